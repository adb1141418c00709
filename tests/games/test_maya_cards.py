"""Maya for three and four: Stop, points, matches, and what is hidden."""

import json
import random
from collections import Counter

import pytest

from stelae.core.contract import Result
from stelae.core.game import State, determinize
from stelae.testing import check_worlds
from tests.games.maya_tools import (
    ALL_COMPLETE,
    APART,
    MAYA,
    STAIRS,
    cards,
    completed,
    random_states,
    towers_of,
)
from tests.games.reasons import clause_of, code_of

# Exchange 67/3 completes red on tower 7, exchange 56/4 turquoise in the centre.
OWN = completed("5TVPNY", "6BGRRR", "7RRGBO")
CENTRE = completed("5TTTVO", "6BGRTT")


def scores(state: State) -> tuple[int, ...]:
    assert state.result is not None
    return state.result.scores


@pytest.mark.clause("MY-16")
def test_no_ladders_no_priests_no_raven() -> None:
    state = cards(OWN, "RO/YG/BV", "34", "1").play("67/3")
    assert str(state).split()[1:] == ["67", "-", "2", "RO/YG/BV"]
    assert not {"ladder", "priest"} & {event["kind"] for event in cards(OWN, "RO/YG/BV", "34").events("67/3")}


@pytest.mark.clause("MY-17")
def test_stop_right_after_completing_a_tower_of_ones_own() -> None:
    state = cards(OWN, "RO/YG/BV", "34")
    assert [move for move in state.legal() if "!" in move] == ["67/3!"]
    assert clause_of(state, "!") == "MY-17"
    reason = state.why("12/3!")
    assert reason is not None
    assert reason.params == {"lacking": "either", "when": "after"}
    # The exchange itself is looked at first.
    assert clause_of(state, "34/3!") == "MY-6"
    # Seat 1 has other colours.
    assert not [move for move in cards(OWN, "RO/YG/BV", "34", "1").legal() if "!" in move]


@pytest.mark.clause("MY-17", "MY-18")
def test_stop_instead_of_an_exchange() -> None:
    state = cards(completed("1RRRRR"), "RO/YG/BV", "89")
    assert "!" in state.legal()
    assert {move.rstrip("!") for move in state.legal() if move.endswith("!")} == {
        move.rstrip("!") for move in state.legal()
    }
    over = state.play("!")
    assert str(over).split()[1:4] == ["89", "-", "0!"]
    assert over.to_move is None
    assert over.result is not None
    assert over.result.reason == "stop"
    assert not [m for m in cards(completed("1RRRRR"), "RO/YG/BV", "89", "1").legal() if "!" in m]


@pytest.mark.clause("MY-17")
def test_the_centre_allows_everybody_to_stop() -> None:
    for seat in "012":
        assert "!" in cards(completed("5TTTTT"), "RO/YG/BV", "89", seat).legal()


@pytest.mark.clause("MY-17")
@pytest.mark.parametrize(
    ("towers", "lacking"),
    [
        (completed("1RRRRR"), "centre"),
        (completed("5TTTTT"), "own"),
        (STAIRS, "both"),
    ],
)
def test_in_the_hungarian_edition_both_must_hold(towers: str, lacking: str) -> None:
    state = cards(towers, "RO/YG/BV", "89", stop="both")
    reason = state.why("!")
    assert reason is not None
    assert reason.params == {"lacking": lacking, "when": "now"}
    assert not [move for move in state.legal() if "!" in move]
    assert "!" in cards(completed("1RRRRR", "5TTTTT"), "RO/YG/BV", "89", stop="both").legal()


@pytest.mark.clause("MY-17")
def test_one_exchange_can_bring_both() -> None:
    towers = completed("5TTTBB", "6BBBTT")
    assert "56/4!" in cards(towers, "RO/YG/BV", "89", "2", stop="both").legal()
    assert "56/4!" not in cards(towers, "RO/YG/BV", "89", "1", stop="both").legal()


@pytest.mark.clause("MY-18")
def test_without_an_exchange_the_game_is_over_at_once() -> None:
    state = cards(ALL_COMPLETE, "RO/YG/BV", "89", "1")
    assert state.to_move is None
    assert state.result is not None
    assert state.result.reason == "no_exchange"
    assert code_of(state, "!") == "game-over"


