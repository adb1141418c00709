"""The command line. Every command loads what it needs when it is called, so that --help is quick."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from stelae import __version__
from stelae.core.contract import Option, StelaeError
from stelae.core.game import Game
from stelae.core.registry import game, games


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; what a person can mend is said in one line."""
    words = list(sys.argv[1:] if argv is None else argv)
    _show_what_can_be_shown()
    try:
        arguments = _parser(_chosen(words)).parse_args(words or ["--help"])
        code = int(import_module(f"stelae.cli.{arguments.command}").run(arguments))
        sys.stdout.flush()
        return code
    except StelaeError as error:
        _complain(error, words)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (head, less) has seen enough; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _show_what_can_be_shown() -> None:
    """A terminal without Unicode gets question marks, not an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(error: StelaeError, words: list[str]) -> None:
    from stelae.cli.paint import fitted, plain
    from stelae.locales import preferred
    from stelae.locales import words as load

    say = load(preferred(_language(words)))
    reasons = [found.reason for found in (error, error.__cause__) if isinstance(found, StelaeError)]
    text = "stelae: " + " ".join(say.reason(reason) for reason in reasons)
    print(fitted(plain(text), sys.stderr), file=sys.stderr)


def _chosen(words: list[str]) -> Game | None:
    """The game that the command is about: its options become flags."""
    if not words or words[0] not in ("play", "perft", "bench", "arena"):
        return None
    known = [word for word in words[1:] if word in games()]
    named = known or [word for word in words[1:2] if not word.startswith("-")]
    return game(named[0]) if named else None


def _language(words: list[str]) -> str | None:
    return next((words[n + 1] for n, word in enumerate(words[:-1]) if word == "--lang"), None)


def _parser(chosen: Game | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="stelae", description="A table for board games that are hard to get.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"stelae {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    common: dict[str, Any] = {"allow_abbrev": False}
    named = games()

    play = commands.add_parser("play", help="play on this terminal", **common)
    play.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(named)} (asked for if left out)")
    play.add_argument(
        "--seat", action="append", metavar="N=WHO", help="who sits at N, from 0: human, a bot, or a name (repeatable)"
    )
    play.add_argument("--bot", metavar="WHO", help="a bot in every other seat: novice, casual, club, expert, master")
    play.add_argument("--seed", type=int, help="where luck comes from")
    play.add_argument("--deal", action="append", metavar="OUTCOME", help="what chance brings first, as =… (repeatable)")
    play.add_argument("--match", action="store_true", help="play as many games as make a match")
    play.add_argument("--save", metavar="FILE", help="where to keep the record (else: among your own games)")
    play.add_argument("--resume", nargs="?", const="", metavar="FILE", help="go on with the last game, or with FILE")

    replay = commands.add_parser("replay", help="step through a recorded game", **common)
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, help="show what this seat saw (else: everything)")

    render = commands.add_parser("render", help="a picture of a temple of Menara", **common)
    render.add_argument("file", metavar="FILE", help="a record, or a position as text")
    render.add_argument("--ply", type=int, metavar="N", help="the temple after so many plies (else: after the last)")
    render.add_argument("--out", metavar="PNG", help="where the picture goes (default: FILE.png here)")
    render.add_argument("--view", choices=("front", "top", "both"), default="both", help="default: both")
    render.add_argument("--width", type=int, default=1600, metavar="PIXELS", help="default 1600")
    render.add_argument("--bearing", type=float, default=30.0, metavar="DEGREES", help="from where (default 30)")

    analyse = commands.add_parser("analyse", help="what each move of a recorded game was worth", **common)
    analyse.add_argument("file", metavar="FILE")
    analyse.add_argument("--seconds", type=float, default=1.0, help="how long to think about each move (default 1)")
    analyse.add_argument("--simulations", type=int, help="think in simulations instead: the same result every time")
    analyse.add_argument("--threads", type=int, default=1, help="how many threads search (default 1)")
    analyse.add_argument("--memory", type=int, default=256, metavar="MB", help="for the search trees (default 256)")
    analyse.add_argument("--json", action="store_true", help="one JSON object")

    rules = commands.add_parser("rules", help="the rules, clause by clause", **common)
    rules.add_argument("game", metavar="GAME", help=f"one of: {', '.join(named)}")
    rules.add_argument("clause", nargs="?", metavar="CLAUSE", help="for example AZ-5")

    listing = commands.add_parser("games", help="the games and their options", **common)

    perft = commands.add_parser("perft", help="count the lines of play", **common)
    perft.add_argument("game", metavar="GAME", help=f"one of: {', '.join(named)}")
    perft.add_argument("--depth", type=int, required=True)
    perft.add_argument("--seed", type=int, help="deal from this seed first")
    perft.add_argument("--position", metavar="TEXT", help="count from this position")

    bench = commands.add_parser("bench", help="measure random playouts of the compiled rules", **common)
    bench.add_argument("game", metavar="GAME", help=f"one of: {', '.join(named)}")
    bench.add_argument("--seconds", type=float, default=5.0, help="how long to measure (default 5)")
    bench.add_argument("--json", action="store_true", help="one JSON object")
    bench.add_argument("--search", action="store_true", help="measure the tree search instead")
    bench.add_argument("--simulations", type=int, default=100_000, help="in each search (default 100000)")
    bench.add_argument("--threads", type=int, default=1, help="how many threads search (default 1)")

    arena = commands.add_parser("arena", help="two bots against each other, many times", **common)
    arena.add_argument("game", metavar="GAME", help=f"one of: {', '.join(named)}")
    about = "a bot: expert, expert@2000 (simulations a move), expert@0.5s (seconds a move)"
    arena.add_argument("first", metavar="A", help=about)
    arena.add_argument("second", metavar="B", help="another; also uct (plain search) and random")
    arena.add_argument("--games", type=int, default=100, metavar="N", help="at most so many (default 100)")
    arena.add_argument("--until", type=float, metavar="ELO", help="stop when A is surely ahead by more, or by less")
    arena.add_argument("--seed", type=int, default=1, help="where luck comes from (default 1)")
    arena.add_argument("--processes", type=int, metavar="N", help="how many at once (default: one a core)")
    arena.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster (needs the extra `ray`)")
    arena.add_argument("--out", metavar="FILE", help="where the results go (default: arena-….json here)")

    serve = commands.add_parser("serve", help="a table server for your friends, with its page", **common)
    _add_settings(serve)
    serve.add_argument("--open", action="store_true", help="open the page in your browser")

    where = "the file of the tables (else: STELAE_DATABASE, or stelae.sqlite in your own data folder)"
    backup = commands.add_parser("backup", help="copy all tables of a server, also while it runs", **common)
    backup.add_argument("to", metavar="FILE", help="a new file, or a folder to put one into")
    backup.add_argument("--database", metavar="VALUE", help=where)

    restore = commands.add_parser("restore", help="put the tables of a backup where a server looks for them", **common)
    restore.add_argument("file", metavar="FILE", help="what stelae backup has made")
    restore.add_argument("--database", metavar="VALUE", help=where)

    accounts = commands.add_parser("accounts", help="count the ratings anew, or give somebody a new password", **common)
    accounts.add_argument("what", choices=("recount", "password"))
    accounts.add_argument("login", nargs="?", metavar="LOGIN", help="whose password")
    accounts.add_argument("--database", metavar="VALUE", help=where)

    work = commands.add_parser("work", help="think for the bots of servers that share a PostgreSQL database", **common)
    _add_settings(work, "database", "bot_threads", "log_level", "log_format")

    of_games = (play, replay, render, analyse, rules, listing, perft, bench, arena)
    for command in (*of_games, serve, backup, restore, accounts, work):
        command.add_argument("--lang", choices=("en", "ru", "hu"), help="language (else: as the system)")
    for command in (play, replay, analyse):
        command.add_argument("--no-colour", action="store_true", help="letters only")
    if chosen is not None:
        for command in (play, perft, bench, arena):
            _add_options(command, chosen)
    return parser


def _add_options(command: argparse.ArgumentParser, chosen: Game) -> None:
    group = command.add_argument_group(f"options of {chosen.name}")
    for option in chosen.options:
        names = [f"--{option.name}"]
        default = str(option.default).lower() if option.type == "bool" else option.default
        about = f"{option.allowed} (default {default}; {option.clause})"
        if option.type == "bool":
            group.add_argument(*names, nargs="?", const="true", dest=_flag(option), metavar="yes|no", help=about)
        else:
            group.add_argument(*names, dest=_flag(option), metavar="VALUE", help=about)


def _add_settings(command: argparse.ArgumentParser, *only: str) -> None:
    from dataclasses import fields

    from stelae.server.settings import Settings

    for one in fields(Settings):
        if only and one.name not in only:
            continue
        name = one.name.replace("_", "-")
        default = "" if one.default == "" else f" (default {str(one.default).lower()})"
        variable = f"STELAE_{one.name.upper()}"
        about = f"{one.metadata['about']}{default}; {variable}"
        if isinstance(one.default, bool):
            command.add_argument(f"--{name}", dest=one.name, nargs="?", const="yes", metavar="yes|no", help=about)
        else:
            command.add_argument(f"--{name}", dest=one.name, metavar="VALUE", help=about)


def _flag(option: Option) -> str:
    return "option_" + option.name


def chosen_options(arguments: argparse.Namespace, of: Game) -> dict[str, object]:
    """The options that the flags name."""
    given = ((option, getattr(arguments, _flag(option), None)) for option in of.options)
    return {option.name: option.read(text) for option, text in given if text is not None}


if __name__ == "__main__":
    sys.exit(main())
