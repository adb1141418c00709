"""The rules of Maya, as functions on the packed state. Everything but `seats` and `start` is a kernel."""

from collections.abc import Mapping

from stelae.core.bits import nth_bit, popcount
from stelae.core.contract import CHANCE, OVER, Outcome, Value
from stelae.core.jit import kernel
from stelae.games.maya.draft import level_to_build, placements
from stelae.games.maya.points import ahead, card_points, colour_points, hand_of
from stelae.games.maya.state import (
    ANY_EXCHANGE,
    BY_STOP,
    CARDS,
    CENTRE,
    CROWNED,
    DEAL,
    DRAW,
    EACH_FLOOR,
    EXCHANGE_AND_STOP,
    FIRST,
    IN_BOTTOM,
    IN_MIDDLE,
    IN_TOP,
    LADDERS,
    NO_EXCHANGE,
    NOWHERE,
    PLACE,
    PLACES,
    PLAY,
    PREPARE,
    PRIESTS,
    PUT,
    ROW,
    SECOND,
    SET_UP,
    STOP,
    STOPPED,
    TOWER,
    WHITE,
    Maya,
    Moves,
)
from stelae.games.maya.towers import (
    exchange_at,
    exchanges,
    floors_placed,
    is_complete,
    is_joined,
    level_in,
    pair_in,
    told_apart,
    tower_of,
)


def seats(options: Mapping[str, Value]) -> int:
    return int(options["players"])


def start(options: Mapping[str, Value]) -> Maya:
    players, draft = int(options["players"]), bool(options["draft"])
    return Maya(
        top=0,
        middle=0,
        bottom=0,
        monolith=NOWHERE,
        raven=0,
        exchanges=0,
        phase=DRAW if draft else DEAL,
        seat=int(players == 2 and not draft),
        white_ladders=0,
        black_ladders=0,
        white_priests=0,
        black_priests=0,
        cards=0,
        drawn=0,
        players=players,
        both=int(options["stop"] == "both"),
        three=int(options["three"]),
    )


@kernel
def with_ladder(mine: int, theirs: int, tower: int) -> int:
    """One side's ladders with one more at a tower, if there is a place and a ladder (MY-11, MY-13)."""
    taken = mine + theirs >> 4 * tower & 15
    if taken == PLACES[tower] or ladder_count(mine) == LADDERS:
        return mine
    return mine + (1 << 4 * tower)


@kernel
def ladder_count(ladders: int) -> int:
    return popcount(ladders & 0x111111111) + 2 * popcount(ladders & 0x222222222) + 4 * popcount(ladders & 0x444444444)


@kernel
def with_priest(mine: int, tower: int) -> int:
    return mine if popcount(mine) == PRIESTS else mine | 1 << tower


@kernel
def exchanged(state: Maya, exchange: int, stop: bool) -> Maya:
    """After an exchange, and Stop if it is called."""
    pair, level = pair_in(exchange), level_in(exchange)
    first, second = FIRST[pair], SECOND[pair]
    left, right = tower_of(state, first), tower_of(state, second)
    # Where a bit differs both towers change it: that is to change places.
    change = (left ^ right) & TOWER >> 4 * (level - 1) << 4 * (level - 1)
    left ^= change
    right ^= change
    top = state.top ^ change * IN_TOP[pair]
    middle = state.middle ^ change * IN_MIDDLE[pair]
    bottom = state.bottom ^ change * IN_BOTTOM[pair]

    raven, phase, seat = 0, PLAY, state.seat
    white_ladders, black_ladders = state.white_ladders, state.black_ladders
    white_priests, black_priests = state.white_priests, state.black_priests
    if state.players == 2:
        raven = level
        mine, theirs, priests = white_ladders, black_ladders, white_priests
        if seat != WHITE:
            mine, theirs, priests = black_ladders, white_ladders, black_priests
        if is_joined(left, level):
            mine = with_ladder(mine, theirs, first)
            if is_complete(left):
                priests = with_priest(priests, first)
        if is_joined(right, level):
            mine = with_ladder(mine, theirs, second)
            if is_complete(right):
                priests = with_priest(priests, second)
        if seat == WHITE:
            white_ladders, white_priests = mine, priests
        else:
            black_ladders, black_priests = mine, priests
    if stop:
        completes_centre = (first == CENTRE and is_complete(left)) or (second == CENTRE and is_complete(right))
        phase = CROWNED if completes_centre else STOPPED
    else:
        seat = 0 if seat == state.players - 1 else seat + 1
    return Maya(
        top,
        middle,
        bottom,
        pair,
        raven,
        exchanges(top, middle, bottom, pair, raven),
        phase,
        seat,
        white_ladders,
        black_ladders,
        white_priests,
        black_priests,
        state.cards,
        0,
        state.players,
        state.both,
        state.three,
    )


