"""Which column carries what: each slab as a stiff plate on columns that all give alike.

Several columns can share a weight in many ways; this is the one that wood and card come to. Where a plate would pull a
column up, that column carries nothing, and the others share again.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from stelae.games.menara.shapes import Point, depth, hull
from stelae.games.menara.skeleton import COLUMN_WEIGHT, GROUND, Skeleton

# Supports in a row share like a lever.
ROW = 1e-3
# What has no stand at all is out of balance by so many millimetres.
FARTHEST = 100.0


class Carried(NamedTuple):
    """What a slab weighs with all that stands on it, and how far inside its stand that balances."""

    slab: int
    grams: float
    margin: float


def loads(bones: Skeleton) -> tuple[float, ...]:
    """Grams on each column, in the temple's order."""
    return weighed(bones)[0]


def weighed(bones: Skeleton) -> tuple[tuple[float, ...], list[Carried]]:
    """Grams on each column, in the temple's order, and what each slab carries, the highest first."""
    carried = [0.0] * len(bones.columns)
    slabs = []
    for n in sorted(range(len(bones.slabs)), key=lambda n: -bones.slabs[n].level):
        pose = bones.slabs[n].pose
        weight, x, y = bones.weights[n], bones.weights[n] * pose.x, bones.weights[n] * pose.y
        for column, base in enumerate(bones.bases):
            if base == n != GROUND:
                more = carried[column] + COLUMN_WEIGHT
                weight, x, y = weight + more, x + more * bones.middles[column][0], y + more * bones.middles[column][1]
        under = [contact for contact in bones.contacts if contact.slab == n]
        places = [_middle(bones.middles[contact.column], contact.figure) for contact in under]
        stand = [(bones.middles[c.column][0] + x, bones.middles[c.column][1] + y) for c in under for x, y in c.figure]
        margin = max(-FARTHEST, depth(hull(stand), (x / weight, y / weight)))
        slabs.append(Carried(bones.slabs[n].number, round(weight, 1), round(margin, 1)))
        for contact, share in zip(under, shared(weight, (x / weight, y / weight), places), strict=True):
            carried[contact.column] += share
    return tuple(round(grams, 1) for grams in carried), slabs


def _middle(at: Point, figure: tuple[Point, ...]) -> Point:
    return (
        at[0] + sum(x for x, _ in figure) / len(figure),
        at[1] + sum(y for _, y in figure) / len(figure),
    )


def shared(weight: float, at: Point, places: list[Point]) -> list[float]:
    """How supports share a weight that rests on a stiff plate there."""
    bearing = list(range(len(places)))
    found = [0.0] * len(places)
    while bearing:
        shares = _plate(weight, at, [places[n] for n in bearing])
        if min(shares) >= 0 or len(bearing) == 1:
            for n, share in zip(bearing, shares, strict=True):
                found[n] = share
            break
        del bearing[shares.index(min(shares))]
    return found


def _plate(weight: float, at: Point, places: list[Point]) -> list[float]:
    """The shares that grow evenly across the plate, from one side to the other."""
    count = len(places)
    mx, my = sum(x for x, _ in places) / count, sum(y for _, y in places) / count
    off = [(x - mx, y - my) for x, y in places]
    xx, yy, xy = sum(x * x for x, _ in off), sum(y * y for _, y in off), sum(x * y for x, y in off)
    px, py = weight * (at[0] - mx), weight * (at[1] - my)
    whole = xx * yy - xy * xy
    if whole > ROW * (xx + yy) ** 2:
        east, north = (px * yy - py * xy) / whole, (py * xx - px * xy) / whole
    elif xx + yy > 0:
        # The way that the row runs, and the lever along it.
        long = (xx, xy) if xx > yy else (xy, yy)
        length = sqrt(long[0] ** 2 + long[1] ** 2)
        a, b = long[0] / length, long[1] / length
        slope = (px * a + py * b) / sum((x * a + y * b) ** 2 for x, y in off)
        east, north = slope * a, slope * b
    else:
        east = north = 0.0
    return [weight / count + east * x + north * y for x, y in off]
