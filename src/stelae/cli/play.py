"""`stelae play`: people on one screen, and bots. Every ply is saved, so a game that is cut off goes on later."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from stelae.bots import LEVELS, Budget, Line, analyse, bot
from stelae.cli.boards import draw
from stelae.cli.main import chosen_options
from stelae.cli.paint import Paint, fitted, paint_for
from stelae.cli.rules import clause_text, find
from stelae.cli.session import Session, fresh_path, last_unfinished, new_record, new_seed, read, seat_of
from stelae.cli.telling import result_text, seat_label, told
from stelae.core.contract import IllegalMove, StelaeError, complain
from stelae.core.game import Game
from stelae.core.registry import game, games
from stelae.locales import Words, preferred, words
from stelae.records import Seat

# How long a hint may think, and how many moves it names.
HINT, HINTS = Budget(seconds=1.0), 3

# From so many on, numbers to choose from are told by the first and the last.
LONG_RUN = 10
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The person leaves the table."""


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
    path = Path(arguments.resume) if arguments.resume else last_unfinished()
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
    against = [None, *LEVELS]
    for number, level in enumerate(against, 1):
        terminal.print(f"  {number}  {say('choose-people') if level is None else say(f'choose-{level}')}")
    return chosen, options, against[terminal.pick(len(against)) - 1]


def shortened(moves: list[str]) -> list[str]:
    """The moves with a long run of numbers (the bids of an auction) as one entry."""
    numbers = sorted(int(move) for move in moves if move.isdecimal())
    if len(numbers) < LONG_RUN:
        return moves
    return [f"{numbers[0]}–{numbers[-1]}", *(move for move in moves if not move.isdecimal())]


