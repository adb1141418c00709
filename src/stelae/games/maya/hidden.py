"""What a seat sees of Maya: everything but the cards of the others (C-2)."""

import random

from stelae.core.bits import members, popcount
from stelae.core.contract import View
from stelae.games.maya.chance import hands
from stelae.games.maya.draft import colours_left, level_to_build
from stelae.games.maya.letters import colour_letter, letters
from stelae.games.maya.points import ahead, card_points, colour_points, group_points, hand_of
from stelae.games.maya.rules import ladder_count, result
from stelae.games.maya.state import (
    ALL_COLOURS,
    CARDS,
    CENTRE,
    CROWNED,
    DRAW,
    LADDERS,
    NOWHERE,
    NUMBERS,
    PAIRS,
    PHASES,
    PLACES,
    PLAY,
    PRIESTS,
    PUT,
    UNKNOWN,
    Maya,
    tower_number,
)
from stelae.games.maya.towers import is_complete, is_joined, tower_of


def mask(state: Maya, seat: int | None) -> Maya:
    return state._replace(cards=_masked(state, state.cards, seat)) if state.cards else state


def mask_code(state: Maya, code: int, seat: int | None) -> int:
    return _masked(state, code, seat) if state.phase == CARDS else code


def _masked(state: Maya, cards: int, seat: int | None) -> int:
    seen = (hand if owner == seat else UNKNOWN for owner, hand in enumerate(hands(state, cards)))
    return sum(hand << 10 * owner for owner, hand in enumerate(seen))


def determinize(state: Maya, rng: random.Random) -> Maya:
    held = hands(state, state.cards)
    if UNKNOWN not in held:
        return state
    out = 1 << (tower_of(state, CENTRE) & 15) | sum(hand for hand in held if hand != UNKNOWN)
    left = members(ALL_COLOURS & ~out)
    rng.shuffle(left)
    dealt = [1 << left.pop() | 1 << left.pop() if hand == UNKNOWN else hand for hand in held]
    return state._replace(cards=sum(hand << 10 * seat for seat, hand in enumerate(dealt)))


def board(state: Maya, trail: tuple[()]) -> View:
    """The table, from a masked state. What a seat may do can depend on its cards, so that is no part of it."""
    playing = state.phase >= PLAY
    side = _builder if state.players == 2 else _holder
    return {
        "phase": PHASES[state.phase],
        "seat": state.seat,
        "towers": [_tower(state, NUMBERS.index(number)) for number in sorted(NUMBERS)],
        "monolith": None if state.monolith == NOWHERE else [tower_number(tower) for tower in PAIRS[state.monolith]],
        "raven": state.raven or None,
        "exchanges": popcount(state.exchanges) if playing else None,
        "draft": _draft(state) if state.phase in (DRAW, PUT) else None,
        "sides": [side(state, seat) for seat in range(state.players)],
        "centre": letters(tower_of(state, CENTRE))[:1] or None if state.players > 2 else None,
        "groups": _groups(state) if playing else [],
    }


def _tower(state: Maya, tower: int) -> View:
    floors = tower_of(state, tower)
    return {
        "tower": tower_number(tower),
        "floors": list(letters(floors)),
        # The levels that are in harmony with the one below.
        "joined": [level for level in range(2, 6) if floors >> 4 * (level - 1) and is_joined(floors, level)],
        "complete": is_complete(floors),
        "places": PLACES[tower],
        "ladders": [state.white_ladders >> 4 * tower & 15, state.black_ladders >> 4 * tower & 15],
        "priest": next((n for n, owned in enumerate(_priests(state)) if owned >> tower & 1), None),
        "beside_monolith": tower in PAIRS[state.monolith] if state.monolith != NOWHERE else False,
    }


def _priests(state: Maya) -> tuple[int, int]:
    return state.white_priests, state.black_priests


def _draft(state: Maya) -> View:
    left = colours_left(state) & ~(1 << state.drawn)
    return {
        "level": level_to_build(state),
        "left": [colour_letter(colour) for colour in members(left)],
        "drawn": colour_letter(state.drawn) if state.drawn else None,
    }


def _builder(state: Maya, seat: int) -> View:
    """A side of the game for two: its points and what is left of its supplies."""
    sides = (state.white_ladders, state.black_ladders)
    led = {tower_number(tower) for tower in members(ahead(sides[seat], sides[1 - seat]))}
    blessed = {tower_number(tower) for tower in members(_priests(state)[seat])}
    return {
        "seat": seat,
        "score": result(state).scores[seat],
        "for_ladders": sorted(led),
        "for_priests": sorted(blessed),
        "ladders_left": LADDERS - ladder_count(sides[seat]),
        "priests_left": PRIESTS - len(blessed),
    }


def _holder(state: Maya, seat: int) -> View:
    """A side of the game for three or four: its cards and points, or None for what the viewer may not know."""
    hand = hand_of(state, seat)
    known = hand != UNKNOWN
    points = colour_points(state) if state.phase >= PLAY else 0
    return {
        "seat": seat,
        "cards": [colour_letter(colour) for colour in members(hand)] if known else None,
        "for_cards": [points >> 4 * colour & 15 for colour in members(hand)] if known else None,
        "bonus": 5 if state.phase == CROWNED and state.seat == seat else 0,
        "score": card_points(state, points, seat) if known else None,
    }


def _groups(state: Maya) -> list[View]:
    """All harmonies, and what each is worth to the one who has its card."""
    found = []
    for number in sorted(NUMBERS):
        floors = tower_of(state, NUMBERS.index(number))
        lowest = 1
        for level in range(2, 7):
            if level < 6 and is_joined(floors, level):
                continue
            if level - lowest > 1:
                colour = colour_letter(floors >> 4 * (lowest - 1) & 15)
                group: View = {"tower": int(number), "colour": colour, "from": lowest, "to": level - 1}
                if state.players > 2:
                    group["points"] = group_points(level - lowest, state.three)
                found.append(group)
            lowest = level
    return found
