"""What is one's own: tables page by page, everything to take away, and an account that is deleted."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path

import pytest

from stelae import records
from stelae.cli.main import main
from stelae.server import accounts, moving, own, ratings
from stelae.server.erasing import NOTHING
from tests.server.bench import PATIENCE, Clock, Guest, Json, Server, Socket, dumps, serving
from tests.server.members import code, registered, sign_in

pytestmark = pytest.mark.anyio


async def against(one: Guest, other: Guest) -> tuple[Socket, Socket]:
    """A game between these two in which both have moved."""
    head = await one.open()
    sockets = await one.join(head["code"]), await other.join(head["code"])
    await sockets[1].do("sit", seat=1)
    await sockets[0].settled()
    await sockets[0].move(0)
    await sockets[1].settled()
    await sockets[1].move(1)
    await sockets[0].settled()
    return sockets


async def pages(guest: Guest, **query: str) -> list[list[str]]:
    found: list[list[str]] = []
    after: dict[str, str] = {}
    while True:
        page = await guest.get("/api/me/tables", params={**query, **after})
        found.append([table["code"] for table in page["tables"]])
        if page.get("after") is None:
            return found
        after = {"after": page["after"]}


async def test_own_tables_page_by_page(either: Server, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "PAGE", 2)
    ann = await registered(either)
    opened = []
    for number in range(5):
        clock.now += number % 2  # some at the same moment
        opened.append(
            (await ann.open("maya" if number == 4 else "azteka", seats=[{"who": "me"}, {"who": "me"}]))["code"]
        )
    socket = await ann.join(opened[3])
    await socket.do("resign", seat=0)
    await (await registered(either, "ben")).open()
    found = await pages(ann)
    assert [len(page) for page in found] == [2, 2, 1]
    flat = [table for page in found for table in page]
    assert sorted(flat) == sorted(opened)
    # Those that go on come first, the newest of them first of all.
    assert (flat[0], flat[-1]) == (opened[4], opened[3])
    assert await pages(ann, over="true") == [[opened[3]]]
    assert sum(map(len, await pages(ann, over="false"))) == 4
    assert await pages(ann, game="maya") == [[opened[4]]]
    assert await pages(ann, game="ma\0ya") == [[]]
    assert await pages(await either.guest()) == [[]]
    for query, why in (
        ({"after": "x"}, "after-wrong"),
        ({"after": "0-zz-K"}, "after-wrong"),
        ({"after": "0-1-!"}, "after-wrong"),
        ({"over": "maybe"}, "parameter-yes-no"),
    ):
        assert await code(await ann.http.get("/api/me/tables", params=query), 400) == why


async def taken(guest: Guest) -> dict[str, Json]:
    answer = await guest.http.get("/api/me/data")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    assert "stelae.zip" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        return {name: json.loads(file.read(name)) for name in file.namelist()}


async def test_all_that_is_kept_is_taken_away(either: Server) -> None:
    ann, ben = await registered(either, "ann"), await registered(either, "ben")
    await ann.post("/api/bots", {"name": "Robo"}, 201)
    one, other = await against(ann, ben)
    await one.do("chat", room="players", text="well played")
    await other.do("chat", room="players", text="thanks")
    await one.do("resign", seat=0)
    watched = await ben.open()
    await (await ann.join(watched["code"])).do("chat", room="spectators", text="from outside")
    data = await taken(ann)
    about = data["account.json"]
    assert (about["login"], about["password"], len(about["sessions"]), len(about["ratings"])) == ("ann", True, 1, 1)
    assert about["bots"][0]["person"]["name"] == "Robo"
    folder = f"tables/{one.head['code']}"
    assert [line["text"] for line in data[f"{folder}/table.json"]["said"]] == ["well played"]
    replayed = records.replay(records.decode(dumps(data[f"{folder}/game-1.json"]).encode()))
    assert len(replayed.states) == 3
    said = data[f"tables/{watched['code']}/table.json"]["said"]
    assert [(line["room"], line["text"]) for line in said] == [("spectators", "from outside")]
    # Nothing that opens anything, nothing of anybody else's.
    text = dumps(data)
    assert "argon2" not in text
    assert "thanks" not in text
    # A guest has it as well; whoever was never here has nothing.
    guest = await either.guest("Guest")
    await guest.open()
    assert len(await taken(guest)) == 2
    stranger = await either.guest(cookie=False)
    assert await code(await stranger.http.get("/api/me/data"), 409) == "nothing-kept"
    for _ in range(5):
        answer = await guest.http.get("/api/me/data")
    assert answer.status_code == 429


async def test_what_others_hide_in_a_running_game_is_not_ones_own(server: Server) -> None:
    ann = await registered(server)
    head = await ann.open("maya", options={"players": 3}, seats=[{"who": "me"}, *[{"who": "bot", "bot": "random"}] * 2])
    data = await taken(ann)
    record = data[f"tables/{head['code']}/game-1.json"]
    assert record["redacted"] == 0
    deal = next(ply["move"] for ply in record["plies"] if "??" in ply["move"])
    assert deal.count("??") == 2


async def everywhere(server: Server) -> str:
    """Every word that the database holds about tables and people."""
    store = server.hub.store
    await store.write()
    tables = (
        "events",
        "tables",
        "seats",
        "voices",
        "accounts",
        "sessions",
        "passkeys",
        "ceremonies",
        "ratings",
        "rated",
    )
    rows = [row for table in tables for row in await store.query(f"SELECT * FROM {table}")]  # noqa: S608
    return "\n".join(
        " ".join(bytes(value).decode("utf-8", "replace") if isinstance(value, bytes) else str(value) for value in row)
        for row in rows
    )


async def test_of_a_deleted_account_nothing_is_left_but_games_with_others(either: Server, clock: Clock) -> None:
    ann, ben = await registered(either, "anneliese"), await registered(either, "ben")
    person = (await ann.get("/api/me"))["person"]["id"]
    token = (await ann.post("/api/bots", {"name": "Robo-Anneliese"}, 201))["token"]
    finished, _ = await against(ann, ben)
    await finished.do("chat", room="players", text="my address is 5 Elm Street")
    await finished.do("resign", seat=0)
    running, theirs = await against(ann, ben)
    await running.do("rename", name="Anneliese the Great")
    alone = await ann.open(seats=[{"who": "me"}, {"who": "me", "name": "Anneliese junior"}])
    waiting = await ann.open()
    watched = await ben.open()
    spectator = await ann.join(watched["code"])
    await spectator.do("chat", room="spectators", text="greetings from Anneliese")
    shown = await ben.get(f"/api/tables/{finished.head['code']}/ratings")
    before = await ben.get("/api/me/ratings")
    clock.now += accounts.SURE + 1
    assert await code(await ann.http.delete("/api/me"), 403) == "sign-in-again"
    await sign_in(ann, "anneliese")
    cookie = ann.cookie
    gone = await ann.http.delete("/api/me")
    assert gone.status_code == 200, gone.text
    assert not gone.json()["person"].get("account")

    # Whoever played on is told that the other one left, and won; it counts.
    await theirs.settled()
    head = theirs.head
    assert (head["status"], head["result"]["reason"], head["result"]["winners"]) == ("over", "left", [1])
    assert head["seats"][0]["person"]["id"].startswith("gone-")
    # Nowhere, and to nobody, is a word left that tells who it was.
    text = await everywhere(either)
    for word in (person, "nneliese", "Elm Street", token):
        assert word not in text, word
    assert NOTHING in text
    again = await ben.join(finished.head["code"])
    assert b"Elm Street" not in b"".join(again.heard)
    assert b"nneliese" not in b"".join(again.heard)
    record = await ben.get(f"/api/tables/{finished.head['code']}/record")
    assert ([seat["name"] for seat in record["seats"]], len(record["plies"])) == (["—", "Ben"], 2)
    # What was hers alone is gone; tables of others stand.
    for table, status in ((alone, 404), (waiting, 404), (watched, 200)):
        assert (await ben.http.get(f"/api/tables/{table['code']}")).status_code == status
    # Nothing opens anything any more, and the login is free.
    thief = await either.guest(cookie=False)
    thief.http.cookies.set("stelae", cookie)
    assert (await thief.get("/api/me"))["tables"] == []
    answer = await ben.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert await code(answer, 401) == "bearer-wrong"
    assert (await ben.http.get(f"/api/people/{person}")).status_code == 404
    # What others have won stays, and the strongest are told without her; a recount knows the same.
    after = await ben.get("/api/me/ratings")
    assert after["ratings"][0]["rating"]["games"] == before["ratings"][0]["rating"]["games"] + 1
    assert shown["seats"][1]["rating"] == before["ratings"][0]["rating"]
    assert (await ben.get("/api/ratings/azteka/2/life"))["leaders"] == []
    assert await ratings.recount(either.hub.store) == 2
    assert await ben.get("/api/me/ratings") == after
    await registered(either, "anneliese")


async def test_what_somebody_did_as_a_guest_goes_with_the_account(either: Server) -> None:
    await registered(either, "anneliese")
    guest, ben = await either.guest("Granny Smith"), await registered(either, "ben")
    name = (await guest.get("/api/me"))["person"]["id"]
    one, _ = await against(guest, ben)
    await one.do("chat", room="players", text="call me on 555")
    watched = await ben.open()
    await (await guest.join(watched["code"])).do("chat", room="spectators", text="call me on 556")
    await sign_in(guest, "anneliese")
    person = (await guest.get("/api/me"))["person"]["id"]
    data = await taken(guest)
    said = [line["text"] for file in data.values() for line in file.get("said", [])]
    assert sorted(said) == ["call me on 555", "call me on 556"]
    assert (await guest.http.delete("/api/me")).status_code == 200
    text = await everywhere(either)
    for word in (name, person, "Granny", "nneliese", "call me"):
        assert word not in text, word
    again = await ben.join(one.head["code"])
    assert b"Granny" not in b"".join(again.heard)
    # All that is remembered is that these ids are nobody's.
    kept = await either.hub.store.query("SELECT person, heir FROM former ORDER BY person")
    assert {(who, bytes(heir)) for who, heir in kept} == {(name, b""), (person, b"")}


async def test_a_guest_is_deleted_at_once(server: Server) -> None:
    guest, ben = await server.guest("Ghost Rider"), await server.guest("Ben")
    await against(guest, ben)
    old = guest.cookie
    assert (await guest.http.delete("/api/me")).status_code == 200
    assert "Ghost" not in await everywhere(server)
    back = await server.guest(cookie=False)
    back.http.cookies.set("stelae", old)
    assert (await back.get("/api/me"))["tables"] == []
    assert await code(await ben.http.get("/api/me/tables", params={"after": "?"}), 400)


async def test_a_deletion_that_was_cut_off_is_ended_by_the_next_start(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(*given: object, **more: object) -> None:
        raise ConnectionAbortedError

    async with serving(tmp_path, clock) as server:
        ann, ben = await registered(server, "anneliese"), await registered(server, "ben")
        one, other = await against(ann, ben)
        with monkeypatch.context() as patch:
            patch.setattr(moving, "_become", cut)
            with pytest.raises(ConnectionAbortedError):
                await ann.http.delete("/api/me")
        # Signed out she is already.
        assert (await ann.http.get("/api/account")).status_code == 401
        assert "nneliese" in await everywhere(server)
        for socket in (one, other):
            await socket.close()
        server.open.clear()
    async with serving(tmp_path, clock) as server:
        async with asyncio.timeout(PATIENCE):
            while await server.hub.store.query("SELECT person FROM former WHERE done = 0"):
                await asyncio.sleep(0.01)
        assert "nneliese" not in await everywhere(server)


async def test_a_deletion_reaches_the_other_processes(tmp_path: Path, clock: Clock, database: str) -> None:
    async with (
        serving(tmp_path, clock, database=database) as one,
        serving(tmp_path, clock, database=database) as two,
    ):
        ann, ben = await registered(one, "anneliese"), await registered(one, "ben")
        there = Guest(two, ben.name, ben.address, ben.http)
        head = await ann.open()
        mine, theirs = await ann.join(head["code"]), await there.join(head["code"])
        await theirs.do("sit", seat=1)
        while mine.head["status"] != "playing":
            await mine.until("update")
        phone = Guest(two, ann.name, ann.address, ann.http).socket("/api/lobby/socket")
        await phone.say({"type": "hello", "id": "1", "protocol": 1})
        await phone.until("lobby")
        assert (await ann.http.delete("/api/me")).status_code == 200
        while theirs.head["status"] != "over":
            await theirs.until("update")
        # Signed out there, too; and what is in the memory of that process tells as little.
        while await phone.hear():
            pass
        assert phone.closed == (1012, "signed out")
        again = await there.join(head["code"])
        assert b"nneliese" not in b"".join(again.heard)


async def test_whoever_runs_the_server_helps_out_and_counts_anew(
    tmp_path: Path, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--database", str(tmp_path / "stelae.sqlite"), "--lang", "en"]

    def said(*words: str) -> tuple[int, str]:
        status = main(["accounts", *words, *where])
        out, err = capsys.readouterr()
        return status, out or err

    async with serving(tmp_path, clock) as server:
        ann, ben = await registered(server, "ann"), await registered(server, "ben")
        one, _ = await against(ann, ben)
        await one.do("resign", seat=0)
        before = await ann.get("/api/me/ratings")
        await server.hub.store.write(("DELETE FROM ratings", ()))
        # Also while it runs.
        assert await asyncio.to_thread(said, "recount") == (0, "1 game counted anew.\n")
        assert await ann.get("/api/me/ratings") == before
        status, text = await asyncio.to_thread(said, "password", "Ann")
        assert status == 0
        assert (await ann.http.get("/api/account")).status_code == 401
        await sign_in(ann, "ann", text.split(" is now ")[1].split()[0])
        for words, code in ((("password", "nobody"), "There is no account"), (("password",), "Say whose password")):
            status, text = await asyncio.to_thread(said, *words)
            assert (status, code in text) == (2, True)
