"""Azteka, clause by clause."""

from collections import Counter

import pytest

import stelae
from stelae.core.game import State
from tests.games.reasons import clause_of

AZTEKA = stelae.game("azteka")
EMPTY = "......../......../......../........"


def at(position: str, **options: object) -> State:
    return AZTEKA.parse(position, options)


def board(rings: str, side: str, variant: str = "classic", **options: object) -> State:
    """The position with these pieces; the supplies follow from them."""
    pieces, total = ("LDM", 12) if variant == "mummies" else ("LD", 14)
    supplies = " ".join(str(total - rings.count(piece)) for piece in pieces)
    return at(f"{rings} {side} {supplies}", variant=variant, **options)


@pytest.mark.clause("AZ-1")
def test_the_board_has_eight_sectors_on_four_rings() -> None:
    moves = AZTEKA.start().legal()
    assert moves == sorted(ring + sector for ring in "abcd" for sector in "12345678")


@pytest.mark.clause("AZ-2")
@pytest.mark.parametrize(
    ("socket", "neighbours"),
    [
        ("a1", "a2 a8 b1"),
        ("b1", "a1 b2 b8 c1"),
        ("c5", "b5 c4 c6 d5"),
        ("d8", "c8 d1 d7"),
    ],
)
def test_neighbours_of_a_socket(socket: str, neighbours: str) -> None:
    places = [move for move in AZTEKA.start().play(socket).legal() if "+" not in move]
    assert places == neighbours.split()


@pytest.mark.clause("AZ-3")
def test_life_begins_and_both_have_fourteen() -> None:
    state = AZTEKA.start()
    assert state.to_move == 0
    assert str(state) == f"{EMPTY} L 14 14"
    assert state.play("c5").to_move == 1


@pytest.mark.clause("AZ-4")
@pytest.mark.parametrize("variant", ["classic", "aggressive"])
def test_life_must_begin_with_a_placement(variant: str) -> None:
    state = AZTEKA.start({"variant": variant})
    assert len(state.legal()) == 32
    assert clause_of(state, "a+") == "AZ-4"


@pytest.mark.clause("AZ-4")
def test_with_mummies_the_first_ply_may_turn_a_ring() -> None:
    assert "a+" in AZTEKA.start({"variant": "mummies"}).legal()


@pytest.mark.clause("AZ-5")
def test_both_place_beside_life_or_turn_any_ring() -> None:
    state = at("......../..LD..../......../........ L 13 13")
    assert state.legal() == ["a+", "a3", "b+", "b2", "c+", "c3", "d+"]
    # b5 is beside Death alone; d1 beside nobody.
    assert clause_of(state, "b5") == "AZ-5"
    assert clause_of(state, "d1") == "AZ-5"
    assert clause_of(state, "b4") == "AZ-5"
    assert clause_of(state, "b++") == "AZ-5"
    assert state.why("-") is not None


@pytest.mark.clause("AZ-5")
def test_a_ring_turns_clockwise_and_eight_joins_one() -> None:
    assert str(at("......../..LD...L/......../........ D 12 13").play("b+")).startswith("......../L..LD.../")


@pytest.mark.clause("AZ-6")
def test_a_filled_sector_gives_birth_which_may_be_declined() -> None:
    state = at("D......./D......./L......./........ L 13 12").play("d1")
    assert str(state) == "D......./D......./L......./L....... l 12 12"
    assert state.to_move == 0
    assert state.legal() == ["-", "c2", "c8", "d2", "d8"]
    assert clause_of(state, "a+") == "AZ-6"
    assert state.play("-").to_move == 1
    assert state.play("c2").to_move == 1


@pytest.mark.clause("AZ-6")
def test_a_birth_can_cause_a_birth() -> None:
    state = at("DD....../DD....../LL....../........ L 12 10").play("d1").play("d2")
    assert "l" in str(state)
    assert state.to_move == 0


@pytest.mark.clause("AZ-6")
def test_a_birth_is_offered_though_no_place_is_free() -> None:
    # b1 fills sector 1, and then Death is all around both Life pieces.
    state = board("LD.....D/.D.....D/D......./D.......", "L").play("b1")
    assert state.to_move == 0
    assert state.legal() == ["-"]


