"""A small proxy: each connection goes to the next server that answers. For trying out; a real one speaks https."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence


class Proxy:
    """Passes bytes on, and counts whom to."""

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.passed = dict.fromkeys(ports, 0)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in list(self.ports):
            # Who was asked is asked last the next time.
            self.ports.remove(port)
            self.ports.append(port)
            with contextlib.suppress(OSError):
                there = await asyncio.open_connection("127.0.0.1", port)
                self.passed[port] += 1
                await asyncio.gather(_pass(reader, there[1]), _pass(there[0], writer))
                return
        writer.close()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextlib.asynccontextmanager
async def proxy(port: int, ports: Sequence[int]) -> AsyncIterator[tuple[Proxy, int]]:
    """A proxy at a port (0: any) before servers at others; and the port it has."""
    own = Proxy(ports)
    server = await asyncio.start_server(own.serve, "127.0.0.1", port)
    try:
        yield own, server.sockets[0].getsockname()[1]
    finally:
        server.close()
