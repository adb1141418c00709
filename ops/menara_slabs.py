"""Draws the slabs of Menara: `python -m ops.menara_slabs` writes slabs.json anew, the same every time.

A slab is a few nodes joined by fat bent arms, the whole smoothed as if it were soft: its outline is where the distance
to the arms, blended where they meet, is nought.
"""

from __future__ import annotations

import json
import random
from itertools import combinations, pairwise
from math import atan2, cos, exp, hypot, log, pi, sin
from pathlib import Path

from stelae.games.menara.material import SLABS, check_outline
from stelae.games.menara.shapes import Outline, Point, area, centroid, crossing, distance, hull, inside, to_outline

FILE = Path(__file__).parents[1] / "src/stelae/games/menara/data/slabs.json"
SEED = 11

# Square millimetres; millimetres.
AREA = (8_600.0, 10_600.0)
REACH = 92.0
GRID = 2.0
BLEND = 7.0
CORNERS = 60
FROM_EDGE, APART, SPAN = 10.5, 25.0, 88.0

# How many sides have 3, 4, 5 and 6 marks, and all marks by colour: twice the columns.
COUNTS = {3: 10, 4: 12, 5: 10, 6: 4}
COLOURS = {"yellow": 60, "red": 40, "black": 24, "white": 16, "blue": 12}

Segment = tuple[Point, Point, float, float]  # from, to, the radius at either end


def arms(rng: random.Random) -> list[Segment]:
    """Nodes some way from each other, each joined to the nearest one before it by a bent arm, sometimes in a ring."""
    nodes: list[Point] = [(0.0, 0.0)]
    count = rng.choice((4, 4, 5, 5, 6))
    while len(nodes) < count:
        at = rng.choice(nodes)
        angle, far = rng.uniform(0, 2 * pi), rng.uniform(38, 60)
        node = (at[0] + far * cos(angle), at[1] + far * sin(angle))
        if all(distance(node, other) > 36 for other in nodes):
            nodes.append(node)
    radii = [rng.uniform(16, 21) for _ in nodes]
    found: list[Segment] = []
    for n in range(1, count):
        near = min(range(n), key=lambda m: distance(nodes[n], nodes[m]))
        found += bent(nodes[n], nodes[near], radii[n], radii[near], rng)
    return found


def bent(a: Point, b: Point, wide: float, other: float, rng: random.Random) -> list[Segment]:
    """An arm as a few straight pieces along a curve, thinner in the middle."""
    swing = rng.uniform(-0.35, 0.35)
    middle = ((a[0] + b[0]) / 2 - swing * (b[1] - a[1]), (a[1] + b[1]) / 2 + swing * (b[0] - a[0]))
    steps = 5
    points = []
    for n in range(steps + 1):
        t = n / steps
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t**2)
        point = tuple(sum(w * p[axis] for w, p in zip(weights, (a, middle, b), strict=True)) for axis in (0, 1))
        radius = wide + (other - wide) * t - 4.5 * sin(pi * t)
        points.append((point[0], point[1], radius))
    return [((p[0], p[1]), (q[0], q[1]), p[2], q[2]) for p, q in pairwise(points)]


def beyond(segments: list[Segment], at: Point) -> float:
    """How far a point is outside the slab, below zero inside; near arms flow into each other."""
    total = 0.0
    for a, b, ra, rb in segments:
        dx, dy = b[0] - a[0], b[1] - a[1]
        share = max(0.0, min(1.0, ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy or 1.0)))
        far = hypot(at[0] - a[0] - share * dx, at[1] - a[1] - share * dy) - (ra + (rb - ra) * share)
        total += exp(max(-40.0, min(40.0, -far / BLEND)))
    # A single arm alone keeps its width: the pieces of one arm blend as well, and this takes that back about.
    return -BLEND * log(total) + BLEND * log(2.2)


def contour(segments: list[Segment]) -> Outline | None:
    """The outline, walked around along the grid; None where the slab is in pieces or has a hole."""
    reach = int((max(max(abs(c) for c in (*a, *b)) for a, b, _, _ in segments) + 34) / GRID) + 1
    span = range(-reach, reach + 1)
    values = {(i, j): beyond(segments, (i * GRID, j * GRID)) for i in span for j in span}
    follow: dict[Point, Point] = {}
    for i in span[:-1]:
        for j in span[:-1]:
            corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            follow.update(crossings([(c, values[c]) for c in corners]))
    if not follow:
        return None
    first = at = next(iter(follow))
    walk = [first]
    while (at := follow.pop(at, first)) != first:
        walk.append(at)
    return tuple(walk) if not follow else None


def crossings(corners: list[tuple[tuple[int, int], float]]) -> list[tuple[Point, Point]]:
    """Where the outline passes through a square of the grid, the slab on its left."""
    enters: list[Point] = []
    leaves: list[Point] = []
    for (p, here), (q, there) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (here < 0) != (there < 0):
            share = here / (here - there)
            # The same number from either square that shares this edge.
            low, high, part = (p, q, share) if p < q else (q, p, 1 - share)
            point = tuple(round(GRID * (low[k] + (high[k] - low[k]) * part), 6) for k in (0, 1))
            (leaves if here < 0 else enters).append((point[0], point[1]))
    if len(enters) == 1:
        return [(leaves[0], enters[0])]
    return list(zip(leaves, enters, strict=True))