@pytest.mark.clause("MY-19")
@pytest.mark.parametrize(
    ("three", "points"),
    [(3, [3 + 1, 6]), (2, [2 + 1, 6])],
)
def test_groups_of_a_colour_add_up(three: int, points: list[int]) -> None:
    state = cards(completed("1RRRGG", "2GYYRR", "3YGGYY", "4OOOON"), "RO/YG/BV", "89", three=three)
    sides = state.view(0)["board"]["sides"]
    assert sides[0]["for_cards"] == points
    assert sides[0]["score"] == sum(points)
    assert sides[1]["score"] is None
    whole = MAYA.rules.rules.result(state.packed)
    assert whole.scores[1] == (1 + 1) + (1 + 1)


@pytest.mark.clause("MY-19")
def test_a_whole_tower_is_ten() -> None:
    assert scores(cards(ALL_COMPLETE, "RO/YG/BV", "89", "1")) == (20, 20, 20)


@pytest.mark.clause("MY-20")
def test_five_more_for_completing_the_centre_and_stopping_in_that_turn() -> None:
    state = cards(CENTRE, "RO/YG/BV", "89", "2")
    stopped = state.play("56/4!")
    assert towers_of(stopped)[4] == "TTTTT"
    assert str(stopped).split()[3] == "2!+"
    plain = state.play("56/4").play("!")
    assert str(plain).split()[3] == "0!"
    assert scores(stopped)[2] == scores(plain)[2] + 5
    assert scores(stopped)[:2] == scores(plain)[:2]
    # Completing a tower of one's own is not rewarded like that.
    assert str(cards(OWN, "RO/YG/BV", "34").play("67/3!")).split()[3] == "0!"
    told = state.events("56/4!")
    assert [event["kind"] for event in told][-5:] == ["stopped", "shown", "shown", "shown", "over"]
    assert told[-5] == {"kind": "stopped", "seat": 2, "bonus": 5}


@pytest.mark.clause("MY-21")
def test_most_points_win_and_equal_points_share() -> None:
    shared = cards(ALL_COMPLETE, "RO/YG/BV", "89", "1").result
    assert shared is not None
    assert shared.winners == (0, 1, 2)
    alone = cards(completed("1RRRRR"), "RO/YG/BV", "89").play("!").result
    assert alone is not None
    assert alone.winners == (0,)


@pytest.mark.clause("MY-23")
def test_pairs_add_their_points() -> None:
    over = cards(completed("1RRRRR"), "RO/YG/BV/PN", "89").play("!").result
    assert over is not None
    sums = (over.scores[0] + over.scores[2], over.scores[1] + over.scores[3])
    assert over.winners == ((0, 2) if sums[0] > sums[1] else (1, 3))
    shared = cards(ALL_COMPLETE, "RO/YG/BV/PN", "89", "3").result
    assert shared is not None
    assert shared.winners == (0, 1, 2, 3)


@pytest.mark.clause("MY-22")
def test_a_match_of_three_adds_up_and_the_winner_goes_first() -> None:
    options = {"players": 3}
    match = MAYA.match(options)
    assert (match.length, match.players) == (3, (0, 1, 2))
    state = random_states({"players": 3}, 1)[-1]
    match = match.add(state, Result((1,), (3, 9, 2), "stop"))
    assert match.players == (1, 2, 0)
    # Shared by seats 0 and 2: seat 2 comes first after the one that began.
    match = match.add(state, Result((0, 2), (6, 4, 6), "stop"))
    assert match.players == (0, 1, 2)
    match = match.add(state, Result((2,), (1, 2, 10), "stop"))
    assert match.result is not None
    assert match.result.scores == (3 + 6 + 1, 9 + 6 + 2, 2 + 4 + 10)
    assert match.result.winners == (1,)


