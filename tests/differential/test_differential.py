"""The packed rules answer to a second, naive implementation of each game, in random games of every variant."""

from __future__ import annotations

import itertools
import random
from importlib import import_module
from typing import Protocol

import pytest

import stelae
from stelae.core.game import State

# The naive games take their time, Tayü's most of all.
IN_CI = {"azteka": 150, "maya": 60, "tayu": 30}
IN_FULL = 10_000


class Naive(Protocol):
    def __init__(self, options: dict[str, object]) -> None: ...
    @property
    def to_move(self) -> int | str | None: ...
    def legal(self) -> list[str]: ...
    def play(self, move: str) -> Naive: ...
    def sample(self, rng: random.Random) -> str: ...
    @property
    def result(self) -> tuple[tuple[int, ...], tuple[int, ...], str] | None: ...
    def position(self) -> str: ...


def product(**choices: tuple[object, ...]) -> list[dict[str, object]]:
    return [dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())]


# What is played, and the options that take turns in it, from game to game.
CASES: list[tuple[str, dict[str, object], list[dict[str, object]]]] = [
    *(("azteka", case, product()) for case in product(variant=("classic",), birth=("any", "life"))),
    ("azteka", {"variant": "aggressive"}, product(repetition=(3, 2))),
    *(("azteka", case, product()) for case in product(variant=("mummies",), fill=("sector", "sector_or_ring"))),
    *(("maya", case, product(repetition=(3, 2))) for case in product(players=(2,), draft=(False, True))),
    *(
        ("maya", case, product(stop=("either", "both"), three=(3, 2)))
        for case in product(players=(3, 4), draft=(False, True))
    ),
    *(("tayu", case, product(backs=(False, True))) for case in product(players=(2, 4), edition=("goliath", "kosmos"))),
    *(
        ("tayu", case, product(backs=(False, True), target=(24, 1, 150)))
        for case in product(players=(3,), edition=("goliath", "kosmos"), auction=(False, True))
    ),
]
IDS = [name + "-" + "-".join(str(value) for value in case.values()) for name, case, _ in CASES]


def compare(ours: State, naive: Naive, rng: random.Random) -> None:
    """One random game, both implementations side by side."""
    while True:
        assert str(ours) == naive.position()
        assert ours.to_move == naive.to_move, str(ours)
        if ours.to_move is None:
            break
        if ours.to_move == "chance":
            # Whichever of the two draws, the other must know the outcome; the naive one takes its time, so less often.
            move = (naive if rng.random() < 0.1 else ours).sample(rng)
        else:
            legal = ours.legal()
            assert legal == naive.legal(), str(ours)
            move = rng.choice(legal)
        ours, naive = ours.play(move), naive.play(move)
    result = ours.result
    assert result is not None
    assert (result.winners, result.scores, result.reason) == naive.result, str(ours)


def games(name: str, case: dict[str, object], turns: list[dict[str, object]], seeds: range) -> None:
    game = stelae.game(name)
    second: type[Naive] = import_module(f"tests.differential.naive_{name}").Naive
    for seed in seeds:
        options = case | turns[seed % len(turns)]
        try:
            compare(game.start(options), second(options), random.Random(seed))
        except AssertionError as error:
            raise AssertionError(f"{options}, seed {seed}: {error}") from error


@pytest.mark.slow
@pytest.mark.parametrize(("name", "case", "turns"), CASES, ids=IDS)
def test_both_agree(name: str, case: dict[str, object], turns: list[dict[str, object]]) -> None:
    games(name, case, turns, range(IN_CI[name]))


@pytest.mark.long
@pytest.mark.parametrize(("name", "case", "turns"), CASES, ids=IDS)
def test_both_agree_in_ten_thousand_games(name: str, case: dict[str, object], turns: list[dict[str, object]]) -> None:
    games(name, case, turns, range(1_000, 1_000 + IN_FULL))
