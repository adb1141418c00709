"""What bots know of Maya."""

from math import exp

from stelae.bots.kernels.slots import Payoffs, shared
from stelae.core.bits import below, nth_bit, popcount
from stelae.core.contract import OVER
from stelae.core.jit import Table, kernel
from stelae.games.maya.points import card_points, colour_points, hand_of
from stelae.games.maya.rules import (
    apply,
    completing_centre,
    completing_own,
    count,
    ladder_count,
    legal,
    nth,
    result,
    stopping,
    turn,
)
from stelae.games.maya.state import EACH_FLOOR, EACH_TOWER, EXCHANGE_AND_STOP, PLACES, PLAY, STOP, TOWER, WHITE, Maya

# The floors that have one above them: where two can come together, as bits in the lanes of a row.
MEETINGS = 0x1111 * EACH_TOWER
TWO_TOWERS = (1 << 40) - 1

# In lanes of 4 bits a tower, as the ladders are: the places for ladders (MY-11), and one for each.
ALL_PLACES = sum(places << 4 * tower for tower, places in enumerate(PLACES))
EACH_LANE = 0x111111111

# A position's two numbers are mixed from more bits than they have.
KEY = (1 << 60) - 1
MIX_TOP, MIX_MIDDLE = 0x1E3779B97F4A7C15, 0x22B2AE3D27D4EB4F

# After so many plies a playout is judged: with two players; with more.
SOON = 2
LATER = 4
TRUST = 6.0
BOLD = 0.3
HIDDEN_TRUST = 4.0
HIDDEN_BOLD = 0.4
STEEP = 1.2
CARD_STEEP = 0.4
TEMPO = 0.5
OTHERS = 0.3


def _standings() -> Table:
    """What a tower's ladders are worth to a side, in hundredths of a point; a lead that can be made up for is less."""
    found = []
    for mine in range(5):
        for theirs in range(5):
            for places in range(8):
                lead, left = abs(mine - theirs), places - mine - theirs
                worth = 0 if lead == 0 else 100 if lead > left else 90 if lead > 1 else 50 if left > 2 else 60
                found.append(worth if mine > theirs else -worth)
    return Table(found)


STANDINGS = _standings()


@kernel
def repeats(state: Maya) -> bool:
    return True


@kernel
def key(state: Maya) -> tuple[int, int]:
    """The towers, the monolith, the raven and who is to move; ladders and priests cannot go back."""
    rest = state.monolith | state.raven << 4 | state.seat << 8 | state.phase << 12
    one = state.top * MIX_TOP ^ state.middle * MIX_MIDDLE ^ state.bottom
    other = state.bottom * MIX_TOP ^ state.top * MIX_MIDDLE ^ (state.middle + rest)
    return (one ^ (one & KEY) >> 27) & KEY, (other ^ (other & KEY) >> 25) & KEY


# Where floors can come together


@kernel
def alike(one: int, other: int) -> int:
    """A bit for each floor of a row, but the highest of each tower, that is coloured as in the other row."""
    differing = one ^ other
    differing |= differing >> 1
    return ~(differing | differing >> 2) & MEETINGS


@kernel
def met(one: int, other: int, in_one: int, in_other: int) -> int:
    """Where a cut would bring floors of one colour together, in one of two rows of towers or the other.

    Only those that are asked for count: bits of the floors on which another one would come to stand.
    """
    return (alike(one, other >> 4) & in_one | alike(other, one >> 4) & in_other) << 4


@kernel
def joining(state: Maya, in_top: int, in_middle: int, in_bottom: int) -> int:
    """The exchanges, legal or not, that set floors of one colour upon those that are asked for."""
    top, middle, bottom = state.top, state.middle, state.bottom
    under = met(top, middle, in_top, in_middle) | met(middle, bottom, in_middle, in_bottom) << 1
    beside = (met(top, top >> 20, in_top, in_top >> 20) & TWO_TOWERS) << 2
    beside |= (met(middle, middle >> 20, in_middle, in_middle >> 20) & TWO_TOWERS) << 3
    last = met(bottom, bottom >> 20, in_bottom, in_bottom >> 20) & TWO_TOWERS
    return under | beside | (last & TOWER) << 42 | last >> 20 << 43


@kernel
def spread(lanes: int) -> int:
    """From three lanes of 4 bits to the floors of three towers."""
    return (lanes & 1 | (lanes & 0x10) << 16 | (lanes & 0x100) << 32) * 0x1111


@kernel
def earning(state: Maya) -> int:
    """The exchanges after which a tower with a free place has floors come together (MY-11)."""
    left = ALL_PLACES ^ state.white_ladders + state.black_ladders
    places = (left | left >> 1 | left >> 2) & EACH_LANE
    return joining(state, spread(places), spread(places >> 12), spread(places >> 24))


