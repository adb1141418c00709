"""Acknowledged means stored: servers are killed at random moments under load, and nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from stelae.server import eyes, facts
from stelae.server.settings import Settings
from stelae.server.store import open_store
from stelae.server.table import Logged, Table
from tests.server.clients import Json, Notes, Player, tables
from tests.server.process import Process, process

FLAGS = (
    *("--messages-per-second", "10000", "--requests-per-second", "10000", "--chats-per-minute", "1e6"),
    *("--sockets-per-address", "1000", "--log-level", "error"),
)


class Servers:
    """Processes over one database, each at an address of its own, where another one comes after it was killed."""

    def __init__(self, folder: Path, database: str, many: int) -> None:
        self.folder = folder
        self.database = database
        self.ports = [_free() for _ in range(many)]
        self.addresses = [f"ws://127.0.0.1:{port}" for port in self.ports]
        self._stacks = [contextlib.ExitStack() for _ in range(many)]
        self.running: list[Process] = []

    async def start(self, which: int) -> None:
        folder = self.folder / str(which)
        folder.mkdir(exist_ok=True)
        begun = process(folder, *FLAGS, "--port", str(self.ports[which]), STELAE_DATABASE=self.database)
        await asyncio.to_thread(self._stacks[which].enter_context, begun)

    async def kill(self, which: int) -> None:
        """SIGKILL."""
        await asyncio.to_thread(self._stacks[which].close)

    def close(self) -> None:
        for stack in self._stacks:
            stack.close()


@pytest.fixture
def servers(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[[str, int], Servers]]:
    """Makes servers that are gone afterwards."""
    with contextlib.ExitStack() as stack:

        def make(database: str, many: int) -> Servers:
            made = Servers(tmp_path, database, many)
            stack.callback(made.close)
            return made

        yield make


def _free() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def killed(fleet: Servers, times: int, many: int, seed: int) -> list[Player]:
    """People play at so many tables; so many times a process is killed. Who played, and what they know."""
    rng = random.Random(seed)
    for which in range(len(fleet.ports)):
        await fleet.start(which)
    players = await tables(fleet.addresses[0].replace("ws", "http", 1), fleet.addresses, many, seed=seed)
    living = [asyncio.create_task(player.live()) for player in players]
    for _ in range(times):
        await _acknowledged_more(players, rng.choice((0, 10, 20, 40, 80)))
        await asyncio.sleep(rng.uniform(0.0, 0.02))
        which = rng.randrange(len(fleet.ports))
        await fleet.kill(which)
        await fleet.start(which)
    for player in players:
        player.quiet.set()
    # What is under way is finished; nobody asks for anything any more.
    async with asyncio.timeout(60):
        while not await _calm(players):
            pass
    for task in living:
        task.cancel()
    outcomes = await asyncio.gather(*living, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in outcomes), outcomes
    return players


async def _acknowledged_more(players: list[Player], many: int) -> None:
    """Waits until so many more commands were acknowledged: on a slow machine, too, there is something to lose."""
    wanted = many + sum(player.acknowledged for player in players)
    async with asyncio.timeout(60):
        while sum(player.acknowledged for player in players) < wanted:
            await asyncio.sleep(0.001)


async def _calm(players: list[Player]) -> bool:
    """Whether nobody waits and nothing more comes for a while."""
    before = [(player.notes.code, player.notes.number) for player in players]
    await asyncio.sleep(0.5)
    after = [(player.notes.code, player.notes.number) for player in players]
    return before == after and all(player.pending is None for player in players)


async def logs(database: str, codes: set[str]) -> dict[str, list[Logged]]:
    store = open_store(Settings(database=database))
    await store.start()
    try:
        return {code: await store.read(code) for code in codes}
    finally:
        await store.close()


def judge(players: list[Player], logs: dict[str, list[Logged]]) -> Counter[str]:
    """Compares what everybody was told and acknowledged with what is stored; what there was to compare."""
    found: Counter[str] = Counter()
    for player in players:
        assert player.wrong == []
        found["came back"] += player.came_back - 1
        found["sent again"] += player.resent
        for notes in [*player.earlier, player.notes]:
            log = logs[notes.code]
            assert [logged.number for logged in log] == list(range(1, len(log) + 1))
            _acknowledged(notes, log, found)
            _told(notes, log, found)
    for log in logs.values():
        _whole(log)
    return found


def _acknowledged(notes: Notes, log: list[Logged], found: Counter[str]) -> None:
    """Every command that was acknowledged is in the log, once."""
    done = Counter(logged.cause.split("/")[1] for logged in log if logged.cause is not None)
    assert not [name for name, times in done.items() if times > 1], "done twice"
    at = {logged.cause.split("/")[1]: logged.number for logged in log if logged.cause is not None}
    for name, number in notes.acked.items():
        assert name in at, f"{name} was acknowledged and is not there"
        assert at[name] <= number <= len(log)
        found["acknowledged"] += 1


def _told(notes: Notes, log: list[Logged], found: Counter[str]) -> None:
    """What was told is what is stored, without a gap; and the position is the one that the log leads to."""
    table = Table.fold(log)
    told = eyes.whole(table, log, notes.seat, 0)
    stored: dict[int, Json] = {entry.number: _plain(entry.fact) for entry in told.entries}
    known = {number: fact for number, fact in stored.items() if number <= notes.number}
    assert notes.told == known
    assert notes.number == len(log) or notes.head.get("rematch"), "left behind"
    if notes.number == len(log):
        assert told.seen is not None
        assert notes.seen["view"] == _plain(told.seen.view)
        assert notes.seen["ply"] == told.seen.ply
    found["told"] += len(known)


def _plain(what: object) -> Json:
    plain: Json = msgspec.json.decode(msgspec.json.encode(what))
    plain.pop("facts", None)
    return plain


def _whole(log: list[Logged]) -> None:
    """Plies follow on each other, whoever made them; the rules have taken every one (Table.fold)."""
    plies = [logged.fact.ply for logged in log if isinstance(logged.fact, facts.Plied)]
    assert plies == list(range(1, len(plies) + 1))


def proven(found: Counter[str], kills: int) -> None:
    """That there was something to lose."""
    assert found["acknowledged"] > 20 * kills
    assert found["came back"] > kills
    assert found["sent again"] > kills


@pytest.mark.slow
def test_sigkill_under_load_loses_and_doubles_nothing(tmp_path: Path, servers: Callable[[str, int], Servers]) -> None:
    async def run() -> Counter[str]:
        database = str(tmp_path / "stelae.sqlite")
        fleet = servers(database, 1)
        players = await killed(fleet, 50, many=8, seed=1)
        await fleet.kill(0)
        return judge(players, await logs(database, _codes(players)))

    proven(asyncio.run(run()), 50)


@pytest.mark.parametrize("kills", [pytest.param(20, marks=pytest.mark.slow), pytest.param(50, marks=pytest.mark.long)])
def test_of_two_processes_either_may_be_killed(
    kills: int, database: str, servers: Callable[[str, int], Servers]
) -> None:
    async def run() -> Counter[str]:
        fleet = servers(database, 2)
        players = await killed(fleet, kills, many=4, seed=2)
        return judge(players, await logs(database, _codes(players)))

    proven(asyncio.run(run()), kills // 2)


def _codes(players: list[Player]) -> set[str]:
    return {notes.code for player in players for notes in [*player.earlier, player.notes]}
