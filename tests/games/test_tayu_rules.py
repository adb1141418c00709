"""Tayü, clause by clause."""

from itertools import combinations

import pytest

import stelae
from stelae.games.tayu import rules
from stelae.games.tayu.layout import EDITIONS, SIDES, border, edge_bit, square_name, worth
from stelae.games.tayu.state import END
from stelae.games.tayu.tiles import NAMES, OUTLINE, PLAINS, RINGS, TYPES, half_turn
from tests.games.reasons import clause_of, code_of
from tests.games.tayu_games import FULL, TAYU, at, played, scores, with_outlets


@pytest.mark.clause("TY-1")
def test_goliath_has_84_tiles_and_18_squares_a_side() -> None:
    assert TAYU.start().options["edition"] == "goliath"
    board = TAYU.start().view(None)["board"]
    assert (board["size"], sum(board["bag"].values())) == (18, 84)
    assert board["centre"] == ["i9", "j9", "i10", "j10"]
    assert board["doubles"] == [3, 7, 12, 16]


@pytest.mark.clause("TY-2")
def test_kosmos_has_112_tiles_and_19_squares_a_side() -> None:
    board = TAYU.start({"edition": "kosmos"}).view(None)["board"]
    assert (board["size"], sum(board["bag"].values())) == (19, 112)
    assert set(board["bag"].values()) == {4}
    assert board["centre"] == ["j10"]
    assert board["doubles"] == [3, 10, 17]


@pytest.mark.clause("TY-3")
def test_there_are_28_types_of_tiles() -> None:
    assert len(TYPES) == len(set(NAMES)) == 28
    assert {min(edges, half_turn(edges)) for edges in map(edges_of, combinations(range(8), 3))} == set(TYPES)
    by_sides = [len({OUTLINE[int(edge)][1] for edge in name}) for name in NAMES]
    assert [by_sides.count(sides) for sides in (3, 2, 1)] == [12, 15, 1]
    assert set(TAYU.start().view(None)["board"]["bag"].values()) == {3}


def edges_of(edges: tuple[int, ...]) -> int:
    return sum(1 << edge for edge in edges)


@pytest.mark.clause("TY-3")
def test_all_three_outlets_of_a_tile_are_joined() -> None:
    for name in NAMES:
        hand = at(f"goliath {name} 0 - -").view(0)["board"]["hand"]
        joints = sum(("east" in sides) + ("west" in sides) for sides in hand["channels"])
        arms = sum(map(len, hand["channels"]))
        ends = ("3" in name) + ("7" in name)
        # Each joint between two squares is seen from both of them; what else runs out are the three outlets.
        assert arms - (joints - ends) == 3


@pytest.mark.clause("TY-4")
def test_seat_0_begins_north_south() -> None:
    state = TAYU.start().play("=013").play("j9e")
    assert TAYU.start().packed.seat == 0
    assert state.view(None)["board"]["roles"] == ["north_south", "east_west"]
    assert state.packed.seat == 1


@pytest.mark.clause("TY-5")
@pytest.mark.parametrize(("edition", "count"), [("goliath", 32), ("kosmos", 12)])
def test_the_first_tile_covers_the_centre(edition: str, count: int) -> None:
    state = at(f"{edition} 013 0 - -")
    centre = set(state.view(0)["board"]["centre"])
    assert len(state.legal()) == count
    for move in state.legal():
        assert centre & set(state.play(move).view(None)["board"]["tiles"][0]["squares"])
    assert clause_of(state, "b2e") == "TY-5"


@pytest.mark.clause("TY-6")
def test_outlets_meet_outlets_only() -> None:
    # 013 on j9, k9, l9 has outlets to the north of j9 and of k9, and at the east end of l9.
    state = at("goliath 013 1 013@j9e -")
    assert state.why("o9w") is None  # end to end
    assert state.why("m9n") is None  # the first outlet to the west, at the end of l9
    assert state.why("k10w") is None  # two outlets to the south at once
    assert code_of(state, "m9e") == code_of(state, "m9s") == "tayu-wall-at-outlet"
    assert code_of(state, "j10e") == "tayu-wall-at-outlet"
    assert code_of(state, "l10w") == "tayu-outlet-at-wall"  # one meets k9, the other the wall of l9
    assert code_of(state, "j6e") == "tayu-not-joined"


