"""Bots at the table: their names come from the registry of `stelae.bots`, whatever stands there."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator, Sequence
from threading import Event

from stelae import bots
from stelae.core.contract import View
from stelae.core.registry import games
from stelae.server.messages import Line

# Who sits in for somebody who left, unless another one is named.
STAND_IN = "club"


def names() -> list[str]:
    return list(bots.BOTS)


def version(name: str) -> str:
    """What stands in records."""
    return bots.BOTS[name].version if name in bots.BOTS else name


def choose(name: str, view: View) -> str:
    """The move of a bot, from what its seat sees. It may think long: never called where others wait for it."""
    return bots.bot(name).choose(view, None, random.SystemRandom())


def judge(view: View, seconds: float, stop: Event) -> Iterator[tuple[bool, tuple[Line, ...]]]:
    """What the moves are worth, better and better, and whether that is the last word."""
    for found in bots.analyse(view, bots.Budget(seconds=seconds), stop=stop):
        yield found.final, _lines(found.lines)


def review(view: View, move: str, seconds: float, stop: Event) -> tuple[tuple[Line, ...], Line, float]:
    """What the moves are worth, what the one that was played is, and how much it cost."""
    verdict = bots.judge(view, move, bots.Budget(seconds=seconds), stop=stop)
    return _lines(verdict.found.lines), _line(verdict.own), verdict.cost


def _lines(found: Sequence[bots.Line]) -> tuple[Line, ...]:
    return tuple(_line(one) for one in found[:MOST_LINES])


def _line(one: bots.Line) -> Line:
    return Line(
        one.move,
        one.value,
        one.margin,
        one.share,
        one.win,
        one.draw,
        one.loss,
        one.proven,
        one.line,
        one.within,
        one.because,
    )


MOST_LINES = 20


def ready(name: str, game: str) -> bool:
    """Whether a bot begins to think at once; else what it needs is still being compiled."""
    bot = bots.BOTS.get(name)
    return bot is None or not bot.thinks or bots.ready(game, plain=bot.plain)


def warm_up(done: Callable[[str], None] = lambda name: None) -> None:
    """Compiles what searching needs, a game after the other, while people are already served; tells which is ready."""

    def warm() -> None:
        for name in games():
            bots.warm(name).exception()
            done(name)

    threading.Thread(target=warm, name="stelae-warm", daemon=True).start()
