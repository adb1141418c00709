"""`stelae replay FILE`: a recorded game, step by step, with what happened."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from stelae.cli.boards import draw
from stelae.cli.paint import Paint, fitted, paint_for
from stelae.cli.session import read
from stelae.cli.telling import result_text, told
from stelae.locales import Words, preferred, words
from stelae.records import replay
from stelae.records.replay import Replay


def run(arguments: argparse.Namespace) -> int:
    say = words(preferred(arguments.lang))
    paint = Paint(False) if arguments.no_colour else paint_for(sys.stdout)
    shown = Shown(replay(read(Path(arguments.file))), arguments.seat, say, paint)
    if sys.stdin.isatty() and sys.stdout.isatty():
        step_through(shown)
    else:
        for number in range(1, len(shown.replay.states)):
            print(fitted(shown.headline(number), sys.stdout))
        print("\n".join(shown.board(len(shown.replay.states) - 1)))
    for sentence in shown.ending():
        print(fitted(paint(sentence, bold=True), sys.stdout))
    return 0


class Shown:
    """A replay in words and pictures."""

    def __init__(self, replay: Replay, seat: int | None, say: Words, paint: Paint) -> None:
        self.replay = replay
        self.seat = seat
        # Whoever is not told to look through a seat's eyes reads the whole record.
        self.all = seat is None
        self.say = say
        self.paint = paint

    def headline(self, number: int) -> str:
        """The ply of this number, who made it, and what it did."""
        ply = self.replay.record.plies[number - 1]
        before = self.replay.states[number - 1]
        who = self.say("chance") if ply.seat == "chance" else self.replay.record.seats[int(ply.seat)].name
        events = before.all_events(ply.move) if self.all else before.events(ply.move, self.seat)
        sentences = " ".join(told(events, before.game.name, self.say))
        shown = ply.move if self.all or ply.seat != "chance" else "="
        return f"{number:4}. {who}: {self.paint(shown, bold=True)}  {sentences}"

    def board(self, number: int) -> list[str]:
        state = self.replay.states[number]
        view = state.full_view() if self.all else state.view(self.seat)
        return ["", *draw(view, self.paint, self.say), ""]

    def ending(self) -> list[str]:
        record = self.replay.record
        if record.result is None:
            return [self.say("replay-unfinished")]
        return result_text(record.result, self.replay.last, record.seats, self.say)


def step_through(shown: Shown) -> None:
    """Enter goes on, b back, a number to that ply, q leaves."""
    last = len(shown.replay.states) - 1
    number = 0
    while True:
        print("\n".join(shown.board(number)))
        if number:
            print(fitted(shown.headline(number), sys.stdout))
        try:
            answer = input(shown.say("replay-prompt", number=number, last=last) + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            print()
            return
        if answer == "q" or (answer == "" and number == last):
            return
        if answer == "b":
            number = max(0, number - 1)
        elif answer.isascii() and answer.isdecimal():
            number = min(last, int(answer[:6]))
        else:
            number = min(last, number + 1)
