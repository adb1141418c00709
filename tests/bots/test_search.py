"""The search as its callers meet it: told to stop, bounded in memory, streaming, fair."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import stelae
from stelae.bots import COMPILING, LEVELS, Budget, Cancelled, analyse, bot, compiled, ready
from stelae.bots.compiled import warm
from stelae.bots.search import Search, Skill
from tests.bots.test_choose import midgame

AZTEKA = stelae.game("azteka")


def test_a_search_under_way_stops_when_it_is_told() -> None:
    """It would go on for hours; that it stops within 50 ms, bench/search.py measures."""
    view = AZTEKA.start().view(0)
    warm("azteka").result()
    for threads in (1, 2):
        stop = threading.Event()
        timer = threading.Timer(0.2, stop.set)
        timer.start()
        with pytest.raises(Cancelled):
            LEVELS["master"].choose(view, Budget(seconds=9_999, threads=threads), random.Random(0), stop=stop)
        timer.join()


def test_an_analysis_under_way_ends_when_it_is_told() -> None:
    stop = threading.Event()
    seen = []
    for found in analyse(AZTEKA.start().view(0), Budget(seconds=9_999), stop=stop):
        seen.append(found)
        if len(seen) == 2:
            stop.set()
    assert len(seen) == 2
    assert seen[0].simulations < seen[1].simulations


@pytest.mark.parametrize("threads", [1, 2])
def test_the_memory_of_a_search_is_bounded(threads: int) -> None:
    state = midgame("azteka", {"variant": "aggressive"}, 6, seed=1)
    kernels = warm("azteka").result()
    for memory in (2, 16, 64):
        search = Search(
            state, Budget(seconds=0.3, memory=memory, threads=threads), Skill(proof=9), random.Random(1), kernels
        )
        search.run(None, None)
        # `draws` is touched at the root alone.
        trees = [array.nbytes for tree in search.trees for name, array in tree._asdict().items() if name != "draws"]
        assert sum(trees) + search.prover.memory <= memory * 1_000_000 + threads * 50_000
        assert search.done > 0


def test_an_analysis_streams_and_its_shares_add_up() -> None:
    for variant, plies in (("classic", 6), ("aggressive", 6), ("mummies", 9)):
        state = midgame("azteka", {"variant": variant}, plies, seed=3)
        assert isinstance(state.to_move, int)
        stream = list(analyse(state.view(state.to_move), Budget(seconds=0.7)))
        assert [one.final for one in stream] == [False] * (len(stream) - 1) + [True]
        assert all(one.simulations < other.simulations for one, other in pairwise(stream))
        for found in stream:
            assert {line.move for line in found.lines} == set(state.legal())
            assert sum(line.share for line in found.lines) == pytest.approx(1, abs=0.01)
            for line in found.lines:
                assert line.win + line.draw + line.loss == pytest.approx(1)
                assert 0 <= line.value <= 1
                assert line.line[0] == line.move
        best = [found.lines[0].margin for found in stream]
        assert best[-1] <= best[0] or stream[-1].proven


def test_equal_views_are_answered_equally() -> None:
    """Nothing but the view decides: not the object that it came from, nor how the game got there."""
    state = midgame("azteka", {}, 8, seed=5)
    assert isinstance(state.to_move, int)
    again = AZTEKA.parse(str(state), state.options)
    assert state.view(state.to_move) == again.view(state.to_move)
    for level in ("novice", "club", "expert"):
        moves = {
            bot(level).choose(one.view(state.to_move), Budget(simulations=500), random.Random(8))
            for one in (state, again)
        }
        assert len(moves) == 1


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_simulations_give_the_same_analysis(threads: int) -> None:
    state = midgame("azteka", {"variant": "aggressive"}, 8, seed=5)
    assert isinstance(state.to_move, int)
    view = state.view(state.to_move)
    budget = Budget(simulations=5_000, threads=threads)
    one, other = (list(analyse(view, budget, seed=7))[-1] for _ in range(2))
    assert replace(one, seconds=0) == replace(other, seconds=0)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """As in a fresh process: nothing is loaded yet, and it takes until the gate is opened."""
    opened, load = threading.Event(), compiled._compile

    def slowly(*what: Any) -> None:
        opened.wait()
        load(*what)

    monkeypatch.setattr(compiled, "_compiling", {})
    monkeypatch.setattr(compiled, "_compile", slowly)
    yield opened
    opened.set()


def test_who_waits_for_the_compiler_is_told(gate: threading.Event) -> None:
    told: list[str] = []

    def notice(message: str) -> None:
        told.append(message)
        gate.set()

    assert not ready("azteka")
    for _ in range(2):
        bot("novice").choose(AZTEKA.start().view(0), None, random.Random(1), notice=notice)
        assert told == [COMPILING]
    assert ready("azteka")


def test_who_waits_for_the_compiler_can_leave(gate: threading.Event) -> None:
    stop = threading.Event()
    with pytest.raises(Cancelled):
        bot("novice").choose(AZTEKA.start().view(0), None, random.Random(1), stop=stop, notice=lambda _: stop.set())
