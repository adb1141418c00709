"""A process that thinks for bots may die at any moment: somebody else makes the move, once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from ops.play_postgres import started

from stelae.server import facts
from tests.server.bench import Clock, Server, serving

pytestmark = pytest.mark.anyio
# How the board of jobs looks: whether somebody is at it, and whether there is a move.
JOBS = "SELECT until > extract(epoch FROM now()), move IS NOT NULL FROM jobs"
# `stelae work`, but its bots think for hours.
SLOW = """
import time
from stelae.cli.main import main
from stelae.server import players
players.choose = lambda *_: time.sleep(10_000)
players.warm_up = lambda *_: None
main(["work", "--bot-threads", "1"])
"""


async def thinking(server: Server) -> None:
    """Waits until somebody thinks."""
    while await server.hub.store.query(JOBS) != [(True, False)]:
        await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("heir", ["a worker", "a server"])
async def test_a_worker_that_is_killed_while_it_thinks(heir: str, tmp_path: Path, clock: Clock, database: str) -> None:
    async with (
        serving(tmp_path, clock, database=database, bot_threads=0) as server,
        contextlib.AsyncExitStack() as stack,
    ):
        ann = await server.guest("Ann")
        head = await ann.open("azteka", seats=[{"who": "bot", "bot": "random"}, {"who": "me"}])
        table = await ann.join(head["code"])
        with subprocess.Popen([sys.executable, "-c", SLOW], env={**os.environ, "STELAE_DATABASE": database}) as dying:
            await thinking(server)
            dying.kill()
        assert table.seen[1]["ply"] == 0
        if heir == "a worker":
            stack.enter_context(started(database, "work", "--bot-threads", "1", "--log-level", "error"))
        else:
            await stack.enter_async_context(serving(tmp_path, clock, database=database, bot_threads=1))
        # As long as it takes: the job is free ten seconds after its worker was last heard of.
        table.patience = None
        assert (await table.told("plied"))["seat"] == 0
        await table.move(1)
        assert (await table.told("plied"))["ply"] == 3
        log = await server.hub.store.read(head["code"])
        assert [one.fact.ply for one in log if isinstance(one.fact, facts.Plied)] == [1, 2, 3]
        assert await server.hub.store.query(JOBS.replace("until > extract(epoch FROM now()), ", "")) == [(True,)] * 2
