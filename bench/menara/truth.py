"""Statics against simulation, over random temples of which half should stand: how often they say the same.

    python bench/menara/truth.py --temples 1000 --out truth.jsonl

Each line of the file is one temple: what statics said, how clearly, and what fell in the simulation.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from stelae.games.menara.physics import falls
from stelae.games.menara.sampling import random_temple, tampered
from stelae.games.menara.statics import holds, stands
from stelae.games.menara.temple import Temple

# A margin is clear that is at least so much, either way.
CLEAR_MM, CLEAR_DEGREES = 1.0, 2.0
VARIANTS = 4


def temples(seed: int) -> Iterator[Temple]:
    """Without end: a temple as it was built, and the same after rash acts."""
    rng = random.Random(seed)
    while True:
        storeys = rng.randint(3, 10)
        found = random_temple(rng, storeys, rng.randint(max(20, 4 * storeys), 76))
        if found is not None:
            yield found
            yield from (tampered(rng, found) for _ in range(VARIANTS))


def judged(temple: Temple) -> dict[str, Any]:
    began = time.process_time()
    verdict = stands(temple)
    between = time.process_time()
    fallen = falls(temple)
    return {
        "storeys": temple.storeys,
        "columns": len(temple.columns),
        "stands": verdict.stands,
        "margin_mm": verdict.margin_mm,
        "tilt_degrees": verdict.tilt_degrees,
        "falls": fallen,
        "statics_s": round(between - began, 4),
        "simulation_s": round(time.process_time() - between, 4),
    }


def clear(row: dict[str, Any]) -> bool:
    return bool(abs(row["margin_mm"]) >= CLEAR_MM and abs(row["tilt_degrees"]) >= CLEAR_DEGREES)


def bands(rows: list[dict[str, Any]]) -> list[str]:
    """Agreement by how far a temple could be tilted, or would have to be."""
    lines = []
    edges = [-90.0, -CLEAR_DEGREES, -0.5, 0.0, 0.5, CLEAR_DEGREES, 90.0]
    for low, high in pairwise(edges):
        here = [row for row in rows if low <= row["tilt_degrees"] < high and row["stands"] == (low >= 0)]
        agree = sum(row["stands"] != row["falls"] for row in here)
        if here:
            lines.append(f"  tilt {low:g}° to {high:g}°: {agree} of {len(here)}")
    return lines


def summary(rows: list[dict[str, Any]]) -> str:
    agree = [row for row in rows if row["stands"] == (not row["falls"])]
    sure = [row for row in rows if clear(row)]
    wrong = [row for row in sure if row not in agree]
    lines = [
        f"{len(rows)} temples, {sum(row['stands'] for row in rows)} stand by statics; "
        f"agreement {len(agree) / len(rows):.2%}",
        f"with a clear margin: {len(sure)}, agreement {1 - len(wrong) / max(1, len(sure)):.2%}",
        f"statics says it stands, and it falls: {sum(row['stands'] and row['falls'] for row in rows)}; "
        f"the other way round: {sum(not row['stands'] and not row['falls'] for row in rows)}",
    ]
    return "\n".join([*lines, *bands(rows), *(json.dumps(row) for row in rows if row not in agree)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--temples", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    rows: list[dict[str, Any]] = []
    # Half of them should stand; where one half is full, its next ones are passed over.
    half = arguments.temples // 2
    counts = {True: 0, False: 0}
    with (arguments.out or Path("/dev/null")).open("w") as file:
        for temple in temples(arguments.seed):
            if counts[holds(temple)] >= half:
                continue
            row = judged(temple)
            counts[row["stands"]] += 1
            rows.append(row)
            file.write(json.dumps(row) + "\n")
            file.flush()
            if len(rows) % 50 == 0:
                print(len(rows), file=sys.stderr)
            if len(rows) >= arguments.temples:
                break
    print(summary(rows))


if __name__ == "__main__":
    main()
