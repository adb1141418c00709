"""At the table: bots, taking back, draws, swaps, resigning, rematches, matches; and what is said."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from stelae.core.contract import View
from stelae.server import players
from tests.server.bench import Clock, Guest, Server, Socket, serving

pytestmark = pytest.mark.anyio


async def playing_on(sockets: dict[int, Socket], rng: random.Random) -> None:
    """Plays at random, each seat by its socket, until the game is over."""
    any_of = next(iter(sockets.values()))
    while True:
        for socket in {id(socket): socket for socket in sockets.values()}.values():
            await socket.settled()
        turn = next((seat for seat, socket in sockets.items() if "move" in socket.seen[seat]["may"]), None)
        if turn is None:
            assert any_of.head["status"] != "playing"
            return
        await sockets[turn].move(turn, rng.choice(sockets[turn].legal(turn)))


@pytest.mark.parametrize("bots", [1, 2])
async def test_bots_play_in_any_seat_to_the_end(server: Server, bots: int) -> None:
    ann = await server.guest("Ann")
    head = await ann.open(
        seats=[{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"} if bots == 2 else {"who": "me"}]
    )
    table = await ann.join(head["code"])
    rng = random.Random(1)
    while table.head["status"] == "playing":
        if bots == 1 and "move" in table.seen[1]["may"]:
            await table.move(1, rng.choice(table.legal(1)))
        else:
            await table.until("update")
    record = await ann.get(f"/api/tables/{head['code']}/record")
    assert record["seats"][0] == {"name": "random", "kind": "bot", "bot": "random 1"}
    assert record["result"]["reason"] == table.head["result"]["reason"]


async def test_a_bot_that_has_thought_for_a_position_that_is_gone_thinks_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[asyncio.Future[str]] = []

    def think(hub: object, bot: str, view: View, *position: object) -> asyncio.Future[str]:
        asked.append(asyncio.get_running_loop().create_future())
        return asked[-1]

    monkeypatch.setattr(type(server.hub), "think", think)
    ann = await server.guest("Ann")
    table = await ann.join((await ann.open(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}]))["code"])
    await table.move(0, "c5")
    await table.do("propose", seat=0, kind="undo")
    await table.settled()
    await table.move(0, "a1")
    assert len(asked) == 1
    asked[0].set_result("c6")  # no neighbour of what lies there now
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(asked) == 2
    asked[1].set_result("a2")
    assert (await table.told("plied"))["move"] == "a2"
    assert not table.head["seats"][1].get("left")


async def test_a_bot_that_fails_can_be_replaced(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, view: View) -> str:
        raise RuntimeError("a broken bot")

    monkeypatch.setattr(players, "choose", broken)
    ann = await server.guest("Ann")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    table = await ann.join((await ann.open(seats=seats, clock={"kind": "days", "days": 2}))["code"])
    await table.move(0, "c5")
    await table.told("left")
    await table.settled()
    assert "claim" in table.seen[0]["may"]
    monkeypatch.undo()
    await table.do("claim", seat=0, against=1, choice="bot", bot="novice")
    await table.settled()
    assert table.head["seats"][1]["person"]["bot"] == "novice"


async def test_taking_back_by_consent(server: Server) -> None:
    ann, ben = await server.pair()
    assert await ann.refused("propose", seat=0, kind="undo") == "undo-nothing"
    await ann.move(0, "c5")
    await ben.settled()
    await ben.move(1, "c6")
    await ann.do("propose", seat=0, kind="undo")
    await ben.settled()
    assert ben.head["offers"] == [{"kind": "undo", "seat": 0}]
    assert await ann.refused("answer", seat=0, kind="undo", accept=True) == "own-offer"
    assert await ben.refused("answer", seat=1, kind="draw", accept=True) == "no-offer"
    await ben.do("answer", seat=1, kind="undo", accept=False)
    await ben.settled()
    assert ben.head.get("offers") is None
    await ann.do("propose", seat=0, kind="undo")
    await ann.do("answer", seat=0, kind="undo", accept=False)  # withdrawn
    await ann.do("propose", seat=0, kind="undo")
    await ben.do("answer", seat=1, kind="undo", accept=True)
    await ann.settled()
    assert (ann.seen[0]["ply"], ann.seen[0]["view"]["to_move"]) == (0, 0)
    # A move that was meant for what stood before.
    number = ann.number
    await ann.move(0, "d1", number=number)
    await ben.settled()
    await ben.do("propose", seat=1, kind="hints")  # no position, so nothing is late by it
    await ben.move(1, "d2", number=ben.number - 1)
    assert await ann.refused("move", seat=0, ply=2, move="d3", number=number) == "move-late"
    await ann.settled()
    assert ann.head.get("offers") is None, "an offer lapses with the next move"


async def test_draws_are_agreed_between_people(server: Server) -> None:
    ann, ben = await server.pair()
    await ann.do("propose", seat=0, kind="draw")
    await ben.do("propose", seat=1, kind="draw")  # to ask for what one is asked for is to agree
    await ann.settled()
    assert ann.head["result"]["reason"] == "agreed"
    assert await ann.refused("propose", seat=0, kind="draw") == "not-now"
    host = await server.guest()
    table = await host.join((await host.open(seats=[{"who": "me"}, {"who": "bot"}]))["code"])
    assert await table.refused("propose", seat=0, kind="draw") == "offer-bot"


async def test_seats_are_swapped_by_consent_where_nothing_is_secret(server: Server) -> None:
    ann, ben = await server.pair()
    await ann.move(0, "c5")
    assert await ann.refused("propose", seat=0, kind="swap", other=0) == "swap-whom"
    await ann.do("propose", seat=0, kind="swap", other=1)
    await ben.do("answer", seat=1, kind="swap", accept=True)
    await ann.settled()
    assert [ann.seats.keys(), ben.seats.keys()] == [{"1"}, {"0"}]
    await ann.move(1, "c6")
    host = await server.guest()
    secret = await host.join((await host.open("maya", options={"players": 3}, seats=[{"who": "me"}] * 3))["code"])
    assert "swap" not in secret.seen[0]["may"]
    assert await secret.refused("propose", seat=0, kind="swap", other=1) == "swap-secrets"


async def test_resigning_and_a_rematch_with_sides_swapped(server: Server) -> None:
    ann, ben = await server.pair(clock={"kind": "live", "main": 60, "increment": 1})
    await ann.do("resign", seat=0)
    await ben.settled()
    assert ben.head["result"] == {"winners": [1], "scores": [0, 0], "reason": "resigned", "seat": 0}
    assert await ben.refused("move", seat=1, ply=0, move="c5") == "game-over"
    assert "rematch" in ben.seen[1]["may"]
    await ben.do("propose", seat=1, kind="rematch")
    await ann.do("answer", seat=0, kind="rematch", accept=True)
    await ben.settled()
    again = await server.hub.room(ann.head["rematch"])
    assert [chair.person.name for chair in again.table.chairs if chair.person] == ["Ben", "Ann"]
    assert again.table.status == "playing"
    assert again.table.created.clock == server.room(ann.head["code"]).table.created.clock
    await ann.do("propose", seat=0, kind="rematch")  # there is one already
    record = await (await server.guest()).get(f"/api/tables/{ann.head['code']}/record")
    assert record["result"]["resigned"] == 0


@pytest.mark.parametrize(("game", "options", "length"), [("azteka", {}, 2), ("maya", {"players": 3}, 3)])
async def test_a_match_is_one_series_with_its_score(
    server: Server, game: str, options: dict[str, object], length: int
) -> None:
    people = [await server.guest(name) for name in ("Ann", "Ben", "Cid")[: 2 if game == "azteka" else 3]]
    head = await people[0].open(game, options=options, match=True)
    sockets = [await person.join(head["code"]) for person in people]
    for seat, socket in enumerate(sockets[1:], 1):
        await socket.do("sit", seat=seat)
    rng = random.Random(5)
    for number in range(length):
        for socket in sockets:
            await socket.settled()
        assert sockets[0].head["status"] == "playing"
        await playing_on({int(seat): socket for socket in sockets for seat in socket.seats}, rng)
        series = sockets[0].head["series"]
        assert len(series["finished"]) == number + 1
        if number + 1 < length:
            assert sockets[0].head["status"] == "between"
            for socket in sockets:
                await socket.do("ready", seat=int(next(iter(socket.seats))))
    assert sockets[0].head["status"] == "over"
    assert series["length"] == length
    match = series["result"]
    scores = [0] * len(people)
    for ending, order in zip(series["finished"], series["players"], strict=True):
        for seat, player in enumerate(order):
            scores[player] += ending["scores"][seat] if game == "maya" else seat in ending["winners"]
    assert match["scores"] == scores
    if game == "azteka":
        assert series["players"] == [[0, 1], [1, 0]]
    last = await people[0].get(f"/api/tables/{head['code']}/record")
    first = await people[0].get(f"/api/tables/{head['code']}/record", params={"game": 0})
    assert len(last["match"]) == length - 1
    assert "match" not in first
    past = await sockets[-1].ask("history", ply=len(first["plies"]), game=0)
    assert past["seen"]["view"]["result"]["reason"] == first["result"]["reason"]
    absent = await people[0].http.get(f"/api/tables/{head['code']}/record", params={"game": length})
    assert absent.json()["reason"]["code"] == "no-such-game"


async def test_earlier_positions(server: Server) -> None:
    ann, ben = await server.pair()
    await ann.move(0, "c5")
    await ben.settled()
    await ben.move(1, "c6")
    past = await ann.ask("history", ply=1, seat=0)
    assert past["entry"]["move"] == "c5"
    assert past["entry"]["facts"][0]["kind"] == "placed"
    assert past["seen"]["view"]["to_move"] == 1
    assert (await ann.ask("history", ply=0))["seen"]["ply"] == 0
    assert await ann.refused("history", ply=3) == "no-such-ply"
    assert await ann.refused("history", ply=0, game=1) == "no-such-ply"
    assert await ann.refused("history", ply=0, seat=1) == "not-your-seat"


async def watcher(server: Server, code: str, name: str = "Wim") -> tuple[Guest, Socket]:
    guest = await server.guest(name)
    return guest, await guest.join(code)


async def test_players_and_spectators_talk_apart_until_the_game_is_over(server: Server) -> None:
    ann, ben = await server.pair()
    _, wim = await watcher(server, ann.head["code"])
    await ann.do("chat", room="players", text=" good \u202e luck\n ")
    assert (await ben.told("said"))["text"] == "good luck"
    await wim.do("chat", room="spectators", text="who wins?")
    assert await wim.refused("chat", room="players", text="hello") == "other-room"
    assert await ann.refused("chat", room="spectators", text="hello") == "other-room"
    assert await ann.refused("chat", room="players", text="\n\u200b") == "chat-empty"
    for socket in (ann, ben, wim):
        await socket.settled()
    assert "said" in wim.facts
    assert [e["fact"]["text"] for e in wim.entries[None] if e["fact"]["type"] == "said"] == ["who wins?"]
    assert [e["fact"]["text"] for e in ben.entries[1] if e["fact"]["type"] == "said"] == ["good luck"]
    await ben.do("resign", seat=1)
    _, late = await watcher(server, ann.head["code"], "Zoe")
    assert [e["fact"]["text"] for e in late.entries[None] if e["fact"]["type"] == "said"] == ["good luck", "who wins?"]


async def test_the_host_mutes_a_person(server: Server) -> None:
    ann, ben = await server.pair()
    guest, wim = await watcher(server, ann.head["code"])
    person = (await guest.get("/api/me"))["person"]["id"]
    assert await ben.refused("mute", person=person) == "host-only"
    await ann.do("mute", person=person)
    assert await wim.refused("chat", room="spectators", text="hello") == "muted"
    await ann.do("mute", person=person, muted=False)
    await wim.do("rename", name="  Willem ")
    await wim.do("chat", room="spectators", text="hello")
    await wim.settled()
    assert wim.entries[None][-1]["fact"]["person"]["name"] == "Willem"
    assert await wim.refused("rename", name="\u200b") == "name-empty"


async def test_what_is_sent_twice_is_done_once(server: Server) -> None:
    ann, ben = await server.pair()
    first = await ann.do("move", id="m1", seat=0, ply=0, move="c5")
    assert await ann.do("move", id="m1", seat=0, ply=0, move="c5") == first
    assert await ann.refused("move", id="m1", seat=0, ply=2, move="c7") == "id-used"
    # Refused stays refused, even if it were possible by now.
    assert await ann.refused("claim", id="c1", seat=0, against=1, choice="end") == "still-here"
    server.room(ann.head["code"])._absent(1)
    assert await ann.refused("claim", id="c1", seat=0, against=1, choice="end") == "still-here"
    # Another person's ids are other ids.
    await ben.settled()
    await ben.do("move", id="m1", seat=1, ply=1, move="c6")


async def test_a_bot_that_is_still_getting_ready_says_so(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: set[str] = set()
    warmed: list[Callable[[str], None]] = []
    monkeypatch.setattr("stelae.bots.ready", lambda name, plain: name in compiled)
    monkeypatch.setattr(players, "warm_up", warmed.append)
    async with serving(tmp_path, clock) as server:
        ann = await server.guest()
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "club"}]
        table = await ann.join((await ann.open("maya", options={"players": 3}, seats=seats))["code"])
        # The one that moves at random has nothing to wait for.
        assert (await table.until("presence"))["preparing"] == [2]
        compiled.add("maya")
        warmed[0]("azteka")
        warmed[0]("maya")
        assert "preparing" not in await table.until("presence")