@kernel
def coloured(row: int, colours: int) -> int:
    """The floors of a row that have one of these colours."""
    found = 0
    for colour in range(1, 10):
        if colours >> colour & 1 == 1:
            found |= alike(row, colour * EACH_FLOOR * EACH_TOWER)
    return found


@kernel
def joining_own(state: Maya) -> int:
    """The exchanges that join floors of the seat's own colours."""
    hand = hand_of(state, state.seat)
    return joining(state, coloured(state.top, hand), coloured(state.middle, hand), coloured(state.bottom, hand))


# What a position is worth


@kernel
def lead(state: Maya) -> float:
    """How many points White is ahead, with two players."""
    white, black = state.white_ladders, state.black_ladders
    towers = 0
    for tower in range(9):
        towers += STANDINGS[40 * (white >> 4 * tower & 15) + 8 * (black >> 4 * tower & 15) + PLACES[tower]]
    priests = popcount(state.white_priests) - popcount(state.black_priests)
    return 0.01 * towers + 1.2 * priests + 0.05 * (ladder_count(white) - ladder_count(black))


@kernel
def squashed(points: float) -> float:
    """From 0 to 1, as many as one likes."""
    return 0.5 + 0.5 * points / (1.0 + abs(points))


@kernel
def payoffs(state: Maya, seats: int) -> Payoffs:
    if turn(state) == OVER:
        return shared(result(state).winners, seats)
    if seats == 2:
        white = squashed(STEEP * lead(state))
        return white, 1.0 - white, 0.0, 0.0
    points = colour_points(state)
    first, second = card_points(state, points, 0), card_points(state, points, 1)
    third, fourth = card_points(state, points, 2), card_points(state, points, 3)
    if seats == 4:
        pair = 1.0 / (1.0 + exp(CARD_STEEP * (second + fourth - first - third)))
        return pair, 1.0 - pair, pair, 1.0 - pair
    most = max(first, second, third)
    one, two, three = (
        exp(CARD_STEEP * (first - most)),
        exp(CARD_STEEP * (second - most)),
        exp(CARD_STEEP * (third - most)),
    )
    every = one + two + three
    return one / every, two / every, three / every, 0.0


@kernel
def wins_with(state: Maya, code: int) -> bool:
    """Whether the game is over after this move, and won by the seat to move alone, or by its pair."""
    won = result(apply(state, code)).winners
    return won == (5 << state.seat % 2 if state.players == 4 else 1 << state.seat)


@kernel
def snaps(state: Maya) -> bool:
    """Whether the seat to move can call Stop and win."""
    if state.players == 2 or state.phase != PLAY:
        return False
    own, centre = completing_own(state), completing_centre(state)
    stops = own & centre if state.both == 1 else own | centre
    if stops >> STOP & 1 == 1 and wins_with(state, STOP):
        return True
    stops &= state.exchanges
    while stops != 0:
        if wins_with(state, EXCHANGE_AND_STOP + nth_bit(stops, 0)):
            return True
        stops &= stops - 1
    return False


@kernel
def wanted(state: Maya) -> int:
    """The exchanges that bring the seat to move something at once."""
    if state.phase != PLAY:
        return 0
    return (earning(state) if state.players == 2 else joining_own(state)) & state.exchanges


@kernel
def policy(state: Maya, random: int) -> int:
    if random & 7 != 0:
        good = wanted(state)
        if good != 0:
            return nth_bit(good, below(random, popcount(good)))
    if state.phase == PLAY:
        return nth_bit(state.exchanges, below(random, popcount(state.exchanges)))
    moves = legal(state)
    return nth(moves, below(random, count(moves)))


@kernel
def horizon(state: Maya) -> int:
    return 300 if state.phase != PLAY else SOON if state.players == 2 else LATER


@kernel
def hope(state: Maya, code: int) -> float:
    if state.phase != PLAY:
        return 0.5
    after = apply(state, code)
    if state.players > 2:
        if turn(after) == OVER:
            return 1.0 if wins_with(state, code) else 0.0
        gains, others, points = 0, 0, colour_points(after) - colour_points(state)
        hand = hand_of(state, state.seat)
        for colour in range(1, 10):
            if hand >> colour & 1 == 1:
                gains += points >> 4 * colour & 15
            else:
                others += points >> 4 * colour & 15
        return squashed(CARD_STEEP * (gains - OTHERS * others))
    gain = lead(after)
    if state.seat != WHITE:
        gain = -gain
    if earning(after) & after.exchanges == 0:
        gain += TEMPO  # nothing to be earned for the other side
    return squashed(STEEP * gain)


@kernel
def lies_open(state: Maya) -> bool:
    """Who may call Stop looks at everything."""
    return state.players > 2 and state.phase == PLAY and stopping(state) != 0


@kernel
def trust(state: Maya) -> float:
    return TRUST if state.players == 2 else HIDDEN_TRUST


@kernel
def boldness(state: Maya) -> float:
    return BOLD if state.players == 2 else HIDDEN_BOLD
