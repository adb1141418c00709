"""What happened in a ply of Maya."""

from stelae.core.bits import members
from stelae.core.contract import Event
from stelae.games.maya.chance import hands
from stelae.games.maya.draft import level_to_build
from stelae.games.maya.letters import colour_letter, letters
from stelae.games.maya.state import (
    CARDS,
    CENTRE,
    CROWNED,
    DEAL,
    DRAW,
    EXCHANGE_AND_STOP,
    PAIRS,
    PLACE,
    PLACES,
    PREPARE,
    PUT,
    STOP,
    STOPPED,
    UNKNOWN,
    WHITE,
    Maya,
    tower_number,
)
from stelae.games.maya.towers import is_complete, is_joined, level_in, pair_in, tower_of


def events(before: Maya, code: int, after: Maya) -> list[Event]:
    told: list[Event] = []
    if before.phase == DEAL:
        told.append({"kind": "dealt"})
    elif before.phase == DRAW:
        told.append(
            {"kind": "drawn", "colour": colour_letter(code), "level": level_to_build(before), "seat": after.seat}
        )
    elif before.phase == CARDS:
        told.append({"kind": "centre", "colour": colour_letter(tower_of(before, CENTRE) & 15)})
        told += _cards("cards", before, code)
    elif before.phase == PUT:
        placed = {"colour": colour_letter(before.drawn), "level": level_to_build(before)}
        told.append({"kind": "placed", "seat": before.seat, **placed, "tower": tower_number(code - PLACE)})
    elif before.phase == PREPARE:
        told.append({"kind": "set_up", "seat": before.seat, **_monolith(after), "raven": after.raven})
    elif code != STOP:
        told += _exchange(before, code % EXCHANGE_AND_STOP, after)
    if after.phase >= STOPPED:
        told.append({"kind": "stopped", "seat": after.seat, "bonus": 5 if after.phase == CROWNED else 0})
    if before.phase > CARDS and before.cards != after.cards:
        # Cards that the viewer did not see lie open now: the game is over.
        told += _cards("shown", after, after.cards)
    return told


def _cards(kind: str, state: Maya, cards: int) -> list[Event]:
    """Each seat's cards; those of `cards` that the viewer does not see are not told."""
    known = [(seat, hand) for seat, hand in enumerate(hands(state, cards)) if hand != UNKNOWN]
    return [{"kind": kind, "seat": seat, "colours": [colour_letter(c) for c in members(hand)]} for seat, hand in known]


def _monolith(state: Maya) -> Event:
    first, second = map(tower_number, PAIRS[state.monolith])
    return {"first": first, "second": second}


def _exchange(before: Maya, exchange: int, after: Maya) -> list[Event]:
    pair, level = pair_in(exchange), level_in(exchange)
    told: list[Event] = [{"kind": "exchanged", "seat": before.seat, **_monolith(after), "level": level}]
    for tower in PAIRS[pair]:
        floors = tower_of(after, tower)
        if not is_joined(floors, level):
            continue
        here = {"tower": tower_number(tower), "seat": before.seat}
        colour = letters(floors)[level - 1]
        told.append({"kind": "joined", **here, "below": level - 1, "level": level, "colour": colour})
        if is_complete(floors):
            told.append({"kind": "completed", **here, "colour": colour})
        if before.players > 2:
            continue
        had, has = _ladders(before, before.seat), _ladders(after, before.seat)
        if had >> 4 * tower & 15 < has >> 4 * tower & 15:
            told.append({"kind": "ladder", **here})
        else:
            taken = after.white_ladders + after.black_ladders >> 4 * tower & 15
            told.append({"kind": "no_ladder", **here, "lacking": "place" if taken == PLACES[tower] else "ladder"})
        if is_complete(floors):
            priests = (after.white_priests, after.black_priests)[before.seat]
            told.append({"kind": "priest" if priests >> tower & 1 else "no_priest", **here})
    return told


def _ladders(state: Maya, seat: int) -> int:
    return state.white_ladders if seat == WHITE else state.black_ladders
