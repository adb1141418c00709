"""The rules of Azteka, as functions on the packed state. Everything but `seats` and `start` is a kernel."""

from collections.abc import Mapping

from stelae.core.bits import nth_bit, popcount
from stelae.core.contract import OVER, Outcome, Value
from stelae.core.jit import kernel
from stelae.games.azteka.state import (
    AGGRESSIVE,
    ALL,
    ALL_PLACED,
    CLASSIC,
    DEATH,
    DECLINE,
    EXTINCT,
    FIRST_SECTOR,
    FULL,
    FULL_RING,
    LIFE,
    MUMMIES,
    NO_LAST_TURNS,
    RING,
    SECTOR,
    SPREAD,
    THREE,
    TURN,
    TWICE,
    Azteka,
)

VARIANTS = {"classic": CLASSIC, "aggressive": AGGRESSIVE, "mummies": THREE}


def seats(options: Mapping[str, Value]) -> int:
    return 3 if options["variant"] == "mummies" else 2


def start(options: Mapping[str, Value]) -> Azteka:
    return Azteka(
        life=0,
        death=0,
        mummies=0,
        seat=LIFE,
        birth=0,
        last_turns=NO_LAST_TURNS,
        ending=0,
        winner=0,
        variant=VARIANTS[str(options["variant"])],
        life_births=int(options["birth"] == "life"),
        ring_wins=int(options["fill"] == "sector_or_ring"),
    )


@kernel
def pieces_each(variant: int) -> int:
    return 12 if variant == THREE else 14


@kernel
def of_seat(state: Azteka, seat: int) -> int:
    """The sockets with the pieces of a seat."""
    if seat == LIFE:
        return state.life
    return state.death if seat == DEATH else state.mummies


@kernel
def around(sockets: int) -> int:
    """All neighbours of these sockets: on their rings, inwards and outwards (AZ-2)."""
    clockwise = sockets << 1 & 0xFEFEFEFE | sockets >> 7 & FIRST_SECTOR
    counter = sockets >> 1 & 0x7F7F7F7F | sockets << 7 & 0x80808080
    return (clockwise | counter | sockets << 8 | sockets >> 8) & ALL


@kernel
def turned(sockets: int, ring: int, steps: int) -> int:
    """The sockets after one ring is turned clockwise."""
    lane = sockets >> 8 * ring & RING
    after = (lane << steps | lane >> 8 - steps) & RING
    return sockets ^ (lane ^ after) << 8 * ring


@kernel
def full_sectors(sockets: int) -> int:
    """The sectors that lie wholly within these sockets, as bits."""
    return sockets & sockets >> 8 & sockets >> 16 & sockets >> 24 & RING


@kernel
def has_empty_ring(sockets: int) -> bool:
    """Whether a byte of the 32 bits is zero: borrowing reaches its highest bit only then."""
    return (sockets - FIRST_SECTOR) & ~sockets & 0x80808080 != 0


@kernel
def is_spread(sockets: int) -> bool:
    """Whether every sector and every ring holds one of these."""
    sectors = (sockets | sockets >> 8 | sockets >> 16 | sockets >> 24) & RING
    return sectors == RING and not has_empty_ring(sockets)


@kernel
def goal(sockets: int, seat: int, variant: int, ring_wins: int) -> int:
    """The goal that a seat with pieces on these sockets has reached (AZ-8, AZ-13), or 0."""
    if (seat == LIFE or variant == THREE) and is_spread(sockets):
        return SPREAD
    if seat == DEATH or variant == THREE:
        if full_sectors(sockets) != 0:
            return SECTOR
        if (variant != THREE or ring_wins == 1) and has_empty_ring(ALL ^ sockets):
            return FULL_RING
    if variant != THREE and popcount(sockets) == 14:
        return ALL_PLACED
    return 0


@kernel
def following_seat(seat: int, variant: int) -> int:
    return 0 if seat == (2 if variant == THREE else 1) else seat + 1


@kernel
def first_goal(life: int, death: int, mummies: int, mover: int, variant: int, ring_wins: int) -> tuple[int, int]:
    """The goal that stands and whose it is: the mover's is looked at first, then on in turn order."""
    lifes = goal(life, LIFE, variant, ring_wins)
    deaths = goal(death, DEATH, variant, ring_wins)
    theirs = goal(mummies, MUMMIES, variant, ring_wins) if variant == THREE else 0
    if lifes | deaths | theirs == 0:
        return 0, 0
    seat = mover
    while True:
        reached = lifes if seat == LIFE else deaths if seat == DEATH else theirs
        if reached != 0:
            return reached, seat
        seat = following_seat(seat, variant)


