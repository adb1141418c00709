"""Finds positions of Azteka that are won within nine plies, as the solver in C beside this file proves.

    python -m tests.bots.proven.make > tests/bots/proven/azteka.txt

A line is `VARIANT BIRTH | POSITION | PLIES MOVE:PLIES …`: the position, the plies to the win, and every move that keeps
a win within nine plies with the plies it takes. The positions come from games of a plain search with itself; kept are
those where most moves throw the win away.
"""

import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import stelae
from stelae.bots import Budget
from stelae.bots.levels import PLAIN
from stelae.core.game import State

AZTEKA = stelae.game("azteka")
SETTINGS = [{}, {}, {"birth": "life"}, {"variant": "aggressive"}]
PLIES = 9
NODES = 40_000_000
# So many positions with each distance to the win.
WANTED = {1: 10, 2: 6, 3: 45, 4: 10, 5: 55, 6: 12, 7: 55, 8: 10, 9: 57}
# So many of one game at most, for they are alike.
OF_A_GAME = 3


class Solver:
    """The C program, compiled and asked line by line."""

    def __init__(self, folder: Path) -> None:
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            raise SystemExit("This needs a C compiler.")
        program = str(folder / "solver")
        source = Path(__file__).with_name("solver.c")
        subprocess.run([compiler, "-O3", "-march=native", "-o", program, str(source)], check=True)
        self.process = subprocess.Popen(
            [program, str(PLIES), str(NODES)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, setting: dict[str, str], position: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{named(setting)} {position}\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


def named(setting: dict[str, str]) -> str:
    return f"{setting.get('variant', 'classic')} {setting.get('birth', 'any')}"


def worth_asking(state: State) -> bool:
    """Late enough for a forced win, and with something to choose from."""
    return state.packed.life.bit_count() >= 4 and len(state.legal()) > 4


def main() -> None:
    rng = random.Random(9)
    missing = Counter(WANTED)
    with tempfile.TemporaryDirectory() as folder:
        solver = Solver(Path(folder))
        while missing.total() > 0:
            setting = rng.choice(SETTINGS)
            state, kept = AZTEKA.start(setting), 0
            while isinstance(state.to_move, int):
                found = solver.ask(setting, str(state)).split() if worth_asking(state) else []
                few = 1 < len(found) <= 1 + len(state.legal()) // 3
                if few and missing[int(found[0])] > 0 and kept < OF_A_GAME:
                    missing[int(found[0])] -= 1
                    kept += 1
                    sys.stdout.write(f"{named(setting)} | {state} | {' '.join(found)}\n")
                    sys.stdout.flush()
                if rng.random() < 0.1:
                    move = rng.choice(state.legal())
                else:
                    move = PLAIN.choose(state.view(state.to_move), Budget(simulations=300), rng)
                state = state.play(move)
        solver.process.kill()


if __name__ == "__main__":
    main()
