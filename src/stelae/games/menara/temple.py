"""Everything that stands on the table: the one description that rules, physics, statics and drawings share.

Lengths are millimetres, z points up from the table, and a pose is where the middle of a piece is and how it is turned.
Poses are kept in whole micrometres and millionths, the same numbers on every machine and in every text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

# The pieces, about as in the box: wooden columns, slabs of strong card; densities in grams a cubic centimetre.
COLUMN_RADIUS, COLUMN_HEIGHT, WOOD = 8.0, 40.0, 0.65
SLAB_THICKNESS, CARD = 6.0, 0.75
# A column stands wholly inside its mark (MN-9), so it may be this far off the middle of it.
MARK_RADIUS = 10.0
SLACK = MARK_RADIUS - COLUMN_RADIUS
# From the foundation (level 0) up, each level is so much higher than the one below.
STOREY = COLUMN_HEIGHT + SLAB_THICKNESS

# The table is a square this far to each side of its middle; nothing is laid beyond it.
TABLE = 500.0

LIGHT, DARK = "light", "dark"
SIDES = (LIGHT, DARK)

# Columns by the letters of their colours, in the order in which hands are written, and how many there are (MN-1).
COLOURS = {"y": 30, "r": 20, "k": 12, "w": 8, "b": 6}

LENGTH, TURN = 1_000, 1_000_000  # steps a millimetre, and a whole quaternion


class Pose(NamedTuple):
    """The middle of a piece, and its turn as a quaternion; `rounded` makes it one that can be kept."""

    x: float
    y: float
    z: float
    qw: float = 1.0
    qx: float = 0.0
    qy: float = 0.0
    qz: float = 0.0

    @property
    def steps(self) -> tuple[int, ...]:
        """The pose in whole steps, as it is written."""
        return (*(round(n * LENGTH) for n in self[:3]), *(round(n * TURN) for n in self[3:]))

    @property
    def rounded(self) -> Pose:
        return pose_of(self.steps)


def pose_of(steps: tuple[int, ...]) -> Pose:
    """The pose with these steps; of the two quaternions that mean the same turn, the one that begins above zero."""
    sign = -1 if next((n for n in steps[3:] if n), 1) < 0 else 1
    return Pose(*(n / LENGTH for n in steps[:3]), *(sign * n / TURN if n else 0.0 for n in steps[3:]))


@dataclass(frozen=True, slots=True)
class Slab:
    """A slab with this side up, its outline's origin at the pose: level 0 is the foundation, storeys are 1, 2, …"""

    number: int
    side: str
    level: int
    pose: Pose


@dataclass(frozen=True, slots=True)
class Column:
    """A column on a mark (`a`, `b`, …) of a slab, on whose level it stands."""

    colour: str
    slab: int
    mark: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Temple:
    """What stands, in the order in which it was put there. What has fallen for good is no part of it."""

    slabs: tuple[Slab, ...] = ()
    columns: tuple[Column, ...] = ()

    def slab(self, number: int) -> Slab | None:
        return next((slab for slab in self.slabs if slab.number == number), None)

    def column(self, slab: int, mark: str) -> Column | None:
        return next((column for column in self.columns if (column.slab, column.mark) == (slab, mark)), None)

    @property
    def storeys(self) -> int:
        """Levels on which at least one slab rests on columns (MN-13)."""
        return len({slab.level for slab in self.slabs} - {0})


class Release(NamedTuple):
    """How a hand let go: millimetres off the place that was meant, and millimetres a second (MN-18)."""

    dx: float
    dy: float
    vx: float
    vy: float


# What a hand does. `release` is None where the piece is set down exactly, or (steady, shaky) where chance says how.


@dataclass(frozen=True, slots=True)
class Put:
    """A new column on a free mark, or one that fell and is put back."""

    colour: str
    slab: int
    mark: str
    release: Release | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """A column from one mark to another (MN-9, third kind)."""

    slab: int
    mark: str
    to_slab: int
    to_mark: str
    release: Release | None = None


@dataclass(frozen=True, slots=True)
class Lay:
    """A new slab, on columns or (level 0) as foundation; the angle is in degrees, anticlockwise from above."""

    slab: int
    side: str
    level: int
    x: float
    y: float
    angle: float
    release: Release | None = None


@dataclass(frozen=True, slots=True)
class Lift:
    """A slab with the columns on it to another level (MN-9, fifth kind)."""

    slab: int
    level: int
    x: float
    y: float
    angle: float
    release: Release | None = None


Act = Put | Take | Lay | Lift
