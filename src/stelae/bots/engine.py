"""The search at work: its kernels, its trees in memory, its threads, and what it found."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Event
from types import ModuleType, SimpleNamespace
from typing import Any

from stelae.bots.budget import Budget, Cancelled
from stelae.bots.kernels import tree as template
from stelae.bots.kernels.tree import COUNTS, DEEPEST, DONE, NODES, OPEN, RANDOM, ROOT, Tree
from stelae.core import jit
from stelae.core.bits import seeded
from stelae.core.contract import View, complain
from stelae.core.game import Game, State
from stelae.core.registry import game

# What a notice says, as the id of a message: the bot waits until its kernels are compiled.
COMPILING = "bot-compiling"
Notice = Callable[[str], None]

# How long a call of the kernels may take: a search that is told to stop does so after one.
SLICE = 0.01
# An entry of each array of a tree, in bytes; a simulation rarely grows the tree by more than so many nodes.
NODE = 45
GROWTH = 60
# A move belongs to the expected line when so many simulations went through it.
SEEN = 20


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a search sees."""

    # The share of the others' replies that it does not think of.
    overlooks: float = 0.0
    # Within how many plies it proves wins and losses.
    proof: int = 0
    # Without what its game's own room of kernels knows: the yardstick for the others.
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Tried:
    """What the search knows of one move."""

    code: int
    visits: int
    value: float  # what it brings on average, from 0 to 1
    draws: float  # the share that ends even
    fate: int


# Kernels


@cache
def sense(name: str) -> tuple[ModuleType, ...]:
    """A game's own room of kernels for its bots, if it has one."""
    module = f"stelae.bots.kernels.{name}"
    return (import_module(module),) if find_spec(module) else ()


_compiling: dict[tuple[str, bool], Future[SimpleNamespace]] = {}
_lock = threading.Lock()


def kernels(of: Game, *, compiled: bool, plain: bool = False) -> SimpleNamespace:
    """The search for a game."""
    return jit.bind(template, of.rules, *(() if plain else sense(of.name)), compiled=compiled)


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
        search = Search(state, Budget(simulations=1), Skill(), random.Random(0), found)
        found.search(search.trees[0], state.packed, state.seats, 1, 0)
    except BaseException as error:  # whoever waits is to know
        future.set_exception(error)
    else:
        future.set_result(found)


def ready(name: str, *, plain: bool = False) -> bool:
    """Whether a bot for this game begins to think at once. Without numba all do, in plain Python."""
    return not jit.available() or ((name, plain) in _compiling and _compiling[name, plain].done())


def _awaited(of: Game, plain: bool, stop: Event | None, notice: Notice | None) -> SimpleNamespace:
    """The kernels; the caller is told if it has to wait for them."""
    if not jit.available():
        return kernels(of, compiled=False, plain=plain)
    future = warm(of.name, plain=plain)
    if not future.done() and notice is not None:
        notice(COMPILING)
    while not future.done():
        if stop is not None and stop.wait(SLICE):
            raise complain(Cancelled, "search-cancelled")
        if stop is None:
            future.exception()
    return future.result()


# Searching


