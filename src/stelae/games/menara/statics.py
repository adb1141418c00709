"""Whether a temple stands, by the forces alone: a linear programme (HiGHS) over what every contact can push.

A temple stands when forces exist that hold every piece: pushes at the corners of each figure in which pieces touch,
and friction sideways. How far it is from falling is told twice: how many millimetres every support could lose all
round, and by how many degrees the table could be tilted, whichever way is worst.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan, cos, degrees, pi, radians, sin, tan
from typing import Any

from stelae.games.menara.loads import loads
from stelae.games.menara.shapes import Outline
from stelae.games.menara.skeleton import COLUMN_WEIGHT, GROUND, Contact, Skeleton, grown, skeleton
from stelae.games.menara.temple import COLUMN_HEIGHT, COLUMN_RADIUS, SLAB_THICKNESS, Temple
from stelae.games.menara.world import FRICTION, require

Vector = tuple[float, float, float]

DIRECTIONS = 24
# Beyond this a column slides or topples by itself, whatever the temple is like.
STEEPEST = 17.0
# No support is smaller than nothing; the margin is told up to the radius of a column.
WIDEST, FINE = COLUMN_RADIUS, 0.05


@dataclass(frozen=True, slots=True)
class Verdict:
    """Below zero, the margins say by how much more support, or by what tilt at least, it would stand."""

    stands: bool
    margin_mm: float
    tilt_degrees: float
    # Grams on each column, in the temple's order.
    loads: tuple[float, ...]


def stands(temple: Temple) -> Verdict:
    """The whole verdict; `holds` is the quick question."""
    bones = skeleton(temple)
    if not bones.slabs:
        return Verdict(True, WIDEST, STEEPEST, (0.0,) * len(bones.columns))
    held = Upright(bones).feasible()
    return Verdict(held, margin(bones, held), Programme(bones).tilt(held), loads(bones))


def holds(temple: Temple, spare: float = 0.0) -> bool:
    """Whether it stands, also if every support were so many millimetres smaller all round."""
    bones = skeleton(temple)
    return not bones.slabs or Upright(bones, -spare).feasible()


def margin(bones: Skeleton, held: bool) -> float:
    """How much every support could shrink all round (or must grow), by halving."""
    sign = 1.0 if held else -1.0
    near, far = 0.0, WIDEST
    while far - near > FINE:
        middle = (near + far) / 2
        if Upright(bones, -sign * middle).feasible() == held:
            near = middle
        else:
            far = middle
    return round(sign * near, 2)


class Upright:
    """Pushes alone, straight down through the columns: all that holds a temple on a level table."""

    def __init__(self, bones: Skeleton, by: float = 0.0) -> None:
        rows = self.rows = _Rows()
        slabs = [(rows.row(weight), rows.row(0.0), rows.row(0.0)) for weight in bones.weights]
        for base, (x, y) in zip(bones.bases, bones.middles, strict=True):
            if base != GROUND:
                pose = bones.slabs[base].pose
                for row, share in zip(slabs[base], (1.0, x - pose.x, y - pose.y), strict=True):
                    rows.raise_(row, share * COLUMN_WEIGHT)
        for contact in bones.contacts:
            x, y = bones.middles[contact.column]
            base = bones.bases[contact.column]
            for a, b in shrunk(contact.figure, by):
                push = rows.variable()
                for slab, sign in ((contact.slab, 1.0), (base, -1.0)):
                    if slab != GROUND:
                        pose = bones.slabs[slab].pose
                        for row, share in zip(slabs[slab], (1.0, x + a - pose.x, y + b - pose.y), strict=True):
                            rows.put(row, push, sign * share)
        self.highs = _solver(rows)

    def feasible(self) -> bool:
        return _solved(self.highs)


class Programme:
    """All forces in a temple on a table that can be tilted: pushes, friction, and what bends the columns."""

    def __init__(self, bones: Skeleton) -> None:
        self._rows = rows = _Rows()
        # The tilt, as the part of its weight that pulls every piece along x and along y; and how steep that is.
        self._east, self._north, self._steep = (rows.variable(-2.0, 2.0) for _ in range(3))
        # East is steep times the cosine of the way that it is tilted, north is steep times its sine.
        self._ways = rows.row(0.0), rows.row(0.0)
        for way, part in zip(self._ways, (self._east, self._north), strict=True):
            rows.put(way, part, 1.0)
            rows.put(way, self._steep, -1.0)
        self._slabs: list[list[int]] = [[rows.row(0.0) for _ in range(6)] for _ in bones.slabs]
        for six, weight in zip(self._slabs, bones.weights, strict=True):
            self._weigh(six, weight, (0.0, 0.0, 0.0))
        bearing: list[list[Contact]] = [[] for _ in bones.columns]
        for contact in bones.contacts:
            bearing[contact.column].append(contact)
        for column, contacts in enumerate(bearing):
            self._column(bones, column, contacts)
        self._highs = _solver(rows)

    def _column(self, bones: Skeleton, column: int, contacts: list[Contact]) -> None:
        """A column: it stands there like a part of its slab, or hands on what rests on its head."""
        rows, half = self._rows, SLAB_THICKNESS / 2
        six, foot = self._seen(bones, column, bones.bases[column], half)
        if not contacts:
            self._weigh(six, COLUMN_WEIGHT, (foot[0], foot[1], half + COLUMN_HEIGHT / 2))
            return
        # Its own balance: upright, and of what bends it along x and along y about the middle of its foot.
        whole, along, across = rows.row(COLUMN_WEIGHT), rows.row(0.0), rows.row(0.0)
        for part, bends, (dx, dy) in ((self._east, along, (1.0, 0.0)), (self._north, across, (0.0, 1.0))):
            rows.put(bends, part, -COLUMN_HEIGHT / 2 * COLUMN_WEIGHT)
            self._force(six, part, (dx * COLUMN_WEIGHT, dy * COLUMN_WEIGHT, 0.0), foot)
        for contact in contacts:
            above, head = self._seen(bones, column, contact.slab, -half)
            friction = rows.row(0.0, free_below=True)
            for a, b in contact.figure:
                push = rows.variable()
                rows.put(friction, push, -FRICTION)
                self._force(above, push, (0.0, 0.0, 1.0), (head[0] + a, head[1] + b, head[2]))
                for row, share in ((whole, -1.0), (along, -a), (across, -b)):
                    rows.put(row, push, share)
            for dx, dy in ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)):
                slip = rows.variable()
                rows.put(friction, slip, 1.0)
                self._force(above, slip, (-dx, -dy, 0.0), head)
                self._force(six, slip, (dx, dy, 0.0), foot)
                rows.put(along, slip, -COLUMN_HEIGHT * dx)
                rows.put(across, slip, -COLUMN_HEIGHT * dy)
        for a, b in bones.feet[column]:
            stem = rows.variable()
            for row, share in ((whole, 1.0), (along, a), (across, b)):
                rows.put(row, stem, share)
            self._force(six, stem, (0.0, 0.0, -1.0), (foot[0] + a, foot[1] + b, foot[2]))

    def _seen(self, bones: Skeleton, column: int, slab: int, z: float) -> tuple[list[int], Vector]:
        """The balance of a slab (none for the ground), and where on it a column's middle is."""
        x, y = bones.middles[column]
        if slab == GROUND:
            return [], (x, y, z)
        pose = bones.slabs[slab].pose
        return self._slabs[slab], (x - pose.x, y - pose.y, z)

    def _force(self, six: list[int], variable: int, force: Vector, at: Vector) -> None:
        """A force on a slab, seen from its middle: what it pushes, and what it turns."""
        (fx, fy, fz), (x, y, z) = force, at
        turns = (y * fz - z * fy, z * fx - x * fz, x * fy - y * fx)
        for row, share in zip(six, (*force, *turns) if six else (), strict=True):
            if share:
                self._rows.put(row, variable, share)

    def _weigh(self, six: list[int], grams: float, at: Vector) -> None:
        """A weight on a slab: straight down always, and sideways as the table is tilted."""
        self._force(six, self._east, (grams, 0.0, 0.0), at)
        self._force(six, self._north, (0.0, grams, 0.0), at)
        for row, share in zip(six[2:5], (grams, grams * at[1], -grams * at[0]) if six else (), strict=True):
            self._rows.raise_(row, share)

    def tilt(self, held: bool) -> float:
        """By how many degrees it can be tilted, whichever way is worst; or (below zero) must be, at least, to stand."""
        limit = tan(radians(STEEPEST))
        highs = self._highs
        highs.changeColBounds(self._steep, 0.0, limit)
        highs.changeColCost(self._steep, -1.0 if held else 1.0)
        found = []
        for n in range(DIRECTIONS):
            way = 2 * pi * n / DIRECTIONS
            highs.changeCoeff(self._ways[0], self._steep, -cos(way))
            highs.changeCoeff(self._ways[1], self._steep, -sin(way))
            found.append(highs.getSolution().col_value[self._steep] if _solved(self._highs) else 1.0)
        highs.changeColCost(self._steep, 0.0)
        return round(degrees(atan(min(found))) * (1 if held else -1), 2)


