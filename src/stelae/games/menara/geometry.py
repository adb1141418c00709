"""Where pieces can stand and lie (MN-6, MN-9, MN-11): one answer for the rules, for reasons and for suggestions.

Only sums, products, quotients and roots of numbers in whole steps, so that the answer is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import cos, radians, sin, sqrt

from stelae.games.menara.material import Face, Mark, material
from stelae.games.menara.shapes import Outline, Point, box, distance, inside, overlap, touching
from stelae.games.menara.temple import (
    COLUMN_HEIGHT,
    SLAB_THICKNESS,
    SLACK,
    STOREY,
    TABLE,
    Act,
    Column,
    Lay,
    Lift,
    Pose,
    Put,
    Release,
    Slab,
    Take,
    Temple,
)

# Nobody lays card nearer to card than this without touching it; and two points of touch are at least so far apart.
TOUCH, TWO_POINTS = 1.0, 10.0
BEARERS = 3
# Nobody who aims at a place is farther off, or faster: millimetres, millimetres a second (MN-18).
FARTHEST, FASTEST = 50.0, 1_000.0

# What is wrong with a place, and what the words for it need.
Fault = tuple[str, Mapping[str, str | int]]


def height(level: int) -> float:
    """Where the middle of a slab of this level is, if nothing gives."""
    return SLAB_THICKNESS / 2 + level * STOREY


def flat_pose(x: float, y: float, z: float, angle: float) -> Pose:
    """A slab that lies flat, turned anticlockwise by so many degrees."""
    half = radians(angle) / 2
    return Pose(x, y, z, cos(half), 0.0, 0.0, sin(half)).rounded


def beyond(pose: Pose, x: float, y: float, z: float) -> tuple[float, float, float]:
    """Where a point of a piece is, given in the piece's own directions from its middle."""
    w, a, b, c = pose[3:]
    norm = w * w + a * a + b * b + c * c
    # Twice the cross product of the turn's axis and the point.
    u, v, t = (2 * n / norm for n in (b * z - c * y, c * x - a * z, a * y - b * x))
    return (
        pose.x + x + w * u + b * t - c * v,
        pose.y + y + w * v + c * u - a * t,
        pose.z + z + w * t + a * v - b * u,
    )


@lru_cache(maxsize=1024)
def outline_of(face: Face, pose: Pose) -> Outline:
    """The outline of a slab that lies there, from above."""
    x_right, y_right, _ = beyond(pose, 1.0, 0.0, 0.0)
    x_up, y_up, _ = beyond(pose, 0.0, 1.0, 0.0)
    a, b, c, d = x_right - pose.x, x_up - pose.x, y_right - pose.y, y_up - pose.y
    return tuple((pose.x + a * x + b * y, pose.y + c * x + d * y) for x, y in face.outline)


def face_of(slab: Slab) -> Face:
    return material().face(slab.number, slab.side)


def on_mark(slab: Slab, mark: Mark) -> Pose:
    """A column in the middle of a mark, upright on its slab."""
    x, y, z = beyond(slab.pose, *mark.at, (SLAB_THICKNESS + COLUMN_HEIGHT) / 2)
    return Pose(x, y, z, *slab.pose[3:]).rounded


def head(column: Column) -> tuple[float, float, float]:
    """The middle of the upper end of a column."""
    return beyond(column.pose, 0.0, 0.0, COLUMN_HEIGHT / 2)


def standing_on(temple: Temple, level: int) -> list[Column]:
    """The columns that stand on slabs of a level."""
    there = {slab.number for slab in temple.slabs if slab.level == level}
    return [column for column in temple.columns if column.slab in there]


def below(temple: Temple, level: int, lifted: int = 0) -> list[Column]:
    """The columns that a slab of this level could lie on; those on a slab that is lifted go with it."""
    return [column for column in standing_on(temple, level - 1) if column.slab != lifted]


def free_marks(temple: Temple, slab: Slab) -> list[Mark]:
    taken = {column.mark for column in temple.columns if column.slab == slab.number}
    return [mark for mark in face_of(slab).marks if mark.name not in taken]


def bearers(temple: Temple, outline: Outline, level: int, lifted: int = 0) -> list[Column]:
    """The columns on which a slab of this level rests: those under it by the middle of their heads."""
    return [column for column in below(temple, level, lifted) if inside(outline, head(column)[:2])]


# What would be wrong


def foundation_fault(temple: Temple, number: int, side: str, x: float, y: float, angle: float) -> Fault | None:
    """Why a slab cannot lie there as foundation (MN-6, MN-11)."""
    outline = outline_of(material().face(number, side), flat_pose(x, y, height(0), angle))
    others = [slab for slab in temple.slabs if slab.level == 0]
    wrong = _off_table(outline) or _overlap(outline, others, 0)
    if wrong or not others:
        return wrong
    touches = touch_points(outline, others)
    return None if len(touches) > 1 else ("menara-touch", {"found": len(touches)})


