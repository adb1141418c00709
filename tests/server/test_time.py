"""Clocks and people who leave: time is in the test's hand."""

from pathlib import Path

import pytest

from tests.server.bench import Clock, Server, Socket, serving

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "main": 60, "increment": 5}


def left(socket: Socket) -> list[int]:
    """What the clocks stood at when they were told last."""
    told = [entry["fact"]["clocks"] for entry in socket.entries[0] if "clocks" in entry["fact"]]
    found: list[int] = told[-1]["left"]
    return found


async def test_a_live_clock_runs_for_whose_turn_it_is(server: Server) -> None:
    ann, ben = await server.pair(clock=LIVE)
    assert ann.head["clocks"] == {"left": [60_000, 60_000], "at": server.clock.now, "running": 0}
    server.clock.now += 10
    await ann.move(0, "c5")
    await ben.settled()
    assert left(ann) == [55_000, 60_000]
    server.clock.now += 20.5
    await ben.move(1, "c6")
    await ann.settled()
    assert left(ann) == [55_000, 44_500]
    record = await (await server.guest()).get(f"/api/tables/{ann.head['code']}/record")
    assert [ply["clock"] for ply in record["plies"]] == [55_000, 44_500]
    assert record["plies"][0]["at"] == server.clock.now - 20.5


async def test_time_that_is_out_ends_the_game_by_itself(server: Server) -> None:
    ann, ben = await server.pair(clock=LIVE)
    server.clock.now += 59.999
    await ben.do("chat", room="players", text="hurry")  # from here the timer is a hundredth of a second away
    server.clock.now += 1
    ended = await ben.told("ended")
    assert ended["result"] == {"winners": [1], "scores": [0, 0], "reason": "time", "seat": 0}
    assert ben.head["clocks"]["left"] == [0, 60_000]
    assert "running" not in ben.head["clocks"]
    assert await ann.refused("move", seat=0, ply=0, move="c5") == "game-over"


async def test_a_move_that_comes_too_late_is_refused_and_the_flag_falls(server: Server) -> None:
    ann, _ = await server.pair(clock=LIVE)
    server.clock.now += 60
    assert await ann.refused("move", seat=0, ply=0, move="c5") == "game-over"
    assert ann.head["result"]["reason"] == "time"


async def test_clocks_that_run_backwards_give_nobody_time(server: Server) -> None:
    ann, ben = await server.pair(clock=LIVE)
    server.clock.now += 10
    await ann.move(0, "c5")
    await ben.settled()
    server.clock.now -= 3_600
    await ben.move(1, "c6")
    await ann.settled()
    assert left(ann) == [55_000, 65_000]


async def test_days_for_each_move(server: Server) -> None:
    ann, ben = await server.pair(clock={"kind": "days", "days": 3})
    server.clock.now += 2 * 86_400
    await ann.move(0, "c5")
    await ben.settled()
    assert left(ann) == [3 * 86_400_000] * 2
    code = ann.head["code"]
    for socket in (ann, ben):
        await socket.close()
    # Nobody need sit and wait.
    server.room(code)._absent(1)
    assert server.room(code).table.chairs[1].left is None
    server.hub.drop(server.room(code))
    server.clock.now += 3 * 86_400
    head = await (await server.guest()).get(f"/api/tables/{code}")
    assert (head["result"]["reason"], head["result"]["winners"]) == ("time", [0])


@pytest.mark.parametrize("kind", ["live", "days"])
async def test_clocks_while_the_server_is_down(tmp_path: Path, clock: Clock, kind: str) -> None:
    rules = LIVE if kind == "live" else {"kind": "days", "days": 1}
    async with serving(tmp_path, clock) as server:
        ann, _ = await server.pair(clock=rules)
        code, token = ann.head["code"], ann.seats["0"]
        clock.now += 10
    clock.now += 5_000
    async with serving(tmp_path, clock) as server:
        again = await (await server.guest(cookie=False)).join(code, tokens=[token])
        # A live clock stood still, a day went on.
        assert again.head["clocks"]["left"][0] == (50_000 if kind == "live" else 86_400_000)
        clock.now += 5
        await again.move(0, "c5")
        await again.settled()
        assert left(again)[0] == (50_000 if kind == "live" else 86_400_000)
        assert ("woke" in again.facts) == (kind == "live")


