"""A bot chooses a legal move, the same one again, and nothing that it cannot see changes it."""

import random
import threading

import pytest

import stelae
from stelae.bots import BOTS, LEVELS, Budget, Cancelled, analyse, bot
from stelae.core.contract import IllegalMove, StelaeError
from stelae.core.game import State

SETTINGS = [
    (name, options) for name in ("azteka", "maya", "tayu") for options in stelae.game(name).info.variants.values()
]


def midgame(name: str, options: dict[str, object], plies: int, seed: int) -> State:
    rng = random.Random(seed)
    state = stelae.game(name).start(options, seed=seed)
    while state.to_move is not None and (plies > 0 or state.to_move == "chance"):
        after = state.play(state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal()))
        if after.to_move is None:
            break
        state, plies = after, plies - 1
    return state


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_every_bot_plays_every_variant(name: str, options: dict[str, object]) -> None:
    for plies in (0, 9, 30):
        state = midgame(name, options, plies, seed=plies)
        assert isinstance(state.to_move, int)
        for who in BOTS.values():
            move = who.choose(state.view(state.to_move), Budget(simulations=30), random.Random(1))
            assert state.why(move) is None, f"{who.name} plays {move}: {state!r}"


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_and_simulations_give_the_same_move(threads: int) -> None:
    for name in ("azteka", "maya", "tayu"):
        state = midgame(name, {}, 4, seed=2)
        assert isinstance(state.to_move, int)
        view = state.view(state.to_move)
        budget = Budget(simulations=400, threads=threads)
        moves = {bot("club").choose(view, budget, random.Random(5)) for _ in range(3)}
        assert len(moves) == 1


def test_what_cannot_be_is_said() -> None:
    state = stelae.game("azteka").start()
    rng = random.Random(0)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        bot("club").choose(state.view(1), None, rng)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        analyse(state.view(None), Budget(simulations=1))
    over = midgame("azteka", {}, 10_000, seed=1)
    while over.to_move is not None:
        over = over.play(rng.choice(over.legal()))
    for who in BOTS.values():
        with pytest.raises(IllegalMove, match="game-over"):
            who.choose(over.view(0), None, rng)
    for wrong in ({}, {"simulations": 0}, {"seconds": 0.0}, {"seconds": float("nan")}, {"simulations": -3}):
        with pytest.raises(StelaeError, match="budget-empty"):
            Budget(**wrong)
    with pytest.raises(StelaeError, match="budget-threads"):
        Budget(simulations=1, threads=0)
    with pytest.raises(StelaeError, match="budget-memory"):
        Budget(simulations=1, memory=0)
    with pytest.raises(StelaeError, match="bot-unknown"):
        bot("nobody")


def test_a_search_that_is_told_to_stop_gives_no_move() -> None:
    state = stelae.game("tayu").start(seed=1)
    assert isinstance(state.to_move, int)
    view = state.view(state.to_move)
    stop = threading.Event()
    stop.set()
    with pytest.raises(Cancelled):
        LEVELS["master"].choose(view, Budget(seconds=1000.0), random.Random(0), stop=stop)
    assert list(analyse(view, Budget(seconds=1000.0), stop=stop)) == []


def test_a_full_tree_is_searched_on() -> None:
    state = stelae.game("azteka").start(seed=1)
    last = list(analyse(state.view(0), Budget(simulations=20_000, memory=1)))[-1]
    assert last.simulations == 20_000
