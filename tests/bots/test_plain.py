"""Without a compiler the search is the same, only slower: all that it needs is numpy."""

from __future__ import annotations

import random

import pytest

import stelae
from stelae.bots import Budget, bot, compiled
from stelae.bots.search import Search, Skill
from stelae.core import jit
from tests.bots.test_choose import SETTINGS, midgame


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_plain_python_finds_what_compiled_code_finds(name: str, options: dict[str, object]) -> None:
    of = stelae.game(name)
    state = midgame(name, options, 9, seed=4)
    skill = Skill(overlooks=0.2, misses=0.2, proof=3)
    both = []
    for kernels in (compiled.kernels(of, compiled=False), compiled.warm(name).result()):
        search = Search(state, Budget(simulations=30), skill, random.Random(3), kernels)
        search.run(None, None)
        both.append({one.code: (one.visits, one.fate, one.value) for one in search.tried()})
    plain, fast = both
    assert plain.keys() == fast.keys()
    for code, known in plain.items():
        assert known == pytest.approx(fast[code])


@pytest.mark.parametrize("name", ["azteka", "maya", "tayu"])
def test_bots_play_where_numba_is_not_installed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "available", lambda: False)
    state = midgame(name, {}, 5, seed=2)
    assert isinstance(state.to_move, int)
    move = bot("master").choose(state.view(state.to_move), Budget(simulations=5), random.Random(1))
    assert state.why(move) is None
