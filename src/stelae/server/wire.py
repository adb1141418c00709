"""A websocket with a short way for what nearly all frames are: a whole text message in, a whole text message out.

It is uvicorn's own, and all else (the handshake, fragments, pings, closing, whatever is wrong) goes the way of the
library. But a message comes to whoever hears at once, not through a queue and two tasks, and is written at once: the
server does more in the same time (docs/operations.md).
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without its part in C
    from websockets.utils import apply_mask

# The first byte of a frame that is a whole text message; where it has neither fragments nor extensions.
TEXT = 0x81
CONTROL = 0x08
FINAL = 0x80
MASKED = 0x80
EXTENSION = "stelae.wire"
# Lengths up to SHORT stand in the second byte; MEDIUM and LONG say that 2 or 8 more bytes hold it.
SHORT, MEDIUM, LONG = 125, 126, 127
# What stands before a short message of a client: two bytes and the mask.
BEFORE = 6
MEDIUM_HEAD = struct.Struct(">BBH").pack
LONG_HEAD = struct.Struct(">BBQ").pack
# A client that is behind by so many bytes reads too slowly.
MOST_BEHIND = 8 * 2**20

Hears = Callable[[str | bytes], None]


class Wire(WebSocketsSansIOProtocol):
    """One connection. Until somebody hears, it is like any other."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._hears: Hears | None = None
        # The beginning of a frame whose end has not come yet.
        self._rest = b""
        # Whether a message has begun whose last fragment has not come yet.
        self._open = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = cast("dict[str, Any]", self.scope["extensions"])
            extensions[EXTENSION] = self

    def hear(self, hears: Hears) -> None:
        """From here on whole messages go there; those that wait in the queue first. Its end stays in the queue."""
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self._hears = hears
        for event in waiting:
            if event["type"] == "websocket.receive":
                hears(event.get("text") or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, *texts: bytes) -> None:
        """Text messages, at once and in one piece."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts = []
        for text in texts:
            size = len(text)
            if size <= SHORT:
                parts.append(bytes((TEXT, size)))
            elif size < 1 << 16:
                parts.append(MEDIUM_HEAD(TEXT, MEDIUM, size))
            else:
                parts.append(LONG_HEAD(TEXT, LONG, size))
            parts.append(text)
        self.transport.write(b"".join(parts))

    @property
    def behind(self) -> bool:
        """Whether the other end reads too slowly."""
        return self.transport.get_write_buffer_size() > MOST_BEHIND

    def data_received(self, data: bytes) -> None:
        hears, size = self._hears, len(data) - BEFORE
        whole = 0 < size <= SHORT and data[0] == TEXT and data[1] == MASKED | size
        if whole and hears is not None and not (self._rest or self._open or self.close_sent):
            # What nearly always comes: one short message, alone.
            text = apply_mask(data[BEFORE:], data[2:BEFORE])
            if text.isascii():
                hears(text)
                return
        if not self.handshake_complete:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        at = 0
        while (end := self._end(data, at)) is not None:
            self._frame(data[at:end])
            at = end
        self._rest = data[at:]

    def _end(self, data: bytes, at: int) -> int | None:
        """Where the frame that begins there ends; None if its end has not come yet."""
        there = len(data) - at
        if there < 2:
            return None
        size, head = data[at + 1] & 0x7F, 6
        if size > SHORT:
            more = 2 if size == MEDIUM else 8
            head += more
            if there < 2 + more:
                return None
            size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
            if size > self.config.ws_max_size:
                # The library closes the connection when it sees the head.
                return len(data)
        if not data[at + 1] & MASKED:
            return len(data)
        return at + head + size if there >= head + size else None

    def _frame(self, frame: bytes) -> None:
        """A whole frame (or what the library will refuse)."""
        hears = self._hears
        size = frame[1] & 0x7F
        # A long one is rare enough to go the long way; so does what is not a frame.
        head = 2 if size <= SHORT else 4 if size == MEDIUM else LONG
        if hears is not None and frame[0] == TEXT and frame[1] & MASKED and head != LONG and not self._open:
            try:
                text = apply_mask(frame[head + 4 :], frame[head : head + 4]).decode()
            except UnicodeDecodeError:
                pass  # told by the library
            else:
                if not self.close_sent:
                    hears(text)
                return
        if not frame[0] & CONTROL:
            self._open = not frame[0] & FINAL
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came the long way."""
        if self._hears is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self._hears(data.decode() if self.curr_msg_data_type == "text" else data)
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