@pytest.mark.clause("AZ-6")
def test_only_the_sector_of_the_placed_piece_counts_and_death_bears_nothing() -> None:
    filled = "D......./D......./L......./L....... L 12 12"
    assert at(filled).play("d2").to_move == 1
    assert at("D......./D......./L......./........ D 13 12").play("d1").to_move == 0


@pytest.mark.clause("AZ-6")
def test_births_from_life_alone_are_an_option() -> None:
    mixed = at("D......./D......./L......./........ L 13 12", birth="life")
    assert mixed.play("d1").to_move == 1
    alone = at("L......./L......./L......./........ D 11 14", birth="life").play("a+")
    assert alone.play("a1").to_move == 1
    assert at("L......./L......./L......./........ L 11 14", birth="life").play("d1").to_move == 0


@pytest.mark.clause("AZ-7")
def test_death_withers_the_life_it_has_surrounded() -> None:
    state = at("LD....../D......./......L./........ D 12 12").play("a8")
    assert str(state) == "DD.....D/D......./......L./........ L 13 10"


@pytest.mark.clause("AZ-7")
def test_one_placement_can_wither_several() -> None:
    # a1 and a3 lack only a2.
    state = board("L.LD...D/D.D...../......L./........", "D").play("a2")
    assert str(state) == "DDDD...D/D.D...../......L./........ L 13 7"


@pytest.mark.clause("AZ-7")
def test_withering_stops_when_the_supply_is_out_in_the_order_of_sockets() -> None:
    # Death has two pieces left: one is placed on a2, one replaces a1; a3 stays. All fourteen on the board is a goal.
    state = board("L.LD...D/D.D...../DDD.DDD./..DD....", "D").play("a2")
    assert str(state).startswith("DDLD...D/")
    result = state.result
    assert result is not None
    assert result.reason == "all_placed"


@pytest.mark.clause("AZ-7")
def test_life_surrounded_by_a_rotation_stays_until_death_is_placed_beside_it() -> None:
    before = at("L......D/D......./......L./........ D 12 12")
    state = at("LD.....D/.......D/......L./........ D 12 11").play("b+")
    assert str(state).startswith("LD.....D/D")
    assert before.to_move == 1
    # The next placement is beside a Life piece elsewhere, so a1 still stays.
    assert str(state.play("c1" if "c1" in state.legal() else "c8")).startswith("LD")


@pytest.mark.clause("AZ-8")
def test_life_wins_by_being_everywhere() -> None:
    state = at("LL....../..LL..../....LL../......L. L 7 14").play("d8")
    result = state.result
    assert result == stelae.Result((0,), (1, 0), "spread")
    assert state.to_move is None
    assert state.legal() == []


@pytest.mark.clause("AZ-8")
@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ("D......./D......./D......./L....... D 13 11", "a2", None),
        ("D......./D......./.......L/D....... D 13 11", "c1", "sector"),
        ("DDDDDDD./.......L/......../........ D 13 7", "a8", "ring"),
    ],
)
def test_death_wins_by_a_sector_or_a_ring(position: str, move: str, reason: str | None) -> None:
    state = at(position)
    if reason is None:
        assert state.why(move) is not None
        return
    assert state.play(move).result == stelae.Result((1,), (0, 1), reason)


@pytest.mark.clause("AZ-8")
def test_all_pieces_on_the_board_wins() -> None:
    state = at("LLLLLL../LLLLLLL./......../........ L 1 14").play("a7")
    assert state.result == stelae.Result((0,), (1, 0), "all_placed")


@pytest.mark.clause("AZ-8")
def test_my_turn_can_reach_your_goal() -> None:
    # Life turns ring d, which completes Death's sector 1.
    state = at("D......./D......./D......./L......D L 13 10").play("d+")
    assert state.result == stelae.Result((1,), (0, 1), "sector")


@pytest.mark.clause("AZ-15")
def test_without_life_nobody_can_ever_place_again() -> None:
    state = at("LD....../D......./......../........ D 13 12").play("a8")
    assert state.result == stelae.Result((), (0, 0), "extinct")


@pytest.mark.clause("AZ-15")
def test_deaths_goal_comes_before_extinction() -> None:
    state = at("LD....../D......./D......./D....... D 13 10").play("a8")
    assert state.result == stelae.Result((1,), (0, 1), "sector")


