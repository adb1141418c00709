"""What a bot calls proven is so: held against wins that a solver of its own kind has proven (tests/bots/proven)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import pytest

import stelae
from stelae.bots import LEVELS, Budget, analyse
from stelae.bots.compiled import warm
from stelae.bots.proof import Prover
from stelae.core.game import State

AZTEKA = stelae.game("azteka")
HORIZON = 9
MEMORY = 4_000_000


@dataclass(frozen=True)
class Won:
    """A position that the side to move wins, in how many plies, and by which moves in how many."""

    options: dict[str, object]
    position: str
    within: int
    moves: dict[str, int]

    @property
    def state(self) -> State:
        return AZTEKA.parse(self.position, self.options)


def read() -> list[Won]:
    found = []
    for line in (Path(__file__).parent / "proven" / "azteka.txt").read_text().splitlines():
        setting, position, answer = line.split(" | ")
        variant, birth = setting.split()
        within, *moves = answer.split()
        known = dict(move.split(":") for move in moves)
        options: dict[str, object] = {"variant": variant, "birth": birth}
        found.append(Won(options, position, int(within), {move: int(plies) for move, plies in known.items()}))
    return found


POSITIONS = read()
# Some of every length.
PART = sorted(POSITIONS, key=lambda won: won.within)[::5]


def prover(state: State, plies: int) -> Prover:
    return Prover(state, warm("azteka").result(), plies, MEMORY)


def test_there_are_positions_enough() -> None:
    assert len(POSITIONS) >= 200
    assert len({won.position for won in POSITIONS}) == len(POSITIONS)
    assert {won.within for won in POSITIONS} == set(range(1, HORIZON + 1))
    assert {won.within for won in PART} == set(range(1, HORIZON + 1))


def check_proofs(wons: list[Won]) -> None:
    for won in wons:
        state = won.state
        whole = prover(state, HORIZON)
        whole.run(None, None, None)
        assert min(whole.wins.values()) == won.within, won
        for move in state.legal():
            alone = prover(state, HORIZON)
            code = state.code(move)
            alone.look_only_at(code)
            alone.run(None, None, None)
            assert alone.wins.get(code) == won.moves.get(move), f"{won.position}: {move}"


def test_proofs_agree_with_the_solver_on_every_move() -> None:
    check_proofs(PART)


@pytest.mark.long
def test_all_proofs_agree_with_the_solver_on_every_move() -> None:
    check_proofs(POSITIONS)


def check_master(wons: list[Won], budget: Budget | None) -> None:
    for won in wons:
        view = won.state.view(won.state.to_move)  # type: ignore[arg-type]  # a seat is to move
        move = LEVELS["master"].choose(view, budget, random.Random(won.position))
        assert move in won.moves, f"{won.position}: {move} throws the win away"


def test_master_keeps_a_win_within_nine_plies() -> None:
    # Counted, so that it does not hang on how busy the machine is: about a third of a second on an idle one.
    check_master(POSITIONS, Budget(simulations=100_000))


@pytest.mark.long
def test_master_keeps_a_win_within_nine_plies_at_a_second() -> None:
    check_master(POSITIONS, Budget(seconds=1.0))


def test_a_proven_line_ends_in_the_win_it_promises() -> None:
    for won in PART:
        state = won.state
        seat = state.to_move
        assert isinstance(seat, int)
        found = list(analyse(state.view(seat), Budget(simulations=300_000)))[-1]
        best = found.lines[0]
        assert (found.proven, best.proven, best.within, best.margin) == ("win", "win", won.within, 0.0)
        for move in best.line:
            state = state.play(move)
        assert state.result is not None
        assert state.result.winners == (seat,)
        assert len(best.line) == won.within


def test_the_other_side_knows_that_it_is_lost_and_holds_out_longest() -> None:
    """After a winning move in place, every reply loses; the bot takes one that loses as late as any."""
    for won in PART:
        state = won.state
        move = min(won.moves, key=won.moves.__getitem__)
        after = state.play(move)
        if after.to_move is None or after.to_move == state.to_move:
            continue
        left = won.within - 1
        whole = prover(after, HORIZON)
        whole.run(None, None, None)
        assert len(whole.losses) == len(after.legal())
        assert max(within for within, _ in whole.losses.values()) == left
        assert isinstance(after.to_move, int)
        last = list(analyse(after.view(after.to_move), Budget(simulations=300_000)))[-1]
        assert (last.proven, last.lines[0].within) == ("loss", left)
