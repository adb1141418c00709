"""Azteka as text: `c5`, `c+`, `c++`, `-`, and `......../..LD..../......../........ L 13 13`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Never

from stelae.core.bits import members, popcount
from stelae.core.contract import BadPosition, IllegalMove, Value, complain
from stelae.games.azteka.rules import VARIANTS, first_goal, full_sectors, of_seat, pieces_each
from stelae.games.azteka.state import (
    ALL,
    CLASSIC,
    DECLINE,
    ENDINGS,
    EXTINCT,
    FULL,
    LIFE,
    NO_LAST_TURNS,
    PIECES,
    RING,
    RINGS,
    SECTORS,
    THREE,
    TURN,
    TWICE,
    Azteka,
    socket_name,
)

_MOVE = re.compile(r"(?P<ring>[a-d])(?P<act>[1-8]|\+|\+\+)|-")
_POSITION = re.compile(
    r"(?P<rings>[.LDM]{8}(/[.LDM]{8}){3}) (?P<side>[LDMl])(?P<supplies>( \d{1,2}){2,3})(?P<last> [0-3])?", re.ASCII
)


def move_text(state: Azteka, code: int) -> str:
    if code == DECLINE:
        return "-"
    if code >= TWICE:
        return RINGS[code - TWICE] + "++"
    return RINGS[code - TURN] + "+" if code >= TURN else socket_name(code)


def move_code(state: Azteka, text: str) -> int:
    match = _MOVE.fullmatch(text)
    if match is None:
        raise complain(IllegalMove, "azteka-move-text", move=text[:40])
    if text == "-":
        return DECLINE
    ring, act = RINGS.index(match["ring"]), match["act"]
    if act in SECTORS:
        return 8 * ring + SECTORS.index(act)
    return (TURN if act == "+" else TWICE) + ring


def remember(trail: tuple[()], state: Azteka, code: int) -> tuple[()]:
    return trail


def rings_text(state: Azteka) -> list[str]:
    """The rings from a to d, a character a socket."""
    life, death, mummies = state.life, state.death, state.mummies
    return [_ring_text(life >> at & RING, death >> at & RING, mummies >> at & RING) for at in (0, 8, 16, 24)]


# The same rings stand again and again, and every position is written for every eye.
@lru_cache(4_096)
def _ring_text(life: int, death: int, mummies: int) -> str:
    text = ["."] * 8
    for piece, sockets in zip(PIECES, (life, death, mummies), strict=True):
        for socket in members(sockets):
            text[socket] = piece
    return "".join(text)


def supplies(state: Azteka) -> list[int]:
    return [
        pieces_each(state.variant) - popcount(of_seat(state, seat))
        for seat in range(3 if state.variant == THREE else 2)
    ]


def write(state: Azteka, trail: tuple[()]) -> str:
    side = "l" if state.birth else PIECES[state.seat]
    last = [] if state.last_turns == NO_LAST_TURNS else [str(state.last_turns)]
    return " ".join(["/".join(rings_text(state)), side, *map(str, supplies(state)), *last])


def read(text: str, given: Mapping[str, Value]) -> tuple[dict[str, Value], Azteka, tuple[()]]:
    match = _POSITION.fullmatch(text)
    if match is None:
        raise complain(BadPosition, "azteka-position-text", position=text[:120])
    side, numbers = match["side"], [int(number) for number in match["supplies"].split()]
    shown: dict[str, Value] = {}
    if len(numbers) == 3:
        shown["variant"] = "mummies"
    elif given.get("variant", "classic") == "mummies":
        raise complain(BadPosition, "azteka-supplies", "AZ-11", expected=3, found=2)
    elif side == "l":
        shown["variant"] = "classic"
    variant = VARIANTS[str(shown.get("variant", given.get("variant", "classic")))]

    pieces = "".join(match["rings"].split("/"))
    life, death, mummies = (sum(1 << n for n, held in enumerate(pieces) if held == piece) for piece in PIECES)
    mover = 0 if side == "l" else (PIECES.index(side) - 1) % len(numbers)
    state = Azteka(
        life=life,
        death=death,
        mummies=mummies,
        seat=LIFE if side == "l" else PIECES.index(side),
        birth=int(side == "l"),
        last_turns=int(match["last"]) if match["last"] else NO_LAST_TURNS,
        ending=0,
        winner=0,
        variant=variant,
        life_births=int(given.get("birth") == "life"),
        ring_wins=int(given.get("fill") == "sector_or_ring"),
    )
    _check(state, numbers)
    return shown, _with_ending(state, mover), ()


def _check(state: Azteka, numbers: list[int]) -> None:
    def wrong(code: str, clause: str, **params: str | int) -> Never:
        raise complain(BadPosition, code, clause, **params)

    if len(numbers) == 2 and (state.mummies or state.seat > 1):
        wrong("azteka-no-mummies", "AZ-3")
    for seat, expected in enumerate(supplies(state)):
        if numbers[seat] != expected:
            total = pieces_each(state.variant)
            clause = "AZ-11" if state.variant == THREE else "AZ-3"
            wrong("azteka-supply", clause, piece=PIECES[seat], found=numbers[seat], expected=expected, total=total)
    if not state.life | state.death and state.variant != THREE and state.seat != LIFE:
        wrong("azteka-life-begins", "AZ-3")
    filled = full_sectors(state.life if state.life_births else state.life | state.death)
    if state.birth and not filled:
        wrong("azteka-no-birth", "AZ-6")
    if state.last_turns != NO_LAST_TURNS and state.life | state.death | state.mummies != ALL:
        wrong("azteka-last-turns-early", "AZ-14")


def _with_ending(state: Azteka, mover: int) -> Azteka:
    """The state with what ended it, so far as a position can show it; repetition it cannot (C-6)."""
    ending, winner = first_goal(state.life, state.death, state.mummies, mover, state.variant, state.ring_wins)
    if ending == 0:
        if state.variant == CLASSIC and state.death and not state.life:
            ending = EXTINCT
        elif state.last_turns == 0:
            ending = FULL
        elif state.variant == THREE and state.last_turns < 0 and state.life | state.death | state.mummies == ALL:
            raise complain(BadPosition, "azteka-last-turns-missing", "AZ-14")
    if ending and state.birth:
        raise complain(BadPosition, "azteka-birth-over", "AZ-8", reason=ENDINGS[ending])
    return state._replace(ending=ending, winner=winner)
