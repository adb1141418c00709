"""What rests on what: the temple as statics sees it, with the plane figures in which its pieces touch.

Everything is told in millimetres and grams, level, as if the temple did not lean by its hundredths of a degree.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from math import cos, pi, sin

from stelae.games.menara.frames import seen, turn, turned
from stelae.games.menara.geometry import beyond, face_of
from stelae.games.menara.pieces import convex_pieces
from stelae.games.menara.shapes import Box, Outline, Point, area, box, edges, hull
from stelae.games.menara.temple import (
    CARD,
    COLUMN_HEIGHT,
    COLUMN_RADIUS,
    SLAB_THICKNESS,
    WOOD,
    Column,
    Pose,
    Slab,
    Temple,
)

GROUND = -1
# A column carries a slab that is no farther above it than this: the slab need only lean unseen to find it.
REACH = 0.1
COLUMN_WEIGHT = WOOD / 1000 * pi * COLUMN_RADIUS**2 * COLUMN_HEIGHT


@dataclass(frozen=True, slots=True)
class Contact:
    """Where a column carries a slab: the figure in which they touch, seen from the middle of the column."""

    column: int
    slab: int
    figure: Outline


@dataclass(frozen=True, slots=True)
class Skeleton:
    """Slabs above the foundation and all columns, by number in these lists."""

    slabs: tuple[Slab, ...]
    columns: tuple[Column, ...]
    weights: tuple[float, ...]
    # Of each column: its middle from above, the slab it stands on (or GROUND), and the figure of its foot.
    middles: tuple[Point, ...]
    bases: tuple[int, ...]
    feet: tuple[Outline, ...]
    contacts: tuple[Contact, ...]


def skeleton(temple: Temple) -> Skeleton:
    """What rests on what in a temple."""
    slabs = tuple(slab for slab in temple.slabs if slab.level > 0)
    index = {slab.number: n for n, slab in enumerate(slabs)}
    by_number = {slab.number: slab for slab in temple.slabs}
    levels = [by_number[column.slab].level for column in temple.columns]
    contacts = []
    for n, column in enumerate(temple.columns):
        for m, slab in enumerate(slabs):
            if slab.level == levels[n] + 1:
                figure = _touch(column.pose, slab.pose, face_of(slab).outline)
                if len(figure) > 2:
                    contacts.append(Contact(n, m, figure))
    return Skeleton(
        slabs,
        temple.columns,
        tuple(weight(slab) for slab in slabs),
        tuple((column.pose.x, column.pose.y) for column in temple.columns),
        tuple(index.get(column.slab, GROUND) for column in temple.columns),
        tuple(octagon(column.pose) for column in temple.columns),
        tuple(contacts),
    )


def weight(slab: Slab) -> float:
    return CARD / 1000 * area(face_of(slab).outline) * SLAB_THICKNESS


@lru_cache(1 << 12)
def octagon(column: Pose) -> Outline:
    """The corners of a column's end: the two squares of which it is made in the simulation."""
    x, y, _ = turned(turn(column), (1.0, 0.0, 0.0))
    return tuple((a * x - b * y, a * y + b * x) for a, b in _corners())


@cache
def _corners() -> Outline:
    return tuple((COLUMN_RADIUS * cos(n * pi / 4), COLUMN_RADIUS * sin(n * pi / 4)) for n in range(8))


# Most of a temple stays as it is from one question to the next.
@lru_cache(1 << 15)
def _touch(column: Pose, slab: Pose, outline: Outline) -> Outline:
    """The figure in which a column's head touches a slab, seen from the column's middle; nothing if it does not."""
    x, y, z = beyond(column, 0.0, 0.0, COLUMN_HEIGHT / 2)
    a, b, c = seen(slab, (x, y, z))
    if not -SLAB_THICKNESS / 2 - REACH <= c <= SLAB_THICKNESS / 2:
        return ()
    squares: list[list[Point]] = []
    found: list[Point] = []
    for piece, (left, low, right, high) in boxed(outline):
        if left - a <= COLUMN_RADIUS >= a - right and low - b <= COLUMN_RADIUS >= b - high:
            if not squares:
                corners = [seen(slab, (x + p, y + q, z))[:2] for p, q in octagon(column)]
                squares = [corners[::2], corners[1::2]]
            for square in squares:
                found += clipped(square, piece)
    if len(found) < 3:
        return ()
    under = -SLAB_THICKNESS / 2
    points = [beyond(slab, p, q, under) for p, q in hull([(round(p, 6), round(q, 6)) for p, q in found])]
    return tuple((p - column.x, q - column.y) for p, q, _ in points)


@cache
def boxed(outline: Outline) -> tuple[tuple[Outline, Box], ...]:
    """The pieces of an outline, each with the box around it."""
    return tuple((piece, box(piece)) for piece in convex_pieces(outline))


def clipped(figure: list[Point], by: Outline) -> list[Point]:
    """What two convex outlines have in common."""
    for a, b in edges(by):
        figure = _half(figure, a, b)
    return figure


def _half(figure: list[Point], a: Point, b: Point) -> list[Point]:
    """What of a convex outline lies to the left of a line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    depths = [dx * (y - a[1]) - dy * (x - a[0]) for x, y in figure]
    kept: list[Point] = []
    for n, point in enumerate(figure):
        other, d, e = figure[(n + 1) % len(figure)], depths[n], depths[(n + 1) % len(figure)]
        if d >= 0:
            kept.append(point)
        if (d > 0 > e) or (d < 0 < e):
            share = d / (d - e)
            kept.append((point[0] + share * (other[0] - point[0]), point[1] + share * (other[1] - point[1])))
    return kept if len(kept) > 2 else []


def grown(figure: Outline, by: float) -> Outline:
    """A convex outline with every side moved outward (or inward, where `by` is below zero); nothing if none is left."""
    if by >= 0:
        return _swollen(figure, by)
    left = list(figure)
    for a, b in edges(figure):
        out = _outward(a, b)
        c = (a[0] + out[0] * by, a[1] + out[1] * by)
        left = _half(left, c, (c[0] - out[1], c[1] + out[0]))
    return tuple(left)


def _swollen(figure: Outline, by: float) -> Outline:
    moved = []
    for n, corner in enumerate(figure):
        one, two = _outward(figure[n - 1], corner), _outward(corner, figure[(n + 1) % len(figure)])
        share = by / max(0.3, 1 + one[0] * two[0] + one[1] * two[1])
        moved.append((corner[0] + (one[0] + two[0]) * share, corner[1] + (one[1] + two[1]) * share))
    return tuple(moved)


def _outward(a: Point, b: Point) -> Point:
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 or 1.0
    return (b[1] - a[1]) / length, (a[0] - b[0]) / length
