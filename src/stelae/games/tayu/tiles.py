"""The 28 tiles of Tayü, and how they lie on the board (TY-3)."""

from functools import cache
from itertools import combinations

from stelae.core.jit import Table
from stelae.games.tayu.layout import BEYOND, EAST, NORTH, PLANE, SOUTH, WEST, edge_bit

# The edges 0 to 7 of a tile that points east: of which of its three squares, on which side.
OUTLINE = ((0, NORTH), (1, NORTH), (2, NORTH), (2, EAST), (2, SOUTH), (1, SOUTH), (0, SOUTH), (0, WEST))

# Clockwise from the one in which the outline is given, so that a direction is a number of quarter turns.
DIRECTIONS = "eswn"
TO_EAST, TO_SOUTH, TO_WEST, TO_NORTH = 0, 1, 2, 3

# A placement as a number: a direction and the first square.
PLACES = 4 * PLANE


def half_turn(edges: int) -> int:
    """A set of edges after the tile is turned by 180°."""
    return (edges << 4 | edges >> 4) & 0xFF


def _smaller_form(edges: int) -> bool:
    return edges < half_turn(edges)


def edges_name(edges: int) -> str:
    return "".join(str(edge) for edge in range(8) if edges >> edge & 1)


def _sides(edges: int) -> int:
    return len({side for edge, (_, side) in enumerate(OUTLINE) if edges >> edge & 1})


# A type is a number from 0; three outlets are never the same after a half turn, so every type has two forms.
TYPES = Table(filter(_smaller_form, sorted(sum(1 << edge for edge in edges) for edges in combinations(range(8), 3))))
TYPE_COUNT = len(TYPES)
NAMES = tuple(edges_name(edges) for edges in TYPES)

# Types as bits: those with a ring on the back have outlets on three sides (TY-10).
ALL_TYPES = (1 << TYPE_COUNT) - 1
RINGS = sum(1 << kind for kind, edges in enumerate(TYPES) if _sides(edges) == 3)
PLAINS = ALL_TYPES ^ RINGS


def place_code(direction: int, first: int) -> int:
    return PLANE * direction + first


def squares(place: int) -> list[int]:
    """The three squares that a tile would cover, from the first; they may lie beyond the board."""
    direction, first = divmod(place, PLANE)
    return [first + BEYOND[(direction + EAST) % 4] * n for n in range(3)]


def outline(place: int) -> list[tuple[int, int]]:
    """The edges 0 to 7 of a tile as it would lie: the square within it, and the side of the square."""
    covered = squares(place)
    return [(covered[n], (side + place // PLANE) % 4) for n, side in OUTLINE]


@cache
def outlets(kind: int, place: int) -> tuple[tuple[int, int], ...]:
    """Where the three outlets of a tile would be: the square within it, and the side of the square."""
    return tuple(where for edge, where in enumerate(outline(place)) if TYPES[kind] >> edge & 1)


@cache
def channels(kind: int, place: int) -> tuple[tuple[int, ...], ...]:
    """For each square of a tile, the sides to which water runs from its middle: all three outlets are joined."""
    covered = squares(place)
    arms: list[list[int]] = [[], [], []]
    for square, side in outlets(kind, place):
        arms[covered.index(square)].append(side)
    onward = (place // PLANE + EAST) % 4
    wet = [n for n in range(3) if arms[n]]
    for n in range(wet[0], wet[-1]):
        arms[n].append(onward)
        arms[n + 1].append((onward + 2) % 4)
    return tuple(tuple(sorted(sides)) for sides in arms)


# A tile's lowest square, seen from its first one.
LOWEST = Table(min(squares(place_code(direction, PLANE // 2))) - PLANE // 2 for direction in range(4))

# From the lowest square to the number of a placement.
FIRST = Table(place_code(direction, -LOWEST[direction]) for direction in range(4))


def _stamp(bits: list[int], lowest: int) -> int:
    return sum(1 << bit - lowest for bit in bits)


def _edge_stamp(kind: int, direction: int, sides: tuple[int, int]) -> int:
    place = place_code(direction, PLANE // 2)
    edges = [edge_bit(square, side) for square, side in outlets(kind, place) if side in sides]
    return _stamp(edges, min(squares(place)))


_WAYS = [(direction, kind) for direction in range(4) for kind in range(TYPE_COUNT)]

# What a tile adds to the planes, as bits from its lowest square on: at most bit 60.
SQUARE_STAMP = Table(
    _stamp(squares(PLANE // 2 + PLANE * way), min(squares(PLANE // 2 + PLANE * way))) for way in range(4)
)
SOUTH_STAMP = Table(_edge_stamp(kind, direction, (NORTH, SOUTH)) for direction, kind in _WAYS)
WEST_STAMP = Table(_edge_stamp(kind, direction, (EAST, WEST)) for direction, kind in _WAYS)
