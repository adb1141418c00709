"""The rules of Tayü, as functions on the packed state. Everything but `seats` and `start` is a kernel."""

from collections.abc import Mapping

from stelae.core.bits import nth_bit, popcount
from stelae.core.contract import CHANCE, OVER, Outcome, Value
from stelae.core.jit import kernel
from stelae.games.tayu.layout import BEYOND, BORDER, DOUBLE, EAST, EDITIONS, NORTH, PLANE, SOUTH, WEST, WORDS, Plane
from stelae.games.tayu.places import all_fits, fits_somewhere
from stelae.games.tayu.planes import in_plane, member, size, stamped
from stelae.games.tayu.state import (
    BAG_EMPTY,
    BID,
    CHOOSE,
    DRAW,
    DRAW_PLAIN,
    DRAW_RING,
    DRAWN,
    EAST_WEST,
    END,
    LAY,
    MOST,
    NO_PLACE,
    NO_TILE,
    NOBODY,
    NORTH_SOUTH,
    OFFER,
    PASS,
    PLAIN,
    RING,
    ROLES,
    SABOTEUR,
    Moves,
    Tayu,
)
from stelae.games.tayu.tiles import (
    ALL_TYPES,
    FIRST,
    LOWEST,
    PLACES,
    PLAINS,
    RINGS,
    SOUTH_STAMP,
    SQUARE_STAMP,
    TO_EAST,
    TO_NORTH,
    TO_SOUTH,
    TO_WEST,
    TYPE_COUNT,
    WEST_STAMP,
)

NOWHERE: Plane = (0, 0, 0, 0, 0, 0, 0)


def seats(options: Mapping[str, Value]) -> int:
    return int(options["players"])


def start(options: Mapping[str, Value]) -> Tayu:
    three = options["players"] == 3
    auction = three and bool(options["auction"])
    edition = next(n for n, known in enumerate(EDITIONS) if known.name == options["edition"])
    copies = EDITIONS[edition].copies
    bag = sum(ALL_TYPES << TYPE_COUNT * n for n in range(copies))
    words = bag & BAG_WORD, bag >> 2 * TYPE_COUNT
    backs = int(bool(options["backs"]))
    return Tayu(
        taken=NOWHERE,
        south=NOWHERE,
        west=NOWHERE,
        bag=words,
        todo=BID if auction else before_draw(words, backs),
        seat=0,
        tile=NO_TILE,
        target=int(options["target"]) if three and not auction else 0,
        passed=0,
        saboteur=2 if three and not auction else NOBODY,
        ending=0,
        players=int(options["players"]),
        edition=edition,
        backs=backs,
    )


# The bag

BAG_WORD = ALL_TYPES << TYPE_COUNT | ALL_TYPES


@kernel
def left_in(bag: tuple[int, int], types: int) -> int:
    """How many tiles of these types are left."""
    both = types << TYPE_COUNT | types
    return popcount(bag[0] & both) + popcount(bag[1] & both)


@kernel
def without(bag: tuple[int, int], kind: int) -> tuple[int, int]:
    """The bag with one tile of this type less; the highest copy goes."""
    copies = 1 << TYPE_COUNT + kind | 1 << kind
    if bag[1] & copies != 0:
        third_only = bag[1] & copies == 1 << kind
        return bag[0], bag[1] ^ (1 << kind if third_only else 1 << TYPE_COUNT + kind)
    first_only = bag[0] & copies == 1 << kind
    return bag[0] ^ (1 << kind if first_only else 1 << TYPE_COUNT + kind), bag[1]


@kernel
def drawable(state: Tayu) -> int:
    """The types that may come now, if any are left (TY-10)."""
    return RINGS if state.todo == DRAW_RING else PLAINS if state.todo == DRAW_PLAIN else ALL_TYPES


@kernel
def before_draw(bag: tuple[int, int], backs: int) -> int:
    """Whether the seat chooses first: only if tiles with either back are left (TY-10)."""
    return CHOOSE if backs == 1 and bag[0] & RINGS != 0 and bag[0] & PLAINS != 0 else DRAW


# Placements


