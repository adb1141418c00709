"""The two kinds of socket, of a table and of the lobby: text in and out, and whose it is."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stelae import __version__
from stelae.core.contract import Reason, StelaeError
from stelae.server import messages
from stelae.server.callers import Caller, House, address, bearer, caller, same_origin
from stelae.server.facts import Person
from stelae.server.hearing import hear
from stelae.server.letters import encoder
from stelae.server.limits import Bucket
from stelae.server.wire import EXTENSION, Wire

decoder: msgspec.json.Decoder[messages.Command] = msgspec.json.Decoder(messages.FromClient)
# A client that reads nothing is not waited for for ever.
MOST_UNSENT = 1_000
# So many messages in a row that came too fast, and the socket is closed.
PATIENCE = 200


class Socket:
    """A connection: what is sent is queued, and one task writes it."""

    __slots__ = (
        "__weakref__", "_bucket", "_counts", "_deaf", "_out", "_ready", "_refused", "_wire", "_ws", "house", "key",
        "person", "tokens",
    )  # fmt: skip

    def __init__(self, house: House, ws: WebSocket) -> None:
        self.house = house
        self.person: Person
        # What let it in.
        self.key: str | None = None
        self.tokens: tuple[str, ...] = ()
        self._ws = ws
        # The short way, where the server under us has one.
        self._wire: Wire | None = ws.scope.get("extensions", {}).get(EXTENSION)
        self._counts = house.hub.metrics
        self._out: deque[bytes | tuple[int, str]] = deque()
        self._ready = asyncio.Event()
        rate = house.settings.messages_per_second
        self._bucket = Bucket(rate, rate * 2)
        self._refused = 0
        # Its key has been revoked: whatever it may still say is not heard.
        self._deaf = False

    def send(self, *data: bytes) -> None:
        if self._wire is not None and not self._out:
            self._wire.say(*data)
            if self._wire.behind:
                self.close(1013, "reads too slowly")
            return
        self._out += data
        self._ready.set()
        if len(self._out) > MOST_UNSENT:
            self._out.clear()
            self.close(1013, "reads too slowly")

    def say(self, message: messages.Message) -> None:
        self.send(encoder.encode(message))

    def close(self, code: int, why: str) -> None:
        self._out.append((code, why))
        self._ready.set()

    async def turned_away(self, error: StelaeError, answers: str | None = None) -> None:
        """Says why, and waits until the other end has hung up."""
        self.say(messages.Error(error.reason, answers))
        self.close(1008, error.reason.code)
        await asyncio.sleep(0)
        async for _ in self.read():
            pass

    def identify(self, who: Caller) -> None:
        """Whose socket it is."""
        doors = self.house.hub.doors
        if self.key is not None:
            doors.leave(self.key, self)
        self.person, self.key = who.person, who.key
        if self.key is not None:
            doors.enter(self.key, self)

    def leave_for(self, why: str) -> None:
        self._deaf = True
        self.say(messages.Going(self.house.settings.come_back))
        self.close(1012, why)

    async def write(self) -> None:
        """Sends what is queued, in order, until the end is reached."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._out:
                data = self._out.popleft()
                if isinstance(data, tuple):
                    await self._ws.close(*data)
                    return
                await self._ws.send({"type": "websocket.send", "text": data.decode()})

    async def read(self) -> AsyncIterator[messages.Command]:
        """The messages that can be read; to the others the answer is why they cannot."""
        while True:
            got = await self._ws.receive()
            if got["type"] == "websocket.disconnect" or self._deaf:
                return
            data = got.get("text")
            if data is None:
                data = got.get("bytes") or b""
            if (command := self._decoded(data)) is not None:
                yield command

    async def each(self, reading: AsyncIterator[messages.Command], do: Callable[[messages.Command], None]) -> None:
        """Does something with each message until the socket is closed."""
        if self._wire is not None:
            self._wire.hear(lambda data: self._heard(data, do))
        async for command in reading:
            do(command)

    def _heard(self, data: str | bytes, do: Callable[[messages.Command], None]) -> None:
        if not self._deaf and (command := self._decoded(data)) is not None:
            do(command)

    def _decoded(self, data: str | bytes) -> messages.Command | None:
        if not self._bucket.take():
            self._refused += 1
            self._counts.unread += 1
            if self._refused > PATIENCE:
                self.close(1008, "too many messages")
            else:
                self.say(messages.Error(Reason("too-fast"), _id(data)))
            return None
        self._refused = 0
        if len(data) > self.house.settings.max_message:
            self._counts.unread += 1
            self.say(messages.Error(Reason("message-large", None, {"most": self.house.settings.max_message})))
            return None
        try:
            command = decoder.decode(data)
            self._counts.read[type(command)] += 1
            return command
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._counts.unread += 1
            self.say(messages.Error(Reason("message-wrong", None, {"detail": str(error)[:200]}), _id(data)))
            return None


