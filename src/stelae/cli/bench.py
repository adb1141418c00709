"""`stelae bench GAME`: random playouts of the compiled rules on one core, from the start position."""

from __future__ import annotations

import argparse
import json
import sys
import time

from stelae.cli.main import chosen_options
from stelae.core import jit, playout
from stelae.core.registry import game

# A playout stops after so many plies and leaves repetition (C-3) out.
LIMIT = 200
SEED = 20_261_118


def run(arguments: argparse.Namespace) -> int:
    found = game(arguments.game)
    start = found.start(chosen_options(arguments, found), seed=SEED)
    print("stelae: loading the compiled rules …", file=sys.stderr)
    began = time.perf_counter()
    kernels = jit.bind(playout, found.rules, compiled=True)
    random = kernels.playouts(start.packed, SEED, LIMIT, 1)[2]
    ready = time.perf_counter() - began

    times, batch, plies, spent = 0, 64, 0, 0.0
    while spent < arguments.seconds:
        began = time.perf_counter()
        played, _, random = kernels.playouts(start.packed, random, LIMIT, batch)
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
