"""Menara at a table: acts settle off the loop, once, whatever becomes of the server."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from stelae import records
from stelae.core import acts
from stelae.core.acts import Settling
from stelae.core.contract import Reason, StelaeError
from stelae.core.game import State
from stelae.games.menara.trajectory import unpack
from stelae.server import settling, study
from tests.games.menara_games import GAME
from tests.server.bench import Clock, Server, Socket, serving
from tests.server.builders import BUILD, LAY, decide, moves, settled, table
from tests.server.test_processes import at

pytestmark = pytest.mark.anyio


class Gate:
    """Physics that waits until it is let go on."""

    def __init__(self) -> None:
        self.calls = 0
        self.open = threading.Event()
        self._settle = acts.settle

    def settle(self, state: State, rng: random.Random) -> Settling:
        self.calls += 1
        assert self.open.wait(20)
        return self._settle(state, rng)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(acts, "settle", gate.settle)
    yield gate
    gate.open.set()


@pytest.mark.slow
async def test_a_whole_game_by_suggestions(server: Server) -> None:
    rng = random.Random(3)
    ann, ben = await server.pair("menara")
    watcher = await (await server.guest("Eve")).join(ann.head["code"])
    sockets = (ann, ben)
    films = 0
    while ann.head["status"] == "playing":
        seat = ann.seen[0]["view"]["to_move"]
        if seat == "chance":
            films += "film" in await ann.until("update")
        elif seat is not None:
            await sockets[seat].settled()
            await decide(sockets[seat], seat, rng)
            await ann.settled()
    assert films > 5
    await watcher.settled()
    board = watcher.seen[None]["view"]["board"]
    result = ann.head["result"]
    assert result["reason"] in GAME.info.endings
    assert result["winners"] == ([0, 1] if board["storeys"] >= board["goal"] else [])
    # The record replays without physics, to the same view.
    code = ann.head["code"]
    record = records.decode(json.dumps(await (await server.guest()).get(f"/api/tables/{code}/record")).encode())
    assert records.replay(record).states[-1].full_view()["board"] == board
    studied = await (await server.guest()).post("/api/study", {"table": code, "show": "all"})
    assert len(studied["shown"]) == len(record.plies) + 1
    assert studied["shown"][-1]["view"]["board"] == board
    # And they play again, each on the other's seat.
    await ann.do("propose", seat=0, kind="rematch")
    await ben.do("answer", seat=1, kind="rematch", accept=True)
    await ann.settled()
    assert ann.head["rematch"]


async def test_an_act_settles_and_everybody_sees_the_film(server: Server) -> None:
    ann, ben = await table(server)
    watcher = await (await server.guest("Eve")).join(ann.head["code"])
    act = await ann.ask("move", seat=0, ply=0, move=ann.legal(0)[1])
    assert act["type"] == "ack"
    updates = [await settled(socket) for socket in (ann, ben, watcher)]
    film = updates[0]["film"]
    assert [update["film"] for update in updates] == [film] * 3
    assert film["ply"] == 2
    assert unpack(film["data"]).frames == film["frames"]
    assert film["told"][0]["kind"] == "film-stood"
    assert moves(ben)[1].startswith("=settled ")
    assert ann.seen[0]["view"]["to_move"] == 0
    # It can be watched again, by anybody, and is the same.
    for socket in (ben, watcher):
        assert (await socket.ask("watch", ply=2))["film"] == film
        assert await socket.refused("watch", ply=1) == "film-none"
        assert await socket.refused("watch", ply=3) == "no-such-ply"
        assert await socket.refused("watch", ply=2, game=1) == "no-such-game"


async def test_nobody_else_waits_while_an_act_settles(server: Server, clock: Clock, gate: Gate) -> None:
    live = {"kind": "live", "main": 60}
    ann, ben = await table(server, clock=live)
    others = await server.pair("azteka")
    put = ann.legal(0)[1]
    await ann.do("move", seat=0, ply=0, move=put)
    await ben.told("plied")
    assert ben.seen[1]["view"]["to_move"] == "chance"
    # Another table's moves, this table's talk, earlier positions: everything goes on.
    await others[0].move(0)
    await others[1].told("plied")
    await ben.do("chat", room="players", text="oh")
    assert (await ann.told("said"))["text"] == "oh"
    assert (await ben.ask("history", ply=0, seat=1))["type"] == "past"
    assert (await ann.ask("weigh"))["type"] == "stability"
    # But nobody moves, and nobody's time runs.
    for move in (put, "fail"):
        assert await ann.refused("move", seat=0, ply=1, move=move) == "settling"
    assert ann.seen[0].get("may") is None or "move" not in ann.seen[0]["may"]
    clock.now += 30
    await ann.settled()
    gate.open.set()
    await settled(ann)
    assert ann.head["clocks"]["left"] == [60_000, 60_000]
    assert gate.calls == 1


async def test_what_is_taken_back_or_given_up_does_not_settle(server: Server, gate: Gate) -> None:
    ann, ben = await table(server)
    await ann.do("move", seat=0, ply=0, move=ann.legal(0)[1])
    await ann.do("propose", seat=0, kind="undo")
    await ben.do("answer", seat=1, kind="undo", accept=True)
    await ann.settled()
    assert (ann.seen[0]["ply"], ann.seen[0]["view"]["to_move"]) == (0, 0)
    gate.open.set()
    # The same again settles as if nothing had been.
    await ann.do("move", seat=0, ply=0, number=ann.number, move=ann.legal(0)[1])
    assert (await settled(ann))["film"]["ply"] == 2
    gate.open.clear()
    await ann.do("move", seat=0, ply=2, move=ann.legal(0)[1])
    await ann.do("propose", seat=0, kind="draw")
    await ben.do("answer", seat=1, kind="draw", accept=True)
    gate.open.set()
    await ben.settled()
    assert ben.head["result"] == {"winners": [], "scores": [1, 1], "reason": "agreed"}
    assert len(moves(ben)) == 4


async def test_a_server_that_went_in_the_middle_of_an_act_settles_it(tmp_path: Path, clock: Clock, gate: Gate) -> None:
    async with serving(tmp_path, clock) as server:
        ann, _ = await table(server)
        code, move = ann.head["code"], ann.legal(0)[1]
        await ann.do("move", seat=0, ply=0, move=move)
        assert gate.calls == 1
    assert moves(ann) == [move]
    gate.open.set()
    async with serving(tmp_path, clock) as server:
        watcher = await (await server.guest()).join(code)
        while watcher.seen[None]["view"]["to_move"] == "chance":
            await watcher.until("update")
        # The very same as from the library.
        told = moves(watcher)
        assert told[0] == move
        state = GAME.parse(BUILD).play(move)
        assert acts.settle(state, random.Random(1)).move == told[1]


async def test_what_cannot_settle_is_taken_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await table(server)
    faults: list[Any] = [
        ValueError("physics is broken"),
        StelaeError(Reason("menara-no-physics")),
        Settling("=settled 99", {"rate": 30, "frames": 0, "data": "", "told": []}),
    ]

    def broken(state: State, rng: random.Random) -> Settling:
        found = faults.pop()
        if isinstance(found, Exception):
            raise found
        settled: Settling = found
        return settled

    with monkeypatch.context() as patched:
        patched.setattr(acts, "settle", broken)
        while faults:
            await ann.do("move", seat=0, ply=0, number=ann.number, move=ann.legal(0)[1])
            assert (await ben.until("error"))["reason"]["code"] == "act-unsettled"
            await ann.told("took_back")
            assert ann.seen[0]["view"]["position"] == BUILD
    await ann.do("move", seat=0, ply=0, number=ann.number, move=ann.legal(0)[1])
    await settled(ben)


# ---- several processes ----


@pytest.fixture
async def two(tmp_path: Path, clock: Clock, database: str) -> AsyncIterator[tuple[Server, Server]]:
    async with (
        serving(tmp_path, clock, database=database) as one,
        serving(tmp_path, clock, database=database) as other,
    ):
        yield one, other


async def apart(one: Server, other: Server) -> tuple[Socket, Socket]:
    """Ann at one process and Ben at the other."""
    ann, ben = await one.guest("Ann"), await other.guest("Ben")
    head = await ann.open("menara", start=BUILD)
    sockets = await ann.join(head["code"]), await at(other, ben).join(head["code"])
    await sockets[1].do("sit", seat=1)
    while sockets[0].head["status"] != "playing":
        await sockets[0].until("update")
    return sockets


async def test_of_two_processes_one_settles_an_act(two: tuple[Server, Server], gate: Gate) -> None:
    gate.open.set()
    ann, ben = await apart(*two)
    move = ann.legal(0)[1]
    await ann.do("move", seat=0, ply=0, move=move)
    film = (await settled(ann))["film"]
    while len(moves(ben)) < 2:
        await ben.until("update")
    assert moves(ben)[:2] == moves(ann)[:2]
    assert gate.calls == 1
    # Where it did not settle its film is asked for.
    assert (await ben.ask("watch", ply=2))["film"] == film


async def test_another_process_settles_what_was_left(
    two: tuple[Server, Server], gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "LEASE", 0.05)
    ann, ben = await apart(*two)
    # The first to begin never comes to an end; then both come to it at once.
    await ann.do("move", seat=0, ply=0, move=ann.legal(0)[1])
    while gate.calls < 2:
        await ben.settled()
        await asyncio.sleep(0.01)
    gate.open.set()
    for socket in (ann, ben):
        while socket.seen[0 if socket is ann else 1]["view"]["to_move"] == "chance":
            await socket.until("update")
    await ann.settled()
    await ben.settled()
    assert moves(ann) == moves(ben)
    assert len(moves(ann)) == 2


# ---- around the game ----


async def test_nobody_gives_up_for_the_others(server: Server) -> None:
    ann, ben = await table(server)
    assert "resign" not in ann.seen[0]["may"]
    assert "draw" in ann.seen[0]["may"]
    assert await ann.refused("resign", seat=0) == "resign-together"
    await ann.do("propose", seat=0, kind="draw")
    await ben.do("answer", seat=1, kind="draw", accept=False)
    assert ann.head["status"] == "playing"
    eve = await server.guest("Eve")
    alone = await eve.join((await eve.open("menara", options={"players": 1}))["code"])
    assert "resign" in alone.seen[0]["may"]
    assert "draw" not in alone.seen[0]["may"]
    assert await alone.refused("propose", seat=0, kind="draw") == "resign-alone"
    await alone.do("resign", seat=0)
    await alone.settled()
    result = alone.head["result"]
    assert (result["winners"], result["reason"], alone.head.get("rated", False)) == ([], "resigned", False)


async def test_several_at_one_device_lose_as_one(server: Server) -> None:
    ann = await server.guest("Ann")
    seats = [{"who": "me", "name": name} for name in ("Ann", "Ben", "Cleo", "Dora")]
    head = await ann.open("menara", options={"players": 4, "difficulty": "hard"}, seats=seats)
    socket = await ann.join(head["code"])
    assert set(socket.seen) == {0, 1, 2, 3}
    assert socket.seen[0]["view"]["board"]["goal"] == 5
    assert "resign" in socket.seen[2]["may"]
    await socket.do("resign", seat=2)
    await socket.settled()
    assert socket.head["result"]["winners"] == []


async def test_who_runs_out_of_time_loses_it_for_all(server: Server, clock: Clock) -> None:
    ann, ben = await table(server, clock={"kind": "live", "main": 60})
    clock.now += 61
    await ben.ask("move", seat=1, ply=0, move="fail")
    await ann.settled()
    assert ann.head["result"] == {"winners": [], "scores": [1, 1], "reason": "time", "seat": 0}


async def test_the_catalogue_says_what_is_endless_and_together(server: Server) -> None:
    games = {game["name"]: game for game in (await (await server.guest()).get("/api/games"))["games"]}
    assert [name for name, game in games.items() if game["endless"] or game["together"]] == ["menara"]
    assert {variant["seats"] for variant in games["menara"]["variants"]} == {1, 2, 3, 4}


async def test_positions_of_menara_are_studied(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = await server.guest()
    asked = {"game": "menara", "position": LAY, "options": {"players": 2}}
    studied = await guest.post("/api/study", {**asked, "why": "lay 18 dark 1 0 0 0"})
    assert studied["reason"]["code"] == "menara-not-top"
    seen = studied["shown"][0]
    assert len(seen["placings"]) == 2
    assert seen["legal"] == []
    # Acts settle by a seed, a few at a time; nobody keeps the server busy for long.
    act = acts.places(GAME.parse(LAY))[0][0]
    played = await guest.post("/api/study", {**asked, "moves": [act], "seed": 1, "show": "all"})
    outcome = played["plies"][1]["move"]
    assert outcome.startswith("=settled ")
    again = await guest.post("/api/study", {**asked, "moves": [act, outcome]})
    assert again["shown"][0]["view"]["board"] == played["shown"][2]["view"]["board"]
    monkeypatch.setattr(study, "MOST_SETTLED", 1)
    puts = [move for move in GAME.parse(BUILD).legal() if move.startswith("put y")][:2]
    two = {"game": "menara", "position": BUILD, "moves": puts, "seed": 1}
    refused = await guest.post("/api/study", two, 409)
    assert refused["reason"]["code"] == "study-settles"


async def test_a_study_answers_what_a_table_does(server: Server) -> None:
    guest = await server.guest()
    asked = {"game": "menara", "position": LAY, "options": {"players": 2}}
    asks = [
        {"type": "suggest", "id": "places", "seat": 0},
        {"type": "what_if", "id": "never", "seat": 0, "move": "lay 18 dark 1 0 0 0"},
        {"type": "weigh", "id": "firm"},
        {"type": "watch", "id": "film", "ply": 0},
    ]
    places, never, firm, film = (await guest.post("/api/study", {**asked, "asks": asks}))["answers"]
    assert (places["type"], places["id"], never["reason"]["code"]) == ("places", "places", "menara-not-top")
    assert (firm["type"], firm["stands"]) == ("stability", True)
    assert (film["type"], film["id"], film["reason"]["code"]) == ("error", "film", "film-none")
    act = places["places"][0]["move"]
    played = await guest.post("/api/study", {**asked, "moves": [act], "seed": 1, "show": "all"})
    moves = [ply["move"] for ply in played["plies"][:2]]
    (shown,) = (await guest.post("/api/study", {**asked, "moves": moves, "asks": [asks[3]]}))["answers"]
    assert unpack(shown["film"]["data"]).frames == shown["film"]["frames"]
    (none,) = (await guest.post("/api/study", {"game": "azteka", "asks": [asks[2]]}))["answers"]
    assert none["reason"]["code"] == "no-acts"


async def test_days_for_a_move_are_days_for_an_act(server: Server, clock: Clock) -> None:
    ann, ben = await table(server, clock={"kind": "days", "days": 2})
    left = ann.head["clocks"]["left"]
    clock.now += 3_600
    await ann.do("move", seat=0, ply=0, move=ann.legal(0)[1])
    await settled(ann)
    await ben.settled()
    # The days begin anew when the pieces are at rest.
    assert ben.entries[1][-1]["fact"]["clocks"] == {"left": left, "at": clock.now, "running": 0}


async def test_no_table_begins_in_the_middle_of_an_act(server: Server) -> None:
    guest = await server.guest()
    state = GAME.parse(BUILD)
    start = str(state.play(state.legal()[1]))
    answer = await guest.post("/api/tables", {"game": "menara", "start": start}, 409)
    assert answer["reason"]["code"] == "start-settling"


# ---- bots ----


async def test_bots_and_people_build_together(server: Server) -> None:
    """A bot acts like anybody: its act settles, it is seen by all, and its turn comes to an end."""
    ann = await server.guest("Ann")
    head = await ann.open("menara", start=BUILD, seats=[{"who": "bot", "bot": "club"}, {"who": "me"}])
    socket = await ann.join(head["code"])
    async with asyncio.timeout(120):
        while socket.seen[1]["view"]["to_move"] != 1:
            await socket.until("update")
    told = moves(socket)
    assert told[0].startswith(("put ", "fail"))
    assert any(move.startswith("=settled ") for move in told) or told[0] == "fail"
    assert [seat.get("left") for seat in socket.head["seats"]] == [None, None]


async def test_a_partner_gives_a_hint_and_says_why(server: Server) -> None:
    ann = await server.guest("Ann")
    head = await ann.open("menara", options={"players": 1}, seats=[{"who": "me"}])
    socket = await ann.join(head["code"])
    assert "hint" in socket.seen[0]["may"]
    async with asyncio.timeout(120):
        await socket.say({"type": "analyse", "id": "hint", "seat": 0, "seconds": 0.5})
        while not (found := await socket.until("analysis")).get("lines"):
            pass
    line = found["lines"][0]
    assert GAME.parse(socket.seen[0]["view"]["position"]).why(line["move"]) is None
    assert line["because"]["code"].startswith("menara-")
