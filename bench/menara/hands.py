"""How often a slab that is laid badly brings the temple down: by placement error, by drag, and by the temple's height.

    python bench/menara/hands.py --tries 40 --out docs/menara-hands

Temples of 3, 6 and 9 storeys, a good place for one slab more on top; then the hand slips. Writes a .json and an .svg.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import cos, pi, sin
from pathlib import Path

from stelae.games.menara.geometry import flat_pose, height, standing_on, storey_fault
from stelae.games.menara.physics import SLIPS, falls, watch
from stelae.games.menara.sampling import random_temple
from stelae.games.menara.setting import slab_pose, supports
from stelae.games.menara.statics import holds
from stelae.games.menara.temple import SIDES, Lay, Release, Slab, Temple

HEIGHTS = (3, 6, 9)
SIGMAS = (0.0, 3.0, 6.0, 9.0, 12.0)  # millimetres each way
SPEEDS = (0.0, 100.0, 200.0, 300.0, 400.0)  # millimetres a second
SPARE = 2.0  # how well the place is chosen, in millimetres of support

Curve = list[tuple[float, float]]


def chosen(rng: random.Random, temple: Temple) -> Lay | None:
    """A good place for one slab more on the topmost level."""
    level = temple.storeys + 1
    bearing = standing_on(temple, level - 1)
    number = next((n for n in range(1, 19) if temple.slab(n) is None), 0)
    if len(bearing) < 3 or not number:
        return None
    for _ in range(60):
        three = rng.sample(bearing, 3)
        x, y = (sum(column.pose[n] for column in three) / 3 for n in (0, 1))
        angle, side = rng.uniform(0, 360), rng.choice(SIDES)
        if storey_fault(temple, number, side, level, x, y, angle) is None:
            slab = Slab(number, side, level, flat_pose(x, y, height(level), angle))
            if holds(Temple((*temple.slabs, slab), temple.columns), SPARE):
                return Lay(number, side, level, x, y, angle)
    return None


def places(rng: random.Random, storeys: int) -> Iterator[tuple[Temple, Lay]]:
    """Without end: a temple and the slab to be laid on it."""
    while True:
        found = random_temple(rng, storeys, 6 * storeys + rng.randint(4, 10))
        if found is not None:
            temple = watch(found, 0.2)[0]
            lay = chosen(rng, temple)
            if lay is not None:
                yield temple, lay


def lost(temple: Temple, lay: Lay, release: Release) -> bool:
    """Whether anything falls when a shaky hand lays the slab like this; as `settle`, but no longer than needed."""
    where = flat_pose(lay.x + release.dx, lay.y + release.dy, height(lay.level), lay.angle)
    there = Slab(lay.slab, lay.side, lay.level, where)
    if not supports(temple, there):
        return True
    pose = slab_pose(temple, there)
    there = replace(there, pose=pose._replace(z=pose.z + SLIPS["shaky"][1]))
    return falls(Temple((*temple.slabs, there), temple.columns), {there: (release.vx, release.vy, 0.0)})


def share(found: list[bool]) -> float:
    return round(sum(found) / len(found), 3)


def measured(storeys: int, tries: int) -> tuple[Curve, Curve]:
    """Collapse by placement error, and by drag, at one height."""
    rng = random.Random(storeys)
    source = places(rng, storeys)
    off: dict[float, list[bool]] = {sigma: [] for sigma in SIGMAS}
    dragged: dict[float, list[bool]] = {speed: [] for speed in SPEEDS}
    for number in range(tries):
        temple, lay = next(source)
        slip, way = (rng.gauss(0, 1), rng.gauss(0, 1)), rng.uniform(0, 2 * pi)
        for sigma in SIGMAS:
            off[sigma].append(lost(temple, lay, Release(sigma * slip[0], sigma * slip[1], 0.0, 0.0)))
        for speed in SPEEDS:
            dragged[speed].append(lost(temple, lay, Release(0.0, 0.0, speed * cos(way), speed * sin(way))))
        print(storeys, number + 1, file=sys.stderr)
    return [(sigma, share(off[sigma])) for sigma in SIGMAS], [(v, share(dragged[v])) for v in SPEEDS]


def svg(panels: list[tuple[str, dict[int, Curve]]]) -> str:
    """Two panels side by side; a line a height, told apart by dashes as well."""
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 320" font-family="sans-serif" font-size="12">']
    parts.append('<rect width="760" height="320" fill="#fff"/>')
    looks = {3: ("#2f6f4f", "none"), 6: ("#b0762b", "7 4"), 9: ("#9c2f2f", "2 3")}
    for n, (title, curves) in enumerate(panels):
        left, widest = 60 + 370 * n, max(x for curve in curves.values() for x, _ in curve)
        for tenth in range(0, 11, 2):
            y = 260 - 22 * tenth
            parts.append(f'<line x1="{left}" x2="{left + 290}" y1="{y}" y2="{y}" stroke="#ddd"/>')
            parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{10 * tenth} %</text>')
        ticks = [x for x, _ in next(iter(curves.values()))]
        parts += [f'<text x="{left + 290 * x / widest}" y="278" text-anchor="middle">{x:g}</text>' for x in ticks]
        parts.append(f'<text x="{left + 145}" y="300" text-anchor="middle">{title}</text>')
        for k, (storeys, curve) in enumerate(curves.items()):
            colour, dashes = looks[storeys]
            line = " ".join(f"{left + 290 * x / widest:.1f},{260 - 220 * y:.1f}" for x, y in curve)
            style = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"'
            parts.append(f'<polyline points="{line}" {style}/>')
            parts.append(f'<line x1="{left + 12}" x2="{left + 44}" y1="{30 + 18 * k}" y2="{30 + 18 * k}" {style}/>')
            parts.append(f'<text x="{left + 50}" y="{34 + 18 * k}">{storeys} storeys</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--out", type=Path, default=Path("menara-hands"))
    arguments = parser.parse_args()
    off, dragged = {}, {}
    for storeys in HEIGHTS:
        off[storeys], dragged[storeys] = measured(storeys, arguments.tries)
    figures = {"tries": arguments.tries, "placement_error_mm": off, "drag_mm_a_second": dragged}
    arguments.out.with_suffix(".json").write_text(json.dumps(figures, indent=1) + "\n")
    panels = [("placement error σ each way, mm", off), ("speed when let go, mm/s", dragged)]
    arguments.out.with_suffix(".svg").write_text(svg(panels))
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
