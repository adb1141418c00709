"""The program that listens: uvicorn, which tells clients before it goes."""

from __future__ import annotations

import gc
import socket
import sys

import uvicorn
from starlette.applications import Starlette

from stelae.server.settings import Settings
from stelae.server.wire import Wire

SWITCH = 0.0005
SELDOM = (20_000, 20, 50)


class Server(uvicorn.Server):
    """Stops in the order that loses nothing: answers, a word to the clients, then the sockets, then the database."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.app = app
        # The thread that writes to the disk needs a moment now and then; it shall not wait for it for 5 ms each time.
        sys.setswitchinterval(SWITCH)
        # What is there now stays; of what comes, little is left for the collector, which would look often and in vain.
        gc.freeze()
        gc.set_threshold(*SELDOM)
        super().__init__(
            uvicorn.Config(
                app,
                http="httptools",
                ws=Wire,
                # What is somewhat too large is read and answered; what is far too large closes the socket.
                ws_max_size=64 * settings.max_message,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                lifespan="on",
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=settings.proxies or None,
                timeout_graceful_shutdown=5,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.app.state.house.hub.farewell()
        await super().shutdown(sockets)
