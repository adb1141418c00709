"""Several processes over one PostgreSQL: sockets of a table at different ones are at the same table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.bench import Clock, Guest, Server, Socket, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(tmp_path: Path, clock: Clock, database: str) -> AsyncIterator[tuple[Server, Server]]:
    async with (
        serving(tmp_path, clock, database=database) as one,
        serving(tmp_path, clock, database=database) as other,
    ):
        yield one, other


def at(server: Server, guest: Guest) -> Guest:
    """The same person at another process."""
    return Guest(server, guest.name, guest.address, guest.http)


async def pair(one: Server, other: Server, **wish: Any) -> tuple[Socket, Socket]:
    """Ann at one process and Ben at the other, playing against each other."""
    ann, ben = await one.guest("Ann"), await one.guest("Ben")
    head = await ann.open("azteka", **wish)
    sockets = await ann.join(head["code"]), await at(other, ben).join(head["code"])
    await sockets[1].do("sit", seat=1)
    while sockets[0].head["status"] != "playing":
        await sockets[0].until("update")
    return sockets


async def test_moves_chat_and_presence_cross(two: tuple[Server, Server]) -> None:
    ann, ben = await pair(*two)
    for _ in range(4):
        await ann.move(0)
        assert (await ben.told("plied"))["seat"] == 0
        await ben.move(1)
        assert (await ann.told("plied"))["seat"] == 1
    assert ann.seen[0]["view"]["position"] == ben.seen[1]["view"]["position"]
    await ben.do("chat", room="players", text="hello over there")
    assert (await ann.told("said"))["text"] == "hello over there"
    assert (await ann.ask("history", ply=3, seat=0))["type"] == "past"
    await ben.close()
    await ann.until("presence", connected=[True, False])


async def test_who_comes_is_told_who_is_elsewhere(two: tuple[Server, Server]) -> None:
    ann, ben = await pair(*two)
    await ann.until("presence", connected=[True, True])
    watcher = await (await two[1].guest("Eve")).join(ann.head["code"])
    await ann.until("presence", connected=[True, True], spectators=1)
    while (await watcher.until("presence"))["connected"] != [True, True]:
        pass
    await ben.settled()


async def test_of_two_at_once_both_are_done_one_after_the_other(two: tuple[Server, Server]) -> None:
    ann, ben = await pair(*two)
    lines = 20
    for n in range(lines):
        answers = await asyncio.gather(
            ann.ask("chat", room="players", text=f"ann {n}"), ben.ask("chat", room="players", text=f"ben {n}")
        )
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
    said: list[list[str]] = []
    for socket, seat in ((ann, 0), (ben, 1)):
        while (
            len(texts := [e["fact"]["text"] for e in socket.entries[seat] if e["fact"]["type"] == "said"]) < 2 * lines
        ):
            await socket.until("update")
        said.append(texts)
        numbers = [entry["number"] for entry in socket.entries[seat]]
        assert numbers == sorted(set(numbers))
    assert said[0] == said[1]
    assert len(set(said[0])) == 2 * lines


async def test_a_move_sent_to_two_processes_is_made_once(two: tuple[Server, Server]) -> None:
    ann, ben = await pair(*two)
    here = await two[0].guest("Ann again")
    again = at(two[1], here).socket(f"/api/tables/{ann.head['code']}/socket")
    await again.hello(tokens=[ann.seats["0"]])
    for _ in range(10):
        first, second = ann.legal(0)[:2]
        ply = ann.seen[0]["ply"]
        answers = await asyncio.gather(
            ann.ask("move", seat=0, ply=ply, move=first), again.ask("move", seat=0, ply=ply, move=second)
        )
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
        assert {a["reason"]["code"] for a in answers if a["type"] == "error"} <= {"move-late", "not-your-turn"}
        for socket, seat in ((ann, 0), (again, 0), (ben, 1)):
            while socket.seen[seat]["ply"] == ply:
                await socket.until("update")
        await ben.move(1)
        for socket in (ann, again):
            while socket.seen[0]["ply"] == ply + 1:
                await socket.until("update")
    positions = {socket.seen[seat]["view"]["position"] for socket, seat in ((ann, 0), (again, 0), (ben, 1))}
    assert len(positions) == 1


async def test_a_message_sent_again_to_another_process_is_done_once(two: tuple[Server, Server]) -> None:
    ann, ben = await pair(*two)
    ply, move = ann.seen[0]["ply"], ann.legal(0)[0]
    done = await ann.do("move", id="the move", seat=0, ply=ply, move=move)
    # A program without cookies is whoever its token says.
    again = await (await two[1].guest(cookie=False)).join(ann.head["code"], tokens=[ann.seats["0"]])
    assert await again.do("move", id="the move", seat=0, ply=ply, move=move) == done
    await ben.told("plied")
    await ben.settled()
    assert [entry["fact"]["type"] for entry in ben.entries[1]].count("plied") == 1


async def test_a_bot_moves_once_wherever_it_thinks(two: tuple[Server, Server]) -> None:
    one, other = two
    ann = await one.guest("Ann")
    head = await ann.open("azteka", seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
    player = await ann.join(head["code"])
    watcher = await (await other.guest("Eve")).join(head["code"])
    for _ in range(5):
        await player.move(0)
        while player.seen[0]["view"]["to_move"] != 0:
            await player.until("update")
    while watcher.number < player.number:
        await watcher.until("update")
    plies = [entry["fact"]["ply"] for entry in watcher.entries[None] if entry["fact"]["type"] == "plied"]
    assert plies == list(range(1, 11))


async def test_the_lobby_shows_tables_of_other_processes(two: tuple[Server, Server]) -> None:
    one, other = two
    eve = await other.guest("Eve")
    looking = eve.socket("/api/lobby/socket")
    await looking.say({"type": "hello", "id": "1", "protocol": 1})
    assert (await looking.until("lobby", whole=True)).get("open", []) == []
    head = await (await one.guest("Ann")).open("maya", visibility="public")
    news = await looking.until("lobby")
    assert [table["code"] for table in news["open"]] == [head["code"]]
    assert [table["code"] for table in (await eve.get("/api/tables"))["tables"]] == [head["code"]]
