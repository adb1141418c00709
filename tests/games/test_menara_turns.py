"""A turn of Menara: exchange, card, the five kinds of task, failure, new slabs, refilling (MN-7 to MN-12)."""

from typing import Any

import pytest

from stelae.core.game import State
from stelae.games.menara.material import material
from stelae.games.menara.state import bag
from tests.games.menara_games import (
    card_of,
    changed,
    put,
    sampled,
    settled,
    tower,
    turn,
    with_columns,
    with_slab,
)
from tests.games.reasons import clause_of, code_of


def puts(state: State) -> list[str]:
    return [move for move in state.legal() if move.startswith("put")]


def places(state: State) -> list[str]:
    return [move for move in state.legal() if move.split()[0] in ("lay", "base", "lift")]


@pytest.mark.clause("MN-7")
def test_columns_go_to_the_camp_for_as_many() -> None:
    state = turn(tower(0), "swap", hand="yyyyrrk", camp="yrrwbb")
    assert {"-", "swap y r", "swap yyy rwb", "swap rr bb"} <= set(state.legal())
    after = state.play("swap yy wb")
    assert after.packed.hands[0] == "yyrrkwb"
    assert after.packed.camp == "yyyrrb"
    assert after.packed.phase == state.play("-").packed.phase == "draw"
    assert state.play("-").packed.hands == state.packed.hands
    # In any order, but not unevenly, nor what is not there.
    assert state.play("swap yy bw") == after
    said = {"swap yy b": "uneven", "swap kk bb": "not-in-hand", "swap yy bw": None, "swap yyyy rrww": "not-in-camp"}
    for move, code in {**said, "swap yr rb": "same"}.items():
        reason = state.why(move)
        found = None if reason is None else reason.code.removeprefix("menara-swap-").removeprefix("menara-")
        assert found == code, move
    assert clause_of(state, "swap yy b") == "MN-7"
    assert all(state.why(move) is None for move in state.legal())


@pytest.mark.clause("MN-8")
def test_a_stack_is_chosen_and_its_top_card_turned_up() -> None:
    state = turn(tower(0), "draw")
    assert state.legal() == ["draw blue", "draw red", "draw yellow"]
    drawn = state.play("draw blue")
    assert drawn.to_move == "chance"
    assert drawn.legal() == sorted(f"=card B{number}" for number in range(1, 10))
    assert code_of(drawn, "=card R3") == "menara-other-stack"
    assert code_of(drawn, "=card B10") == "menara-no-card"
    after = drawn.play("=card B3")
    assert after.packed.phase == "build"
    assert "B3" not in after.packed.cards
    no_blue = tuple(name for name in material().cards if name[0] != "B")
    without = changed(state, cards=no_blue)
    assert without.legal() == ["draw red", "draw yellow"]
    assert code_of(without, "draw blue") == "menara-stack-empty"
    assert clause_of(without, "draw blue") == "MN-8"
    assert code_of(changed(without, phase="card", drawn="red"), "=card B2") == "menara-card-gone"


# The five kinds of task


@pytest.mark.clause("MN-9")
def test_columns_are_put_on_free_marks_of_their_colour() -> None:
    state = turn(tower(0), "build", hand="yyrrkww", card=card_of("any", 2))
    slab = state.packed.temple.slab(2)
    assert slab is not None
    marks = {mark.name: mark.colour for mark in material().face(2, "light").marks}
    mark, colour = next((m, c) for m, c in marks.items() if c in "yrw")
    assert f"put {colour} 02{mark}" in state.legal()
    # Chance says what comes of it.
    falling = state.play(f"put {colour} 02{mark}")
    assert falling.to_move == "chance"
    assert len(falling.packed.hands[0]) == 6
    after = settled(falling)
    assert after.packed.temple.column(2, mark) is not None
    assert after.packed.phase == "build"
    other = next(c for c in "yrkw" if c != colour)
    wrong = {
        f"put b 02{mark}": "not-in-hand",
        f"put {other} 02{mark}": "other-colour",
        f"put {colour} 02f": "no-mark",
        f"put {colour} 09a": "no-slab",
        "take 01a 02a": "other-task",
        "lift 02 1 0 0 0": "other-task",
        "-": "no-passing",
        "draw blue": "now",
    }
    for move, code in wrong.items():
        assert code_of(state, move) == f"menara-{code}", move
        assert clause_of(state, move) in ("MN-9", "MN-10")
    assert code_of(after, f"put {colour} 02{mark}") == "menara-mark-taken"
    # The second one finishes the task.
    assert put(after, puts(after)[0]).packed.phase in ("refill", "lay")


