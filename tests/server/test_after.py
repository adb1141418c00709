"""After the game, and beside it: records, shared games and positions, hints and analyses."""

import asyncio
import json
import threading
from collections.abc import Iterator
from threading import Event

import httpx
import pytest

from stelae import records
from stelae.core.contract import StelaeError, View, complain
from stelae.server import judges, players
from stelae.server.messages import Line
from tests.bots.test_proofs import POSITIONS
from tests.server.bench import Json, Server, Socket, dumps

pytestmark = pytest.mark.anyio

LINE = Line("c5", 0.5, 0.1, 1.0, 0.5, 0.0, 0.5)


async def test_a_finished_game_is_open_to_anybody_by_its_code(server: Server) -> None:
    ann, ben = await server.pair()
    await ann.move(0, "c5")
    await ben.settled()
    await ben.move(1, "c6")
    code = ann.head["code"]
    stranger = await server.guest(cookie=False)
    running = await stranger.http.get("/api/study", params={"table": code})
    assert running.json()["reason"]["code"] == "study-running"
    await ann.do("resign", seat=0)
    record = await stranger.get(f"/api/tables/{code}/record")
    replayed = records.replay(records.decode(dumps(record).encode()))
    assert record["result"]["reason"] == "resigned"
    whole = await stranger.get("/api/study", params={"table": code, "show": "all"})
    assert [seen["view"]["position"] for seen in whole["shown"]] == [str(state) for state in replayed.states]
    assert [ply["move"] for ply in whole["plies"]] == ["c5", "c6"]
    one = await stranger.get("/api/study", params={"table": code, "ply": 1})
    assert one["shown"] == whole["shown"][1:2]
    past = await stranger.http.get("/api/study", params={"table": code, "ply": 3})
    assert past.json()["reason"]["code"] == "no-such-ply"
    assert (await stranger.post("/api/study", {"table": code}))["shown"] == whole["shown"][2:]