class Search:
    """One search from one view: a tree a thread, all from the same root, so that a seed decides everything."""

    def __init__(
        self, state: State, budget: Budget, skill: Skill, rng: random.Random, kernels: SimpleNamespace
    ) -> None:
        self.state = state
        self.budget = budget
        self.skill = skill
        self.kernels = kernels
        share = budget.memory * 1_000_000 // budget.threads // NODE
        if budget.simulations is not None:
            share = min(share, 600 + GROWTH * budget.simulations // budget.threads)
        self.trees = [new_tree(share, rng.getrandbits(30)) for _ in range(budget.threads)]
        self.spent = 0.0
        self._halted = False

    def look_only_at(self, move: str) -> None:
        """Searches what follows one move, as if the others were not there."""
        code = self.state.code(move)
        for tree in self.trees:
            child = int(tree.counts[NODES])
            tree.move[child], tree.mean[child], tree.doubt[child] = code, 1.0, 1.0
            tree.first[ROOT], tree.size[ROOT] = child, 1
            tree.counts[NODES] = child + 1

    @property
    def done(self) -> int:
        return sum(int(tree.counts[DONE]) for tree in self.trees)

    @property
    def settled(self) -> bool:
        """Whether the end is certain, so that more simulations say nothing."""
        return any(tree.fate[ROOT] != OPEN for tree in self.trees)

    @property
    def over(self) -> bool:
        counted, timed = self.budget.simulations, self.budget.seconds
        return (
            self.settled
            or (counted is not None and self.done >= counted)
            or (timed is not None and self.spent >= timed)
        )

    def run(self, seconds: float | None, stop: Event | None) -> None:
        """Searches for so long (None: to the end of the budget)."""
        began = time.perf_counter()
        limits = [limit for limit in (seconds, self._left()) if limit is not None]
        until = began + min(limits) if limits else None
        if len(self.trees) == 1:
            self._work(0, until, stop)
        else:
            self._halted = False
            with ThreadPoolExecutor(len(self.trees)) as pool:
                try:
                    list(pool.map(lambda thread: self._work(thread, until, stop), range(len(self.trees))))
                finally:  # Ctrl-C reaches this thread alone; the others are to stop, too
                    self._halted = True
        self.spent += time.perf_counter() - began
        if stop is not None and stop.is_set():
            raise complain(Cancelled, "search-cancelled")

    def _left(self) -> float | None:
        return None if self.budget.seconds is None else self.budget.seconds - self.spent

    def _work(self, thread: int, until: float | None, stop: Event | None) -> None:
        """One thread's share, slice by slice."""
        tree = self.trees[thread]
        counted = self.budget.simulations
        wanted = None if counted is None else (counted + thread) // len(self.trees)
        overlooked = round(256 * self.skill.overlooks)
        times = 1
        while tree.fate[ROOT] == OPEN and not self._halted and not (stop is not None and stop.is_set()):
            left = times if wanted is None else min(times, wanted - int(tree.counts[DONE]))
            if left <= 0:
                return
            began = time.perf_counter()
            self.kernels.search(tree, self.state.packed, self.state.seats, left, overlooked)
            now = time.perf_counter()
            if until is not None and now >= until:
                return
            if now - began < SLICE / 2:
                times *= 2
            elif now - began > SLICE:
                times = max(1, times // 2)

    def tried(self) -> list[Tried]:
        """What all trees together know of each move, the best one first."""
        found: dict[int, list[tuple[int, float, int, int]]] = {}
        for tree in self.trees:
            first = int(tree.first[ROOT])
            for child in range(first, first + int(tree.size[ROOT])):
                known = int(tree.visits[child]), float(tree.mean[child]), int(tree.draws[child]), int(tree.fate[child])
                found.setdefault(int(tree.move[child]), []).append(known)
        return sorted((self._merged(code, known) for code, known in found.items()), key=self._rank)

    def _merged(self, code: int, known: list[tuple[int, float, int, int]]) -> Tried:
        visits = sum(visits for visits, _, _, _ in known)
        weight = max(visits, 1)
        value = sum(visits * mean for visits, mean, _, _ in known) / weight if visits else known[0][1]
        fate = next((fate for _, _, _, fate in known if fate != OPEN), OPEN)
        return Tried(code, visits, value, sum(draws for _, _, draws, _ in known) / weight, fate)

    def _rank(self, tried: Tried) -> tuple[float, ...]:
        return (-self.certainty(tried.fate), -tried.visits, -tried.value, tried.code)

    def certainty(self, fate: int) -> int:
        """1 if this fate is a win for the seat to move, -1 if it is a loss, else 0."""
        if fate < template.WON:
            return 0
        side = template.side_of(int(self.state.to_move or 0), self.state.seats)
        return 1 if fate == template.WON + side else -1

    @property
    def sides(self) -> int:
        return 2 if self.state.seats == 4 else self.state.seats

    def text(self, code: int) -> str:
        return self.state.game.rules.notation.move_text(self.state.packed, code)

    def expected(self, code: int) -> tuple[str, ...]:
        """The moves most looked at after this one; up to where chance comes in, or another thread knows more."""
        tree, state, texts = self.trees[0], self.state, []
        node = self._child(ROOT, code)
        while node >= 0 and isinstance(state.to_move, int):
            move = int(tree.move[node])
            if not state.game.rules.rules.contains(state.game.rules.rules.legal(state.packed), move):
                break
            texts.append(state.game.rules.notation.move_text(state.packed, move))
            state = state.apply(move)
            children = range(int(tree.first[node]), int(tree.first[node]) + int(tree.size[node]))
            node = max(children, key=lambda child: int(tree.visits[child]), default=-1)
            if node >= 0 and tree.visits[node] < SEEN:
                break
        return tuple(texts)

    def _child(self, node: int, code: int) -> int:
        tree = self.trees[0]
        first, size = int(tree.first[node]), int(tree.size[node])
        return next((child for child in range(first, first + size) if tree.move[child] == code), -1)


def new_tree(nodes: int, seed: int) -> Tree:
    """An empty tree for so many nodes; memory that is not used is never touched."""
    ints, floats = _arrays()
    nodes = max(nodes, 600)
    tree = Tree(
        first=ints(nodes),
        size=ints(nodes),
        move=ints(nodes),
        visits=ints(nodes),
        mean=floats(nodes),
        doubt=floats(nodes),
        fate=ints(nodes),
        draws=ints(nodes),
        path=ints(DEEPEST),
        movers=ints(DEEPEST),
        counts=ints(COUNTS),
    )
    tree.counts[NODES] = 1
    tree.counts[RANDOM] = seeded(seed)
    return tree


def _arrays() -> tuple[Callable[[int], Any], Callable[[int], Any]]:
    """How arrays are made: numpy's where it is installed."""
    import numpy as np

    return (lambda size: np.zeros(size, np.int64)), (lambda size: np.zeros(size, np.float64))


def begun(
    view: View, budget: Budget, skill: Skill, rng: random.Random, stop: Event | None, notice: Notice | None
) -> Search:
    """A search for the seat whose view it is."""
    of = game(view["game"])
    found = _awaited(of, skill.plain, stop, notice)
    return Search(world(of, view), budget, skill, rng, found)


def world(of: Game, view: View) -> State:
    """The view as a state, with what the seat does not know left unknown."""
    return of.parse(view["position"], view["options"])


def best_move(
    view: View,
    budget: Budget,
    skill: Skill,
    rng: random.Random,
    *,
    stop: Event | None = None,
    notice: Notice | None = None,
) -> str:
    search = begun(view, budget, skill, rng, stop, notice)
    search.run(None, stop)
    return search.text(search.tried()[0].code)
