"""Temples and acts from outside, before anything is computed with them: numbers, places, overlaps, nothing in mid-air.

The rules say what is allowed; this says what cannot be at all.
"""

from __future__ import annotations

from math import hypot, isfinite
from typing import Never

from stelae.core.contract import StelaeError, complain
from stelae.games.menara.frames import relative
from stelae.games.menara.geometry import face_of, flat_pose, height, outline_of
from stelae.games.menara.material import material
from stelae.games.menara.pieces import solid
from stelae.games.menara.setting import supports
from stelae.games.menara.shapes import overlap
from stelae.games.menara.state import HANDS
from stelae.games.menara.temple import (
    COLOURS,
    COLUMN_HEIGHT,
    COLUMN_RADIUS,
    MARK_RADIUS,
    SIDES,
    SLAB_THICKNESS,
    TABLE,
    Act,
    Column,
    Lay,
    Pose,
    Put,
    Slab,
    Take,
    Temple,
)
from stelae.games.menara.trajectory import everything, key

# How far a piece may be from where it would stand if nothing gave, in millimetres.
GIVE = 10.0
# Columns whose middles are nearer than this are in each other.
CLOSEST = 1.8 * COLUMN_RADIUS
HIGHEST = 50  # levels; more than there are slabs
FASTEST = 2_000.0  # millimetres a second


class BadTemple(StelaeError):
    """This temple cannot be, or this cannot be done to it."""


def wrong(code: str, **params: str | int) -> Never:
    raise complain(BadTemple, code, "MN-17", **params)


def check(temple: Temple) -> None:
    """Whether there can be such a temple; not whether it stands."""
    seen: set[str] = set()
    for piece in everything(temple):
        if key(piece) in seen:
            wrong("menara-temple-twice", piece=key(piece))
        seen.add(key(piece))
        _check_pose(piece.pose, key(piece))
    for slab in temple.slabs:
        _check_slab(temple, slab)
    for column in temple.columns:
        _check_column(temple, column)
    _check_room(temple)


def _check_pose(pose: Pose, piece: str) -> None:
    if len(pose) != 7 or not all(isinstance(number, int | float) and isfinite(number) for number in pose):
        wrong("menara-temple-number", piece=piece)
    if max(abs(pose.x), abs(pose.y)) > TABLE or not 0 < pose.z < height(HIGHEST):
        wrong("menara-temple-outside", piece=piece, most=int(TABLE))
    if abs(sum(number * number for number in pose[3:]) - 1) > 1e-3:
        wrong("menara-temple-turn", piece=piece)


def _check_slab(temple: Temple, slab: Slab) -> None:
    if (slab.number, slab.side) not in material().faces:
        wrong("menara-temple-slab", piece=key(slab), side=str(slab.side))
    if abs(slab.pose.z - height(slab.level)) > GIVE or (slab.level > 0 and not supports(temple, slab)):
        wrong("menara-temple-floating", piece=key(slab))


def _check_column(temple: Temple, column: Column) -> None:
    slab = temple.slab(column.slab)
    mark = face_of(slab).mark(column.mark) if slab else None
    if slab is None or mark is None or column.colour not in COLOURS:
        wrong("menara-temple-mark", piece=key(column))
    there = relative(slab.pose, column.pose)
    rise = there.z - (SLAB_THICKNESS + COLUMN_HEIGHT) / 2
    if abs(rise) > GIVE / 2 or hypot(there.x - mark.at[0], there.y - mark.at[1]) > MARK_RADIUS:
        wrong("menara-temple-floating", piece=key(column))


def meet(slab: Slab, other: Slab) -> bool:
    """Whether two slabs are in each other."""
    near = hypot(slab.pose.x - other.pose.x, slab.pose.y - other.pose.y) < 300
    return slab.level == other.level and near and overlap(_solid(slab), _solid(other))


def _check_room(temple: Temple) -> None:
    """No piece is where another one is."""
    for n, slab in enumerate(temple.slabs):
        for other in temple.slabs[:n]:
            if meet(slab, other):
                wrong("menara-temple-overlap", piece=key(slab), other=key(other))
    for n, column in enumerate(temple.columns):
        x, y, z = column.pose[:3]
        for one in temple.columns[:n]:
            if abs(one.pose.z - z) < COLUMN_HEIGHT / 2 and hypot(one.pose.x - x, one.pose.y - y) < CLOSEST:
                wrong("menara-temple-overlap", piece=key(column), other=key(one))


def _solid(slab: Slab) -> tuple[tuple[float, float], ...]:
    face = face_of(slab)
    return outline_of(type(face)(solid(face.outline), face.marks), slab.pose)


def check_act(temple: Temple, act: Act, hand: str) -> None:
    """Whether this can be tried at all; what comes of it, physics says."""
    if hand not in HANDS:
        wrong("menara-act-hand", hand=hand, known=", ".join(HANDS))
    if act.release is not None:
        if not all(isfinite(number) for number in act.release):
            wrong("menara-act-number")
        if max(abs(number) for number in act.release[:2]) > TABLE or hypot(*act.release[2:]) > FASTEST:
            wrong("menara-act-release", most=int(FASTEST))
    if isinstance(act, Put | Take):
        _check_target(temple, act)
        return
    if not all(isfinite(number) for number in (act.x, act.y, act.angle)):
        wrong("menara-act-number")
    if max(abs(act.x), abs(act.y)) > TABLE or not 0 <= act.level <= HIGHEST:
        wrong("menara-temple-outside", piece=f"{act.slab:02}", most=int(TABLE))
    there = temple.slab(act.slab)
    if isinstance(act, Lay):
        if there is not None or act.side not in SIDES or (act.slab, act.side) not in material().faces:
            wrong("menara-act-slab", piece=f"{act.slab:02}")
        rest, side = temple, act.side
    else:
        if there is None:
            wrong("menara-act-slab", piece=f"{act.slab:02}")
        columns = tuple(column for column in temple.columns if column.slab != act.slab)
        rest, side = Temple(temple.slabs, columns), there.side
    meant = Slab(act.slab, side, act.level, flat_pose(act.x, act.y, height(act.level), act.angle))
    if act.level > 0 and not supports(rest, meant):
        wrong("menara-temple-floating", piece=f"{act.slab:02}")


def _check_target(temple: Temple, act: Put | Take) -> None:
    number, name = (act.slab, act.mark) if isinstance(act, Put) else (act.to_slab, act.to_mark)
    slab = temple.slab(number)
    if slab is None or face_of(slab).mark(name) is None:
        wrong("menara-temple-mark", piece=f"{number:02}{name}")
    if isinstance(act, Put) and act.colour not in COLOURS:
        wrong("menara-temple-mark", piece=f"{number:02}{name}")
    if temple.column(number, name) is not None:
        wrong("menara-act-taken", piece=f"{number:02}{name}")
    if isinstance(act, Take) and temple.column(act.slab, act.mark) is None:
        wrong("menara-act-nothing", piece=f"{act.slab:02}{act.mark}")
