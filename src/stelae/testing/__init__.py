"""The conformance kit: what every game must hold to, ours or a stranger's.

    from stelae.testing import check_game
    check_game(stelae.game("mygame"), {"players": 3}, seeds=range(20))

Each check plays random games and raises AssertionError with the position and the move that failed it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Mapping

from stelae.core import jit
from stelae.core.contract import IllegalMove, StelaeError
from stelae.core.game import Game, State, determinize

MOST_PLIES = 5_000

# Texts that are moves of no game; a game must answer them with a reason, never with another exception.
NONSENSE = ("", " ", "?", "=", "==", "0", "-1", "z9", "c5 ", "é", "\x00", "9" * 5000, "٣", "=??", "a" * 300)


def random_game(start: State, rng: random.Random) -> Iterator[tuple[State, str, State]]:
    """Every ply of a random game: the state, the move, the next state."""
    state = start
    for _ in range(MOST_PLIES):
        if state.to_move is None:
            return
        move = state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal())
        after = state.play(move)
        yield state, move, after
        state = after
    raise AssertionError(f"no end after {MOST_PLIES} plies: {state!r}")


def check_game(game: Game, options: Mapping[str, object], seeds: Iterable[int]) -> None:
    """All checks that need no compiler, over random games with these options."""
    for seed in seeds:
        rng = random.Random(seed)
        start = game.start(options)
        check_state(start)
        moves: list[str] = []
        for before, move, after in random_game(start, rng):
            check_ply(before, move, after, rng)
            check_state(after)
            moves.append(move)
        state = start
        for move in moves:
            state = state.play(move)
        assert state.to_move is None, f"a replay does not end: {moves}"
        check_end(state)


def check_state(state: State) -> None:
    """What must hold of any state."""
    legal = state.legal()
    assert legal == sorted(set(legal)), f"legal moves unsorted or doubled: {state!r}"
    if state.to_move is None:
        assert not legal, f"moves in a finished game: {state!r}"
    elif state.to_move != "chance":
        assert legal, f"a seat to move that cannot: {state!r}"
    for move in legal:
        assert state.why(move) is None, f"{move} is legal and has a reason: {state!r}"
        assert state.game.rules.notation.move_text(state.packed, state.code(move)) == move, f"{move}: {state!r}"
    for move in NONSENSE:
        _check_illegal(state, move)
    _check_text(state)
    for seat in (None, *range(state.seats)):
        _check_view(state, seat)


def _check_illegal(state: State, move: str) -> None:
    reason = state.why(move)
    assert reason is not None, f"{move!r} should not be legal: {state!r}"
    said = None
    try:
        state.play(move)
    except IllegalMove as error:
        said = error.reason
    assert said == reason, f"{move!r}: why() says {reason}, play() {said}: {state!r}"


def _check_text(state: State) -> None:
    text = str(state)
    parsed = state.game.parse(text, state.options)
    assert parsed.packed == state.packed, f"the position does not read back: {text}"
    assert str(parsed) == text, f"the position reads back as another text: {text}"
    if not (state.result and state.result.reason == "repetition"):
        assert parsed.result == state.result, f"the position reads back with another result: {text}"
    bare = state.game.parse(text)
    assert str(bare) == text, f"without options the position reads back as another text: {text}"


def _check_view(state: State, seat: int | None) -> None:
    view = state.view(seat)
    assert json.loads(json.dumps(view)) == view, f"the view of {seat} is not plain JSON: {state!r}"
    assert view == state.view(seat), f"the view of {seat} changes when looked at again: {state!r}"
    seen = state.game.parse(view["position"], state.options)
    assert str(seen) == view["position"], f"the view's position does not read back: {view['position']}"


def check_ply(before: State, move: str, after: State, rng: random.Random) -> None:
    """What must hold of any ply: nothing changed in place, events are JSON, guesses fit what is seen."""
    again = before.play(move)
    assert again == after, f"{move} leads to two different states: {before!r}"
    for seat in (None, *range(before.seats)):
        events = before.events(move, seat)
        assert json.loads(json.dumps(events)) == events, f"the events of {move} are not plain JSON: {before!r}"
        assert all(isinstance(event.get("kind"), str) for event in events), f"an event without a kind: {events}"
    if isinstance(before.to_move, int):
        view = before.view(before.to_move)
        world = determinize(before.game, view, rng)
        assert world.view(before.to_move) == view, f"a guess does not fit what seat {before.to_move} sees: {before!r}"
        assert world.legal() == before.legal(), f"a guess changes the legal moves of seat {before.to_move}: {before!r}"


def check_end(state: State) -> None:
    """What must hold when a game is over."""
    result = state.result
    assert result is not None
    assert len(result.scores) == state.seats, f"{result}: {state!r}"
    assert set(result.winners) <= set(range(state.seats)), f"{result}: {state!r}"
    assert list(result.winners) == sorted(set(result.winners)), f"{result}: {state!r}"
    reason = state.why("-")
    assert reason is not None
    assert reason.code == "game-over"
    views = [{**state.view(seat), "seat": None} for seat in (None, *range(state.seats))]
    assert all(view == views[0] for view in views), f"something stays hidden at the end: {state!r}"


def check_compiled(game: Game, options: Mapping[str, object], seeds: Iterable[int]) -> None:
    """The compiled rules and the plain ones are one and the same, ply for ply."""
    import sys

    room = sys.modules[game.rules.rules.turn.__module__]
    fast = jit.bind(room, game.rules, compiled=True)
    slow = game.rules.rules
    for seed in seeds:
        rng = random.Random(seed)
        start = game.start(options, seed=seed)
        for before, move, after in random_game(start, rng):
            packed, code = before.packed, before.code(move)
            if slow.turn(packed) >= 0:
                moves, known = fast.legal(packed), slow.legal(packed)
                size = slow.count(known)
                assert fast.count(moves) == size, f"compiled rules count other moves: {before!r}"
                same = all(fast.nth(moves, k) == slow.nth(known, k) for k in range(size))
                assert same, f"compiled rules know other moves: {before!r}"
            assert fast.apply(packed, code) == after.packed, f"compiled rules play {move} differently: {before!r}"
            assert fast.turn(after.packed) == slow.turn(after.packed), f"{before!r} {move}"
            assert fast.result(after.packed) == slow.result(after.packed), f"{before!r} {move}"


def check_worlds(one: State, other: State, seat: int | None, moves: Iterable[str]) -> None:
    """Two worlds that differ only in what the seat may not see are the same to it, byte for byte, as long as they run.

    The moves are tried in both: legal or not, they must be answered alike when it is the seat's own turn.
    """
    worlds = [one, other]
    for move in moves:
        views = [json.dumps(world.view(seat)) for world in worlds]
        assert views[0] == views[1], f"seat {seat} sees a difference: {worlds}"
        if worlds[0].to_move == seat:
            assert worlds[0].legal() == worlds[1].legal(), f"seat {seat} may do different things: {worlds}"
        nexts, answers = zip(*(_answer(world, move, seat) for world in worlds), strict=True)
        if any(world is not None and world.to_move is None for world in nexts):
            return  # at the end everything is revealed
        assert answers[0] == answers[1], f"seat {seat} is answered differently to {move}: {answers}"
        worlds = [after or world for after, world in zip(nexts, worlds, strict=True)]


def _answer(world: State, move: str, seat: int | None) -> tuple[State | None, str]:
    """The state after the move, if it can be played, and what the seat is told."""
    try:
        return world.play(move), json.dumps(world.events(move, seat))
    except StelaeError as error:
        return None, f"{type(error).__name__} {error}"
