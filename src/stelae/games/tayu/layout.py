"""The boards of the editions, and squares as bits.

A set of squares is a plane: seven words of three rows, twenty bits a row. The square in column x and row y, both from
0, is bit 20 * y + x of the plane, so bit 20 * (y % 3) + x of word y // 3; columns and rows beyond the board stay empty.

A set of unit edges is two planes: the edge below a square is the square's bit in the plane of south edges, the edge to
its left the square's bit in the plane of west edges. The edges above and to the right are those of the next square.
"""

from collections.abc import Iterable
from typing import NamedTuple

from stelae.core.jit import Table

Plane = tuple[int, int, int, int, int, int, int]

WIDTH = 20
WORD = 3 * WIDTH  # bits a word
WORDS = 7
PLANE = WORDS * WORD
FULL = (1 << WORD) - 1
ROW = (1 << WIDTH) - 1
TWO_ROWS = (1 << 2 * WIDTH) - 1

# Clockwise, so that a quarter turn adds 1.
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
SIDES = ("north", "east", "south", "west")
BEYOND = Table((WIDTH, 1, -WIDTH, -1))  # from a square to its neighbour on that side

COLUMNS = "abcdefghijklmnopqrs"


class Edition(NamedTuple):
    """What differs between the printed editions."""

    name: str
    size: int  # squares along a side
    centre: tuple[str, ...]  # the first tile covers one of these (TY-5)
    doubles: tuple[int, ...]  # squares along each side where an outlet counts 2, from 1
    copies: int  # of each type of tile


EDITIONS = (
    Edition("goliath", 18, ("i9", "j9", "i10", "j10"), (3, 7, 12, 16), 3),  # TY-1
    Edition("kosmos", 19, ("j10",), (3, 10, 17), 4),  # TY-2
)


def square_of(name: str) -> int:
    """The bit of a square such as `j9`."""
    return WIDTH * (int(name[1:]) - 1) + COLUMNS.index(name[0])


def square_name(square: int) -> str:
    return COLUMNS[square % WIDTH] + str(square // WIDTH + 1)


def on_board(edition: Edition, square: int) -> bool:
    return square >= 0 and square % WIDTH < edition.size and square // WIDTH < edition.size


def border(edition: Edition, side: int) -> list[int]:
    """The squares along a side of the board, from the west or from the south."""
    last = edition.size - 1
    line = range(edition.size)
    if side in (NORTH, SOUTH):
        return [WIDTH * (last if side == NORTH else 0) + x for x in line]
    return [WIDTH * y + (last if side == EAST else 0) for y in line]


def worth(edition: Edition, square: int, side: int) -> int:
    """What an outlet at this side of a square counts: 0 within the board, 2 at a double point (TY-9)."""
    line = border(edition, side)
    if square not in line:
        return 0
    return 2 if line.index(square) + 1 in edition.doubles else 1


def edge_bit(square: int, side: int) -> int:
    """The bit of an edge in its plane: south edges for north and south, west edges for east and west."""
    return square + BEYOND[side] if side in (NORTH, EAST) else square


def _words(bits: Iterable[int]) -> list[int]:
    whole = sum(1 << bit for bit in bits)
    return [whole >> WORD * n & FULL for n in range(WORDS)]


def _board(edition: Edition) -> list[int]:
    return [WIDTH * y + x for y in range(edition.size) for x in range(edition.size)]


def _edges(edition: Edition, side: int) -> list[int]:
    return [edge_bit(square, side) for square in border(edition, side)]


def _doubles(edition: Edition, side: int) -> list[int]:
    return [_edges(edition, side)[n - 1] for n in edition.doubles]


# Seven words an edition, in the order of EDITIONS; for the borders seven words a side.
BOARD = Table(word for edition in EDITIONS for word in _words(_board(edition)))
CENTRE = Table(word for edition in EDITIONS for word in _words(map(square_of, edition.centre)))
BORDER = Table(word for edition in EDITIONS for side in range(4) for word in _words(_edges(edition, side)))
DOUBLE = Table(word for edition in EDITIONS for side in range(4) for word in _words(_doubles(edition, side)))
