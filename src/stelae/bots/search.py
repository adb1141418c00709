"""The search at work: its trees in memory, its threads, and what it found."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from types import SimpleNamespace
from typing import Any

from stelae.bots.budget import Budget, Cancelled
from stelae.bots.kernels.ends import OPEN, WON, side_of
from stelae.bots.kernels.prove import FARTHEST, PLACE
from stelae.bots.kernels.tree import BRINK, COUNTS, DEEPEST, DONE, NODES, RANDOM, RECURS, ROOT, Tree
from stelae.bots.proof import Prover, brink_rows
from stelae.core.bits import seeded
from stelae.core.contract import complain
from stelae.core.game import State

# How long a call of the kernels may take: a search that is told to stop does so after one.
SLICE = 0.01
# A node of a tree, in bytes; a simulation rarely grows the tree by more than so many.
NODE = 33
GROWTH = 60
# What the proof search gets: of the time, or so many positions for each simulation of the budget.
PROOF_SHARE = 0.5
PROOF_POSITIONS = 8
# Wins within so many plies are not to be missed, so they get more of the time if need be.
NEAR, PROOF_AT_MOST = 9, 0.85
# A move belongs to the expected line when so many simulations went through it.
SEEN = 20


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a search sees."""

    # The share of the others' replies that it does not think of.
    overlooks: float = 0.0
    # The share of its own moves that it does not see.
    misses: float = 0.0
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
    within: int | None  # if the proof search knows the fate: in how many plies, this one counted