@kernel
def completing(state: Maya, colours: int) -> int:
    """The exchanges after which a tower of one of these colours is complete; all and STOP if one is already.

    Bases never move, so a colour can only be complete on its own base; and harmony is never parted, so a tower
    can only be completed where its lowest group ends.
    """
    found = 0
    for tower in range(9):
        floors = tower_of(state, tower)
        base = floors & 15
        if colours >> base & 1 == 1:
            if is_complete(floors):
                return ANY_EXCHANGE | 1 << STOP
            level = 2
            while is_joined(floors, level):
                level += 1
            for pair in range(NOWHERE):
                if FIRST[pair] == tower or SECOND[pair] == tower:
                    other = tower_of(state, FIRST[pair] + SECOND[pair] - tower)
                    if (other ^ base * EACH_FLOOR) >> 4 * (level - 1) == 0:
                        found |= 1 << exchange_at(pair, level)
    return found


@kernel
def completing_own(state: Maya) -> int:
    return completing(state, hand_of(state, state.seat))


@kernel
def completing_centre(state: Maya) -> int:
    return completing(state, 1 << (tower_of(state, CENTRE) & 15))


@kernel
def stopping(state: Maya) -> int:
    """The exchanges after which the seat may call Stop, and STOP if it may call it at once (MY-17)."""
    own, centre = completing_own(state), completing_centre(state)
    return own & centre if state.both == 1 else own | centre


@kernel
def prepared(state: Maya, code: int) -> Maya:
    """After a ply before the first exchange."""
    top, middle, bottom = state.top, state.middle, state.bottom
    monolith, raven, cards, drawn, seat = NOWHERE, 0, 0, 0, state.seat
    phase = PREPARE if state.players == 2 else CARDS
    if state.phase == DEAL:
        # A deal has 180 bits: only in plain Python can it be played.
        rest = code >> 60
        top, middle, bottom = code & ROW, rest & ROW, rest >> 60
    elif state.phase == DRAW:
        drawn = code
        phase = PUT
    elif state.phase == PUT:
        tower = code - PLACE
        floor = state.drawn << 20 * (tower % 3) + 4 * (level_to_build(state) - 1)
        top |= floor if tower < 3 else 0
        middle |= floor if 3 <= tower < 6 else 0
        bottom |= floor if tower >= 6 else 0
        if floors_placed(state) < 44:
            phase = DRAW
            seat = 0 if seat == state.players - 1 else seat + 1
        else:
            seat = 1 if state.players == 2 else 0
    elif state.phase == PREPARE:
        monolith, raven = pair_in(code - SET_UP), level_in(code - SET_UP)
        phase, seat = PLAY, 0
    else:
        cards = code
        phase, seat = PLAY, 0
    return Maya(
        top,
        middle,
        bottom,
        monolith,
        raven,
        exchanges(top, middle, bottom, monolith, raven) if phase == PLAY else 0,
        phase,
        seat,
        0,
        0,
        0,
        0,
        cards,
        drawn,
        state.players,
        state.both,
        state.three,
    )


