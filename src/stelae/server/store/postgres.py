"""PostgreSQL: any number of processes serve the same tables. The key (code, number) says who was first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg
import msgspec

from stelae.core.contract import Reason, StelaeError
from stelae.server.store import news, schema
from stelae.server.store.contract import Batch, Card, Conflict, Heard, Part, Row, Statement, StoreFailed, Work, put
from stelae.server.store.sql import LOBBY, OWN, SET, SETTING, SETTING_ONCE, cards
from stelae.server.table import Logged, decoder, encoder

log = logging.getLogger("stelae.store")
T = TypeVar("T")
CHANNEL = "stelae"
# One round trip stores everything that has queued and tells the others.
STORE = """
WITH stored AS (
    INSERT INTO events (code, number, data) SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])
) SELECT pg_notify('stelae', note) FROM unnest($4::text[]) AS note"""
CARD = """
INSERT INTO tables (code, game, status, visibility, updated) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (code) DO UPDATE
SET status = excluded.status, visibility = excluded.visibility, updated = excluded.updated"""
SEAT = "INSERT INTO seats (person, code) VALUES ($1, $2) ON CONFLICT DO NOTHING"
TELL = "SELECT pg_notify('stelae', note) FROM unnest($1::text[]) AS note"
# A notification takes 8,000 bytes; entries larger than this are not told but read.
MOST_TOLD = 7_000
LARGE = 2_000
# Only one of several processes migrates; the number is nobody else's.
MIGRATING = 5_710_326_831
# Between two attempts to reach the database again.
PAUSE = 0.5
Connection: TypeAlias = "asyncpg.Connection[Any]"


@dataclass(slots=True)
class Postgres:
    """A store that several processes share."""

    url: str
    shared: bool = True
    # Who we are among the processes.
    name: str = field(default_factory=lambda: secrets.token_hex(4))
    _batches: list[Batch] = field(default_factory=list)
    _notes: list[str] = field(default_factory=list)
    _queued: asyncio.Event = field(default_factory=asyncio.Event)
    _closing: bool = False
    _heard: Heard = field(default=lambda _: None)
    _writer: Connection | None = None
    _pool: asyncpg.Pool[Any] | None = None
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        _now(self._open())

    @property
    def shown(self) -> str:
        """Which database, without the password."""
        try:
            parts = urlsplit(self.url)
            return f"{parts.scheme}://{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}{parts.path}"
        except ValueError:
            return "postgresql"

    async def _connect(self) -> Connection:
        return await asyncpg.connect(
            self.url, timeout=10, command_timeout=30, server_settings={"application_name": f"stelae {self.name}"}
        )

    async def _open(self) -> None:
        with self._telling():
            connection = await self._connect()
            try:
                known = await connection.fetchval("SELECT to_regclass('alembic_version')")
                version = await connection.fetchval(schema.VERSION) if known else None
            finally:
                await connection.close()
            if not schema.current(version, self.shown):
                await self._migrate()

    async def _migrate(self) -> None:
        # Heavy, and needed only now.
        from sqlalchemy import text
        from sqlalchemy.ext.asyncio import create_async_engine
        from sqlalchemy.pool import NullPool

        engine = create_async_engine("postgresql+asyncpg://", async_creator=self._connect, poolclass=NullPool)
        try:
            async with engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(schema.migrate)
        finally:
            await engine.dispose()

    @contextlib.contextmanager
    def _telling(self) -> Any:
        """What the database complains of, in words that say what to do."""
        try:
            yield
        except FAILURES as error:
            raise self._failed(error) from None

    def _failed(self, error: BaseException) -> StoreFailed:
        if isinstance(error, asyncpg.UniqueViolationError):
            return Conflict(Reason("database-conflict"))
        code = next((code for kind, code in FAULTS if isinstance(error, kind)), "database-failed")
        return StoreFailed(Reason(code, None, {"file": self.shown, "detail": " ".join(str(error).split())}))

    async def start(self, heard: Heard = lambda _: None) -> None:
        self._heard = heard
        with self._telling():
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=4, command_timeout=30)
            self._writer = await self._connect()
            listener = await self._listener()
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._listen(listener))]

    # ---- the other processes ----

    def tell(self, what: news.Anything) -> None:
        self._notes.append(self._letter(what))
        self._queued.set()

    def _letter(self, what: news.Anything) -> str:
        return news.encoder.encode(news.Letter(self.name, what)).decode()

    async def _listener(self) -> Connection:
        connection = await self._connect()
        await connection.add_listener(CHANNEL, self._notified)
        return connection

    def _notified(self, connection: object, pid: int, channel: str, payload: object) -> None:
        # Most of what is said is our own, and need not be read to be known.
        if not str(payload).startswith(f'{{"sender":"{self.name}"'):
            self._heard(news.decoder.decode(str(payload)))

    async def _listen(self, connection: Connection) -> None:
        """Keeps the line open; after a cut the others may have said anything."""
        try:
            while True:
                cut = asyncio.Event()
                connection.add_termination_listener(lambda _, cut=cut: cut.set())
                if not connection.is_closed():
                    await cut.wait()
                log.error("the line to the database is cut")
                while connection.is_closed():
                    await asyncio.sleep(PAUSE)
                    with contextlib.suppress(*FAILURES):
                        connection = await self._listener()
                log.warning("the line to the database is mended")
                self._heard(news.Letter("", news.Missed()))
        finally:
            connection.terminate()

    # ---- writing ----

    def append(self, batch: Batch) -> None:
        self._batches.append(batch)
        self._queued.set()

    async def write(self, *statements: Part) -> None:
        await put(self, statements=statements)

    async def _write(self) -> None:
        while not self._closing or self._batches or self._notes:
            await self._queued.wait()
            self._queued.clear()
            batches, self._batches = self._batches, []
            notes, self._notes = self._notes, []
            outcomes = await self._commit(batches) if batches else []
            for batch, outcome in zip(batches, outcomes, strict=True):
                batch.committed(outcome)
            if notes:
                with contextlib.suppress(*FAILURES):
                    await (await self._writing()).execute(TELL, notes)

    async def _writing(self) -> Connection:
        if self._writer is None or self._writer.is_closed():
            self._writer = await self._connect()
        return self._writer

    async def _commit(self, batches: list[Batch]) -> list[StelaeError | None]:
        """All batches in one transaction; if one of them cannot be stored, each in one of its own."""
        if all(batch.line.broken is None for batch in batches):
            try:
                await self._transact(batches)
            except FAILURES as error:
                # Without a database none of them can be; whether they were stored nobody knows, so their rooms look.
                if len(batches) == 1 or not isinstance(error, asyncpg.IntegrityConstraintViolationError):
                    for batch in batches:
                        batch.line.broken = self._failed(error)
            else:
                return [None] * len(batches)
        if len(batches) > 1:
            return [outcome for batch in batches for outcome in await self._commit([batch])]
        return [batch.line.broken for batch in batches]

    async def _transact(self, batches: list[Batch]) -> None:
        if all(batch.empty for batch in batches):
            return
        connection = await self._writing()
        rows = [(code, logged.number, encoder.encode(logged)) for batch in batches for code, logged in batch.entries]
        codes, numbers, data = ([row[n] for row in rows] for n in range(3))
        everything = (codes, numbers, data, [*self._reached(batches, rows)])
        if not any(batch.cards or batch.statements for batch in batches):
            await connection.execute(STORE, *everything)
            return
        async with connection.transaction():
            for batch in batches:
                for card in batch.cards:
                    await connection.execute(CARD, card.code, card.game, card.status, card.visibility, card.updated)
                    await connection.executemany(SEAT, [(person, card.code) for person in card.people])
                for part in batch.statements:
                    if callable(part):
                        await _work(connection, part)
                    else:
                        await _ask(connection, part)
            await connection.execute(STORE, *everything)

    def _reached(self, batches: list[Batch], rows: list[tuple[str, int, bytes]]) -> Iterator[str]:
        """What the others are told: how far each log reaches now."""
        listed = {card.code for batch in batches for card in batch.cards}
        by_table: dict[str, list[bytes]] = {}
        reached: dict[str, int] = {}
        for code, number, data in rows:
            by_table.setdefault(code, []).append(data)
            reached[code] = number
        told: list[news.Reached] = []
        size = 0
        for code, entries in by_table.items():
            length = sum(map(len, entries))
            short = tuple(map(msgspec.Raw, entries)) if length <= LARGE else ()
            if size > MOST_TOLD - LARGE:
                yield self._letter(news.Stored(tuple(told)))
                told, size = [], 0
            told.append(news.Reached(code, reached[code], code in listed, short))
            size += 100 + sum(map(len, short))
        yield self._letter(news.Stored(tuple(told)))

    # ---- reading ----

    async def query(self, sql: str, *values: object) -> list[Row]:
        assert self._pool is not None, "nothing is asked before the start"
        with self._telling():
            return [tuple(row) for row in await self._pool.fetch(sql, *values)]

    async def read(self, code: str, after: int = 0) -> list[Logged]:
        rows = await self.query("SELECT data FROM events WHERE code = $1 AND number > $2 ORDER BY number", code, after)
        return [decoder.decode(data) for (data,) in rows]

    async def listed(self, *, person: str | None = None, game: str | None = None, limit: int = 50) -> list[Card]:
        return cards(await (self.query(LOBBY, game, limit) if person is None else self.query(OWN, person, limit)))

    async def setting(self, key: str, value: str | None = None) -> str | None:
        if value is not None:
            await self.query(SET, key, value)
            return value
        rows = await self.query(SETTING, key)
        return str(rows[0][0]) if rows else None

    def once(self, key: str, value: str) -> str:
        async def ask() -> str:
            with self._telling():
                connection = await self._connect()
                try:
                    await connection.execute(SETTING_ONCE, key, value)
                    return str(await connection.fetchval(SETTING, key))
                finally:
                    await connection.close()

        return _now(ask())

    async def close(self) -> None:
        self._closing = True
        self._queued.set()
        if self._tasks:
            writing, listening = self._tasks
            await writing
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listening
        if self._writer is not None:
            await self._writer.close()
        if self._pool is not None:
            await self._pool.close()


async def _ask(connection: Connection, statement: Statement) -> list[Row]:
    sql, values = statement
    return [tuple(row) for row in await connection.fetch(sql, *values)]


async def _work(connection: Connection, work: Work) -> None:
    doing = work()
    try:
        statement = next(doing)
        while True:
            statement = doing.send(await _ask(connection, statement))
    except StopIteration:
        return
    except FAILURES:
        raise
    except Exception as error:
        # A mistake of ours: nobody else's batch shall wait for ever because of it.
        log.exception("work in a transaction failed")
        raise asyncpg.IntegrityConstraintViolationError(str(error)) from error


FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
# What PostgreSQL complains of, and the codes that say what to do; the first that fits.
FAULTS: tuple[tuple[type[BaseException] | tuple[type[BaseException], ...], str], ...] = (
    (asyncpg.DiskFullError, "disk-full"),
    (
        (
            asyncpg.InvalidPasswordError,
            asyncpg.InvalidAuthorizationSpecificationError,
            asyncpg.InvalidCatalogNameError,
            asyncpg.ClientConfigurationError,
        ),
        "database-address",
    ),
    ((OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError), "database-away"),
    ((asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError, asyncpg.TooManyConnectionsError), "database-away"),
)


def _now(work: Coroutine[Any, Any, T]) -> T:
    """Does it at once, also where a loop is running already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
