"""Positions and whole games judged by bots, a position after the other, for whoever still listens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from threading import Event

from stelae import records
from stelae.bots import Cancelled
from stelae.core.contract import IllegalMove, Reason, StelaeError
from stelae.core.game import State
from stelae.server import players
from stelae.server.decide import refuse
from stelae.server.judges import Judges
from stelae.server.resources import Examine, Judged
from stelae.server.study import line

log = logging.getLogger("stelae.examine")
# More decisions than this are not judged at once.
MOST_JUDGED = 500


@dataclass(frozen=True, slots=True)
class Task:
    """A position where a seat decides, and what it played."""

    ply: int
    state: State
    seat: int
    played: str | None = None


def tasks(ask: Examine, played: records.Record | None) -> list[Task]:
    """What is to be judged."""
    states, moves, reason = line(ask, played)
    if reason is not None:
        raise IllegalMove(reason)
    if ask.show == "last":
        found = [Task(len(states) - 1, states[-1], seat) for seat in [states[-1].to_move] if isinstance(seat, int)]
    else:
        turns = enumerate(zip(states, moves, strict=False))
        found = [Task(ply, at, at.to_move, move) for ply, (at, move) in turns if isinstance(at.to_move, int)]
    if not found:
        refuse("game-over" if states[-1].to_move is None else "analysis-none")
    if len(found) > MOST_JUDGED:
        refuse("analysis-long", most=MOST_JUDGED)
    return found


async def examined(judges: Judges, whose: object, wanted: Sequence[Task], seconds: float) -> AsyncIterator[Judged]:
    """The judgements, as they come. Hanging up, or asking again, ends them."""
    with judges.place(whose) as stop:
        for task in wanted:
            async for judged in _thought(judges, task, len(wanted), seconds, stop):
                yield judged
                if judged.reason is not None:
                    return


async def _thought(judges: Judges, task: Task, of: int, seconds: float, stop: Event) -> AsyncIterator[Judged]:
    loop = asyncio.get_running_loop()
    heard: asyncio.Queue[Judged] = asyncio.Queue()

    def tell(judged: Judged) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(heard.put_nowait, judged)

    def failed(reason: Reason) -> Judged:
        return Judged(task.ply, task.seat, of, reason=reason)

    def think() -> None:
        try:
            for judged in _judgements(task, of, seconds, stop):
                tell(judged)
        except StelaeError as error:
            tell(failed(error.reason))
        except Exception:
            log.exception("analysis failed")
            tell(failed(Reason("analysis-none")))

    judges.submit(think)
    while True:
        judged = await heard.get()
        yield judged
        if judged.done or judged.reason is not None:
            return


def _judgements(task: Task, of: int, seconds: float, stop: Event) -> Iterator[Judged]:
    view = task.state.view(task.seat)
    if stop.is_set():
        raise Cancelled(Reason("search-cancelled"))
    if task.played is not None:
        lines, own, cost = players.review(view, task.played, seconds, stop)
        yield Judged(task.ply, task.seat, of, lines, own, cost, done=True)
        return
    lines = ()
    for _, lines in players.judge(view, seconds, stop):
        yield Judged(task.ply, task.seat, of, lines)
    yield Judged(task.ply, task.seat, of, lines, done=True)
