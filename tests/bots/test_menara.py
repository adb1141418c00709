"""The partner in Menara: legal moves that stand, the same ones again, with a reason that has words."""

import random
import threading
from functools import cache

import pytest

import stelae
from stelae.bots import BOTS, LEVELS, Budget, Cancelled, Line, analyse, bot, judge
from stelae.bots.levels import PLAIN
from stelae.core.contract import IllegalMove, Reason, StelaeError
from stelae.core.game import State
from stelae.games.menara.foresight import foreseen, would_stand
from stelae.games.menara.settling import told
from stelae.games.menara.state import FAILED, LAY, SWAP, columns
from stelae.games.menara.temple import Lay, Lift, Put, Take
from stelae.locales import LANGUAGES, words
from tests.games.menara_games import begun, card_of, tower, turn, with_columns

MENARA = stelae.game("menara")
OFTEN = Budget(simulations=40)


def settled(state: State) -> State:
    """The act settles where it was meant, as what the statics holds does."""
    packed = state.packed
    assert would_stand(packed.temple, packed.act), f"{packed.act} brings the temple down"
    outcome = told(packed.temple, packed.act, foreseen(packed.temple, packed.act), set())
    return state.play(MENARA.rules.notation.move_text(packed, outcome))


def onward(state: State, rng: random.Random) -> State:
    """Chance plays until a seat decides."""
    while state.to_move == "chance":
        state = settled(state) if state.packed.act is not None else state.play(state.sample(rng))
    return state


def decided(state: State, level: str, seed: int, budget: Budget | None = OFTEN) -> tuple[str, Reason]:
    reasons: list[Reason] = []
    assert isinstance(state.to_move, int)
    move = bot(level).choose(state.view(state.to_move), budget, random.Random(seed), because=reasons.append)
    return move, reasons[0]


@cache
def game_of(players: int) -> tuple[tuple[State, ...], State]:
    """The decisions of a whole game that the club plays, and its end."""
    rng = random.Random(players)
    state = onward(MENARA.start({"players": players}), rng)
    states = []
    while state.to_move is not None:
        states.append(state)
        move, reason = decided(state, "club", len(states))
        assert state.why(move) is None
        for language in LANGUAGES:
            assert reason.code not in words(language).reason(reason)
        state = onward(state.play(move), rng)
    return tuple(states), state


@pytest.mark.slow
def test_partners_play_to_the_end_and_nothing_falls() -> None:
    states, end = game_of(2)
    assert end.result is not None
    assert end.result.reason in ("slabs", "cards", "refill")
    assert end.packed.temple.storeys >= 3
    assert len(states) > 60


@pytest.mark.slow
def test_every_level_has_a_move_for_every_question() -> None:
    states, _ = game_of(2)
    for state in [states[0], *states[5::17]]:
        for who in BOTS:
            assert (
                state.why(bot(who).choose(state.view(state.packed.seat), Budget(simulations=15), random.Random(3)))
                is None
            )


def test_the_same_seed_and_simulations_give_the_same_move() -> None:
    state = turn(with_columns(tower(1), 2, "ab"), "build", card=card_of("any", 3))
    for level in LEVELS:
        assert len({decided(state, level, 4)[0] for _ in range(3)}) == 1


@pytest.mark.clause("C-2")
def test_a_bot_knows_no_more_than_the_position() -> None:
    """What is below the top of the stack lies there in an order that nobody knows, not even the state."""
    state = turn(tower(1), SWAP)
    view = state.view(0)
    bare = {key: view[key] for key in ("game", "options", "to_move", "seat", "position")}
    other = turn(tower(1), SWAP, stack=tuple(reversed(state.packed.stack)))
    for level in ("club", "master"):
        moves = {bot(level).choose(seen, OFTEN, random.Random(1)) for seen in (view, bare, {**other.view(0), **bare})}
        assert len(moves) == 1


