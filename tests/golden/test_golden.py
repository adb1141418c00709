"""Golden records: one at least for each variant, with what every seat saw at every ply.

A difference here means that old records would play differently, or that somebody sees something else than before.
`make golden` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import pytest

import stelae
from stelae.records import Record, Seat, begin, decode, encode, replay
from stelae.records.replay import extended
from stelae.testing import random_game

HERE = Path(__file__).parent
CASES = [(name, variant) for name in stelae.games() for variant in stelae.game(name).info.variants]


def short(text: str, most: int = 800) -> str:
    """A text that is very long (a temple of Menara) by its beginning and its digest."""
    return text if len(text) <= most else f"{text[:200]}… {hashlib.sha256(text.encode()).hexdigest()[:12]}"


def sightings(record: Record) -> list[str]:
    """A line a ply: the move, what happened, the position, the number of legal moves, and every seat's view."""
    states = replay(record).states
    lines = []
    for number, state in enumerate(states):
        seats = (None, *range(state.seats))
        views = [json.dumps(state.view(seat), sort_keys=True, ensure_ascii=False) for seat in seats]
        digests = " ".join(hashlib.sha256(view.encode()).hexdigest()[:12] for view in views)
        lines.append(
            f"{number} | {short(str(state))} | to move {state.to_move} | legal {len(state.legal())} | views {digests}"
        )
        if number < len(record.plies):
            move = record.plies[number].move
            events = [state.events(move, seat) for seat in seats]
            told = hashlib.sha256(json.dumps(events, sort_keys=True).encode()).hexdigest()[:12]
            shown = json.dumps(state.all_events(move), ensure_ascii=False)
            lines.append(f"  {short(move)} | {shown} | events {told}")
        if number in (len(states) // 2, len(states) - 1):
            lines += [f"  seen by {seat}: {short(view, 25_000)}" for seat, view in zip(seats, views, strict=True)]
    return lines


def played(name: str, variant: str) -> Record:
    game = stelae.game(name)
    start = game.start(game.info.variants[variant])
    seats = tuple(Seat(name=f"Player {seat + 1}") for seat in range(start.seats))
    record = begin(start, seats, seed=2026)
    for before, move, _ in random_game(start, random.Random(2026)):
        record = extended(record, before, move)
    return record


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_the_golden_record_plays_as_ever(name: str, variant: str, request: pytest.FixtureRequest) -> None:
    stem = HERE / f"{name}-{variant}"
    record_file, seen_file = stem.with_suffix(".json"), stem.with_suffix(".txt")
    if request.config.getoption("--update-golden"):
        record = decode(record_file.read_bytes()) if record_file.exists() else played(name, variant)
        record_file.write_bytes(encode(record))
        seen_file.write_text("\n".join(sightings(record)) + "\n", "utf-8")
    record = decode(record_file.read_bytes())
    assert sightings(record) == seen_file.read_text("utf-8").splitlines()
    assert encode(record) == record_file.read_bytes()


def test_every_golden_record_is_of_a_variant() -> None:
    known = {f"{name}-{variant}" for name, variant in CASES}
    assert {file.stem for file in HERE.glob("*.json")} == known
    assert {file.stem for file in HERE.glob("*.txt")} == known
