"""Positions of Maya as text, and which of them can be."""

import re
from collections.abc import Mapping
from typing import Never

from stelae.core.bits import popcount
from stelae.core.contract import BadPosition, Value, complain
from stelae.games.maya.chance import card_faults, deal_of, hands
from stelae.games.maya.draft import colours_left, open_towers, to_spare
from stelae.games.maya.letters import (
    HAND_PATTERN,
    TOWER_PATTERN,
    by_number,
    cards_from,
    colour_letter,
    hand_letters,
    letters,
    pair_from,
    towers_from,
)
from stelae.games.maya.points import hand_of
from stelae.games.maya.rules import completing_centre, completing_own, ladder_count
from stelae.games.maya.state import (
    BLACK,
    CARDS,
    CENTRE,
    COLOURS,
    CROWNED,
    DEAL,
    DRAW,
    LADDERS,
    NOWHERE,
    NUMBERS,
    PAIRS,
    PLACES,
    PLAY,
    PREPARE,
    PRIESTS,
    PUT,
    ROW,
    STOP,
    STOPPED,
    UNKNOWN,
    WHITE,
    Maya,
    pair_name,
    tower_number,
)
from stelae.games.maya.towers import exchanges, floors_placed, is_complete, tower_of

_POSITION = re.compile(
    f"(?P<towers>{TOWER_PATTERN}(?:/{TOWER_PATTERN}){{8}}) (?P<monolith>-|[1-9]{{2}}) (?P<raven>[-1-5])"
    r" (?P<seat>[0-3])(?P<stop>!\+?)?"
    r" (?:(?P<ladders>[0-4]{18}) (?P<priests>[.WB]{9})"
    f"|(?P<cards>-(?:/-){{2,3}}|{HAND_PATTERN}(?:/{HAND_PATTERN}){{2,3}}))"
    f"(?: =(?P<drawn>[{COLOURS}]))?"
)


def write(state: Maya, trail: tuple[()]) -> str:
    fields = [
        by_number(letters(tower_of(state, tower)) or "-" for tower in range(9)),
        "-" if state.monolith == NOWHERE else pair_name(state.monolith),
        str(state.raven or "-"),
        str(state.seat) + {STOPPED: "!", CROWNED: "!+"}.get(state.phase, ""),
    ]
    if state.players == 2:
        sides = [(state.white_ladders >> 4 * n & 15, state.black_ladders >> 4 * n & 15) for n in range(9)]
        fields.append(by_number(f"{white}{black}" for white, black in sides).replace("/", ""))
        fields.append(by_number(priest_letter(state, tower) for tower in range(9)).replace("/", ""))
    else:
        fields.append("/".join(hand_letters(hand_of(state, seat)) for seat in range(state.players)))
    if state.drawn:
        fields.append("=" + colour_letter(state.drawn))
    return " ".join(fields)


def priest_letter(state: Maya, tower: int) -> str:
    return "W" if state.white_priests >> tower & 1 else "B" if state.black_priests >> tower & 1 else "."


def read(text: str, given: Mapping[str, Value]) -> tuple[dict[str, Value], Maya, tuple[()]]:
    match = _POSITION.fullmatch(text)
    if match is None:
        raise complain(BadPosition, "maya-position-text", position=text[:160])
    towers = deal_of(towers_from(match["towers"]))
    top, middle, bottom = towers & ROW, towers >> 60 & ROW, towers >> 120
    monolith = NOWHERE if match["monolith"] == "-" else pair_from(match["monolith"], BadPosition)
    raven = 0 if match["raven"] == "-" else int(match["raven"])
    ladders, priests = match["ladders"] or "0" * 18, match["priests"] or "." * 9
    cards = match["cards"] or ""
    state = Maya(
        top=top,
        middle=middle,
        bottom=bottom,
        monolith=monolith,
        raven=raven,
        exchanges=exchanges(top, middle, bottom, monolith, raven),
        phase=PLAY,
        seat=int(match["seat"]),
        white_ladders=_lanes(ladders[WHITE::2]),
        black_ladders=_lanes(ladders[BLACK::2]),
        white_priests=sum(1 << n for n, number in enumerate(NUMBERS) if priests[int(number) - 1] == "W"),
        black_priests=sum(1 << n for n, number in enumerate(NUMBERS) if priests[int(number) - 1] == "B"),
        cards=cards_from(cards, BadPosition) if cards else 0,
        drawn=COLOURS.index(match["drawn"]) + 1 if match["drawn"] else 0,
        players=cards.count("/") + 1 if cards else 2,
        both=int(given.get("stop") == "both"),
        three=int(given.get("three", 3)),
    )
    shown: dict[str, Value] = {"players": state.players}
    placed = floors_placed(state)
    _check_floors(state)
    if placed == 45 and state.drawn:
        _wrong("maya-draft-over", "MY-4")
    if match["stop"]:
        state = state._replace(phase=CROWNED if match["stop"] == "!+" else STOPPED)
        _check_play(state)
        shown |= _check_stop(state)
        return shown, state, ()
    if placed < 45:
        draft = placed > 0 or state.drawn > 0 or (state.players == 2 and state.seat == 0)
        if draft or state.players == 2:
            shown["draft"] = draft
        draft = draft or given.get("draft") is True
        state = state._replace(phase=PUT if state.drawn else DRAW if draft else DEAL)
    elif state.players == 2 and state.monolith == NOWHERE:
        state = state._replace(phase=PREPARE)
    elif state.players > 2 and not state.cards:
        state = state._replace(phase=CARDS)
    if state.phase == PLAY:
        _check_play(state)
    else:
        state = state._replace(exchanges=0)
        _check_set_up(state)
    return shown, state, ()


