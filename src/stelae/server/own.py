"""What is one's own: one's tables page by page, and everything that is kept about one, to take away."""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import Iterator
from typing import IO, Any

import msgspec
from starlette.concurrency import run_in_threadpool

from stelae import records
from stelae.core.contract import complain
from stelae.server import eyes, facts, moving, personal, standings
from stelae.server.accounts import Accounts
from stelae.server.callers import BadRequest
from stelae.server.erasing import names
from stelae.server.facts import Person
from stelae.server.hub import Hub, NoTable
from stelae.server.table import Logged, Table

# So many on a page.
PAGE = 20
# Those that go on first, then the newest; `after` says where the page before ended.
TABLES = (
    "SELECT t.code, CASE WHEN t.status = 'over' THEN 1 ELSE 0 END, t.updated FROM seats s"
    " JOIN tables t ON t.code = s.code WHERE s.person = $1 AND (CAST($2 AS TEXT) IS NULL OR t.game = $2)"
    " AND (CAST($3 AS INTEGER) IS NULL OR CASE WHEN t.status = 'over' THEN 1 ELSE 0 END = $3)"
    " AND (CASE WHEN t.status = 'over' THEN 1 ELSE 0 END, -t.updated, t.code) > ($4, $5, $6)"
    " ORDER BY 2, t.updated DESC, t.code LIMIT $7"
)
# Smaller archives never touch the disk.
IN_MEMORY = 8 * 2**20
CHUNK = 64 * 1024


async def tables(hub: Hub, person: str, game: str | None, over: bool | None, after: str | None) -> personal.MyTables:
    """A page of somebody's tables."""
    where = _place(after) if after else (-1, 0.0, "")
    game = game if game is None or game.isprintable() else ""
    rows = await hub.store.query(TABLES, person, game, None if over is None else int(over), *where, PAGE + 1)
    heads = []
    for code, _, _ in rows[:PAGE]:
        try:
            heads.append(eyes.head((await hub.room(code)).table))
        except NoTable:
            continue
    if len(rows) <= PAGE:
        return personal.MyTables(tuple(heads))
    code, ended, updated = rows[PAGE - 1]
    return personal.MyTables(tuple(heads), f"{ended}-{updated.hex()}-{code}")


def _place(after: str) -> tuple[int, float, str]:
    """Where a page ended, from what was said with it."""
    ended, _, rest = after.partition("-")
    updated, _, code = rest.partition("-")
    try:
        if ended in ("0", "1") and code.isalnum() and code.isascii():
            return int(ended), -float.fromhex(updated), code
    except (ValueError, OverflowError):
        pass
    raise complain(BadRequest, "after-wrong")


# ---- everything ----


async def archive(hub: Hub, accounts: Accounts, person: Person) -> IO[bytes]:
    """All that is kept about somebody, as a zip: what he is, his tables with what he said, and their records."""
    about = await _about(hub, accounts, person)
    codes = [code for (code,) in await hub.store.query(moving.TABLES, person.id)]
    file = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 - read() closes it
    zipped = zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED)

    def add(name: str, data: Any) -> None:
        zipped.writestr(name, msgspec.json.format(msgspec.json.encode(data), indent=2))

    await run_in_threadpool(add, "account.json", about)
    for code in codes:
        log = await hub.store.read(code)
        if log:
            await run_in_threadpool(_add_table, add, log, person.id)
    zipped.close()
    file.seek(0)
    return file


async def _about(hub: Hub, accounts: Accounts, person: Person) -> dict[str, Any]:
    account = await accounts.account(person.id)
    passkeys = await accounts.passkeys(person.id)
    return {
        "person": person,
        "login": account.login if account else None,
        "created": account.created if account else None,
        "password": bool(account and account.password),
        "passkeys": [{"id": one.id, "label": one.label, "created": one.created, "used": one.used} for one in passkeys],
        "sessions": [
            {"begun": one.begun, "seen": one.seen, "about": one.about} for one in await accounts.sessions(person.id)
        ],
        "bots": [{"person": bot.person, "created": bot.created} for bot in await accounts.bots(person.id)],
        "ratings": await standings.of_person(hub.store, person.id),
    }


def _add_table(add: Any, log: list[Logged], person: str) -> None:
    table = Table.fold(log)
    own = names(log, person)
    said = [
        {"at": one.at, "room": one.fact.room, "text": one.fact.text}
        for one in log
        if isinstance(one.fact, facts.Said) and one.fact.person.id in own
    ]
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.person and chair.person.id == person]
    add(f"tables/{table.code}/table.json", {"table": eyes.head(table), "seats": seats, "said": said})
    for number in range(len(table.games) if seats else 0):
        # What others still keep hidden is not one's own.
        record = records.redact(eyes.record(table, number), seats[0])
        add(f"tables/{table.code}/game-{number + 1}.json", record)


def read(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        while chunk := file.read(CHUNK):
            yield chunk
