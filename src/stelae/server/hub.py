"""The house of all rooms: tables are loaded by folding their logs when somebody comes, and leave memory when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from stelae.core.contract import StelaeError, complain
from stelae.server import eyes, messages, players
from stelae.server.archive import Archive
from stelae.server.doors import Doors
from stelae.server.enquiries import Enquiries
from stelae.server.facts import Person, TableHead
from stelae.server.founding import card, founded, opening
from stelae.server.house import Connection
from stelae.server.judges import Judges
from stelae.server.letters import encoder
from stelae.server.metrics import Metrics
from stelae.server.neighbours import Neighbours
from stelae.server.people import Keys, new_code
from stelae.server.resources import NewTable
from stelae.server.room import Room, folded
from stelae.server.settings import BadSettings, Settings
from stelae.server.settling import Settlers
from stelae.server.store import Batch, Conflict, Store, news, put
from stelae.server.table import Logged, Table
from stelae.server.thinkers import Own, Shared, Thinkers

log = logging.getLogger("stelae.hub")


class Listener(Protocol):
    """A socket in the lobby."""

    person: Person

    def send(self, *data: bytes) -> None: ...
    def close(self, code: int, why: str) -> None: ...


class NoTable(StelaeError):
    """There is no table of that code."""


@dataclass(slots=True)
class Hub:
    """One process's rooms."""

    settings: Settings
    store: Store
    keys: Keys
    rooms: dict[str, Room] = field(default_factory=dict)
    lobby: set[Listener] = field(default_factory=set)
    going: bool = False
    # Whether the database took the last heartbeat.
    well: bool = True
    metrics: Metrics = field(default_factory=Metrics)
    doors: Doors = field(default_factory=Doors)
    # The last time in which nobody served: from when until when.
    down: tuple[float, float] = (0.0, 0.0)
    _loading: dict[str, asyncio.Task[Room]] = field(default_factory=dict)
    judges: Judges = field(init=False)
    settlers: Settlers = field(init=False)
    enquiries: Enquiries = field(init=False)
    neighbours: Neighbours = field(init=False)
    archive: Archive = field(init=False)
    thinkers: Thinkers = field(init=False)
    _chores: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.judges = Judges(self.settings.analyses)
        self.settlers = Settlers(self.settings.act_threads)
        self.enquiries = Enquiries(self.settings.act_threads)
        self.neighbours = Neighbours(self)
        self.archive = Archive(self)
        threads = self.settings.bot_threads
        if threads == 0 and not self.store.shared:
            raise complain(BadSettings, "setting-bot-threads")
        self.thinkers = Shared(self.store, threads) if self.store.shared else Own(threads)

    @property
    def shared(self) -> bool:
        """Whether other processes serve the same tables."""
        return self.store.shared

    @property
    def grace(self) -> float:
        return self.settings.grace

    def now(self) -> float:
        return time.time()

    async def start(self) -> None:
        await self.store.start(self.neighbours.heard)
        await self._look_back()
        await self.thinkers.start()
        players.warm_up(self._warmed(asyncio.get_running_loop()))
        self._chores = asyncio.create_task(self._housekeeping())

    async def _look_back(self) -> None:
        """When nobody served: until now, unless another process does."""
        now = self.now()
        alive = float(await self.store.setting("alive") or now)
        if not self.store.shared or now - alive > 3 * HEARTBEAT:
            await self.store.setting("down", f"{alive} {now}")
        since, _, until = (await self.store.setting("down") or f"{now} {now}").partition(" ")
        self.down = (float(since), float(until))
        await self.store.setting("alive", str(now))

    def outage(self, table: Table) -> tuple[float, float] | None:
        """Since when nobody served a table, and now, if it has not been served since."""
        return (self.down[0], self.now()) if table.at < self.down[1] else None

    async def farewell(self) -> None:
        """What was asked before is stored and acknowledged; then clients are told when to come back."""
        if self.going:
            return
        self.going = True
        with contextlib.suppress(StelaeError):
            await put(self)
        told: list[Listener | Connection] = [*self.lobby]
        for room in self.rooms.values():
            room.stop()
            told += room.connections
        going = encoder.encode(messages.Going(self.settings.come_back))
        for one in told:
            one.send(going)
            one.close(1012, "restart")
        log.info("going", extra={"sockets": len(told)})
        # They hang up when they have heard it; whoever does not read is not waited for long.
        until = time.monotonic() + FAREWELL
        while time.monotonic() < until and (self.lobby or any(room.connections for room in self.rooms.values())):
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """What is queued is written, and the database let go."""
        await self.farewell()
        if self._chores is not None:
            self._chores.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._chores
        self.judges.close()
        self.settlers.close()
        self.enquiries.close()
        self.store.tell(news.Gone())
        await self.thinkers.close()
        with contextlib.suppress(StelaeError):
            await self.store.setting("alive", str(self.now()))
        await self.store.close()

    async def _housekeeping(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self._beat()
            if self.store.shared:
                self.neighbours.beat()
            await self.archive.look()
            self._unload()

    def _unload(self) -> None:
        for room in list(self.rooms.values()):
            if room.idle and self.now() - room.idle_since > self.settings.unload_after:
                self.drop(room)

    async def _beat(self) -> None:
        """Notes that this process lives, and sees whether the database does."""
        try:
            with self.metrics.stored.time():
                await self.store.setting("alive", str(self.now()))
        except StelaeError as error:
            self.metrics.failures.inc()
            if self.well:
                log.error("the database does not take a heartbeat: %s", error)
            self.well = False
        else:
            if not self.well:
                log.info("the database takes heartbeats again")
            self.well = True

    # ---- rooms ----

    def append(self, batch: Batch) -> None:
        self.metrics.entries += len(batch.entries)
        self.store.append(batch)

    async def room(self, code: str) -> Room:
        """The room of a table, from memory or from its log."""
        code = code.upper()
        if (room := self.rooms.get(code)) is not None:
            return room
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def entered(self, code: str) -> Room:
        """The room for somebody who comes, with all that any process has stored: perhaps he comes from another one."""
        while True:
            room = await self.room(code)
            if self.store.shared:
                await self.neighbours.caught_up(room)
            if self.rooms.get(room.table.code) is room:
                return room

    async def _load(self, code: str) -> Room:
        self.neighbours.loading(code)
        entries = await self.store.read(code)
        if not entries:
            raise complain(NoTable, "no-such-table", table=code[:20])
        room = self.rooms[code] = Room(self, entries, await folded(entries))
        room.resume()
        self.neighbours.loaded(room)
        return room

    def is_loading(self, code: str) -> bool:
        return code in self._loading

    async def read(self, code: str, after: int) -> list[Logged]:
        return await self.store.read(code, after)

    def catch_up(self, room: Room) -> None:
        self.neighbours.catch_up(room)

    def present(self, room: Room) -> None:
        self.neighbours.present(room)

    def drop(self, room: Room) -> None:
        """Out of memory; the log has everything."""
        room.stop()
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]

    async def heads(self, *, person: str | None = None, game: str | None = None) -> list[TableHead]:
        """The tables of a person, else the public ones, as they are now."""
        found = []
        for one in await self.store.listed(person=person, game=game):
            with contextlib.suppress(NoTable):
                found.append(eyes.head((await self.room(one.code)).table))
        return found

    async def open(self, person: Person, wish: NewTable) -> Room:
        """A new table. Its log begins with who sits there at once. Asked for again by its id, it is the same table."""
        code = self.keys.code(person.id, wish.id) if wish.id else new_code()
        if wish.id:
            with contextlib.suppress(NoTable):
                return await self.room(code)
        created, sitting = founded(person, wish, code)
        entries = opening(created, sitting, self.now())
        try:
            await put(self, [(code, logged) for logged in entries], [card(Table.fold(entries))])
        except Conflict:
            return await self.room(code)  # the same request came twice at the same moment
        room = self.rooms[code] = Room(self, entries)
        room.expect()
        room.go_on()
        self.changed(room)
        return room

    def lock(self, keys: Sequence[str]) -> None:
        """Whoever came in with one of these is let go, here and at the other processes."""
        self.doors.lock(keys)
        if keys:
            self.store.tell(news.Locked(tuple(keys)))

    # ---- bots ----

    def think(self, bot: str, view: dict[str, Any], code: str, number: int) -> asyncio.Future[str]:
        return self.thinkers.think(bot, view, code, number)

    def ready(self, bot: str, game: str) -> bool:
        """Whether it thinks at once. How far other processes are is not known here."""
        return self.settings.bot_threads == 0 or players.ready(bot, game)

    def _warmed(self, loop: asyncio.AbstractEventLoop) -> Callable[[str], None]:
        """Whoever waits for a bot of a game is told that it is ready."""

        def tell(game: str) -> None:
            for room in self.rooms.values():
                if room.table.game.name == game:
                    room.tell_presence()

        def from_thread(game: str) -> None:
            # The house may be closed by now.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(tell, game)

        return from_thread

    # ---- the lobby ----

    def changed(self, room: Room) -> None:
        """Another status or other people: who looks at the lists is told."""
        head = eyes.head(room.table)
        people = {chair.person.id for chair in room.table.chairs if chair.human and chair.person}
        public = head.visibility == "public" and head.status != "over"
        for listener in self.lobby:
            yours = (head,) if listener.person.id in people else ()
            closed = (head.code,) if head.visibility == "public" and not public else ()
            if yours or public or closed:
                listener.send(encoder.encode(messages.Lobby((head,) if public else (), yours, closed)))


# How often it is noted that this process lives: clocks lose at most so much when it is killed.
HEARTBEAT = 1.0
# So many seconds at most are clients given to hear that the server goes.
FAREWELL = 2.0
