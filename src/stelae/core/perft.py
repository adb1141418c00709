"""Counting the lines of play: the numbers by which two implementations of a game know each other."""

from __future__ import annotations

import sys
from typing import Any

from stelae.core import jit
from stelae.core.contract import CHANCE, OVER, StelaeError, complain
from stelae.core.game import State
from stelae.core.jit import kernel
from stelae.core.slots import apply, count, legal, nth, turn

# From here on compiling (or loading) the kernels is worth its time.
COMPILED_FROM = 5


@kernel
def leaves(start: Any, depth: int) -> int:
    """The lines of exactly this many plies; -1 where chance comes in, whose outcomes differ in number."""
    states = [start] * depth
    moves = [legal(start)] * depth
    tried = [0] * depth
    level = 0
    total = 0
    while level >= 0:
        if level == depth - 1:
            total += count(moves[level])
            level -= 1
        elif tried[level] == count(moves[level]):
            level -= 1
        else:
            state = apply(states[level], nth(moves[level], tried[level]))
            tried[level] += 1
            if turn(state) == CHANCE:
                return -1
            if turn(state) != OVER:
                level += 1
                states[level] = state
                moves[level] = legal(state)
                tried[level] = 0
    return total


def perft(state: State, depth: int) -> int:
    """How many lines of exactly `depth` plies there are from here; a game that is over adds nothing.

    Repetition (C-3) is left out, as in chess: what is counted is a matter of the position alone.
    """
    if depth < 0:
        raise complain(StelaeError, "perft-depth", depth=depth)
    if state.game.info.endless:
        raise complain(StelaeError, "perft-endless", game=state.game.name)
    if depth >= COMPILED_FROM and jit.available() and isinstance(state.to_move, int):
        bound = jit.bind(sys.modules[__name__], state.game.rules, compiled=True)
        total = int(bound.leaves(state.packed, depth))
        if total >= 0:
            return total
    return _count(state.without_history(), depth)


def _count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    codes = state.codes()
    if not codes and state.to_move is not None:
        raise complain(StelaeError, "perft-chance")
    return len(codes) if depth == 1 else sum(_count(state.apply(code), depth - 1) for code in codes)
