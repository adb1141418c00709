"""The database: its schema, and what is stored as a whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Generator
from contextlib import closing
from pathlib import Path

import pytest

from stelae.core.contract import StelaeError
from stelae.server import facts
from stelae.server.settings import Settings
from stelae.server.store import (
    Batch,
    Card,
    Conflict,
    Line,
    Row,
    Statement,
    Store,
    StoreFailed,
    Work,
    open_store,
    schema,
)
from stelae.server.store.sql import SET
from stelae.server.store.sqlite import SQLite
from stelae.server.table import Logged


def said(number: int, text: str = "hello") -> tuple[str, Logged]:
    return "T", Logged(number, 1.0, facts.Said("players", facts.Person("p", "P"), text))


async def outcome(store: Store, *batches: tuple[list[tuple[str, Logged]], Line]) -> list[StelaeError | None]:
    """Appends all at once, and what came of each."""
    done: list[StelaeError | None] = []
    for entries, line in batches:
        store.append(Batch(done.append, entries, line=line))
    while len(done) < len(batches):
        await asyncio.sleep(0.001)
    return done


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return str(tmp_path / "t.sqlite" if request.param == "sqlite" else request.getfixturevalue("database"))


def running(where: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(Settings(database=where))
        await store.start()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def opened(path: Path) -> str:
    """Opens it, with what that does to it; what it keeps under `key`."""
    store = SQLite(path)
    kept = store.once("key", "other")
    asyncio.run(store.close())
    return kept


def version(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection, connection:
        return str(connection.execute(schema.VERSION).fetchone()[0])


def test_a_new_database_has_the_newest_schema(tmp_path: Path) -> None:
    path = tmp_path / "new" / "tables.sqlite"
    opened(path)
    assert version(path) == schema.VERSIONS[-1]


def test_alembic_agrees_which_version_is_the_newest() -> None:
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(schema.FOLDER), version_locations=[str(schema.FOLDER)])
    assert script.get_heads() == [schema.VERSIONS[-1]]
    assert sorted(one.revision for one in script.walk_revisions()) == list(schema.VERSIONS)


def test_a_database_from_before_there_were_versions_is_brought_up_with_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "CREATE TABLE events (code TEXT NOT NULL, number INTEGER NOT NULL, data BLOB NOT NULL,"
            " PRIMARY KEY (code, number)) WITHOUT ROWID"
        )
        connection.execute("CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID")
        connection.execute("INSERT INTO settings VALUES ('key', 'kept')")
    assert opened(path) == "kept"
    assert version(path) == schema.VERSIONS[-1]


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite"
    opened(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreFailed) as caught:
        SQLite(path)
    assert caught.value.reason.code == "database-newer"
    assert version(path) == "9999"


def test_a_migration_that_fails_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "half.sqlite"
    real = schema.migrate

    def fails(connection: object) -> None:
        real(connection)  # type: ignore[arg-type]  # handed through
        raise RuntimeError("power cut")

    monkeypatch.setattr(schema, "migrate", fails)
    with pytest.raises(RuntimeError):
        SQLite(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_what_builds_on_something_that_failed_fails_too(where: str) -> None:
    async def test(store: Store) -> None:
        assert await outcome(store, ([said(1), said(2)], Line())) == [None]
        late, other = Line(), Line()
        got = await outcome(store, ([said(2, "twice")], late), ([said(3)], late), ([], late), ([said(4)], other))
        assert [type(one) for one in got] == [Conflict, Conflict, Conflict, type(None)]
        assert [logged.number for logged in await store.read("T")] == [1, 2, 4]
        assert [logged.number for logged in await store.read("T", after=2)] == [4]

    running(where, test)


def test_rows_beside_the_tables_in_one_sql_for_every_database(where: str) -> None:
    async def test(store: Store) -> None:
        one = ("INSERT INTO settings (key, value) VALUES ($1, $2)", ("a", "1"))
        await store.write(one, ("UPDATE settings SET value = $2 WHERE key = $1", ("a", "2")))
        assert await store.query("SELECT value FROM settings WHERE key = $1", "a") == [("2",)]
        with pytest.raises(Conflict):
            await store.write(("UPDATE settings SET value = $2 WHERE key = $1", ("a", "3")), one)
        assert await store.query("DELETE FROM settings WHERE key = $1 RETURNING value", "a") == [("2",)]

    running(where, test)


def test_work_asks_and_writes_within_one_transaction_or_leaves_nothing(where: str) -> None:
    def counting(broken: bool) -> Work:
        def work() -> Generator[Statement, list[Row], None]:
            rows = yield ("SELECT value FROM settings WHERE key = $1", ("count",))
            count = int(rows[0][0]) + 1 if rows else 1
            yield SET, ("count", str(count))
            if broken:
                raise ZeroDivisionError

        return work

    async def test(store: Store) -> None:
        done: list[StelaeError | None] = []
        for broken in (False, False, True, False):
            store.append(Batch(done.append, statements=[counting(broken)]))
        while len(done) < 4:
            await asyncio.sleep(0.001)
        assert [type(one) for one in done] == [type(None), type(None), StoreFailed, type(None)]
        assert await store.query("SELECT value FROM settings WHERE key = $1", "count") == [("3",)]

    running(where, test)


def test_tables_are_found_by_person_and_in_the_lobby(where: str) -> None:
    cards = [
        Card("A", "azteka", "waiting", "public", ("ann",), 1.0),
        Card("B", "maya", "playing", "public", ("ann", "bob"), 2.0),
        Card("C", "maya", "over", "public", ("bob",), 3.0),
        Card("D", "maya", "waiting", "link", (), 4.0),
    ]

    async def test(store: Store) -> None:
        stored: list[StelaeError | None] = []
        store.append(Batch(stored.append, cards=cards))
        await store.write()
        assert [card.code for card in await store.listed()] == ["A", "B"]
        assert [card.code for card in await store.listed(game="maya")] == ["B"]
        assert [card.code for card in await store.listed(person="bob")] == ["B", "C"]

    running(where, test)
