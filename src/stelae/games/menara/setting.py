"""Where a piece goes that a hand sets down: on its mark, upright on the slab; or on the columns below, as they lean.

`geometry.done` says where it is meant to go. This says it to the micrometre that the simulation needs.
"""

from __future__ import annotations

from math import sqrt

from stelae.games.menara.frames import normal, on, seen, times, turn
from stelae.games.menara.geometry import face_of, head, standing_on
from stelae.games.menara.pieces import convex_pieces
from stelae.games.menara.shapes import Point, inside, to_outline
from stelae.games.menara.temple import COLUMN_HEIGHT, COLUMN_RADIUS, SLAB_THICKNESS, Column, Pose, Slab, Temple
from stelae.games.menara.world import SINK

# Columns in a row say nothing about the lean across the row; and none leans a slab more than this, in height by length.
SPREAD, STEEPEST = 1e-3, 0.02


def column_pose(slab: Slab, at: Point, dx: float = 0.0, dy: float = 0.0) -> Pose:
    """A column on a slab, upright on it; the slip of the hand is told in the table's directions."""
    there = on(slab.pose, Pose(at[0], at[1], (SLAB_THICKNESS + COLUMN_HEIGHT) / 2 - SINK))
    return there._replace(x=there.x + dx, y=there.y + dy)


def supports(temple: Temple, slab: Slab) -> list[Column]:
    """The columns under a slab that it lies on, be it by an edge."""
    pieces = convex_pieces(face_of(slab).outline)
    found = []
    for column in standing_on(temple, slab.level - 1):
        here = seen(slab.pose, head(column))[:2]
        if any(inside(piece, here) or to_outline(piece, here) < COLUMN_RADIUS for piece in pieces):
            found.append(column)
    return found


def slab_pose(temple: Temple, slab: Slab) -> Pose:
    """A slab that lay flat laid down there, at the height and lean of what is under it."""
    x, y, flat = slab.pose.x, slab.pose.y, turn(slab.pose)
    if slab.level == 0:
        return Pose(x, y, SLAB_THICKNESS / 2, *flat)
    heads = [head(column) for column in supports(temple, slab)]
    height, east, north = plane([(a - x, b - y, c) for a, b, c in heads])
    lean = normal((1.0, north / 2, -east / 2, 0.0))
    return Pose(x, y, height + SLAB_THICKNESS / 2 - SINK, *times(lean, flat))


def plane(points: list[tuple[float, float, float]]) -> tuple[float, float, float]:
    """The plane nearest to the points: its height at (0, 0), its slopes along x and y. Level where they do not say."""
    count = len(points)
    mx, my, mz = (sum(point[n] for point in points) / count for n in range(3))
    xx = sum((x - mx) ** 2 for x, _, _ in points)
    yy = sum((y - my) ** 2 for _, y, _ in points)
    xy = sum((x - mx) * (y - my) for x, y, _ in points)
    xz = sum((x - mx) * (z - mz) for x, _, z in points)
    yz = sum((y - my) * (z - mz) for _, y, z in points)
    whole = xx * yy - xy * xy
    if whole <= SPREAD * (xx + yy) ** 2:
        return mz, 0.0, 0.0
    east, north = (xz * yy - yz * xy) / whole, (yz * xx - xz * xy) / whole
    if sqrt(east * east + north * north) > STEEPEST:
        return mz, 0.0, 0.0
    return mz - east * mx - north * my, east, north