def _wrong(code: str, clause: str, **params: str | int) -> Never:
    raise complain(BadPosition, code, clause, **params)


def _lanes(digits: str) -> int:
    return sum(int(digits[int(number) - 1]) << 4 * tower for tower, number in enumerate(NUMBERS))


def _check_floors(state: Maya) -> None:
    """Every colour at most once a level, and one level after the other."""
    towers = [tower_of(state, tower) for tower in range(9)]
    heights = [len(letters(floors)) for floors in towers]
    if max(heights) - min(heights) > 1:
        _wrong("maya-level-order", "MY-4", level=min(heights) + 1)
    for level in range(5):
        colours = [floors >> 4 * level & 15 for floors in towers if floors >> 4 * level]
        for colour in set(colours):
            if colours.count(colour) > 1:
                _wrong("maya-level-twice", "MY-2", level=level + 1, colour=colour_letter(colour))


def _check_apart(state: Maya) -> None:
    """No tower has a colour twice before the first exchange."""
    for tower in range(9):
        floors = letters(tower_of(state, tower))
        for colour in floors:
            if floors.count(colour) > 1:
                _wrong("maya-tower-twice", "MY-3", tower=tower_number(tower), colour=colour)


def _check_set_up(state: Maya) -> None:
    _check_apart(state)
    placed = floors_placed(state)
    clause = "MY-10" if state.players == 2 else "MY-16"
    in_draft = state.phase in (DRAW, PUT)
    seat = placed % state.players if in_draft else int(state.players == 2)
    if state.seat != seat:
        _wrong("maya-other-seat", "MY-4" if in_draft else clause, found=state.seat, expected=seat)
    if state.monolith != NOWHERE or state.raven:
        _wrong("maya-monolith-early", clause)
    if state.white_ladders | state.black_ladders | state.white_priests | state.black_priests:
        _wrong("maya-ladders-early", "MY-11")
    if state.cards:
        _wrong("maya-cards-early", "MY-16")
    if in_draft:
        if state.drawn and not colours_left(state) >> state.drawn & 1:
            _wrong("maya-floor-gone", "MY-4", colour=colour_letter(state.drawn), level=placed // 9 + 1)
        if _is_stuck(state):
            _wrong("maya-stuck", "MY-4", level=placed // 9 + 1)


def _is_stuck(state: Maya) -> bool:
    """Whether the floors left of the level cannot all be placed."""
    towers, left = open_towers(state), colours_left(state)
    outside = towers
    while outside:
        if to_spare(state, left, towers ^ outside, outside) < 0:
            return True
        outside = outside - 1 & towers
    return False


def _check_play(state: Maya) -> None:
    """What must hold from the first exchange on."""
    if floors_placed(state) < 45:
        _wrong("maya-draft-unfinished", "MY-4")
    if state.seat >= state.players:
        _wrong("maya-no-seat", "C-5", seat=state.seat, players=state.players)
    if state.players == 2:
        _check_ladders(state)
        return
    if state.raven:
        _wrong("maya-no-raven", "MY-9")
    if not state.cards:
        _wrong("maya-cards-missing", "MY-16")
    for fault, colour in card_faults(state, state.cards):
        _wrong(fault, "MY-16", colour=colour_letter(colour))
    if state.monolith == NOWHERE:
        _check_apart(state)
        if state.seat:
            _wrong("maya-other-seat", "MY-16", found=state.seat, expected=0)
    over = state.phase != PLAY or not state.exchanges
    if over and UNKNOWN in hands(state, state.cards):
        _wrong("maya-cards-hidden", "C-2")


def _check_ladders(state: Maya) -> None:
    if state.monolith == NOWHERE or not state.raven:
        _wrong("maya-monolith-missing", "MY-10")
    for tower in range(9):
        ladders = (state.white_ladders >> 4 * tower & 15) + (state.black_ladders >> 4 * tower & 15)
        if ladders > PLACES[tower]:
            _wrong("maya-too-many-ladders", "MY-11", tower=tower_number(tower), found=ladders, places=PLACES[tower])
        if priest_letter(state, tower) != "." and not is_complete(tower_of(state, tower)):
            _wrong("maya-priest-unearned", "MY-12", tower=tower_number(tower))
    for seat, ladders in enumerate((state.white_ladders, state.black_ladders)):
        if ladder_count(ladders) > LADDERS:
            _wrong("maya-ladder-supply", "MY-13", seat=seat, found=ladder_count(ladders), total=LADDERS)
    for seat, priests in enumerate((state.white_priests, state.black_priests)):
        if popcount(priests) > PRIESTS:
            _wrong("maya-priest-supply", "MY-13", seat=seat, found=popcount(priests), total=PRIESTS)


def _check_stop(state: Maya) -> dict[str, Value]:
    """Whether Stop could be called; the option that this shows."""
    if state.players == 2:
        _wrong("maya-no-stop", "MY-17")
    own, centre = completing_own(state) >> STOP & 1, completing_centre(state) >> STOP & 1
    if not own and not centre:
        _wrong("maya-stop-unearned", "MY-17", seat=state.seat)
    if state.phase == CROWNED and not (centre and CENTRE in PAIRS[state.monolith]):
        _wrong("maya-bonus-unearned", "MY-20", seat=state.seat)
    return {} if own and centre else {"stop": "either"}