class Search:
    """One search from one view: a tree a thread, all from the same root, so that a seed decides everything.

    `brink` are the packed positions that end the game by standing once more (C-3).
    """

    def __init__(
        self,
        state: State,
        budget: Budget,
        skill: Skill,
        rng: random.Random,
        kernels: SimpleNamespace,
        brink: Sequence[Any] = (),
    ) -> None:
        self.state = state
        self.budget = budget
        self.skill = skill
        self.kernels = kernels
        memory = budget.memory * 1_000_000
        counted = budget.simulations
        table = memory // 4 if counted is None else min(memory // 4, counted * PROOF_POSITIONS * 8 * PLACE * 2)
        self.prover = Prover(state, kernels, skill.proof, table, brink)
        share = (memory - self.prover.memory) // budget.threads // NODE
        if counted is not None:
            share = min(share, 600 + GROWTH * counted // budget.threads)
        rows = brink_rows(kernels, brink)
        self.trees = [new_tree(share, rng.getrandbits(30), rows) for _ in range(budget.threads)]
        for tree in self.trees:
            tree.counts[RECURS], tree.counts[BRINK] = int(state.repetition > 0), len(brink)
        self.spent = 0.0
        self._halted = False
        self._only: int | None = None

    def look_only_at(self, move: str) -> None:
        """Searches what follows one move, as if the others were not there."""
        code = self._only = self.state.code(move)
        self.prover.look_only_at(code)
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
        return self.prover.settled or any(tree.fate[ROOT] != OPEN for tree in self.trees)

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
        self._prove(until, stop)
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

    def _prove(self, until: float | None, stop: Event | None) -> None:
        """Its share of the time or of the simulations for the proof search; what it found, the trees are told."""
        counted = self.budget.simulations
        if counted is not None:
            self.prover.run(counted * PROOF_POSITIONS, until, stop)
        if counted is None and until is not None:
            now = time.perf_counter()
            self.prover.run(None, now + (until - now) * PROOF_SHARE, stop)
            if self.prover.known_within < NEAR:  # on a busy machine
                self.prover.run(None, now + (until - now) * PROOF_AT_MOST, stop)
        for tree in self.trees:
            self._tell(tree)

    def _tell(self, tree: Tree) -> None:
        """Writes what the proof search found at the root of a tree."""
        known = {code: fate for code in self.state.codes() if (fate := self.prover.fate(code)) is not None}
        if not known:
            return
        self.kernels.search(tree, self.state.packed, self.state.seats, 0, 0, 0)
        first = int(tree.first[ROOT])
        for child in range(first, first + int(tree.size[ROOT])):
            if int(tree.move[child]) in known:
                tree.fate[child] = known[int(tree.move[child])][0]

    def _left(self) -> float | None:
        return None if self.budget.seconds is None else self.budget.seconds - self.spent

    def _work(self, thread: int, until: float | None, stop: Event | None) -> None:
        """One thread's share, slice by slice."""
        tree = self.trees[thread]
        counted = self.budget.simulations
        wanted = None if counted is None else (counted + thread) // len(self.trees)
        overlooked, missed = round(256 * self.skill.overlooks), round(256 * self.skill.misses)
        times = 1
        while tree.fate[ROOT] == OPEN and not self._halted and not (stop is not None and stop.is_set()):
            left = times if wanted is None else min(times, wanted - int(tree.counts[DONE]))
            if left <= 0:
                return
            began = time.perf_counter()
            self.kernels.search(tree, self.state.packed, self.state.seats, left, overlooked, missed)
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
        proven = self.prover.fate(code)
        if proven is not None:
            fate = proven[0]
        within = None if proven is None else proven[1]
        return Tried(code, visits, value, sum(draws for _, _, draws, _ in known) / weight, fate, within)

    def _rank(self, tried: Tried) -> tuple[float, ...]:
        """The quickest win comes first, the slowest loss before quicker ones."""
        sure = self.certainty(tried.fate)
        far = FARTHEST if tried.within is None else tried.within
        return (-sure, far * sure, -tried.visits, -tried.value, tried.code)

    def certainty(self, fate: int) -> int:
        """1 if this fate is a win for the seat to move, -1 if it is a loss, else 0."""
        if fate < WON:
            return 0
        side = side_of(int(self.state.to_move or 0), self.state.seats)
        return 1 if fate == WON + side else -1

    @property
    def sides(self) -> int:
        return 2 if self.state.seats == 4 else self.state.seats

    def text(self, code: int) -> str:
        return self.state.game.rules.notation.move_text(self.state.packed, code)

    def expected(self, code: int) -> tuple[str, ...]:
        """The moves most looked at after this one, up to where chance comes in."""
        tree, state, codes = self.trees[0], self.state, []
        rules = state.game.rules.rules
        node = self._child(ROOT, code)
        while node >= 0 and isinstance(state.to_move, int):
            move = int(tree.move[node])
            if not rules.contains(rules.legal(state.packed), move):
                break
            codes.append(move)
            state = state.apply(move)
            children = range(int(tree.first[node]), int(tree.first[node]) + int(tree.size[node]))
            node = max(children, key=lambda child: int(tree.visits[child]), default=-1)
            if node >= 0 and tree.visits[node] < SEEN:
                break
        return self._texts(codes)

    def proven_line(self, code: int) -> tuple[str, ...]:
        """The way from a move to its proven end, if the proof search knows it."""
        return self._texts(self.prover.line(code))

    def _texts(self, codes: list[int]) -> tuple[str, ...]:
        state, texts = self.state, []
        for code in codes:
            texts.append(state.game.rules.notation.move_text(state.packed, code))
            state = state.apply(code)
        return tuple(texts)

    def _child(self, node: int, code: int) -> int:
        tree = self.trees[0]
        first, size = int(tree.first[node]), int(tree.size[node])
        return next((child for child in range(first, first + size) if tree.move[child] == code), -1)


def new_tree(nodes: int, seed: int, brink: Any) -> Tree:
    """An empty tree for so many nodes; memory that is not used is never touched."""
    import numpy as np

    nodes = max(nodes, 600)
    tree = Tree(
        first=np.zeros(nodes, np.int32),
        size=np.zeros(nodes, np.int32),
        move=np.zeros(nodes, np.int64),
        visits=np.zeros(nodes, np.int32),
        mean=np.zeros(nodes, np.float64),
        doubt=np.zeros(nodes, np.float32),
        fate=np.zeros(nodes, np.int8),
        draws=np.zeros(nodes, np.int32),
        path=np.zeros(DEEPEST, np.int64),
        movers=np.zeros(DEEPEST, np.int64),
        keys=np.zeros(DEEPEST, np.int64),
        brink=brink,
        # Alone on its lines of the cache, or threads would wait for each other.
        counts=np.zeros(COUNTS + 64, np.int64),
    )
    tree.counts[NODES] = 1
    tree.counts[RANDOM] = seeded(seed)
    return tree
