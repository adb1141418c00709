"""Planes: sets of squares or edges in seven words (see layout.py). Everything here is a kernel."""

from stelae.core.bits import nth_bit, popcount
from stelae.core.jit import kernel
from stelae.games.tayu.layout import FULL, PLANE, WORD, Plane


@kernel
def in_plane(square: int, plane: Plane) -> bool:
    return 0 <= square < PLANE and plane[square // WORD] >> square % WORD & 1 == 1


@kernel
def size(plane: Plane) -> int:
    return (
        popcount(plane[0])
        + popcount(plane[1])
        + popcount(plane[2])
        + popcount(plane[3])
        + popcount(plane[4])
        + popcount(plane[5])
        + popcount(plane[6])
    )


@kernel
def member(plane: Plane, index: int) -> int:
    """The bit of a plane at an index, counted from the lowest."""
    here = popcount(plane[0])
    if index < here:
        return nth_bit(plane[0], index)
    index -= here
    here = popcount(plane[1])
    if index < here:
        return WORD + nth_bit(plane[1], index)
    index -= here
    here = popcount(plane[2])
    if index < here:
        return 2 * WORD + nth_bit(plane[2], index)
    index -= here
    here = popcount(plane[3])
    if index < here:
        return 3 * WORD + nth_bit(plane[3], index)
    index -= here
    here = popcount(plane[4])
    if index < here:
        return 4 * WORD + nth_bit(plane[4], index)
    index -= here
    here = popcount(plane[5])
    if index < here:
        return 5 * WORD + nth_bit(plane[5], index)
    index -= here
    return 6 * WORD + nth_bit(plane[6], index)


@kernel
def share(word: int, low: int, high: int) -> int:
    """What a stamp puts into a word, given by its distance from the one in which the stamp begins."""
    return low if word == 0 else high if word == 1 else 0


@kernel
def stamped(plane: Plane, bit: int, stamp: int) -> Plane:
    """The plane with the bits of a stamp added, from this bit on."""
    at, shift = bit // WORD, bit % WORD
    low = (stamp & FULL >> shift) << shift
    high = stamp >> WORD - shift
    return (
        plane[0] | share(0 - at, low, high),
        plane[1] | share(1 - at, low, high),
        plane[2] | share(2 - at, low, high),
        plane[3] | share(3 - at, low, high),
        plane[4] | share(4 - at, low, high),
        plane[5] | share(5 - at, low, high),
        plane[6] | share(6 - at, low, high),
    )
