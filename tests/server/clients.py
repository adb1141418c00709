"""Players as the protocol wants them: they come back by themselves, send again what had no answer, and trust nobody."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from stelae.server.messages import PROTOCOL
from tests.server.bench import leaves

Json = dict[str, Any]
# Seconds after which a client that was sent away knocks again.
PAUSE = 0.02
# What a server that cannot store just now says: nothing happened, so the same is asked again.
LATER = ("database-away", "database-failed")


@dataclass
class Notes:
    """What a player knows of one table, from all its connections together."""

    code: str
    seat: int
    number: int = 0
    head: Json = field(default_factory=dict)
    seen: Json = field(default_factory=dict)
    # What it was told, by number.
    told: dict[int, Json] = field(default_factory=dict)
    # What it was acknowledged: ids, with the number that the log had reached.
    acked: dict[str, int] = field(default_factory=dict)


@dataclass
class Player:
    """Somebody at a seat who moves and talks as fast as it goes, whatever becomes of the servers."""

    name: str
    cookie: str
    # Where servers listen; the next one is tried where one is not there.
    addresses: list[str]
    rng: random.Random
    notes: Notes
    earlier: list[Notes] = field(default_factory=list)
    # The command that has no answer yet.
    pending: Json | None = None
    acknowledged: int = 0
    resent: int = 0
    came_back: int = 0
    wrong: list[str] = field(default_factory=list)
    ids: int = 0
    # Set when nothing more is to be asked for.
    quiet: asyncio.Event = field(default_factory=asyncio.Event)

    async def live(self) -> None:
        """Until it is cancelled."""
        while True:
            address = self.rng.choice(self.addresses)
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connected(f"{address}/api/tables/{self.notes.code}/socket")
            await asyncio.sleep(PAUSE)

    async def _connected(self, url: str) -> None:
        code = self.notes.code
        async with connect(url, additional_headers={"Cookie": f"stelae={self.cookie}"}, open_timeout=5) as socket:
            self.came_back += 1
            await self._say(socket, {"type": "hello", "id": "hello", "protocol": PROTOCOL, "after": self.notes.number})
            welcomed = False
            async for text in socket:
                message = json.loads(text)
                self._take(message)
                if message["type"] == "update" and message.get("whole") and not welcomed:
                    welcomed = True
                    if self.pending is not None:
                        self.resent += 1
                        await self._say(socket, self.pending)
                if welcomed:
                    await self._act(socket)
                if self.notes.code != code:
                    return

    async def _say(self, socket: ClientConnection, message: Json) -> None:
        await socket.send(json.dumps(message))

    def _take(self, message: Json) -> None:
        notes = self.notes
        if message["type"] in ("welcome", "holds"):
            # In a rematch the sides are changed.
            notes.seat = next((int(seat) for seat in message.get("seats", {})), notes.seat)
        elif message["type"] == "update":
            if message["number"] < notes.number:
                self.wrong.append(f"{notes.code}: back from {notes.number} to {message['number']}")
            notes.number = message["number"]
            notes.head = message.get("table", notes.head)
            notes.seen = message.get("seen", notes.seen)
            for entry in message.get("entries", []):
                fact = {key: value for key, value in entry["fact"].items() if key != "facts"}
                if notes.told.setdefault(entry["number"], fact) != fact:
                    self.wrong.append(f"{notes.code}: {entry['number']} was {notes.told[entry['number']]}, is {fact}")
        elif message["type"] in ("ack", "error") and self.pending and message.get("id") == self.pending["id"]:
            if message["type"] == "ack":
                notes.acked[self.pending["id"]] = message["number"]
                self.acknowledged += 1
            elif message["reason"]["code"] not in LATER:
                self.wrong.append(f"{notes.code}: {self.pending} refused: {message['reason']}")
            self.pending = None

    async def _act(self, socket: ClientConnection) -> None:
        if self.pending is None and not self.quiet.is_set():
            if (rematch := self.notes.head.get("rematch")) is not None:
                self.earlier.append(self.notes)
                self.notes = Notes(rematch, self.notes.seat)
            elif (wish := self._wish()) is not None:
                self.ids += 1
                self.pending = {"id": f"{self.name}-{self.ids}", "seat": self.notes.seat, **wish}
                await self._say(socket, self.pending)

    def _wish(self) -> Json | None:
        """What to do next."""
        status, seen = self.notes.head["status"], self.notes.seen
        if status == "over":
            proposed = any(offer["seat"] == self.notes.seat for offer in self.notes.head.get("offers", []))
            return None if proposed else {"type": "propose", "kind": "rematch"}
        if status == "waiting":
            seats = self.notes.head["seats"]
            return None if "person" in seats[self.notes.seat] else {"type": "sit"}
        if self.rng.random() < 0.1:
            return {"type": "chat", "room": "players", "text": f"{self.name} says {self.ids}"}
        if "move" not in seen.get("may", ()):
            return None
        legal = seen["legal"] if "legal" in seen else leaves(seen["tree"])
        return {"type": "move", "ply": seen["ply"], "move": self.rng.choice(legal)}


async def guest(address: str, name: str) -> str:
    """The cookie of a new guest."""
    async with httpx.AsyncClient(base_url=address) as http:
        answer = await http.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return http.cookies["stelae"]


async def tables(http: str, addresses: list[str], many: int, game: str = "azteka", seed: int = 1) -> list[Player]:
    """Players in pairs at so many tables; at every fourth somebody is alone with a bot."""
    players = []
    for number in range(many):
        alone = number % 4 == 3
        names = [f"p{number}a"] if alone else [f"p{number}a", f"p{number}b"]
        cookies = [await guest(http, name) for name in names]
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"} if alone else {"who": "open"}]
        async with httpx.AsyncClient(base_url=http, cookies={"stelae": cookies[0]}) as client:
            answer = await client.post("/api/tables", json={"game": game, "seats": seats})
            assert answer.status_code == 201, answer.text
            code = answer.json()["table"]["code"]
        for seat, (name, cookie) in enumerate(zip(names, cookies, strict=True)):
            players.append(Player(name, cookie, addresses, random.Random(f"{seed}/{name}"), Notes(code, seat)))
    return players
