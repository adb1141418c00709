"""What comes out of the bag."""

import random
from collections import Counter

import pytest

import stelae
from stelae.games.tayu import chance, rules
from stelae.games.tayu.state import DRAW_PLAIN, DRAW_RING, DRAWN
from stelae.games.tayu.tiles import NAMES, PLAINS, RINGS
from tests.games.tayu_games import TAYU, played


def left(state: stelae.State) -> dict[str, int]:
    bag: dict[str, int] = state.view(None)["board"]["bag"]
    return bag


@pytest.mark.clause("TY-6")
@pytest.mark.parametrize("plies", [0, 60, 100])
def test_every_tile_left_is_one_chance(plies: int) -> None:
    state = played(4, plies)
    if state.to_move != "chance":
        state = state.play(state.legal()[0])
    outcomes = Counter(chance.chance(state.packed, n) for n in range(chance.chances(state.packed)))
    assert {NAMES[code - DRAWN]: count for code, count in outcomes.items()} == {
        k: n for k, n in left(state).items() if n
    }


@pytest.mark.clause("TY-10")
@pytest.mark.parametrize(("todo", "back", "count"), [(DRAW_RING, RINGS, 36), (DRAW_PLAIN, PLAINS, 48)])
def test_with_open_backs_every_tile_with_that_back_is_one_chance(todo: int, back: int, count: int) -> None:
    packed = TAYU.start({"backs": True}).packed._replace(todo=todo)
    outcomes = Counter(chance.chance(packed, n) for n in range(chance.chances(packed)))
    assert sum(outcomes.values()) == count
    assert set(outcomes.values()) == {3}
    assert {code - DRAWN for code in outcomes} == {kind for kind in range(28) if back >> kind & 1}


def test_draws_are_even() -> None:
    """Chi-squared over 28 types from the full bag: above 58 only once in about 2000 seeds."""
    state, rng, draws = TAYU.start(), random.Random(5), 8_400
    seen = Counter(state.sample(rng) for _ in range(draws))
    expected = draws / 28
    assert len(seen) == 28
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 58


@pytest.mark.parametrize("edition", ["goliath", "kosmos"])
def test_a_drawn_tile_leaves_the_bag(edition: str) -> None:
    bag = TAYU.start({"edition": edition}).packed.bag
    copies = 3 if edition == "goliath" else 4
    for kind in range(28):
        now = bag
        for n in range(copies):
            assert rules.left_in(now, 1 << kind) == copies - n
            now = rules.without(now, kind)
        assert rules.left_in(now, 1 << kind) == 0
        assert rules.left_in(now, (1 << 28) - 1) == 27 * copies


def test_the_bag_and_the_board_hold_every_tile_once() -> None:
    for seed in range(5):
        for state in (played(seed, 50, edition="kosmos"), played(seed)):
            seen = Counter(tile["tile"] for tile in state.view(None)["board"]["tiles"])
            hand = state.view(None)["board"]["hand"]
            seen[hand["tile"] if hand else ""] += 1
            copies = 4 if state.options["edition"] == "kosmos" else 3
            assert all(left(state)[name] + seen[name] == copies for name in NAMES)
