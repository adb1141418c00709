"""SQLite in one file. One thread writes: it commits whatever has queued, so under load a commit stores many moves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from stelae.core.contract import Reason, StelaeError, complain
from stelae.server.store import news, schema
from stelae.server.store.contract import Batch, Card, Conflict, Heard, Part, Row, Statement, StoreFailed, Work, put
from stelae.server.store.sql import LOBBY, OWN, SET, SETTING, SETTING_ONCE, cards
from stelae.server.table import Logged, decoder, encoder

log = logging.getLogger("stelae.store")
EVENT = "INSERT INTO events (code, number, data)"
# By how many rows they store at most; what is left over stays empty. One statement for all, because between two of them
# another thread may take Python's lock, and this one waits for it.
EVENTS = {
    many: f"{EVENT} SELECT * FROM (VALUES {', '.join(['(?, ?, ?)'] * many)}) WHERE column1 IS NOT NULL"  # noqa: S608 - no input in it
    for many in (8, 32, 128, 256)
}
MANY = max(EVENTS)
CARD = "INSERT OR REPLACE INTO tables (code, game, status, visibility, updated) VALUES (?, ?, ?, ?, ?)"
SEAT = "INSERT OR IGNORE INTO seats (person, code) VALUES (?, ?)"
# Files up to this size are read through when they are opened: that takes a blink.
CHECKED = 32 * 2**20

# What the writer does at a time: batches, and the rows of their entries.
Job = tuple[list[Batch], list[Row]]


@dataclass(slots=True)
class SQLite:
    """A store that needs nothing set up."""

    path: Path
    shared: bool = False
    # What has come since the writer was given something; it gets no more before it is done with that.
    _waiting: list[Batch] = field(default_factory=list)
    _writing: bool = False
    _queue: queue.SimpleQueue[Job | None] = field(default_factory=queue.SimpleQueue)
    _thread: threading.Thread | None = None
    _reader: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "stelae-read"))
    _reading: sqlite3.Connection = field(init=False)

    def __post_init__(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise complain(
                StoreFailed, "database-folder", folder=str(self.path.parent), detail=error.strerror or ""
            ) from None
        with contextlib.suppress(OSError):
            # It holds the key of everybody's cookies: nobody else on the machine is to read it.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        try:
            self._reading = self._connect()
            if self.path.stat().st_size <= CHECKED:
                self._check()
            if not schema.current(self._version(), str(self.path)):
                self._migrate()
        except sqlite3.Error as error:
            raise self._failed(error) from None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=5.0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _check(self) -> None:
        if (fault := self._reading.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise complain(StoreFailed, "database-damaged", file=str(self.path), detail=str(fault))

    def _version(self) -> str | None:
        known = self._reading.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        row = self._reading.execute(schema.VERSION).fetchone() if known else None
        return str(row[0]) if row else None

    def _migrate(self) -> None:
        # Heavy, and needed only now.
        from sqlalchemy import create_engine, event
        from sqlalchemy.exc import DBAPIError
        from sqlalchemy.pool import StaticPool

        engine = create_engine("sqlite://", creator=self._connect, poolclass=StaticPool)
        # Of two programs that open an old database at once, one waits for the other.
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        try:
            with engine.begin() as connection:
                schema.migrate(connection)
        except DBAPIError as error:
            if isinstance(error.orig, sqlite3.Error):
                raise self._failed(error.orig) from None
            raise
        finally:
            engine.dispose()

    def _failed(self, error: sqlite3.Error) -> StoreFailed:
        return failed(error, self.path)

    async def start(self, heard: Heard = lambda _: None) -> None:
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._write, args=(self._connect(), loop), name="stelae-write")
        self._thread.start()

    def tell(self, what: news.Anything) -> None:
        pass  # nobody else serves these tables

    # ---- writing ----

    def append(self, batch: Batch) -> None:
        self._waiting.append(batch)
        if not self._writing:
            self._writing = True
            # What else comes in this turn of the loop goes along.
            asyncio.get_running_loop().call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Gives the writer whatever waits."""
        self._writing = bool(self._waiting)
        if self._waiting:
            batches, self._waiting = self._waiting, []
            rows = [(code, logged.number, encoder.encode(logged)) for b in batches for code, logged in b.entries]
            self._queue.put((batches, rows))

    def _stored(self, batches: list[Batch], outcomes: list[StelaeError | None]) -> None:
        try:
            for batch, outcome in zip(batches, outcomes, strict=True):
                batch.committed(outcome)
        finally:
            self._hand_over()

    async def write(self, *statements: Part) -> None:
        await put(self, statements=statements)

    def _write(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        while (job := self._queue.get()) is not None:
            outcomes = self._commit(connection, *job)
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._stored, job[0], outcomes)
            # While it waits for the next one it keeps nothing of this.
            del job, outcomes
        connection.close()

    def _commit(
        self, connection: sqlite3.Connection, batches: list[Batch], rows: list[Row]
    ) -> list[StelaeError | None]:
        """All batches in one transaction; if one of them cannot be stored, each in one of its own."""
        if all(batch.line.broken is None for batch in batches):
            try:
                _transact(connection, batches, rows)
            except sqlite3.Error as error:
                if len(batches) == 1:
                    batches[0].line.broken = self._failed(error)
            else:
                return [None] * len(batches)
        if len(batches) > 1:
            each = ((batch, [rows.pop(0) for _ in batch.entries]) for batch in batches)
            return [outcome for batch, own in each for outcome in self._commit(connection, [batch], own)]
        return [batch.line.broken for batch in batches]

    # ---- reading ----

    async def query(self, sql: str, *values: object) -> list[Row]:
        def ask() -> list[Row]:
            try:
                return self._reading.execute(sql, _named(values)).fetchall()
            except sqlite3.Error as error:
                raise self._failed(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, ask)

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
        try:
            self._reading.execute(SETTING_ONCE, _named((key, value)))
            return str(self._reading.execute(SETTING, _named((key,))).fetchone()[0])
        except sqlite3.Error as error:
            raise self._failed(error) from None

    async def close(self) -> None:
        if self._writing:
            await put(self)
        await asyncio.get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._reader.shutdown()
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
        self._reading.close()


