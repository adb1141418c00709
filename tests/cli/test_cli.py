"""The terminal as a person uses it: commands, a game from start to end, wrong input, and coming back."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import stelae
from stelae.records import load

STELAE = str(Path(sys.executable).parent / "stelae")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def run(*words: str, given: str = "", code: int = 0, **environ: str) -> str:
    """What the command prints, both streams together."""
    done = subprocess.run(
        [STELAE, *words],
        input=given,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env={**os.environ, **environ},
        timeout=120,
    )
    assert done.returncode == code, done.stdout
    assert "Traceback" not in done.stdout
    return done.stdout


def test_help_names_the_commands_and_loads_nothing_heavy() -> None:
    text = run("--help")
    for command in ("play", "replay", "analyse", "rules", "games", "perft", "bench", "arena"):
        assert f"    {command}" in text
    code = (
        "import sys; from stelae.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {'numba', 'numpy', 'fluent.runtime', 'msgspec', 'stelae.games.azteka'} & set(sys.modules)\n"
        "sys.exit(1 if heavy else 0)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False, stdout=subprocess.DEVNULL).returncode == 0


def test_no_command_at_all_gets_the_help() -> None:
    assert run() == run("--help")


def test_the_options_of_a_game_are_flags() -> None:
    text = run("play", "azteka", "--help")
    assert "--variant" in text
    assert "classic, aggressive, mummies" in text
    assert "--target" in run("play", "tayu", "--help")
    assert "◎" in run("play", "tayu", "--backs", "yes")
    assert "option backs" in run("play", "tayu", "--backs", "perhaps", code=2)
    # Wherever the game is named.
    assert run("perft", "--depth", "2", "azteka", "--variant", "aggressive").splitlines()[1].startswith("2 1120 ")


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_games_and_rules_are_told_in_every_language(language: str) -> None:
    games = run("games", "--lang", language)
    assert all(f"{name}:" in games for name in stelae.games())
    for name in stelae.games():
        told = run("rules", name, "--lang", language)
        assert all(clause in told for clause in stelae.game(name).info.clauses)
        assert max(len(line) for line in told.splitlines()) <= 80


def test_one_clause_is_found_however_it_is_written() -> None:
    assert run("rules", "maya", "MY-8") == run("rules", "maya", "my8") == run("rules", "maya", "8")
    assert "no clause “99”" in run("rules", "maya", "99", code=2)


def test_perft_counts() -> None:
    lines = run("perft", "azteka", "--depth", "3").splitlines()
    assert [line.split()[:2] for line in lines] == [["1", "32"], ["2", "240"], ["3", "1696"]]
    assert run(
        "perft", "azteka", "--depth", "1", "--position", "......../..LD..../......../........ L 13 13"
    ).startswith("1 7")


@pytest.mark.slow
def test_bench_gives_one_json_object() -> None:
    done = subprocess.run([STELAE, "bench", "azteka", "--seconds", "0.2", "--json"], capture_output=True, check=True)
    figures = json.loads(done.stdout)
    assert figures["playouts_per_s"] > 0
    assert figures["plies_per_s"] > figures["playouts_per_s"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "no game"),
        (("play", "azteka", "--variant", "wild"), "classic, aggressive, mummies"),
        (("play", "azteka", "--seat", "9=random"), "--seat 0=human"),
        (("play", "azteka", "--seat", "0"), "--seat 0=human"),
        (("play", "tayu", "--match"), "match"),
        (("play", "--resume"), "no unfinished game"),
        (("play", "--resume", "/no/such/file.json"), "cannot be read"),
        (("replay", "/no/such/file.json"), "cannot be read"),
        (("replay", "/"), "cannot be read"),
        (("bench", "azteka", "--seconds", "-1"), "-1"),
        (("bench", "azteka", "--seconds", "nan"), "nan"),
        (("perft", "maya", "--depth", "2"), "Chance"),
        (("perft", "azteka", "--depth", "-1"), "-1"),
        (("perft", "azteka", "--depth", "2", "--position", "x"), "no position"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(words: tuple[str, ...], said: str) -> None:
    text = run(*words, code=2)
    assert said in text
    assert len(text.splitlines()) == 1


def test_errors_come_in_the_language_of_the_system() -> None:
    assert "azteka, maya, menara, tayu" in run("play", "chess", code=2, LANG="ru_RU.UTF-8")
    assert run("play", "chess", code=2, LANG="ru_RU.UTF-8") != run("play", "chess", code=2, LANG="hu_HU.UTF-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", stelae.games())
def test_bots_play_every_variant_to_its_end_and_it_replays(name: str, tmp_path: Path) -> None:
    game = stelae.game(name)
    for number, options in enumerate(game.info.variants.values()):
        flags = [word for option, value in options.items() for word in (f"--{option}", str(value).lower())]
        seats = [word for seat in range(game.seats(options)) for word in ("--seat", f"{seat}=random")]
        file = tmp_path / f"{number}.json"
        text = run("play", name, *flags, *seats, "--seed", "4", "--save", str(file))
        assert str(file) in text
        assert load(file).result is not None
        told = run("replay", str(file), "--lang", ("en", "ru", "hu")[number % 3])
        assert f"{name}-" not in told, "a message without words"


def test_a_piped_game_answers_wrong_moves_and_takes_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ["?", "zz", "a+", "c5", "a1", "why a1", "undo", "c4", "help", "rules AZ-7", "board", ""]
    text = run("play", "azteka", "--save", str(file), given="\n".join(lines))
    assert "32 moves are legal" in text
    assert "“zz” is no move of Azteka" in text
    assert "(AZ-4)" in text
    assert "a1 is not next to a Life piece. (AZ-5)" in text
    assert "Taken back." in text
    assert "--resume" in text
    assert [ply.move for ply in load(file).plies] == ["c4"]


def test_a_game_goes_on_where_it_was_left() -> None:
    run("play", "azteka", "--seed", "1", given="c5\n")
    assert "Going on after 1 ply" in run("play", "--resume", given="c4\n")
    assert "Going on after 2 plies" in run("play", "--resume", given="resign\ny\n")
    assert "no unfinished game" in run("play", "--resume", code=2)


def test_what_a_game_was_begun_with_is_not_said_anew_when_it_goes_on() -> None:
    run("play", "maya", "--seed", "1", given="m12/3\n")
    run("play", "azteka", given="c5\n")
    assert "Monolith between 1 and 2" in run("play", "maya", "--resume", given="?\n")
    assert "no unfinished game" in run("play", "tayu", "--resume", code=2)
    text = run("play", "maya", "--players", "3", "--seed", "0", "--resume", code=2)
    assert "leave out --seed, --players." in text


def test_a_terminal_without_unicode_gets_question_marks() -> None:
    assert "MY-8  ??" in run("rules", "maya", "8", "--lang", "ru", PYTHONIOENCODING="ascii")


def test_a_deal_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    deal = "=ROYGT/OYGTB/YGTBV/GTBVP/TBVPN/BVPNR/VPNRO/PNROY/NROYG"
    run("play", "maya", "--deal", deal, "--save", str(file), given="m56/4\n")
    assert [ply.move for ply in load(file).plies] == [deal, "m56/4"]
    assert "No outcome of chance" in run("play", "maya", "--deal", deal, "--deal", deal, code=2)
    text = run("play", "maya", "--deal", "=RRRRR/OYGTB/YGTBV/GTBVP/TBVPN/BVPNR/VPNRO/PNROY/NROYG", code=2)
    assert "(MY-" in text


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("precious")
    assert "is there already" in run("play", "azteka", "--save", str(file), code=2)
    assert file.read_text() == "precious"


@pytest.mark.clause("C-4")
def test_resigning_and_agreeing_end_the_game_and_stand_in_the_record(tmp_path: Path) -> None:
    resigned, agreed, three = tmp_path / "r.json", tmp_path / "a.json", tmp_path / "t.json"
    assert "Player 2 (Death) wins" in run("play", "azteka", "--save", str(resigned), given="c5\nc4\nresign\ny\n")
    result = load(resigned).result
    assert result is not None
    assert (result.winners, result.reason, result.resigned) == ((1,), "resigned", 0)
    assert "Drawn." in run("play", "azteka", "--save", str(agreed), given="c5\ndraw\nn\ndraw\ny\n")
    result = load(agreed).result
    assert result is not None
    assert (result.winners, result.reason) == ((), "agreed")
    run("replay", str(agreed))
    text = run("play", "azteka", "--variant", "mummies", "--save", str(three), given="draw\nresign\ny\n")
    assert "two sides" in text
    result = load(three).result
    assert result is not None
    assert result.winners == (1, 2)


@pytest.mark.clause("C-5")
def test_seats_are_numbered_in_turn_order_and_seat_0_begins() -> None:
    text = run("play", "azteka", "--seat", "0=Ada", "--seat", "1=Ben", given="c5\nc4\n")
    assert text.index("Ada (Life)") < text.index("Ben (Death)")


def test_a_match_is_played_with_the_seats_changed() -> None:
    text = run("play", "azteka", "--match", "--seat", "0=Ada", "--seat", "1=Ben", given="c5\nresign\ny\nresign\ny\n")
    assert "Game 2 of 2" in text
    assert "Ben (Life)" in text
    assert "wins the match" in text or "The match is drawn" in text


def test_a_match_left_between_its_games_goes_on_with_the_next() -> None:
    run("play", "azteka", given="c5\nresign\ny\n")
    run("play", "azteka", "--match", "--seat", "0=Ada", "--seat", "1=Ben", given="c5\nresign\ny\n")
    text = run("play", "--resume", given="c5\n")
    assert "Ben (Life)" in text
    text = run("play", "--resume", given="resign\ny\n")
    assert "The match is drawn" in text or "wins the match" in text
    assert "no unfinished game" in run("play", "--resume", code=2)


def test_bids_are_listed_in_short() -> None:
    text = run("play", "tayu", "--players", "3", "--auction", given="?\n30\n?\n")
    assert "484 moves are legal" in text
    assert "  1–484\n" in text
    assert re.search(r"  1–29 +pass\n", text)


def test_a_strangers_record_cannot_give_the_terminal_orders(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "azteka", "--save", str(file), given="c5\n")
    file.write_text(file.read_text().replace("Player 1", r"\u001b[31m\nA"))
    assert "\x1b" not in run("replay", str(file))
    assert "\x1b" not in run("play", "--resume", str(file))
    file.write_text(file.read_text().replace('"c5"', r'"\u001b[31m"'))
    text = run("replay", str(file), code=2)
    assert "\x1b" not in text
    assert "is no move of Azteka" in text


def test_a_full_disk_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.write_text("no folder")
    text = run("play", "azteka", "--save", str(folder / "game.json"), given="c5\nc4\n")
    assert text.count("cannot be saved") >= 2
    assert "Death is placed on c4" in text


def at_terminal(*words: str) -> pexpect.spawn[str]:
    # A shell's background job ignores Ctrl-C, and hands that down; a person's terminal does not.
    def heed_ctrl_c() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    return pexpect.spawn(STELAE, list(words), encoding="utf-8", timeout=30, dimensions=(40, 80), preexec_fn=heed_ctrl_c)


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    child = at_terminal("play", "azteka", "--save", str(file))
    child.expect("Player 1")
    child.sendline("c5")
    child.expect("Player 2")
    # Python looks at a signal only when reading returns; one that comes just before it reads waits for the next.
    for _ in range(60):
        child.sendintr()
        if child.expect(["The game is saved", pexpect.TIMEOUT], timeout=0.5) == 0:
            break
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert [ply.move for ply in load(file).plies] == ["c5"]


def test_a_killed_game_resumes(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    child = at_terminal("play", "azteka", "--save", str(file))
    child.expect("Player 1")
    child.sendline("c5")
    child.expect("Player 2")
    # The move is on the disk before the next player is asked.
    child.kill(signal.SIGKILL)
    child.close()
    assert [ply.move for ply in load(file).plies] == ["c5"]
    assert "Going on after 1 ply" in run("play", "--resume", str(file))


def test_a_newcomer_chooses_from_the_menu() -> None:
    child = at_terminal("play")
    child.expect("What would you like to play")
    child.sendline("7")
    child.expect("from 1 to 4")
    child.sendline("1")
    child.expect("Which game of it")
    child.sendline("")
    child.expect("Who plays")
    child.sendline("2")
    child.expect("Player 1")
    child.sendline("quit")
    child.expect("The game is saved")
    child.close()


def test_hidden_cards_show_only_when_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    child = at_terminal("play", "maya", "--players", "3", "--seed", "2", "--save", str(file), "--no-colour")
    child.expect("Player 1")
    before = ESCAPES.sub("", child.before or "")
    cards = next(ply.move for ply in load(file).plies if len(ply.move) < 20)
    hands = cards[1:].split("/")
    assert not any(hand in before for hand in hands)
    child.sendline("cards")
    child.expect("only you are looking")
    child.sendline("")
    child.expect("Press Enter to hide")
    shown = ESCAPES.sub("", child.before or "")
    assert all(letter in shown for letter in hands[0])
    child.sendline("")
    # The screen is wiped, its memory too.
    child.expect(re.escape("\x1b[3J"))
    child.sendline("quit")
    child.close()


def test_stepping_through_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "azteka", "--save", str(file), given="c5\nc4\n")
    child = at_terminal("replay", str(file))
    child.expect("0/2")
    child.sendline("")
    child.expect("Life is placed on c5")
    child.sendline("2")
    child.expect("Death is placed on c4")
    child.sendline("b")
    child.expect("1/2")
    child.sendline("q")
    child.expect("not finished")
    child.close()


def test_reading_only_the_beginning_is_fine() -> None:
    done = subprocess.run(
        ["bash", "-c", f"{STELAE} rules azteka | head -1; echo ${{PIPESTATUS[0]}}"],  # noqa: S607 - any bash will do
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] in ("0", "141")
