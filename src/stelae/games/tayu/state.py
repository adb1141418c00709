"""The packed state of Tayü; how squares and edges are bits, layout.py tells."""

from typing import NamedTuple

from stelae.games.tayu.layout import Plane
from stelae.games.tayu.tiles import PLACES

# What is to be done.
BID, CHOOSE, DRAW, DRAW_RING, DRAW_PLAIN, LAY, END = 0, 1, 2, 3, 4, 5, 6

# Moves as numbers, after the placements (a direction and the first square): what is said, draws, bids.
RING = PLACES
PLAIN = PLACES + 1
PASS = PLACES + 2
DRAWN = PLACES + 10  # + type
OFFER = PLACES + 100  # + the bid

MOST = 484  # no direction can score more (TY-13)

# What a seat plays; nobody knows before the auction is over.
NORTH_SOUTH, EAST_WEST, SABOTEUR = 0, 1, 2
ROLES = ("north_south", "east_west", "saboteur")
NOBODY = -1
NO_TILE = -1

BAG_EMPTY, NO_PLACE = 1, 2
ENDINGS = ("", "bag_empty", "no_place")


class Tayu(NamedTuple):
    """A position. A tile that fits nowhere goes back into the bag, so that the end is told by the board alone."""

    taken: Plane  # squares under tiles
    south: Plane  # south edges with an outlet
    west: Plane  # west edges with an outlet
    # The tiles left, a bit for each: a type's first and second copy are bits type and type + 28 of the first word,
    # the third and fourth those of the second word. The last copies go first.
    bag: tuple[int, int]
    todo: int
    seat: int
    tile: int  # the type to be laid, or NO_TILE
    target: int  # what the saboteur has to prevent; in the auction the lowest bid, or 0
    passed: int  # seats that have passed in the auction, as bits
    saboteur: int  # the seat, or NOBODY
    ending: int
    players: int
    edition: int
    backs: int  # 1: the seat says ring or plain before it draws (TY-10)


class Laid(NamedTuple):
    """A tile on the board: its type, and its place as a number."""

    kind: int
    place: int


# The tiles in the order of laying: only the notation needs it.
Trail = tuple[Laid, ...]


class Moves(NamedTuple):
    """The legal moves: the lowest squares of the placements in each direction, bids from 1 up to one, and words."""

    east: Plane
    south: Plane
    west: Plane
    north: Plane
    bids: int
    words: int  # RING, PLAIN and PASS as bits from 0
