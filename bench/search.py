"""What docs/bots.md says of the search, measured here: one thread beside two, how soon it stops, how soon it starts.

One thread and two take turns, because the machine may be busy: their ratio within one run says more than any figure.
"""

import argparse
import random
import statistics
import subprocess
import sys
import threading
import time

import stelae
from stelae.bots import Budget, Cancelled, bot, warm
from stelae.bots.search import Search, Skill

SIMULATIONS = 100_000
FIRST = """
import random, stelae
from stelae.bots import bot, Budget
state = stelae.game({name!r}).start(seed=1)
bot("novice").choose(state.view(state.to_move), None, random.Random(1))
"""


def rate(name: str, threads: int, seed: int) -> float:
    """Simulations a second, from the start of the game."""
    budget = Budget(simulations=SIMULATIONS, threads=threads)
    search = Search(stelae.game(name).start(seed=1), budget, Skill(), random.Random(seed), warm(name).result())
    began = time.perf_counter()
    search.run(None, None)
    return search.done / (time.perf_counter() - began)


def threads(name: str, rounds: int) -> None:
    pairs = [(rate(name, 1, seed), rate(name, 2, seed)) for seed in range(rounds)]
    ones, twos = zip(*pairs, strict=True)
    ratio = statistics.median(two / one for one, two in pairs)
    print(
        f"{name}: {statistics.median(ones):,.0f} simulations/s (best {max(ones):,.0f}), "
        f"two threads {statistics.median(twos):,.0f} (best {max(twos):,.0f}), "
        f"ratio {ratio:.2f} (of the best {max(twos) / max(ones):.2f})"
    )


def stopping(name: str, times: int) -> None:
    state = stelae.game(name).start(seed=1)
    taken, worked = [], []
    for _ in range(times):
        stop, told = threading.Event(), [0.0, 0.0]

        def tell(stop: threading.Event = stop, told: list[float] = told) -> None:
            told[:] = time.perf_counter(), time.process_time()
            stop.set()

        timer = threading.Timer(0.2, tell)
        timer.start()
        try:
            bot("master").choose(state.view(state.to_move), Budget(seconds=60), random.Random(1), stop=stop)  # type: ignore[arg-type]
        except Cancelled:
            taken.append(1000 * (time.perf_counter() - told[0]))
            worked.append(1000 * (time.process_time() - told[1]))
    # On a busy machine the clock says how long others kept the processor.
    print(
        f"{name}: told to stop, it does after {statistics.median(taken):.0f} ms, {max(taken):.0f} at most; "
        f"of processor time {statistics.median(worked):.1f} ms, {max(worked):.1f} at most"
    )


def starting(name: str, times: int) -> None:
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", FIRST.format(name=name)], check=True)
        taken.append(time.perf_counter() - began)
    print(f"{name}: the first move of a fresh process takes {statistics.median(taken):.1f} s, {min(taken):.1f} at best")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    rounds = parser.parse_args().rounds
    for name in stelae.games():
        threads(name, rounds)
        stopping(name, max(1, rounds // 4))
        starting(name, max(1, rounds // 4))


if __name__ == "__main__":
    main()