@pytest.mark.clause("TY-6")
def test_an_outlet_at_the_edge_of_the_board_is_fine() -> None:
    state = played(3)
    sides = state.view(None)["board"]["sides"]
    assert any(side["outlets"] for side in sides.values())


@pytest.mark.clause("TY-6")
def test_a_tile_stays_on_the_board_and_on_free_squares() -> None:
    first = at("goliath 013 0 - -")
    assert code_of(first, "q9e") == "tayu-off-board"
    assert code_of(first, "a2w") == "tayu-off-board"
    assert code_of(first, "s1n") == "tayu-off-board"
    assert code_of(first, "j1s") == "tayu-off-board"
    assert code_of(first, "j19s") == "tayu-off-board"
    second = at("goliath 013 1 013@j9e -")
    assert code_of(second, "l7n") == "tayu-occupied"
    assert clause_of(second, "pass") == "TY-6"


@pytest.mark.clause("TY-6")
def test_the_legal_places_are_those_that_a_plain_reading_finds() -> None:
    for seed in range(3):
        for plies in (4, 40, 90):
            state = played(seed, plies, edition="kosmos")
            if isinstance(state.to_move, int):
                every = [f"{c}{r}{d}" for c in "abcdefghijklmnopqrs" for r in range(1, 20) for d in "eswn"]
                assert state.legal() == sorted(move for move in every if fits(state, move))


def fits(state: stelae.State, move: str) -> bool:
    """A tile's edges looked at one by one, on a map of what lies on the board."""
    board = state.view(None)["board"]
    taken = {at_square(square) for tile in board["tiles"] for square in tile["squares"]}
    ends = {(*at_square(square), side) for tile in board["tiles"] for square, side in tile["outlets"]}
    x, y = at_square(move[:-1])
    turns = "eswn".index(move[-1])
    right, up = [(1, 0), (0, -1), (-1, 0), (0, 1)][turns]
    squares = [(x + right * n, y + up * n) for n in range(3)]
    if any(square in taken or not all(0 <= line < 19 for line in square) for square in squares):
        return False
    met = 0
    for edge, (n, side) in enumerate(OUTLINE):
        turned = (side + turns) % 4
        right, up = [(0, 1), (1, 0), (0, -1), (-1, 0)][turned]
        beyond = squares[n][0] + right, squares[n][1] + up
        if beyond in taken:
            theirs = (*beyond, SIDES[(turned + 2) % 4]) in ends
            if theirs != (str(edge) in board["hand"]["tile"]):
                return False
            met += theirs
    return met > 0


def at_square(name: str) -> tuple[int, int]:
    return "abcdefghijklmnopqrs".index(name[0]), int(name[1:]) - 1


@pytest.mark.clause("TY-7")
def test_everybody_sees_the_drawn_tile() -> None:
    state = TAYU.start({"players": 4}).play("=013")
    for seat in (None, 0, 1, 2, 3):
        assert state.view(seat)["board"]["hand"]["tile"] == "013"
        assert TAYU.start({"players": 4}).events("=013", seat)[0]["tile"] == "013"


@pytest.mark.clause("TY-8")
def test_the_game_ends_when_the_bag_is_empty() -> None:
    state = at(FULL)
    assert state.to_move is None
    assert state.result == stelae.Result((0,), (40, 15), "bag_empty")
    assert state.view(None)["board"]["left"] == {"ring": 0, "plain": 0}


@pytest.mark.clause("TY-8")
def test_the_game_ends_when_the_drawn_tile_fits_nowhere() -> None:
    over = played(0)
    assert over.result is not None
    assert over.result.reason == "no_place"
    before = at(str(over).replace(" end ", " draw "))
    ends = [draw for draw in before.legal() if before.play(draw).to_move is None]
    assert ends
    assert before.play(ends[0]).packed == over.packed
    for draw in before.legal():
        assert (not before.play(draw).legal()) == (draw in ends)
    # The tile is not laid, and it is still the turn of the seat that drew it.
    assert before.packed.seat == over.packed.seat


