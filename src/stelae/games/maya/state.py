"""The packed state of Maya.

Towers are counted from 0 in reading order of the square, and printed as MY-1 numbers them:

    1 2 3      0 1 2
    6 5 4      3 4 5
    7 8 9      6 7 8

A tower is five floors of 4 bits, level 1 lowest: a colour from 1, or 0 for no floor. A row of the square is three
towers side by side in 60 bits, so that one operation looks at fifteen floors at once.
"""

from typing import NamedTuple

from stelae.core.jit import Table

COLOURS = "ROYGTBVPN"
NUMBERS = "123654789"  # of the towers in reading order; the other way round it is the same
LEVELS = "12345"

CENTRE = 4
WHITE, BLACK = 0, 1

TOWER = 0xFFFFF
ROW = (1 << 60) - 1
EACH_FLOOR = 0x11111  # times a colour: a tower of it
EACH_TOWER = 1 | 1 << 20 | 1 << 40  # in a row
ALL_TOWERS = 0x1FF
ALL_COLOURS = 0x3FE  # the bits of the colours 1 to 9

# A pair of neighbours is a number too, 4 * column + kind: kinds 0 and 1 lie below each other in that column (upper
# and middle row, middle and lower row), 2 and 3 beside each other, in the places that suit `rules.exchanges`.
PAIRS: tuple[tuple[int, int], ...] = (
    *((0, 3), (3, 6), (0, 1), (4, 3)),
    *((1, 4), (4, 7), (1, 2), (5, 4)),
    *((2, 5), (5, 8), (6, 7), (7, 8)),
)  # each with the tower of the smaller number first
NOWHERE = 12  # the monolith off the board

FIRST = Table(first for first, _ in PAIRS)
SECOND = Table(second for _, second in PAIRS)


def _places_in(row: int) -> Table:
    """For each pair, where its towers of this row begin, as bits: times a tower, the tower is there."""
    return Table(sum(1 << 20 * (tower % 3) for tower in pair if tower // 3 == row) for pair in (*PAIRS, ()))


IN_TOP, IN_MIDDLE, IN_BOTTOM = _places_in(0), _places_in(1), _places_in(2)

# MY-11: a tower has a place for a ladder towards each neighbour.
PLACES = Table(sum(tower in pair for pair in PAIRS) for tower in range(9))
LADDERS, PRIESTS = 15, 5

# Moves as numbers. An exchange is 20 * column + 4 * (level - 1) + kind of its pair, which is below 60.
STOP = 60  # call Stop instead
EXCHANGE_AND_STOP = 64  # + exchange
SET_UP = 128  # + what an exchange there would be: monolith and raven where it would leave them
PLACE = 192  # + tower
ANY_EXCHANGE = (1 << 60) - 1

# Outcomes of chance as numbers: a deal is the three rows, 60 bits each; cards are as in the state; a floor is its
# colour.
ONE_HAND = 0x3FF
UNKNOWN = 1  # a hand that the viewer may not see

# What is to be done.
DEAL, DRAW, CARDS = 0, 1, 2  # by chance
PUT, PREPARE, PLAY = 3, 4, 5  # by a seat: a floor of the draft, Black's set-up, an exchange
STOPPED, CROWNED = 6, 7  # by nobody: Stop was called, without or with the five points of MY-20
PHASES = ("deal", "draw", "cards", "put", "prepare", "play", "stopped", "stopped")

# How a game can end; 0 is "not yet".
NO_EXCHANGE, BY_STOP = 1, 2
ENDINGS = ("", "no_exchange", "stop")


class Maya(NamedTuple):
    """A position."""

    top: int  # rows
    middle: int
    bottom: int
    monolith: int  # the pair that it stands between, or NOWHERE
    raven: int  # its level 1…5; 0: it blocks nothing
    exchanges: int  # those that the seat to move has; it follows from the fields above, and is kept for speed
    phase: int
    seat: int  # that decides now or after chance, called Stop, or has no exchange
    white_ladders: int  # a lane of 4 bits a tower
    black_ladders: int
    white_priests: int  # a bit a tower
    black_priests: int
    cards: int  # a hand of 10 bits a seat: the bits of its colours, UNKNOWN, or 0 before they are dealt
    drawn: int  # the colour of the floor in hand (MY-4), or 0
    players: int
    both: int  # 1: Stop wants a tower of one's own and the centre (option `stop`)
    three: int  # the points for three floors (option `three`)


class Moves(NamedTuple):
    """A set of moves: those whose numbers are `first` plus a bit's, and exchanges after which Stop may be called."""

    first: int
    bits: int
    stops: int


def pair_name(pair: int) -> str:
    """The numbers of two neighbours, as `56`."""
    return "".join(NUMBERS[tower] for tower in PAIRS[pair])


def tower_number(tower: int) -> int:
    return int(NUMBERS[tower])
