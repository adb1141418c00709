"""Bots at the terminal: playing, hints, analysing a record, the arena."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stelae.records import load
from tests.cli.test_cli import at_terminal, run


def test_a_bot_takes_every_other_seat(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = run("play", "azteka", "--variant", "mummies", "--bot", "novice", "--save", str(file), given="c5\nquit\n")
    assert [seat.bot for seat in load(file).seats] == [None, "novice 1", "novice 1"]
    assert text.count("novice:") == 2
    run("play", "azteka", "--bot", "random", "--seat", "0=novice", "--save", str(tmp_path / "two.json"))
    assert "no bot “nobody”" in run("play", "azteka", "--bot", "nobody", code=2)


def test_a_hint_names_good_moves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    moves = ["d1", "c1", "d2", "c2", "d3", "c3", "d4", "c4", "d5", "c5", "d6", "b1", "c6", "b2", "b6", "b3", "a6", "b4"]
    text = run("play", "azteka", "--save", str(file), given="\n".join([*moves, "hint", "d7", "hint", "quit"]))
    assert re.search(r"^  ?\w+[+0-9]+: \d+ ?%", text.split("b4")[-1], re.MULTILINE)


def test_a_record_is_analysed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "azteka", "--seed", "3", "--seat", "0=random", "--seat", "1=novice", "--save", str(file))
    text = run("analyse", str(file), "--simulations", "300")
    record = load(file)
    rows = [line for line in text.splitlines() if re.match(r" *\d+\. ", line)]
    assert len(rows) == len(record.plies)
    assert "better:" in text, "random moves cost something"
    figures = json.loads(run("analyse", str(file), "--simulations", "300", "--json"))
    assert [one["move"] for one in figures["moves"]] == [ply.move for ply in record.plies]
    assert figures == json.loads(run("analyse", str(file), "--simulations", "300", "--json"))
    assert all(one["cost"] >= 0 for one in figures["moves"])
    assert "cannot be read" in run("analyse", "/no/such/file.json", code=2)
    assert "budget" in run("analyse", str(file), "--simulations", "0", code=2)


def test_an_analysis_is_left_with_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "azteka", "--seed", "3", "--seat", "0=random", "--seat", "1=random", "--save", str(file))
    child = at_terminal("analyse", str(file), "--seconds", "100")
    child.expect("1/")
    child.sendintr()
    child.expect("from 0 %")
    child.wait()
    assert child.exitstatus == 130


@pytest.mark.slow
def test_an_arena_swaps_sides_and_writes_what_it_found(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    words = ("arena", "azteka", "club@200", "random", "--games", "7", "--processes", "2", "--out")
    text = run(*words, str(file))
    figures = json.loads(file.read_text())
    assert "8 games" in text, "only whole deals are played"
    assert figures["games"] == 8
    assert figures["low"] > 0
    assert sorted((one["deal"], one["seats"]) for one in figures["played"]) == [
        (deal, seats) for deal in range(4) for seats in ([0, 1], [1, 0])
    ]
    assert "is there already" in run(*words, str(file), code=2)
    again = tmp_path / "again.json"
    run(*words, str(again))
    assert json.loads(again.read_text())["played"] == figures["played"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "club", "club"), "no game"),
        (("azteka", "club", "nobody"), "no bot"),
        (("azteka", "club", "club@x"), "expert@2000"),
        (("azteka", "club", "club@0"), "above 0"),
        (("azteka", "club", "random", "--games", "0"), "at least 1"),
        (("azteka", "club", "random", "--out", "/no/such/folder/file.json"), "cannot be written"),
    ],
)
def test_an_arena_that_cannot_be_says_why(words: tuple[str, ...], said: str) -> None:
    text = run("arena", *words, code=2)
    assert said in text
    assert len(text.splitlines()) == 1


def test_a_partner_in_menara_says_why_and_gives_hints(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = run("play", "menara", "--seat", "0=club", "--seed", "5", "--save", str(file), given="hint\nquit\n")
    assert "has marks that are soon filled" in text
    assert "cards could be done" in text.split("# hint")[0]
    assert re.search(r"^ +(swap [yrkwb]+ [yrkwb]+|-): \d+ ?%", text, re.MULTILINE)
    russian = run("play", "--lang", "ru", "--resume", str(file), given="hint\nquit\n")
    assert "карт" in russian
    assert "win or lose together" in run("arena", "menara", "club", "random", code=2)
