"""C-3 for bots: they see which positions would end the game by standing once more, and play by it."""

from __future__ import annotations

import random

import pytest

import stelae
from stelae.bots import Budget, analyse, bot
from stelae.core.game import State
from tests.bots.test_proofs import HORIZON, POSITIONS

AZTEKA = stelae.game("azteka")


def turning(state: State, rng: random.Random) -> State:
    """One ply, seldom a placement, so that positions come again."""
    moves = state.legal()
    turns = [move for move in moves if "+" in move]
    return state.play(rng.choice(turns if turns and rng.random() < 0.97 else moves))


@pytest.mark.clause("C-3")
def test_a_view_names_the_positions_that_would_end_the_game() -> None:
    """A move ends the game by repetition exactly if it leads to a position that the view has named."""
    ended = 0
    for seed in range(40):
        rng = random.Random(seed)
        state = AZTEKA.start({"variant": "mummies"} if seed % 4 == 0 else {})
        for _ in range(60):
            if not isinstance(state.to_move, int):
                break
            brink = state.view(state.to_move).get("brink", [])
            for move in state.legal():
                after = state.play(move)
                by_repetition = after.result is not None and after.result.reason == "repetition"
                assert by_repetition == (str(after) in brink)
                ended += by_repetition
            state = turning(state, rng)
    assert ended > 0


def test_a_win_that_would_be_a_third_time_is_none() -> None:
    """The winning move leads where the position has stood twice: it draws, and the bot says so."""
    seen = 0
    for won in POSITIONS:
        if len(won.moves) > 1 or won.within < 3 or won.within > 5:
            continue
        state = won.state
        (only,) = won.moves
        after = state.play(only)
        assert isinstance(state.to_move, int)
        view = {**state.view(state.to_move), "brink": [str(after)]}
        found = list(analyse(view, Budget(simulations=3_000)))[-1]
        (line,) = (line for line in found.lines if line.move == only)
        assert (line.proven, line.value) == ("draw", 0.5)
        # A win in more plies there may be.
        assert all(line.within is None or line.within > HORIZON for line in found.lines if line.proven == "win")
        seen += 1
    assert seen >= 5


def test_who_is_lost_saves_itself_by_a_third_time() -> None:
    seen = 0
    for won in POSITIONS:
        if won.within not in (3, 5):
            continue
        state = won.state
        after = state.play(min(won.moves, key=won.moves.__getitem__))
        if after.to_move == state.to_move or not isinstance(after.to_move, int):
            continue
        # Any move that does not end the game, if where it leads has stood twice.
        move = random.Random(won.position).choice([m for m in after.legal() if after.play(m).result is None])
        view = {**after.view(after.to_move), "brink": [str(after.play(move))]}
        assert bot("master").choose(view, Budget(simulations=2_000), random.Random(1)) == move
        seen += 1
    assert seen >= 20
