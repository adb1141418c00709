"""What comes of an act (MN-14, MN-17): physics says it when chance is asked; afterwards it is only read."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from stelae.games.menara.geometry import done
from stelae.games.menara.state import Change, Settled
from stelae.games.menara.temple import (
    LENGTH,
    TURN,
    Act,
    Column,
    Lift,
    Pose,
    Put,
    Slab,
    Take,
    Temple,
    pose_of,
)

if TYPE_CHECKING:
    from stelae.games.menara.physics import Outcome

# Nothing that stands is farther away than this, in millimetres.
WORLD = 2_000

NOUGHT = (0,) * 7
Key = tuple[int, str]


def held(act: Act) -> tuple[int, str]:
    """The piece that the hand held: a slab, or the column that now stands on a mark."""
    if isinstance(act, Put):
        return act.slab, act.mark
    return (act.to_slab, act.to_mark) if isinstance(act, Take) else (act.slab, "")


def pieces(temple: Temple) -> dict[Key, Slab | Column]:
    """All pieces by slab and mark."""
    found: dict[Key, Slab | Column] = {(slab.number, ""): slab for slab in temple.slabs}
    return found | {(column.slab, column.mark): column for column in temple.columns}


def in_hand(act: Act, key: Key) -> bool:
    """Whether a piece went with the hand: the held one, and the columns on a slab that is lifted."""
    return key == held(act) or (isinstance(act, Lift) and key[0] == act.slab)


def told(temple: Temple, act: Act, standing: Temple, fell: set[Key]) -> Settled:
    """What happened as an outcome: from the temple before the act, and what stands after it.

    A piece that is not in the temple afterwards has fallen for good; a column that fell and is there was put back.
    """
    meant, found = pieces(done(temple, act)), pieces(standing)
    before = pieces(temple)
    changes = []
    for key in sorted(meant):
        if key not in found:
            changes.append(Change(*key, fell=True))
            continue
        origin = NOUGHT if in_hand(act, key) else before[key].pose.steps
        steps = tuple(now - was for now, was in zip(found[key].pose.steps, origin, strict=True))
        if any(steps) or key in fell:
            changes.append(Change(*key, fell=key in fell, steps=steps))
    return Settled(tuple(changes))


def after(temple: Temple, act: Act, outcome: Settled) -> Temple:
    """The temple after an act, as the outcome says."""
    changes = {(change.slab, change.mark): change for change in outcome.changes}
    meant = done(temple, act)
    before = pieces(temple)

    def moved(key: Key, pose: Pose) -> Pose:
        change = changes.get(key)
        if change is None:
            return pose
        origin = NOUGHT if in_hand(act, key) else before[key].pose.steps
        return pose_of(tuple(a + b for a, b in zip(origin, change.steps, strict=True)))

    def stands(key: Key) -> bool:
        return key not in changes or bool(changes[key].steps)

    slabs = tuple(replace(s, pose=moved((s.number, ""), s.pose)) for s in meant.slabs if stands((s.number, "")))
    left = {slab.number for slab in slabs}
    columns = tuple(
        replace(c, pose=moved((c.slab, c.mark), c.pose))
        for c in meant.columns
        if c.slab in left and stands((c.slab, c.mark))
    )
    return Temple(slabs, columns)


def faults(temple: Temple, act: Act, outcome: Settled) -> Iterator[tuple[str, Key]]:
    """What is wrong with an outcome: pieces that there are not, or that are told twice, or are out of the world."""
    meant, before = pieces(done(temple, act)), pieces(temple)
    seen: set[Key] = set()
    for change in outcome.changes:
        key = (change.slab, change.mark)
        if key not in meant:
            yield "menara-settled-unknown", key
        elif key in seen:
            yield "menara-settled-twice", key
        elif change.steps:
            if change.fell and not change.mark:
                yield "menara-settled-slab", key
            origin = NOUGHT if in_hand(act, key) else before[key].pose.steps
            if not in_world(tuple(a + b for a, b in zip(origin, change.steps, strict=True))):
                yield "menara-settled-pose", key
        seen.add(key)
    yield from (("menara-settled-missing", key) for key in meant if in_hand(act, key) and key not in seen)


def in_world(steps: tuple[int, ...]) -> bool:
    """Whether a pose is one that a piece can have."""
    turn = sum(n * n for n in steps[3:])
    return all(abs(n) <= WORLD * LENGTH for n in steps[:3]) and abs(turn / TURN**2 - 1) < 1e-3


def settle(temple: Temple, act: Act, hand: str, rng: random.Random) -> tuple[Settled, Outcome]:
    """What comes of an act, as physics says. Without a pointer, how the hand lets go is a matter of chance (MN-18)."""
    from stelae.games.menara import physics

    if hand != "sure" and act.release is None:
        act = replace(act, release=physics.tremble(act, rng))
    found = physics.settle(temple, act, hand)
    return told(temple, act, found.temple, {(column.slab, column.mark) for column in found.fallen_columns}), found
