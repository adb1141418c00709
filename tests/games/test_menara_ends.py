"""How a game of Menara ends, what physics says, and the hand (MN-14 to MN-18)."""

import random
from collections.abc import Callable

import pytest

from stelae.core.game import State
from stelae.games.menara import chance
from stelae.games.menara.geometry import done
from stelae.games.menara.material import material
from stelae.games.menara.physics import tremble
from stelae.games.menara.settling import after
from stelae.games.menara.state import Change, Settled, bag
from stelae.games.menara.temple import SLACK, Lay, Pose, Put, pose_of
from tests.games.menara_games import GAME, card_of, changed, put, sampled, settled, tower, turn, with_columns
from tests.games.reasons import clause_of, code_of
from tests.games.test_menara_turns import filled, nearly_full, places, puts


def laid(state: State, *, lost: tuple[int, ...] = ()) -> State:
    """A new slab is laid on columns, and these slabs fall with all that stands on them."""
    state = state.play(next(move for move in places(state) if move.startswith("lay")))
    columns = state.packed.temple.columns
    return settled(state, lost={(n, "") for n in lost} | {(c.slab, c.mark) for c in columns if c.slab in lost})


@pytest.mark.clause("MN-14")
def test_a_slab_that_falls_ends_the_game_at_once() -> None:
    state = filled(nearly_full())
    top = state.packed.top
    over = laid(state, lost=(top,))
    assert over.result is not None
    assert over.result.reason == "collapse"
    assert over.packed.temple.slab(top) is None
    assert over.legal() == []
    assert code_of(over, "fail") == "game-over"


@pytest.mark.clause("MN-14")
def test_a_column_that_falls_is_put_back_or_ends_the_game() -> None:
    state = turn(tower(1), "build", card=card_of("any", 2))
    move = puts(state)[0]
    back = settled(state.play(move), fell={(6, "a"), (6, "b")})
    assert back.packed.phase == "build"
    assert back.packed.temple.column(6, "a") is not None
    kinds = [event["kind"] for event in state.play(move).events("=settled " + told_text(state, move, "^"))]
    assert "put_back" in kinds
    over = settled(state.play(move), lost={(6, "a")})
    assert over.result is not None
    assert over.result.reason == "column"


def told_text(state: State, move: str, kind: str) -> str:
    """An outcome in which the piece that the hand held ends where it was put, and so marked."""
    packed = state.play(move).packed
    assert isinstance(packed.act, Put)
    column = done(packed.temple, packed.act).column(packed.act.slab, packed.act.mark)
    assert column is not None
    return f"{packed.act.slab:02}{packed.act.mark}{kind}" + ",".join(str(n or "") for n in column.pose.steps)


@pytest.mark.clause("MN-15")
def test_the_game_ends_when_a_hand_cannot_be_refilled() -> None:
    state = turn(tower(0), "build", card=card_of("any", 2))
    spare = bag(state.packed)
    poor = changed(state, hands=(state.packed.hands[0], state.packed.hands[1] + spare[:-1]))
    for _ in range(2):
        poor = put(poor, puts(poor)[0])
    assert poor.result is not None
    assert poor.result.reason == "refill"


@pytest.mark.clause("MN-15")
@pytest.mark.parametrize("given_up", [True, False])
def test_the_game_ends_with_the_last_card(given_up: bool) -> None:
    state = changed(turn(tower(0), "build", card=card_of("any", 1)), cards=())
    state = sampled(state.play("fail").play("keep")) if given_up else put(state, puts(state)[0])
    assert state.result is not None
    assert state.result.reason == "cards"
    assert state.packed.goal == 3 + given_up


@pytest.mark.clause("MN-15")
@pytest.mark.parametrize("word", ["lay", "base"])
def test_the_game_ends_with_the_last_slab(word: str) -> None:
    state = filled(changed(nearly_full(), stack=()))
    state = state.play(next(move for move in places(state) if move.startswith(word)))
    over = state if word == "base" else settled(state)
    assert over.result is not None
    assert over.result.reason == "slabs"
    # More foundation costs its storey card all the same.
    assert over.packed.goal == 3 + (word == "base")


@pytest.mark.clause("MN-15")
def test_a_temple_that_is_high_enough_ends_nothing() -> None:
    state = turn(tower(4), "build", card=card_of("any", 1), goal=3)
    after_it = sampled(put(state, puts(state)[0]))
    while after_it.packed.phase == "lay":
        after_it = sampled(after_it.play(places(after_it)[0]))
    assert after_it.to_move == 1


@pytest.mark.clause("MN-16")
@pytest.mark.parametrize(("goal", "won"), [(3, True), (4, True), (5, False)])
def test_all_win_if_enough_storeys_stand_even_after_a_collapse(goal: int, won: bool) -> None:
    state = turn(with_columns(tower(4), 9), "lay", card=card_of("any", 2, "free"), goal=goal)
    state = changed(state, task=state.packed.task._replace(done=1, used=1))
    over = laid(state, lost=(state.packed.top,))
    assert over.result is not None
    assert over.result.reason == "collapse"
    assert over.packed.temple.storeys == 4
    assert over.result.winners == ((0, 1) if won else ())
    assert over.result.scores == (4, 4)


@pytest.mark.clause("MN-16")
def test_storeys_that_fall_do_not_count() -> None:
    state = turn(tower(4), "lay", card=card_of("any", 2, "free"), goal=4)
    state = changed(state, task=state.packed.task._replace(done=1, used=1))
    over = laid(state, lost=(9, state.packed.top))
    assert over.packed.temple.storeys == 3
    assert over.result is not None
    assert over.result.winners == ()


# Physics