@pytest.mark.clause("MN-9")
def test_a_task_about_one_slab_stays_on_it() -> None:
    state = turn(tower(0), "build", card=card_of("one", 3))
    slabs = {move[-3:-1] for move in puts(state)}
    assert len(slabs) > 1
    first = put(state, puts(state)[0])
    chosen = puts(state)[0][-3:-1]
    assert {move[-3:-1] for move in puts(first)} <= {chosen}
    other = next(move for move in puts(state) if move[-3:-1] != chosen and move[4] in first.packed.hands[0])
    assert code_of(first, other) == "menara-one-slab"


@pytest.mark.clause("MN-9")
def test_columns_move_higher_and_none_of_them_twice() -> None:
    temple = with_slab(with_columns(tower(0), 2), 6, "light", 1)
    state = turn(temple, "build", card=card_of("move", 2))
    takes = [move for move in state.legal() if move.startswith("take")]
    assert takes
    assert all(move.split()[2].startswith("06") for move in takes)
    move = takes[0]
    after = put(state, move)
    _, here, there = move.split()
    assert after.packed.temple.column(int(here[:2]), here[2]) is None
    assert after.packed.temple.column(6, there[2]) is not None
    assert after.packed.task.used == 0
    assert code_of(after, f"take {there} {here}") == "menara-moved-already"
    assert code_of(after, f"take {here} 06a") == "menara-no-column"
    level = next(m for m in material().face(3, "light").marks)
    same = next(c for c in temple.columns if c.colour == level.colour)
    assert code_of(state, f"take {same.slab:02}{same.mark} 03{level.name}") == "menara-not-higher"
    assert code_of(state, "put y 02a") == "menara-other-task"


@pytest.mark.clause("MN-9")
def test_all_free_marks_of_one_slab_are_filled() -> None:
    temple = tower(0)
    marks = material().face(2, "light").marks
    temple = with_columns(temple, 2, "".join(mark.name for mark in marks[2:]))
    hand = "".join(sorted((mark.colour for mark in marks[:2]), key="yrkwb".index))
    state = turn(temple, "build", hand=hand, card=card_of("fill"), size=2)
    first = put(state, f"put {marks[0].colour} 02{marks[0].name}")
    assert first.packed.phase == "build"
    assert code_of(first, f"put {marks[1].colour} 03a") in ("menara-one-slab", "menara-other-colour")
    full = put(first, f"put {marks[1].colour} 02{marks[1].name}")
    assert full.packed.phase == "lay"
    # With the new slab the task is done.
    assert sampled(settled(full.play(places(full)[-1]))).packed.phase == "swap"


@pytest.mark.clause("MN-9")
def test_a_slab_moves_by_storeys_with_its_columns() -> None:
    temple = with_slab(tower(1), 10, "light", 2)
    temple = with_columns(temple, 2)
    state = turn(temple, "build", card=card_of("lift"))
    lifts = [move for move in places(state) if move.startswith("lift 10 1")]
    assert lifts
    words = lifts[0].split()
    after = settled(state.play(lifts[0]))
    slab = after.packed.temple.slab(10)
    assert slab is not None
    assert slab.level == 1
    assert after.packed.phase == "swap"
    wrong = {"lift 01 1": "lift-foundation", "lift 10 2": "lift-same", "lift 17 1": "no-slab", "lift 10 4": "no-level"}
    for head, code in wrong.items():
        assert code_of(state, f"{head} {' '.join(words[3:])}") == f"menara-{code}", head
    assert code_of(state, "lift 10 1 -300 -300 0") == "menara-few-columns"
    # The columns on it travel along; if one falls, the task counts as failed.
    carrying = with_columns(temple, 10, "a")
    state = turn(carrying, "build", card=card_of("lift"))
    done = settled(state.play(lifts[0]))
    assert done.packed.temple.column(10, "a") is not None
    assert done.packed.goal == state.packed.goal
    failed = settled(state.play(lifts[0]), fell={(10, "a")})
    assert failed.packed.phase == "failed"
    assert failed.packed.goal == state.packed.goal + 1
    assert failed.packed.temple.column(10, "a") is not None