@kernel
def has_outlet(state: Tayu, square: int, side: int) -> bool:
    """Whether a tile on this square, or on its neighbour, has an outlet at this side of it."""
    at = square + BEYOND[side] if side in (NORTH, EAST) else square
    return in_plane(at, state.south if side in (NORTH, SOUTH) else state.west)


@kernel
def laid(state: Tayu, place: int) -> Tayu:
    direction = place // PLANE
    lowest = place % PLANE + LOWEST[direction]
    way = TYPE_COUNT * direction + state.tile
    empty = state.bag[0] == 0
    return Tayu(
        stamped(state.taken, lowest, SQUARE_STAMP[direction]),
        stamped(state.south, lowest, SOUTH_STAMP[way]),
        stamped(state.west, lowest, WEST_STAMP[way]),
        state.bag,
        END if empty else before_draw(state.bag, state.backs),
        (state.seat + 1) % state.players,
        NO_TILE,
        state.target,
        state.passed,
        state.saboteur,
        BAG_EMPTY if empty else 0,
        state.players,
        state.edition,
        state.backs,
    )


@kernel
def drawn(state: Tayu, kind: int) -> Tayu:
    """The state with a tile in hand, or over if it fits nowhere (TY-8)."""
    lays = fits_somewhere(state, kind)
    return Tayu(
        state.taken,
        state.south,
        state.west,
        without(state.bag, kind) if lays else state.bag,
        LAY if lays else END,
        state.seat,
        kind if lays else NO_TILE,
        state.target,
        state.passed,
        state.saboteur,
        0 if lays else NO_PLACE,
        state.players,
        state.edition,
        state.backs,
    )


# What is said


@kernel
def next_bidder(seat: int, passed: int) -> int:
    following = (seat + 1) % 3
    return (seat + 2) % 3 if passed >> following & 1 == 1 else following


@kernel
def opener(saboteur: int) -> int:
    """The seat that lays first: north–south, which is the one after the saboteur (TY-13)."""
    return 0 if saboteur == NOBODY else (saboteur + 1) % 3


@kernel
def said(state: Tayu, code: int) -> Tayu:
    """The state after ring or plain (TY-10), a bid or a pass (TY-13)."""
    todo, seat, target, passed, saboteur = state.todo, state.seat, state.target, state.passed, state.saboteur
    if code in (RING, PLAIN):
        todo = DRAW_RING if code == RING else DRAW_PLAIN
    elif code != PASS:
        target = code - OFFER
        seat = next_bidder(seat, passed)
    else:
        passed |= 1 << seat
        seat = next_bidder(seat, passed)
        if popcount(passed) == 2:
            todo, passed, saboteur = before_draw(state.bag, state.backs), 0, seat
            seat = opener(saboteur)
    return Tayu(
        state.taken,
        state.south,
        state.west,
        state.bag,
        todo,
        seat,
        state.tile,
        target,
        passed,
        saboteur,
        state.ending,
        state.players,
        state.edition,
        state.backs,
    )


# The contract


@kernel
def turn(state: Tayu) -> int:
    if state.todo == END:
        return OVER
    return CHANCE if DRAW <= state.todo <= DRAW_PLAIN else state.seat


@kernel
def legal(state: Tayu) -> Moves:
    if state.todo == LAY:
        east, south, west, north = all_fits(state, state.tile)
        return Moves(east, south, west, north, 0, 0)
    if state.todo == BID:
        first = state.target == 0
        bids = MOST if first else state.target - 1
        return Moves(NOWHERE, NOWHERE, NOWHERE, NOWHERE, bids, 0 if first else 1 << PASS - RING)
    return Moves(NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0, 3 if state.todo == CHOOSE else 0)


@kernel
def count(moves: Moves) -> int:
    places = size(moves.east) + size(moves.south) + size(moves.west) + size(moves.north)
    return places + moves.bids + popcount(moves.words)


