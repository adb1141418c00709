"""Tayü as text, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stelae
from stelae.games.tayu.notation import move_code, move_text
from stelae.games.tayu.tiles import PLACES, outlets, squares
from tests.games.tayu_games import FULL, TAYU, at, played

OPTIONS: list[dict[str, object]] = list(map(dict, TAYU.info.variants.values()))


@given(st.integers(0, 10_000), st.integers(0, 200), st.sampled_from(OPTIONS))
def test_positions_read_back(seed: int, plies: int, options: dict[str, object]) -> None:
    state = played(seed, plies, **options)
    again = TAYU.parse(str(state), state.options)
    assert (str(again), again.packed, again.trail, again.result) == (
        str(state),
        state.packed,
        state.trail,
        state.result,
    )
    assert str(TAYU.parse(str(state))) == str(state)


def test_moves_read_back() -> None:
    state = TAYU.start().packed
    for text in ("a1e", "s19n", "j9w", "r18s", "ring", "plain", "pass", "0", "1", "484", "999999", "=013", "=356"):
        assert move_text(state, move_code(state, text)) == text


@pytest.mark.parametrize(
    "text", ["t1e", "a0e", "a20e", "a01e", "j9", "j9x", "J9e", "01", "=13", "j9e ", "1000000", "j９e"]
)
def test_other_texts_are_no_moves(text: str) -> None:
    reason = TAYU.start().play("=013").why(text)
    assert reason is not None
    if not text.startswith("="):
        assert reason.code == "tayu-move-text"


@pytest.mark.parametrize(
    ("draw", "code"),
    [("=031", "tayu-type-form"), ("=457", "tayu-type-form"), ("=013", None), ("=001", "tayu-type-text"),
     ("=018", "tayu-type-text"), ("=??", "tayu-move-text")],
)  # fmt: skip
def test_a_type_has_one_name(draw: str, code: str | None) -> None:
    reason = TAYU.start().why(draw)
    assert (reason and reason.code) == code


@pytest.mark.clause("TY-3")
def test_no_two_placements_of_a_tile_are_the_same() -> None:
    """Three outlets are never the same after a half turn, so the other way round is always another placement."""
    for kind in range(28):
        for first, back in (("j9e", "l9w"), ("j9n", "j11s")):
            codes = [move_code(TAYU.start().packed, text) for text in (first, back)]
            assert set(squares(codes[0])) == set(squares(codes[1]))
            assert set(outlets(kind, codes[0])) != set(outlets(kind, codes[1]))


def test_a_half_turn_turns_the_edges_with_it() -> None:
    board = at("goliath draw 1 013@l9w -").view(None)["board"]
    assert board["tiles"][0]["squares"] == ["l9", "k9", "j9"]
    assert board["tiles"][0]["outlets"] == [["l9", "south"], ["k9", "south"], ["j9", "west"]]
    board = at("goliath draw 1 013@j9n -").view(None)["board"]
    assert board["tiles"][0]["outlets"] == [["j9", "west"], ["j10", "west"], ["j11", "north"]]


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("", "tayu-position-text"),
        ("goliath draw 0 -", "tayu-position-text"),
        ("goliath draw 0 - - ", "tayu-position-text"),
        ("goliath bid:05 1 - passed=-", "tayu-position-text"),
        ("petersburg draw 0 - -", "tayu-edition"),
        ("goliath draw 1 - -", "tayu-seat"),
        ("goliath draw 3 013@j9e -", "tayu-seat"),
        ("goliath draw 2 013@j9e NS=0,EW=1,X=2:24", "tayu-seat"),
        ("goliath draw 1 013@b2e -", "tayu-laid-wrongly"),
        ("goliath draw 0 013@j9e,013@m9e -", "tayu-laid-wrongly"),
        ("goliath draw 1 031@j9e -", "tayu-type-form"),
        ("goliath 111 0 - -", "tayu-type-text"),
        ("goliath end 0 - -", "tayu-not-over"),
        ("goliath draw 0 - NS=1,EW=0,X=2:24", "tayu-roles"),
        ("goliath draw 0 - NS=0,EW=1,X=2:485", "tayu-target"),
        ("goliath bid:28 1 - -", "tayu-auction-roles"),
        ("goliath draw 0 - passed=-", "tayu-auction-roles"),
        ("goliath bid:- 1 - passed=-", "tayu-auction"),
        ("goliath bid:- 0 - passed=1", "tayu-auction"),
        ("goliath bid:20 0 - passed=12", "tayu-auction"),
        ("goliath bid:20 1 - passed=1", "tayu-auction"),
        ("goliath bid:20 3 - passed=-", "tayu-auction"),
        ("goliath draw 3 - NS=0,EW=1,X=2:24", "tayu-seat"),
        ("goliath bid:20 1 013@j9e passed=-", "tayu-auction"),
        ("goliath bid:484 2 - passed=-", "tayu-auction-bid"),
        ("goliath bid:485 1 - passed=-", "tayu-auction-bid"),
        ("goliath bid:482 2 - passed=0", "tayu-auction-bid"),
        (FULL.replace(" end ", " draw "), "tayu-bag-empty"),
        (FULL.replace("goliath", "kosmos"), "tayu-not-over"),
    ],
)
def test_positions_that_cannot_be(position: str, code: str) -> None:
    with pytest.raises(stelae.BadPosition) as caught:
        at(position)
    assert caught.value.reason.code == code


def test_a_type_has_only_its_copies() -> None:
    """The fourth tile of a type is one too many, whether laid or in hand."""
    three = next(state for state in map(played, range(100)) if 0 in state.view(None)["board"]["bag"].values())
    bag = three.view(None)["board"]["bag"]
    gone = next(name for name, left in bag.items() if left == 0)
    with pytest.raises(stelae.BadPosition) as caught:
        at(str(three).replace(" end ", f" {gone} "))
    assert caught.value.reason.code == "tayu-too-many"


def test_a_tile_in_hand_must_fit_somewhere() -> None:
    over = played(0)
    before = at(str(over).replace(" end ", " draw "))
    stuck = next(draw for draw in before.legal() if before.play(draw).to_move is None)
    with pytest.raises(stelae.BadPosition) as caught:
        at(str(over).replace(" end ", f" {stuck[1:]} "))
    assert caught.value.reason.code == "tayu-fits-nowhere"


@pytest.mark.parametrize("fewest", ["484 1 - passed=-", "483 2 - passed=-", "482 0 - passed=-", "484 2 - passed=1",
                                    "483 0 - passed=1", "483 0 - passed=2", "482 1 - passed=2", "482 1 - passed=0",
                                    "481 2 - passed=0"])  # fmt: skip
def test_the_highest_bid_that_can_stand(fewest: str) -> None:
    state = at(f"goliath bid:{fewest}")
    assert state.options["auction"] is True
    higher = str(int(fewest[:3]) + 1)
    with pytest.raises(stelae.BadPosition):
        at(f"goliath bid:{higher}{fewest[3:]}")


def test_every_auction_can_stand_as_a_position() -> None:
    start = TAYU.start({"players": 3, "auction": True})
    line = [start.play("484")]
    while line:
        state = line.pop()
        assert str(at(str(state))) == str(state)
        if str(state).split()[1].startswith("bid") and state.packed.target > 478:
            line += [state.play(str(state.packed.target - 1)), state.play("pass")]


@pytest.mark.parametrize(
    ("position", "shown"),
    [
        ("goliath draw 0 - -", {"players": 2, "edition": "goliath", "backs": False}),
        ("kosmos draw 3 013@j10e,013@m10n,013@k11w -", {"players": 4, "edition": "kosmos", "backs": False}),
        ("goliath choose 0 - -", {"players": 2, "backs": True}),
        ("goliath draw:ring 0 - NS=0,EW=1,X=2:30", {"players": 3, "backs": True, "target": 30, "auction": False}),
        ("goliath draw 1 - NS=1,EW=2,X=0:30", {"players": 3, "auction": True, "target": 24}),
        ("goliath bid:- 0 - passed=-", {"players": 3, "auction": True}),
    ],
)
def test_a_position_shows_its_options(position: str, shown: dict[str, object]) -> None:
    options = at(position).options
    assert {name: options[name] for name in shown} == shown


@pytest.mark.parametrize(
    ("position", "options"),
    [
        ("goliath draw 0 - -", {"backs": True}),
        ("goliath draw 0 - -", {"players": 3}),
        ("goliath draw 0 - -", {"edition": "kosmos"}),
        ("goliath choose 0 - -", {"backs": False}),
        ("goliath draw 1 - NS=1,EW=2,X=0:30", {"auction": False}),
        ("goliath draw 0 - NS=0,EW=1,X=2:30", {"target": 24}),
        ("goliath draw 0 013@j9e,013@o9w -", {"players": 4}),
    ],
)
def test_options_must_not_contradict_the_position(position: str, options: dict[str, object]) -> None:
    with pytest.raises(stelae.BadOptions):
        at(position, **options)


def test_four_or_two_players_where_both_could_be() -> None:
    assert at("goliath draw 0 - -", players=4).options["players"] == 4
    assert at("goliath draw 0 - -").options["players"] == 2
    assert at("goliath draw 2 013@j9e,013@o9w -").options["players"] == 4


def test_hostile_lengths_are_refused_quickly() -> None:
    for text in ("013@j9e," * 50_000, "9" * 100_000, "goliath draw 0 " + ",".join(["013@j9e"] * 50_000) + " -"):
        with pytest.raises(stelae.BadPosition):
            at(text)


def test_every_placement_has_a_number_of_its_own() -> None:
    state = TAYU.start().packed
    codes = {move_code(state, f"{c}{r}{d}") for c in "abcdefghijklmnopqrs" for r in range(1, 20) for d in "eswn"}
    assert len(codes) == 19 * 19 * 4
    assert max(codes) < PLACES
