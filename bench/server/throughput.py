"""`make bench-server`: moves acknowledged to both players of 200 tables, beside boardgame.io's server, in one run.

Every server has the same clients (clients.c) and takes its turn with the others, because the machine may be busy: a
ratio within one round says more than any figure.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import statistics
import subprocess
import tempfile
from typing import Any

from ops.postgres import cluster

from bench.server.servers import Running, boardgame_io, compiled, stelae_serve, wishes

Figures = dict[str, Any]
FIGURES = (
    ("moves_per_s", "moves/s"),
    ("moves_per_cpu_s", "moves/s of processor"),
    ("p50_ms", "ms p50"),
    ("p99_ms", "ms p99"),
)


def measured(clients: str, server: Running, tables: int, warm: float, seconds: float, rate: float) -> Figures:
    """One round of one server."""
    server.calm()
    # No server here makes more moves than this.
    most = (rate or 40_000) * (warm + seconds) / tables
    given = wishes(server, tables, min(int(most) + 50, 4_000 if server.game == "nine" else 500))
    command = [clients, server.dialect, *map(str, (server.port, tables, warm, seconds, rate, server.process.pid))]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stderr}{done.stdout}")
    figures: Figures = json.loads(done.stdout)
    # On a machine with other work this says more than moves a second.
    figures["moves_per_cpu_s"] = round(figures["moves_per_s"] / max(figures["server_busy"], 0.01))
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warm", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--rate", type=float, default=0, help="moves a second of all tables (0: as fast as they go)")
    parser.add_argument("--only", nargs="*", help="of: sqlite, azteka, postgresql, bare, boardgame.io")
    parser.add_argument("--json", action="store_true", help="one JSON object a round and server")
    given = parser.parse_args()
    clients = compiled()
    # However it is stopped, the servers and the database go with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        wanted = given.only or ["sqlite", "azteka", "postgresql", "bare", "boardgame.io"]
        servers: dict[str, Running] = {}
        for name, game in (("sqlite", "nine"), ("azteka", "azteka")):
            if name in wanted:
                servers[name] = stack.enter_context(stelae_serve(f"{folder}/{name}.sqlite", game=game))
                servers[name].calm()
        if "bare" in wanted:
            servers["bare"] = stack.enter_context(stelae_serve(f"{folder}/bare.sqlite", program="bench.server.bare"))
        if "postgresql" in wanted:
            database = stack.enter_context(cluster()).create("bench")
            servers["postgresql"] = stack.enter_context(stelae_serve(database))
        found: dict[str, list[Figures]] = {name: [] for name in wanted}
        for number in range(given.rounds):
            for name in wanted:
                with contextlib.ExitStack() as own:
                    # Its matches have no names of our choosing, so every round has a new one.
                    server = servers.get(name) or own.enter_context(boardgame_io(8290 + number % 10))
                    figures = measured(clients, server, given.tables, given.warm, given.seconds, given.rate)
                found[name].append(figures)
                print(json.dumps({"server": name, **figures}) if given.json else _line(name, figures), flush=True)
    if not given.json:
        _summary(found)


def _line(name: str, of: Figures) -> str:
    return (
        f"{name:>12}: {of['moves_per_s']:>7,.0f} moves/s, p50 {of['p50_ms']:>7.2f} ms, p99 {of['p99_ms']:>7.2f} ms"
        f", {of['moves_per_cpu_s']:>6,} moves/s of processor"
        f"  (busy: server {of['server_busy']:.0%}, clients {of['client_busy']:.0%})"
    )


def _summary(found: dict[str, list[Figures]]) -> None:
    print("median of the rounds (least to most):")
    for name, rounds in found.items():
        told = []
        for figure, unit in FIGURES:
            values = [one[figure] for one in rounds]
            digits = 0 if figure.startswith("moves") else 2
            least, middle, most = (f"{v:,.{digits}f}" for v in (min(values), statistics.median(values), max(values)))
            told.append(f"{middle} {unit} ({least} to {most})")
        print(f"{name:>12}: " + ", ".join(told))
    if "boardgame.io" in found:
        for name in found.keys() - {"boardgame.io"}:
            pairs = list(zip(found[name], found["boardgame.io"], strict=True))
            for figure in ("moves_per_s", "moves_per_cpu_s"):
                ratios = sorted(ours[figure] / theirs[figure] for ours, theirs in pairs)
                times = f"{statistics.median(ratios):.2f} times boardgame.io ({ratios[0]:.2f} to {ratios[-1]:.2f})"
                print(f"{name:>12}: {times} in {dict(FIGURES)[figure]}")


if __name__ == "__main__":
    main()
