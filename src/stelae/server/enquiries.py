"""Questions about where pieces stand and fall: answered in threads, of each connection one of a kind at a time."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from stelae.core import acts
from stelae.core.contract import Outlook, Reason, StelaeError, complain
from stelae.server import decide, messages
from stelae.server.decide import Who, refuse
from stelae.server.table import Table

log = logging.getLogger("stelae.enquiries")
Tell = Callable[[messages.Message], None]
# Who comes when so many are being answered is asked to come later.
MOST_ASKED = 64


class NoFilm(StelaeError):
    """An act that cannot be shown again."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, how the answer is found (in a thread), and who is told."""

    id: str
    find: Callable[[], messages.Message]
    tell: Tell


class Enquiries:
    """The threads that answer, and what is asked by whom."""

    def __init__(self, threads: int) -> None:
        self.pool = ThreadPoolExecutor(threads, "stelae-enquiry")
        self._running: dict[tuple[object, str], Question] = {}
        self._waiting: dict[tuple[object, str], Question] = {}
        self._busy = 0

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


def _what_if(table: Table, who: Who, ask: messages.WhatIf) -> Callable[[], messages.Message]:
    _playing(table, who, ask.seat)
    state = table.state

    def find() -> messages.Message:
        found = acts.outlook(state, ask.move)
        if isinstance(found, Outlook):
            return messages.Outlook(ask.id, ask.move, None, found.stands, found.margin)
        return messages.Outlook(ask.id, ask.move, found)

    return find


def _suggest(table: Table, who: Who, ask: messages.Suggest) -> Callable[[], messages.Message]:
    _playing(table, who, ask.seat)
    state, ply = table.state, table.ply

    def find() -> messages.Message:
        found = acts.places(state, ask.slab, ask.side, ask.level)
        return messages.Places(ask.id, ply, tuple(messages.Place(move, margin) for move, margin in found))

    return find


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


def _weigh(table: Table, who: Who, ask: messages.Weigh) -> Callable[[], messages.Message]:
    number, ply = _which(table, ask)
    state = table.position(number, ply)
    return lambda: messages.Stability(ask.id, ply, **_weighed(acts.stability(state)))


def _weighed(found: dict[str, Any]) -> dict[str, Any]:
    slabs = tuple(messages.SlabWeighed(**one) for one in found["slabs"])
    columns = tuple(messages.ColumnWeighed(**one) for one in found["columns"])
    return {**found, "slabs": slabs, "columns": columns}


def _watch(table: Table, who: Who, ask: messages.Watch) -> Callable[[], messages.Message]:
    number, ply = _which(table, ask)
    before = table.position(number, max(0, ply - 1))
    if ply == 0 or not acts.unsettled(before):
        refuse("film-none", ply=ply)
    move = table.games[number].plies[ply - 1][1]
    seed = decide.luck_of(table, number + 1, ply - 1)

    def find() -> messages.Message:
        settled = acts.settle(before, random.Random(seed))
        if settled.move != move:
            # It was another hand that settled it: another version of physics, or a record that was brought along.
            raise complain(NoFilm, "film-none", ply=ply)
        return messages.Showing(ask.id, decide.filmed(ply, settled))

    return find


ASKS: dict[type[messages.Command], Callable[[Table, Who, Any], Callable[[], messages.Message]]] = {
    messages.WhatIf: _what_if,
    messages.Suggest: _suggest,
    messages.Weigh: _weigh,
    messages.Watch: _watch,
}


def question(table: Table, who: Who, ask: messages.Command, tell: Tell) -> Question:
    """What a message asks of a table as it stands now; refused where there is nothing to ask."""
    acts.room(table.state)
    return Question(ask.id, ASKS[type(ask)](table, who, ask), tell)
