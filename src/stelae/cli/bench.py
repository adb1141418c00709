"""`stelae bench GAME`: random playouts of the compiled rules, or (--search) tree searches, from the start."""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time

from stelae.bots import Budget, warm
from stelae.bots.search import Search, Skill
from stelae.cli.main import chosen_options
from stelae.core import jit, playout
from stelae.core.contract import StelaeError, complain
from stelae.core.game import State
from stelae.core.registry import game

# A playout stops after so many plies and leaves repetition (C-3) out.
LIMIT = 200
LONGEST = 3600
SEED = 20_261_118


def run(arguments: argparse.Namespace) -> int:
    if not 0 < arguments.seconds <= LONGEST:
        raise complain(StelaeError, "bench-seconds", seconds=str(arguments.seconds))
    found = game(arguments.game)
    start = found.start(chosen_options(arguments, found), seed=SEED)
    if arguments.search:
        return of_search(start, arguments)
    print("stelae: loading the compiled rules …", file=sys.stderr)
    began = time.perf_counter()
    kernels = jit.bind(playout, found.rules, compiled=True)
    stream = kernels.playouts(start.packed, SEED, LIMIT, 1)[2]
    ready = time.perf_counter() - began

    times, batch, plies, spent = 0, 64, 0, 0.0
    while spent < arguments.seconds:
        began = time.perf_counter()
        played, _, stream = kernels.playouts(start.packed, stream, LIMIT, batch)
        took = time.perf_counter() - began
        times, plies, spent = times + batch, plies + played, spent + took
        if took < 0.1:
            batch *= 2
    figures = {
        "game": found.name,
        "options": dict(start.options),
        "playouts_per_s": round(times / spent),
        "plies_per_s": round(plies / spent),
        "plies_per_playout": round(plies / times, 2),
        "kernels_ready_s": round(ready, 2),
        "seconds": round(spent, 2),
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(
            f"{found.name}: {figures['playouts_per_s']:,} playouts/s, {figures['plies_per_s']:,} plies/s, "
            f"{figures['plies_per_playout']} plies each; kernels ready after {figures['kernels_ready_s']} s"
        )
    return 0


def of_search(start: State, arguments: argparse.Namespace) -> int:
    """Whole searches, one after the other; the median says how fast they are."""
    budget = Budget(simulations=arguments.simulations, threads=arguments.threads)
    print("stelae: loading the compiled search …", file=sys.stderr)
    began = time.perf_counter()
    kernels = warm(start.game.name).result()
    ready = time.perf_counter() - began

    rates: list[float] = []
    until = time.perf_counter() + arguments.seconds
    while not rates or time.perf_counter() < until:
        search = Search(start, budget, Skill(), random.Random(SEED + len(rates)), kernels)
        began = time.perf_counter()
        search.run(None, None)
        rates.append(search.done / (time.perf_counter() - began))
    figures = {
        "game": start.game.name,
        "options": dict(start.options),
        "simulations_per_s": round(statistics.median(rates)),
        "best_simulations_per_s": round(max(rates)),
        "simulations": arguments.simulations,
        "threads": arguments.threads,
        "searches": len(rates),
        "kernels_ready_s": round(ready, 2),
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(
            f"{start.game.name}: {figures['simulations_per_s']:,} simulations/s "
            f"(the best search {figures['best_simulations_per_s']:,}), "
            f"{arguments.simulations:,} a search, threads: {arguments.threads}"
        )
    return 0
