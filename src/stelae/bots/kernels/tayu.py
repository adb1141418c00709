"""What bots know of Tayü: what each shore can still bring, and what a tile adds to it or takes away."""

from stelae.bots.kernels.slots import Payoffs, shared
from stelae.core.bits import below, following, popcount
from stelae.core.jit import Table, kernel
from stelae.games.tayu.layout import (
    BEYOND,
    EAST,
    EDITIONS,
    FULL,
    NORTH,
    PLANE,
    SOUTH,
    TWO_ROWS,
    WEST,
    WIDTH,
    WORD,
    WORDS,
    border,
    edge_bit,
    on_board,
    worth,
)
from stelae.games.tayu.planes import in_plane, size
from stelae.games.tayu.rules import count, counted, legal, nth, result, role
from stelae.games.tayu.state import BID, EAST_WEST, END, LAY, NORTH_SOUTH, OFFER, PASS, Tayu
from stelae.games.tayu.tiles import LOWEST, TYPE_COUNT, outlets, place_code, squares

# In a playout the best of so many places is taken; it goes on to the end, which is never so many plies away.
LOOKS = 4
TO_THE_END = 300
# How much the search makes of a glance, and how much of one at a bid; how steeply it judges, how boldly it tries.
TRUST, BIDS_TRUST = 20.0, 1000.0
STEEP = 0.15
BOLD = 0.25
RIPE = 3
# What a free square at a shore brings on average, in a duel and where a third seat is against both; and an outlet near.
FREE, HINDERED = 0.3, 0.2
CLOSE = 0.22
# The auction: the better score that a saboteur lets the others have half of the time; and the odds at which one begins.
HELD = (12, 14)
FIRM = 0.55

# All that a tile does for a shore is counted in hundredths of a point there: by the squares between an outlet and the
# shore that it faces, or by those between any square that is covered and a shore.
FACING = (0, 33, 20, 15, 9, 6, 5, 4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2)
SHUT = (28, 8, 3)
POINT = 100


def _away(edition: int, side: int, square: int) -> int:
    """How many rows or columns lie between a square and a side of the board."""
    x, y, last = square % WIDTH, square // WIDTH, EDITIONS[edition].size - 1
    return (last - y, last - x, y, x)[side]


def _reach(edition: int, side: int, facing: int, square: int) -> int:
    """What an outlet of a square is worth for one side of the board."""
    if not on_board(EDITIONS[edition], square):
        return 0
    away = _away(edition, side, square)
    if _away(edition, facing, square) == 0:
        return POINT * worth(EDITIONS[edition], square, facing) if facing == side else 0
    if facing == side:
        return FACING[away]
    return 7 if away == 0 else 2 if (facing - side) % 2 else 0


def _shut(edition: int, side: int, square: int) -> int:
    """What a side of the board loses by a tile on a square, if it leaves no outlet there."""
    away = _away(edition, side, square)
    return SHUT[away] if on_board(EDITIONS[edition], square) and away < len(SHUT) else 0


_WHERE = range(PLANE)
REACH = Table(_reach(e, side, facing, at) for e in (0, 1) for side in range(4) for facing in range(4) for at in _WHERE)
SHUTS = Table(_shut(e, side, at) for e in (0, 1) for side in range(4) for at in _WHERE)


def _masks(bits: list[int]) -> list[int]:
    whole = sum(1 << bit for bit in bits)
    return [whole >> WORD * n & FULL for n in range(WORDS)]


def _close(edition: int, side: int) -> list[int]:
    """The edges towards a side of the board that are one, two or three squares away from it."""
    every = (at for at in _WHERE if on_board(EDITIONS[edition], at))
    return [edge_bit(at, side) for at in every if 1 <= _away(edition, side, at) <= 3]


# Seven words an edition and a side.
SHORES = Table(word for e in (0, 1) for side in range(4) for word in _masks(border(EDITIONS[e], side)))
CLOSES = Table(word for e in (0, 1) for side in range(4) for word in _masks(_close(e, side)))


