"""What bots know of Tayü is true, and they bid, sabotage and reach for the shores with sense."""

import random
from statistics import fmean

import pytest

import stelae
from stelae.bots import LEVELS, Budget, bot
from stelae.bots.kernels import tayu
from stelae.core.game import State
from stelae.games.tayu import rules
from stelae.games.tayu.layout import BEYOND, EAST, EDITIONS, NORTH, SOUTH, WEST, border, on_board
from stelae.games.tayu.planes import in_plane
from stelae.games.tayu.state import LAY

SIDES = (NORTH, EAST, SOUTH, WEST)


def played(options: dict[str, object], tiles: int, seed: int) -> State:
    """A position after so many tiles laid anywhere, a tile in hand; or before, where the game ended sooner."""
    rng = random.Random(seed)
    state = last = stelae.game("tayu").start(options, seed=seed)
    while state.to_move is not None and tiles >= 0:
        if state.packed.todo == LAY:
            last, tiles = state, tiles - 1
        state = state.play(state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal()))
    return last


@pytest.mark.parametrize("edition", ["goliath", "kosmos"])
def test_what_a_shore_can_still_bring_is_counted(edition: str) -> None:
    board = EDITIONS[edition == "kosmos"]
    for seed in range(6):
        state = played({"edition": edition}, 12 * seed, seed).packed
        for side in SIDES:
            shore = border(board, side)
            free = sum(not in_plane(square, state.taken) for square in shore)
            near = 0
            for row in (1, 2, 3):
                for square in (at - row * BEYOND[side] for at in shore):
                    beyond = square + BEYOND[side]
                    near += (
                        in_plane(square, state.taken)
                        and on_board(board, beyond)
                        and not in_plane(beyond, state.taken)
                        and rules.has_outlet(state, square, side)
                    )
            expected = rules.points(state)[side] + tayu.FREE * free + tayu.CLOSE * near
            assert tayu.prospect(state, side) == pytest.approx(expected)


def test_what_promises_most_beats_chance() -> None:
    """The glance alone, without a search."""
    won = []
    for seed in range(10):
        rng = random.Random(seed)
        state = stelae.game("tayu").start({}, seed=seed)
        while state.to_move is not None:
            if state.to_move == "chance":
                state = state.play(state.sample(rng))
            elif state.to_move == seed % 2:
                sides = tayu.prospects(state.packed)
                state = state.apply(max(state.codes(), key=lambda code: tayu.promise(state.packed, code, sides)))
            else:
                state = state.play(rng.choice(state.legal()))
        assert state.result is not None
        won.append(state.result.winners == (seed % 2,))
    assert sum(won) >= 8


def test_a_saboteur_holds_down_more_than_chance_does() -> None:
    def best_score(sabotage: bool, seed: int) -> int:
        rng = random.Random(seed)
        state = stelae.game("tayu").start({"players": 3}, seed=seed)
        while state.to_move is not None:
            if state.to_move == "chance":
                state = state.play(state.sample(rng))
            elif state.to_move == 2 and not sabotage:
                state = state.play(rng.choice(state.legal()))
            else:
                sides = tayu.prospects(state.packed)
                state = state.apply(max(state.codes(), key=lambda code: tayu.promise(state.packed, code, sides)))
        assert state.result is not None
        return max(state.result.scores)

    with_it, without = (fmean(best_score(sabotage, seed) for seed in range(30)) for sabotage in (True, False))
    assert with_it < 0.8 * without


@pytest.mark.parametrize("edition", ["goliath", "kosmos"])
def test_bids_fall_to_what_a_saboteur_can_hold(edition: str) -> None:
    for name in LEVELS:
        state = stelae.game("tayu").start({"players": 3, "auction": True, "edition": edition}, seed=1)
        bids: list[str] = []
        while "pass" in state.legal() or not bids:
            assert isinstance(state.to_move, int)
            move = bot(name).choose(state.view(state.to_move), Budget(simulations=100), random.Random(len(bids)))
            state = state.play(move)
            bids.append(move)
        numbers = [int(bid) for bid in bids if bid != "pass"]
        assert bids[-2:] == ["pass", "pass"]
        # The last bid is what a saboteur holds about every third time: then it is as well off as the others.
        assert 0.3 < tayu.holding(state.packed, numbers[-1]) < 0.4
        assert numbers[0] < 20


def test_a_bid_that_cannot_be_held_is_not_undercut() -> None:
    state = stelae.game("tayu").start({"players": 3, "auction": True}, seed=1).play("3")
    for name in LEVELS:
        assert bot(name).choose(state.view(1), Budget(simulations=100), random.Random(1)) == "pass"