class _OnlyId(msgspec.Struct):
    id: messages.Id


def _id(data: str | bytes) -> str | None:
    """The id of a message that could not be read otherwise, so that its sender knows which."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(data[:10_000], type=_OnlyId).id
    return None


@contextlib.asynccontextmanager
async def opened(house: House, ws: WebSocket) -> AsyncIterator[Socket | None]:
    """A socket that was let in, with the task that writes to it; None if it was not."""
    place = address(ws)
    if not same_origin(house.settings, ws.headers):
        await ws.close(1008, "foreign origin")
        yield None
        return
    if house.hub.going or not house.places.enter(place):
        await ws.close(1013, "too many sockets from this address")
        yield None
        return
    house.sockets += 1
    writer: asyncio.Task[None] | None = None
    socket: Socket | None = None
    try:
        await ws.accept()
        socket = Socket(house, ws)
        writer = asyncio.create_task(socket.write())
        try:
            socket.identify(await caller(house, ws))
        except StelaeError as error:
            await socket.turned_away(error)
            yield None
        else:
            yield socket
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other end is gone
    finally:
        house.sockets -= 1
        house.places.leave(place)
        if socket is not None and socket.key is not None:
            house.hub.doors.leave(socket.key, socket)
        if writer is not None:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await writer


async def greeted(socket: Socket, reading: AsyncIterator[messages.Command]) -> messages.Hello | None:
    """The first message: hello, in a protocol that we speak."""
    async for command in reading:
        if isinstance(command, messages.Hello) and command.bearer is not None:
            try:
                socket.identify(await bearer(socket.house, command.bearer))
            except StelaeError as error:
                socket.say(messages.Error(error.reason, command.id))
                continue
        if not isinstance(command, messages.Hello):
            socket.say(messages.Error(Reason("hello-first"), command.id))
        elif command.protocol != messages.PROTOCOL:
            params = {"theirs": command.protocol, "ours": messages.PROTOCOL}
            socket.say(messages.Error(Reason("protocol-other", None, params), command.id))
        else:
            return command
    return None


async def table(ws: WebSocket) -> None:
    """The socket of a table."""
    house: House = ws.app.state.house
    async with opened(house, ws) as socket:
        if socket is None:
            return
        reading = socket.read()
        if (hello := await greeted(socket, reading)) is None:
            return
        try:
            room = await house.hub.entered(ws.path_params["code"])
        except StelaeError as error:
            await socket.turned_away(error, hello.id)
            return
        if socket.key is None:
            # A program without cookies is whoever its token says.
            seats = (house.keys.proves(token, room.table) for token in hello.tokens)
            holder = next((room.table.chairs[seat].person for seat in seats if seat is not None), None)
            socket.person = holder or socket.person

        def do(command: messages.Command) -> None:
            if isinstance(command, messages.Hello):
                socket.say(messages.Error(Reason("hello-again"), command.id))
            elif isinstance(command, messages.Chat) and not house.chats.take(socket.person.id):
                socket.say(messages.Error(Reason("chat-fast"), command.id))
            else:
                hear(room, socket, command)

        room.join(socket, hello)
        try:
            await socket.each(reading, do)
        finally:
            room.leave(socket)


async def lobby(ws: WebSocket) -> None:
    """The socket of the lobby: the public tables and one's own, as they change."""
    house: House = ws.app.state.house
    async with opened(house, ws) as socket:
        if socket is None:
            return
        reading = socket.read()
        if (hello := await greeted(socket, reading)) is None:
            return
        socket.say(
            messages.Welcome(hello.id, messages.PROTOCOL, __version__, socket.person, house.hub.now()),
        )
        house.hub.lobby.add(socket)
        try:
            public = await house.hub.heads()
            yours = await house.hub.heads(person=socket.person.id)
            socket.say(messages.Lobby(tuple(public), tuple(yours), whole=True))
            async for command in reading:
                if isinstance(command, messages.Ping):
                    socket.say(messages.Pong(command.id, house.hub.now()))
                else:
                    socket.say(messages.Error(Reason("not-in-lobby"), command.id))
        finally:
            house.hub.lobby.discard(socket)
