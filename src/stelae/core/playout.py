"""Random play, as a template for any game: no memory is allocated in it."""

from typing import Any

from stelae.core.bits import below, following
from stelae.core.contract import CHANCE, OVER
from stelae.core.jit import kernel
from stelae.core.slots import apply, chance, chances, count, legal, nth, result, turn


@kernel
def playout(state: Any, random: int, limit: int) -> tuple[Any, int, int]:
    """Plays uniformly at random to the end or for so many plies; the state, the random state, the plies played."""
    plies = 0
    while plies < limit:
        who = turn(state)
        if who == OVER:
            break
        random = following(random)
        if who == CHANCE:
            state = apply(state, chance(state, below(random, chances(state))))
        else:
            moves = legal(state)
            state = apply(state, nth(moves, below(random, count(moves))))
        plies += 1
    return state, random, plies


@kernel
def playouts(state: Any, random: int, limit: int, times: int) -> tuple[int, int, int]:
    """Many playouts; all plies played, a sum over the results so that none can be left out, the random state."""
    plies = 0
    total = 0
    for _ in range(times):
        end, random, played = playout(state, random, limit)
        plies += played
        total += result(end).winners
    return plies, total, random