@pytest.mark.clause("MN-9")
def test_a_column_may_be_pushed_under_a_slab() -> None:
    temple = tower(0)
    marks = material().face(2, "light").marks
    temple = with_slab(with_columns(with_columns(temple, 1), 2, "".join(m.name for m in marks[1:])), 6, "light", 1)
    state = turn(temple, "build", hand="yyrrkwb", card=card_of("any", 2))
    assert f"put {marks[0].colour} 02{marks[0].name}" in state.legal()


@pytest.mark.clause("MN-9", "MN-18")
def test_a_column_stands_wholly_inside_its_mark() -> None:
    state = turn(tower(0), "build", card=card_of("any", 2), hand_kind="steady")
    move = puts(state)[0]
    assert state.why(f"{move} @ 1 -1 20 0") is None
    assert code_of(state, f"{move} @ 2 -1 0 0") == "menara-outside-mark"
    assert clause_of(state, f"{move} @ 2 -1 0 0") == "MN-9"


# Failure


@pytest.mark.clause("MN-10")
def test_a_task_given_up_costs_a_storey_and_may_renew_the_camp() -> None:
    state = turn(tower(0), "build", card=card_of("any", 3))
    built = put(state, puts(state)[0])
    failed = built.play("fail")
    assert failed.packed.goal == state.packed.goal + 1
    assert failed.packed.temple == built.packed.temple
    assert failed.legal() == ["keep", "renew"]
    assert code_of(failed, "fail") == "menara-now"
    kept = failed.play("keep")
    assert kept.packed.camp == failed.packed.camp
    assert kept.packed.phase == "refill"
    renewing = failed.play("renew")
    old = bag(renewing.packed)
    # The old ones go back only afterwards, so the six come from the others.
    assert code_of(renewing, "=bag bbbbbb") == "menara-bag-lacks"
    renewed = renewing.play("=bag " + old[:6])
    assert renewed.packed.camp == old[:6]
    assert sorted(bag(renewed.packed)) == sorted(old[6:] + failed.packed.camp)
    ended = sampled(renewed)
    assert (ended.packed.phase, ended.packed.seat) == ("swap", 1)


@pytest.mark.clause("MN-10")
def test_with_fewer_than_six_in_the_bag_the_camp_stays() -> None:
    state = turn(tower(0), "build", card=card_of("any", 3))
    spare = bag(state.packed)
    crowded = changed(state, hands=(state.packed.hands[0], state.packed.hands[1] + spare[:-5]))
    assert len(bag(crowded.packed)) == 5
    assert crowded.play("fail").packed.phase == "swap"


# New slabs


def nearly_full(**fields: Any) -> State:
    """One mark of slab 2 is free, and the task is to put three columns."""
    marks = material().face(2, "light").marks
    temple = with_columns(tower(0), 2, "".join(mark.name for mark in marks[1:]))
    card = fields.pop("card", card_of("any", 3, "free"))
    return turn(temple, "build", card=card, **fields)


def filled(state: State) -> State:
    mark = material().face(2, "light").marks[0]
    return put(state, f"put {mark.colour} 02{mark.name}")


@pytest.mark.clause("MN-11")
def test_the_last_mark_of_a_slab_brings_a_new_one() -> None:
    state = filled(nearly_full())
    assert state.packed.phase == "lay"
    top = state.packed.top
    assert {move.split()[2] for move in places(state)} == {"light", "dark"}
    assert code_of(state, "fail") == "menara-now"
    assert code_of(state, f"lay {top + 1:02} light 1 0 0 0") == "menara-not-top"
    move = next(move for move in places(state) if move.startswith("lay"))
    after = settled(state.play(move))
    assert after.packed.temple.storeys == 1
    assert after.packed.phase == "reveal"
    # The next slab comes to light, and the task goes on; the new marks may be used.
    shown = after.play(f"=slabs {after.packed.stack[0]:02}")
    assert shown.packed.phase == "build"
    assert any(move[-3:-1] == f"{top:02}" for move in puts(shown))
    assert code_of(after, f"=slabs {top:02}") == "menara-slabs-gone"
    assert code_of(after, "=slabs 17 18") == "menara-slabs-number"


