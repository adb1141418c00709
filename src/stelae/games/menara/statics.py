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
from stelae.games.menara.skeleton import COLUMN_WEIGHT, GROUND, Skeleton, grown, skeleton
from stelae.games.menara.temple import COLUMN_HEIGHT, COLUMN_RADIUS, SLAB_THICKNESS, Temple
from stelae.games.menara.world import FRICTION, require

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
    programme = Programme(bones)
    held = programme.feasible()
    return Verdict(held, margin(bones, held), programme.tilt(held), loads(bones))


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
    """The forces in a temple, with supports that are so much larger all round (or smaller, below zero)."""

    def __init__(self, bones: Skeleton, by: float = 0.0) -> None:
        self.bones = bones
        self._rows = _Rows()
        self._build(by)
        self._highs = _solver(self._rows)

    def _build(self, by: float) -> None:
        bones, rows = self.bones, self._rows
        half, tall = SLAB_THICKNESS / 2, COLUMN_HEIGHT
        # The tilt of the table, as the part of its weight that pulls every piece along x and along y.
        self.east, self.north, self.steep = (rows.variable(-2.0, 2.0) for _ in range(3))
        slabs = []
        for weight in bones.weights:
            six = [rows.row(0.0) for _ in range(6)]
            rows.put(six[0], self.east, weight)
            rows.put(six[1], self.north, weight)
            rows.raise_(six[2], weight)
            slabs.append(six)
        thrusts: list[list[tuple[list[int], list[int]]]] = [[] for _ in bones.columns]
        for contact in bones.contacts:
            figure = shrunk(contact.figure, by)
            if not figure:
                continue
            slab, six = bones.slabs[contact.slab], slabs[contact.slab]
            x, y = bones.middles[contact.column]
            x, y = x - slab.pose.x, y - slab.pose.y
            friction = rows.row(0.0, free_below=True)
            pushes = []
            for a, b in figure:
                push = rows.variable()
                rows.put(six[2], push, 1.0)
                rows.put(six[3], push, y + b)
                rows.put(six[4], push, -(x + a))
                rows.put(friction, push, -FRICTION)
                pushes.append(push)
            slips = []
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                slip = rows.variable()
                rows.put(friction, slip, 1.0)
                rows.put(six[0], slip, -dx)
                rows.put(six[1], slip, -dy)
                rows.put(six[3], slip, -half * dy)
                rows.put(six[4], slip, half * dx)
                rows.put(six[5], slip, y * dx - x * dy)
                slips.append(slip)
            thrusts[contact.column].append((pushes, slips))
            for (a, b), push in zip(figure, pushes, strict=True):
                rows.note(push, a, b)
        for n, on_it in enumerate(thrusts):
            base = bones.bases[n]
            x, y = bones.middles[n]
            if base != GROUND:
                slab, six = bones.slabs[base], slabs[base]
                x, y = x - slab.pose.x, y - slab.pose.y
                rows.put(six[0], self.east, COLUMN_WEIGHT)
                rows.put(six[1], self.north, COLUMN_WEIGHT)
                rows.put(six[5], self.north, x * COLUMN_WEIGHT)
                rows.put(six[5], self.east, -y * COLUMN_WEIGHT)
                if not on_it:
                    lever = (half + tall / 2) * COLUMN_WEIGHT
                    rows.raise_(six[2], COLUMN_WEIGHT)
                    rows.raise_(six[3], y * COLUMN_WEIGHT)
                    rows.raise_(six[4], -x * COLUMN_WEIGHT)
                    rows.put(six[3], self.north, -lever)
                    rows.put(six[4], self.east, lever)
            if not on_it:
                continue
            whole, along, across = rows.row(COLUMN_WEIGHT), rows.row(0.0), rows.row(0.0)
            rows.put(along, self.east, -tall / 2 * COLUMN_WEIGHT)
            rows.put(across, self.north, -tall / 2 * COLUMN_WEIGHT)
            for pushes, slips in on_it:
                for push in pushes:
                    rows.put(whole, push, -1.0)
                    a, b = rows.noted[push]
                    rows.put(along, push, -a)
                    rows.put(across, push, -b)
                for slip, (dx, dy) in zip(slips, ((1, 0), (-1, 0), (0, 1), (0, -1)), strict=True):
                    rows.put(along, slip, -tall * dx)
                    rows.put(across, slip, -tall * dy)
                    if base != GROUND:
                        rows.put(six[0], slip, dx)
                        rows.put(six[1], slip, dy)
                        rows.put(six[3], slip, -half * dy)
                        rows.put(six[4], slip, half * dx)
                        rows.put(six[5], slip, x * dy - y * dx)
            if base != GROUND:
                rows.put(six[3], self.north, -half * COLUMN_WEIGHT)
                rows.put(six[4], self.east, half * COLUMN_WEIGHT)
            for a, b in shrunk(bones.feet[n], by):
                stem = rows.variable()
                rows.put(whole, stem, 1.0)
                rows.put(along, stem, a)
                rows.put(across, stem, b)
                if base != GROUND:
                    rows.put(six[2], stem, -1.0)
                    rows.put(six[3], stem, -(y + b))
                    rows.put(six[4], stem, x + a)
        # Which way it is tilted: east = steep * cos, north = steep * sin.
        self.ways = rows.row(0.0), rows.row(0.0)
        rows.put(self.ways[0], self.east, 1.0)
        rows.put(self.ways[1], self.north, 1.0)
        rows.put(self.ways[0], self.steep, -1.0)
        rows.put(self.ways[1], self.steep, 0.0)

    def feasible(self) -> bool:
        """Whether forces exist that hold everything on a level table."""
        self._highs.changeColBounds(self.steep, 0.0, 0.0)
        return _solved(self._highs)

    def tilt(self, held: bool) -> float:
        """By how many degrees it can be tilted, whichever way is worst; or (below zero) must be, at least, to stand."""
        limit = tan(radians(STEEPEST))
        highs = self._highs
        highs.changeColBounds(self.steep, 0.0, limit)
        highs.changeColCost(self.steep, -1.0 if held else 1.0)
        found = []
        for n in range(DIRECTIONS):
            way = 2 * pi * n / DIRECTIONS
            highs.changeCoeff(self.ways[0], self.steep, -cos(way))
            highs.changeCoeff(self.ways[1], self.steep, -sin(way))
            found.append(highs.getSolution().col_value[self.steep] if _solved(self._highs) else 1.0)
        highs.changeColCost(self.steep, 0.0)
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
        self.noted: dict[int, tuple[float, float]] = {}

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

    def note(self, column: int, a: float, b: float) -> None:
        self.noted[column] = (a, b)
