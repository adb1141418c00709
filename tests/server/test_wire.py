"""The short way of the websocket: however the bytes of a client come, it is understood as the library would."""

from __future__ import annotations

import json
import os
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.process import Process, process

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    flags = ("--sockets-per-address", "1000", "--messages-per-second", "1000", "--log-level", "error")
    with process(tmp_path_factory.mktemp("wire"), *flags) as running:
        yield running


def frame(kind: int, data: bytes, *, final: bool = True, masked: bool = True, extension: int = 0) -> bytes:
    """A client's frame, also a wrong one."""
    head = bytes([(0x80 if final else 0) | extension | kind])
    mask = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([mask | len(data)])
    elif len(data) < 1 << 16:
        head += bytes([mask | 126]) + len(data).to_bytes(2, "big")
    else:
        head += bytes([mask | 127]) + len(data).to_bytes(8, "big")
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[n % 4] for n, byte in enumerate(data)) if masked else head + data


def ping(name: str, **more: Any) -> bytes:
    return json.dumps({"type": "ping", "id": name, **more}, ensure_ascii=False).encode()


class Raw:
    """A socket of bytes at a table, after its hello."""

    def __init__(self, server: Process) -> None:
        with httpx.Client(base_url=server.url) as http:
            code = http.post("/api/tables", json={"game": "azteka"}).json()["table"]["code"]
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        self.rest = b""
        self.socket.sendall(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(1)
        self.rest = b""
        self.send(frame(TEXT, b'{"type": "hello", "id": "h", "protocol": 1}'))
        while self.message()["type"] != "presence":
            pass

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def _take(self, size: int) -> bytes:
        while len(self.rest) < size:
            got = self.socket.recv(65_536)
            if not got:
                raise EOFError
            self.rest += got
        taken, self.rest = self.rest[:size], self.rest[size:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        """The next frame of the server's."""
        first, size = self._take(2)
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return first & 15, self._take(size)

    def message(self) -> dict[str, Any]:
        kind, data = self.frame()
        assert kind == TEXT, (kind, data)
        found: dict[str, Any] = json.loads(data)
        return found

    def answer(self) -> str:
        """The id of the next message that answers one; who comes and goes may be told meanwhile."""
        while "id" not in (message := self.message()):
            assert message["type"] == "presence", message
        return str(message["id"])

    def closed(self) -> int:
        """The code with which the server closes."""
        kind, data = self.frame()
        assert kind == CLOSE, (kind, data)
        return int.from_bytes(data[:2], "big")


@pytest.fixture
def raw(server: Process) -> Iterator[Raw]:
    one = Raw(server)
    yield one
    one.socket.close()


def test_many_frames_at_once_and_one_byte_at_a_time(raw: Raw) -> None:
    names = [f"n{number}" for number in range(20)]
    raw.send(b"".join(frame(TEXT, ping(name)) for name in names))
    assert [raw.message()["id"] for _ in names] == names
    raw.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # One of each way that a length is written, cut everywhere.
    for name, filler in (("short", ""), ("medium", "x" * 200)):
        for byte in frame(TEXT, ping(name, filler=filler)):
            raw.send(bytes([byte]))
        assert raw.message() | {"now": 0} == {"type": "pong", "id": name, "now": 0}
    long = frame(TEXT, ping("long", filler="x" * 70_000))
    raw.send(long[:9])
    raw.send(long[9:40_000])
    raw.send(long[40_000:] + frame(TEXT, ping("next")))
    assert raw.message()["reason"]["code"] == "message-large"
    assert raw.message()["id"] == "next"


def test_fragments_with_a_ping_between_them(raw: Raw) -> None:
    data = ping("äöü")
    cut = data.index("ö".encode()) + 1  # in the middle of a letter
    raw.send(frame(TEXT, data[:cut], final=False))
    raw.send(frame(PING, b"there?"))
    assert raw.frame() == (PONG, b"there?")
    raw.send(frame(CONTINUED, data[cut : cut + 3], final=False) + frame(CONTINUED, data[cut + 3 :]))
    assert raw.message()["id"] == "äöü"
    raw.send(frame(BINARY, ping("binary")))
    assert raw.message()["id"] == "binary"
    raw.send(frame(TEXT, b""))
    assert raw.message()["reason"]["code"] == "message-wrong"
    raw.send(frame(PONG, b"unasked") + frame(TEXT, ping("after")))
    assert raw.message()["id"] == "after"


def test_the_end_is_answered(raw: Raw) -> None:
    raw.send(frame(TEXT, ping("last")) + frame(CLOSE, (1000).to_bytes(2, "big")))
    assert raw.message()["id"] == "last"
    assert raw.closed() == 1000


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"\xff\xfe{}"), 1007),
        (frame(TEXT, ping("x"), masked=False), 1002),
        (frame(TEXT, ping("x"), extension=0x40), 1002),
        (frame(3, b"what is this"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(CONTINUED, b"of what?"), 1002),
        (frame(TEXT, b"{", final=False) + frame(TEXT, b"}"), 1002),
        (bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + b"keyyand some of it", 1009),
        (frame(TEXT, b"x" * 600_000, final=False) + frame(CONTINUED, b"x" * 600_000), 1009),
    ],
    ids=["utf-8", "no mask", "extension", "kind", "long ping", "no beginning", "no end", "huge", "huge in parts"],
)
def test_what_is_wrong_closes_the_socket_and_nothing_else(server: Process, raw: Raw, data: bytes, code: int) -> None:
    raw.send(data)
    assert raw.closed() == code
    other = Raw(server)
    other.send(frame(TEXT, ping("alive")))
    assert other.message()["id"] == "alive"
    other.socket.close()


def test_a_client_that_vanishes_is_forgotten(server: Process, raw: Raw) -> None:
    raw.send(frame(TEXT, ping("x"))[:5])
    raw.socket.close()
    other = Raw(server)
    other.send(frame(TEXT, ping("alive")))
    assert other.message()["id"] == "alive"
    other.socket.close()


def test_more_sockets_than_open_files_are_allowed_at_first(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 1_000:
        pytest.skip("this machine allows few open files to anybody")
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
    try:
        starting = process(tmp_path, "--sockets-per-address", "1000", "--log-level", "error")
        server = starting.__enter__()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        sockets = [Raw(server) for _ in range(70)]
        for number, one in enumerate(sockets):
            one.send(frame(TEXT, ping(str(number))))
        assert [one.answer() for one in sockets] == [str(number) for number in range(70)]
        for one in sockets:
            one.socket.close()
    finally:
        starting.__exit__(None, None, None)
