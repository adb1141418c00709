"""`make bench`: playouts a second of each game's compiled rules; Azteka's beside a plain C loop in the same run.

The runs take turns, because the machine may be busy: a ratio within one run says more than any figure.
"""

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def measured(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def of_stelae(game: str, seconds: float, *options: str) -> dict[str, Any]:
    program = str(Path(sys.executable).parent / "stelae")
    return measured([program, "bench", game, "--seconds", str(seconds), "--json", *options])


def beside_c(seconds: float, rounds: int) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        print("azteka: no C compiler here, so there is nothing to compare with")
        return
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(folder) / "azteka")
        subprocess.run([compiler, "-O3", "-march=native", "-o", program, str(HERE / "azteka.c")], check=True)
        ratios = []
        for _ in range(rounds):
            plain = measured([program, str(seconds)])
            ours = of_stelae("azteka", seconds)
            ratios.append(ours["playouts_per_s"] / plain["playouts_per_s"])
            print(
                f"azteka: {ours['playouts_per_s']:>10,} playouts/s, C {plain['playouts_per_s']:>10,}, "
                f"ratio {ratios[-1]:.2f}  (plies each: {ours['plies_per_playout']}, C {plain['plies_per_playout']})",
                flush=True,
            )
        print(f"azteka: ratio to C, median of {rounds}: {statistics.median(ratios):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    beside_c(arguments.seconds, arguments.rounds)
    for game, options in (("maya", ()), ("tayu", ()), ("tayu", ("--edition", "kosmos"))):
        figures = of_stelae(game, arguments.seconds, *options)
        print(
            f"{' '.join([game, *options[1:]])}: {figures['playouts_per_s']:,} playouts/s, "
            f"{figures['plies_per_s']:,} plies/s, {figures['plies_per_playout']} plies each",
            flush=True,
        )


if __name__ == "__main__":
    main()
