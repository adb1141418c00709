"""What nobody sees of Maya with three and four players: the cards of the others (MY-16, MY-23)."""

from stelae.core.bits import below, following, nth_bit, popcount
from stelae.core.jit import kernel
from stelae.games.maya.points import hand_of
from stelae.games.maya.state import ALL_COLOURS, CENTRE, PLAY, UNKNOWN, Maya
from stelae.games.maya.towers import tower_of


@kernel
def hides(state: Maya) -> bool:
    return state.players > 2 and state.phase >= PLAY


@kernel
def with_cards(state: Maya, cards: int) -> Maya:
    return Maya(
        state.top,
        state.middle,
        state.bottom,
        state.monolith,
        state.raven,
        state.exchanges,
        state.phase,
        state.seat,
        state.white_ladders,
        state.black_ladders,
        state.white_priests,
        state.black_priests,
        cards,
        state.drawn,
        state.players,
        state.both,
        state.three,
    )


@kernel
def own_colours(state: Maya) -> int:
    """The colours that can be on cards: all but that of the centre's base."""
    return ALL_COLOURS & ~(1 << (tower_of(state, CENTRE) & 15))


@kernel
def guess(state: Maya, random: int) -> Maya:
    """The cards that the viewer does not see, dealt anew."""
    left = own_colours(state)
    for seat in range(state.players):
        hand = hand_of(state, seat)
        left &= ~hand if hand != UNKNOWN else -1
    cards = state.cards
    for seat in range(state.players):
        if hand_of(state, seat) == UNKNOWN:
            hand = 0
            for _ in range(2):
                random = following(random)
                colour = 1 << nth_bit(left, below(random, popcount(left)))
                left ^= colour
                hand |= colour
            cards += hand - UNKNOWN << 10 * seat
    return with_cards(state, cards)


@kernel
def widest(state: Maya) -> Maya:
    """As if the seat to move had every card: then it may call Stop wherever any hand could."""
    if not hides(state):
        return state
    every = own_colours(state) & ~hand_of(state, state.seat)
    return with_cards(state, state.cards | every << 10 * state.seat)
