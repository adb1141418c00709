"""The log of events on the disk: append-only, in SQLite. What is acknowledged was committed here first."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from stelae.core.contract import Reason, StelaeError, complain
from stelae.server.table import Logged, decoder, encoder

# After a commit: None, or why nothing of the batch was stored.
Committed = Callable[[StelaeError | None], None]


class StoreFailed(StelaeError):
    """Nothing was stored: a full disk, a locked or damaged database."""


class Conflict(StoreFailed):
    """Another process has written this number of the table already."""


@dataclass(frozen=True, slots=True)
class Card:
    """How a table is found: what lists are made from."""

    code: str
    game: str
    status: str
    visibility: str
    people: tuple[str, ...]
    updated: float


@dataclass(frozen=True, slots=True)
class Batch:
    """What is stored as a whole or not at all. An empty one tells when all before it is stored."""

    committed: Committed
    entries: Sequence[tuple[str, Logged]] = ()
    cards: Sequence[Card] = ()


class Store(Protocol):
    """What the table server needs of a database."""

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begins to write; `committed` is called in that loop, in the order of `append`."""

    def append(self, batch: Batch) -> None: ...

    async def read(self, code: str) -> list[Logged]:
        """The log of a table; empty if there is none."""

    async def listed(self, *, person: str | None = None, game: str | None = None, limit: int = 50) -> list[Card]:
        """The tables of a person, else those that are public and not over; the newest first."""

    async def setting(self, key: str, value: str | None = None) -> str | None:
        """A value kept beside the tables; with a value it is set."""

    def once(self, key: str, value: str) -> str:
        """The value kept under the key; this one, if there was none."""

    def close(self) -> None:
        """Writes what is queued and lets go of the database."""


SCHEMA = """
CREATE TABLE IF NOT EXISTS events (
    code TEXT NOT NULL, number INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL, updated REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS lobby ON tables (visibility, status, updated);
CREATE TABLE IF NOT EXISTS seats (
    person TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person, code)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""

EVENT = "INSERT INTO events (code, number, data) VALUES (?, ?, ?)"
CARD = "INSERT OR REPLACE INTO tables (code, game, status, visibility, updated) VALUES (?, ?, ?, ?, ?)"
SEAT = "INSERT OR IGNORE INTO seats (person, code) VALUES (?, ?)"


@dataclass(slots=True)
class SQLite:
    """One file. One thread writes: it commits whatever has queued, so under load a commit stores many moves."""

    path: Path
    _queue: queue.SimpleQueue[Batch | None] = field(default_factory=queue.SimpleQueue)
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
        try:
            self._reading = self._connect()
            self._reading.executescript(SCHEMA)
            if (fault := self._reading.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise complain(StoreFailed, "database-damaged", file=str(self.path), detail=str(fault))
        except sqlite3.Error as error:
            raise self._failed(error) from None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=5.0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _failed(self, error: sqlite3.Error) -> StoreFailed:
        name = getattr(error, "sqlite_errorname", "") or ""
        code = next((code for start, code in FAULTS.items() if name.startswith(start)), "database-failed")
        return StoreFailed(Reason(code, None, {"file": str(self.path), "detail": str(error)}))

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._thread = threading.Thread(target=self._write, args=(self._connect(), loop), name="stelae-write")
        self._thread.start()

    def append(self, batch: Batch) -> None:
        self._queue.put(batch)

    def _write(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        going = True
        while going:
            taken = [self._queue.get()]
            while not self._queue.empty():
                taken.append(self._queue.get())
            going = None not in taken
            batches = [batch for batch in taken if batch is not None]
            outcomes = self._commit(connection, batches)
            if not loop.is_closed():
                loop.call_soon_threadsafe(_tell, batches, outcomes)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batches: list[Batch]) -> list[StelaeError | None]:
        """All batches in one transaction; if one of them cannot be stored, each in one of its own."""
        try:
            if any(batch.entries or batch.cards for batch in batches):
                connection.execute("BEGIN IMMEDIATE")
                for batch in batches:
                    _insert(connection, batch)
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(batches) > 1:
                return [outcome for batch in batches for outcome in self._commit(connection, [batch])]
            if isinstance(error, sqlite3.IntegrityError):
                return [complain(Conflict, "database-conflict")]
            return [self._failed(error)]
        return [None] * len(batches)

    async def _ask(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        def ask() -> list[tuple[object, ...]]:
            try:
                return self._reading.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                raise self._failed(error) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, ask)

    async def read(self, code: str) -> list[Logged]:
        rows = await self._ask("SELECT data FROM events WHERE code = ? ORDER BY number", code)
        return [decoder.decode(data) for (data,) in rows if isinstance(data, bytes)]

    async def listed(self, *, person: str | None = None, game: str | None = None, limit: int = 50) -> list[Card]:
        fields = "t.code, t.game, t.status, t.visibility, t.updated"
        if person is not None:
            rows = await self._ask(
                f"SELECT {fields} FROM seats s JOIN tables t ON t.code = s.code WHERE s.person = ?"  # noqa: S608 - no input in it
                " ORDER BY t.status = 'over', t.updated DESC LIMIT ?",
                person,
                limit,
            )
        else:
            rows = await self._ask(
                f"SELECT {fields} FROM tables t WHERE t.visibility = 'public' AND t.status != 'over'"  # noqa: S608 - no input in it
                " AND (?1 IS NULL OR t.game = ?1) ORDER BY t.status != 'waiting', t.updated DESC LIMIT ?2",
                game,
                limit,
            )
        return [Card(str(c), str(g), str(s), str(v), (), float(str(u))) for c, g, s, v, u in rows]

    async def setting(self, key: str, value: str | None = None) -> str | None:
        if value is not None:
            await self._ask("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", key, value)
            return value
        rows = await self._ask("SELECT value FROM settings WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    def once(self, key: str, value: str) -> str:
        try:
            self._reading.execute("INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)", (key, value))
            return str(self._reading.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()[0])
        except sqlite3.Error as error:
            raise self._failed(error) from None

    def close(self) -> None:
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


def _insert(connection: sqlite3.Connection, batch: Batch) -> None:
    rows = [(code, logged.number, encoder.encode(logged)) for code, logged in batch.entries]
    if len(rows) == 1:
        connection.execute(EVENT, rows[0])
    elif rows:
        connection.executemany(EVENT, rows)
    for card in batch.cards:
        connection.execute(CARD, (card.code, card.game, card.status, card.visibility, card.updated))
        connection.executemany(SEAT, [(person, card.code) for person in card.people])


def _tell(batches: list[Batch], outcomes: list[StelaeError | None]) -> None:
    for batch, outcome in zip(batches, outcomes, strict=True):
        batch.committed(outcome)
