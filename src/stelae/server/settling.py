"""What comes of an act is found out in a thread, since physics takes its time; meanwhile the table goes on."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec

from stelae.core import acts
from stelae.core.acts import Settling
from stelae.core.contract import Reason, StelaeError
from stelae.core.game import State
from stelae.server import decide, messages
from stelae.server.decide import Step

if TYPE_CHECKING:
    from stelae.server.room import Room

log = logging.getLogger("stelae.settling")
# Where another process recorded an act, it is the one to settle it; unless nothing has come of it for so many seconds.
LEASE = 3.0


class Settlers:
    """The threads in which a process settles acts."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "stelae-act")

    def settle(self, state: State, seed: str) -> asyncio.Future[Settling]:
        return asyncio.get_running_loop().run_in_executor(self._pool, acts.settle, state, random.Random(seed))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Act:
    """What a hand has done at one table, until it has settled."""

    def __init__(self, room: Room, record: Callable[[Sequence[Step]], None]) -> None:
        self.room = room
        self._record = record
        # Up to this number the log was not written here.
        self.theirs = room.table.number
        self._settling: asyncio.Future[Settling] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return self._settling is not None or self._timer is not None

    def go_on(self) -> None:
        """Begins to find out what comes of the act, if there is one that nobody is busy with."""
        table = self.room.table
        if self.busy or self.room.failed or not table.unsettled:
            return
        if self.theirs == table.number and self.room.house.shared:
            self._timer = asyncio.get_running_loop().call_later(LEASE, self._overdue)
        else:
            self._begin()

    def _overdue(self) -> None:
        self._timer = None
        if self.room.table.unsettled and not (self.room.failed or self.room.ledger.broken):
            self._begin()

    def _begin(self) -> None:
        table = self.room.table
        state = table.state
        self._settling = self.room.house.settlers.settle(state, decide.luck_of(table, len(table.games), table.ply))
        self._settling.add_done_callback(lambda done: self._settled(done, state))

    def _settled(self, done: asyncio.Future[Settling], state: State) -> None:
        self._settling = None
        room = self.room
        if done.cancelled() or room.failed or room.ledger.broken:
            return  # begun again when it is mended
        # Meanwhile it may have been taken back, or another process was first.
        if room.table.unsettled and room.table.state is state:
            error = done.exception()
            steps: list[Step] = []
            if error is None:
                try:
                    steps = decide.settled(room.table, done.result(), room.house.now())
                except StelaeError as fault:
                    error = fault
            if error is not None:
                # Nobody waits for ever for what cannot be found out: the hand takes it back.
                log.error("table %s: %s cannot settle: %s", room.table.code, state, error, exc_info=error)
                steps = decide.unsettled(room.table, room.house.now())
                told = msgspec.json.encode(messages.Error(Reason("act-unsettled")))
                for connection in room.connections:
                    connection.send(told)
            self._record(steps)
        room.go_on()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