@kernel
def nth(moves: Moves, index: int) -> int:
    here = size(moves.east)
    if index < here:
        return FIRST[TO_EAST] + member(moves.east, index)
    index -= here
    here = size(moves.south)
    if index < here:
        return FIRST[TO_SOUTH] + member(moves.south, index)
    index -= here
    here = size(moves.west)
    if index < here:
        return FIRST[TO_WEST] + member(moves.west, index)
    index -= here
    here = size(moves.north)
    if index < here:
        return FIRST[TO_NORTH] + member(moves.north, index)
    index -= here
    return OFFER + 1 + index if index < moves.bids else RING + nth_bit(moves.words, index - moves.bids)


@kernel
def contains(moves: Moves, code: int) -> bool:
    if code >= OFFER:
        return 0 < code - OFFER <= moves.bids
    if code >= PLACES:
        return moves.words >> code - RING & 1 == 1
    direction = code // PLANE
    lowest = code % PLANE + LOWEST[direction]
    if direction == TO_EAST:
        return in_plane(lowest, moves.east)
    if direction == TO_SOUTH:
        return in_plane(lowest, moves.south)
    return in_plane(lowest, moves.west) if direction == TO_WEST else in_plane(lowest, moves.north)


@kernel
def apply(state: Tayu, code: int) -> Tayu:
    if state.todo == LAY:
        return laid(state, code)
    return said(state, code) if state.todo in (BID, CHOOSE) else drawn(state, code - DRAWN)


@kernel
def counted(word: int, at: int) -> int:
    """What the outlets at a border count, in one word (TY-9)."""
    return popcount(word & BORDER[at]) + popcount(word & DOUBLE[at])


@kernel
def border_points(edges: Plane, at: int) -> int:
    return (
        counted(edges[0], at)
        + counted(edges[1], at + 1)
        + counted(edges[2], at + 2)
        + counted(edges[3], at + 3)
        + counted(edges[4], at + 4)
        + counted(edges[5], at + 5)
        + counted(edges[6], at + 6)
    )


@kernel
def points(state: Tayu) -> tuple[int, int, int, int]:
    """What each side of the board counts: north, east, south, west."""
    at = 4 * WORDS * state.edition
    return (
        border_points(state.south, at + WORDS * NORTH),
        border_points(state.west, at + WORDS * EAST),
        border_points(state.south, at + WORDS * SOUTH),
        border_points(state.west, at + WORDS * WEST),
    )


@kernel
def scores(state: Tayu) -> tuple[int, int]:
    """The scores of north–south and of east–west (TY-9)."""
    sides = points(state)
    return sides[NORTH] * sides[SOUTH], sides[EAST] * sides[WEST]


@kernel
def role(state: Tayu, seat: int) -> int:
    """What a seat plays (TY-4, TY-11, TY-12)."""
    if state.players != 3:
        return NORTH_SOUTH if seat % 2 == 0 else EAST_WEST
    return NOBODY if state.saboteur == NOBODY else (seat + 3 - opener(state.saboteur)) % 3


def roles(state: Tayu, seats: int) -> list[str]:
    """What the seats play, by name; before the auction is over nobody knows."""
    playing = [role(state, seat) for seat in range(seats)]
    return ["" if one == NOBODY else ROLES[one].replace("_", "-") for one in playing]


@kernel
def wins(state: Tayu, playing: int, upright: int, level: int) -> bool:
    """Whether the role wins: the saboteur if neither score reaches the target (TY-12), else the better score."""
    if state.players == 3 and upright < state.target and level < state.target:
        return playing == SABOTEUR
    if upright == level:
        return state.players == 3 and playing in (NORTH_SOUTH, EAST_WEST)
    return playing == (NORTH_SOUTH if upright > level else EAST_WEST)


@kernel
def result(state: Tayu) -> Outcome:
    upright, level = scores(state)
    winners = 0
    for seat in range(state.players):
        winners |= int(wins(state, role(state, seat), upright, level)) << seat
    by_seat = upright, level, 0, 0
    if state.players == 4:
        by_seat = upright, level, upright, level
    elif opener(state.saboteur) == 1:
        by_seat = 0, upright, level, 0
    elif opener(state.saboteur) == 2:
        by_seat = level, 0, upright, 0
    return Outcome(state.ending, winners, by_seat)


@kernel
def progress(state: Tayu) -> int:
    """Tiles out of the bag; no position of Tayü can come again anyhow."""
    return -left_in(state.bag, ALL_TYPES)
