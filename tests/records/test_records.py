"""Records: written, read, replayed, redacted; and what is said about files that are none."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import stelae
from stelae.core.game import State
from stelae.records import BadRecord, Record, Seat, begin, decode, encode, load, redact, replay, save, schema
from stelae.records.migrations import migrate
from stelae.records.replay import extended, match_of
from stelae.testing import random_game

ROOT = Path(__file__).parent.parent.parent


def played(name: str, options: dict[str, object] | None = None, plies: int = 10_000, seed: int = 5) -> Record:
    start = stelae.game(name).start(options)
    record = begin(start, tuple(Seat(name=f"P{seat}") for seat in range(start.seats)), seed=seed)
    for number, (before, move, _) in enumerate(random_game(start, random.Random(seed))):
        if number == plies:
            break
        record = extended(record, before, move, at=1.5)
    return record


def spoilt(record: Record, **changes: object) -> bytes:
    return json.dumps({**msgspec.to_builtins(record), **changes}).encode()


@pytest.mark.clause("C-1")
@pytest.mark.parametrize("name", stelae.games())
def test_a_record_replays_to_the_same_end_without_luck(name: str) -> None:
    record = played(name)
    read = decode(encode(record))
    assert read == record
    # The seed is only informative.
    assert replay(msgspec.structs.replace(read, seed=None)).last == replay(record).last
    assert record.result is not None


def test_a_record_may_begin_from_a_position() -> None:
    start = stelae.game("azteka").parse("......../..LD..../......../........ L 13 13")
    record = begin(start, (Seat("A"), Seat("B")))
    record = extended(record, start, "a3")
    assert replay(decode(encode(record))).states[0] == start


def test_saving_replaces_the_file_whole(tmp_path: Path) -> None:
    file = tmp_path / "new" / "game.json"
    record = played("azteka")
    save(record, file)
    save(record, file)
    assert load(file) == record
    assert [path.name for path in file.parent.iterdir()] == ["game.json"]


def test_what_cannot_be_saved_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("kept")
    with pytest.raises(BadRecord) as caught:
        save(played("azteka"), blocked / "game.json")
    assert caught.value.reason.code == "record-save"
    assert blocked.read_text() == "kept"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "record-json"),
        (b"\xff\xfe\x00", "record-json"),
        (b'{"schema": 1, "game": "azte', "record-json"),
        (b"[1, 2, 3]", "record-foreign"),
        (b'{"name": "another program"}', "record-foreign"),
        (b'{"schema": 99, "game": "azteka"}', "record-newer"),
        (b'{"schema": 1, "game": "azteka"}', "record-fields"),
        (b"[" * 100_000, "record-foreign"),
    ],
)
def test_what_is_no_record_gets_one_clear_line(data: bytes, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        decode(data)
    assert caught.value.reason.code == code
    assert "\n" not in str(caught.value)


def test_a_damaged_record_names_the_ply() -> None:
    record = played("azteka")
    plies = msgspec.to_builtins(record.plies)
    for change, code in (
        ({"plies": [*plies[:3], {"seat": plies[3]["seat"], "move": "zz"}]}, "record-ply"),
        ({"plies": [*plies[:3], {"seat": 7, "move": "a+"}]}, "record-turn"),
        ({"plies": plies[:-1]}, "record-unfinished"),
        ({"result": {"winners": [], "scores": [0, 0], "reason": "agreed"}}, "record-result"),
        ({"seats": [{"name": "alone"}]}, "record-seats"),
        ({"rules": 99}, "record-rules"),
        ({"result": {"winners": [7], "scores": [0, 0], "reason": "resigned"}}, "no-such-seat"),
        ({"result": {"winners": [1], "scores": [0, 0], "reason": "resigned", "resigned": 7}}, "no-such-seat"),
        ({"result": {"winners": [], "scores": [], "reason": "agreed"}}, "record-seats"),
    ):
        with pytest.raises(BadRecord) as caught:
            replay(decode(spoilt(record, **change)))
        assert caught.value.reason.code == code


def test_an_earlier_game_of_a_match_speaks_of_its_own_seats() -> None:
    ended = played("azteka")
    won = {"winners": [9], "scores": [0, 1], "reason": "resigned"}
    earlier = {"players": [0, 1], "position": str(replay(ended).last), "result": won}
    with pytest.raises(BadRecord):
        match_of(decode(spoilt(played("azteka", plies=2), match=[earlier])))


@pytest.mark.parametrize(("field", "value"), [("game", "chess"), ("options", {"variant": "no"}), ("start", "nowhere")])
def test_a_foreign_game_option_or_position_is_refused(field: str, value: object) -> None:
    with pytest.raises(stelae.StelaeError):
        replay(decode(spoilt(played("azteka", plies=2), **{field: value})))


@pytest.mark.clause("C-2")
@pytest.mark.parametrize("players", [3, 4])
def test_a_redacted_record_holds_nothing_that_the_seat_may_not_see(players: int) -> None:
    record = played("maya", {"players": players}, plies=6)
    states = replay(record).states
    cards = next(ply.move for ply in record.plies if "/" in ply.move and len(ply.move) < 20)
    for seat in (None, *range(players)):
        kept = redact(record, seat)
        assert kept.seed is None
        text = encode(kept).decode()
        for other, hand in enumerate(cards[1:].split("/")):
            assert (hand in text) == (other == seat) or hand in kept.plies[0].move
        again = replay(decode(text.encode()))
        for before, after in zip(states, again.states, strict=True):
            assert after.view(seat) == before.view(seat)


def test_a_finished_record_is_open_to_all() -> None:
    record = played("maya", {"players": 3})
    assert redact(record, 1) == record


def test_old_records_are_brought_to_the_present_form() -> None:
    steps = {
        1: lambda data: {**data, "schema": 2, "added": []},
        2: lambda data: {**data, "schema": 3, "game": data["game"].lower()},
    }
    assert migrate({"schema": 1, "game": "AZTEKA"}, steps) == {"schema": 3, "game": "azteka", "added": []}
    assert migrate({"schema": "odd"}, steps) == {"schema": "odd"}


def test_the_published_schema_is_that_of_the_model() -> None:
    assert json.loads((ROOT / "docs" / "record.schema.json").read_text("utf-8")) == json.loads(json.dumps(schema()))


@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_a_reason(data: bytes) -> None:
    try:
        replay(decode(data))
    except stelae.StelaeError as error:
        assert "\n" not in str(error)  # noqa: PT017 - either outcome is right


SMALL: Record = played("azteka", plies=4)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(msgspec.to_builtins(SMALL))), JUNK)
def test_any_field_may_be_wrong(field: str, value: object) -> None:
    try:
        replay(decode(spoilt(SMALL, **{field: value})))
    except stelae.StelaeError as error:
        assert str(error)  # noqa: PT017 - either outcome is right


def test_extending_ends_the_record_with_the_game() -> None:
    record = played("azteka")
    last: State = replay(record).last
    assert record.result is not None
    assert last.result is not None
    assert record.result.reason == last.result.reason
