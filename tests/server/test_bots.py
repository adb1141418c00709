"""Bots with accounts of their own: their tokens, and the one of examples/ against a real server."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from stelae import records
from stelae.core.registry import games
from tests.server.bench import Guest, Json, Server, Socket, dumps
from tests.server.members import SECRET, code, registered
from tests.server.process import Process, process

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


async def made(guest: Guest, name: str = "Robo") -> Json:
    return await guest.post("/api/bots", {"name": name}, 201)


async def program(server: Server, table: str, token: str) -> Socket:
    return await (await server.guest(cookie=False)).join(table, bearer=token)


@pytest.mark.anyio
async def test_a_bot_sits_and_plays_under_its_own_name(either: Server) -> None:
    ann, ben = await registered(either, "ann"), await either.guest("Ben")
    told = await made(ann)
    account = await ann.get("/api/account")
    assert account["bots"] == [told["bot"]]
    assert "token" not in json.dumps(account["bots"][0]["person"])
    head = await ben.open()
    socket, bot = await ben.join(head["code"]), await program(either, head["code"], told["token"])
    await bot.do("sit", seat=1)
    await socket.settled()
    sitting = socket.head["seats"][1]["person"]
    assert (sitting["name"], sitting["kind"], sitting["owner"]) == ("Robo", "bot", account["person"]["id"])
    # It is asked like a person, and has to be there like one.
    await socket.move(0)
    await bot.settled()
    await bot.move(1)
    await socket.settled()
    assert await socket.refused("analyse") == "analysis-fair"
    await socket.do("propose", seat=0, kind="draw")
    await bot.do("answer", seat=1, kind="draw", accept=True)
    await socket.settled()
    assert socket.head["result"]["reason"] == "agreed"
    record = records.decode(dumps(await ben.get(f"/api/tables/{head['code']}/record")).encode())
    assert (record.seats[1].name, record.seats[1].kind) == ("Robo", "bot")
    # Over HTTP the token says who asks, and no cookie is set.
    headers = {"Authorization": f"Bearer {told['token']}"}
    answer = await ben.http.get("/api/me", headers=headers)
    assert answer.json()["person"] == sitting
    assert [table["code"] for table in answer.json()["tables"]] == [head["code"]]
    assert "set-cookie" not in answer.headers
    for method, path, body in (
        ("DELETE", "/api/me", None),
        ("POST", "/api/sign-in", {"login": "ann", "password": SECRET}),
        ("POST", "/api/account", {"login": "robo", "password": SECRET}),
        ("POST", "/api/bots", {"name": "Child"}),
        ("GET", "/api/account", None),
        ("POST", "/api/passkeys/options", {"purpose": "sign-in"}),
    ):
        answer = await ben.http.request(method, path, json=body, headers=headers)
        assert answer.status_code in (401, 409), (path, answer.text)


@pytest.mark.anyio
async def test_a_token_that_is_changed_or_revoked_lets_nobody_in_or_stay(either: Server) -> None:
    ann, ben = await registered(either, "ann"), await either.guest("Ben")
    told = await made(ann)
    name = told["bot"]["person"]["id"]
    head = await ben.open()
    socket = await program(either, head["code"], told["token"])
    await socket.do("sit", seat=1)
    await socket.settled()
    seat = socket.seats["1"]
    new = (await ann.post(f"/api/bots/{name}/token", {}))["token"]
    while await socket.hear():
        pass
    assert socket.closed == (1012, "signed out")

    async def refused(token: str) -> str:
        lobby = (await either.guest(cookie=False)).socket("/api/lobby/socket")
        await lobby.say({"type": "hello", "id": "1", "protocol": 1, "bearer": token})
        reason: str = (await lobby.until("error"))["reason"]["code"]
        return reason

    assert await refused(told["token"]) == "bearer-wrong"
    again = await program(either, head["code"], new)
    assert again.seats.keys() == {"1"}
    account = (await ann.http.delete(f"/api/bots/{name}/token")).json()
    assert account["bots"][0].get("token", True) is False
    while await again.hear():
        pass
    for token in (told["token"], new, "", "тайна", "stelae_"):
        assert await refused(token) == "bearer-wrong"
        headers = [(b"Authorization", f"Bearer {token}".encode())]
        assert await code(await ben.http.get("/api/me", headers=headers), 401) == "bearer-wrong"
    assert (await (await either.guest(cookie=False)).join(head["code"], tokens=[seat])).seats == {}
    # Others have nothing to say about it.
    eve = await registered(either, "eve")
    for method, path in (("POST", "/token"), ("DELETE", "/token"), ("DELETE", "")):
        answer = await eve.http.request(method, f"/api/bots/{name}{path}")
        assert await code(answer, 409) == "no-such-bot"
    assert (await ann.http.delete(f"/api/bots/{name}")).json()["bots"] == []
    assert (await ann.http.get(f"/api/people/{name}")).status_code == 404


@pytest.mark.slow
def test_the_example_plays_every_game_against_itself_to_the_end(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        tokens = _tokens(server)
        catalogue = httpx.get(f"{server.url}/api/games").json()
        # Together nobody is rated, and a temple takes its time.
        playable = [game["name"] for game in catalogue["games"] if not game["together"]]
        assert set(playable) <= set(games())
        for game in playable:
            with _started(server.url, tokens[0], game) as first:
                assert first.stdout is not None
                table = first.stdout.readline().strip().rpartition("/")[2]
                with _started(server.url, tokens[1], table) as second:
                    said = [running.communicate(timeout=300) for running in (first, second)]
            assert [errors for _, errors in said] == ["", ""]
            ends = [json.loads(words.splitlines()[-1]) for words, _ in said]
            assert ends[0] == ends[1]
            head = httpx.get(f"{server.url}/api/tables/{table}").json()
            assert (head["status"], head["result"]) == ("over", ends[0])
            ratings = httpx.get(f"{server.url}/api/tables/{table}/ratings").json()
            assert ratings["rated"]
            assert [seat["rating"]["games"] for seat in ratings["seats"]] == [1, 1]
        with _started(server.url, "nobody's", table) as wrong:
            assert wrong.communicate(timeout=30)[1].strip() == "refused: bearer-wrong"
            assert wrong.returncode == 1


@pytest.mark.slow
def test_the_example_says_again_what_came_too_fast(tmp_path: Path) -> None:
    with process(tmp_path, STELAE_MESSAGES_PER_SECOND="1") as server:
        tokens = _tokens(server)
        with _started(server.url, tokens[0], "azteka") as first:
            assert first.stdout is not None
            table = first.stdout.readline().strip().rpartition("/")[2]
            with _started(server.url, tokens[1], table):
                while httpx.get(f"{server.url}/api/tables/{table}").json()["ply"] < 8:
                    time.sleep(0.1)


def _tokens(server: Process) -> list[str]:
    """Of a bot for each of two people."""
    tokens = []
    for name in ("ann", "ben"):
        with httpx.Client(base_url=server.url) as http:
            http.post("/api/account", json={"login": name, "password": SECRET}).raise_for_status()
            tokens.append(http.post("/api/bots", json={"name": f"Bot of {name}"}).json()["token"])
    return tokens


@contextlib.contextmanager
def _started(*words: str) -> Iterator[subprocess.Popen[str]]:
    running = subprocess.Popen(
        [sys.executable, str(BOT), *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()