class Terminal:
    """The screen and the keyboard."""

    def __init__(self, say: Words, paint: Paint) -> None:
        self.say = say
        self.paint = paint
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.session: Session | None = None
        if self.interactive:
            import readline  # noqa: F401 - input() edits lines and remembers them

    def print(self, text: str = "") -> None:
        print(fitted(text, sys.stdout), flush=True)

    def line(self, message: str, **params: object) -> None:
        self.print(self.say(message, **params))

    def ask(self, prompt: str) -> str:
        """A line from the person; the end of the input means leaving."""
        try:
            return input(prompt).strip()
        except EOFError:
            self.print()
            raise Quit from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def pick(self, most: int) -> int:
        """A number from 1 on; Enter means 1."""
        while True:
            answer = self.ask(self.say("pick", most=most) + " ") or "1"
            if answer in map(str, range(1, most + 1)):
                return int(answer)
            self.line("pick-wrong", most=most)

    def leave(self) -> None:
        self.print()
        if self.session is None:
            return
        try:
            self.session.save()
        except StelaeError as error:
            self.line("left-unsaved", **error.reason.params)
            return
        if not self.session.over or self.session.match_goes_on:
            self.line("left", file=str(self.session.path))

    def keep(self, session: Session) -> bool:
        """Saves; what hinders it is said, and the game goes on."""
        try:
            session.save()
        except StelaeError as error:
            self.print(self.say.reason(error.reason))
            return False
        return True

    def sit(self, session: Session, *, is_match: bool) -> None:
        """Plays the game to its end, and the match if it is one."""
        while True:
            self.session = session
            self.keep(session)
            self.play(session)
            self.show_end(session)
            if not is_match or not self.show_match(session):
                return
            session = session.next_game(fresh_path(session.state.game.name))

    def play(self, session: Session) -> None:
        shown = -1
        while not session.over:
            move = session.luck_or_bot(self.line)
            if move is not None:
                session.play(move)
                self.keep(session)
                self.tell(session)
                continue
            if shown != len(session.record.plies):
                self.show(session)
                shown = len(session.record.plies)
            self.turn(session)

    def eyes(self, session: Session) -> int | None:
        """Through whose eyes the screen shows the game: one person's, or everybody's where people share it."""
        people = [seat for seat in range(session.state.seats) if session.is_human(seat)]
        if len(people) == 1:
            return people[0]
        turn = session.state.to_move
        return turn if isinstance(turn, int) and not session.keeps_secrets else None

    def show(self, session: Session, seat: int | None = None) -> None:
        view = session.state.view(self.eyes(session) if seat is None else seat)
        self.print()
        for row in draw(view, self.paint, self.say):
            self.print(row)
        if session.state.stood > 1:
            self.line("stood", count=session.state.stood)

    def tell(self, session: Session) -> None:
        ply = session.record.plies[-1]
        name = session.state.game.name
        who = self.say("chance") if ply.seat == "chance" else session.record.seats[int(ply.seat)].name
        eyes = self.eyes(session)
        for sentence in told(session.events(eyes), name, self.say):
            self.print(f"{self.paint(who + ':', dim=True)} {sentence}")

    def turn(self, session: Session) -> None:
        """Asks the person to move for one line."""
        seat = session.state.to_move
        assert isinstance(seat, int)
        label = seat_label(session.state.game.name, seat, session.record.seats, self.say)
        # A line of its own: what edits the input must be able to count the columns of its prompt.
        self.print(f"\n{self.paint(label, bold=True)} {self.paint(self.say('prompt'), dim=True)}")
        line = self.ask("> ")
        if not line:
            return
        word, _, rest = line.partition(" ")
        command = self.command(word)
        try:
            if command is not None:
                command(session, rest.strip())
            else:
                session.play(line)
                self.keep(session)
                self.tell(session)
        except IllegalMove as error:
            self.print(f"✗ {self.say.reason(error.reason)}")
            if error.reason.clause:
                self.print(self.paint("  " + self.say("see-clause", clause=error.reason.clause), dim=True))
        except Quit:
            raise
        except StelaeError as error:
            self.print(f"✗ {self.say.reason(error.reason)}")

    # Commands, by their English word or that of the language.

    def command(self, word: str) -> Callable[[Session, str], None] | None:
        commands: dict[str, Callable[[Session, str], None]] = {
            "help": self.do_help,
            "why": self.do_why,
            "hint": self.do_hint,
            "undo": self.do_undo,
            "board": lambda session, _: self.show(session),
            "cards": self.do_cards,
            "rules": self.do_rules,
            "draw": self.do_draw,
            "resign": self.do_resign,
            "quit": self.do_quit,
        }
        if word == "?":
            return self.do_moves
        named = {self.say(f"command-{name}").lower(): act for name, act in commands.items()}
        return commands.get(word.lower()) or named.get(word.lower())

    def do_moves(self, session: Session, rest: str) -> None:
        if rest:
            self.do_why(session, rest)
            return
        moves = session.state.legal()
        self.line("legal", count=len(moves))
        legal = shortened(moves)
        columns = max(map(len, legal)) + 2
        per_row = max(1, 76 // columns)
        for first in range(0, len(legal), per_row):
            self.print("  " + "".join(move.ljust(columns) for move in legal[first : first + per_row]).rstrip())
        self.print(self.paint("  " + self.say(f"{session.state.game.name}-moves-help"), dim=True))

    def do_help(self, session: Session, rest: str) -> None:
        self.print(self.say(f"{session.state.game.name}-moves-help"))
        self.print(self.say("help"))

    def do_why(self, session: Session, rest: str) -> None:
        reason = session.state.why(rest)
        if reason is None:
            self.line("is-legal", move=rest)
            return
        self.print(self.say.reason(reason))
        if reason.clause in session.state.game.info.clauses:
            self.print(clause_text(session.state.game, str(reason.clause), self.say, self.paint))

    def do_hint(self, session: Session, rest: str) -> None:
        """The best moves as a second of thought sees them, from what the seat to move may see."""
        seat = session.state.to_move
        lines: tuple[Line, ...] = ()
        try:
            for found in analyse(session.state.view(seat if isinstance(seat, int) else None), HINT, notice=self.line):
                lines = found.lines
        except KeyboardInterrupt:
            self.print()
        for line in lines[:HINTS]:
            said = [self.say("hint", move=line.move, value=f"{line.value:.0%}")]
            said += [self.say(f"proven-{line.proven}")] if line.proven else []
            said += [self.say("hint-then", line=" ".join(line.line[1:5]))] if len(line.line) > 1 else []
            self.print("  " + ", ".join(said))

    def do_undo(self, session: Session, rest: str) -> None:
        if not session.undo():
            self.line("nothing-to-undo")
            return
        self.keep(session)
        self.line("undone")

    def do_cards(self, session: Session, rest: str) -> None:
        """Shows what only the seat to move may see, and wipes it from the screen."""
        seat = session.state.to_move
        assert isinstance(seat, int)
        self.ask(self.say("cards-alone", name=session.record.seats[seat].name) + " ")
        self.show(session, seat)
        if self.interactive:
            self.ask(self.say("cards-hide") + " ")
            self.print(CLEAR)
            self.show(session)

    def do_rules(self, session: Session, rest: str) -> None:
        of = session.state.game
        for clause in [find(of, rest)] if rest else of.info.clauses:
            self.print(clause_text(of, clause, self.say, self.paint) + "\n")

    def do_draw(self, session: Session, rest: str) -> None:
        if len(session.sides()) != 2:
            self.line("draw-two-sides")
            return
        turn = session.state.to_move
        others = next(side for side in session.sides() if turn not in side)
        if not any(session.is_human(seat) for seat in others):
            self.line("draw-declined")
            return
        name = ", ".join(session.record.seats[seat].name for seat in others)
        if self.yes("draw-agree", name=name):
            session.end_at_table(resigned=None)
            self.keep(session)
        else:
            self.line("draw-declined")

    def do_resign(self, session: Session, rest: str) -> None:
        if self.yes("resign-sure"):
            turn = session.state.to_move
            assert isinstance(turn, int)
            session.end_at_table(resigned=turn)
            self.keep(session)

    def do_quit(self, session: Session, rest: str) -> None:
        raise Quit

    def yes(self, message: str, **params: object) -> bool:
        return self.ask(self.say(message, **params) + " ").lower() in ("y", "yes", self.say("yes"), self.say("yes")[0])

    def show_end(self, session: Session) -> None:
        result = session.record.result
        assert result is not None
        self.show(session)
        self.print()
        for sentence in result_text(result, session.state, session.record.seats, self.say):
            self.print(self.paint(sentence, bold=True))
        self.line("saved", file=str(session.path))

    def show_match(self, session: Session) -> bool:
        """How the match stands; whether another game follows."""
        match = session.match_after()
        first = session.match.players
        names = [session.record.seats[first.index(player)].name for player in range(session.state.seats)]
        if match.result is None:
            self.line("match-on", number=len(match.finished) + 1, length=match.length)
            return not self.interactive or self.yes("match-go-on")
        winners = ", ".join(names[player] for player in match.result.winners)
        head = (
            self.say("match-won", names=winners, count=len(match.result.winners))
            if winners
            else self.say("match-drawn")
        )
        points = ", ".join(f"{name} {score}" for name, score in zip(names, match.result.scores, strict=True))
        reason = self.say(f"{session.state.game.name}-match-{match.result.reason}")
        self.print(self.paint(f"{head} {reason}. {points}", bold=True))
        return False
