"""Good places for a slab, out of endlessly many: what `legal` lists (MN-6, MN-9, MN-11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import cos, radians, sin

from stelae.games.menara.geometry import (
    bearers,
    face_of,
    flat_pose,
    foundation_fault,
    head,
    outline_of,
    standing_on,
    storey_fault,
)
from stelae.games.menara.material import Face, material
from stelae.games.menara.shapes import Outline, Point, area, depth, distance, hull
from stelae.games.menara.temple import Temple

Place = tuple[float, float, float]  # x, y, angle
Cell = tuple[int, int]

# A slab is tried in so many directions, on so many stands of three columns, the widest first.
ANGLES, STANDS = 24, 4_000
# A head lies this far inside the outline, and the balance this far inside the stand, or it is no good place.
INSET, BALANCE = 4, 4.0
# Where nothing good is found, it is looked for again, more closely and asking for less.
FINE_ANGLES, POOR_BALANCE = 72, 2.0
# So many are listed of a kind, and so different they are.
LISTED, UNLIKE = 4, 14.0
# Where between three heads the balance is: in the middle, and where that fails, nearer to one of them.
WEIGHTS = ((1 / 3, 1 / 3, 1 / 3), (0.5, 0.25, 0.25), (0.25, 0.5, 0.25), (0.25, 0.25, 0.5))
# The farthest that a slab can reach over, from column to column.
REACH = 170.0
FARTHEST = REACH / 2 + 10
# Cells of so many millimetres for a quick look; what is INSET from the rim is more than half of one.
CELL = 4


# On columns


@lru_cache(maxsize=256)
def on_columns(temple: Temple, number: int, side: str, level: int) -> tuple[Place, ...]:
    """Places on three columns or more, the steadiest first."""
    face = material().face(number, side)
    heads = [head(column)[:2] for column in standing_on(temple, level - 1) if column.slab != number]
    taken: set[Cell] = set()
    for slab in temple.slabs:
        if slab.level == level and slab.number != number:
            taken |= _cells(outline_of(face_of(slab), slab.pose))
    found: list[Place] = []
    tries = [(weights, ANGLES, BALANCE) for weights in WEIGHTS]
    for weights, angles, balance in (*tries, *((weights, FINE_ANGLES, POOR_BALANCE) for weights in WEIGHTS)):
        for _, place in sorted(_stands(face, heads, weights, angles, balance), reverse=True):
            if (
                all(_unlike(place, known) for known in found)
                and not _bumps(face, place, taken)
                and not storey_fault(temple, number, side, level, *place)
            ):
                found.append(place)
                if len(found) == LISTED:
                    return tuple(found)
        if found:
            break
    return tuple(found)


def _unlike(one: Place, other: Place) -> bool:
    turned = abs(one[2] - other[2]) % 360
    return distance(one[:2], other[:2]) > UNLIKE or min(turned, 360 - turned) > 50


def _bumps(face: Face, place: Place, taken: set[Cell]) -> bool:
    """Whether a slab that lies there would surely lie in another one: a quick look before the exact one."""
    if not taken:
        return False
    x, y, angle = place
    c, s = _direction(angle)
    return any(
        (round((x + c * px - s * py) / CELL), round((y + s * px + c * py) / CELL)) in taken for px, py in _inner(face)
    )


def _stands(
    face: Face, heads: list[Point], weights: tuple[float, ...], angles: int, least: float
) -> Iterator[tuple[float, Place]]:
    """Places with the balance somewhere between three heads, and how good each is."""
    triples = [three for three in combinations(sorted(heads), 3) if _near(three)]
    triples.sort(key=lambda three: -_breadth(three))
    room = _room(face)
    for three in triples[:STANDS]:
        x, y = (round(sum(w * p[k] for w, p in zip(weights, three, strict=True)), 1) for k in (0, 1))
        stand = [(p[0] - x, p[1] - y) for p in three]
        others = [(p[0] - x, p[1] - y) for p in heads if p not in three and distance(p, (x, y)) < FARTHEST]
        for n in range(angles):
            angle = 360 / angles * n
            c, s = _direction(angle)
            if all((round(c * px + s * py), round(c * py - s * px)) in room for px, py in stand):
                more = [(px, py) for px, py in others if (round(c * px + s * py), round(c * py - s * px)) in room]
                balance = depth(hull([*stand, *more]), (0.0, 0.0))
                if balance >= least:
                    yield round(balance, 3), (x, y, angle)


@lru_cache(maxsize=FINE_ANGLES)
def _direction(angle: float) -> Point:
    return cos(radians(angle)), sin(radians(angle))


def _near(three: tuple[Point, ...]) -> bool:
    return all(distance(a, b) <= REACH for a, b in combinations(three, 2)) and _breadth(three) > POOR_BALANCE


def _breadth(three: tuple[Point, ...]) -> float:
    """How far the middle of a triangle is from its nearest side."""
    longest = max(distance(a, b) for a, b in combinations(three, 2))
    return abs(area(three)) * 2 / 3 / longest


@lru_cache(maxsize=64)
def _room(face: Face) -> frozenset[tuple[int, int]]:
    """The whole millimetres of a slab that lie some way inside its outline."""
    filled = set(_filled(face.outline))
    ring = [(INSET, 0), (-INSET, 0), (0, INSET), (0, -INSET), (3, 3), (3, -3), (-3, 3), (-3, -3)]
    return frozenset(p for p in filled if all((p[0] + x, p[1] + y) in filled for x, y in ring))


@lru_cache(maxsize=64)
def _inner(face: Face) -> tuple[Cell, ...]:
    """Some points well inside a slab, the outermost first."""
    points = [p for p in _room(face) if p[0] % 10 == 0 and p[1] % 10 == 0]
    return tuple(sorted(points, key=lambda p: (-p[0] * p[0] - p[1] * p[1], p)))


@lru_cache(maxsize=256)
def _cells(outline: Outline) -> frozenset[Cell]:
    """The cells whose middle an outline covers."""
    return frozenset((x // CELL, y // CELL) for x, y in _filled(outline) if x % CELL == 0 and y % CELL == 0)


def _filled(outline: Outline) -> Iterator[tuple[int, int]]:
    bottom, top = min(p[1] for p in outline), max(p[1] for p in outline)
    for y in range(int(bottom), int(top) + 1):
        at = y + 0.003
        cuts = sorted(
            ax + (at - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True)
            if (ay > at) != (by > at)
        )
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            for x in range(int(left // 1) + 1, int(right // 1) + 1):
                yield x, y


# As foundation


@lru_cache(maxsize=64)
def as_foundation(temple: Temple, number: int, side: str) -> tuple[Place, ...]:
    """Places beside the foundation, in one of its notches: that touches at two points."""
    face = material().face(number, side)
    others = [outline_of(face_of(slab), slab.pose) for slab in temple.slabs if slab.level == 0]
    if not others:
        return ((0.0, 0.0, 0.0),)
    found: list[Place] = []
    for turn in range(12):
        for way in range(8):
            place = _pushed(temple, number, side, face, others, 30.0 * ((5 * turn) % 12), 45.0 * ((3 * way + turn) % 8))
            if place is not None and all(_unlike(place, known) for known in found):
                found.append(place)
                if len(found) == LISTED:
                    return tuple(found)
    return tuple(found)


def _pushed(
    temple: Temple, number: int, side: str, face: Face, others: list[Outline], angle: float, way: float
) -> Place | None:
    """A slab turned by an angle and pushed in from one direction as deep as it goes."""
    c, s = cos(radians(way)), sin(radians(way))
    # Everything turned so that the slab comes from the right, along the rows.
    moving = outline_of(face, flat_pose(0.0, 0.0, 0.0, angle - way))
    fixed = [tuple((c * x + s * y, c * y - s * x) for x, y in outline) for outline in others]
    left = _profile([moving], first=True)
    right = _profile(fixed, first=False)
    for row, far in _notches(left, right):
        # Out again by as little as frees it; where that much does not, there is nothing to find.
        for k in (15, *range(15)):
            x, y = far + 0.1 * k, float(row)
            place = (round(c * x - s * y, 1), round(s * x + c * y, 1), angle % 360)
            fault = foundation_fault(temple, number, side, *place)
            if fault is None:
                return place
            if k == 15 and fault[0] != "menara-touch":
                break
    return None


def _profile(outlines: list[Outline], *, first: bool) -> dict[int, float]:
    """For each row of a millimetre, the first or the last x that the outlines reach in it."""
    found: dict[int, float] = {}
    for outline in outlines:
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
            low, high = (ay, by) if ay < by else (by, ay)
            for row in range(int(low // 1) + 1, int(high // 1) + 1):
                x = ax + (row - ay) * (bx - ax) / (by - ay)
                known = found.get(row, x)
                found[row] = min(x, known) if first else max(x, known)
    return found


def _notches(left: dict[int, float], right: dict[int, float]) -> list[tuple[int, float]]:
    """Where a profile coming from the right sinks in deepest: the shift of its rows, and how far in it comes."""
    rows = range(min(right) - min(left) + 25, max(right) - max(left) - 24)
    if len(rows) < 3:
        rows = range(min(right) - max(left) + 25, max(right) - min(left) - 24)
    reach = {
        shift: max((right[r] - x for r0, x in left.items() if (r := r0 + shift) in right), default=0.0)
        for shift in rows
    }
    deepest = [
        (far, shift)
        for shift, far in reach.items()
        if far < reach.get(shift - 1, -1e9) and far <= reach.get(shift + 1, -1e9)
    ]
    return [(shift, far) for far, shift in sorted(deepest)[:3]]


def steadiness(temple: Temple, number: int, side: str, level: int, place: Place) -> float:
    """How far inside its stand a slab that lies there balances, in millimetres; below zero it tips."""
    outline = outline_of(material().face(number, side), flat_pose(place[0], place[1], 0.0, place[2]))
    return depth(hull([head(column)[:2] for column in bearers(temple, outline, level, lifted=number)]), place[:2])