async def test_a_position_is_shared_by_an_address(server: Server) -> None:
    ann, _ = await server.pair()
    await ann.move(0, "c5")
    await ann.settled()
    position = ann.seen[0]["view"]["position"]
    stranger = await server.guest(cookie=False)
    shown = await stranger.get("/api/study", params={"game": "azteka", "position": position})
    assert shown["shown"][0]["view"]["position"] == position
    assert shown["shown"][0]["legal"]
    for wrong, code in [
        ({"game": "azteka", "position": "?"}, "azteka-position-text"),
        ({"game": "chess"}, "game-unknown"),
        ({}, "study-what"),
        ({"table": "NOWHERE"}, "no-such-table"),
        ({"game": "azteka", "seat": "-1"}, "parameter-number"),
        ({"game": "azteka", "seat": "²"}, "parameter-number"),
        ({"game": "azteka", "seat": "9"}, "no-such-seat"),
        ({"game": "azteka", "show": "none"}, "message-wrong"),
    ]:
        answer = await stranger.http.get("/api/study", params=wrong)
        assert (answer.status_code // 100, answer.json()["reason"]["code"]) == (4, code)


async def test_study_plays_on_and_says_why_not(server: Server) -> None:
    ann = await server.guest()
    studied = await ann.post("/api/study", {"game": "azteka", "moves": ["c5", "a1", "c6"], "show": "all"})
    assert (len(studied["shown"]), studied["reason"]["code"]) == (2, "azteka-not-beside-life")
    asked = await ann.post("/api/study", {"game": "azteka", "why": "e1"})
    assert asked["reason"]["code"]
    drawn = await ann.post("/api/study", {"game": "tayu", "seed": 7})
    assert drawn["shown"][0]["view"]["to_move"] == 0
    assert drawn == await ann.post("/api/study", {"game": "tayu", "seed": 7})
    long = await ann.http.post("/api/study", json={"game": "azteka", "moves": ["a"] * 2_001})
    assert long.json()["reason"]["code"] == "message-wrong"


async def test_the_record_of_a_running_game_keeps_its_secrets(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    head = await ann.open("maya", options={"players": 3}, seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
    table = await ben.join(head["code"])
    await table.do("sit", seat=2)
    await table.settled()
    path = f"/api/tables/{head['code']}/record"
    own, others, nobody = await ann.get(path), await ben.get(path), await (await server.guest()).get(path)

    def hands(record: Json) -> list[str]:
        deal = next(ply["move"] for ply in record["plies"] if ply["seat"] == "chance" and "??" in ply["move"])
        found: list[str] = deal[1:].split("/")
        return found

    assert [record["redacted"] for record in (own, others, nobody)] == [0, 2, -1]
    assert [hand == "??" for hand in hands(own)] == [False, True, True]
    assert [hand == "??" for hand in hands(others)] == [True, True, False]
    assert hands(nobody) == ["??"] * 3


def test_a_proven_win_is_told_with_the_plies_it_takes() -> None:
    won = next(one for one in POSITIONS if one.within == 5)
    seat = won.state.to_move
    assert isinstance(seat, int)
    *_, (_, lines) = players.judge(won.state.view(seat), 60.0, Event())
    assert (lines[0].proven, lines[0].within) == ("win", 5)
    assert lines[0].move in won.moves


class Judge:
    """In the place of the search: what it is asked, and when it may answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.views: list[View] = []
        self.stops: list[Event] = []
        self.go = threading.Event()
        monkeypatch.setattr(players, "judge", self.judge)

    def judge(self, view: View, seconds: float, stop: Event) -> Iterator[tuple[bool, tuple[Line, ...]]]:
        self.views.append(view)
        self.stops.append(stop)
        yield False, (LINE,)
        assert self.go.wait(20)
        if not stop.is_set():
            yield True, (LINE, LINE)


async def test_an_analysis_waits_for_its_turn_gets_better_and_can_be_stopped(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Judge(monkeypatch)
    ann, ben = await server.pair()
    await ann.move(0, "c5")
    await ann.do("resign", seat=0)
    for socket in (ann, ben):
        await socket.say({"type": "analyse", "id": "a", "kind": "analysis", "ply": 1})
    waiting = await ann.until("analysis", id="a")
    assert (waiting["done"], waiting.get("lines")) == (False, None)
    assert len((await ann.until("analysis"))["lines"]) == 1
    await ben.until("analysis")
    # Only one runs at a time; who asks again gives up what he asked before.
    await ann.say({"type": "analyse", "id": "b"})
    assert await ben.refused("analyse", ply=99) == "no-such-ply"
    await ben.do("cancel", request="other")
    await ben.do("cancel", request="a")
    judge.go.set()
    assert (await ann.until("analysis", id="a", done=True))["lines"]
    assert (await ann.until("analysis", id="b", done=True))["lines"]
    assert (await ben.until("analysis", id="a", done=True)).get("lines") is None
    assert [view["position"] for view in judge.views] == [ann.seen[0]["view"]["position"]] * 2
    assert judge.stops[0].is_set()
    # Who watches may look into a finished game as well.
    wim = await (await server.guest()).join(ann.head["code"])
    assert "hint" in wim.seen[None]["may"]
    await wim.say({"type": "analyse", "id": "w"})
    await wim.until("analysis", id="w", done=True)


async def test_who_leaves_or_comes_when_too_many_wait_is_not_analysed_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Judge(monkeypatch)
    monkeypatch.setattr(judges, "MOST_WAITING", 2)
    ann, ben = await server.pair()
    await ann.do("resign", seat=0)
    wim = await (await server.guest()).join(ann.head["code"])
    for socket in (ann, ben):
        await socket.say({"type": "analyse", "id": "a"})
        await socket.until("analysis")
    assert await wim.refused("analyse") == "analysis-busy"
    await ann.close()
    judge.go.set()
    await ben.until("analysis", done=True)
    assert judge.stops[0].is_set()
    await wim.say({"type": "analyse", "id": "w"})
    await wim.until("analysis", id="w", done=True)


async def against_a_bot(server: Server) -> Socket:
    guest = await server.guest()
    return await guest.join((await guest.open(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}]))["code"])


async def test_hints_only_where_they_are_fair(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Judge(monkeypatch)
    judge.go.set()
    ann, ben = await server.pair()
    wim = await (await server.guest()).join(ann.head["code"])
    assert "hint" not in ann.seen[0]["may"]
    assert await ann.refused("analyse") == "analysis-fair"
    assert await wim.refused("analyse") == "analysis-fair"
    await ann.do("propose", seat=0, kind="hints")
    await ben.do("answer", seat=1, kind="hints", accept=True)
    for socket in (ann, ben, wim):
        await socket.settled()
    assert ann.head["hints"]
    assert "hint" in ann.seen[0]["may"]
    assert await ben.refused("propose", seat=1, kind="hints") == "hints-already"
    assert await wim.refused("analyse") == "analysis-fair"
    assert await ben.refused("analyse") == "not-your-turn"
    await ann.say({"type": "analyse", "id": "a"})
    assert (await ann.until("analysis", done=True))["lines"]
    # Alone with bots nobody has to be asked.
    alone = await against_a_bot(server)
    assert "hint" in alone.seen[0]["may"]
    await alone.say({"type": "analyse", "id": "a"})
    await alone.until("analysis", done=True)


async def test_a_judge_that_fails_is_answered_for(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    errors: list[Exception] = [RuntimeError("a broken judge"), complain(StelaeError, "analysis-none")]

    def judge(view: View, seconds: float, stop: Event) -> Iterator[tuple[bool, tuple[Line, ...]]]:
        raise errors.pop()

    monkeypatch.setattr(players, "judge", judge)
    ann, _ = await server.pair()
    await ann.do("resign", seat=0)
    for _ in range(2):
        await ann.say({"type": "analyse", "id": "a"})
        assert (await ann.until("error", id="a"))["reason"]["code"] == "analysis-none"


async def test_the_bots_themselves_give_a_hint(server: Server) -> None:
    table = await against_a_bot(server)
    await table.say({"type": "analyse", "id": "a", "seconds": 0.05})
    # The first hint may wait for the bots to be compiled, which takes as long as the machine makes it.
    table.patience = None
    lines = (await table.until("analysis", done=True))["lines"]
    assert lines[0]["move"] in table.legal(0)


async def judged(response: httpx.Response) -> list[Json]:
    assert response.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in response.text.splitlines()]


async def test_every_move_of_a_finished_game_is_judged_one_after_the_other(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str]] = []

    def review(view: View, move: str, seconds: float, stop: Event) -> tuple[tuple[Line, ...], Line, float]:
        asked.append((view["seat"], move))
        return (LINE,), LINE, 0.25

    monkeypatch.setattr(players, "review", review)
    ann, ben = await server.pair()
    await ann.move(0, "c5")
    await ben.settled()
    await ben.move(1, "c6")
    code = ann.head["code"]
    stranger = await server.guest(cookie=False)
    running = await stranger.http.post("/api/analysis", json={"table": code, "show": "all"})
    assert running.json()["reason"]["code"] == "study-running"
    await ann.do("resign", seat=0)
    lines = await judged(await stranger.http.post("/api/analysis", json={"table": code, "show": "all"}))
    assert asked == [(0, "c5"), (1, "c6")]
    assert [(line["ply"], line["seat"], line["of"], line["done"], line["cost"]) for line in lines] == [
        (0, 0, 2, True, 0.25),
        (1, 1, 2, True, 0.25),
    ]
    assert lines[0]["played"]["move"] == "c5"


async def test_a_position_that_nobody_plays_is_judged_better_and_better(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Judge(monkeypatch)
    judge.go.set()
    ann = await server.guest()
    lines = await judged(await ann.http.post("/api/analysis", json={"game": "azteka", "moves": ["c5"]}))
    assert [(line["ply"], line["seat"], line.get("done", False)) for line in lines] == [
        (1, 1, False),
        (1, 1, False),
        (1, 1, True),
    ]
    assert judge.views[0]["seat"] == 1
    for wrong, code in [
        ({"game": "azteka", "moves": ["a1", "e9"]}, "azteka-move-text"),
        ({"game": "azteka", "show": "all"}, "analysis-none"),
        ({"game": "tayu"}, "analysis-none"),
        ({"game": "azteka", "seconds": 0}, "message-wrong"),
        (
            {"game": "azteka", "moves": ["c5"] + ["a+"] * 501, "show": "all", "options": {"repetition": 0}},
            "analysis-long",
        ),
    ]:
        answer = await ann.http.post("/api/analysis", json=wrong)
        assert (answer.status_code // 100, answer.json()["reason"]["code"]) == (4, code)


async def test_whoever_asks_again_has_the_analysis_before_stopped(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = Judge(monkeypatch)
    ann = await server.guest()
    first = asyncio.create_task(ann.http.post("/api/analysis", json={"game": "azteka"}))
    async with asyncio.timeout(20):
        while not judge.stops:
            await asyncio.sleep(0.01)
    second = asyncio.create_task(ann.http.post("/api/analysis", json={"game": "azteka", "moves": ["c5"]}))
    async with asyncio.timeout(20):
        while not judge.stops[0].is_set():
            await asyncio.sleep(0.01)
    judge.go.set()
    assert [view["to_move"] for view in judge.views][:1] == [0]
    assert (await judged(await second))[-1]["done"]
    await first


async def test_a_search_that_fails_ends_the_stream_with_a_reason(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judge(view: View, seconds: float, stop: Event) -> Iterator[tuple[bool, tuple[Line, ...]]]:
        raise RuntimeError("a broken judge")

    monkeypatch.setattr(players, "judge", judge)
    ann = await server.guest()
    (line,) = await judged(await ann.http.post("/api/analysis", json={"game": "azteka"}))
    assert line["reason"]["code"] == "analysis-none"
