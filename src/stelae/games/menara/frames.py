"""Points and turns in space: what a pose does to a point, and one pose seen from another."""

from __future__ import annotations

from math import acos, cos, degrees, radians, sin, sqrt

from stelae.games.menara.geometry import beyond
from stelae.games.menara.temple import Pose

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]


def normal(q: Quaternion) -> Quaternion:
    """The quaternion at its proper length, which rounding takes away."""
    length = sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    return q[0] / length, q[1] / length, q[2] / length, q[3] / length


def turn(pose: Pose) -> Quaternion:
    return normal((pose.qw, pose.qx, pose.qy, pose.qz))


def about_z(angle: float) -> Quaternion:
    """The turn by so many degrees, anticlockwise from above."""
    half = radians(angle) / 2
    return cos(half), 0.0, 0.0, sin(half)


def times(p: Quaternion, q: Quaternion) -> Quaternion:
    """First q, then p."""
    return (
        p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
        p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
        p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
        p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0],
    )


def back(q: Quaternion) -> Quaternion:
    """The turn that undoes it."""
    return q[0], -q[1], -q[2], -q[3]


def turned(q: Quaternion, v: Vector) -> Vector:
    """Where a turn takes a point."""
    w, x, y, z = q
    a, b, c = 2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0])
    return (
        v[0] + w * a + y * c - z * b,
        v[1] + w * b + z * a - x * c,
        v[2] + w * c + x * b - y * a,
    )


def seen(pose: Pose, point: Vector) -> Vector:
    """A point on the table, from the piece."""
    return turned(back(turn(pose)), (point[0] - pose.x, point[1] - pose.y, point[2] - pose.z))


def on(pose: Pose, other: Pose) -> Pose:
    """A pose told from a piece's own view, on the table."""
    return Pose(*beyond(pose, *other[:3]), *times(turn(pose), turn(other)))


def relative(pose: Pose, other: Pose) -> Pose:
    """A pose on the table, told from a piece's own view: `on` undone."""
    return Pose(*seen(pose, other[:3]), *times(back(turn(pose)), turn(other)))


def tilt(pose: Pose) -> float:
    """How many degrees a piece leans from upright."""
    up = turned(turn(pose), (0.0, 0.0, 1.0))
    return degrees(acos(max(-1.0, min(1.0, up[2]))))