# SQLite's names for what went wrong, and the codes that say what to do.
FAULTS = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_BUSY": "database-locked",
    "SQLITE_READONLY": "database-folder-file",
    "SQLITE_CANTOPEN": "database-folder-file",
    "SQLITE_NOTADB": "database-damaged",
    "SQLITE_CORRUPT": "database-damaged",
}


def failed(error: sqlite3.Error, file: Path) -> StoreFailed:
    """What SQLite complains of, in words that say what to do."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(Reason("database-conflict"))
    name = getattr(error, "sqlite_errorname", "") or ""
    code = next((code for start, code in FAULTS.items() if name.startswith(start)), "database-failed")
    return StoreFailed(Reason(code, None, {"file": str(file), "detail": str(error)}))


def _named(values: tuple[object, ...]) -> dict[str, object]:
    """SQLite takes $1 for a name."""
    return {str(number): value for number, value in enumerate(values, 1)}


def _transact(connection: sqlite3.Connection, batches: list[Batch], rows: list[Row]) -> None:
    if len(rows) <= MANY and not any(batch.cards or batch.statements for batch in batches):
        # A transaction by itself.
        _insert(connection, rows)
        return
    try:
        connection.execute("BEGIN IMMEDIATE")
        for at in range(0, len(rows), MANY):
            _insert(connection, rows[at : at + MANY])
        for batch in batches:
            _beside(connection, batch)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _insert(connection: sqlite3.Connection, rows: list[Row]) -> None:
    """At most MANY rows."""
    if rows:
        many = next(many for many in EVENTS if len(rows) <= many)
        values = [value for row in rows for value in row]
        connection.execute(EVENTS[many], values + [None] * (3 * (many - len(rows))))


def _beside(connection: sqlite3.Connection, batch: Batch) -> None:
    for card in batch.cards:
        connection.execute(CARD, (card.code, card.game, card.status, card.visibility, card.updated))
        connection.executemany(SEAT, [(person, card.code) for person in card.people])
    for part in batch.statements:
        if callable(part):
            _work(connection, part)
        else:
            _ask(connection, part)


def _ask(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    sql, values = statement
    return connection.execute(sql, _named(values)).fetchall()


def _work(connection: sqlite3.Connection, work: Work) -> None:
    doing = work()
    try:
        statement = next(doing)
        while True:
            statement = doing.send(_ask(connection, statement))
    except StopIteration:
        return
    except sqlite3.Error:
        raise
    except Exception as error:
        # A mistake of ours: nobody else's batch shall wait for ever because of it.
        log.exception("work in a transaction failed")
        raise sqlite3.ProgrammingError(str(error)) from error
