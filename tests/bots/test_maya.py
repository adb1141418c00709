"""What bots know of Maya is true, what they guess could be, and nobody plays on who can call Stop and win."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import stelae
from stelae.bots import Budget, bot
from stelae.bots.kernels import maya, maya_cards
from stelae.core.bits import members
from stelae.core.game import State, determinize
from stelae.games.maya import rules
from stelae.games.maya.points import colour_points, hand_of
from stelae.games.maya.state import EXCHANGE_AND_STOP, PLAY, UNKNOWN

SETTINGS = [{"players": players, "stop": stop} for players in (3, 4) for stop in ("either", "both")]  # those with cards


def course(options: dict[str, object], seed: int) -> Iterator[State]:
    """The positions of a random game that goes on until nobody can move, from the first exchange."""
    rng = random.Random(seed)
    state = stelae.game("maya").start(options, seed=seed)
    while state.to_move is not None:
        if state.packed.phase == PLAY:
            yield state
        state = state.play(rng.choice([move for move in state.legal() if "!" not in move] or state.legal()))


def test_exchanges_that_earn_ladders_are_known() -> None:
    for seed in range(10):
        for state in course({}, seed):
            earning = maya.earning(state.packed) & state.packed.exchanges
            before = state.packed.white_ladders, state.packed.black_ladders
            if max(map(rules.ladder_count, before)) == 15:
                break  # no supply, no ladder
            for code in state.codes():
                after = state.apply(code).packed
                assert (before != (after.white_ladders, after.black_ladders)) == bool(earning >> code & 1)


def test_exchanges_that_join_own_colours_are_known() -> None:
    for state in course({"players": 3}, seed=3):
        hand = members(hand_of(state.packed, state.packed.seat))
        joining = maya.joining_own(state.packed) & state.packed.exchanges
        for code in state.codes():
            if code < EXCHANGE_AND_STOP and joining >> code & 1:
                before, after = colour_points(state.packed), colour_points(rules.apply(state.packed, code))
                assert any(after >> 4 * colour & 15 > before >> 4 * colour & 15 for colour in hand)


@pytest.mark.parametrize("options", SETTINGS)
def test_a_guess_fits_what_is_seen(options: dict[str, object]) -> None:
    state = next(course(options, seed=5))
    masked = state.masked(1)
    dealt: Counter[int] = Counter()
    for seed in range(200):
        guessed = maya_cards.guess(masked, seed * 7919 + 12345)
        hands = [hand_of(guessed, seat) for seat in range(state.seats)]
        assert hands[1] == hand_of(state.packed, 1)
        assert UNKNOWN not in hands
        assert all(len(members(hand)) == 2 for hand in hands)
        cards = [card for hand in hands for card in members(hand)]
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(members(maya_cards.own_colours(state.packed)))
        dealt.update(members(hands[0]))
    assert min(dealt.values()) > 30, "each of the six unseen cards comes in about a third of the guesses"


@pytest.mark.parametrize("options", SETTINGS)
def test_every_guess_may_do_less_than_the_widest(options: dict[str, object]) -> None:
    for seed in range(3):
        for state in course(options, seed):
            wide = rules.legal(maya_cards.widest(state.packed))
            assert all(rules.contains(wide, code) for code in state.codes())


def certain_stops(state: State, rng: random.Random) -> set[str]:
    """The moves that call Stop and win alone, whatever cards the others have."""
    seat = int(state.to_move or 0)
    winners = {seat, (seat + 2) % 4} if state.seats == 4 else {seat}
    stops = {move for move in state.legal() if "!" in move}
    for _ in range(200 if stops else 0):
        world = determinize(state.game, state.view(seat), rng)
        ended = {move: world.play(move).result for move in stops}
        stops = {move for move, result in ended.items() if result is not None and set(result.winners) == winners}
    return stops


@pytest.mark.parametrize("options", SETTINGS)
def test_nobody_passes_up_a_winning_stop(options: dict[str, object]) -> None:
    found = 0
    for seed in range(60):
        for state in course(options, seed):
            seat = int(state.to_move or 0)
            stops = certain_stops(state, random.Random(seed))
            if stops:
                found += 1
                for level in ("casual", "expert"):
                    move = bot(level).choose(state.view(seat), Budget(simulations=600), random.Random(seed))
                    assert move in stops, f"{level} plays {move} in {state}"
                break
        if found == 3:
            return
    assert found


@pytest.mark.parametrize("options", SETTINGS)
def test_what_is_hidden_changes_no_choice(options: dict[str, object]) -> None:
    for seed in range(3):
        state = list(course(options, seed))[seed * 5]
        seat = int(state.to_move or 0)
        worlds = [determinize(state.game, state.view(seat), random.Random(other)) for other in range(3)]
        assert len({world.packed for world in worlds}) > 1
        for level in ("novice", "expert"):
            moves = {bot(level).choose(world.view(seat), Budget(simulations=300), random.Random(7)) for world in worlds}
            assert len(moves) == 1


def test_positions_are_told_apart() -> None:
    seen: dict[tuple[int, int], tuple[int, ...]] = {}
    for players in (2, 3):
        for state in course({"players": players}, seed=8):
            for code in state.codes():
                after = state.apply(code).packed
                whole = after.top, after.middle, after.bottom, after.monolith, after.raven, after.seat, after.phase
                assert seen.setdefault(maya.key(after), whole) == whole
    assert len(seen) > 500
