"""Questions about where pieces stand and fall: answered in threads, of each connection one of a kind at a time."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from stelae.core import acts
from stelae.core.contract import Outlook, Reason, StelaeError
from stelae.core.game import State
from stelae.server import decide, messages
from stelae.server.decide import Who, refuse
from stelae.server.table import Table

if TYPE_CHECKING:
    from stelae.server.house import Connection

log = logging.getLogger("stelae.enquiries")
Tell = Callable[[messages.Message], None]
Find = Callable[[], messages.Message]
# Who comes when so many are being answered is asked to come later.
MOST_ASKED = 64


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, how the answer is found (in a thread), and who is told."""

    id: str
    find: Find
    tell: Tell


class Enquiries:
    """The threads that answer, and what is asked by whom."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, "stelae-enquiry")
        self._running: dict[tuple[object, str], Question] = {}
        self._waiting: dict[tuple[object, str], Question] = {}
        self._busy = 0

    def hear(self, whose: Connection, table: Table, who: Who, command: messages.Command) -> None:
        """What a message asks of a table as it stands now; refused where there is nothing to ask."""

        def tell(message: messages.Message) -> None:
            whose.send(msgspec.json.encode(message))

        try:
            acts.room(table.state)
            find = ASKS[type(command)](table, who, command)
            self.ask(whose, type(command).__name__, Question(command.id, find, tell))
        except StelaeError as error:
            tell(messages.Error(error.reason, command.id))
        except Exception:
            log.exception("table %s: %s", table.code, type(command).__name__)
            tell(messages.Error(Reason("server-fault"), command.id))

    def ask(self, whose: object, kind: str, question: Question) -> None:
        """Answers, now or after the one before; of those that wait the newest alone."""
        key = (whose, kind)
        if key in self._running:
            if (older := self._waiting.get(key)) is not None:
                older.tell(messages.Error(Reason("overtaken"), older.id))
            self._waiting[key] = question
        elif self._busy >= MOST_ASKED:
            refuse("enquiries-busy")
        else:
            self._begin(key, question)

    def _begin(self, key: tuple[object, str], question: Question) -> None:
        self._running[key] = question
        self._busy += 1
        finding = asyncio.get_running_loop().run_in_executor(self.pool, question.find)
        finding.add_done_callback(lambda done: self._found(key, question, done))

    def _found(self, key: tuple[object, str], question: Question, done: asyncio.Future[messages.Message]) -> None:
        self._busy -= 1
        # Whoever has gone is told nothing, nor is anything of his begun.
        if done.cancelled() or self._running.get(key) is not question:
            return
        del self._running[key]
        error = done.exception()
        if error is None:
            question.tell(done.result())
        else:
            if not isinstance(error, StelaeError):
                log.error("%s failed", key[1], exc_info=error)
            reason = error.reason if isinstance(error, StelaeError) else Reason("server-fault")
            question.tell(messages.Error(reason, question.id))
        if (newer := self._waiting.pop(key, None)) is not None:
            self._begin(key, newer)

    def forget(self, whose: object) -> None:
        """Somebody is gone: what he asked is told to nobody."""
        for kind in ASKS:
            for held in (self._running, self._waiting):
                held.pop((whose, kind.__name__), None)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


# ---- what is asked ----


def _playing(table: Table, who: Who, seat: int) -> None:
    if seat not in who.seats:
        refuse("not-your-seat", seat=seat)
    if table.status != "playing":
        refuse("game-over" if table.games else "not-begun")


def what_if(state: State, ask: messages.WhatIf) -> messages.Message:
    found = acts.outlook(state, ask.move)
    if isinstance(found, Outlook):
        return messages.Outlook(ask.id, ask.move, None, found.stands, found.margin)
    return messages.Outlook(ask.id, ask.move, found)


def suggest(state: State, ply: int, ask: messages.Suggest) -> messages.Message:
    found = acts.places(state, ask.slab, ask.side, ask.level)
    return messages.Places(ask.id, ply, tuple(messages.Place(move, margin) for move, margin in found))


def weigh(state: State, ply: int, ask: messages.Weigh) -> messages.Message:
    found = acts.stability(state)
    slabs = tuple(messages.SlabWeighed(**one) for one in found["slabs"])
    columns = tuple(messages.ColumnWeighed(**one) for one in found["columns"])
    return messages.Stability(ask.id, ply, found["stands"], found["margin"], found["tilt"], slabs, columns)


def watch(before: State, move: str, ply: int, seed: str, ask: messages.Watch) -> messages.Message:
    if not acts.unsettled(before):
        refuse("film-none", ply=ply)
    settled = acts.settle(before, random.Random(seed))
    if settled.move != move:
        # It was another hand that settled it, or another version of physics.
        refuse("film-none", ply=ply)
    return messages.Showing(ask.id, decide.filmed(ply, settled))


def _what_if(table: Table, who: Who, ask: messages.WhatIf) -> Find:
    _playing(table, who, ask.seat)
    return partial(what_if, table.state, ask)


def _suggest(table: Table, who: Who, ask: messages.Suggest) -> Find:
    _playing(table, who, ask.seat)
    return partial(suggest, table.state, table.ply, ask)


def _which(table: Table, ask: messages.Weigh | messages.Watch) -> tuple[int, int]:
    """The game and the ply that is meant."""
    number = len(table.games) - 1 if ask.game is None else ask.game
    if not table.games:
        refuse("not-begun")
    if not 0 <= number < len(table.games):
        refuse("no-such-game", game=number, games=len(table.games))
    plies = len(table.games[number].plies)
    ply = plies if ask.ply is None else ask.ply
    if ply > plies:
        refuse("no-such-ply", ply=ply)
    return number, ply


def _weigh(table: Table, who: Who, ask: messages.Weigh) -> Find:
    number, ply = _which(table, ask)
    return partial(weigh, table.position(number, ply), ply, ask)


def _watch(table: Table, who: Who, ask: messages.Watch) -> Find:
    number, ply = _which(table, ask)
    if ply == 0:
        refuse("film-none", ply=ply)
    move = table.games[number].plies[ply - 1][1]
    seed = decide.luck_of(table, number + 1, ply - 1)
    return partial(watch, table.position(number, ply - 1), move, ply, seed, ask)


ASKS: dict[type[messages.Command], Callable[[Table, Who, Any], Find]] = {
    messages.WhatIf: _what_if,
    messages.Suggest: _suggest,
    messages.Weigh: _weigh,
    messages.Watch: _watch,
}