async def test_who_leaves_has_his_grace(tmp_path: Path, clock: Clock) -> None:
    async with serving(tmp_path, clock, grace=0.0) as server:
        ann, ben = await server.pair()
        assert await ann.refused("claim", seat=0, against=1, choice="bot") == "still-here"
        token = ben.seats["1"]
        await ben.close()
        await ann.told("left")
        assert ann.head["seats"][1]["left"] == clock.now
        assert "claim" in ann.seen[0]["may"]
        # To wait is to do nothing; and he is back.
        phone = await (await server.guest(cookie=False)).join(ann.head["code"], tokens=[token])
        await ann.told("returned")
        assert "claim" not in ann.seen[0]["may"]
        assert await phone.refused("claim", seat=1, against=0, choice="end") == "still-here"


async def test_a_bot_stands_in_until_the_player_is_back(tmp_path: Path, clock: Clock) -> None:
    async with serving(tmp_path, clock, grace=0.0) as server:
        ann, away = await server.guest("Ann"), await server.guest("Ben")
        code = (await ann.open())["code"]
        one, other = await ann.join(code), await away.join(code)
        await other.do("sit", seat=1)
        await other.close()
        await one.told("left")
        await one.move(0, "c5")
        await one.do("claim", seat=0, against=1, choice="bot", bot="random")
        assert (await one.told("plied"))["seat"] == 1
        await one.settled()
        seat = one.head["seats"][1]
        assert (seat["person"]["name"], seat["away"]["name"]) == ("random", "Ben")
        assert [head["code"] for head in (await away.get("/api/me"))["tables"]] == [code]
        back = await away.join(code)
        assert back.seats == {}
        await back.do("sit", seat=1)
        await back.settled()
        assert back.seats.keys() == {"1"}
        await one.settled()
        assert "away" not in one.head["seats"][1]
        stranger = await (await server.guest("Eve")).join(one.head["code"])
        assert await stranger.refused("sit", seat=1) == "not-now"


async def test_the_others_may_end_the_game(tmp_path: Path, clock: Clock) -> None:
    async with serving(tmp_path, clock, grace=0.0) as server:
        ann, ben = await server.pair()
        await ben.close()
        await ann.told("left")
        await ann.do("claim", seat=0, against=1, choice="end")
        await ann.settled()
        assert ann.head["result"] == {"winners": [0], "scores": [0, 0], "reason": "left", "seat": 1}


async def test_who_was_away_when_the_game_began_counts_as_gone(tmp_path: Path, clock: Clock) -> None:
    async with serving(tmp_path, clock, grace=0.0) as server:
        ann, ben = await server.guest(), await server.guest()
        host = await ann.join((await ann.open())["code"])
        code = host.head["code"]
        await host.close()
        other = await ben.join(code)
        await other.do("sit", seat=1)
        await other.told("left")
        assert other.head["seats"][0]["left"] == clock.now


@pytest.mark.parametrize("choice", ["bot", "end"])
async def test_who_leaves_between_the_games_of_a_match_stops_nobody(tmp_path: Path, clock: Clock, choice: str) -> None:
    async with serving(tmp_path, clock, grace=0.0) as server:
        ann, ben = await server.pair(match=True)
        await ben.do("resign", seat=1)
        await ben.close()
        await ann.told("left")
        assert ann.head["status"] == "between"
        assert {"ready", "claim"} <= set(ann.seen[0]["may"])
        await ann.do("claim", seat=0, against=1, choice=choice)
        await ann.settled()
        if choice == "end":
            assert (ann.head["status"], ann.head["closed"]) == ("over", "left")
            assert "result" not in ann.head["series"]
            assert await ann.refused("ready", seat=0) == "not-now"
        else:
            await ann.do("ready", seat=0)
            await ann.settled()
            assert ann.head["status"] == "playing"
            assert ann.head["seats"][0]["person"]["bot"] == "club"