@pytest.mark.clause("MN-11")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_frame_of_the_card_says_which_side_is_up(side: str) -> None:
    state = filled(nearly_full(card=card_of("any", 3, side)))
    assert {move.split()[2] for move in places(state)} == {side}
    wrong = "dark" if side == "light" else "light"
    assert code_of(state, places(state)[0].replace(side, wrong)) == "menara-wrong-side"


@pytest.mark.clause("MN-11")
def test_a_new_slab_lies_on_three_columns_and_overlaps_none() -> None:
    state = filled(nearly_full())
    top = f"{state.packed.top:02}"
    move = next(move for move in places(state) if move.startswith("lay"))
    words = move.split()
    assert code_of(state, f"lay {top} light 1 250 250 0") == "menara-few-columns"
    assert code_of(state, f"lay {top} light 2 {' '.join(words[4:])}") == "menara-no-level"
    assert code_of(state, f"lay {top} light 1 499 0 0") == "menara-off-table"
    # Any place that the rules allow, not the listed ones alone.
    nudged = (
        f"{' '.join(words[:4])} {float(words[4]) + 0.7:.1f} {float(words[5]) - 0.4:.1f} {float(words[6]) + 0.3:.1f}"
    )
    assert nudged not in state.legal()
    assert state.why(nudged) is None
    laid = settled(state.play(move))
    again = changed(laid, phase="lay", top=18, stack=tuple(n for n in laid.packed.stack if n != 18))
    assert code_of(again, f"lay 18 {' '.join(words[2:])}") == "menara-overlap"
    assert clause_of(again, f"lay 18 {' '.join(words[2:])}") == "MN-11"


@pytest.mark.clause("MN-11")
def test_more_foundation_costs_one_storey_card_at_the_end_of_the_turn() -> None:
    state = filled(nearly_full())
    move = next(move for move in places(state) if move.startswith("base"))
    assert code_of(state, f"base {state.packed.top:02} light 400 0 0") == "menara-touch"
    laid = state.play(move)
    assert laid.packed.goal == state.packed.goal
    assert laid.packed.task.extended
    assert laid.packed.temple.storeys == 0
    going = sampled(laid)
    while going.packed.phase == "build":
        going = put(going, puts(going)[0])
    if going.packed.phase == "lay":
        going = sampled(going.play(places(going)[0]))
    assert sampled(going).packed.goal == state.packed.goal + 1
    # Once only, also where the task is given up.
    assert sampled(laid).play("fail").packed.goal == state.packed.goal + 1


@pytest.mark.clause("MN-11")
def test_several_new_slabs_may_come_in_one_turn() -> None:
    marks = {number: material().face(number, "light").marks for number in (2, 3)}
    temple = tower(0)
    for number in (2, 3):
        temple = with_columns(temple, number, "".join(mark.name for mark in marks[number][1:]))
    colours = "".join(sorted((marks[2][0].colour + marks[3][0].colour + "yyrrk"), key="yrkwb".index))
    state = turn(temple, "build", hand=colours, card=card_of("any", 3, "free"))
    for number, storeys in ((2, 1), (3, 1)):
        mark = marks[number][0]
        state = put(state, f"put {mark.colour} {number:02}{mark.name}")
        assert state.packed.phase == "lay"
        move = next(move for move in places(state) if move.startswith("lay"))
        state = sampled(state.play(move))
        assert state.packed.temple.storeys == storeys
    assert len(state.packed.temple.slabs) == 5
    assert state.packed.phase == "build"


# The end of a turn


@pytest.mark.clause("MN-12")
def test_as_many_columns_are_drawn_as_were_used() -> None:
    state = turn(tower(0), "build", card=card_of("any", 2))
    for _ in range(2):
        state = put(state, puts(state)[0])
    assert state.packed.phase == "refill"
    assert code_of(state, "=bag yyy") == "menara-bag-number"
    assert clause_of(state, "=bag yyy") == "MN-12"
    after = state.play("=bag yk")
    assert len(after.packed.hands[0]) == 7
    assert (after.packed.phase, after.packed.seat) == ("swap", 1)


@pytest.mark.clause("MN-12")
def test_moving_columns_uses_none_of_the_hand() -> None:
    temple = with_slab(with_columns(tower(0), 2), 6, "light", 1)
    state = turn(temple, "build", card=card_of("move", 1))
    after = put(state, next(move for move in state.legal() if move.startswith("take")))
    assert (after.packed.phase, after.packed.seat) == ("swap", 1)
