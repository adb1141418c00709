"""What a room has handed to the store and waits for; where something was not stored, all starts over from what was."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from msgspec import Struct

from stelae.core.contract import StelaeError
from stelae.server.store import Batch, Card, Conflict, Line, Part
from stelae.server.table import Logged

log = logging.getLogger("stelae.ledger")
Action = Callable[[], object]


class Plan(Struct, frozen=True):
    """What comes after storing: `then`, or `again` where another process was first, or `failed`."""

    then: Action
    again: Action
    failed: Callable[[StelaeError], object]


@dataclass(slots=True)
class Ledger:
    """The memory of a room runs ahead of the disk; this keeps the two together."""

    append: Callable[[Batch], None]
    # Makes the room anew from what is stored.
    mend: Callable[[], Awaitable[None]]
    # Where even that cannot be done.
    give_up: Callable[[StelaeError], None]
    # Called whenever nothing is under way any more.
    settled: Action
    # The number that the log on the disk reaches.
    stored: int
    pending: int = 0
    # From the first failure until the room is mended: what happens meanwhile is held.
    broken: bool = False
    _line: Line = field(default_factory=Line)
    _lost: list[tuple[Plan, StelaeError]] = field(default_factory=list)
    _held: list[Action] = field(default_factory=list)
    _mending: asyncio.Task[None] | None = None

    def put(
        self,
        plan: Plan,
        entries: Sequence[tuple[str, Logged]] = (),
        cards: Sequence[Card] = (),
        statements: Sequence[Part] = (),
        reaches: int = 0,
    ) -> None:
        """Stores, then goes on by the plan; without entries it goes on once all before it is stored."""
        if not (entries or self.pending):
            plan.then()
            return

        def committed(error: StelaeError | None) -> None:
            self.pending -= 1
            if error is None:
                self.stored = max(self.stored, reaches)
                plan.then()
            else:
                self.broken = True
                self._lost.append((plan, error))
            if not self.pending:
                self._settle()

        self.pending += 1
        self.append(Batch(committed, entries, cards, statements, self._line))

    def hold(self, action: Action) -> None:
        self._held.append(action)

    def _settle(self) -> None:
        if not self._lost:
            self.settled()
        elif self._mending is None:
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        lost, self._lost = self._lost, []
        self._line = Line()
        try:
            await self.mend()
        except StelaeError as error:
            self.give_up(error)
            return
        self.broken, self._mending = False, None
        for plan, why in lost:
            # What was not first is decided anew; nothing of it has happened.
            self.now(plan.again if isinstance(why, Conflict) else partial(plan.failed, why))
        held, self._held = self._held, []
        for action in held:
            self.now(action)

    def now(self, action: Action) -> None:
        """Does it, unless it has to wait until the room is mended."""
        if self.broken:
            self.hold(action)
        else:
            action()
