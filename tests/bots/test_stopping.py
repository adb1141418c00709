"""A cancelled search stops within 50 ms, shown by counting: the compiled code is never called for more than that.

Time is not measured here but made: each simulation moves a clock of our own. How long it takes on a real machine,
bench/search.py measures (docs/bots.md).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

import stelae
from stelae.bots import Budget, Cancelled, search
from stelae.bots.compiled import warm
from stelae.bots.kernels.prove import LOOKED_AT
from stelae.bots.kernels.tree import DONE, Tree
from stelae.bots.proof import AT_ONCE, LINE, Prover
from stelae.bots.search import Search, Skill
from tests.bots.test_proofs import HORIZON, POSITIONS

WITHIN = 0.05
# A position has at most so many moves, which are looked at together.
MOVES = 64


class Clock:
    """Time that passes only where somebody works, and a search that is told to stop at a moment of our choice."""

    def __init__(self, costs: Iterator[float], stop_at: float) -> None:
        self.now = 0.0
        self.costs = costs
        self.stop_at = stop_at
        self.stop = Event()

    def perf_counter(self) -> float:
        return self.now

    def search(self, tree: Tree, state: Any, seats: int, times: int, overlooked: int, missed: int) -> None:
        self.now += times * next(self.costs)
        tree.counts[DONE] += times
        if self.now >= self.stop_at:
            self.stop.set()


def costs(rng: random.Random, usual: float) -> Iterator[float]:
    """What a simulation costs: from one call to the next up to four times as much, or as little."""
    while True:
        yield usual * 2 ** rng.uniform(-1, 1)


@pytest.mark.parametrize("usual", [3e-7, 1e-5, 4e-4, 5e-3])
def test_simulations_are_done_in_slices_that_end_soon(usual: float, monkeypatch: pytest.MonkeyPatch) -> None:
    state = stelae.game("tayu").start(seed=1)
    for seed in range(50):
        rng = random.Random(seed)
        clock = Clock(costs(rng, usual), stop_at=rng.uniform(0, 3))
        monkeypatch.setattr(search, "time", clock)
        kernels = SimpleNamespace(**vars(warm("tayu").result()) | {"search": clock.search})
        thinking = Search(state, Budget(seconds=1_000, memory=1), Skill(), rng, kernels)
        with pytest.raises(Cancelled):
            thinking.run(None, clock.stop)
        assert clock.now - clock.stop_at < WITHIN
        assert thinking.done > 1


def test_proofs_are_looked_for_a_few_positions_at_a_time() -> None:
    """A compiled proof search looks at millions of positions a second: 5,000 are a few milliseconds."""
    assert AT_ONCE <= 5_000
    kernels = warm("azteka").result()
    calls = []

    def prove(memory: Any, packed: Any, side: int, seats: int, left: int, most: int) -> int:
        before = int(memory.counts[LOOKED_AT])
        answer = int(kernels.prove(memory, packed, side, seats, left, most))
        calls.append(int(memory.counts[LOOKED_AT]) - before)
        return answer

    counted = SimpleNamespace(**vars(kernels) | {"prove": prove})
    for won in POSITIONS[::20]:
        prover = Prover(won.state, counted, HORIZON, 16_000_000)
        while not prover.over:
            prover.run(prover.positions + 100_000, None, None)
        assert max(calls) <= AT_ONCE + MOVES
        # Nobody can stop the search for the line that is shown, so it ends by itself.
        before = prover.positions
        prover.line(next(iter(prover.wins)))
        assert prover.positions - before <= LINE + len(won.state.legal()) * 10 * (MOVES + 1)
        calls.clear()


def test_a_search_that_is_told_to_stop_asks_for_no_more_proofs() -> None:
    stop = Event()
    kernels = warm("azteka").result()
    asked = 0

    def prove(*question: Any) -> int:
        nonlocal asked
        asked += 1
        if asked == 30:
            stop.set()
        assert asked <= 30
        return int(kernels.prove(*question))

    counted = SimpleNamespace(**vars(kernels) | {"prove": prove})
    state = stelae.game("azteka").start()
    with pytest.raises(Cancelled):
        Search(state, Budget(seconds=1_000), Skill(proof=11), random.Random(1), counted).run(None, stop)
    assert asked == 30
