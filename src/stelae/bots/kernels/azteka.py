"""What bots know of Azteka."""

from math import exp
from typing import Any

from stelae.bots.kernels.slots import Payoffs, shared
from stelae.core.bits import popcount
from stelae.core.jit import kernel
from stelae.games.azteka.rules import (
    apply,
    around,
    full_sectors,
    goal,
    is_spread,
    legal,
    of_seat,
    result,
    turned,
)
from stelae.games.azteka.state import (
    AGGRESSIVE,
    ALL,
    CLASSIC,
    DEATH,
    FIRST_SECTOR,
    LIFE,
    RING,
    THREE,
    TURN,
    TWICE,
    Azteka,
)

# Playing


@kernel
def snaps(state: Azteka) -> bool:
    """In `aggressive` threats decide; in the other variants the first threat of a random game says little."""
    return state.variant == AGGRESSIVE and wins_now(state)


@kernel
def horizon(state: Azteka) -> int:
    """In `classic` the judgement below says more than a random game does."""
    return 0 if state.variant == CLASSIC else 300


@kernel
def ripe(state: Azteka) -> int:
    """A judgement says the same every time, a random game does not."""
    return 1 if state.variant == CLASSIC else 4


@kernel
def payoffs(state: Azteka, seats: int) -> Payoffs:
    """`classic` is a race to the fourteenth piece; the weights are fitted to games of the search with itself."""
    if state.ending != 0 or state.variant != CLASSIC:
        return shared(result(state).winners, seats)
    lead = popcount(state.life) - popcount(state.death)
    free = popcount(around(state.life) & ~(state.life | state.death))
    odds = 0.65 * lead + 0.18 * free - (-0.25 if state.seat == LIFE else 0.35)
    share = 1.0 / (1.0 + exp(-odds))
    return share, 1.0 - share, 0.0, 0.0


# Proving


@kernel
def provable(state: Azteka) -> bool:
    return True


@kernel
def store(rows: Any, row: int, state: Azteka) -> None:
    rows[row, 0] = state.life
    rows[row, 1] = state.death
    rows[row, 2] = state.mummies
    rows[row, 3] = state.seat
    rows[row, 4] = state.birth
    rows[row, 5] = state.last_turns


@kernel
def stored(rows: Any, row: int, like: Azteka) -> Azteka:
    return Azteka(
        int(rows[row, 0]),
        int(rows[row, 1]),
        int(rows[row, 2]),
        int(rows[row, 3]),
        int(rows[row, 4]),
        int(rows[row, 5]),
        0,
        0,
        like.variant,
        like.life_births,
        like.ring_wins,
    )


@kernel
def repeats(state: Azteka) -> bool:
    return True


@kernel
def key(state: Azteka) -> tuple[int, int]:
    """All that a position is, so two never look alike."""
    rest = state.seat * 2 + state.birth + 8 * (state.last_turns + 1)
    one = state.life | (state.mummies & 0xFFFFFF) << 32
    return one, state.death | (state.mummies >> 24) << 32 | rest << 40


@kernel
def sectors(sockets: int) -> int:
    """The sectors that hold one of these, as bits."""
    return (sockets | sockets >> 8 | sockets >> 16 | sockets >> 24) & RING


@kernel
def completing_spread(sockets: int) -> int:
    """The sockets on which one more piece brings one into every sector and onto every ring."""
    empty = RING ^ sectors(sockets)
    if empty & (empty - 1) != 0:
        return 0
    where = empty * FIRST_SECTOR if empty != 0 else ALL
    rings = 0
    for ring in range(4):
        if sockets >> 8 * ring & RING == 0:
            rings += 1
            where &= RING << 8 * ring
    return where if rings <= 1 else 0


@kernel
def completing_sector(sockets: int) -> int:
    """The sockets whose sector is filled but for them."""
    a, b, c, d = sockets & RING, sockets >> 8 & RING, sockets >> 16 & RING, sockets >> 24 & RING
    return (b & c & d) | (a & c & d) << 8 | (a & b & d) << 16 | (a & b & c) << 24


@kernel
def completing_ring(sockets: int) -> int:
    """The free sockets of rings that lack one piece or none."""
    where = 0
    for ring in range(4):
        lacking = ~(sockets >> 8 * ring) & RING
        if lacking & (lacking - 1) == 0:
            where |= lacking << 8 * ring
    return where


@kernel
def takers(life: int, death: int) -> int:
    """The sockets on which a Death piece would be the last one around a Life piece (AZ-7)."""
    others = ALL ^ death
    one, two = (
        others << 1 & 0xFEFEFEFE | others >> 7 & FIRST_SECTOR,
        others >> 1 & 0x7F7F7F7F | others << 7 & 0x80808080,
    )
    three, four = others << 8 & ALL, others >> 8
    odd, even = one ^ two, three ^ four
    lone = (odd ^ even) & ~(one & two | three & four | odd & even)
    caught = life & lone
    return around(caught) & ~(life | death) if caught != 0 else 0


@kernel
def turns_to_goal(sockets: int, seat: int, variant: int, ring: int, steps: int) -> bool:
    """Whether turning a ring brings the pieces on these sockets to their goal; their number and full rings stay."""
    after = turned(sockets, ring, steps)
    if (seat != DEATH or variant == THREE) and is_spread(after):
        return True
    return (seat == DEATH or variant == THREE) and full_sectors(after) != 0


@kernel
def wins_now(state: Azteka) -> bool:
    mine = of_seat(state, state.seat)
    moves = legal(state)
    places = moves & ALL
    variant = state.variant
    if places != 0:
        aims = 0
        if state.seat == LIFE or variant == THREE:
            aims |= completing_spread(mine)
        if state.seat == DEATH or variant == THREE:
            aims |= completing_sector(mine)
            if variant != THREE or state.ring_wins == 1:
                aims |= completing_ring(mine)
        if places & aims != 0 or (variant != THREE and popcount(mine) == 13):
            return True
        if variant == CLASSIC and state.seat == DEATH:
            taking = takers(state.life, state.death) & places
            while taking != 0:
                socket = taking & -taking
                taking ^= socket
                after = apply(state, popcount(socket - 1))
                if goal(after.death, DEATH, variant, state.ring_wins) != 0:
                    return True
    for ring in range(4):
        if moves >> (TURN + ring) & 1 == 1 and turns_to_goal(mine, state.seat, variant, ring, 1):
            return True
        if (
            variant == AGGRESSIVE
            and moves >> (TWICE + ring) & 1 == 1
            and turns_to_goal(mine, state.seat, variant, ring, 2)
        ):
            return True
    return False


@kernel
def soonest(state: Azteka, seat: int) -> int:
    """A goal needs so many pieces at least, and in a ply a seat places one."""
    placed = popcount(of_seat(state, seat))
    lacking = (8 if seat == LIFE and state.variant != THREE else 4) - placed
    if seat == DEATH and state.variant == CLASSIC:
        lacking -= 1  # the last piece may take another (AZ-7)
    if lacking <= 0:
        return 1
    others = 3 if state.variant == THREE else 2
    before = (seat - state.seat + others) % others
    # By births Life places several in a row (AZ-6).
    each = 1 if seat == LIFE and state.variant == CLASSIC else others
    return before + each * (lacking - 1) + 1