@pytest.mark.clause("TY-9")
@pytest.mark.parametrize(
    ("north", "south", "score"),
    [
        ([1, 2, 4, 5], [1, 2, 4, 5, 6], 4 * 5),
        ([1, 2, 4, 5, 6, 8], [1, 2, 4], 6 * 3),
        ([3, 4, 5, 6, 8], [1, 2, 4, 5], (5 + 1) * 4),
        ([3, 4, 5, 6, 8], [4, 5, 6, 16], (5 + 1) * (4 + 1)),
        ([1, 2, 3, 4, 5], [], 0),
    ],
)
def test_scores_of_the_rulebook(north: list[int], south: list[int], score: int) -> None:
    assert scores(north=north, south=south) == (score, 0)
    assert scores(west=north, east=south) == (0, score)


@pytest.mark.clause("TY-9")
def test_every_square_of_every_side_counts_what_it_should() -> None:
    for edition in EDITIONS:
        empty = TAYU.start({"edition": edition.name}).packed
        for side, name in enumerate(SIDES):
            for number in range(1, edition.size + 1):
                points = [0, 0, 0, 0]
                points[side] = 2 if number in edition.doubles else 1
                assert rules.points(with_outlets(empty, **{name: [number]})) == tuple(points)
                assert worth(edition, border(edition, side)[number - 1], side) == points[side]


@pytest.mark.clause("TY-9")
def test_the_score_of_a_whole_game() -> None:
    board = at(FULL).view(None)["board"]
    counted = dict.fromkeys(SIDES, 0)
    for tile in board["tiles"]:
        for square, side in tile["outlets"]:
            x, y = at_square(square)
            edges = {"north": y == 17, "east": x == 17, "south": y == 0, "west": x == 0}
            along = x if side in ("north", "south") else y
            counted[side] += edges[side] * (2 if along + 1 in (3, 7, 12, 16) else 1)
    assert {side: board["sides"][side]["points"] for side in SIDES} == counted
    assert counted["north"] * counted["south"] == 40
    assert counted["east"] * counted["west"] == 15


@pytest.mark.clause("TY-9")
@pytest.mark.parametrize(
    ("south", "east", "winners"), [([1, 2], [1], (0,)), ([1], [1, 2], (1,)), ([1], [2], ()), ([], [], ())]
)
def test_more_wins_and_equal_is_drawn(south: list[int], east: list[int], winners: tuple[int, ...]) -> None:
    start = TAYU.start()
    packed = with_outlets(start.packed, north=[1], south=south, west=[1], east=east)._replace(todo=END, ending=1)
    result = stelae.State(TAYU, start.options, packed, ()).result
    assert result is not None
    assert result.winners == winners


@pytest.mark.clause("TY-10")
def test_with_open_backs_the_seat_chooses_before_every_draw() -> None:
    state = TAYU.start({"backs": True})
    assert (state.to_move, state.legal()) == (0, ["plain", "ring"])
    for word, back in (("ring", RINGS), ("plain", PLAINS)):
        draws = state.play(word).legal()
        assert draws == sorted(f"={name}" for kind, name in enumerate(NAMES) if back >> kind & 1)
    assert len(state.play("ring").legal()) == 12
    second = state.play("ring").play("=034").play("j9e")
    assert (second.to_move, second.legal()) == (1, ["plain", "ring"])


@pytest.mark.clause("TY-10")
def test_with_one_kind_of_backs_left_there_is_no_choice() -> None:
    start = TAYU.start({"backs": True})
    for kept in (RINGS, PLAINS):
        both = kept << 28 | kept
        packed = start.packed._replace(bag=(start.packed.bag[0] & both, start.packed.bag[1] & both))
        kind = (kept & -kept).bit_length() - 1
        state = stelae.State(TAYU, start.options, packed._replace(todo=2), ()).play(f"={NAMES[kind]}").play("j9e")
        assert state.to_move == "chance"
        assert str(state).split()[1] == "draw"


