"""`stelae perft GAME --depth N`: one line a depth."""

from __future__ import annotations

import argparse
import time

from stelae.cli.main import chosen_options
from stelae.core.perft import perft
from stelae.core.registry import game


def run(arguments: argparse.Namespace) -> int:
    found = game(arguments.game)
    options = chosen_options(arguments, found)
    if arguments.position is not None:
        state = found.parse(arguments.position, options)
    else:
        state = found.start(options, seed=arguments.seed)
    perft(state, min(arguments.depth, 0))
    for depth in range(min(1, arguments.depth), arguments.depth + 1):
        began = time.perf_counter()
        total = perft(state, depth)
        print(f"{depth} {total} {time.perf_counter() - began:.3f} s", flush=True)
    return 0
