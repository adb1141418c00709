"""The screen and the keyboard: people who share them, and bots. Every ply is saved before the next is asked for."""

from __future__ import annotations

import sys
from collections.abc import Callable

from stelae.bots import Budget, Line, analyse
from stelae.cli.boards import draw
from stelae.cli.paint import Paint, fitted
from stelae.cli.rules import clause_text, find
from stelae.cli.session import Session, fresh_path
from stelae.cli.telling import proof_told, result_text, seat_label, told
from stelae.core.contract import IllegalMove, Reason, StelaeError
from stelae.locales import Words

# How long a hint may think, and how many moves it names.
HINT, HINTS = Budget(seconds=1.0), 3

# From so many on, numbers to choose from are told by the first and the last.
LONG_RUN = 10
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Quit(Exception):
    """The person leaves the table."""


def shortened(moves: list[str]) -> list[str]:
    """The moves with a long run of numbers (the bids of an auction) as one entry."""
    numbers = sorted(int(move) for move in moves if move.isdecimal())
    if len(numbers) < LONG_RUN:
        return moves
    return [f"{numbers[0]}–{numbers[-1]}", *(move for move in moves if not move.isdecimal())]


class Terminal:
    """One game after another on one screen."""

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
            reasons: list[Reason] = []
            move = session.luck_or_bot(self.line, reasons.append)
            if move is not None:
                session.play(move)
                self.keep(session)
                self.tell(session)
                for reason in reasons:
                    self.print(self.paint(f"  {self.say.reason(reason)}", dim=True))
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
        for row in self.say(f"{session.state.game.name}-moves-help").splitlines():
            self.print(self.paint("  " + row, dim=True))

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
            said += [proof_told(line.proven, line.within, self.say)] if line.proven else []
            said += [self.say("hint-then", line=" ".join(line.line[1:5]))] if len(line.line) > 1 else []
            self.print("  " + ", ".join(said))
            if line.because is not None:
                self.print(self.paint("    " + self.say.reason(line.because), dim=True))

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
