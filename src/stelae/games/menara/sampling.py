"""Random temples, for proofs and for whoever wants to learn from many: built as in the game, then tampered with."""

from __future__ import annotations

import random
from dataclasses import replace
from math import cos, hypot, pi, sin

from stelae.games.menara.frames import about_z
from stelae.games.menara.geometry import face_of, outline_of, standing_on
from stelae.games.menara.setting import column_pose, slab_pose, supports
from stelae.games.menara.shapes import overlap
from stelae.games.menara.statics import holds
from stelae.games.menara.temple import SIDES, STOREY, Column, Pose, Slab, Temple

# Whoever builds leaves so many millimetres to spare: nobody at a table puts a column where all but falls.
SPARE = 1.0


def random_temple(rng: random.Random, storeys: int, columns: int) -> Temple | None:
    """A temple that holds, of so many storeys and columns; none where the luck of the slabs does not allow it."""
    site = _Builder(rng)
    for _ in range(3):
        site.found()
    for level in range(1, storeys + 1):
        if not site.rise(level, columns - 3 * (storeys - level)):
            return None
        if rng.random() < 0.3:
            site.lay(level)
    for _ in range(18):
        site.fill(None, columns - len(site.temple.columns))
        if len(site.temple.columns) == columns:
            return site.temple
        if not site.lay(rng.randint(1, storeys)):
            site.found()
    return None


def tampered(rng: random.Random, temple: Temple) -> Temple:
    """The temple after a rash act or two: a column drawn from under a slab, or a slab shifted with what is on it."""
    for _ in range(rng.randint(1, 2)):
        tops = [slab for slab in temple.slabs if slab.level > 0]
        if rng.random() < 0.6:
            bearing = {column for slab in tops for column in supports(temple, slab)}
            gone = rng.choice([column for column in temple.columns if column in bearing])
            temple = Temple(temple.slabs, tuple(column for column in temple.columns if column != gone))
        else:
            temple = _shifted(temple, rng.choice(tops), rng.uniform(-15, 15), rng.uniform(-15, 15))
    return temple


def _shifted(temple: Temple, slab: Slab, dx: float, dy: float) -> Temple:
    """A slab and all that is above its level moved sideways, as far as pieces do not meet."""

    def moved(pose: Pose) -> Pose:
        return pose._replace(x=pose.x + dx, y=pose.y + dy).rounded

    level = slab.level
    above = {one.number for one in temple.slabs if one.level >= level}
    slabs = tuple(replace(one, pose=moved(one.pose)) if one.level >= level else one for one in temple.slabs)
    columns = tuple(replace(one, pose=moved(one.pose)) if one.slab in above else one for one in temple.columns)
    return Temple(slabs, columns)


class _Builder:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.temple = Temple()
        self.stack = list(range(1, 19))
        rng.shuffle(self.stack)

    def found(self) -> None:
        """One more slab of the foundation, pushed up to the others."""
        if not self.stack:
            return
        slab = Slab(self.stack.pop(), self.rng.choice(SIDES), 0, Pose(0.0, 0.0, 0.0))
        way, angle = self.rng.uniform(0, 2 * pi), self.rng.uniform(0, 360)
        for far in range(0, 400, 3):
            there = replace(slab, pose=Pose(far * cos(way), far * sin(way), 0.0, *about_z(angle)))
            there = replace(there, pose=slab_pose(self.temple, there).rounded)
            if not self._meets(there):
                self.temple = replace(self.temple, slabs=(*self.temple.slabs, there))
                return

    def rise(self, level: int, most: int) -> bool:
        """A slab on this level; columns are added below until one lies well, but no more than so many in all."""
        self.fill(level - 1, self.rng.randint(3, 6))
        while not self.lay(level):
            before = len(self.temple.columns)
            if before < most:
                self.fill(level - 1, 2)
            if len(self.temple.columns) == before:
                return False
        return True

    def fill(self, level: int | None, count: int) -> None:
        """So many columns on free marks of a level (or of any), as far as the temple bears them."""
        free = [
            (slab, mark)
            for slab in self.temple.slabs
            if level in (None, slab.level)
            for mark in face_of(slab).marks
            if self.temple.column(slab.number, mark.name) is None
        ]
        self.rng.shuffle(free)
        # One slab after the other, so that columns stand together.
        free.sort(key=lambda place: place[0].number * 7 % 19)
        for slab, mark in free:
            column = Column(mark.colour, slab.number, mark.name, column_pose(slab, mark.at).rounded)
            temple = replace(self.temple, columns=(*self.temple.columns, column))
            if count > 0 and holds(temple, SPARE):
                self.temple = temple
                count -= 1

    def lay(self, level: int) -> bool:
        """The next slab on three columns or more, somewhere where it holds."""
        ready = standing_on(self.temple, level - 1)
        if len(ready) < 3 or not self.stack:
            return False
        slab = Slab(self.stack[-1], self.rng.choice(SIDES), level, Pose(0.0, 0.0, 0.0))
        for _ in range(20):
            first = self.rng.choice(ready)
            near = sorted(ready, key=lambda one: _apart(one.pose, first.pose))[:5]
            chosen = self.rng.sample(near, 3)
            x = sum(column.pose.x for column in chosen) / 3 + self.rng.uniform(-12, 12)
            y = sum(column.pose.y for column in chosen) / 3 + self.rng.uniform(-12, 12)
            angle = self.rng.uniform(0, 360)
            there = replace(slab, pose=Pose(x, y, level * STOREY, *about_z(angle)))
            if len(supports(self.temple, there)) < 3 or self._meets(there):
                continue
            there = replace(there, pose=slab_pose(self.temple, there).rounded)
            temple = replace(self.temple, slabs=(*self.temple.slabs, there))
            if holds(temple, SPARE):
                self.temple = temple
                self.stack.pop()
                return True
        return False

    def _meets(self, slab: Slab) -> bool:
        mine = outline_of(face_of(slab), slab.pose)
        level = [other for other in self.temple.slabs if other.level == slab.level]
        return any(overlap(mine, outline_of(face_of(other), other.pose)) for other in level)


def _apart(one: Pose, other: Pose) -> float:
    return hypot(one.x - other.x, one.y - other.y)
