"""What `make play-postgres` shows: two servers behind one address, with bots in a process of their own."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

import httpx
import pytest
from ops.play_postgres import town
from ops.proxy import proxy
from websockets.asyncio.client import ClientConnection, connect

from stelae.cli.main import main

pytestmark = pytest.mark.anyio


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this type."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] == kind:
            return message


async def answered(socket: ClientConnection, seen: dict[str, Any]) -> dict[str, Any]:
    """Places a piece (turning empty rings could end the game by repetition); what is seen when the bot has answered."""
    move, ply = next(move for move in seen["legal"] if "+" not in move), seen["ply"]
    await socket.send(json.dumps({"type": "move", "id": os.urandom(8).hex(), "seat": 0, "ply": ply, "move": move}))
    while True:
        now: dict[str, Any] = (await until(socket, "update")).get("seen", {})
        if now.get("ply", 0) > ply and now["view"]["to_move"] == 0:
            return now


async def test_two_servers_behind_one_address_and_bots_in_a_third_process(database: str) -> None:
    with town(database, "--log-level", "error") as (servers, worker):
        async with (
            proxy(0, [server.port for server in servers]) as (passing, port),
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http,
        ):
            seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
            opened = await http.post("/api/tables", json={"game": "azteka", "seats": seats})
            code = opened.json()["table"]["code"]
            headers = {"Cookie": f"stelae={http.cookies['stelae']}"}
            hello = json.dumps({"type": "hello", "id": "1", "protocol": 1})
            url = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
            async with connect(url, additional_headers=headers) as one, connect(url, additional_headers=headers) as two:
                for socket in (one, two):
                    await socket.send(hello)
                    seen = (await until(socket, "update"))["seen"]
                # Every new connection goes to the next server, so these are at different ones.
                assert min(passing.passed.values()) > 0
                seen = await answered(one, seen)
                while (await until(two, "update"))["seen"]["ply"] < seen["ply"]:
                    pass
            # One server is gone: who comes is at the other one, and the bot still thinks.
            servers[0].process.kill()
            servers[0].process.wait()
            for _ in range(2):
                async with connect(url, additional_headers=headers) as again:
                    await again.send(hello)
                    assert (await until(again, "update"))["seen"]["ply"] == seen["ply"]
                    seen = await answered(again, seen)
            assert worker.process.poll() is None


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        ([], "need the PostgreSQL database"),
        (["--database", "tables.sqlite"], "need the PostgreSQL database"),
        (["--database", "postgresql://localhost/x", "--bot-threads", "0"], "1 or more"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "Is PostgreSQL running"),
        (["--bot-threads", "many"], "--bot-threads"),
    ],
)
def test_a_worker_without_anything_to_do_says_so(
    flags: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("STELAE_DATABASE", raising=False)
    assert main(["work", *flags, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1
