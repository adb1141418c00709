"""Where a slab goes: the foundation, and every new one (MN-6, MN-11)."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from stelae.bots.menara.mind import Mind
from stelae.bots.menara.outlook import after, common, outlook
from stelae.games.menara import suggest
from stelae.games.menara.foresight import foreseen
from stelae.games.menara.geometry import bearers, done, face_of, free_marks, outline_of
from stelae.games.menara.material import material
from stelae.games.menara.rules import sides
from stelae.games.menara.state import BASE, Menara
from stelae.games.menara.temple import SIDES, Lay, Put, Temple

# What a place is worth besides the storey, in storeys: each millimetre of balance up to so many, that the slab holds
# with columns on all its marks, and each mark less, for a slab with few marks is soon full.
BALANCED, ENOUGH, LOADED, SLIM = 0.02, 10.0, 0.3, 0.05
# With little to spare nothing can be built on: a storey is not worth that.
STURDY = ((0.8, 0.6), (1.5, 0.6), (2.2, 0.2), (3.0, 0.1))
# Each millimetre that it lies aside of what carries it, beyond so many: all that comes on top will weigh there.
LEAN, UPRIGHT = 0.012, 8.0
# What may well fall is laid only where there is nothing else.
RISK = 4.0
# A slab that is full should have so much to spare.
FULL = 0.8
# So many good places on a level are compared.
COMPARED = 3


def laid(state: Menara, mind: Mind) -> list[tuple[float, Lay]]:
    """Places for the slab that is to be laid, the best first: one at least."""
    if state.phase == BASE:
        return sorted(_founded(state), key=_first)
    found: list[tuple[float, Lay]] = []
    highest = max(slab.level for slab in state.temple.slabs)
    for level in range(highest + 1, 0, -1):
        found += _on_level(state, level, mind)
        with mind.daring() as more:
            if more and not found and level > highest:
                found += _on_level(state, level, mind)
        # A place at the top is a storey more; one level below is looked at, too, and no more.
        if found and (level <= highest or mind.spent):
            break
    if not found:
        found = list(_beside(state, mind))
    return sorted(found, key=_first)


def likely(state: Menara, mind: Mind) -> Lay:
    """Where the slab will probably lie: on top, else on the first level. Plans pass by many, and need no more."""
    highest = max(slab.level for slab in state.temple.slabs)
    for level in dict.fromkeys((highest + 1, 1)):
        for side in sides(state):
            for place in suggest.on_columns(state.temple, state.top, side, level)[:COMPARED]:
                lay = Lay(state.top, side, level, *place)
                if mind.stands(state.temple, lay):
                    return lay
    side = sides(state)[0]
    return Lay(state.top, side, 0, *suggest.as_foundation(state.temple, state.top, side)[0])


def _first(one: tuple[float, Lay]) -> tuple[float, str]:
    return -one[0], str(one[1])


def _on_level(state: Menara, level: int, mind: Mind) -> Iterator[tuple[float, Lay]]:
    for side in sides(state):
        for place in suggest.on_columns(state.temple, state.top, side, level)[:COMPARED]:
            lay = Lay(state.top, side, level, *place)
            if mind.stands(state.temple, lay):
                yield mind.blurred(worth(state, lay, mind)), lay


def _beside(state: Menara, mind: Mind) -> Iterator[tuple[float, Lay]]:
    for side in sides(state):
        for place in suggest.as_foundation(state.temple, state.top, side)[:COMPARED]:
            lay = Lay(state.top, side, 0, *place)
            yield worth(state, lay, mind), lay


def _founded(state: Menara) -> Iterator[tuple[float, Lay]]:
    """The first slabs: sides with few marks of common colours, near the middle of the table."""
    for number in state.foundation:
        for side in SIDES:
            for place in suggest.as_foundation(state.temple, number, side)[:COMPARED]:
                lay = Lay(number, side, 0, *place)
                yield _marks_worth(state, lay) - (abs(place[0]) + abs(place[1])) / 2_000, lay


def worth(state: Menara, lay: Lay, mind: Mind) -> float:
    """What lies ahead with the slab there."""
    value = outlook(after(state, lay)) + _marks_worth(state, lay)
    if lay.level:
        balance = suggest.steadiness(state.temple, lay.slab, lay.side, lay.level, (lay.x, lay.y, lay.angle))
        value += BALANCED * max(0.0, min(ENOUGH, balance))
        meant = foreseen(state.temple, lay)
        value -= LEAN * max(0.0, lean(meant, lay.slab) - UPRIGHT)
        value -= RISK * (not mind.firm(state.temple, lay))
        value += sum(more * mind.holds(meant, spare) for spare, more in STURDY)
        value += LOADED * mind.holds(loaded(meant, lay.slab), FULL)
    return value


def _marks_worth(state: Menara, lay: Lay) -> float:
    marks = material().face(lay.slab, lay.side).marks
    return sum(common(mark.colour, state) for mark in marks) / len(marks) - SLIM * len(marks)


def lean(temple: Temple, number: int) -> float:
    """How far a slab lies from being above what carries it, on whichever level below that is worst."""
    top = temple.slab(number)
    assert top is not None, "it lies there"
    carriers, worst = {number}, 0.0
    for level in range(top.level, 0, -1):
        under = {
            column
            for slab in temple.slabs
            if slab.number in carriers
            for column in bearers(temple, outline_of(face_of(slab), slab.pose), level)
        }
        if under:
            x, y = (sum(column.pose[n] for column in under) / len(under) for n in (0, 1))
            worst = max(worst, hypot(top.pose.x - x, top.pose.y - y))
        carriers = {column.slab for column in under}
    return worst


def loaded(temple: Temple, number: int) -> Temple:
    """The temple with a column on every mark of a slab."""
    slab = temple.slab(number)
    assert slab is not None, "it lies there"
    for mark in free_marks(temple, slab):
        temple = done(temple, Put(mark.colour, number, mark.name))
    return temple
