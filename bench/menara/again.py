"""Random games played in two processes, then replayed from their records alone: the same poses, the same views.

python bench/menara/again.py --games 200
"""

import argparse
import hashlib
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import stelae
from stelae.core.game import State
from stelae.records import Seat, begin, decode, encode, replay
from stelae.records.replay import extended
from stelae.testing import random_game

DIFFICULTIES, HANDS, KINDS = ("easy", "medium", "hard"), ("seed", "other"), ("sure", "steady", "shaky")


def seen(state: State) -> bytes:
    """All that there is to a state: the position with its poses, and every seat's view."""
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    return json.dumps([str(state), views], sort_keys=True).encode()


def played(seed: int, folder: Path) -> Iterator[bytes]:
    """One random game, left as a record in the folder."""
    options = {
        "players": seed % 4 + 1,
        "difficulty": DIFFICULTIES[seed % 3],
        "hands": HANDS[seed % 2],
        "hand": KINDS[seed // 4 % 3],
    }
    start = stelae.game("menara").start(options, seed=seed)
    record = begin(start, tuple(Seat(name=str(seat)) for seat in range(start.seats)), seed=seed)
    yield seen(start)
    for before, move, after in random_game(start, random.Random(seed)):
        record = extended(record, before, move)
        yield seen(after)
    (folder / f"{seed:04}.json").write_bytes(encode(record))


def replayed(seed: int, folder: Path) -> Iterator[bytes]:
    for tool in ("mujoco", "highspy"):
        sys.modules[tool] = None  # type: ignore[assignment]  # whoever imports it now fails
    yield from map(seen, replay(decode((folder / f"{seed:04}.json").read_bytes())).states)


def digests(way: str, games: int, folder: Path) -> Iterator[str]:
    for seed in range(games):
        told = hashlib.sha256()
        for state in {"play": played, "replay": replayed}[way](seed, folder):
            told.update(state)
        yield told.hexdigest()


def elsewhere(way: str, games: int, folder: Path) -> Iterator[str]:
    """The same in a process of its own."""
    command = [sys.executable, __file__, "--games", str(games), "--way", way, "--folder", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield from map(str.strip, process.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--way", choices=("play", "replay"), help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.way:
        for digest in digests(given.way, given.games, given.folder):
            print(digest, flush=True)
        return
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        pairs = zip(elsewhere("play", given.games, Path(one)), elsewhere("play", given.games, Path(other)), strict=True)
        found = []
        for number, (here, there) in enumerate(pairs, 1):
            found.append((here, there))
            print(f"\r{number} of {given.games} games played twice", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        again = list(elsewhere("replay", given.games, Path(one)))
        plies = sum(len(decode(file.read_bytes()).plies) for file in Path(one).glob("*.json"))
    same = sum(here == there for here, there in found)
    kept = sum(here == without for (here, _), without in zip(found, again, strict=True))
    print(f"{given.games} random games, {plies} plies: the same poses in two processes in {same},")
    print(f"the same poses and views from the record alone, without simulation, in {kept}")
    if not same == kept == given.games:
        raise SystemExit("NOT the same")


if __name__ == "__main__":
    main()