@pytest.mark.clause("MY-22")
def test_in_a_match_of_pairs_partners_stay_together() -> None:
    state = random_states({"players": 4}, 1)[-1]
    match = MAYA.match({"players": 4}).add(state, Result((0, 2), (9, 1, 2, 3), "stop"))
    assert match.players == (2, 3, 0, 1)
    match = match.add(state, Result((1, 3), (1, 6, 2, 3), "stop"))
    assert match.players == (3, 0, 1, 2)
    match = match.add(state, Result((0, 1, 2, 3), (5, 5, 5, 5), "no_exchange"))
    assert match.result is not None
    assert match.result.winners in ((0, 2), (1, 3))
    totals = match.result.scores
    assert max(totals[0] + totals[2], totals[1] + totals[3]) == sum(totals[p] for p in match.result.winners)


@pytest.mark.clause("MY-22")
def test_equal_totals_share_the_match_and_two_play_a_single_game() -> None:
    state = random_states({"players": 3}, 1)[-1]
    match = MAYA.match({"players": 3})
    for _ in range(3):
        match = match.add(state, Result((0, 1, 2), (4, 4, 4), "stop"))
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    assert MAYA.match().length == 1


# What is hidden


@pytest.mark.clause("C-2", "MY-16", "MY-23")
@pytest.mark.parametrize(("hands", "seen"), [("RO/YG/BV", "??/YG/??"), ("RO/YG/BV/PN", "??/YG/??/??")])
def test_a_seat_sees_its_own_cards_alone(hands: str, seen: str) -> None:
    state = cards(STAIRS, hands)
    view = state.view(1)
    assert view["position"].split()[-1] == seen
    assert [side["cards"] for side in view["board"]["sides"]][1] == ["Y", "G"]
    assert [side["score"] is None for side in view["board"]["sides"]].count(False) == 1
    assert set(state.view(None)["position"].split()[-1]) == {"?", "/"}


@pytest.mark.clause("C-2")
def test_the_deal_of_the_cards_is_told_to_each_seat_alone() -> None:
    state = MAYA.start({"players": 3}).play(f"={STAIRS}")
    told = [event for event in state.events("=RO/YG/BV", 2) if event["kind"] == "cards"]
    assert told == [{"kind": "cards", "seat": 2, "colours": ["B", "V"]}]
    assert not [event for event in state.events("=RO/YG/BV") if event["kind"] == "cards"]


@pytest.mark.clause("C-2")
def test_when_the_game_is_over_all_cards_lie_open() -> None:
    state = cards(completed("1RRRRR"), "RO/YG/BV", "89")
    shown = [event["seat"] for event in state.events("!", 1) if event["kind"] == "shown"]
    assert shown == [0, 1, 2]
    assert state.play("!").view(None)["position"].endswith("RO/YG/BV")


@pytest.mark.clause("C-2")
@pytest.mark.parametrize("players", [3, 4])
def test_worlds_with_other_hidden_cards_look_the_same(players: int) -> None:
    rng = random.Random(players)
    for state in random_states({"players": players}, 9)[3:40:4]:
        seat = state.to_move
        assert isinstance(seat, int)
        for eyes in (seat, (seat + 1) % players, None):
            view = state.view(eyes)
            other = determinize(MAYA, view, rng)
            texts = [*state.legal()[:5], "!", "12/1", "34/3!", "m12/2", "7"]
            for text in texts:
                check_worlds(state, other, eyes, [text])
            assert json.dumps(other.view(eyes)) == json.dumps(view)


def test_guesses_are_even_over_what_a_seat_cannot_know() -> None:
    view = cards(STAIRS, "RO/YG/BV").view(0)
    rng = random.Random(4)
    hands = Counter(str(determinize(MAYA, view, rng)).split()[-1] for _ in range(3000))
    # Seats 1 and 2 have two each of the six colours that are not red, orange, or the centre's: 15 * 6 ways.
    assert len(hands) == 90
    assert all(hand.startswith("RO/") for hand in hands)
    assert sum((count - 3000 / 90) ** 2 / (3000 / 90) for count in hands.values()) < 140


def test_a_masked_game_can_be_followed() -> None:
    seen = MAYA.parse(cards(APART, "RO/YG/BV", "89").view(2)["position"])
    assert "12/2" in seen.legal()
    assert str(seen.play("12/2")).endswith("??/??/BV")
    dealt = MAYA.start({"players": 3}).play(f"={STAIRS}")
    assert str(dealt.play("=??/YG/??")).endswith("??/YG/??")
