"""Tables to which nobody comes any more are closed: they leave the lobby and the lists of what is being played."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from stelae.core.contract import StelaeError
from stelae.server.store import put

if TYPE_CHECKING:
    from stelae.server.hub import Hub

log = logging.getLogger("stelae.archive")
DAY = 86_400.0
# How often it is looked for them, and how many are closed at a time: nobody shall notice.
EVERY = 600.0
AT_ONCE = 20
OLD = "SELECT code FROM tables WHERE status != 'over' AND updated < $1 ORDER BY updated LIMIT $2"
TOUCHED = "UPDATE tables SET updated = $2 WHERE code = $1"


class Archive:
    """Looks for tables at which nothing has happened for very long."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._next = 0.0

    async def look(self) -> None:
        """Now and then."""
        now = self.hub.now()
        if now < self._next:
            return
        self._next = now + EVERY
        try:
            await self.sweep(now - self.hub.settings.abandoned_after * DAY)
        except StelaeError as error:
            log.error("archive: %s", error)

    async def sweep(self, before: float) -> None:
        """Closes tables at which nothing has happened since then."""
        for (code,) in await self.hub.store.query(OLD, before, AT_ONCE):
            room = await self.hub.room(code)
            if room.table.at < before and not room.connections and not room.elsewhere:
                room.abandon()
                await put(self.hub)
                log.info("closed", extra={"table": code})
            else:
                # The lists know when people sat down or the game ended, and nothing of moves.
                await self.hub.store.write((TOUCHED, (code, max(room.table.at, before + DAY))))
