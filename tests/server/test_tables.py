"""Tables: opened, joined by link, code or lobby; seats taken, left and changed; several people on one screen."""

import asyncio

import pytest

from stelae.server.messages import PROTOCOL
from tests.server.bench import Server

pytestmark = pytest.mark.anyio


async def test_two_people_play_by_link(server: Server) -> None:
    ann, ben = await server.pair()
    assert ann.seats.keys() == {"0"}
    assert ben.seats.keys() == {"1"}
    await ann.move(0, "c5")
    assert (await ben.told("plied"))["move"] == "c5"
    assert ben.seen[1]["view"]["to_move"] == 1
    assert await ann.refused("move", seat=0, ply=1, move="c6") == "not-your-turn"
    assert await ann.refused("move", seat=1, ply=1, move="c6") == "not-your-seat"
    assert await ben.refused("move", seat=1, ply=0, move="c6") == "move-late"
    assert await ben.refused("move", seat=1, ply=1, move="a1") == "azteka-not-beside-life"
    assert (await ben.ask("why", seat=1, move="a1"))["reason"]["clause"] == "AZ-5"
    assert "reason" not in await ben.ask("why", seat=1, move="c6")


async def test_the_code_is_the_key_in_any_case(server: Server) -> None:
    ann, ben = await server.guest(), await server.guest()
    head = await ann.open()
    table = await ben.join(head["code"].lower())
    assert table.head["code"] == head["code"]
    nowhere = ben.socket("/api/tables/NOWHERE/socket")
    await nowhere.say({"type": "hello", "id": "1", "protocol": PROTOCOL})
    assert (await nowhere.until("error"))["reason"]["code"] == "no-such-table"
    assert await nowhere.hear() == {}


