"""What is over, old or left takes no memory; tables to which nobody comes are closed; long logs are folded."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from bench.server.long import long_log

from stelae.server import eyes, facts, hub
from stelae.server.table import Logged, Table, decoder, encoder
from tests.server.bench import Clock, Server, serving

pytestmark = pytest.mark.anyio
DAY = 86_400


async def test_tables_leave_memory_when_everybody_has_left(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "HEARTBEAT", 0.01)
    async with serving(tmp_path, clock, unload_after=10.0) as server:
        known: list[weakref.ref[Table]] = []
        codes = []
        for number in range(20):
            ann, ben = await server.pair("tayu" if number % 2 else "azteka")
            known.append(weakref.ref(_table(server, ann.head["code"])))
            codes.append(ann.head["code"])
            if number % 3:
                await ann.do("resign", seat=0)
            for socket in (ann, ben):
                await socket.close()
        server.open.clear()
        await asyncio.sleep(0.05)
        assert len(server.hub.rooms) == 20
        clock.now += 11
        while server.hub.rooms:
            await asyncio.sleep(0.01)
        gc.collect()
        assert [one() for one in known if one() is not None] == []
        # Who comes finds everything, and only what is looked at is in memory.
        watcher = await (await server.guest("Eve")).join(codes[0])
        assert watcher.head["status"] == "playing"
        assert list(server.hub.rooms) == [codes[0]]


def _table(server: Server, code: str) -> Table:
    return server.room(code).table


async def test_a_table_to_which_nobody_comes_is_closed(server: Server) -> None:
    ann = await server.guest("Ann")
    waiting = await ann.open(visibility="public")
    one, other = await server.pair()
    played = one.head["code"]
    for socket in (one, other):
        await socket.close()
    server.clock.now += 100 * DAY
    still, _ = await server.pair(visibility="public")
    recent = await ann.join(played)
    await recent.do("chat", room="spectators", text="is anybody there?")
    await recent.close()
    server.clock.now += 100 * DAY
    await server.hub.archive.sweep(server.clock.now - 180 * DAY)
    closed = await ann.get(f"/api/tables/{waiting['code']}")
    assert (closed["status"], closed["closed"]) == ("over", "abandoned")
    for code in (played, still.head["code"]):
        assert (await ann.get(f"/api/tables/{code}"))["status"] == "playing"
    assert [head["code"] for head in (await ann.get("/api/tables"))["tables"]] == [still.head["code"]]
    # A table at which somebody sits is left alone, however long ago something happened there.
    server.clock.now += 100 * DAY
    await server.hub.archive.sweep(server.clock.now - 180 * DAY)
    assert (await ann.get(f"/api/tables/{played}"))["closed"] == "abandoned"
    assert (await ann.get(f"/api/tables/{still.head['code']}"))["status"] == "playing"


async def test_housekeeping_looks_for_them(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.guest("Ann")
    head = await ann.open()
    server.clock.now += 181 * DAY
    await server.hub.archive.look()
    await server.hub.archive.look()
    assert (await ann.get(f"/api/tables/{head['code']}"))["closed"] == "abandoned"


def test_a_log_of_ten_thousand_plies_folds_to_the_table_that_wrote_it() -> None:
    """How long that takes is measured by bench/server/size.py."""
    log = long_log(10_000)
    stored = [encoder.encode(logged) for logged in log]
    table = Table.fold(map(decoder.decode, stored))
    assert table.status == "playing"
    assert table.ply == 10_000
    whole = eyes.whole(table, log, 0, 0)
    assert sum(isinstance(entry.fact, facts.Said) for entry in whole.entries) == 1_000
    # Going back is a moment's work from wherever it is.
    assert str(table.position(0, 9_990)) == str(Table.fold(log[: _until(log, 9_990)]).state)


def _until(log: list[Logged], ply: int) -> int:
    plies = 0
    for number, logged in enumerate(log, 1):
        plies += isinstance(logged.fact, facts.Plied)
        if plies == ply:
            return number
    raise AssertionError(ply)
