"""Ratings: which games count, what they come to, and that a recount from the logs comes to the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from stelae.server import ratings
from stelae.server.ratings import MEAN, SPREAD, Strength
from tests.server.bench import Clock, Guest, Json, Server, Socket, serving
from tests.server.members import registered

pytestmark = pytest.mark.anyio
Sockets = list[Socket]


async def seated(people: list[Guest], game: str = "azteka", **wish: Any) -> Sockets:
    """These people at a new table whose game has begun, each in the seat of his number."""
    head = await people[0].open(game, **wish)
    sockets = [await guest.join(head["code"]) for guest in people]
    for seat, socket in enumerate(sockets[1:], 1):
        await socket.do("sit", seat=seat)
    for socket in sockets:
        await socket.settled()
    assert sockets[0].head["status"] == "playing"
    return sockets


async def everybody_moves(sockets: Sockets, plies: int | None = None) -> None:
    for _ in range(plies or len(sockets)):
        for socket in sockets:
            await socket.settled()
        turn = sockets[0].seen[0]["view"]["to_move"]
        await sockets[turn].move(turn)


async def resigned(people: list[Guest], loser: int, game: str = "azteka", **wish: Any) -> Json:
    """A game in which everybody has moved and somebody gives up; the ratings at its table."""
    sockets = await seated(people, game, **wish)
    await everybody_moves(sockets)
    await sockets[loser].do("resign", seat=loser)
    return await at_table(people[0], sockets[0].head["code"])


async def at_table(guest: Guest, code: str) -> Json:
    return await guest.get(f"/api/tables/{code}/ratings")


async def test_a_game_between_accounts_counts_in_the_role_of_each(either: Server) -> None:
    ann, ben = await registered(either, "ann"), await registered(either, "ben")
    shown = await resigned([ann, ben], loser=0)
    assert shown["rated"]
    life, death = shown["seats"]
    assert (life["pool"], death["pool"]["role"]) == ({"game": "azteka", "seats": 2, "role": "life"}, "death")
    assert life["rating"]["rating"] < MEAN < death["rating"]["rating"]
    assert life["change"] == -death["change"] == pytest.approx(life["rating"]["rating"] - MEAN, abs=0.11)
    assert life["rating"]["uncertainty"] < SPREAD
    assert life["rating"]["games"] == 1
    own = (await ann.get("/api/me/ratings"))["ratings"]
    assert own == [{"pool": life["pool"], "rating": life["rating"]}]
    stranger = await either.guest()
    profile = await stranger.get(f"/api/people/{death['person']['id']}")
    assert (profile["person"]["name"], profile["ratings"][0]["rating"]) == ("Ben", death["rating"])
    assert (await stranger.get("/api/me/ratings"))["ratings"] == []
    # The other way round they begin anew: another role is another pool.
    again = await resigned([ben, ann], loser=0)
    assert again["seats"][0]["pool"]["role"] == "life"
    assert again["seats"][0]["rating"]["games"] == 1


async def test_who_leads_page_by_page(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stelae.server.standings.PAGE", 2)
    people = [await registered(server, name) for name in ("ann", "ben", "cat")]
    for life, death in ((0, 1), (1, 2), (0, 2), (2, 1)):
        await resigned([people[life], people[death]], loser=1)
    anybody = await server.guest()
    pools = (await anybody.get("/api/ratings"))["pools"]
    assert [(pool["role"], count) for pool, count in pools] == [("death", 2), ("life", 3)]
    first = await anybody.get("/api/ratings/azteka/2/life")
    second = await anybody.get("/api/ratings/azteka/2/life", params={"after": first["after"]})
    assert second.get("after") is None
    sure = [one["rating"]["rating"] - 2 * one["rating"]["uncertainty"] for one in first["leaders"] + second["leaders"]]
    assert len(sure) == 3
    assert sure == sorted(sure, reverse=True)
    assert first["leaders"][0]["person"]["name"] == "Ann"
    assert (await anybody.get("/api/ratings/azteka/2/nobody"))["leaders"] == []
    assert (await anybody.http.get("/api/ratings/chess/2/white")).status_code == 404
    assert (await anybody.http.get("/api/ratings/azteka/x/life")).status_code == 400
    assert (await anybody.http.get("/api/people/nobody")).status_code == 404


async def test_which_games_do_not_count(server: Server) -> None:
    ann, ben = await registered(server, "ann"), await registered(server, "ben")
    guest = await server.guest("Guest")
    # Somebody has no account; it is not wanted; it does not begin at the beginning.
    for people, wish in (
        ([ann, guest], {}),
        ([ann, ben], {"rated": False}),
        ([ann, ben], {"start": "......../..LD..../......../........ L 13 13"}),
    ):
        sockets = await seated(people, **wish)
        await everybody_moves(sockets)
        assert not sockets[0].head.get("rated")
        await sockets[0].do("resign", seat=0)
        assert not (await at_table(ann, sockets[0].head["code"]))["rated"]
    # Plies were taken back; hints were allowed; seats were swapped.
    for kind, more in (("undo", {}), ("hints", {}), ("swap", {"other": 1})):
        sockets = await seated([ann, ben])
        assert sockets[0].head["rated"]
        await everybody_moves(sockets)
        await sockets[0].do("propose", seat=0, kind=kind, **more)
        await sockets[1].do("answer", seat=1, kind=kind, accept=True)
        for socket in sockets:
            await socket.settled()
        assert not sockets[0].head.get("rated")
        await sockets[0].do("resign", seat=int(next(iter(sockets[0].seats))))
        assert not (await at_table(ann, sockets[0].head["code"]))["rated"]
    # Somebody has not even moved.
    sockets = await seated([ann, ben])
    await sockets[0].move(0)
    await sockets[1].do("resign", seat=1)
    assert not (await at_table(ann, sockets[0].head["code"]))["rated"]
    # One person on both sides, and against a bot of the house.
    for seats in ([{"who": "me"}, {"who": "me"}], [{"who": "me"}, {"who": "bot", "bot": "random"}]):
        head = await ann.open("azteka", seats=seats)
        assert not head.get("rated")
    assert (await ann.get("/api/me/ratings"))["ratings"] == []


async def test_a_bot_counts_against_anybody_but_its_owner(server: Server) -> None:
    ann, ben = await registered(server, "ann"), await registered(server, "ben")
    token = (await ann.post("/api/bots", {"name": "Annbot"}, 201))["token"]
    other = (await ann.post("/api/bots", {"name": "Twin"}, 201))["token"]

    async def bot(bearer: str, code: str) -> Socket:
        program = await server.guest(cookie=False)
        return await program.join(code, bearer=bearer)

    for first, second, counts in ((ann, token, False), (ben, token, True)):
        head = await first.open()
        person, program = await first.join(head["code"]), await bot(second, head["code"])
        await program.do("sit", seat=1)
        await person.settled()
        assert bool(person.head.get("rated")) == counts
    head = (await (await server.guest(cookie=False)).http.post(
        "/api/tables", json={"game": "azteka"}, headers={"Authorization": f"Bearer {token}"}
    )).json()["table"]  # fmt: skip
    one, two = await bot(token, head["code"]), await bot(other, head["code"])
    await two.do("sit", seat=1)
    await one.settled()
    assert not one.head.get("rated")


async def test_pairs_win_and_lose_together(server: Server) -> None:
    people = [await registered(server, name) for name in ("ann", "ben", "cat", "dan")]
    shown = await resigned(people, 1, "maya", options={"players": 4})
    changes = [seat["change"] for seat in shown["seats"]]
    assert changes[0] == changes[2] == -changes[1] == -changes[3] > 0
    assert {seat["pool"]["role"] for seat in shown["seats"]} == {"player"}


async def test_a_role_that_an_auction_gives_is_known_when_it_is_over(server: Server) -> None:
    people = [await registered(server, name) for name in ("ann", "ben", "cat")]
    sockets = await seated(people, "tayu", options={"players": 3, "auction": True})
    shown = await at_table(people[0], sockets[0].head["code"])
    assert [seat.get("pool") for seat in shown["seats"]] == [None] * 3
    await everybody_moves(sockets)
    for _ in range(20):
        for socket in sockets:
            await socket.settled()
        seen = sockets[0].seen[0]
        turn = seen["view"]["to_move"]
        await sockets[turn].move(turn, "-" if "-" in sockets[turn].legal(turn) else None)
        shown = await at_table(people[0], sockets[0].head["code"])
        if shown["seats"][0].get("pool"):
            break
    roles = sorted(seat["pool"]["role"] for seat in shown["seats"])
    assert roles == ["east-west", "north-south", "saboteur"]
    await sockets[0].do("resign", seat=0)
    shown = await at_table(people[0], sockets[0].head["code"])
    assert [seat["rating"]["games"] for seat in shown["seats"]] == [1, 1, 1]


async def snapshot(server: Server) -> list[tuple[Any, ...]]:
    store = server.hub.store
    one = await store.query("SELECT person, pool, mean, spread, games, at FROM ratings ORDER BY person, pool")
    two = await store.query("SELECT code, game, person, number, mean, spread FROM rated ORDER BY number, person")
    return [*one, *two]


async def test_a_recount_from_the_logs_comes_to_the_same(either: Server, clock: Clock) -> None:
    people = [await registered(either, name) for name in ("ann", "ben", "cat")]
    rng = random.Random(7)
    for _ in range(12):
        clock.now += rng.choice((0, 0, 60))
        pair = rng.sample(people, 2)
        await resigned(pair, loser=rng.randrange(2), match=rng.random() < 0.3)
    for _ in range(2):
        await resigned(people, rng.randrange(3), options={"variant": "mummies"})
    # The last one ends drawn.
    sockets = await seated(people[:2])
    await everybody_moves(sockets)
    await sockets[0].do("propose", seat=0, kind="draw")
    await sockets[1].do("answer", seat=1, kind="draw", accept=True)
    before = await snapshot(either)
    assert await ratings.recount(either.hub.store) == 15
    assert await snapshot(either) == before
    # Whatever has happened to them, they come back.
    await either.hub.store.write(("UPDATE ratings SET mean = 9999", ()), ("DELETE FROM rated WHERE number > 10", ()))
    assert await ratings.recount(either.hub.store) == 15
    after = await snapshot(either)
    assert len(after) == len(before)
    assert 9999 not in [row[2] for row in after]


async def test_two_games_of_one_person_that_end_at_once_both_count(tmp_path: Path, clock: Clock, database: str) -> None:
    async with (
        serving(tmp_path, clock, database=database) as one,
        serving(tmp_path, clock, database=database) as two,
    ):
        ann = await registered(one, "ann")
        ends: list[Awaitable[Json]] = []
        for name in ("ben", "cat", "dan", "eve"):
            other = await registered(one, name)
            server = one if len(ends) % 2 else two
            here = [Guest(server, guest.name, guest.address, guest.http) for guest in (ann, other)]
            sockets = await seated(here)
            await everybody_moves(sockets)
            ends.append(sockets[1].do("resign", seat=1))
        await asyncio.gather(*ends)
        own = (await ann.get("/api/me/ratings"))["ratings"]
        assert [pool["rating"]["games"] for pool in own] == [4]
        before = await snapshot(one)
        await ratings.recount(one.hub.store)
        assert await snapshot(one) == before


async def test_a_game_ends_whatever_becomes_of_the_ratings(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await registered(server, "ann"), await registered(server, "ben")

    def broken(*given: object) -> list[Strength]:
        raise ZeroDivisionError

    real = ratings.rate
    monkeypatch.setattr(ratings, "rate", broken)
    shown = await resigned([ann, ben], loser=0)
    assert not shown["rated"]
    monkeypatch.setattr(ratings, "rate", real)
    assert await ratings.recount(server.hub.store) == 1
    assert [pool["rating"]["games"] for pool in (await ann.get("/api/me/ratings"))["ratings"]] == [1]


def test_who_wins_three_games_of_four_comes_to_be_about_200_ahead() -> None:
    rng = random.Random(1)
    strong, weak = Strength(), Strength()
    ahead = []
    for _ in range(1_000):
        won = rng.random() < 0.76
        strong, weak = ratings.rate([strong, weak], [(0,), (1,)], [1, 2] if won else [2, 1])
        ahead.append(strong.mean - weak.mean)
    assert 150 < sum(ahead[500:]) / 500 < 280
    assert strong.spread < SPREAD / 4
    assert strong.games == 1_000


@pytest.mark.parametrize("places", [[1, 1], [1, 1, 1]])
def test_a_draw_between_equals_changes_only_how_sure_one_is(places: list[int]) -> None:
    seats = len(places)
    after = ratings.rate([Strength()] * seats, [(seat,) for seat in range(seats)], places)
    assert [one.mean for one in after] == pytest.approx([MEAN] * seats, abs=1e-6)
    assert {one.spread < SPREAD for one in after} == {True}
