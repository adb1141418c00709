"""How a game of Maya begins, clause by clause: the deal, the draft, the cards."""

import random
from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stelae.core.game import State
from stelae.games.maya.latin import latin_towers, most_ways, ways_to_finish
from tests.games.maya_tools import MAYA, STAIRS, at, cards, random_states, towers_of
from tests.games.reasons import clause_of, code_of

DRAFT = "000000000000000000 ........."


def dealt(seed: int) -> State:
    return MAYA.start(seed=seed)


@pytest.mark.clause("MY-2")
def test_every_level_has_each_colour_once() -> None:
    for seed in range(20):
        towers = towers_of(dealt(seed))
        for level in range(5):
            assert sorted(tower[level] for tower in towers) == sorted("ROYGTBVPN")


@pytest.mark.clause("MY-2", "MY-3")
def test_a_deal_of_ones_own() -> None:
    start = MAYA.start()
    assert start.to_move == "chance"
    assert start.legal() == []
    state = start.play(f"={STAIRS}")
    assert str(state) == f"{STAIRS} - - 1 {DRAFT}"
    twice = STAIRS.replace("NROYG", "RROYG")
    assert (code_of(start, f"={twice}"), clause_of(start, f"={twice}")) == ("maya-tower-twice", "MY-3")
    lacking = STAIRS.replace("NROYG", "PROYG")
    assert (code_of(start, f"={lacking}"), clause_of(start, f"={lacking}")) == ("maya-level-lacks", "MY-2")
    for text in ("=", "=R", f"={STAIRS[:-1]}", f"={STAIRS}/", f"={STAIRS.lower()}", "=RO/YG/TB"):
        assert code_of(start, text) == "maya-deal-text"
    assert code_of(start, STAIRS) == "chance-first"


@pytest.mark.clause("MY-3")
def test_no_tower_has_a_colour_twice_at_the_start() -> None:
    for seed in range(20):
        assert all(len(set(tower)) == 5 for tower in towers_of(dealt(seed)))


@pytest.mark.clause("MY-3")
def test_all_arrangements_are_equally_likely() -> None:
    """Four towers of three levels have 576; each should come up about as often as the others."""
    rng, each = random.Random(1), 25
    found = Counter(tuple(map(tuple, latin_towers(4, 3, rng))) for _ in range(576 * each))
    assert len(found) == 576
    spread = sum((count - each) ** 2 / each for count in found.values())
    # Chi-squared with 575 degrees of freedom: 468 to 690 in all but one of a thousand cases.
    assert 468 < spread < 690


@pytest.mark.clause("MY-3")
def test_no_level_has_more_ways_than_the_bound_says() -> None:
    rng = random.Random(2)
    for size, choices in product((4, 5, 7), (1, 2, 3, 4)):
        towers = latin_towers(size, size - choices, rng)
        fits = [(1 << size) - 1 & ~sum(1 << colour - 1 for colour in tower) for tower in towers]
        assert 1 <= ways_to_finish(fits)[0] <= most_ways(size, choices)
    assert [most_ways(9, choices) for choices in (9, 8, 7, 6, 5)] == [362880, 151778, 57579, 19319, 5527]


def test_the_ways_to_finish_are_counted_right() -> None:
    rng = random.Random(3)
    for _ in range(20):
        fits = [rng.randrange(32) for _ in range(5)]
        ways = sum(all(fits[n] >> colour & 1 for n, colour in enumerate(order)) for order in permutations(range(5)))
        assert ways_to_finish(fits)[0] == ways


