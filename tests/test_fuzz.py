"""Odd inputs: moves and positions that are nearly right, or not at all. Records: tests/records."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stelae
from stelae.records import begin, decode, encode, replay
from stelae.records.model import Seat
from tests.fuzz_cases import ALPHABET, check_move, check_position, mutated, sample_states

STATES = sample_states(1, each=4)
IN_CI, IN_FULL = 3_000, 100_000


@given(st.sampled_from(STATES), st.text(max_size=20) | st.text(ALPHABET, max_size=12))
def test_any_text_is_a_move_or_has_a_reason(state: stelae.State, text: str) -> None:
    check_move(state, text)


@given(st.sampled_from(stelae.games()), st.text(max_size=60) | st.text(ALPHABET, max_size=90))
def test_any_text_is_a_position_or_is_refused(name: str, text: str) -> None:
    check_position(name, text)


def moves(count: int) -> None:
    rng = random.Random(7)
    for _ in range(count):
        state = rng.choice(STATES)
        known = state.legal() or ["=013", "=RO/YG/TB"]
        check_move(state, mutated(rng.choice(known), rng))


def positions(count: int) -> None:
    rng = random.Random(8)
    for _ in range(count):
        state = rng.choice(STATES)
        check_position(state.game.name, mutated(str(state), rng))


def records(count: int) -> None:
    rng = random.Random(9)
    texts = []
    for name in stelae.games():
        start = stelae.game(name).start(seed=3)
        record = begin(start, tuple(Seat(name="P") for _ in range(start.seats)))
        texts.append(encode(record).decode())
    for _ in range(count):
        data = mutated(rng.choice(texts), rng).encode()
        try:
            replay(decode(data))
        except stelae.StelaeError as error:
            assert str(error)  # noqa: PT017 - either outcome is right


@pytest.mark.parametrize("run", [moves, positions, records])
def test_nearly_right_inputs(run: object) -> None:
    assert callable(run)
    run(IN_CI)


@pytest.mark.long
@pytest.mark.parametrize("run", [moves, positions, records])
def test_a_hundred_thousand_nearly_right_inputs(run: object) -> None:
    assert callable(run)
    run(IN_FULL)
