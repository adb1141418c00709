"""What the tests of the server share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from stelae.server import players
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
    monkeypatch.setattr(players, "warm_up", lambda: None)
    return clock


@pytest.fixture
async def server(tmp_path: Path, clock: Clock) -> AsyncIterator[Server]:
    async with serving(tmp_path, clock) as running:
        yield running