def _outlets(direction: int, kind: int) -> list[int]:
    """The three outlets of a tile, as 4 * square + facing, seen from its lowest square."""
    place = place_code(direction, PLANE // 2)
    lowest = min(squares(place))
    return [4 * (square - lowest) + facing for square, facing in outlets(kind, place)]


OUTLETS = Table(one for direction in range(4) for kind in range(TYPE_COUNT) for one in _outlets(direction, kind))
STEP = Table((1, WIDTH, 1, WIDTH))  # from a square of a tile to the next one up


@kernel
def prospect(state: Tayu, side: int) -> float:
    """How many points a side of the board may come to have: those there, and what is free and near."""
    at = WORDS * (4 * state.edition + side)
    there, free, close, before = 0, 0, 0, 0
    for word in range(WORDS):
        taken = state.taken[word]
        edges = state.west[word]
        beyond = taken
        if side in (NORTH, SOUTH):
            edges = state.south[word]
        if side == SOUTH:
            beyond = (taken & TWO_ROWS) << WIDTH | before >> 2 * WIDTH
        if side == WEST:
            beyond = taken << 1
        there += counted(edges, at + word)
        free += popcount(SHORES[at + word] & ~taken)
        close += popcount(CLOSES[at + word] & edges & ~beyond)
        before = taken
    return there + (HINDERED if state.players == 3 else FREE) * free + CLOSE * close


@kernel
def prospects(state: Tayu) -> tuple[float, float, float, float]:
    return prospect(state, NORTH), prospect(state, EAST), prospect(state, SOUTH), prospect(state, WEST)


@kernel
def gain(state: Tayu, side: int, way: int, lowest: int, step: int) -> int:
    """What a tile would do for one side of the board."""
    board = 4 * state.edition + side
    shut = PLANE * board + lowest
    total = -SHUTS[shut] - SHUTS[shut + step] - SHUTS[shut + 2 * step]
    for outlet in range(3 * way, 3 * way + 3):
        square, facing = lowest + OUTLETS[outlet] // 4, OUTLETS[outlet] % 4
        reach = REACH[PLANE * (4 * board + facing) + square]
        # An outlet that meets another one leads nowhere any more, and nor does the other.
        total += -reach if in_plane(square + BEYOND[facing], state.taken) else reach
    return total


@kernel
def promise(state: Tayu, code: int, sides: tuple[float, float, float, float]) -> float:
    """What a placement brings its seat, in points of the product, as far as one sees at a glance."""
    direction = code // PLANE
    lowest = code % PLANE + LOWEST[direction]
    way, step = TYPE_COUNT * direction + state.tile, STEP[direction]
    playing = role(state, state.seat)
    total = 0.0
    for side in range(4):
        mine = playing == (NORTH_SOUTH if side % 2 == 0 else EAST_WEST)
        brought = gain(state, side, way, lowest, step) * sides[(side + 2) % 4]
        total += brought if mine else -brought
    return total / POINT


@kernel
def policy(state: Tayu, random: int) -> int:
    """The most promising of a few placements."""
    moves = legal(state)
    total = count(moves)
    code, most = 0, -1e9
    sides = prospects(state)
    for _ in range(LOOKS):
        random = following(random)
        other = nth(moves, below(random, total))
        found = promise(state, other, sides) if state.todo == LAY else 0.0
        if found > most:
            code, most = other, found
    return code


@kernel
def squashed(points: float) -> float:
    """From 0 to 1, as many as one likes."""
    return 0.5 + 0.5 * points / (1.0 + abs(points))


@kernel
def holding(state: Tayu, target: int) -> float:
    """How likely a saboteur is to hold the others below a target, before the first tile."""
    aim, held = target * target, HELD[state.edition] * HELD[state.edition]
    return aim / (aim + held)


@kernel
def sorted_out(saboteur: int, held: float) -> Payoffs:
    """What each of three seats may hope for, given the odds of the saboteur; what is left the others share."""
    rest = (1.0 - held) / 2.0
    return held if saboteur == 0 else rest, held if saboteur == 1 else rest, held if saboteur == 2 else rest, 0.0


@kernel
def bidder(state: Tayu) -> int:
    """The seat that made the lowest bid so far."""
    before = (state.seat + 2) % 3
    return (state.seat + 1) % 3 if state.passed >> before & 1 == 1 else before


@kernel
def is_agreed(state: Tayu) -> bool:
    """Whether three players have only just settled who is the saboteur, or have not yet."""
    return state.players == 3 and state.todo < LAY and size(state.taken) == 0


@kernel
def payoffs(state: Tayu, seats: int) -> Payoffs:
    if state.todo == END:
        return shared(result(state).winners, seats)
    if not is_agreed(state) or state.target == 0:
        return shared(0, seats)
    return sorted_out(bidder(state) if state.todo == BID else state.saboteur, holding(state, state.target))


@kernel
def horizon(state: Tayu) -> int:
    return 0 if is_agreed(state) else TO_THE_END


@kernel
def ripe(state: Tayu) -> int:
    return RIPE


@kernel
def lies_open(state: Tayu) -> bool:
    return state.todo != LAY


@kernel
def hope(state: Tayu, code: int) -> float:
    if state.todo == LAY:
        return squashed(STEEP * promise(state, code, prospects(state)))
    if state.todo != BID:
        return 0.5
    if code == PASS:
        return (1.0 - holding(state, state.target)) / 2.0
    # A high bid is soon undercut; of the others, the highest is the easiest to keep.
    odds = holding(state, code - OFFER)
    return odds if odds <= FIRM else 0.0


@kernel
def trust(state: Tayu) -> float:
    return BIDS_TRUST if state.todo == BID else TRUST


@kernel
def boldness(state: Tayu) -> float:
    return BOLD
