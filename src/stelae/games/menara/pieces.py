"""A slab's outline cut into a few convex pieces: what the simulation and the statics know of its shape."""

from __future__ import annotations

from functools import cache

from stelae.games.menara.shapes import Outline, Point

# How far a corner may be cut off, in millimetres: less than a saw takes.
TOLERANCE = 0.4
# Hulls of many sides make contacts that tremble.
CORNERS = 8


@cache
def convex_pieces(outline: Outline) -> tuple[Outline, ...]:
    """Convex outlines, anticlockwise, that share edges and together make the slab (but for a little)."""
    corners = solid(outline)
    return tuple(tuple(corners[n] for n in piece) for piece in _merged(corners, _triangles(corners)))


@cache
def solid(outline: Outline) -> Outline:
    """The outline with few corners, so far inward that slabs which touch do not overlap."""
    return _inset(simplified(outline, TOLERANCE), TOLERANCE / 2)


def simplified(outline: Outline, tolerance: float) -> Outline:
    """Fewer corners: one leaves as long as nothing that it stood for is farther off than the tolerance."""
    kept = list(range(len(outline)))
    while len(kept) > 4:
        costs = [(_strays(outline, kept[n - 1], kept[(n + 1) % len(kept)]), n) for n in range(len(kept))]
        cost, n = min(costs)
        if cost > tolerance:
            break
        del kept[n]
    return tuple(outline[n] for n in kept)


def _strays(outline: Outline, first: int, last: int) -> float:
    """How far the corners between two corners lie from the straight line that would replace them."""
    a, b = outline[first], outline[last]
    along = (b[0] - a[0], b[1] - a[1])
    length = (along[0] ** 2 + along[1] ** 2) ** 0.5 or 1.0
    worst, n = 0.0, (first + 1) % len(outline)
    while n != last:
        worst = max(worst, abs(_cross(along, (outline[n][0] - a[0], outline[n][1] - a[1]))) / length)
        n = (n + 1) % len(outline)
    return worst


def _inset(outline: Outline, by: float) -> Outline:
    """Every side moved inward."""
    moved = []
    for n, corner in enumerate(outline):
        before, after = outline[n - 1], outline[(n + 1) % len(outline)]
        one, two = _inward(before, corner), _inward(corner, after)
        share = by / max(0.3, 1 + one[0] * two[0] + one[1] * two[1])
        moved.append((corner[0] + (one[0] + two[0]) * share, corner[1] + (one[1] + two[1]) * share))
    return tuple(moved)


def _inward(a: Point, b: Point) -> Point:
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    return (a[1] - b[1]) / length, (b[0] - a[0]) / length


def _triangles(corners: Outline) -> list[list[int]]:
    """Ear clipping; of all ears the one with the widest smallest angle, so that few slivers are left."""
    left = list(range(len(corners)))
    cut = []
    while len(left) > 3:
        ears = [n for n in range(len(left)) if _is_ear(corners, left, n)] or range(len(left))
        n = max(ears, key=lambda n: _roundness(*(corners[left[(n + d) % len(left)]] for d in (-1, 0, 1))))
        cut.append([left[n - 1], left[n], left[(n + 1) % len(left)]])
        del left[n]
    return [*cut, left]


def _is_ear(corners: Outline, left: list[int], n: int) -> bool:
    before, corner, after = left[n - 1], left[n], left[(n + 1) % len(left)]
    a, b, c = corners[before], corners[corner], corners[after]
    if _turn(a, b, c) <= 0:
        return False
    others = (corners[m] for m in left if m not in (before, corner, after))
    return not any(_turn(a, b, p) >= 0 and _turn(b, c, p) >= 0 and _turn(c, a, p) >= 0 for p in others)


def _roundness(a: Point, b: Point, c: Point) -> float:
    longest = max((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 for p, q in ((a, b), (b, c), (c, a)))
    return _turn(a, b, c) / longest


def _merged(corners: Outline, pieces: list[list[int]]) -> list[list[int]]:
    """Pieces joined over a shared edge (the longest first) as long as they stay convex and have few corners."""
    while True:
        joins = []
        for i, one in enumerate(pieces):
            for j in range(i + 1, len(pieces)):
                joined = _joined(one, pieces[j])
                if joined and len(joined[1]) <= CORNERS and _is_convex(corners, joined[1]):
                    (a, b), polygon = joined
                    length = (corners[a][0] - corners[b][0]) ** 2 + (corners[a][1] - corners[b][1]) ** 2
                    joins.append((length, i, j, polygon))
        if not joins:
            return pieces
        _, i, j, polygon = max(joins)
        pieces = [piece for n, piece in enumerate(pieces) if n not in (i, j)] + [polygon]


def _joined(one: list[int], two: list[int]) -> tuple[tuple[int, int], list[int]] | None:
    """The edge that two pieces share, and their union."""
    for n, a in enumerate(one):
        b = one[(n + 1) % len(one)]
        for m, c in enumerate(two):
            if c == b and two[(m + 1) % len(two)] == a:
                rest = [two[(m + 2 + k) % len(two)] for k in range(len(two) - 2)]
                return (a, b), one[: n + 1] + rest + one[n + 1 :]
    return None


def _is_convex(corners: Outline, piece: list[int]) -> bool:
    count = len(piece)
    return all(
        _turn(corners[piece[n - 1]], corners[piece[n]], corners[piece[(n + 1) % count]]) > 0 for n in range(count)
    )


def _cross(a: Point, b: Point) -> float:
    return a[0] * b[1] - a[1] * b[0]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
