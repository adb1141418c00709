"""What the tests of the server share."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from ops.postgres import Cluster, cluster

from stelae.server import passwords, players
from stelae.server.hub import Hub
from tests.server.bench import Clock, Server, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time stands still unless the test moves it; and nothing is compiled in the background."""
    clock = Clock()
    monkeypatch.setattr(Hub, "now", lambda hub: clock.now)
    monkeypatch.setattr(players, "warm_up", lambda done: None)
    return clock


@pytest.fixture
async def server(tmp_path: Path, clock: Clock) -> AsyncIterator[Server]:
    async with serving(tmp_path, clock) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process. What a power cut does to it is not ours to test."""
    with cluster("fsync=off", "max_connections=50") as own:
        yield own


NUMBERS = count()


@pytest.fixture
def database(postgres: Cluster) -> str:
    """An empty database, as STELAE_DATABASE names it."""
    return postgres.create(f"test{next(NUMBERS)}")


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing that costs nothing; what it costs else, a test of its own says."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr(passwords, "_hasher", lambda: hasher)


@pytest.fixture(params=["sqlite", "postgresql"])
async def either(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[Server]:
    """A server over each kind of database."""
    given = {} if request.param == "sqlite" else {"database": request.getfixturevalue("database")}
    async with serving(tmp_path, clock, **given) as running:
        yield running