def touch_points(outline: Outline, others: list[Slab]) -> list[Point]:
    """Places, some way from each other, where an outline touches slabs."""
    found: list[Point] = []
    for slab in others:
        for point in touching(outline, outline_of(face_of(slab), slab.pose), TOUCH):
            if all(distance(point, known) >= TWO_POINTS for known in found):
                found.append(point)
    return found


def storey_fault(temple: Temple, number: int, side: str, level: int, x: float, y: float, angle: float) -> Fault | None:
    """Why a slab cannot lie there on columns (MN-11); one that is lifted does not stand in its own way (MN-9)."""
    outline = outline_of(material().face(number, side), flat_pose(x, y, height(level), angle))
    found = below(temple, level, number)
    if len(found) < BEARERS:
        return "menara-no-level", {"level": level, "found": len(found)}
    others = [slab for slab in temple.slabs if slab.level == level and slab.number != number]
    wrong = _off_table(outline) or _overlap(outline, others, level)
    if wrong:
        return wrong
    under = bearers(temple, outline, level, lifted=number)
    return None if len(under) >= BEARERS else ("menara-few-columns", {"found": len(under)})


def _off_table(outline: Outline) -> Fault | None:
    left, bottom, right, top = box(outline)
    return (
        None if min(left, bottom) >= -TABLE and max(right, top) <= TABLE else ("menara-off-table", {"most": int(TABLE)})
    )


def _overlap(outline: Outline, others: list[Slab], level: int) -> Fault | None:
    for slab in others:
        if overlap(outline, outline_of(face_of(slab), slab.pose)):
            return "menara-overlap", {"slab": f"{slab.number:02}", "level": level}
    return None


def release_fault(act: Act) -> Fault | None:
    """Why nothing can be let go like this; a column has to stand wholly inside its mark (MN-9)."""
    release = act.release
    if release is None:
        return None
    off = sqrt(release.dx * release.dx + release.dy * release.dy)
    speed = sqrt(release.vx * release.vx + release.vy * release.vy)
    if isinstance(act, (Put, Take)) and off > SLACK:
        return "menara-outside-mark", {"most": int(SLACK)}
    if off > FARTHEST or speed > FASTEST:
        return "menara-release-far", {"most": int(FARTHEST), "fastest": int(FASTEST)}
    return None


# What an act comes to, if nothing gives


def done(temple: Temple, act: Act) -> Temple:
    """The temple with every piece where the hand means it to be: nothing settled, nothing fallen."""
    if isinstance(act, Put):
        slab, mark = _place(temple, act.slab, act.mark)
        column = Column(act.colour, act.slab, act.mark, _let_go(on_mark(slab, mark), act.release))
        others = tuple(known for known in temple.columns if (known.slab, known.mark) != (act.slab, act.mark))
        return Temple(temple.slabs, (*others, column))
    if isinstance(act, Take):
        slab, mark = _place(temple, act.to_slab, act.to_mark)
        taken = temple.column(act.slab, act.mark)
        assert taken is not None, "the rules let nobody take what is not there"
        pose = _let_go(on_mark(slab, mark), act.release)
        rest = tuple(column for column in temple.columns if column is not taken)
        return Temple(temple.slabs, (*rest, Column(taken.colour, act.to_slab, act.to_mark, pose)))
    if isinstance(act, Lay):
        return Temple(
            (*temple.slabs, Slab(act.slab, act.side, act.level, landing(temple, act, act.side))), temple.columns
        )
    return _lifted(temple, act)


def _place(temple: Temple, number: int, name: str) -> tuple[Slab, Mark]:
    slab = temple.slab(number)
    mark = face_of(slab).mark(name) if slab else None
    assert slab is not None, "the rules know the slab"
    assert mark is not None, "the rules know the mark"
    return slab, mark


def _let_go(pose: Pose, release: Release | None) -> Pose:
    return pose._replace(x=pose.x + release.dx, y=pose.y + release.dy).rounded if release else pose


def landing(temple: Temple, act: Lay | Lift, side: str) -> Pose:
    """Where a slab comes to lie: flat, on the highest of the columns under it."""
    x, y = (act.x + act.release.dx, act.y + act.release.dy) if act.release else (act.x, act.y)
    if act.level == 0:
        return flat_pose(x, y, height(0), act.angle)
    outline = outline_of(material().face(act.slab, side), flat_pose(x, y, 0.0, act.angle))
    under = bearers(temple, outline, act.level, lifted=act.slab)
    top = max((head(column)[2] for column in under), default=height(act.level) - SLAB_THICKNESS / 2)
    return flat_pose(x, y, top + SLAB_THICKNESS / 2, act.angle)


def _lifted(temple: Temple, act: Lift) -> Temple:
    before = temple.slab(act.slab)
    assert before is not None, "the rules know the slab"
    slab = Slab(before.number, before.side, act.level, landing(temple, act, before.side))
    columns = []
    for column in temple.columns:
        if column.slab == act.slab:
            mark = face_of(slab).mark(column.mark)
            assert mark is not None, "it stands there"
            column = Column(column.colour, column.slab, column.mark, on_mark(slab, mark))
        columns.append(column)
    return Temple(tuple(slab if known is before else known for known in temple.slabs), tuple(columns))