@pytest.mark.clause("TY-11")
def test_four_play_in_two_pairs() -> None:
    state = TAYU.start({"players": 4})
    for seat in range(5):
        assert state.packed.seat == seat % 4
        state = state.play(state.legal()[0])
        while isinstance(state.to_move, int):
            state = state.play(state.legal()[0])
    over = played(5, players=4)
    assert over.result is not None
    assert over.result.winners in ((0, 2), (1, 3), ())
    upright, level = over.result.scores[:2]
    assert over.result.scores == (upright, level, upright, level)


@pytest.mark.clause("TY-12")
@pytest.mark.parametrize(
    ("south", "east", "winners"),
    [([1], [1], (2,)), ([1, 2], [1], (0,)), ([1, 2], [1, 2, 4], (1,)), ([1, 2], [2, 3], (1,)), ([3], [1, 2], (0, 1))],
)
def test_the_saboteur_wins_below_the_target(south: list[int], east: list[int], winners: tuple[int, ...]) -> None:
    start = TAYU.start({"players": 3, "target": 2})
    packed = with_outlets(start.packed, north=[1], south=south, west=[1], east=east)._replace(todo=END, ending=1)
    state = stelae.State(TAYU, start.options, packed, ())
    assert state.result is not None
    assert state.result.winners == winners
    assert state.result.scores[2] == 0


@pytest.mark.clause("TY-12")
def test_the_target_is_24_unless_agreed() -> None:
    assert str(TAYU.start({"players": 3})) == "goliath draw 0 - NS=0,EW=1,X=2:24"
    assert str(TAYU.start({"players": 3, "target": 30})) == "goliath draw 0 - NS=0,EW=1,X=2:30"


@pytest.mark.clause("TY-13")
def test_the_auction_of_the_rulebook() -> None:
    state = TAYU.start({"players": 3, "auction": True})
    assert state.legal() == sorted(str(bid) for bid in range(1, 485))
    assert code_of(state, "pass") == "tayu-must-bid"
    assert code_of(state, "485") == "tayu-bid-range"
    assert code_of(state, "0") == "tayu-bid-range"
    assert code_of(state, "j9e") == "tayu-bid-first"
    state = state.play("28")
    assert str(state) == "goliath bid:28 1 - passed=-"
    assert code_of(state, "28") == "tayu-bid-not-lower"
    state = state.play("25").play("pass")
    assert str(state) == "goliath bid:25 0 - passed=2"
    state = state.play("pass")
    # Seat 1 made the last bid; after it in turn come seats 2 and 0, and north–south lays the first tile.
    assert str(state) == "goliath draw 2 - NS=2,EW=0,X=1:25"
    state = state.play("=013").play("j9e")
    assert state.packed.seat == 0
    assert state.play("=013").play("o9w").packed.seat == 1
    assert state.view(None)["board"]["roles"] == ["east_west", "saboteur", "north_south"]


@pytest.mark.clause("TY-13")
def test_who_has_passed_bids_no_more() -> None:
    state = TAYU.start({"players": 3, "auction": True})
    seats = []
    for word in ("100", "pass", "90", "80", "70", "pass"):
        seats.append(state.to_move)
        state = state.play(word)
    assert seats == [0, 1, 2, 0, 2, 0]
    assert str(state) == "goliath draw 0 - NS=0,EW=1,X=2:70"


@pytest.mark.clause("TY-13")
def test_below_a_bid_of_one_there_is_only_passing() -> None:
    state = TAYU.start({"players": 3, "auction": True}).play("1")
    assert state.legal() == ["pass"]
    assert str(state.play("pass").play("pass")) == "goliath draw 1 - NS=1,EW=2,X=0:1"


@pytest.mark.clause("TY-13")
def test_no_direction_can_score_more_than_the_highest_bid() -> None:
    for edition in EDITIONS:
        everywhere = list(range(1, edition.size + 1))
        assert scores(edition.name, north=everywhere, south=everywhere)[0] == 484


def test_edges_are_shared_by_the_squares_on_both_sides() -> None:
    for square in range(21, 300):
        assert edge_bit(square, 0) == edge_bit(square + 20, 2)
        assert edge_bit(square, 1) == edge_bit(square + 1, 3)
    assert square_name(0) == "a1"
