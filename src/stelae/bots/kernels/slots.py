"""What a game's own room of kernels may say about playing it well; without one, these hold for any game."""

from typing import Any

from stelae.core.bits import below, popcount
from stelae.core.jit import kernel, slot
from stelae.core.slots import count, legal, nth, result

Payoffs = tuple[float, float, float, float]


@slot
def hides(state: Any) -> bool:
    """Whether seats hold what others do not see; then each simulation guesses it anew."""
    return False


@slot
def guess(state: Any, random: int) -> Any:
    """A world that a masked state could come from, drawn evenly."""
    return state


@slot
def widest(state: Any) -> Any:
    """A state with the same seat to move in which all moves are legal that could be in any guess."""
    return state


@slot
def policy(state: Any, random: int) -> int:
    """A move in a playout."""
    moves = legal(state)
    return nth(moves, below(random, count(moves)))


@slot
def snaps(state: Any) -> bool:
    """Whether the seat to move ends a playout by winning at once."""
    return False


@slot
def horizon(state: Any) -> int:
    """After how many plies a playout stops and is judged."""
    return 300


@slot
def ripe(state: Any) -> int:
    """How often a position is tried before its moves are looked at one by one."""
    return 4


@slot
def lies_open(state: Any) -> bool:
    """Whether not even a weak player overlooks a move here."""
    return False


@slot
def hope(state: Any, code: int) -> float:
    """What a move seems worth to the seat to move before it was tried, from 0 to 1."""
    return 1.0


@slot
def trust(state: Any) -> float:
    """How many simulations such a first guess counts for."""
    return 0.0


@slot
def boldness(state: Any) -> float:
    """How much the search tries what it knows little about."""
    return 0.6


@slot
def payoffs(state: Any, seats: int) -> Payoffs:
    """What the state is worth to each seat, from 0 to 1: exactly where the game is over, else as it stands."""
    return shared(result(state).winners, seats)


# What tells positions apart, for games in which they can come again (C-3).


@slot
def repeats(state: Any) -> bool:
    """Whether a position can come again, and `key` tells positions apart."""
    return False


@slot
def key(state: Any) -> tuple[int, int]:
    """Two numbers below 2**60 that tell positions apart."""
    return 0, 0


@slot
def progress(state: Any) -> int:
    """The game's own: it rises when no earlier position can come again."""
    return 0


# What the proof search asks for; a game without `provable` has none.


@slot
def provable(state: Any) -> bool:
    """Whether forced wins are searched for: nothing is hidden, no chance comes, and the slots below are filled."""
    return False


@slot
def store(rows: Any, row: int, state: Any) -> None:
    """Writes what moves change of a state into a row of numbers."""


@slot
def stored(rows: Any, row: int, like: Any) -> Any:
    """The state that was written there; what moves never change is as in the other one."""
    return like


@slot
def wins_now(state: Any) -> bool:
    """Whether a move of the seat to move wins at once."""
    return False


@slot
def soonest(state: Any, seat: int) -> int:
    """So many plies at least are still needed until this seat can have won."""
    return 1


@kernel
def shared(winners: int, seats: int) -> Payoffs:
    """One point for the sides that win, or for all sides if none does; in games of four, pairs are sides."""
    if winners == 0:
        winners = (1 << seats) - 1
    share = (2.0 if seats == 4 else 1.0) / popcount(winners)
    return (
        share if winners & 1 != 0 else 0.0,
        share if winners & 2 != 0 else 0.0,
        share if winners & 4 != 0 else 0.0,
        share if winners & 8 != 0 else 0.0,
    )
