"""What can come out of the bag (TY-6, TY-10); every tile left is equally likely."""

import random

from stelae.core.bits import nth_bit, popcount
from stelae.core.jit import kernel
from stelae.games.tayu.rules import drawable, left_in
from stelae.games.tayu.state import DRAWN, Tayu
from stelae.games.tayu.tiles import TYPE_COUNT


@kernel
def chances(state: Tayu) -> int:
    return left_in(state.bag, drawable(state))


@kernel
def chance(state: Tayu, index: int) -> int:
    types = drawable(state)
    both = types << TYPE_COUNT | types
    first, second = state.bag[0] & both, state.bag[1] & both
    here = popcount(first)
    tile = nth_bit(first, index) if index < here else nth_bit(second, index - here)
    return DRAWN + tile % TYPE_COUNT


def sample(state: Tayu, rng: random.Random) -> int:
    return chance(state, rng.randrange(chances(state)))


def possible(state: Tayu, code: int) -> bool:
    kind = code - DRAWN
    return 0 <= kind < TYPE_COUNT and left_in(state.bag, drawable(state) & 1 << kind) > 0