@kernel
def turn(state: Azteka) -> int:
    return OVER if state.ending != 0 else state.seat


@kernel
def legal(state: Azteka) -> int:
    """The legal moves, a bit for each."""
    mine = of_seat(state, state.seat)
    free = ALL & ~(state.life | state.death | state.mummies)
    if state.last_turns != NO_LAST_TURNS:
        return 0xF << TURN | 1 << DECLINE
    if state.variant != CLASSIC or state.life | state.death == 0:
        places = free if popcount(mine) < pieces_each(state.variant) else 0
    else:
        # Life is never short of pieces here: with the last one placed the round is over.
        places = free & around(state.life)
    if state.birth == 1:
        return places | 1 << DECLINE
    if state.variant != THREE and state.life | state.death == 0:
        return places  # AZ-4
    moves = places | 0xF << TURN
    if state.variant == AGGRESSIVE:
        theirs = state.life ^ state.death ^ mine
        for ring in range(4):
            if popcount(mine >> 8 * ring & RING) > popcount(theirs >> 8 * ring & RING):
                moves |= 1 << TWICE + ring
    return moves


@kernel
def count(moves: int) -> int:
    return popcount(moves)


@kernel
def nth(moves: int, index: int) -> int:
    return nth_bit(moves, index)


@kernel
def contains(moves: int, code: int) -> bool:
    return moves >> code & 1 == 1


@kernel
def withered(life: int, death: int, socket: int) -> int:
    """The Life pieces that Death's placement on this socket takes (AZ-7)."""
    beside = life & around(1 << socket)
    taken = 0
    left = 14 - popcount(death)
    while beside != 0 and left > 0:
        piece = beside & -beside
        beside ^= piece
        if around(piece) & ~death == 0:
            taken |= piece
            left -= 1
    return taken


@kernel
def apply(state: Azteka, code: int) -> Azteka:
    life, death, mummies = state.life, state.death, state.mummies
    birth = 0
    if code < TURN:
        if state.seat == LIFE:
            life |= 1 << code
            if state.variant == CLASSIC:
                filled = life if state.life_births == 1 else life | death
                birth = full_sectors(filled) >> (code & 7) & 1
        elif state.seat == DEATH:
            death |= 1 << code
            if state.variant == CLASSIC:
                taken = withered(life, death, code)
                life ^= taken
                death |= taken
        else:
            mummies |= 1 << code
    elif code < DECLINE:
        ring, steps = (code - TURN, 1) if code < TWICE else (code - TWICE, 2)
        life = turned(life, ring, steps)
        death = turned(death, ring, steps)
        mummies = turned(mummies, ring, steps)

    ending, winner = 0, 0
    if code != DECLINE:
        ending, winner = first_goal(life, death, mummies, state.seat, state.variant, state.ring_wins)
    last_turns = state.last_turns - 1 if state.last_turns != NO_LAST_TURNS else NO_LAST_TURNS
    if ending == 0:
        if state.variant == CLASSIC and life == 0:
            ending = EXTINCT
        if last_turns == 0:
            ending = FULL
        if state.variant == THREE and state.last_turns == NO_LAST_TURNS and life | death | mummies == ALL:
            last_turns = 3
    seat = state.seat
    if birth == 0 or ending != 0:
        birth = 0
        seat = following_seat(seat, state.variant)
    return Azteka(
        life,
        death,
        mummies,
        seat,
        birth,
        last_turns,
        ending,
        winner,
        state.variant,
        state.life_births,
        state.ring_wins,
    )


@kernel
def result(state: Azteka) -> Outcome:
    """A goal wins the round; everything else leaves it drawn."""
    if state.ending == 0 or state.ending >= EXTINCT:
        return Outcome(state.ending, 0, (0, 0, 0, 0))
    score = (int(state.winner == 0), int(state.winner == 1), int(state.winner == 2), 0)
    return Outcome(state.ending, 1 << state.winner, score)


@kernel
def progress(state: Azteka) -> int:
    """Pieces on the board: turning and withering keep their number, and it never falls."""
    return popcount(state.life | state.death | state.mummies)
