"""`stelae arena GAME A B`: many games of two bots, and how far one is ahead of the other."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from math import isfinite
from pathlib import Path
from typing import Any

from stelae import __version__, bots
from stelae.bots.arena import Played, Standing, casts, jobs, standing
from stelae.bots.entrants import Entrant, entrant
from stelae.bots.farm import cores, here, on_ray
from stelae.cli.main import chosen_options
from stelae.core.contract import StelaeError, complain
from stelae.core.game import Game
from stelae.core.registry import game
from stelae.locales import Words, preferred, words

BAR = 24
# Before so many games no difference is sure enough to stop at: looking after each makes luck look like strength.
FEWEST = 60


def run(arguments: argparse.Namespace) -> int:
    say = words(preferred(arguments.lang))
    of = game(arguments.game)
    if of.info.together:
        raise complain(StelaeError, "arena-together", game=of.name)
    options = of.info.settle(chosen_options(arguments, of))
    pair = entrant(arguments.first), entrant(arguments.second)
    processes = arguments.processes or cores()
    deal = len(casts(of.seats(options)))
    if arguments.games < 1 or processes < 1:
        raise complain(StelaeError, "arena-number", games=arguments.games, processes=processes)
    # Only whole deals are fair.
    total = -(-arguments.games // deal) * deal
    file = Path(arguments.out or f"arena-{of.name}-{time.strftime('%Y%m%d-%H%M%S')}.json")
    _writable(file)
    wanted = islice(jobs(of, options, (arguments.first, arguments.second), arguments.seed), total)
    if not arguments.ray:
        _warmed(of, pair, say)
    source = on_ray(wanted, arguments.ray) if arguments.ray else here(wanted, processes)
    shown = Progress(total, say)
    played: list[Played] = []
    stopped = False
    began = time.perf_counter()
    try:
        for one in source:
            played.append(one)
            now = standing(played)
            shown.tell(now, time.perf_counter() - began)
            whole = len(played) >= FEWEST and len(played) % deal == 0
            if arguments.until is not None and whole and _certain(now, arguments.until):
                break
    except KeyboardInterrupt:
        stopped = True
    finally:
        shown.end()
        source.close()  # type: ignore[attr-defined]  # both sources are generators
        figures = {
            "stelae": __version__,
            "game": of.name,
            "options": dict(options),
            "bots": [_about(one) for one in pair],
            "seed": arguments.seed,
            "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
            "processes": None if arguments.ray else processes,
            "seconds": round(time.perf_counter() - began, 1),
            "stopped": stopped,
            **_rounded(standing(played)),
            "played": [asdict(one) for one in sorted(played, key=lambda one: (one.deal, one.seats))],
        }
        file.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    for line in told(standing(played), arguments.first, arguments.second, say):
        print(line)
    print(say("arena-file", file=str(file)))
    return 130 if stopped else 0


def _certain(now: Standing, until: float) -> bool:
    """Whether more games are not needed: the difference is surely beyond the mark, or surely below it."""
    return now.low > until or now.high < until


def _writable(file: Path) -> None:
    if file.exists():
        raise complain(StelaeError, "arena-exists", file=str(file))
    try:
        file.touch()
    except OSError as error:
        raise complain(StelaeError, "arena-save", file=str(file), detail=error.strerror or "") from None
    file.unlink()


def _warmed(of: Game, pair: tuple[Entrant, Entrant], say: Words) -> None:
    """Compiles what the processes then load, once for all of them."""
    for plain in {one.bot.plain for one in pair if one.bot.thinks}:
        if not bots.ready(of.name, plain=plain):
            print(say("bot-compiling"), file=sys.stderr)
            bots.warm(of.name, plain=plain).result()


def _about(one: Entrant) -> dict[str, Any]:
    return {"name": one.written, "version": one.bot.version, "budget": asdict(one.budget) if one.budget else None}


def _rounded(now: Standing) -> dict[str, Any]:
    """As data; what has no bound is None."""
    figures = asdict(now)
    for name in ("elo", "low", "high"):
        figures[name] = round(figures[name], 1) if isfinite(figures[name]) else None
    return figures | {"score": round(now.score, 4)}


def told(now: Standing, first: str, second: str, say: Words) -> Iterator[str]:
    yield say(
        "arena-score",
        first=first,
        second=second,
        games=now.games,
        wins=now.wins,
        draws=now.draws,
        losses=now.losses,
        score=f"{now.score:.1%}",
    )
    yield say("arena-elo", elo=signed(now.elo), low=signed(now.low), high=signed(now.high))


def signed(elo: float) -> str:
    return f"{elo:+.0f}" if isfinite(elo) else "+∞" if elo > 0 else "−∞"


class Progress:
    """A bar on a terminal; elsewhere a line now and then."""

    def __init__(self, total: int, say: Words) -> None:
        self.total = total
        self.say = say
        self.live = sys.stderr.isatty()
        self.lines = 0

    def tell(self, now: Standing, seconds: float) -> None:
        left = round(seconds / now.games * (self.total - now.games))
        done = BAR * now.games // self.total
        bar = "█" * done + "░" * (BAR - done)
        text = self.say("arena-progress", done=now.games, total=self.total, left=f"{left // 60}:{left % 60:02}")
        text += f"  {signed(now.elo)} ({signed(now.low)} … {signed(now.high)})"
        if self.live:
            print(f"\r{bar} {text}\x1b[K", end="", file=sys.stderr, flush=True)
        elif now.games * 10 // self.total > self.lines:
            self.lines = now.games * 10 // self.total
            print(text, file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.live:
            print(file=sys.stderr)