@pytest.mark.clause("MY-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_goes_round_level_by_level(players: int) -> None:
    states = random_states({"draft": True, "players": players}, seed=players)
    for floors in range(45):
        draw, put = states[2 * floors], states[2 * floors + 1]
        assert draw.to_move == "chance"
        assert put.to_move == floors % players
        assert len(draw.legal()) == 9 - floors % 9
        levels = sorted(len(tower.replace("-", "")) for tower in towers_of(draw))
        assert levels[-1] - levels[0] <= 1
    assert all(len(set(tower)) == 5 for tower in towers_of(states[90]))
    assert states[90].to_move == (1 if players == 2 else "chance")


@pytest.mark.clause("MY-4")
def test_a_floor_needs_a_tower_without_its_level_and_colour() -> None:
    state = at(f"OR/RO/YG/GY/TB/BT/V/P/N - - 1 {DRAFT} =V")
    assert state.legal() == ["8", "9"]
    assert (code_of(state, "7"), clause_of(state, "7")) == ("maya-tower-has-colour", "MY-4")
    assert (code_of(state, "1"), clause_of(state, "1")) == ("maya-tower-has-level", "MY-4")
    assert code_of(state, "12/3") == "maya-place-first"
    assert str(state.play("8")) == f"OR/RO/YG/GY/TB/BT/V/PV/N - - 0 {DRAFT}"


@pytest.mark.clause("MY-4")
def test_a_floor_may_not_take_the_only_tower_of_another() -> None:
    # Blue is left, too: it cannot stand on tower 4, which has it, so it needs tower 3.
    state = at(f"GT/RP/N/B/TV/OY/YG/VR/PN - - 0 {DRAFT} =O", draft=True)
    assert state.legal() == ["4"]
    reason = state.why("3")
    assert reason is not None
    assert (reason.code, reason.clause) == ("maya-would-be-stuck", "MY-4")
    assert reason.params == {"tower": 3, "colours": "B", "towers": "3"}


@pytest.mark.clause("MY-4")
def test_groups_of_floors_keep_their_towers() -> None:
    towers = "NVOB/YGBPN/BRVT/PBTV/OPYRG/VYNO/GTRYP/RNPG/TOGNY"
    state = at(f"{towers} - - 0 {DRAFT} =R")
    assert state.legal() == ["4"]
    reason = state.why("1")
    assert reason is not None
    assert reason.params == {"tower": 1, "colours": "T, B, V", "towers": "1, 6, 8"}


@pytest.mark.clause("MY-4")
@settings(max_examples=20)
@given(seed=st.integers(0, 2**30), players=st.sampled_from([2, 3, 4]))
def test_the_draft_never_gets_stuck(seed: int, players: int) -> None:
    rng = random.Random(seed)
    state = MAYA.start({"draft": True, "players": players})
    for _ in range(45):
        state = state.play(state.sample(rng))
        state = state.play(rng.choice(state.legal()))
    assert len(str(state).split()[0]) == 53


@pytest.mark.clause("MY-4")
def test_what_is_drawn_must_be_left() -> None:
    state = MAYA.start({"draft": True}).play("=R").play("5")
    assert state.legal() == [f"={colour}" for colour in "BGNOPTVY"]
    assert (code_of(state, "=R"), clause_of(state, "=R")) == ("maya-floor-gone", "MY-4")
    assert code_of(state, "=RO") == "maya-draw-text"


@pytest.mark.clause("MY-4", "MY-10", "MY-16")
def test_after_the_draft_the_game_begins_as_always() -> None:
    assert random_states({"draft": True}, 5)[91].to_move == 0
    states = random_states({"draft": True, "players": 3}, 5)
    assert (states[90].to_move, states[91].to_move) == ("chance", 0)


@pytest.mark.clause("MY-16")
def test_cards_for_three() -> None:
    state = MAYA.start({"players": 3}).play(f"={STAIRS}")
    assert str(state) == f"{STAIRS} - - 0 -/-/-"
    assert state.to_move == "chance"
    assert state.view(1)["board"]["centre"] == "T"
    after = state.play("=RO/YG/BV")
    assert (str(after), after.to_move) == (f"{STAIRS} - - 0 RO/YG/BV", 0)
    # The monolith is off the board: nothing is closed.
    assert len(after.legal()) == 48
    assert (code_of(state, "=RT/YG/BV"), clause_of(state, "=RT/YG/BV")) == ("maya-card-of-centre", "MY-16")
    assert (code_of(state, "=RO/OG/BV"), clause_of(state, "=RO/OG/BV")) == ("maya-card-twice", "MY-16")
    assert (code_of(state, "=OR/YG/BV"), clause_of(state, "=OR/YG/BV")) == ("maya-cards-order", "MY-16")
    for text in ("=RO/YG", "=RO/YG/BV/PN", "=ROY/G/BV", "=", "=RO/YG/B"):
        assert code_of(state, text) == "maya-cards-text"


@pytest.mark.clause("MY-16", "MY-23")
@pytest.mark.parametrize("players", [3, 4])
def test_all_hands_are_equally_likely(players: int) -> None:
    room = MAYA.rules.chance
    assert room is not None
    packed = MAYA.start({"players": players}).play(f"={STAIRS}").packed
    assert room.chances(packed) == 2520
    codes = {room.chance(packed, index) for index in range(2520)}
    assert len(codes) == 2520
    assert all(room.possible(packed, code) for code in codes)


@pytest.mark.clause("MY-23")
def test_all_eight_cards_for_four() -> None:
    state = MAYA.start({"players": 4}).play(f"={STAIRS}").play("=RO/YG/BV/PN")
    assert str(state) == f"{STAIRS} - - 0 RO/YG/BV/PN"
    assert cards(STAIRS, "RO/YG/BV/PN").packed == state.packed