@pytest.mark.clause("AZ-9")
@pytest.mark.parametrize(
    ("rounds", "winners", "reason"),
    [
        (("life", "death"), (0,), "absolute"),  # the first player wins as Life, then as Death
        (("life", "life"), (), "level"),
        (("life", "life-with-more"), (0,), "fewer_pieces"),
        (("life", "drawn"), (0,), "one_win"),
        (("drawn", "drawn"), (), "level"),
    ],
)
def test_a_match_is_two_rounds_with_the_roles_swapped(
    rounds: tuple[str, str], winners: tuple[int, ...], reason: str
) -> None:
    ends = {
        "life": at("LL....../..LL..../....LL../......LL D 6 14"),
        "life-with-more": at("LLL...../..LL..../....LL../......LL D 5 14"),
        "death": at("D......./D......./D......./D......L L 13 10"),
        "drawn": at("DD.....D/D......./......../........ L 14 10"),
    }
    match = AZTEKA.match()
    assert match.length == 2
    assert match.players == (0, 1)
    match = match.add(ends[rounds[0]])
    assert match.result is None
    assert match.players == (1, 0)
    match = match.add(ends[rounds[1]])
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (winners, reason)
    with pytest.raises(stelae.StelaeError):
        match.add(ends["life"])


@pytest.mark.clause("AZ-10")
def test_aggressive_places_anywhere_and_turns_ones_own_rings_twice() -> None:
    state = at("......../..LD..../L......./........ L 12 13", variant="aggressive")
    assert "d7" in state.legal()
    assert "c++" in state.legal()
    assert clause_of(state, "b++") == "AZ-10"  # one each
    assert clause_of(state, "a++") == "AZ-10"  # none at all
    assert clause_of(state, "c1") == "AZ-10"
    assert str(state.play("c++")).startswith("......../..LD..../..L...../")


@pytest.mark.clause("AZ-10")
def test_aggressive_has_no_births_and_no_withering() -> None:
    assert at("D......./D......./L......./........ L 13 12", variant="aggressive").play("d1").to_move == 1
    state = at("LD....../D......./......../........ D 13 12", variant="aggressive").play("a8")
    assert str(state).startswith("LD.....D/")
    assert state.to_move == 0


@pytest.mark.clause("AZ-11")
def test_mummies_have_twelve_each_and_play_third() -> None:
    state = AZTEKA.start({"variant": "mummies"})
    assert str(state) == f"{EMPTY} L 12 12 12"
    assert [state.to_move, state.play("a1").to_move, state.play("a1").play("a2").to_move] == [0, 1, 2]


@pytest.mark.clause("AZ-12")
def test_mummies_place_anywhere_or_turn_and_without_pieces_only_turn() -> None:
    state = at("LLLLLL../......../LLL..LL./..L..... L 0 12 12")
    assert state.legal() == ["a+", "b+", "c+", "d+"]
    assert clause_of(state, "b1") == "AZ-12"
    assert len(at("L......./......../......../........ D 11 12 12").legal()) == 31 + 4
    assert clause_of(at("L......./......../......../........ D 11 12 12"), "a++") == "AZ-12"
    assert clause_of(at("L......./......../......../........ D 11 12 12"), "a1") == "AZ-12"


@pytest.mark.clause("AZ-13")
def test_with_mummies_everybody_has_the_same_goals() -> None:
    spread = at("MM....../..MM..../....MM../......M. M 12 12 5").play("d8")
    assert spread.result == stelae.Result((2,), (0, 0, 1), "spread")
    sector = at("L......./L......./L......./........ L 9 12 12").play("d1")
    assert sector.result == stelae.Result((0,), (1, 0, 0), "sector")


@pytest.mark.clause("AZ-13")
def test_a_ring_wins_with_mummies_only_by_option() -> None:
    almost = "DDDDDDD./......../......../........ D 12 5 12"
    assert at(almost).play("a8").result is None
    assert at(almost, fill="sector_or_ring").play("a8").result == stelae.Result((1,), (0, 1, 0), "ring")


@pytest.mark.clause("AZ-13")
def test_of_two_goals_at_once_the_movers_counts() -> None:
    # Turning ring d completes sector 1 for Life and sector 5 for the Mummies.
    position = "L...M.../L...M.../L...M.../...M...L {} 8 12 8"
    assert at(position.format("L")).play("d+").result == stelae.Result((0,), (1, 0, 0), "sector")
    assert at(position.format("M")).play("d+").result == stelae.Result((2,), (0, 0, 1), "sector")
    assert at(position.format("D")).play("d+").result == stelae.Result((2,), (0, 0, 1), "sector")


