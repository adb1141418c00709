"""What really stands and what falls (MN-17): a hand's act simulated until the temple is at rest.

    outcome = settle(temple, Put("y", 7, "b"), "sure")

The outcome is what a chance ply carries; the rules never simulate.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import hypot

from stelae.games.menara.checks import check, check_act, meet
from stelae.games.menara.frames import on, relative, tilt
from stelae.games.menara.geometry import face_of, flat_pose, height
from stelae.games.menara.setting import column_pose, slab_pose, supports
from stelae.games.menara.temple import (
    COLUMN_HEIGHT,
    MARK_RADIUS,
    SLAB_THICKNESS,
    SLACK,
    Act,
    Column,
    Lay,
    Pose,
    Put,
    Release,
    Slab,
    Take,
    Temple,
)
from stelae.games.menara.trajectory import Film, Trajectory, everything, key
from stelae.games.menara.world import STEP, Start, World

# A temple is at rest when nothing has moved faster than this for so long; time is counted in steps, never by a clock.
CALM_SPEED = 2.0  # millimetres a second
CALM = 100  # steps
LONGEST = 1_500  # steps: a collapse need not be watched until the last column has stopped rolling
GLANCE = 25  # steps between two looks at whether something has fallen already

# A slab has fallen that has sunk or leans so much; a column also when its middle is outside its mark.
SLAB_DROP, SLAB_TILT = 10.0, 8.0
COLUMN_DROP, COLUMN_TILT = 4.0, 15.0

# How much of a slip reaches the temple, and from how high the piece is let go, in millimetres (MN-18).
SLIPS = {"sure": (0.0, 0.0), "steady": (0.5, 0.0), "shaky": (1.0, 0.2)}
# How far off somebody who takes care lets go of a column and of a slab (millimetres), and how fast (a second).
CARE_COLUMN, CARE_SLAB, CARE_SPEED = 0.6, 2.5, 15.0
STILL = Release(0.0, 0.0, 0.0, 0.0)
# A slip that cannot be is tried with so much of it.
STOPS = (1.0, 0.8, 0.6, 0.4, 0.2, 0.0)

# Whatever comes to rest so few steps (micrometres, millionths) from where it was has stayed there.
STAYED = 2
# What did not move more than this, in millimetres, is not told.
NOTICED = 0.2


@dataclass(frozen=True, slots=True)
class Moved:
    """A piece that shifted though no hand touched it: `07` or `07b`, and how far, in millimetres."""

    piece: str
    by: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """The temple after an act.

    Columns that fell have been put back on their marks where they stand there (MN-14); what fell and is not in the
    temple has fallen for good. Both are listed as they stood before they fell.
    """

    temple: Temple
    fallen_columns: tuple[Column, ...]
    fallen_slabs: tuple[Slab, ...]
    moved: tuple[Moved, ...]
    trajectory: Trajectory


def settle(temple: Temple, act: Act, hand: str = "sure") -> Outcome:
    """What an act does to a temple."""
    check(temple)
    check_act(temple, act, hand)
    site = _Site(temple)
    share, drop = SLIPS[hand] if act.release else SLIPS["sure"]
    slip = Release(*(share * number for number in act.release or STILL))
    if isinstance(act, Put):
        site.put(act.colour, act.slab, act.mark, slip, drop)
    elif isinstance(act, Take):
        taken = temple.column(act.slab, act.mark)
        assert taken is not None, "it has been checked"
        site.rest(Temple(temple.slabs, tuple(one for one in temple.columns if one is not taken)))
        site.put(taken.colour, act.to_slab, act.to_mark, slip, drop)
    elif isinstance(act, Lay):
        site.lay(Slab(act.slab, act.side, act.level, Pose(act.x, act.y, 0.0)), act.angle, [], slip, drop)
    else:
        slab = temple.slab(act.slab)
        assert slab is not None, "it has been checked"
        load = [(one, relative(slab.pose, one.pose)) for one in temple.columns if one.slab == act.slab]
        left = tuple(one for one in temple.columns if one.slab != act.slab)
        site.rest(Temple(tuple(one for one in temple.slabs if one is not slab), left))
        there = replace(slab, level=act.level, pose=Pose(act.x, act.y, 0.0))
        site.lay(there, act.angle, load, slip, drop)
    site.put_back()
    return site.outcome()


def tremble(act: Act, rng: random.Random) -> Release:
    """How somebody lets go who takes care, where no pointer says it: for bots, and for moves that are typed."""
    off = CARE_COLUMN if isinstance(act, Put | Take) else CARE_SLAB
    dx, dy = rng.gauss(0, off), rng.gauss(0, off)
    most = SLACK if isinstance(act, Put | Take) else 3 * CARE_SLAB
    # A column that would not stand inside its mark is set down anew.
    shorter = min(1.0, 0.95 * most / max(1e-9, hypot(dx, dy)))
    slip = (shorter * dx, shorter * dy, rng.gauss(0, CARE_SPEED), rng.gauss(0, CARE_SPEED))
    return Release(*(round(number, 1) for number in slip))


def falls(temple: Temple, starts: Mapping[Slab | Column, Start] | None = None) -> bool:
    """Whether anything falls when a temple is let stand by itself (or is pushed first); watched as long as needed."""
    check(temple)
    world = World(temple, starts)
    calm = 0
    while calm < CALM and world.steps < LONGEST:
        world.step()
        calm = calm + 1 if world.speed < CALM_SPEED else 0
        if not calm and world.steps % GLANCE == 0:
            after = _posed(temple, world)
            if any(_fell(piece, after) for piece in everything(after)):
                return True
    return False


def watch(temple: Temple, seconds: float) -> tuple[Temple, Trajectory]:
    """A temple left alone for so long, whatever it does."""
    check(temple)
    world, film = World(temple), Film()
    film.open(world.pieces)
    for step in range(round(seconds / STEP)):
        if film.due(step):
            film.take(world.poses())
        world.step()
    film.take(world.poses())
    return _posed(temple, world), film.developed()


class _Site:
    """A temple while a hand is at work on it, and what has happened so far."""

    def __init__(self, temple: Temple) -> None:
        self.first = self.temple = temple
        self.film = Film()
        self.fallen: list[Slab | Column] = []
        self.handled: set[str] = set()

    @property
    def ruined(self) -> bool:
        return any(isinstance(piece, Slab) for piece in self.fallen)

    def put(self, colour: str, number: int, mark: str, slip: Release, drop: float) -> None:
        slab = self.temple.slab(number)
        if self.ruined or slab is None:
            return
        found = face_of(slab).mark(mark)
        assert found is not None, "it has been checked"
        pose = column_pose(slab, found.at, slip.dx, slip.dy)
        column = Column(colour, number, mark, pose._replace(z=pose.z + drop))
        self.rest(replace(self.temple, columns=(*self.temple.columns, column)), [column], slip)

    def lay(self, slab: Slab, angle: float, load: list[tuple[Column, Pose]], slip: Release, drop: float) -> None:
        if self.ruined:
            return
        slab = self._landing(slab, angle, slip)
        slab = replace(slab, pose=slab.pose._replace(z=slab.pose.z + drop)) if slab.level else slab
        columns = [replace(column, pose=on(slab.pose, there)) for column, there in load]
        temple = Temple((*self.temple.slabs, slab), (*self.temple.columns, *columns))
        check(temple)
        self.rest(temple, [slab, *columns], slip)

    def _landing(self, slab: Slab, angle: float, slip: Release) -> Slab:
        """Where a slab comes down: a slip goes no farther than to a neighbour, nor beyond all columns."""
        for share in STOPS:
            x, y = slab.pose.x + share * slip.dx, slab.pose.y + share * slip.dy
            there = replace(slab, pose=flat_pose(x, y, height(slab.level), angle))
            if not share or not slab.level or supports(self.temple, there):
                there = replace(there, pose=slab_pose(self.temple, there))
                if not any(meet(there, other) for other in self.temple.slabs):
                    break
        return there

    def rest(self, temple: Temple, handled: list[Slab | Column] | None = None, slip: Release = STILL) -> None:
        """The temple simulated until it is at rest; what fell is taken away, and what is left must stand without it."""
        handled = handled or []
        self.handled |= {key(piece) for piece in handled}
        world = World(temple, dict.fromkeys(handled, (slip.vx, slip.vy, 0.0)))
        self.film.open(world.pieces)
        self._run(world)
        after = _posed(temple, world)
        fallen = {key(piece) for piece in everything(after) if _fell(piece, after)}
        self.fallen += [piece for piece in everything(temple) if key(piece) in fallen]
        self.temple = Temple(
            tuple(slab for slab in after.slabs if key(slab) not in fallen),
            tuple(column for column in after.columns if key(column) not in fallen),
        )
        if fallen and not self.ruined:
            self.rest(self.temple)

    def put_back(self) -> None:
        """Columns that fell, each on its mark again, by a hand that takes all the time it needs (MN-14)."""
        for column in [piece for piece in self.fallen if isinstance(piece, Column)]:
            known = len(self.fallen)
            before = self.temple
            self.put(column.colour, column.slab, column.mark, STILL, 0.0)
            if len(self.fallen) > known and not self.ruined:
                # It falls again, or fells others: it is left out, and the others are as they were.
                del self.fallen[known:]
                self.temple = before

    def _run(self, world: World) -> None:
        calm = 0
        while calm < CALM and world.steps < LONGEST:
            if self.film.due(world.steps):
                self.film.take(world.poses())
            world.step()
            calm = calm + 1 if world.speed < CALM_SPEED else 0
        self.film.take(world.poses())

    def outcome(self) -> Outcome:
        before = {key(piece): piece.pose for piece in everything(self.first)}
        moved = []
        for piece in everything(self.temple):
            old, name = before.get(key(piece)), key(piece)
            if old and name not in self.handled:
                by = hypot(piece.pose.x - old.x, piece.pose.y - old.y, piece.pose.z - old.z)
                if by > NOTICED:
                    moved.append(Moved(name, round(by, 1)))
        columns = tuple(piece for piece in self.fallen if isinstance(piece, Column))
        slabs = tuple(piece for piece in self.fallen if isinstance(piece, Slab))
        return Outcome(self.temple, columns, slabs, tuple(moved), self.film.developed())


def _posed(temple: Temple, world: World) -> Temple:
    """The temple with the poses of the simulation."""
    poses = {
        key(piece): _kept(piece.pose.rounded, pose.rounded)
        for piece, pose in zip(world.pieces, world.poses(), strict=True)
    }
    return Temple(
        tuple(replace(slab, pose=poses.get(key(slab), slab.pose.rounded)) for slab in temple.slabs),
        tuple(replace(column, pose=poses[key(column)]) for column in temple.columns),
    )


def _kept(before: Pose, after: Pose) -> Pose:
    return before if all(abs(a - b) <= STAYED for a, b in zip(before.steps, after.steps, strict=True)) else after


def _fell(piece: Slab | Column, temple: Temple) -> bool:
    if isinstance(piece, Slab):
        return abs(piece.pose.z - height(piece.level)) > SLAB_DROP or tilt(piece.pose) > SLAB_TILT
    slab = temple.slab(piece.slab)
    mark = face_of(slab).mark(piece.mark) if slab else None
    if slab is None or mark is None:
        return True
    there = relative(slab.pose, piece.pose)
    off = hypot(there.x - mark.at[0], there.y - mark.at[1])
    rise = abs(there.z - (SLAB_THICKNESS + COLUMN_HEIGHT) / 2)
    return off > MARK_RADIUS or rise > COLUMN_DROP or tilt(there) > COLUMN_TILT
