"""Hints and analyses: a queue, a few at a time, one for each connection, and each can be stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

from stelae.core.contract import Reason, StelaeError
from stelae.server import messages, players
from stelae.server.decide import Who, refuse
from stelae.server.table import Table

log = logging.getLogger("stelae.judges")
Tell = Callable[[messages.Message], None]
# Who comes when so many wait already is asked to come later, rather than to wait for minutes.
MOST_WAITING = 20


class Judges:
    """The threads that analyse, and what runs for whom."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "stelae-judge")
        self._running: dict[object, tuple[str, Event]] = {}

    def begin(self, whose: object, view: dict[str, Any], ply: int, ask: messages.Analyse, tell: Tell) -> None:
        """Queues an analysis. Whoever asks again has the one before stopped."""
        self.cancel(whose)
        self.check()
        stop = Event()
        self._running[whose] = (ask.id, stop)
        loop = asyncio.get_running_loop()
        tell(messages.Analysis(ask.id, done=False, ply=ply))

        def hear(message: messages.Message) -> None:
            if self._running.get(whose, ("", None))[1] is stop and _last(message):
                del self._running[whose]
            tell(message)

        def say(message: messages.Message) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(hear, message)

        def think() -> None:
            lines: tuple[messages.Line, ...] = ()
            try:
                for _, lines in [] if stop.is_set() else players.judge(view, ask.seconds, stop):
                    say(messages.Analysis(ask.id, done=False, ply=ply, lines=lines))
                say(messages.Analysis(ask.id, done=True, ply=ply, lines=lines))
            except StelaeError as error:
                say(messages.Error(error.reason, ask.id))
            except Exception:
                log.exception("analysis failed")
                say(messages.Error(Reason("analysis-none"), ask.id))

        self.submit(think)

    def check(self) -> None:
        """Refuses where too many wait already."""
        if len(self._running) >= MOST_WAITING:
            refuse("analysis-busy")

    @contextlib.contextmanager
    def place(self, whose: object) -> Iterator[Event]:
        """Holds a place for somebody as long as it lasts; the event is set when it is over, or when they ask again."""
        self.cancel(whose)
        stop = Event()
        self._running[whose] = ("", stop)
        try:
            yield stop
        finally:
            stop.set()
            if self._running.get(whose, ("", None))[1] is stop:
                del self._running[whose]

    def submit(self, think: Callable[[], None]) -> None:
        """When its turn comes. Whoever has more to ask comes back for each piece, so that nobody waits for all."""
        self._pool.submit(think)

    def cancel(self, whose: object, request: str | None = None) -> None:
        """Stops what runs for somebody; with a request, only that one."""
        name, stop = self._running.get(whose, ("", None))
        if stop is not None and request in (None, name):
            stop.set()
            del self._running[whose]

    def close(self) -> None:
        for _, stop in self._running.values():
            stop.set()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _last(message: messages.Message) -> bool:
    return not isinstance(message, messages.Analysis) or message.done


def position(table: Table, who: Who, ask: messages.Analyse) -> tuple[dict[str, Any], int]:
    """The view to analyse: as the seat to move sees it. During a game only where it is fair to everybody."""
    if not table.games:
        refuse("not-begun")
    running = table.result is None
    fair = table.hints or not any(table.others(seat) for seat in who.seats)
    if running and not (who.seats and fair):
        refuse("analysis-fair")
    ply = table.ply if ask.ply is None else ask.ply
    if ply > table.ply:
        refuse("no-such-ply", ply=ply)
    state = table.position(len(table.games) - 1, ply)
    turn = state.to_move
    if not isinstance(turn, int):
        refuse("game-over" if turn is None else "analysis-none")
    if running and turn not in who.seats:
        refuse("not-your-turn", seat=str(min(who.seats)), turn=str(turn))
    return state.view(turn), ply
