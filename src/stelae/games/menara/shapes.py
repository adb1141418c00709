"""Outlines in the plane: area, inside, crossing, overlap, touch.

Plain floating-point sums, products, quotients and roots alone, which every machine rounds alike: whether a slab may lie
somewhere must not depend on who asks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

Point = tuple[float, float]
Outline = tuple[Point, ...]
# Left, bottom, right, top.
Box = tuple[float, float, float, float]


def edges(outline: Outline) -> list[tuple[Point, Point]]:
    return list(zip(outline, (*outline[1:], outline[0]), strict=True))


def area(outline: Outline) -> float:
    """Positive where the corners run anticlockwise."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in edges(outline)) / 2


def centroid(outline: Outline) -> Point:
    """Where a plate of this shape balances."""
    x = y = twice = 0.0
    for a, b in edges(outline):
        weight = a[0] * b[1] - a[1] * b[0]
        x, y, twice = x + (a[0] + b[0]) * weight, y + (a[1] + b[1]) * weight, twice + weight
    return x / (3 * twice), y / (3 * twice)


def box(outline: Sequence[Point]) -> Box:
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    return min(xs), min(ys), max(xs), max(ys)


def apart(one: Box, other: Box, by: float = 0.0) -> bool:
    """Whether two boxes are farther from each other than so much."""
    return one[0] > other[2] + by or other[0] > one[2] + by or one[1] > other[3] + by or other[1] > one[3] + by


def inside(outline: Outline, point: Point) -> bool:
    x, y = point
    found = False
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            found = not found
    return found


def distance(a: Point, b: Point) -> float:
    return sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]))


def to_edge(point: Point, a: Point, b: Point) -> float:
    """How far a point is from a straight edge."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length else 0.0
    share = 0.0 if share < 0 else min(share, 1.0)
    return distance(point, (a[0] + share * dx, a[1] + share * dy))


def to_outline(outline: Outline, point: Point) -> float:
    """How far a point, inside or outside, is from the outline."""
    return min(to_edge(point, a, b) for a, b in edges(outline))


def _side(a: Point, b: Point, p: Point) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def edges_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two straight edges cross each other; to touch is not to cross."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def crossing(outline: Outline) -> tuple[int, int] | None:
    """The first two edges (by the number of the corner that they begin with) that meet where they should not."""
    sides = edges(outline)
    boxes = [box(side) for side in sides]
    for n, one in enumerate(sides):
        for m in range(n + 2, len(sides)):
            if not apart(boxes[n], boxes[m]) and {n, m} != {0, len(sides) - 1} and _meet(one, sides[m]):
                return n, m
    return None


def _meet(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Whether two edges have a point in common."""
    ends = [to_edge(point, *other) for point in one] + [to_edge(point, *one) for point in other]
    return edges_cross(*one, *other) or min(ends) == 0


Edge = tuple[float, float, float, float, Point, Point]


@lru_cache(maxsize=512)
def _boxed(outline: Outline) -> tuple[Edge, ...]:
    """The edges of an outline, each with its box before it."""
    return tuple(
        (
            a[0] if a[0] < b[0] else b[0],
            a[1] if a[1] < b[1] else b[1],
            a[0] if a[0] > b[0] else b[0],
            a[1] if a[1] > b[1] else b[1],
            a,
            b,
        )
        for a, b in edges(outline)
    )


@lru_cache(maxsize=512)
def _whole(outline: Outline) -> Box:
    return box(outline)


def _within(outline: Outline, room: Box, by: float = 0.0) -> list[Edge]:
    """The edges of an outline that come into a box, or so near to it."""
    left, bottom, right, top = room[0] - by, room[1] - by, room[2] + by, room[3] + by
    return [e for e in _boxed(outline) if e[0] <= right and left <= e[2] and e[1] <= top and bottom <= e[3]]


def overlap(one: Outline, other: Outline) -> bool:
    """Whether two outlines share some area; to touch is not to overlap."""
    here, there = _whole(one), _whole(other)
    if apart(here, there):
        return False
    theirs = _within(other, here)
    for left, bottom, right, top, a, b in _within(one, there):
        for edge in theirs:
            if (
                edge[0] <= right
                and left <= edge[2]
                and edge[1] <= top
                and bottom <= edge[3]
                and edges_cross(a, b, edge[4], edge[5])
            ):
                return True
    return inside(other, one[0]) or inside(one, other[0])


def touching(one: Outline, other: Outline, within: float) -> list[Point]:
    """The corners of either outline that are so near to the other one."""
    found: list[Point] = []
    if apart(_whole(one), _whole(other), within):
        return found
    for outline, against in ((one, other), (other, one)):
        sides = _within(against, _whole(outline), within)
        for point in outline:
            x, y = point
            for left, bottom, right, top, a, b in sides:
                if (
                    left - within <= x <= right + within
                    and bottom - within <= y <= top + within
                    and to_edge(point, a, b) <= within
                ):
                    found.append(point)
                    break
    return found


def hull(points: Sequence[Point]) -> Outline:
    """The smallest convex outline around the points, anticlockwise."""
    ordered = sorted(set(points))

    def chain(run: Sequence[Point]) -> list[Point]:
        kept: list[Point] = []
        for point in run:
            while len(kept) > 1 and _side(kept[-2], kept[-1], point) <= 0:
                kept.pop()
            kept.append(point)
        return kept[:-1]

    return (*chain(ordered), *chain(ordered[::-1])) if len(ordered) > 2 else tuple(ordered)


def depth(convex: Outline, point: Point) -> float:
    """How deep inside a convex outline (anticlockwise) a point is; below zero outside, or where there is no area."""
    if len(convex) < 3:
        return -1e9
    return min(_side(a, b, point) / (distance(a, b) or 1.0) for a, b in edges(convex))
