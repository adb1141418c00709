"""Where a tile fits (TY-5, TY-6): all places of a word, that is of three rows, at once."""

from typing import NamedTuple

from stelae.core.jit import kernel
from stelae.games.tayu.layout import BOARD, CENTRE, PLANE, ROW, TWO_ROWS, WIDTH, WORD, WORDS, Plane
from stelae.games.tayu.state import Tayu
from stelae.games.tayu.tiles import LOWEST, TO_EAST, TO_NORTH, TO_SOUTH, TO_WEST, TYPES

Eight = tuple[int, int, int, int, int, int, int, int]


class Strip(NamedTuple):
    """One word of everything that decides whether a tile fits."""

    free: int  # squares
    south: int  # south edges with an outlet
    south_edge: int  # south edges of which a tile lies on one side at least
    west: int
    west_edge: int
    centre: int  # squares that the first tile must touch


NO_STRIP = Strip(0, 0, 0, 0, 0, 0)
Strips = tuple[Strip, Strip, Strip, Strip, Strip, Strip, Strip, Strip]


class Fits(NamedTuple):
    """Where a tile fits with its lowest square in one word, for each direction."""

    east: int
    south: int
    west: int
    north: int


@kernel
def strip(board: int, taken: int, below: int, south: int, west: int, centre: int) -> Strip:
    """A word of the board, given its words in the planes and the word below it in that of taken squares."""
    under = (taken & TWO_ROWS) << WIDTH | below >> 2 * WIDTH
    return Strip(board & ~taken, south, taken | under, west, taken | taken << 1, centre)


@kernel
def strips(state: Tayu) -> Strips:
    """The board from the lowest word up, and an empty one above it."""
    taken, south, west = state.taken, state.south, state.west
    at = WORDS * state.edition
    first = taken[0] | taken[1] | taken[2] | taken[3] | taken[4] | taken[5] | taken[6] == 0
    mask = -1 if first else 0
    return (
        strip(BOARD[at], taken[0], 0, south[0], west[0], CENTRE[at] & mask),
        strip(BOARD[at + 1], taken[1], taken[0], south[1], west[1], CENTRE[at + 1] & mask),
        strip(BOARD[at + 2], taken[2], taken[1], south[2], west[2], CENTRE[at + 2] & mask),
        strip(BOARD[at + 3], taken[3], taken[2], south[3], west[3], CENTRE[at + 3] & mask),
        strip(BOARD[at + 4], taken[4], taken[3], south[4], west[4], CENTRE[at + 4] & mask),
        strip(BOARD[at + 5], taken[5], taken[4], south[5], west[5], CENTRE[at + 5] & mask),
        strip(BOARD[at + 6], taken[6], taken[5], south[6], west[6], CENTRE[at + 6] & mask),
        NO_STRIP,
    )


@kernel
def up(low: int, high: int) -> int:
    """What stands one row further up, seen from each square of the lower word."""
    return low >> WIDTH | (high & ROW) << 2 * WIDTH


@kernel
def up_two(low: int, high: int) -> int:
    return low >> 2 * WIDTH | (high & TWO_ROWS) << WIDTH


@kernel
def masks(edges: int) -> Eight:
    """For each edge of a tile all ones if it has an outlet there, else 0."""
    return (
        -(edges & 1),
        -(edges >> 1 & 1),
        -(edges >> 2 & 1),
        -(edges >> 3 & 1),
        -(edges >> 4 & 1),
        -(edges >> 5 & 1),
        -(edges >> 6 & 1),
        -(edges >> 7),
    )


@kernel
def turned(mine: Eight) -> Eight:
    """The masks of the tile after a half turn."""
    return mine[4], mine[5], mine[6], mine[7], mine[0], mine[1], mine[2], mine[3]


@kernel
def touched(outlets: Eight) -> int:
    """The places where a tile would have one of these outlets at an edge."""
    return outlets[0] | outlets[1] | outlets[2] | outlets[3] | outlets[4] | outlets[5] | outlets[6] | outlets[7]


@kernel
def unspoilt(places: int, outlets: Eight, edges: Eight, mine: Eight) -> int:
    """Those places where the tile has an outlet at each of its neighbours' outlets, and at none of their walls."""
    spoilt = (
        outlets[0] ^ edges[0] & mine[0]
        | outlets[1] ^ edges[1] & mine[1]
        | outlets[2] ^ edges[2] & mine[2]
        | outlets[3] ^ edges[3] & mine[3]
        | outlets[4] ^ edges[4] & mine[4]
        | outlets[5] ^ edges[5] & mine[5]
        | outlets[6] ^ edges[6] & mine[6]
        | outlets[7] ^ edges[7] & mine[7]
    )
    return places & ~spoilt


