"""A small game to measure servers with: nine squares; of a player's stones only the last three stay. It never ends."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

from stelae.core.contract import (
    BadPosition,
    Event,
    GameInfo,
    IllegalMove,
    Outcome,
    Reason,
    Rules,
    Value,
    View,
    complain,
)
from stelae.core.open import determinize, mask, mask_code

__all__ = ["RULES", "determinize", "mask", "mask_code"]
SQUARES = 9
STAY = 6


class Nine(NamedTuple):
    """How many stones were laid, and the squares of the last six, the oldest first."""

    ply: int
    stones: tuple[int, ...]


def seats(options: Mapping[str, Value]) -> int:
    return 2


def start(options: Mapping[str, Value]) -> Nine:
    return Nine(0, ())


def turn(state: Nine) -> int:
    return state.ply & 1


def legal(state: Nine) -> tuple[int, ...]:
    return tuple(square for square in range(SQUARES) if square not in state.stones)


def count(moves: tuple[int, ...]) -> int:
    return len(moves)


def nth(moves: tuple[int, ...], index: int) -> int:
    return moves[index]


def contains(moves: tuple[int, ...], code: int) -> bool:
    return code in moves


def apply(state: Nine, code: int) -> Nine:
    return Nine(state.ply + 1, (*state.stones, code)[-STAY:])


def result(state: Nine) -> Outcome:
    return Outcome(0, 0, (0, 0, 0, 0))


def progress(state: Nine) -> int:
    return state.ply


def move_text(state: Nine, code: int) -> str:
    return str(code)


def move_code(state: Nine, text: str) -> int:
    if len(text) != 1 or text not in "012345678":
        raise complain(IllegalMove, "nine-square", move=text[:40])
    return int(text)


def remember(trail: tuple[()], state: Nine, code: int) -> tuple[()]:
    return trail


def write(state: Nine, trail: tuple[()]) -> str:
    return f"{state.ply} {''.join(map(str, state.stones))}"


def read(text: str, given: Mapping[str, Value]) -> tuple[dict[str, Value], Nine, tuple[()]]:
    raise complain(BadPosition, "nine-position")


def why(state: Nine, code: int) -> Reason:
    return Reason("nine-taken", "NI-1", {"square": code})


def board(state: Nine, trail: tuple[()]) -> View:
    squares: list[int | None] = [None] * SQUARES
    for back, square in enumerate(reversed(state.stones), 1):
        squares[square] = state.ply - back & 1
    return {"squares": squares}


def events(before: Nine, code: int, after: Nine) -> list[Event]:
    told: list[Event] = [{"kind": "placed", "square": code}]
    if len(before.stones) == STAY:
        told.append({"kind": "faded", "square": before.stones[0]})
    return told


INFO = GameInfo(
    name="nine",
    options=(),
    rules_version=1,
    clauses={"NI-1": ("house",)},
    endings=("",),
    match_length=lambda options: 1,
    variants={"nine": {}},
)
_rooms: Any = sys.modules[__name__]
RULES = Rules(INFO, _rooms, _rooms, _rooms, _rooms, _rooms)