async def test_public_tables_stand_in_the_lobby_and_private_ones_do_not(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    public = await ann.open(visibility="public")
    await ann.open()
    assert [head["code"] for head in (await ben.get("/api/tables"))["tables"]] == [public["code"]]
    assert (await ben.get("/api/tables", params={"game": "maya"}))["tables"] == []
    lobby = ben.socket("/api/lobby/socket")
    await lobby.say({"type": "hello", "id": "1", "protocol": PROTOCOL})
    assert [head["code"] for head in (await lobby.until("lobby"))["open"]] == [public["code"]]
    second = await ann.open("maya", visibility="public")
    assert [head["code"] for head in (await lobby.until("lobby"))["open"]] == [second["code"]]
    table = await ben.join(public["code"])
    await table.do("sit", seat=1)
    told = await lobby.until("lobby")
    assert [head["status"] for head in told["open"]] == ["playing"]
    assert [head["code"] for head in told["yours"]] == [public["code"]]
    await table.do("resign", seat=1)
    assert (await lobby.until("lobby"))["closed"] == [public["code"]]
    assert await lobby.refused("chat", room="players", text="hello") == "not-in-lobby"


async def test_own_tables_are_listed_and_go_on_from_another_device(server: Server) -> None:
    ann, _ = await server.pair()
    code = ann.head["code"]
    await ann.move(0, "c5")
    # Another device, without the cookie: the seat's token is enough.
    phone = await (await server.guest(cookie=False)).join(code, tokens=[ann.seats["0"]])
    assert phone.seats == ann.seats
    assert phone.seen[0]["view"] == ann.seen[0]["view"]
    # Or with the cookie of somebody else, who then sits in both.
    other = await server.guest("Eve")
    tablet = await other.join(code)
    assert tablet.seats == {}
    assert await tablet.refused("sit", seat=0, token="x" * 32) == "token-wrong"
    await tablet.do("sit", seat=0, token=ann.seats["0"])
    assert tablet.seats == ann.seats
    await tablet.do("chat", room="players", text="hello")
    assert (await phone.told("said"))["person"]["name"] == "Ann"


async def test_one_person_plays_for_all_on_one_screen(server: Server) -> None:
    ann = await server.guest("Ann")
    head = await ann.open(seats=[{"who": "me", "name": "Ann"}, {"who": "me", "name": "Bob"}])
    assert [seat["person"]["name"] for seat in head["seats"]] == ["Ann", "Bob"]
    table = await ann.join(head["code"])
    assert table.seats.keys() == {"0", "1"}
    await table.move(0, "c5")
    await table.move(1, "c6")
    await table.do("rename", name="Bert", seat=1)
    await table.settled()
    assert [seat["person"]["name"] for seat in table.head["seats"]] == ["Ann", "Bert"]
    # There is nobody to be asked.
    await table.do("propose", seat=1, kind="undo")
    await table.settled()
    assert table.seen[1]["ply"] == 1
    await table.do("propose", seat=0, kind="draw")
    await table.settled()
    assert table.head["result"] == {"winners": [], "scores": [0, 0], "reason": "agreed"}


async def test_seats_change_before_the_start(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    head = await ann.open("maya", options={"players": 3}, begin="ready")
    host, guest = await ann.join(head["code"]), await ben.join(head["code"])
    assert "sit" in guest.seen[None]["may"]
    assert await guest.refused("sit", seat=0) == "seat-taken"
    assert await guest.refused("sit", seat=7) == "no-such-seat"
    assert await guest.refused("seat_bot", seat=1, bot="random") == "host-only"
    assert await guest.refused("ready", seat=1) == "not-your-seat"
    await guest.do("sit", seat=1)
    await guest.do("ready", seat=1)
    assert await host.refused("arrange", order=[0, 1]) == "order-wrong"
    assert await guest.refused("arrange", order=[1, 0, 2]) == "host-only"
    await host.do("arrange", order=[1, 0, 2])
    await guest.settled()
    assert guest.seats.keys() == {"0"}
    assert guest.seen.keys() == {0}
    # Whoever was ready was so for another seat.
    assert not guest.head["seats"][0].get("ready")
    assert await host.refused("seat_bot", seat=0, bot="random") == "seat-taken"
    assert await host.refused("seat_bot", seat=2, bot="nobody") == "bot-unknown"
    await host.do("seat_bot", seat=2, bot="random")
    await guest.do("stand", seat=0)
    await guest.settled()
    assert guest.seats == {}
    assert await guest.refused("stand", seat=1) == "not-your-seat"
    await guest.do("sit", seat=0)
    await host.do("stand", seat=0)  # the host may free any
    await guest.do("sit", seat=0)
    await guest.do("ready", seat=0)
    await guest.do("ready", seat=0, ready=False)
    await guest.do("ready", seat=0)
    assert await host.refused("move", seat=1, ply=0, move="56/4") == "not-begun"
    await host.do("ready", seat=1)
    await host.settled()
    assert host.head["status"] == "playing"
    assert await host.refused("arrange", order=[0, 1, 2]) == "not-now"
    assert await guest.refused("stand", seat=0) == "not-now"


async def test_a_second_request_with_the_same_id_gets_the_same_table(server: Server) -> None:
    ann, ben = await server.guest(), await server.guest()
    first = await ann.open(id="one")
    assert await ann.open(id="one") == first
    assert (await ann.open(id="two"))["code"] != first["code"]
    assert (await ben.open(id="one"))["code"] != first["code"]
    third, again = await asyncio.gather(ann.open(id="three"), ann.open(id="three"))
    assert third == again
    assert len((await ann.get("/api/me"))["tables"]) == 3


async def test_what_cannot_be_a_table_is_refused(server: Server) -> None:
    ann = await server.guest()

    async def code(status: int = 400, **wish: object) -> str:
        answer = await ann.post("/api/tables", {"game": "azteka", **wish}, status)
        found: str = answer["reason"]["code"]
        return found

    assert await code(404, game="chess") == "game-unknown"
    assert await code(options={"birth": "never"}) == "option-value"
    assert await code(409, options={"repetition": 0}) == "table-repetition"
    assert await code(409, clock={"kind": "live"}) == "clock-empty"
    assert await code(409, clock={"kind": "days"}) == "clock-empty"
    assert await code(409, seats=[{"who": "open"}] * 3) == "seats-many"
    assert await code(409, seats=[{"who": "bot", "bot": "nobody"}]) == "bot-unknown"
    assert await code(start="nonsense") == "azteka-position-text"
    assert await code(surprise=1) == "message-wrong"


async def test_a_table_begins_from_a_position(server: Server) -> None:
    ann = await server.guest()
    studied = await ann.post("/api/study", {"game": "azteka", "moves": ["c5", "c6"]})
    position = studied["shown"][-1]["view"]["position"]
    head = await ann.open(start=position, seats=[{"who": "me"}, {"who": "me"}])
    table = await ann.join(head["code"])
    assert table.seen[0]["view"]["position"] == position
    await table.move(0, "c4")
    record = await ann.get(f"/api/tables/{head['code']}/record")
    assert record["start"] == position
    assert [ply["move"] for ply in record["plies"]] == ["c4"]
