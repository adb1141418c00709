"""The application: Starlette routes and sockets, nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stelae.server import metrics, moving, page, sockets, web
from stelae.server.callers import House
from stelae.server.hub import Hub
from stelae.server.people import Keys
from stelae.server.settings import Settings
from stelae.server.store import Store, open_store


class Headers:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.extra = [(name.lower().encode(), value.encode()) for name, value in page.HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.extra]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def application(settings: Settings, store: Store | None = None) -> Starlette:
    """The server for these settings; the database is opened at once, so that what is wrong with it shows at once."""
    store = store or open_store(settings)
    keys = Keys(bytes.fromhex(store.once("key", secrets.token_hex(32))))
    house = House(settings, Hub(settings, store, keys), keys)
    house.hub.metrics.registry.register(metrics.Looks(house))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.hub.start()
        unfinished = asyncio.create_task(moving.resume(house.hub))
        yield
        unfinished.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await unfinished
        await house.hub.stop()

    app = Starlette(
        routes=[
            WebSocketRoute("/api/tables/{code}/socket", sockets.table),
            WebSocketRoute("/api/lobby/socket", sockets.lobby),
            *web.routes(),
            Route("/api/openapi.json", web.document),
            Route("/metrics", metrics.metrics),
            Route("/api/{rest:path}", web.not_found),
            Route("/{rest:path}", page.page),
        ],
        lifespan=lifespan,
    )
    app.add_middleware(Headers)
    app.state.house = house
    return app
