"""A server in the test's own loop, and people with tables and sockets; the frames are the very ones of the wire."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, MutableMapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from stelae.server.app import application
from stelae.server.hub import Hub
from stelae.server.messages import PROTOCOL
from stelae.server.room import Room
from stelae.server.settings import Settings

# A test that waits for what never comes fails after so many seconds; none takes a fraction of it.
PATIENCE = 20.0
ANSWERS = ("ack", "error", "because", "past", "pong", "analysis", "outlook", "places", "stability", "film")

Json = dict[str, Any]


@dataclass
class Clock:
    """The server's time, in the test's hand."""

    now: float = 1_800_000_000.0


class Socket:
    """A client's socket, and what a client would make of what it hears: the table, and what each eye sees."""

    def __init__(self, app: Starlette, path: str, headers: list[tuple[bytes, bytes]], address: str) -> None:
        self.heard: list[bytes] = []
        self.head: Json = {}
        self.seats: dict[str, str] = {}
        self.number = 0
        # By eye: the seat, or None for a spectator.
        self.seen: dict[int | None, Json] = {}
        self.entries: dict[int | None, list[Json]] = {}
        self.closed: tuple[int, str] | None = None
        # None: it waits for whatever must come, however long.
        self.patience: float | None = PATIENCE
        self._ids = 0
        self._in: asyncio.Queue[Json] = asyncio.Queue()
        self._out: asyncio.Queue[Json] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"stelae.test"), *headers],
            "client": (address, 1),
            "server": ("stelae.test", 80),
            "subprotocols": [],
        }
        self._task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: Starlette, scope: Json) -> None:
        async def send(message: MutableMapping[str, Any]) -> None:
            self._out.put_nowait(dict(message))

        await app(scope, self._in.get, send)

    async def say(self, data: Json | str | bytes) -> None:
        """Any frame: a message, or what is none."""
        frame = {"bytes": data} if isinstance(data, bytes) else {"text": data if isinstance(data, str) else dumps(data)}
        await self._in.put({"type": "websocket.receive", **frame})

    async def hear(self) -> Json:
        """The next message; `{}` when the server has closed the socket."""
        async with asyncio.timeout(self.patience):
            while True:
                got = await self._out.get()
                if got["type"] == "websocket.close":
                    self.closed = (got.get("code", 1000), got.get("reason", ""))
                    return {}
                if got["type"] == "websocket.send":
                    break
        text: str = got["text"]
        self.heard.append(text.encode())
        message: Json = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        if message["type"] == "update":
            eye = message.get("seat")
            if message.get("whole"):
                self.entries[eye] = []
            self.number = message["number"]
            self.entries.setdefault(eye, []).extend(message.get("entries", []))
            self.head = message.get("table", self.head)
            if "seen" in message:
                self.seen[eye] = message["seen"]
        elif message["type"] in ("welcome", "holds"):
            self.seats = message.get("seats", {})
            eyes: set[int | None] = {int(seat) for seat in self.seats} or {None}
            self.seen = {eye: seen for eye, seen in self.seen.items() if eye in eyes}

    async def until(self, kind: str, /, **having: Any) -> Json:
        """The next message of this type with these fields."""
        while True:
            message = await self.hear()
            assert message, f"closed while waiting for {kind}: {self.closed}"
            if message["type"] == kind and all(message.get(name) == value for name, value in having.items()):
                return message

    async def told(self, fact: str) -> Json:
        """The next fact of this type that is told to an eye here."""
        while True:
            update = await self.until("update")
            for entry in update.get("entries", []):
                if entry["fact"]["type"] == fact:
                    found: Json = entry["fact"]
                    return found

    def fresh(self) -> str:
        self._ids += 1
        return f"{id(self):x}-{self._ids}"

    async def ask(self, kind: str, /, **fields: Any) -> Json:
        """A command and its answer; what else is heard until then is taken note of."""
        name = fields.pop("id", None) or self.fresh()
        await self.say({"type": kind, "id": name, **fields})
        while True:
            message = await self.hear()
            assert message, f"closed while waiting for the answer to {kind}: {self.closed}"
            if message["type"] in ANSWERS and message.get("id") == name:
                return message

    async def do(self, kind: str, /, **fields: Any) -> Json:
        """A command that must be acknowledged."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        return answer

    async def refused(self, kind: str, /, **fields: Any) -> str:
        """The code of the reason for which a command is refused."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "error", answer
        code: str = answer["reason"]["code"]
        return code

    async def settled(self) -> None:
        """Hears all that was sent before now."""
        assert (await self.ask("ping"))["type"] == "pong"

    async def hello(self, **fields: Any) -> Json:
        """Says hello and hears the whole of the table; the welcome."""
        await self.say({"type": "hello", "id": "hello", "protocol": PROTOCOL, **fields})
        welcome = await self.until("welcome")
        for _ in welcome.get("seats") or [None]:
            await self.until("update", whole=True)
        return welcome

    @property
    def facts(self) -> list[str]:
        """The types of all that this socket's first eye was told."""
        return [entry["fact"]["type"] for entry in next(iter(self.entries.values()), [])]

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, a tree of them put together again."""
        seen = self.seen[seat]
        if "tree" not in seen:
            return list(seen.get("legal", []))
        return list(leaves(seen["tree"]))

    async def move(self, seat: int, move: str | None = None, **fields: Any) -> Json:
        """A legal move (the first, unless it is named) that must be acknowledged."""
        seen = self.seen[seat]
        return await self.do("move", seat=seat, ply=seen["ply"], move=move or self.legal(seat)[0], **fields)

    async def close(self) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._task


def leaves(tree: Json, start: str = "") -> list[str]:
    """The moves of a tree: its keys from the root to an empty object."""
    return [start] if not tree else [leaf for key, below in tree.items() for leaf in leaves(below, start + key)]


def dumps(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


@dataclass
class Guest:
    """Somebody with a browser of his own."""

    server: Server
    name: str
    address: str
    http: httpx.AsyncClient

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("stelae") or ""

    async def get(self, path: str, **fields: Any) -> Json:
        answer = await self.http.get(path, **fields)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def post(self, path: str, body: Json, status: int = 200) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    async def open(self, game: str = "azteka", **wish: Any) -> Json:
        """Opens a table; its head."""
        head: Json = (await self.post("/api/tables", {"game": game, **wish}, 201))["table"]
        return head

    async def join(self, code: str, **fields: Any) -> Socket:
        """A socket at a table, after its hello."""
        socket = self.socket(f"/api/tables/{code}/socket")
        await socket.hello(**fields)
        return socket

    def socket(self, path: str, **headers: str) -> Socket:
        own = [(b"cookie", f"stelae={self.cookie}".encode())] if self.cookie else []
        sent = [*own, *((name.encode(), value.encode()) for name, value in headers.items())]
        socket = Socket(self.server.app, path, sent, self.address)
        self.server.open.append(socket)
        return socket


@dataclass
class Server:
    """A running server."""

    app: Starlette
    clock: Clock
    open: list[Socket] = field(default_factory=list)
    guests: int = 0

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.house.hub
        return hub

    def room(self, code: str) -> Room:
        return self.hub.rooms[code]

    async def guest(self, name: str = "", *, cookie: bool = True) -> Guest:
        self.guests += 1
        # Each from an address of his own, unless the test is about that.
        address = f"10.0.{self.guests // 250}.{self.guests % 250}"
        http = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, client=(address, 1)), base_url="http://stelae.test"
        )
        guest = Guest(self, name, address, http)
        if cookie:
            assert (await http.put("/api/me", json={"name": name or f"Guest {self.guests}"})).status_code == 200
        return guest

    async def pair(self, game: str = "azteka", **wish: Any) -> tuple[Socket, Socket]:
        """Two people at a table of two whose game has begun; each in his seat."""
        one, other = await self.guest("Ann"), await self.guest("Ben")
        head = await one.open(game, **wish)
        sockets = await one.join(head["code"]), await other.join(head["code"])
        await sockets[1].do("sit", seat=1)
        for socket in sockets:
            await socket.settled()
        assert sockets[0].head["status"] == "playing"
        return sockets


@contextlib.asynccontextmanager
async def serving(folder: Path, clock: Clock | None = None, **given: Any) -> AsyncIterator[Server]:
    """A server over a database in this folder, with these settings."""
    usual: dict[str, Any] = {
        "database": str(folder / "stelae.sqlite"),
        "messages_per_second": 10_000.0,
        "chats_per_minute": 10_000.0,
        "grace": 3_600.0,
    }
    app = application(Settings(**{**usual, **given}))
    server = Server(app, clock or Clock())
    async with app.router.lifespan_context(app):
        try:
            yield server
        finally:
            for socket in server.open:
                await socket.close()
