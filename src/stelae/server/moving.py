"""When somebody becomes somebody else at his tables: an account, part of one, or nobody at all.

What is begun is ended, if need be by the next start of the server.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from stelae.core.contract import StelaeError
from stelae.server.accounts import Accounts
from stelae.server.callers import guest_key
from stelae.server.erasing import erased, nobody
from stelae.server.facts import Person
from stelae.server.hub import Hub, NoTable
from stelae.server.store import Statement
from stelae.server.table import Table, encoder

if TYPE_CHECKING:
    from stelae.server.room import Room

log = logging.getLogger("stelae.moving")
# A table that takes longer is left for the next start.
PATIENCE = 30.0
# So many facts are written anew at once.
CHUNK = 200

TABLES = (
    "SELECT code FROM seats WHERE person = $1 UNION SELECT t.code FROM voices v JOIN tables t ON t.code = v.code"
    " WHERE v.person = $1"
)
RUNNING = "SELECT t.code FROM seats s JOIN tables t ON t.code = s.code WHERE s.person = $1 AND t.status != 'over'"
FORMER = "INSERT INTO former (person, heir, erased, done) VALUES ($1, $2, $3, 0) ON CONFLICT (person) DO NOTHING"


async def promote(hub: Hub, person: Person) -> None:
    """A guest has an account now: his running tables know it."""
    hub.lock([guest_key(person.id)])
    for (code,) in await hub.store.query(RUNNING, person.id):
        await _become(hub, code, person.id, person)


async def join(hub: Hub, guest: str, heir: Person) -> None:
    """The tables of a guest are those of his account from now on, and nobody is that guest any more."""
    await hub.store.write((FORMER, (guest, msgspec.json.encode(heir), 0)))
    hub.lock([guest_key(guest)])
    await _move(hub, guest, heir, erase=False)


async def erase(hub: Hub, accounts: Accounts, person: str) -> None:
    """Nobody is this person any more, and nothing tells who it was. Its bots go with it."""
    gone = [person, *(bot.person.id for bot in await accounts.bots(person))]
    keys = [one.digest for one in await accounts.sessions(person)]
    keys += [key for one in gone if (key := await accounts.bearer(one)) is not None]
    heirs = {one: nobody(secrets.token_urlsafe(9)) for one in gone}
    forgotten: list[Statement] = []
    for one, heir in heirs.items():
        forgotten.append((FORMER, (one, msgspec.json.encode(heir), 1)))
        forgotten += [
            (f"DELETE FROM {table} WHERE person = $1", (one,))  # noqa: S608 - names of our own
            for table in ("sessions", "passkeys", "ceremonies", "accounts")
        ]
    await hub.store.write(*forgotten)
    hub.lock([*keys, *map(guest_key, gone)])
    for one in gone:
        await _resume(hub, "person = $1", one)


async def resume(hub: Hub) -> None:
    """Ends what an earlier process had begun."""
    try:
        await _resume(hub, "done = $1", 0)
    except StelaeError as error:
        log.error("what was begun is not ended, which the next start will try again: %s", error)


async def _resume(hub: Hub, which: str, value: object) -> None:
    sql = f"SELECT person, heir, erased FROM former WHERE {which} AND done = 0"  # noqa: S608 - words of our own
    for person, heir, erase in await hub.store.query(sql, value):
        await _move(hub, person, msgspec.json.decode(bytes(heir), type=Person), erase=bool(erase))


async def signed_out(hub: Hub, person: Person) -> None:
    """Seat tokens from before prove nothing any more: the same person sits down anew."""
    for (code,) in await hub.store.query(RUNNING, person.id):
        await _become(hub, code, person.id, person)


async def _move(hub: Hub, old: str, heir: Person, *, erase: bool) -> None:
    complete = True
    for (code,) in await hub.store.query(TABLES, old):
        try:
            room = await _become(hub, code, old, heir, erase=erase)
        except NoTable:
            continue
        if room is None:
            complete = False
        elif erase and _alone(room.table, heir.id):
            await _delete(hub, room)
        elif erase:
            await _rewrite(hub, code, old, heir)
    if complete:
        await hub.store.write(*_settled(old, heir.id, erase=erase))


def _settled(old: str, heir: str, *, erase: bool) -> list[Statement]:
    # That this id is nobody's is remembered, for the sake of old cookies; whose it became is not.
    forgotten: Statement = ("UPDATE former SET done = 1, heir = $2 WHERE person = $1", (old, b""))
    if erase:
        return [
            ("DELETE FROM seats WHERE person = $1 OR person = $2", (old, heir)),
            ("DELETE FROM voices WHERE person = $1", (old,)),
            ("UPDATE ratings SET person = $2 WHERE person = $1", (old, heir)),
            ("UPDATE rated SET person = $2 WHERE person = $1", (old, heir)),
            forgotten,
        ]
    moved: list[Statement] = []
    for table in ("seats", "voices"):
        moved += [
            (
                f"INSERT INTO {table} (person, code) SELECT CAST($2 AS TEXT), code FROM {table}"  # noqa: S608 - names of our own
                " WHERE person = $1 ON CONFLICT DO NOTHING",
                (old, heir),
            ),
            (f"DELETE FROM {table} WHERE person = $1", (old,)),  # noqa: S608 - names of our own
        ]
    return [*moved, forgotten]


async def _become(hub: Hub, code: str, old: str, heir: Person, *, erase: bool = False) -> Room | None:
    """The room, once the table knows; None if it could not be told."""
    try:
        room = await hub.room(code)
        await asyncio.wait_for(room.become(old, heir, erased=erase), PATIENCE)
        return room
    except NoTable:
        raise
    except (StelaeError, TimeoutError) as error:
        log.error("table %s does not know that somebody has become another: %s", code, error)
        return None


def _alone(table: Table, person: str) -> bool:
    """Whether nobody else ever had anything to do with how this table ended."""
    people = [one for chair in table.chairs for one in (chair.person, chair.away) if one and one.bot is None]
    return all(one.id == person for one in people) and table.host == person


async def _delete(hub: Hub, room: Room) -> None:
    code = room.table.code
    for connection in list(room.connections):
        connection.close(1008, "no-such-table")
    hub.drop(room)
    await hub.store.write(
        *((f"DELETE FROM {table} WHERE code = $1", (code,)) for table in OF_A_TABLE)  # noqa: S608 - names of our own
    )


OF_A_TABLE = ("events", "tables", "seats", "voices", "jobs", "rated")


async def _rewrite(hub: Hub, code: str, old: str, heir: Person) -> None:
    log = await hub.store.read(code)
    loop = asyncio.get_running_loop()
    new = await loop.run_in_executor(None, erased, log, old, heir)
    changed: list[Statement] = [
        ("UPDATE events SET data = $3 WHERE code = $1 AND number = $2", (code, after.number, encoder.encode(after)))
        for before, after in zip(log, new, strict=True)
        if before != after
    ]
    for at in range(0, len(changed), CHUNK):
        await hub.store.write(*changed[at : at + CHUNK])
