"""The house of all rooms: tables are loaded by folding their logs when somebody comes, and leave memory when idle."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from stelae.core.contract import StelaeError, complain
from stelae.core.game import State
from stelae.core.registry import game
from stelae.server import decide, eyes, messages, players
from stelae.server.decide import refuse
from stelae.server.facts import Person, TableHead
from stelae.server.judges import Judges
from stelae.server.metrics import Metrics
from stelae.server.people import Keys, new_code
from stelae.server.resources import NewTable, SeatWish
from stelae.server.room import Connection, Room, card, encoder, opening
from stelae.server.settings import Settings
from stelae.server.store import Batch, Card, Conflict, Store
from stelae.server.table import Created, Logged, Table

log = logging.getLogger("stelae.hub")


class Listener(Protocol):
    """A socket in the lobby."""

    person: Person

    def send(self, data: bytes) -> None: ...
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
    # When this process began, and until when the one before it served.
    born: float = field(default_factory=time.time)
    alive_until: float = 0.0
    _loading: dict[str, asyncio.Task[Room]] = field(default_factory=dict)
    judges: Judges = field(init=False)
    _bots: ThreadPoolExecutor = field(init=False)
    _chores: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.judges = Judges(self.settings.analyses)
        self._bots = ThreadPoolExecutor(self.settings.bot_threads, "stelae-bot")

    @property
    def grace(self) -> float:
        return self.settings.grace

    def now(self) -> float:
        return time.time()

    async def start(self) -> None:
        await self.store.start()
        self.alive_until = float(await self.store.setting("alive") or self.born)
        players.warm_up()
        self._chores = asyncio.create_task(self._housekeeping())

    async def farewell(self) -> None:
        """What was asked before is stored and acknowledged; then clients are told when to come back."""
        if self.going:
            return
        self.going = True
        with contextlib.suppress(StelaeError):
            await self._append()
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
        self._bots.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(StelaeError):
            await self.store.setting("alive", str(self.now()))
        await self.store.close()

    async def _append(self, entries: Sequence[tuple[str, Logged]] = (), cards: Sequence[Card] = ()) -> None:
        """Waits until these, and all that was appended before, are on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def committed(error: StelaeError | None) -> None:
            if not done.cancelled():
                done.set_result(None) if error is None else done.set_exception(error)

        self.append(Batch(committed, entries, cards))
        await done

    async def _housekeeping(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            await self._beat()
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
        if batch.entries:
            self.metrics.entries.inc(len(batch.entries))
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

    async def _load(self, code: str) -> Room:
        entries = await self.store.read(code)
        if not entries:
            raise complain(NoTable, "no-such-table", table=code[:20])
        # A long game takes a while to replay, and nobody else shall wait for it.
        if len(entries) > LONG:
            await asyncio.get_running_loop().run_in_executor(None, Table.fold, entries)
        room = Room(self, entries)
        self.rooms[code] = room
        # The time between two processes is nobody's.
        if room.table.at < self.born:
            room._record(decide.woke(room.table, self.alive_until, self.now()))
        room._record(decide.tick(room.table, self.now()))
        room.expect()
        room.go_on()
        return room

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
            await self._append([(code, logged) for logged in entries], [card(Table.fold(entries))])
        except Conflict:
            return await self.room(code)  # the same request came twice at the same moment
        room = self.rooms[code] = Room(self, entries)
        room.expect()
        room.go_on()
        self.changed(room)
        return room

    # ---- bots ----

    def think(self, bot: str, view: dict[str, Any]) -> asyncio.Future[str]:
        """A bot's move, from a worker thread."""
        return asyncio.get_running_loop().run_in_executor(self._bots, players.choose, bot, view)

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
# Logs longer than this are tried in a thread first.
LONG = 2_000


def founded(person: Person, wish: NewTable, code: str) -> tuple[Created, list[Person | None]]:
    """What a wish for a table comes to, or why it cannot be."""
    of = game(wish.game)
    start: State = of.parse(wish.start, wish.options) if wish.start else of.start(wish.options)
    options = dict(start.options)
    if options.get("repetition") == 0:
        refuse("table-repetition", "C-3")
    if start.to_move is None:
        refuse("start-over")
    if wish.clock.kind == "live" and wish.clock.main + wish.clock.increment == 0:
        refuse("clock-empty")
    if wish.clock.kind == "days" and wish.clock.days == 0:
        refuse("clock-empty")
    seats = start.seats
    if len(wish.seats) > seats:
        refuse("seats-many", seats=seats)
    wishes = wish.seats or (SeatWish("me"),)
    sitting = [_sitting(one, seat, person) for seat, one in enumerate(wishes)]
    created = Created(
        code=code,
        game=of.name,
        options=options,
        seed=secrets.token_hex(16),
        host=person.id,
        clock=wish.clock,
        visibility=wish.visibility,
        begin=wish.begin,
        match=wish.match and of.info.match_length(options) > 1,
        start=wish.start,
    )
    return created, [*sitting, *[None] * (seats - len(sitting))]


def _sitting(wish: SeatWish, seat: int, person: Person) -> Person | None:
    if wish.who == "open":
        return None
    if wish.who == "bot":
        return decide.bot_person(wish.bot or players.STAND_IN, seat)
    name = decide.clean_name(wish.name) if wish.name else person.name
    return Person(person.id, name)
