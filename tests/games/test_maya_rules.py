"""Maya for two, clause by clause; the set-up and the games with cards have files of their own."""

import pytest

from tests.games.maya_tools import (
    APART,
    MAYA,
    SETTLED,
    STAIRS,
    at,
    completed,
    towers_of,
    two,
)
from tests.games.reasons import clause_of, code_of

NEIGHBOURS = {"12", "23", "34", "45", "56", "16", "25", "67", "58", "49", "78", "89"}


@pytest.mark.clause("MY-1")
def test_towers_that_share_a_side_are_neighbours() -> None:
    state = at(f"{STAIRS} - - 1 {'0' * 18} {'.' * 9}")
    assert {move[1:3] for move in state.legal()} == NEIGHBOURS
    assert code_of(two(), "15/3") == "maya-not-neighbours"
    assert clause_of(two(), "36/3") == "MY-1"
    assert code_of(two(), "65/3") == "maya-smaller-first"


@pytest.mark.clause("MY-5")
def test_an_exchange_swaps_the_towers_from_a_level_up() -> None:
    towers = towers_of(two().play("56/4"))
    assert towers[4:6] == ["TBVNR", "BVPPN"]
    assert towers[:4] + towers[6:] == STAIRS.split("/")[:4] + STAIRS.split("/")[6:]
    assert towers_of(two().play("12/2"))[:2] == ["RYGTB", "OOYGT"]


@pytest.mark.clause("MY-5")
def test_the_lowest_level_never_moves() -> None:
    assert code_of(two(), "12/1") == "maya-base-stays"
    assert clause_of(two(), "12/1") == "MY-5"


@pytest.mark.clause("MY-6")
def test_the_towers_beside_the_monolith_take_no_part() -> None:
    state = two(monolith="56")
    assert {move[:2] for move in state.legal()} == {"12", "23", "34", "49", "78", "89"}
    assert clause_of(state, "25/3") == "MY-6"
    reason = state.why("67/3")
    assert reason is not None
    assert reason.params == {"tower": 6, "first": 5, "second": 6}


@pytest.mark.clause("MY-7")
def test_the_raven_closes_its_level_everywhere_but_floors_of_it_travel() -> None:
    state = two(raven=4)
    assert {move[-1] for move in state.legal()} == {"2", "3", "5"}
    assert clause_of(state, "12/4") == "MY-7"
    assert towers_of(state.play("12/3"))[0] == "ROGTB"


@pytest.mark.clause("MY-7")
def test_on_the_lowest_level_the_raven_closes_nothing() -> None:
    assert {move[-1] for move in two(raven=1).legal()} == {"2", "3", "4", "5"}


@pytest.mark.clause("MY-8")
def test_the_harmony_example_of_the_rulebook() -> None:
    """Levels 3 and 4 of tower 2 are one colour, and levels 1 to 3 of tower 3: only level 5 is left."""
    state = two(completed("2OTGGR", "3YYYBV"), monolith="67", raven=1)
    assert [move for move in state.legal() if move.startswith("23")] == ["23/5"]
    reason = state.why("23/4")
    assert reason is not None
    assert (reason.code, reason.clause) == ("maya-harmony", "MY-8")
    assert reason.params == {"tower": 2, "level": 4, "below": 3, "colour": "G"}
    for level in "23":
        reason = state.why(f"23/{level}")
        assert reason is not None
        assert reason.params["tower"] == 3


@pytest.mark.clause("MY-9")
def test_monolith_and_raven_follow_the_exchange() -> None:
    assert str(two().play("34/4")).split()[1:3] == ["34", "4"]
    three = at(f"{STAIRS} - - 0 RO/YG/BV")
    assert str(three.play("34/4")).split()[1:3] == ["34", "-"]


@pytest.mark.clause("MY-10")
def test_black_sets_up_and_white_begins() -> None:
    state = at(f"{STAIRS} - - 1 {'0' * 18} {'.' * 9}")
    assert state.to_move == 1
    assert len(state.legal()) == 12 * 5
    assert code_of(state, "34/2") == "maya-set-up-first"
    state = state.play("m34/2")
    assert state.to_move == 0
    assert str(state).split()[1:4] == ["34", "2", "0"]
    assert clause_of(state, "m34/2") == "MY-10"


@pytest.mark.clause("MY-11")
def test_a_ladder_for_each_tower_where_colours_came_together() -> None:
    assert str(two().play("56/4")).split()[4] == "000000000010000000"
    both = two(completed("5TBVPN", "6BVPVR"), monolith="23", raven=5, seat=1).play("56/4")
    assert towers_of(both)[4:6] == ["TBVVR", "BVPPN"]
    assert str(both).split()[4] == "000000000101000000"
    neither = two(APART, monolith="89", raven=3).play("12/2")
    assert str(neither).split()[4] == "0" * 18


@pytest.mark.clause("MY-11")
def test_every_tower_has_a_place_for_each_neighbour() -> None:
    towers = two().view(None)["board"]["towers"]
    assert [tower["places"] for tower in towers] == [2, 3, 2, 3, 4, 3, 2, 3, 2]
    for ladders, after in (("2wb", "21"), ("2wbb", "12"), ("2bbb", "03")):
        state = two(ladders=ladders).play("12/3")
        assert str(state).split()[4][2:4] == after


