"""What luck can bring: columns from the bag, cards, slabs, and what comes of an act."""

import random

from stelae.core.contract import Code
from stelae.games.menara.material import material
from stelae.games.menara.settling import faults, settle
from stelae.games.menara.state import (
    CAMP,
    CAMP_SIZE,
    CARD,
    FOUNDATION,
    RENEWAL,
    REVEAL,
    SETTLE,
    SLABS,
    Bag,
    Drawn,
    Menara,
    Settled,
    Slabs,
    bag,
    columns,
    without,
)


def number(state: Menara) -> int:
    """How many columns or slabs are drawn."""
    if state.phase == SLABS:
        # The three of the foundation, and the one that is on top then.
        return FOUNDATION + 1
    if state.phase == REVEAL:
        return 1
    if state.phase in (CAMP, RENEWAL):
        return CAMP_SIZE
    return state.task.used if state.task else state.size


def in_stack(state: Menara) -> list[str]:
    """The cards that may lie on top of the stack that was chosen."""
    return [name for name in state.cards if material().cards[name].stack == state.drawn]


def sample(state: Menara, rng: random.Random) -> Code:
    if state.phase == SETTLE:
        assert state.act is not None
        return settle(state.temple, state.act, state.hand, rng)[0]
    if state.phase == CARD:
        return Drawn(rng.choice(in_stack(state)))
    if state.phase in (SLABS, REVEAL):
        return Slabs(tuple(rng.sample(state.stack, number(state))))
    return Bag(columns(rng.sample(bag(state), number(state))))


def possible(state: Menara, code: Code) -> bool:
    if state.phase == SETTLE:
        assert state.act is not None
        return isinstance(code, Settled) and not any(faults(state.temple, state.act, code))
    if state.phase == CARD:
        return isinstance(code, Drawn) and code.card in in_stack(state)
    if state.phase in (SLABS, REVEAL):
        known = isinstance(code, Slabs) and set(code.numbers) <= set(state.stack)
        return known and len(set(code.numbers)) == len(code.numbers) == number(state)
    fits = isinstance(code, Bag) and len(code.columns) == number(state)
    return fits and without(bag(state), code.columns) is not None


def chances(state: Menara) -> int:
    if state.phase == CARD:
        return len(in_stack(state))
    return len(state.stack) if state.phase == REVEAL else 0


def chance(state: Menara, index: int) -> Code:
    return Drawn(in_stack(state)[index]) if state.phase == CARD else Slabs((state.stack[index],))
