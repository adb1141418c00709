"""The other processes that serve the same tables: what they store is followed, who is connected to them is known."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stelae.core.contract import StelaeError
from stelae.server.room import Room
from stelae.server.store import news
from stelae.server.table import Logged, decoder

if TYPE_CHECKING:
    from stelae.server.hub import Hub

log = logging.getLogger("stelae.neighbours")
# A process that has said nothing for so many seconds is gone.
SILENCE = 5.0


class Neighbours:
    """What a hub hears from the others, and tells them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        # When each was last heard of.
        self._heard: dict[str, float] = {}
        # News of tables that are just being loaded.
        self._late: dict[str, int] = {}
        self._behind: set[Room] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[str, news.Here] = {}
        self._does: dict[type[news.News], Callable[[str, Any], None]] = {
            news.Stored: self._stored,
            news.Here: self._here,
            news.WhoIsThere: self._who,
            news.Alive: lambda sender, _: None,
            news.Gone: lambda sender, _: self._gone(sender),
            news.Asked: lambda sender, _: self.hub.thinkers.wake(),
            news.Thought: lambda sender, what: self.hub.thinkers.thought(what.code, what.number),
            news.Locked: lambda sender, what: self.hub.doors.lock(what.keys),
            news.Missed: lambda sender, _: self._missed(),
        }

    def heard(self, letter: news.Letter) -> None:
        self._heard[letter.sender] = time.monotonic()
        self._does[type(letter.news)](letter.sender, letter.news)

    # ---- what they store ----

    def _stored(self, sender: str, what: news.Stored) -> None:
        for reached in what.tables:
            room = self.hub.rooms.get(reached.code)
            if room is None:
                self._late[reached.code] = max(reached.number, self._late.get(reached.code, 0))
                if reached.listed and self.hub.lobby:
                    self._begin(self._listed(reached.code))
            elif room.news(reached.number):
                entries = [decoder.decode(raw) for raw in reached.entries]
                room.follow(entries)
                if room.news(0):
                    self.catch_up(room)

    def catch_up(self, room: Room) -> None:
        """Reads what others have stored."""
        if room not in self._behind:
            self._behind.add(room)
            self._begin(self._read(room))

    async def _read(self, room: Room) -> None:
        try:
            entries: list[Logged] = await self.hub.store.read(room.table.code, room.table.number)
        except StelaeError as error:
            log.error("table %s: %s", room.table.code, error)
            entries = []
        self._behind.discard(room)
        room.follow(entries)

    async def caught_up(self, room: Room) -> None:
        """Waits for all that was stored before now."""
        entries = await self.hub.store.read(room.table.code, room.table.number)
        if entries and room.news(entries[-1].number):
            room.follow(entries)

    def loading(self, code: str) -> None:
        """The log of a table is about to be read: what was heard before is in it."""
        self._late.pop(code, None)

    def loaded(self, room: Room) -> None:
        """A table has come into memory; the others say who is there."""
        if self.hub.store.shared:
            if room.news(self._late.pop(room.table.code, 0)):
                self.catch_up(room)
            self.hub.store.tell(news.WhoIsThere(room.table.code))

    async def _listed(self, code: str) -> None:
        """Who looks at the lists here is told of a table elsewhere."""
        try:
            self.hub.changed(await self.hub.room(code))
        except StelaeError as error:
            log.warning("table %s: %s", code, error)

    # ---- who is connected to them ----

    def present(self, room: Room) -> None:
        """Tells who is connected here, if that is not known."""
        if not self.hub.store.shared:
            return
        seats = frozenset().union(*room.connections.values())
        here = news.Here(room.table.code, tuple(sorted(seats)), room.watching)
        if self._told.get(here.code, news.Here(here.code, (), 0)) != here:
            self._tell(here)

    def _tell(self, here: news.Here) -> None:
        if here.seats or here.watching:
            self._told[here.code] = here
        else:
            self._told.pop(here.code, None)
        self.hub.store.tell(here)

    def _here(self, sender: str, what: news.Here) -> None:
        if (room := self.hub.rooms.get(what.code)) is not None:
            room.found(sender, frozenset(what.seats), what.watching)

    def _who(self, sender: str, what: news.WhoIsThere) -> None:
        if (here := self._told.get(what.code)) is not None:
            self.hub.store.tell(here)

    def _gone(self, sender: str) -> None:
        self._heard.pop(sender, None)
        for room in list(self.hub.rooms.values()):
            if sender in room.elsewhere:
                room.found(sender, frozenset(), 0)

    def _missed(self) -> None:
        for room in list(self.hub.rooms.values()):
            self.catch_up(room)
            self.hub.store.tell(news.WhoIsThere(room.table.code))
        for here in self._told.values():
            self.hub.store.tell(here)
        self.hub.thinkers.wake()

    def beat(self) -> None:
        """Every second: we live; who has been silent for long does not."""
        self.hub.store.tell(news.Alive())
        now = time.monotonic()
        for sender, at in list(self._heard.items()):
            if now - at > SILENCE:
                self._gone(sender)
        self._late = {code: number for code, number in self._late.items() if self.hub.is_loading(code)}

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