@kernel
def turn(state: Maya) -> int:
    if state.phase == PLAY:
        return state.seat if state.exchanges != 0 else OVER  # MY-14, MY-18
    if state.phase < PUT:
        return CHANCE
    return state.seat if state.phase < PLAY else OVER


@kernel
def legal(state: Maya) -> Moves:
    if state.phase == PLAY:
        if state.players == 2:
            return Moves(0, state.exchanges, 0)
        stops = stopping(state)
        return Moves(0, state.exchanges | stops & 1 << STOP, state.exchanges & stops)
    if state.phase == PREPARE:
        return Moves(SET_UP, ANY_EXCHANGE, 0)
    return Moves(PLACE, placements(state) if state.phase == PUT else 0, 0)


@kernel
def count(moves: Moves) -> int:
    return popcount(moves.bits) + popcount(moves.stops)


@kernel
def nth(moves: Moves, index: int) -> int:
    plain = popcount(moves.bits)
    if index < plain:
        return moves.first + nth_bit(moves.bits, index)
    return EXCHANGE_AND_STOP + nth_bit(moves.stops, index - plain)


@kernel
def contains(moves: Moves, code: int) -> bool:
    if EXCHANGE_AND_STOP <= code < EXCHANGE_AND_STOP + 60:
        return moves.stops >> code - EXCHANGE_AND_STOP & 1 == 1
    return moves.first <= code < moves.first + 61 and moves.bits >> code - moves.first & 1 == 1


@kernel
def apply(state: Maya, code: int) -> Maya:
    if state.phase != PLAY:
        return prepared(state, code)
    if code != STOP:
        stop = code >= EXCHANGE_AND_STOP
        return exchanged(state, code - EXCHANGE_AND_STOP if stop else code, stop)
    return Maya(
        state.top,
        state.middle,
        state.bottom,
        state.monolith,
        state.raven,
        state.exchanges,
        STOPPED,
        state.seat,
        0,
        0,
        0,
        0,
        state.cards,
        0,
        state.players,
        state.both,
        state.three,
    )


@kernel
def progress(state: Maya) -> int:
    """Whatever is put on the table stays there, and what has come together stays together (MY-8)."""
    joined = (
        36 - popcount(told_apart(state.top)) - popcount(told_apart(state.middle)) - popcount(told_apart(state.bottom))
    )
    on_table = 2 * floors_placed(state) + int(state.drawn != 0) + int(state.cards != 0) + int(state.monolith != NOWHERE)
    return on_table + (joined if state.phase >= PLAY else 0)


@kernel
def ending(state: Maya) -> int:
    if state.phase >= STOPPED:
        return BY_STOP
    return NO_EXCHANGE if state.phase == PLAY and state.exchanges == 0 else 0


@kernel
def result(state: Maya) -> Outcome:
    if state.players == 2:
        white = popcount(ahead(state.white_ladders, state.black_ladders)) + popcount(state.white_priests)
        black = popcount(ahead(state.black_ladders, state.white_ladders)) + popcount(state.black_priests)
        # More points, then more priests, then more ladders (MY-15).
        by_white = white << 8 | popcount(state.white_priests) << 4 | ladder_count(state.white_ladders)
        by_black = black << 8 | popcount(state.black_priests) << 4 | ladder_count(state.black_ladders)
        return Outcome(ending(state), int(by_white > by_black) | int(by_black > by_white) << 1, (white, black, 0, 0))
    points = colour_points(state) if state.phase >= PLAY else 0
    first, second = card_points(state, points, 0), card_points(state, points, 1)
    third, fourth = card_points(state, points, 2), card_points(state, points, 3)
    if state.players == 4:  # MY-23
        pair, others = first + third, second + fourth
        winners = (0b0101 if pair >= others else 0) | (0b1010 if others >= pair else 0)
    else:
        most = max(first, second, third)
        winners = int(first == most) | int(second == most) << 1 | int(third == most) << 2
    return Outcome(ending(state), winners, (first, second, third, fourth))