def resampled(walk: Outline) -> Outline:
    """So many corners, evenly spaced along the outline, each eased a little towards its neighbours."""
    for _ in range(6):
        walk = tuple(
            (
                (walk[n - 1][0] + 2 * walk[n][0] + walk[(n + 1) % len(walk)][0]) / 4,
                (walk[n - 1][1] + 2 * walk[n][1] + walk[(n + 1) % len(walk)][1]) / 4,
            )
            for n in range(len(walk))
        )
    ends = (*walk[1:], walk[0])
    whole = sum(distance(a, b) for a, b in zip(walk, ends, strict=True))
    found: list[Point] = []
    gone, step = 0.0, whole / CORNERS
    for a, b in zip(walk, ends, strict=True):
        long = distance(a, b)
        while len(found) < CORNERS and len(found) * step < gone + long:
            share = (len(found) * step - gone) / long
            found.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
        gone += long
    return tuple(found)


def slab(rng: random.Random) -> Outline:
    """An outline that will do, its middle at (0, 0)."""
    while True:
        walk = contour(arms(rng))
        if walk is None:
            continue
        outline = resampled(walk)
        if area(outline) < 0:
            outline = outline[::-1]
        size = (rng.uniform(*AREA) / area(outline)) ** 0.5
        if not 0.88 < size < 1.14:
            continue
        x, y = centroid(outline)
        outline = tuple((round((p[0] - x) * size, 1), round((p[1] - y) * size, 1)) for p in outline)
        round_it = area(outline) / area(hull(outline))
        if max(hypot(*p) for p in outline) <= REACH and 0.6 < round_it < 0.85 and crossing(outline) is None:
            return outline


def places(outline: Outline) -> list[Point]:
    """Where a mark can be: every so many millimetres, far enough from the edge."""
    steps = [3 * n for n in range(-32, 33)]
    return [
        (float(x), float(y))
        for x in steps
        for y in steps
        if inside(outline, (x, y)) and to_outline(outline, (x, y)) >= FROM_EDGE
    ]


def marks(outline: Outline, count: int, rng: random.Random) -> list[Point] | None:
    """Marks apart from each other and around the middle; three of them near enough for another slab to reach."""
    room = places(outline)
    best: tuple[float, list[Point]] | None = None
    for _ in range(300):
        tried = rng.sample(room, count)
        gaps = [distance(a, b) for a, b in combinations(tried, 2)]
        if min(gaps) < APART or (count == 3 and max(gaps) > SPAN):
            continue
        triples = [sum(distance(a, b) for a, b in combinations(three, 2)) for three in combinations(tried, 3)]
        if count > 3 and min(triples) > 3 * 60:
            continue
        # Good for building on: a wide stand with the middle well inside.
        worth = area(hull(tried)) + 25 * min(gaps)
        if best is None or worth > best[0]:
            best = worth, tried
    return sorted(best[1], key=lambda p: atan2(p[1], p[0])) if best else None


def coloured(counts: list[int], rng: random.Random) -> list[list[str]]:
    """All marks' colours dealt out so that no side has one colour alone, nor more than half yellow and one."""
    pool = [colour for colour, number in COLOURS.items() for _ in range(number)]
    while True:
        rng.shuffle(pool)
        dealt, at = [], 0
        for count in counts:
            dealt.append(sorted(pool[at : at + count], key=list(COLOURS).index))
            at += count
        if all(len(set(side)) > 1 and side.count("yellow") <= len(side) // 2 + 1 for side in dealt):
            return dealt


def main() -> None:
    rng = random.Random(SEED)
    counts = [count for count, number in COUNTS.items() for _ in range(number)]
    rng.shuffle(counts)
    colours = coloured(counts, rng)
    slabs: list[dict[str, object]] = []
    while len(slabs) < SLABS:
        outline = slab(rng)
        number = len(slabs) + 1
        check_outline(outline, number)
        turned = tuple((-x, y) for x, y in outline)
        sides: dict[str, list[object]] = {}
        for side, shape, at in (("light", outline, 2 * len(slabs)), ("dark", turned, 2 * len(slabs) + 1)):
            spots = marks(shape, counts[at], rng)
            if spots is None:
                break
            rng.shuffle(colours[at])
            pairs = zip(colours[at], spots, strict=True)
            sides[side] = [{"colour": colour, "at": list(spot)} for colour, spot in pairs]
        else:
            slabs.append({"number": number, "outline": [list(p) for p in outline], **sides})
            print(f"{number:2} {area(outline) / 100:6.1f} cm², marks {len(sides['light'])} and {len(sides['dark'])}")
    lines = ",\n  ".join(json.dumps(entry, separators=(",", ":")) for entry in slabs)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(f'{{"slabs": [\n  {lines}\n]}}\n', "utf-8")


if __name__ == "__main__":
    main()