# Life has no piece on ring d, Death none on a, the Mummies none on b: however the rings turn, nobody wins.
FULL_BUT_ONE = "LLLLMMMM/LLLLDDDD/LLMMDDMM/DDDDMMM."


@pytest.mark.clause("AZ-14")
def test_on_a_full_board_everybody_has_one_last_turn() -> None:
    state = board(FULL_BUT_ONE, "M", "mummies").play("d8")
    assert str(state).endswith(" L 2 2 0 3")
    assert state.legal() == ["-", "a+", "b+", "c+", "d+"]
    assert clause_of(state, "a1") == "AZ-14"
    state = state.play("-").play("a+").play("-")
    assert state.result == stelae.Result((), (0, 0, 0), "full")
    assert str(state).endswith(" 0")


@pytest.mark.clause("AZ-14")
def test_a_last_turn_can_win() -> None:
    # Turning ring a brings the Life piece of a8 over the three of sector 1.
    state = board("DDMDDMDL/LDLLMLMM/LMMMDMDD/LMDDLMD.", "M", "mummies").play("d8")
    assert str(state).endswith(" 3")
    assert state.play("a+").result == stelae.Result((0,), (1, 0, 0), "sector")


@pytest.mark.clause("C-3")
def test_the_third_standing_of_a_position_draws_the_round() -> None:
    state = AZTEKA.start().play("a1")
    for _ in range(2):
        assert state.to_move is not None
        state = state.play("d+").play("d+")
    assert state.stood == 3
    assert state.result == stelae.Result((), (0, 0), "repetition")
    off = AZTEKA.start({"repetition": 0}).play("a1")
    for _ in range(5):
        off = off.play("d+").play("d+")
    assert off.to_move == 1


@pytest.mark.clause("C-3")
def test_standings_are_counted_however_long_ago_they_were() -> None:
    state = AZTEKA.start({"repetition": 9})
    for move in ("c5", "d5", "b5", "c4", "b4", "c6", "a4"):
        state = state.play(move)
    counts = Counter([state.packed])
    branches = []
    for ply in range(1, 200):
        branch = state.play("d+")
        branches.append((branch, counts[branch.packed] + 1))
        # Like an odometer: the same 64 positions come again and again.
        state = state.play("a+" if ply % 8 else "b+")
        counts[state.packed] += 1
        assert state.stood == counts[state.packed]
    # What was played from a position before is not changed by what was played from it after.
    assert all(branch.stood == stood for branch, stood in branches)
    assert counts.most_common(1)[0][1] > 2


@pytest.mark.clause("C-6")
def test_a_parsed_position_begins_a_new_count() -> None:
    state = AZTEKA.start().play("a1").play("d+").play("d+")
    assert state.stood == 2
    assert AZTEKA.parse(str(state)).stood == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "azteka-position-text"),
        ("......../......../......../........ L 14 14 ", "azteka-position-text"),
        ("......../......../......../........ L 13 14", "azteka-supply"),
        ("......../......../......../........ D 14 14", "azteka-life-begins"),
        ("M......./......../......../........ L 14 14", "azteka-no-mummies"),
        ("L......./......../......../........ l 13 14", "azteka-no-birth"),
        ("......../......../......../........ L 12 12 12 3", "azteka-last-turns-early"),
        ("LLLLMMMM/LLLLDDDD/LLMMDDMM/DDDDMMMM L 2 2 0", "azteka-last-turns-missing"),
        ("D......./D......./D......./DLLLL... l 10 10", "azteka-birth-over"),
        ("\n", "position-text"),
    ],
)
def test_positions_that_cannot_be_are_refused(text: str, code: str) -> None:
    with pytest.raises(stelae.BadPosition) as caught:
        AZTEKA.parse(text)
    assert caught.value.reason.code == code


def test_a_position_and_options_must_fit() -> None:
    with pytest.raises(stelae.BadOptions):
        at(f"{EMPTY} L 12 12 12", variant="classic")
    with pytest.raises(stelae.BadPosition):
        at(f"{EMPTY} L 14 14", variant="mummies")