def test_what_cannot_be_is_said() -> None:
    state = turn(tower(1), SWAP)
    rng = random.Random(0)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        bot("club").choose(state.view(1), None, rng)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        analyse(state.view(None), OFTEN)
    over = turn(tower(1), "end", top=0, ending=1)
    for who in BOTS.values():
        with pytest.raises(IllegalMove, match="game-over"):
            who.choose(over.view(0), None, rng)
    with pytest.raises(StelaeError, match="bot-endless"):
        PLAIN.choose(state.view(0), None, rng)
    with pytest.raises(StelaeError, match="budget-empty"):
        Budget(simulations=0)


def test_a_partner_that_is_told_to_stop_gives_no_move() -> None:
    state = turn(tower(2), "build", card=card_of("any", 4))
    stop = threading.Event()
    stop.set()
    with pytest.raises(Cancelled):
        LEVELS["master"].choose(state.view(0), Budget(seconds=1000.0), random.Random(0), stop=stop)
    assert list(analyse(state.view(0), Budget(seconds=1000.0), stop=stop)) == []


@pytest.mark.clause("MN-9", "MN-11")
def test_the_last_mark_of_a_slab_is_filled_and_the_new_slab_goes_on_top() -> None:
    temple = with_columns(tower(1), 6)
    full = [mark for mark in temple.columns if mark.slab == 6]
    last = full[-1]
    lacking = type(temple)(temple.slabs, tuple(column for column in temple.columns if column is not last))
    state = turn(lacking, "build", hand=columns(last.colour + "yyyyrr"), card=card_of("any", 1))
    move, reason = decided(state, "expert", 1)
    assert move == f"put {last.colour} 06{last.mark}"
    assert reason.code == "menara-because-full"
    laying = settled(state.play(move))
    assert laying.packed.phase == LAY
    move, reason = decided(laying, "expert", 1)
    assert move.split()[3] == "2"
    assert (reason.code, reason.params["storeys"]) == ("menara-because-storey", 2)


@pytest.mark.clause("MN-10")
def test_what_cannot_be_done_is_given_up() -> None:
    state = turn(tower(1), "build", hand="wwwbbbb", card=card_of("fill"))
    move, reason = decided(state, "club", 1)
    assert (move, reason.code, reason.params["goal"]) == ("fail", "menara-because-fail", 4)
    assert decided(state.play("fail"), "club", 1)[0] in ("renew", "keep")
    assert state.play("fail").packed.phase == FAILED


@pytest.mark.clause("MN-7")
def test_a_hand_is_exchanged_for_one_that_finds_marks() -> None:
    state = turn(tower(1), SWAP, hand="wwwbbbb")
    move, reason = decided(state, "club", 1)
    assert set(move.split()[1]) <= set("wb")
    assert reason.code == "menara-because-swap"
    assert decided(state, "novice", 1)[0] == "-"


def test_analyses_say_why_and_know_what_would_fall() -> None:
    state = turn(with_columns(tower(1), 2, "ab"), "build", card=card_of("any", 2))
    found = list(analyse(state.view(0), OFTEN))
    assert len(found) == 1
    assert found[0].final
    lines = found[0].lines
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    assert all(isinstance(line, Line) and line.because is not None for line in lines)
    verdict = judge(state.view(0), "fail", OFTEN)
    assert verdict.own.move == "fail"
    assert verdict.cost > 0.1
    # To take a column from under the slab above may be the end.
    move = "take 01a 06a"
    if state.why(move) is None:
        assert judge(state.view(0), move, OFTEN).own.value <= verdict.best_value


def test_no_plan_has_an_act_that_would_fall() -> None:
    for kind, count in (("any", 3), ("one", 2), ("move", 2), ("lift", 0)):
        state = turn(with_columns(tower(2), 2, "ab"), "build", card=card_of(kind, count))
        for line in next(iter(analyse(state.view(0), OFTEN))).lines:
            act = state.code(line.move)
            if isinstance(act, Put | Take | Lay | Lift):
                assert would_stand(state.packed.temple, act), line.move


def test_the_first_slabs_are_laid() -> None:
    state = onward(MENARA.start({"players": 2}), random.Random(2))
    for _ in range(3):
        move, reason = decided(state, "casual", 1)
        assert reason.code == "menara-because-base"
        state = state.play(move)
    assert state.packed.phase == SWAP
    assert begun().packed.phase == SWAP