@pytest.mark.clause("MY-11", "MY-12")
def test_the_ladder_and_priest_example_of_the_rulebook() -> None:
    """Tower 6 gets a ladder; tower 7 is complete, and though its places are taken it gets a priest."""
    before = two(completed("6BGRRR", "7RRGBO"), monolith="23", raven=5, ladders="7bb")
    after = before.play("67/3")
    assert towers_of(after)[5:7] == ["BGGBO", "RRRRR"]
    assert str(after).split()[4:] == ["000000000010020000", "......W.."]
    kinds = [(event["kind"], event.get("tower")) for event in before.events("67/3", 0)]
    assert kinds == [
        ("exchanged", None),
        ("joined", 6),
        ("ladder", 6),
        ("joined", 7),
        ("completed", 7),
        ("no_ladder", 7),
        ("priest", 7),
    ]


@pytest.mark.clause("MY-12")
def test_a_completed_tower_gets_ladder_and_priest() -> None:
    after = two(completed("6BGRRR", "7RRGBO"), monolith="23", raven=5, seat=1).play("67/3")
    assert str(after).split()[4:] == ["000000000001010000", "......B.."]


@pytest.mark.clause("MY-13")
def test_fifteen_ladders_and_the_last_goes_to_the_lower_tower() -> None:
    towers = completed("5TBVPN", "6BVPVR")
    fourteen = "1ww 3ww 7ww 9ww 2www 4www"
    last = two(towers, "23", 5, 0, fourteen).play("56/4")
    assert str(last).split()[4] == "203020301000200020"
    none = two(towers, "23", 5, 0, fourteen + " 8w")
    assert str(none.play("56/4")).split()[4] == str(none).split()[4]
    assert [event["lacking"] for event in none.events("56/4") if event["kind"] == "no_ladder"] == ["ladder"] * 2
    assert none.view(0)["board"]["sides"][0]["ladders_left"] == 0


@pytest.mark.clause("MY-13")
def test_five_priests_and_no_sixth() -> None:
    complete = completed("1YYYYY", "2TTTTT", "3VVVVV", "4PPPPP", "9NNNNN", "6BGRRR", "7RRGBO")
    before = two(complete, "23", 5, 0, "1W 2W 3W 4W 9W")
    after = before.play("67/3")
    assert str(after).split()[5] == "WWWW....W"
    assert "no_priest" in [event["kind"] for event in before.events("67/3")]
    assert str(two(complete, "23", 5, 1, "1W 2W 3W 4W 9W").play("67/3")).split()[5] == "WWWW..B.W"


EXAMPLE = "1wbB 2ww 3b 4wb 5wwb 6ww 7b 8wbbW 9b"


@pytest.mark.clause("MY-14", "MY-15")
def test_the_scoring_example_of_the_rulebook() -> None:
    """No exchange is left: Black has 5 points, White 4."""
    state = two(SETTLED, "89", 2, 0, EXAMPLE)
    assert state.to_move is None
    assert state.result is not None
    assert (state.result.winners, state.result.scores, state.result.reason) == ((1,), (4, 5), "no_exchange")
    white, black = state.view(None)["board"]["sides"]
    assert (white["for_ladders"], white["for_priests"]) == ([2, 5, 6], [8])
    assert (black["for_ladders"], black["for_priests"]) == ([3, 7, 8, 9], [1])


@pytest.mark.clause("MY-14")
def test_the_game_ends_at_once_when_the_next_seat_has_no_exchange() -> None:
    state = two("RRRRY/YYYYR/BBBBB/GGGGG/TTTTT/OOOOO/VVVVV/NNNNN/PPPPP", "89", 2)
    assert state.legal() == ["12/5"]
    after = state.play("12/5")
    assert after.to_move is None
    assert after.result is not None
    assert after.result.reason == "no_exchange"
    assert after.result.scores == (4, 0)
    assert after.legal() == []
    assert code_of(after, "12/5") == "game-over"


@pytest.mark.clause("MY-15")
@pytest.mark.parametrize(
    ("ladders", "scores", "winners"),
    [
        ("1W 2b", (1, 1), (0,)),  # more priests
        ("2wb 3w 4bb", (1, 1), (1,)),  # more ladders
        ("2w 3b", (1, 1), ()),
        ("", (0, 0), ()),
    ],
)
def test_equal_points(ladders: str, scores: tuple[int, int], winners: tuple[int, ...]) -> None:
    result = two(SETTLED, "89", 2, 0, ladders).result
    assert result is not None
    assert (result.winners, result.scores) == (winners, scores)


@pytest.mark.clause("C-3")
def test_the_third_standing_ends_the_game_as_it_stands() -> None:
    state = two(APART, "89", 3, 0, "2w")
    cycle = ["12/2", "89/3", "12/2", "89/3"]
    for move in cycle * 2:
        assert state.to_move is not None
        state = state.play(move)
    assert str(state) == str(two(APART, "89", 3, 0, "2w"))
    assert state.stood == 3
    assert state.result is not None
    assert (state.result.winners, state.result.scores, state.result.reason) == ((0,), (1, 0), "repetition")


@pytest.mark.clause("C-3")
def test_the_start_of_the_exchanges_counts_and_what_was_before_does_not() -> None:
    state = at(f"{APART} - - 1 {'0' * 18} {'.' * 9}", repetition=2).play("m89/3")
    for move in ("12/2", "89/3", "12/2"):
        state = state.play(move)
        assert state.to_move is not None
    assert state.play("89/3").to_move is None


@pytest.mark.clause("MY-17")
def test_two_players_have_no_stop() -> None:
    state = two(completed("1RRRRR"), "67", 5)
    assert not [move for move in state.legal() if "!" in move]
    assert clause_of(state, "!") == "MY-17"
    assert code_of(state, "89/2!") == "maya-no-stop"


def test_the_names_of_the_options() -> None:
    assert [option.name for option in MAYA.options] == ["players", "draft", "stop", "three", "repetition"]
