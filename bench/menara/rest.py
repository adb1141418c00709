"""Temples left alone for ten simulated seconds: how far they settle and drift; and that another process sees the same.

python bench/menara/rest.py --temples 40 --again 20
"""

import argparse
import hashlib
import random
import subprocess
import sys

from stelae.games.menara.geometry import free_marks
from stelae.games.menara.physics import settle, watch
from stelae.games.menara.sampling import random_temple
from stelae.games.menara.temple import Put, Temple
from stelae.games.menara.trajectory import everything

SECONDS = 10.0


def temples(count: int) -> list[Temple]:
    rng = random.Random(2)
    found: list[Temple] = []
    while len(found) < count:
        one = random_temple(rng, rng.randint(3, 10), rng.randint(20, 76))
        if one is not None:
            found.append(one)
    return found


def digest(count: int) -> str:
    """A fingerprint of all poses after some acts on each temple."""
    rng = random.Random(3)
    told = hashlib.sha256()
    for temple in temples(count):
        for _ in range(3):
            places = [(slab, mark) for slab in temple.slabs for mark in free_marks(temple, slab)]
            if places:
                slab, mark = rng.choice(places)
                temple = settle(temple, Put(mark.colour, slab.number, mark.name)).temple
        told.update(repr(temple).encode())
    return told.hexdigest()


def left_alone(count: int) -> None:
    settled, drifted = [], []
    for temple in temples(count):
        # As in a game, it has come to rest before.
        before = watch(temple, 0.2)[0]
        after = watch(before, SECONDS)[0]
        pairs = list(zip(everything(before), everything(after), strict=True))
        settled.append(max(abs(a.pose.z - b.pose.z) for a, b in pairs))
        drifted.append(max(max(abs(a.pose.x - b.pose.x), abs(a.pose.y - b.pose.y)) for a, b in pairs))
    print(f"{count} temples left alone for {SECONDS:g} s: settled at most {max(settled):.3f} mm,", end=" ")
    print(f"drifted at most {max(drifted):.3f} mm sideways")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--temples", type=int, default=40)
    parser.add_argument("--again", type=int, default=20, help="temples to act on in two processes")
    parser.add_argument("--digest", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.digest is not None:
        print(digest(arguments.digest))
        return
    left_alone(arguments.temples)
    command = [sys.executable, __file__, "--digest", str(arguments.again)]
    other = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    verdict = "the same" if other == digest(arguments.again) else "DIFFERENT"
    print(f"three acts on each of {arguments.again} temples, in two processes: {verdict} poses")


if __name__ == "__main__":
    main()
