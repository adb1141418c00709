"""Towers and the exchange of their parts, as kernels."""

from stelae.core.bits import popcount
from stelae.core.jit import kernel
from stelae.games.maya.state import EACH_FLOOR, EACH_TOWER, IN_BOTTOM, IN_MIDDLE, IN_TOP, TOWER, Maya


@kernel
def tower_of(state: Maya, tower: int) -> int:
    """The floors of a tower, in its 20 lowest bits."""
    row = state.top if tower < 3 else state.middle if tower < 6 else state.bottom
    return row >> 20 * (tower % 3) & TOWER


@kernel
def told_apart(row: int) -> int:
    """A bit for each floor of a row of towers that differs from the one above it."""
    other = row ^ row >> 4
    other |= other >> 1
    return (other | other >> 2) & 0x1111 * EACH_TOWER


@kernel
def is_joined(floors: int, level: int) -> bool:
    """Whether a tower's floors at a level and below it have one colour."""
    return (floors ^ floors >> 4) >> 4 * (level - 2) & 15 == 0


@kernel
def is_complete(floors: int) -> bool:
    """Whether a tower is one colour throughout."""
    return floors != 0 and (floors ^ floors >> 4) & 0xFFFF == 0


@kernel
def floors_placed(state: Maya) -> int:
    placed = 0
    for tower in range(9):
        floors = tower_of(state, tower)
        placed += popcount((floors | floors >> 1 | floors >> 2 | floors >> 3) & EACH_FLOOR)
    return placed


@kernel
def pair_in(exchange: int) -> int:
    """The two towers of an exchange."""
    return exchange // 20 * 4 + exchange % 4


@kernel
def level_in(exchange: int) -> int:
    return exchange % 20 // 4 + 1


@kernel
def exchange_at(pair: int, level: int) -> int:
    return pair // 4 * 20 + 4 * (level - 1) + pair % 4


@kernel
def exchanges(top: int, middle: int, bottom: int, monolith: int, raven: int) -> int:
    """All exchanges that MY-5 to MY-8 allow, a bit for each."""
    # Where each tower may be cut: a bit in the lane of the lowest floor to travel.
    top = told_apart(top) << 4 & ~(TOWER * IN_TOP[monolith])
    middle = told_apart(middle) << 4 & ~(TOWER * IN_MIDDLE[monolith])
    bottom = told_apart(bottom) << 4 & ~(TOWER * IN_BOTTOM[monolith])
    if raven != 0:
        flown = ~(EACH_TOWER << 4 * (raven - 1))
        top &= flown
        middle &= flown
        bottom &= flown
    below = top & middle | (middle & bottom) << 1
    beside = (top & top >> 20) << 2 | (middle & middle >> 20) << 3
    last = bottom & bottom >> 20
    # The pairs of the lower row lie where the two upper rows have no third pair.
    return below | beside | (last & TOWER) << 42 | last >> 20 << 43
