"""What a position is worth, in storeys beyond those that are needed; and what an act leads to if nothing falls."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from stelae.games.menara.foresight import foreseen
from stelae.games.menara.geometry import face_of, free_marks
from stelae.games.menara.material import FEWEST
from stelae.games.menara.rules import apply
from stelae.games.menara.settling import told
from stelae.games.menara.state import END, SETTLE, Menara, bag
from stelae.games.menara.temple import COLOURS, Act

# A game that is won or lost, in storeys.
SURE = 20.0
# What it is worth that a slab lacks one column only (each more: half of it), and that the top is ready to bear one.
NEAR, READY = 0.35, 0.35
# So far ahead one need not climb on at any price: each storey more is worth that part of one.
AMPLE, MORE = 2, 0.5
# With fewer free marks than these, tasks cannot be done for want of the right ones: what each that is missing costs.
ROOM, CRAMPED = 9, 0.12
# With fewer columns in the bag, what is only begun will hardly be finished; of a colour that has run short, neither.
LATE, SHORT = 16, 4


def outlook(state: Menara) -> float:
    """How many storeys the temple is ahead of what is needed, with what is begun."""
    temple = state.temple
    lead = temple.storeys - state.goal
    if state.phase == END:
        return (SURE if lead >= 0 else -SURE) + lead
    left = bag(state)
    have = left + state.camp + "".join(state.hands)
    highest = max(slab.level for slab in temple.slabs)
    near = 0.0
    ready = room = 0
    for slab in temple.slabs:
        free = free_marks(temple, slab)
        room += len(free)
        if free:
            scarce = min(min(1.0, have.count(mark.colour) / SHORT) for mark in free)
            near += NEAR * 0.5 ** (len(free) - 1) * scarce
        if slab.level == highest:
            ready = max(ready, len(face_of(slab).marks) - len(free))
    begun = near + READY * min(ready, FEWEST) / FEWEST - CRAMPED * max(0, ROOM - room)
    return _felt(lead) + min(1.0, len(left) / LATE) * begun


def _felt(lead: int) -> float:
    """Storeys beyond what will probably be needed are worth less."""
    return min(lead, AMPLE) + MORE * max(0, lead - AMPLE)


def chance(worth: float) -> float:
    """How likely a position of this worth is won, very roughly."""
    return 1 / (1 + exp(-max(-SURE, min(SURE, worth))))


@lru_cache(1 << 12)
def after(state: Menara, act: Act) -> Menara:
    """The position after an act, everything standing where it was meant."""
    begun: Menara = apply(state, act)
    if begun.phase != SETTLE:
        return begun
    return apply(begun, told(state.temple, act, foreseen(state.temple, act), set()))


def common(colour: str, state: Menara) -> float:
    """The share of the columns still to be had that are of this colour."""
    have = bag(state) + state.camp + "".join(state.hands)
    return have.count(colour) / max(1, len(have)) if colour in COLOURS else 0.0