@kernel
def fits(low: Strip, high: Strip, mine: Eight) -> Fits:
    """Where the tile fits, by the bit of its lowest or its westmost square; `high` is the word above."""
    if low.south | low.west | low.centre | high.south | high.west | high.centre == 0:
        return Fits(0, 0, 0, 0)
    back = turned(mine)

    # Lying: from each square, its own and the next two to the east.
    north, north_edge = up(low.south, high.south), up(low.south_edge, high.south_edge)
    outlets = north, north >> 1, north >> 2, low.west >> 3, low.south >> 2, low.south >> 1, low.south, low.west
    edges = (
        north_edge,
        north_edge >> 1,
        north_edge >> 2,
        low.west_edge >> 3,
        low.south_edge >> 2,
        low.south_edge >> 1,
        low.south_edge,
        low.west_edge,
    )
    room = low.free & low.free >> 1 & low.free >> 2
    places = room & (touched(outlets) | low.centre | low.centre >> 1 | low.centre >> 2)
    to_east = unspoilt(places, outlets, edges, mine)
    to_west = unspoilt(places, outlets, edges, back)

    # Standing: from each square, its own and the next two to the north.
    one, one_edge = up(low.west, high.west), up(low.west_edge, high.west_edge)
    two, two_edge = up_two(low.west, high.west), up_two(low.west_edge, high.west_edge)
    outlets = low.west, one, two, high.south, two >> 1, one >> 1, low.west >> 1, low.south
    edges = (
        low.west_edge,
        one_edge,
        two_edge,
        high.south_edge,
        two_edge >> 1,
        one_edge >> 1,
        low.west_edge >> 1,
        low.south_edge,
    )
    room = low.free & up(low.free, high.free) & up_two(low.free, high.free)
    centre = low.centre | up(low.centre, high.centre) | up_two(low.centre, high.centre)
    places = room & (touched(outlets) | centre)
    to_north = unspoilt(places, outlets, edges, mine)
    to_south = unspoilt(places, outlets, edges, back)
    return Fits(to_east, to_south, to_west, to_north)


@kernel
def all_fits(state: Tayu, kind: int) -> tuple[Plane, Plane, Plane, Plane]:
    """Where a tile of this type may be laid: its lowest squares, for each direction."""
    board = strips(state)
    mine = masks(TYPES[kind])
    a = fits(board[0], board[1], mine)
    b = fits(board[1], board[2], mine)
    c = fits(board[2], board[3], mine)
    d = fits(board[3], board[4], mine)
    e = fits(board[4], board[5], mine)
    f = fits(board[5], board[6], mine)
    g = fits(board[6], board[7], mine)
    return (
        (a.east, b.east, c.east, d.east, e.east, f.east, g.east),
        (a.south, b.south, c.south, d.south, e.south, f.south, g.south),
        (a.west, b.west, c.west, d.west, e.west, f.west, g.west),
        (a.north, b.north, c.north, d.north, e.north, f.north, g.north),
    )


@kernel
def any_in(low: Strip, high: Strip, mine: Eight) -> bool:
    found = fits(low, high, mine)
    return found.east | found.south | found.west | found.north != 0


@kernel
def fits_somewhere(state: Tayu, kind: int) -> bool:
    """Whether a tile of this type may be laid at all (TY-8); the middle of the board is the likeliest place."""
    board = strips(state)
    mine = masks(TYPES[kind])
    return (
        any_in(board[3], board[4], mine)
        or any_in(board[2], board[3], mine)
        or any_in(board[4], board[5], mine)
        or any_in(board[1], board[2], mine)
        or any_in(board[5], board[6], mine)
        or any_in(board[0], board[1], mine)
        or any_in(board[6], board[7], mine)
    )


def fits_there(state: Tayu, kind: int, place: int) -> bool:
    """Whether a tile of this type may be laid in one place."""
    direction = place // PLANE
    lowest = place % PLANE + LOWEST[direction]
    if not 0 <= lowest < PLANE:
        return False
    board = strips(state)
    found = fits(board[lowest // WORD], board[lowest // WORD + 1], masks(TYPES[kind]))
    words = {TO_EAST: found.east, TO_SOUTH: found.south, TO_WEST: found.west, TO_NORTH: found.north}
    return words[direction] >> lowest % WORD & 1 == 1
