"""How games end, and for whom."""

from typing import Any

from stelae.bots.kernels.slots import Payoffs
from stelae.core.jit import kernel
from stelae.core.slots import result

# What is known for certain of a position: nothing, a draw, or (from WON on) the side that wins.
OPEN, DRAWN, WON = 0, 1, 2


@kernel
def side_of(seat: int, seats: int) -> int:
    return seat % 2 if seats == 4 else seat


@kernel
def fate_of(state: Any, seats: int) -> int:
    """How a finished game ended."""
    winners = result(state).winners
    for seat in range(min(seats, 3 if seats == 3 else 2)):
        alone = 5 << seat & 15 if seats == 4 else 1 << seat
        if winners == alone:
            return WON + seat
    return DRAWN


@kernel
def among(rows: Any, number: int, one: int, other: int) -> bool:
    """Whether a position, as `key` tells it, is one of so many."""
    row = 0
    while row < number and (rows[2 * row] != one or rows[2 * row + 1] != other):
        row += 1
    return row < number


@kernel
def share(brought: Payoffs, seat: int) -> float:
    return brought[0] if seat == 0 else brought[1] if seat == 1 else brought[2] if seat == 2 else brought[3]


@kernel
def certain(fate: int, seats: int) -> Payoffs:
    """What a known end brings."""
    if fate == DRAWN:
        even = 1.0 / (2 if seats == 4 else seats)
        return even, even, even, even
    side = fate - WON
    return (
        1.0 if side == 0 else 0.0,
        1.0 if side == 1 else 0.0,
        1.0 if side == 2 or (side == 0 and seats == 4) else 0.0,
        1.0 if side == 3 or (side == 1 and seats == 4) else 0.0,
    )
