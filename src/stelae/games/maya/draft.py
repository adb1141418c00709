"""The drafted set-up (MY-4), as kernels."""

from stelae.core.bits import lowest, popcount
from stelae.core.jit import kernel
from stelae.games.maya.state import ALL_COLOURS, Maya
from stelae.games.maya.towers import floors_placed, tower_of


@kernel
def level_to_build(state: Maya) -> int:
    return floors_placed(state) // 9 + 1


@kernel
def open_towers(state: Maya) -> int:
    """The towers that lack the level being built, a bit for each."""
    level = level_to_build(state)
    found = 0
    for tower in range(9):
        if tower_of(state, tower) >> 4 * (level - 1) == 0:
            found |= 1 << tower
    return found


@kernel
def colours_left(state: Maya) -> int:
    """The floors of the level being built that are not placed yet, the one in hand too: the bits of their colours."""
    level = level_to_build(state)
    left = ALL_COLOURS
    for tower in range(9):
        left &= ~(1 << (tower_of(state, tower) >> 4 * (level - 1) & 15))
    return left


@kernel
def colours_in(floors: int) -> int:
    """The colours of a tower, as bits."""
    found = 0
    while floors != 0:
        found |= 1 << (floors & 15)
        floors >>= 4
    return found


@kernel
def shut_out(state: Maya, colours: int, towers: int) -> int:
    """Those of the colours that could stand on none of these towers, since each of them has the colour."""
    while towers != 0 and colours != 0:
        colours &= colours_in(tower_of(state, lowest(towers)))
        towers &= towers - 1
    return colours


@kernel
def to_spare(state: Maya, colours: int, inside: int, outside: int) -> int:
    """How many more towers there are inside than floors of these colours that cannot stand outside.

    By Hall's theorem the floors can all be placed just when this is below 0 for no parting of the open towers.
    """
    return popcount(inside) - popcount(shut_out(state, colours, outside))


@kernel
def reserved(state: Maya) -> int:
    """The towers that the floor in hand must leave to the others of its level: where there is none to spare."""
    towers = open_towers(state)
    others = colours_left(state) & ~(1 << state.drawn)
    found = 0
    outside = towers
    while outside != 0:
        if to_spare(state, others, towers ^ outside, outside) == 0:
            found |= towers ^ outside
        outside = outside - 1 & towers
    return found


@kernel
def placements(state: Maya) -> int:
    """The towers on which the floor in hand may be put, a bit for each (MY-4).

    There is always one: before the draw all floors left could be placed together, this one among them; and every
    level begins like that, as each colour is lacking in as many towers as each tower lacks colours.
    """
    found = open_towers(state) & ~reserved(state)
    for tower in range(9):
        if colours_in(tower_of(state, tower)) >> state.drawn & 1 == 1:
            found &= ~(1 << tower)
    return found