@pytest.mark.clause("MN-17", "C-1")
def test_what_an_act_brings_about_is_an_outcome_that_is_only_read(monkeypatch: pytest.MonkeyPatch) -> None:
    state = turn(tower(1), "build", card=card_of("any", 2))
    falling = state.play(puts(state)[0])
    outcome = falling.sample(random.Random(1))
    assert outcome == falling.sample(random.Random(1))

    def never(*_: object) -> None:
        raise AssertionError("a replay simulates")

    monkeypatch.setattr(chance, "settle", never)
    assert falling.play(outcome).packed.temple.columns[-1].pose.z > 0
    assert falling.why(outcome) is None


@pytest.mark.clause("MN-17")
def test_an_outcome_that_cannot_be_is_refused() -> None:
    state = turn(tower(1), "build", card=card_of("any", 2))
    falling = state.play("put y 02b") if state.why("put y 02b") is None else state.play(puts(state)[0])
    assert falling.packed.act is not None
    key = f"{falling.packed.act.slab:02}{falling.packed.act.mark}"
    here = f"{key}:1000,2000,30000,1000000"
    assert falling.why(f"=settled {here}") is None
    wrong: dict[str, str] = {
        "=settled": "outcome-text",
        "=settled x": "settled-text",
        f"=settled {key}:1.5": "settled-text",
        f"=settled {key}:nan": "settled-text",
        f"=settled {key}:1,2,3,4,5,6,7,8": "settled-text",
        "=settled 01:1": "settled-missing",
        f"=settled {here} {here}": "settled-twice",
        f"=settled {here} 18:1": "settled-unknown",
        f"=settled {here} 01^1": "settled-slab",
        f"=settled {here} 01:999999999": "settled-pose",
        f"=settled {key}:1000,2000,30000": "settled-pose",
        "=card B3": "outcome",
        "=settled 19:1": "settled-text",
    }
    for move, code in wrong.items():
        assert code_of(falling, move) == f"menara-{code}", move


@pytest.mark.clause("MN-17")
def test_poses_come_out_of_the_record_as_they_went_in() -> None:
    temple = tower(1)
    act = Put("y", 2, "b")
    rng = random.Random(3)
    steps = (12_345, -67_890, 29_001, 999_998, -1_200, 801, 5)
    changes = [Change(2, "b", steps=steps)]
    changes += [
        Change(column.slab, column.mark, steps=tuple(rng.randint(-99, 99) for _ in range(7)))
        for column in temple.columns
    ]
    outcome = Settled(tuple(sorted(changes, key=lambda change: (change.slab, change.mark))))
    state = turn(temple, "settle", act=act, card=card_of("any", 2))
    text = GAME.rules.notation.move_text(state.packed, outcome)
    assert GAME.rules.notation.move_code(state.packed, text) == outcome
    moved = after(temple, act, outcome)
    put_there = moved.column(2, "b")
    assert put_there is not None
    assert put_there.pose.steps == steps
    assert put_there.pose == pose_of(steps) == put_there.pose.rounded
    assert Pose(1.0004, 0, 0).rounded == Pose(1.0, 0.0, 0.0)


# The hand


@pytest.mark.clause("MN-18")
def test_a_sure_hand_sets_down_exactly() -> None:
    state = turn(tower(0), "build", card=card_of("any", 2))
    assert code_of(state, f"{puts(state)[0]} @ 0 0 0 0") == "menara-sure-hand"
    assert clause_of(state, f"{puts(state)[0]} @ 0 0 0 0") == "MN-18"


@pytest.mark.clause("MN-18")
@pytest.mark.parametrize("hand", ["steady", "shaky"])
def test_another_hand_lets_go_as_its_pointer_says_or_as_chance_does(hand: str) -> None:
    state = turn(tower(0), "build", card=card_of("any", 2), hand_kind=hand)
    move = puts(state)[0]
    let_go = state.play(f"{move} @ 0.5 -1 20 0")
    assert let_go.packed.act.release == (0.5, -1, 20, 0)
    assert state.play(move).packed.act.release is None
    assert code_of(state, f"{move} @ 0.5 -1 20") == "menara-release-text"
    assert code_of(state, f"{move} @ 0.5 -1 20 x") == "menara-number-text"
    full = filled(nearly_full(hand_kind=hand))
    lay = next(move for move in places(full) if move.startswith("lay"))
    base = next(move for move in places(full) if move.startswith("base"))
    assert full.play(f"{lay} @ 4 -3 0 12.5").packed.act.release == (4, -3, 0, 12.5)
    assert code_of(full, f"{base} @ 1 0 0 0") == "menara-base-release"
    assert code_of(full, f"{lay} @ 60 0 0 0") == code_of(full, f"{lay} @ 0 0 900 900") == "menara-release-far"


@pytest.mark.clause("MN-18")
def test_a_trembling_hand_keeps_columns_in_their_marks() -> None:
    rng = random.Random(1)
    releases = [tremble(Put("y", 1, "a"), rng) for _ in range(300)]
    assert max(release.dx**2 + release.dy**2 for release in releases) <= SLACK**2 + 1e-9
    assert len(set(releases)) == 300
    slabs = [tremble(Lay(1, "light", 1, 0, 0, 0), rng) for _ in range(300)]
    assert max(abs(release.dx) for release in slabs) > 2 * SLACK


@pytest.mark.parametrize("build", [lambda: turn(tower(2), "swap"), lambda: filled(nearly_full())])
def test_the_material_fits_the_temple(build: Callable[[], State]) -> None:
    for column in build().packed.temple.columns:
        slab = build().packed.temple.slab(column.slab)
        assert slab is not None
        mark = material().face(slab.number, slab.side).mark(column.mark)
        assert mark is not None
        assert mark.colour == column.colour
