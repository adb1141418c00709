"""What luck brings in Maya: the deal, the cards, the floors of the draft."""

import random

from stelae.core.bits import members, nth_bit, popcount
from stelae.core.jit import kernel
from stelae.games.maya.draft import colours_left
from stelae.games.maya.latin import latin_towers
from stelae.games.maya.state import (
    ALL_COLOURS,
    CARDS,
    CENTRE,
    COLOURS,
    DEAL,
    DRAW,
    LEVELS,
    ONE_HAND,
    TOWER,
    UNKNOWN,
    Maya,
)
from stelae.games.maya.towers import tower_of


def sample(state: Maya, rng: random.Random) -> int:
    if state.phase == DEAL:
        towers = latin_towers(len(COLOURS), len(LEVELS), rng)
        return deal_of([sum(colour << 4 * level for level, colour in enumerate(tower)) for tower in towers])
    return chance(state, rng.randrange(chances(state)))


def possible(state: Maya, code: int) -> bool:
    if state.phase == DEAL:
        return not faults(code)
    if state.phase == DRAW:
        return bool(colours_left(state) >> code & 1)
    return not card_faults(state, code)


@kernel
def chances(state: Maya) -> int:
    if state.phase == DRAW:
        return popcount(colours_left(state))
    return 28 * 15 * 6 if state.phase == CARDS else 0


@kernel
def chance(state: Maya, index: int) -> int:
    if state.phase == DRAW:
        return nth_bit(colours_left(state), index)
    # Two of the eight cards for each seat in turn, numbered as (first, second) are in order.
    left = ALL_COLOURS & ~(1 << (tower_of(state, CENTRE) & 15))
    cards = 0
    for seat in range(state.players):
        size = popcount(left)
        index, pair = index // (size * (size - 1) // 2), index % (size * (size - 1) // 2)
        first = 0
        while pair >= size - 1 - first:
            pair -= size - 1 - first
            first += 1
        hand = 1 << nth_bit(left, first) | 1 << nth_bit(left, first + 1 + pair)
        left ^= hand
        cards |= hand << 10 * seat
    return cards


def hands(state: Maya, cards: int) -> list[int]:
    return [cards >> 10 * seat & ONE_HAND for seat in range(state.players)]


def card_faults(state: Maya, cards: int) -> list[tuple[str, int]]:
    """Why these cards cannot be dealt: what is wrong, and with which colour (MY-16)."""
    centre = tower_of(state, CENTRE) & 15
    known = [colour for hand in hands(state, cards) if hand != UNKNOWN for colour in members(hand)]
    twice = [("maya-card-twice", colour) for colour in known if known.count(colour) > 1]
    return [("maya-card-of-centre", centre)] * (centre in known) + twice


def towers_in(code: int) -> list[int]:
    """The towers of a deal."""
    return [code >> 60 * (tower // 3) + 20 * (tower % 3) & TOWER for tower in range(9)]


def deal_of(towers: list[int]) -> int:
    return sum(floors << 60 * (tower // 3) + 20 * (tower % 3) for tower, floors in enumerate(towers))


def faults(code: int) -> list[tuple[str, int, int]]:
    """Why nine towers are no deal: towers with a colour twice (MY-3), levels that lack a colour (MY-2)."""
    towers = towers_in(code)
    found = []
    for tower, floors in enumerate(towers):
        colours = [floors >> 4 * level & 15 for level in range(5)]
        found += [("tower", tower, colour) for colour in sorted(set(colours)) if colours.count(colour) > 1]
    for level in range(5):
        lacking = set(range(1, 10)) - {floors >> 4 * level & 15 for floors in towers}
        found += [("level", level + 1, colour) for colour in sorted(lacking)]
    return found
