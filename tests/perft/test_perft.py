"""The numbers by which two implementations know each other, from counts.txt."""

import json
from pathlib import Path

import pytest

import stelae

LINES = (Path(__file__).parent / "counts.txt").read_text("utf-8").splitlines()
CASES = [[part.strip() for part in line.split("|")] for line in LINES if not line.startswith("#")]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options", "played", "counts"), CASES)
def test_lines_of_play_are_as_many_as_ever(name: str, options: str, played: str, counts: str) -> None:
    state = stelae.game(name).start(json.loads(options))
    for move in played.split():
        state = state.play(move)
    known = [int(count) for count in counts.split()]
    assert [stelae.perft(state, depth) for depth in range(1, len(known) + 1)] == known


def test_nothing_follows_the_end_and_no_ply_is_one_line() -> None:
    over = stelae.game("azteka").parse("......../......../......../......D. D 14 13")
    assert over.to_move is None
    assert stelae.perft(over, 2) == 0
    assert stelae.perft(over, 0) == 1


def test_luck_without_number_cannot_be_counted() -> None:
    with pytest.raises(stelae.StelaeError):
        stelae.perft(stelae.game("maya").start(), 2)
    assert stelae.perft(stelae.game("tayu").start(), 2) == 28 * 32
