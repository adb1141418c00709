"""The kernels of bots: found, compiled or loaded in the background, waited for."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Event
from types import ModuleType, SimpleNamespace

from stelae.bots.budget import Budget, Cancelled
from stelae.bots.kernels import thought
from stelae.bots.search import Search, Skill
from stelae.core import jit
from stelae.core.contract import complain
from stelae.core.game import Game
from stelae.core.registry import game

# What a notice says, as the id of a message: the bot waits until its kernels are compiled.
COMPILING = "bot-compiling"
Notice = Callable[[str], None]

# How often somebody who waits looks whether to stop, in seconds.
OFTEN = 0.01


@cache
def sense(name: str, *, plain: bool) -> tuple[ModuleType, ...]:
    """A game's own rooms of kernels for its bots, if it has them; how cards are guessed is no art of playing."""
    rooms = (f"stelae.bots.kernels.{name}{more}" for more in (("_cards",) if plain else ("_cards", "")))
    return tuple(import_module(room) for room in rooms if find_spec(room))


_compiling: dict[tuple[str, bool], Future[SimpleNamespace]] = {}
_lock = threading.Lock()


def kernels(of: Game, *, compiled: bool, plain: bool = False) -> SimpleNamespace:
    """The search for a game."""
    return jit.bind(thought, of.rules, *sense(of.name, plain=plain), compiled=compiled)


def warm(name: str, *, plain: bool = False) -> Future[SimpleNamespace]:
    """Begins to compile (or to load) the kernels of a game, unless it has begun already; does not wait."""
    of = game(name)
    with _lock:
        if (of.name, plain) not in _compiling:
            _compiling[of.name, plain] = Future()
            threading.Thread(target=_compile, args=(of, plain, _compiling[of.name, plain]), daemon=True).start()
    return _compiling[of.name, plain]


def _compile(of: Game, plain: bool, future: Future[SimpleNamespace]) -> None:
    try:
        found = kernels(of, compiled=True, plain=plain)
        state = of.start(seed=1)
        Search(state, Budget(simulations=2), Skill(proof=2), random.Random(0), found).run(None, None)
    except BaseException as error:  # whoever waits is to know
        future.set_exception(error)
    else:
        future.set_result(found)


def ready(name: str, *, plain: bool = False) -> bool:
    """Whether a bot for this game begins to think at once. Without numba all do, in plain Python."""
    return not jit.available() or ((name, plain) in _compiling and _compiling[name, plain].done())


def awaited(of: Game, plain: bool, stop: Event | None, notice: Notice | None) -> SimpleNamespace:
    """The kernels; the caller is told if it has to wait for them."""
    if not jit.available():
        return kernels(of, compiled=False, plain=plain)
    future = warm(of.name, plain=plain)
    if not future.done() and notice is not None:
        notice(COMPILING)
    while not future.done():
        if stop is not None and stop.wait(OFTEN):
            raise complain(Cancelled, "search-cancelled")
        if stop is None:
            future.exception()
    return future.result()
