"""How long an act takes to settle and to be judged, how long the statics take, and how large the films are.

    python bench/menara/speed.py --temples 12

Seconds of processor time, so that what else runs on the machine does not count.
"""

import argparse
import random
import statistics
import time

from stelae.games.menara.geometry import free_marks
from stelae.games.menara.physics import settle, watch
from stelae.games.menara.sampling import random_temple
from stelae.games.menara.statics import holds, stands
from stelae.games.menara.temple import Put, Temple

SIZES = ((5, 20), (7, 40), (10, 75))


def told(name: str, figures: list[float], unit: str = "ms", scale: float = 1000.0) -> str:
    ordered = sorted(figures)
    ranks = {p: ordered[min(len(ordered) - 1, int(len(ordered) * p / 100))] * scale for p in (90, 99)}
    middle = statistics.median(ordered) * scale
    return f"  {name}: median {middle:.1f} {unit}, 90 % {ranks[90]:.1f}, 99 % {ranks[99]:.1f} ({len(ordered)} times)"


def measured(storeys: int, columns: int, temples: int) -> None:
    rng = random.Random(columns)
    acts: list[float] = []
    falls: list[float] = []
    checks: list[float] = []
    verdicts: list[float] = []
    films: list[float] = []
    collapses: list[float] = []
    found: list[Temple] = []
    while len(found) < temples:
        one = random_temple(rng, rng.randint(storeys - 1, storeys), columns)
        if one is not None:
            found.append(watch(one, 0.2)[0])
    for temple in found:
        places = [(slab, mark) for slab in temple.slabs for mark in free_marks(temple, slab)]
        for slab, mark in rng.sample(places, min(len(places), 6)):
            began = time.process_time()
            outcome = settle(temple, Put(mark.colour, slab.number, mark.name))
            settled = time.process_time()
            holds(outcome.temple)
            judged = time.process_time()
            stands(outcome.temple)
            ended = time.process_time()
            checks.append(judged - settled)
            verdicts.append(ended - judged)
            size = float(len(outcome.trajectory.pack()))
            (collapses if outcome.fallen_slabs else films).append(size)
            (falls if outcome.fallen_slabs else acts).append(judged - began)
    print(f"{columns} columns, about {storeys} storeys")
    print(told("an act settled and judged", acts + falls))
    print(told("  of these, where nothing fell", acts))
    if falls:
        print(told("  of these, where slabs fell", falls))
    print(told("statics, whether it stands", checks))
    print(told("statics, the whole verdict with margins", verdicts))
    print(told("a film where nothing fell", films, "bytes", 1.0))
    if collapses:
        print(told("a film of a collapse", collapses, "bytes", 1.0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--temples", type=int, default=12)
    arguments = parser.parse_args()
    for storeys, columns in SIZES:
        measured(storeys, columns, arguments.temples)


if __name__ == "__main__":
    main()