def _solver(rows: _Rows) -> Any:
    """HiGHS, with the programme in it."""
    require("highspy")
    import highspy
    import numpy as np

    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = len(rows.lower), len(rows.least)
    model.col_cost_ = np.zeros(len(rows.lower))
    model.col_lower_, model.col_upper_ = np.array(rows.lower), np.array(rows.upper)
    model.row_lower_, model.row_upper_ = np.array(rows.least), np.array(rows.most)
    row, col, value = np.array(rows.row_of, int), np.array(rows.column_of, int), np.array(rows.value)
    order = np.lexsort((row, col))
    row, col, value = row[order], col[order], value[order]
    # The same place may have been named twice; the values add up.
    first = np.ones(len(row), dtype=bool)
    first[1:] = (row[1:] != row[:-1]) | (col[1:] != col[:-1])
    if len(row):
        value = np.add.reduceat(value, np.flatnonzero(first))
    row, col = row[first], col[first]
    model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    model.a_matrix_.start_ = np.searchsorted(col, np.arange(len(rows.lower) + 1)).astype(np.int32)
    model.a_matrix_.index_ = row.astype(np.int32)
    model.a_matrix_.value_ = value
    highs = highspy.Highs()  # type: ignore[no-untyped-call]  # its stubs leave the constructor out
    for option, setting in (("output_flag", False), ("threads", 1), ("presolve", "off")):
        highs.setOptionValue(option, setting)
    highs.passModel(model)
    return highs


def _solved(highs: Any) -> bool:
    import highspy

    highs.run()
    return bool(highs.getModelStatus() == highspy.HighsModelStatus.kOptimal)


def shrunk(figure: Outline, by: float) -> Outline:
    return grown(figure, by) if by else figure


class _Rows:
    """A linear programme while it is written down."""

    def __init__(self) -> None:
        self.lower: list[float] = []
        self.upper: list[float] = []
        self.least: list[float] = []
        self.most: list[float] = []
        self.row_of: list[int] = []
        self.column_of: list[int] = []
        self.value: list[float] = []

    def variable(self, lower: float = 0.0, upper: float = float("inf")) -> int:
        self.lower.append(lower)
        self.upper.append(upper)
        return len(self.lower) - 1

    def row(self, equals: float, *, free_below: bool = False) -> int:
        self.least.append(float("-inf") if free_below else equals)
        self.most.append(equals)
        return len(self.least) - 1

    def raise_(self, row: int, by: float) -> None:
        self.least[row] += by
        self.most[row] += by

    def put(self, row: int, column: int, value: float) -> None:
        self.row_of.append(row)
        self.column_of.append(column)
        self.value.append(value)
