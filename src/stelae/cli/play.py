"""`stelae play`: a game begins, or goes on where it was cut off."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from stelae.bots import LEVELS, bot
from stelae.bots.partners import can_think, check_bot
from stelae.cli.main import chosen_options
from stelae.cli.paint import Paint, paint_for
from stelae.cli.session import Session, fresh_path, last_unfinished, new_record, new_seed, read, seat_of
from stelae.cli.terminal import Quit, Terminal
from stelae.core.contract import StelaeError, complain
from stelae.core.game import Game
from stelae.core.registry import game, games
from stelae.locales import Words, preferred, words
from stelae.records import Seat


def run(arguments: argparse.Namespace) -> int:
    say = words(preferred(arguments.lang))
    paint = Paint(False) if arguments.no_colour else paint_for(sys.stdout)
    terminal = Terminal(say, paint)
    try:
        session = resumed(arguments, terminal) if arguments.resume is not None else opened(arguments, terminal)
        terminal.sit(session, is_match=arguments.match or session.record.match is not None)
    except (Quit, KeyboardInterrupt):
        terminal.leave()
    return 0


def resumed(arguments: argparse.Namespace, terminal: Terminal) -> Session:
    """The last unfinished game, or the one in the file; after it, the next one of its match."""
    settled = settled_before(arguments)
    if settled:
        raise complain(StelaeError, "resume-alone", flags=", ".join(settled))
    path = Path(arguments.resume) if arguments.resume else last_unfinished(arguments.game or "*")
    if path is None:
        raise complain(StelaeError, "nothing-to-resume")
    record = read(path)
    if record.redacted is not None:
        raise complain(StelaeError, "resume-redacted", file=str(path))
    session = Session(record, path)
    if session.over:
        if not session.match_goes_on:
            raise complain(StelaeError, "resume-finished", file=str(path))
        session = session.next_game(fresh_path(record.game))
    terminal.line("resumed", file=str(session.path), plies=len(session.record.plies))
    return session


def settled_before(arguments: argparse.Namespace) -> list[str]:
    """The words of the command that say what a game which goes on has settled long ago."""
    given = [name for name, value in vars(arguments).items() if value is not None and value is not False]
    flags = [f"--{name}" for name in ("seat", "bot", "seed", "deal", "match", "save") if name in given]
    options = [name.replace("option_", "--") for name in given if name.startswith("option_")]
    return [*([arguments.game] if arguments.game and arguments.resume else []), *flags, *options]


def opened(arguments: argparse.Namespace, terminal: Terminal) -> Session:
    """A new game: as the flags say, or as the person chooses."""
    if arguments.game is None:
        chosen, options, against = choose(terminal)
    else:
        chosen, against = game(arguments.game), None
        options = chosen_options(arguments, chosen)
    start = chosen.start(options)
    if arguments.match and chosen.info.match_length(start.options) == 1:
        raise complain(StelaeError, "no-match", game=chosen.name)
    if arguments.bot is not None:
        against = bot(arguments.bot).name
    seats = seated(arguments.seat or [], start.seats, terminal.say, against)
    for seat in seats:
        if seat.bot and bot(seat.bot.split()[0]).thinks:
            check_bot(chosen.name, seat.name)
    seed = new_seed() if arguments.seed is None else arguments.seed
    record = new_record(start, seats, seed=seed)
    if arguments.match:
        record = msgspec.structs.replace(record, match=())
    path = Path(arguments.save) if arguments.save else fresh_path(chosen.name)
    if path.exists():
        raise complain(StelaeError, "save-exists", file=str(path))
    session = Session(record, path)
    for outcome in arguments.deal or ():
        if session.state.to_move != "chance":
            raise complain(StelaeError, "deal-too-much", outcome=outcome)
        session.play(outcome)
    return session


def seated(wishes: list[str], count: int, say: Words, against: str | None) -> tuple[Seat, ...]:
    """Who sits where; without a wish a person does."""
    who = dict.fromkeys(range(1, count), against) if against else {}
    for wish in wishes:
        number, equals, name = wish.partition("=")
        if not equals or not name or number not in map(str, range(count)):
            raise complain(StelaeError, "seat-flag", flag=wish, last=count - 1)
        who[int(number)] = name
    return tuple(seat_of(who.get(seat) or "human", say("player-name", number=seat + 1)) for seat in range(count))


def choose(terminal: Terminal) -> tuple[Game, dict[str, object], str | None]:
    """Asks a newcomer what to play, and against whom."""
    say, named = terminal.say, games()
    terminal.line("choose-game")
    for number, name in enumerate(named, 1):
        terminal.print(f"  {number}  {terminal.paint(say(name), bold=True)} — {say(name + '.tagline')}")
    chosen = game(named[terminal.pick(len(named)) - 1])
    variants = list(chosen.info.variants)
    terminal.line("choose-variant")
    for number, variant in enumerate(variants, 1):
        terminal.print(f"  {number}  {say(f'{chosen.name}-variant-{variant}')}")
    options: dict[str, object] = dict(chosen.info.variants[variants[terminal.pick(len(variants)) - 1]])
    terminal.line("choose-against")
    against = [None, *(LEVELS if can_think(chosen.name) else [])]
    for number, level in enumerate(against, 1):
        terminal.print(f"  {number}  {say('choose-people') if level is None else say(f'choose-{level}')}")
    return chosen, options, against[terminal.pick(len(against)) - 1]
