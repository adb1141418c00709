"""What can be done at a table of Menara, what would come of it, and how firmly all stands."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from stelae.core import acts
from stelae.core.game import State
from stelae.server import enquiries
from tests.games.menara_games import GAME, card_of, tower, turn
from tests.server.bench import Server
from tests.server.builders import LAY, STEADY, moves, settled, table

pytestmark = pytest.mark.anyio


async def test_what_can_be_laid_is_told_apart_from_the_moves(server: Server) -> None:
    ann, ben = await table(server, LAY)
    seen = ann.seen[0]
    assert seen["legal"] == []
    top = GAME.parse(LAY).packed.top
    both = ["light", "dark"]
    assert seen["placings"] == [
        {"act": "lay", "slab": top, "sides": both, "levels": [1, 2]},
        {"act": "base", "slab": top, "sides": both, "levels": [0]},
    ]
    assert "placings" not in ben.seen[1]
    found = (await ann.ask("suggest", seat=0))["places"]
    margins = [place["margin"] for place in found if "margin" in place]
    assert margins == sorted(margins, reverse=True)
    assert [place["move"][:4] for place in found] == sorted((place["move"][:4] for place in found), reverse=True)
    state = GAME.parse(LAY)
    for place in found:
        assert state.why(place["move"]) is None
    one = (await ann.ask("suggest", seat=0, slab=top, side="dark", level=2))["places"]
    assert one == [place for place in found if place["move"].startswith(f"lay {top:02} dark 2 ")]
    assert (await ann.ask("suggest", seat=0, slab=99))["places"] == []
    assert await ben.refused("suggest", seat=0) == "not-your-seat"
    assert (await ben.ask("suggest", seat=1))["places"] == found
    # And a stranger's pose that the rules allow is as good.
    x, y, angle = found[0]["move"].split(" ")[-3:]
    nudged = found[0]["move"].removesuffix(f"{x} {y} {angle}") + f"{float(x) + 1:g} {y} {angle}"
    assert nudged not in {place["move"] for place in found}
    await ann.do("move", seat=0, ply=0, move=nudged)
    await settled(ann)
    assert top in {slab["slab"] for slab in ann.seen[0]["view"]["board"]["slabs"]}


async def test_the_first_slabs_and_lifts_are_placings_too(server: Server) -> None:
    ann, _ = await server.pair("menara")
    assert {(one["act"], *one["levels"]) for one in ann.seen[0]["placings"]} == {("base", 0)}
    assert len(ann.seen[0]["placings"]) == 3
    lifting = str(turn(tower(2), "build", card=card_of("lift")))
    ben, _ = await table(server, lifting)
    assert ben.legal(0) == ["fail"]
    assert [(one["act"], one["slab"], one["levels"]) for one in ben.seen[0]["placings"]] == [
        ("lift", 6, [3]),
        ("lift", 7, [1]),
    ]


async def test_what_would_come_of_an_act(server: Server) -> None:
    ann, ben = await table(server)
    watcher = await (await server.guest("Eve")).join(ann.head["code"])
    put = ann.legal(0)[1]
    outlook = await ann.ask("what_if", seat=0, move=put)
    assert outlook["move"] == put
    assert outlook["stands"] is True
    assert outlook["margin"] > 1
    assert "reason" not in outlook
    # The others may think about it, too; nothing has happened.
    assert (await ben.ask("what_if", seat=1, move=put)).get("margin") == outlook["margin"]
    assert (await ann.ask("what_if", seat=0, move="fail")).keys() == {"type", "id", "move"}
    assert await watcher.refused("what_if", seat=0, move=put) == "not-your-seat"
    assert moves(ann) == []
    for move, code, clause in (
        ("put y 01a", "menara-mark-taken", "MN-9"),
        ("lay 09 light 1 0 0 0", "menara-now", "MN-9"),
        ("put y 99z", "menara-mark-text", None),
        ("put y 06a @ nan 0 0 0", "menara-number-text", None),
        ("put y 06a @ 1e300 0 0 0", "menara-number-text", None),
        ("=settled 06a!", "no-chance", "C-1"),
        ("\x00", "menara-move-text", None),
        ("", "menara-move-text", None),
    ):
        reason = (await ann.ask("what_if", seat=0, move=move))["reason"]
        assert (reason["code"], reason.get("clause")) == (code, clause), move
        assert await ann.refused("move", seat=0, ply=0, move=move) == code
    await ann.settled()
    assert moves(ann) == []


async def test_odd_places_have_reasons(server: Server) -> None:
    ann, _ = await table(server, LAY)
    top = GAME.parse(LAY).packed.top
    for place, code in (
        ("lay {} dark 1 nan 0 0", "menara-number-text"),
        ("lay {} dark 1 1e300 0 0", "menara-number-text"),
        ("lay {} dark 1 inf 0 0", "menara-number-text"),
        ("lay {} dark 1 9999 0 0", "menara-off-table"),
        ("lay {} dark 1 400 400 0", "menara-few-columns"),
        ("lay {} dark 9 0 0 0", "menara-no-level"),
        ("lay {} dark 99999999999 0 0 0", "menara-level-text"),
        ("lay {} grey 1 0 0 0", "menara-move-text"),
        ("base {} dark 0 0 0", "menara-overlap"),
        ("base {} dark 400 400 0", "menara-touch"),
        ("lay {} dark 1 0 0 0 @ 1 1 1 1", "menara-sure-hand"),
        ("lay 18 dark 1 0 0 0", "menara-not-top"),
    ):
        move = place.format(f"{top:02}")
        found = (await ann.ask("what_if", seat=0, move=move))["reason"]["code"]
        assert found == code, move
        assert await ann.refused("move", seat=0, ply=0, move=move) == code
    assert (await ann.ask("why", seat=0, move="fail"))["reason"]["clause"] == "MN-11"


async def test_of_many_questions_the_newest_is_answered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _ = await table(server)
    put = ann.legal(0)[1]
    waiting = threading.Event()
    outlook = acts.outlook

    def slow(state: State, move: str) -> Any:
        assert waiting.wait(20)
        return outlook(state, move)

    monkeypatch.setattr(acts, "outlook", slow)
    for name in "abcde":
        await ann.say({"type": "what_if", "id": name, "seat": 0, "move": put})
    answers = [await ann.until("error") for _ in "bcd"]
    assert [(one["id"], one["reason"]["code"]) for one in answers] == [(name, "overtaken") for name in "bcd"]
    # Other questions need not wait for these.
    assert (await ann.ask("weigh"))["type"] == "stability"
    waiting.set()
    assert [(await ann.until("outlook"))["id"] for _ in "ae"] == ["a", "e"]


async def test_too_much_is_not_asked_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await table(server)
    monkeypatch.setattr(enquiries, "MOST_ASKED", 1)
    waiting = threading.Event()
    monkeypatch.setattr(acts, "outlook", lambda state, move: waiting.wait(20) and None)
    await ann.say({"type": "what_if", "id": "a", "seat": 0, "move": "fail"})
    await ann.settled()
    assert await ben.refused("weigh") == "enquiries-busy"
    # Whoever goes away is told nothing, and leaves nothing behind.
    await ann.say({"type": "what_if", "id": "b", "seat": 0, "move": "fail"})
    await ann.settled()
    await ann.close()
    waiting.set()
    while (await ben.ask("weigh"))["type"] == "error":
        await asyncio.sleep(0.01)
    held = server.hub.enquiries
    assert not held._running
    assert not held._waiting


async def test_other_games_have_nothing_to_weigh(server: Server) -> None:
    ann, _ = await server.pair("azteka")
    for kind, fields in (
        ("what_if", {"seat": 0, "move": "c5"}),
        ("suggest", {"seat": 0}),
        ("weigh", {}),
        ("watch", {"ply": 1}),
    ):
        assert await ann.refused(kind, **fields) == "no-acts"
    assert "placings" not in ann.seen[0]


async def test_how_firmly_everything_stands(server: Server) -> None:
    ann, _ = await table(server)
    watcher = await (await server.guest("Eve")).join(ann.head["code"])
    before = await watcher.ask("weigh")
    assert before["stands"] is True
    assert before["margin"] > 1
    assert before["tilt"] > 1
    assert [slab["slab"] for slab in before["slabs"]] == [6]
    board = watcher.seen[None]["view"]["board"]
    assert [(one["slab"], one["mark"]) for one in before["columns"]] == [
        (one["slab"], one["mark"]) for one in board["columns"]
    ]
    # What the slab weighs with all on it rests on the columns below.
    carried = sum(one["grams"] for one in before["columns"] if one["slab"] != 6)
    assert carried == pytest.approx(before["slabs"][0]["grams"], abs=0.5)
    await ann.do("move", seat=0, ply=0, move=next(move for move in ann.legal(0) if " 02" in move or " 03" in move))
    await settled(ann)
    now, then = await watcher.ask("weigh"), await watcher.ask("weigh", ply=0)
    assert len(now["columns"]) == len(then["columns"]) + 1
    assert {**then, "id": ""} == {**before, "id": ""}
    assert await watcher.refused("weigh", ply=99) == "no-such-ply"


async def test_a_slip_of_the_hand_is_believed_within_the_rules(server: Server) -> None:
    ann, _ = await table(server, STEADY, options={"hand": "steady"})
    put = next(move for move in ann.legal(0) if move.startswith("put"))
    outlook = await ann.ask("what_if", seat=0, move=f"{put} @ 1 -1 5 5")
    assert outlook.get("stands") is True
    await ann.do("move", seat=0, ply=0, move=f"{put} @ 30 -40 6000 0")
    await settled(ann)
    assert moves(ann)[0] == f"{put} @ 1.2 -1.6 1000 0"
    # What is only let go, chance says how.
    put = next(move for move in ann.legal(0) if move.startswith("put"))
    await ann.do("move", seat=0, ply=2, move=put)
    film = (await settled(ann))["film"]
    assert (await ann.ask("watch", ply=4))["film"] == film
