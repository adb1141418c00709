"""What a monitoring system asks this process for, in Prometheus' words. Nothing here names a person or a table."""

from __future__ import annotations

import hmac
import ipaddress
from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING, get_args

from prometheus_client import CollectorRegistry, Counter, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from stelae import __version__
from stelae.server.messages import Command, FromClient

if TYPE_CHECKING:
    from stelae.server.callers import House


class Metrics:
    """The counters of one process; what can be looked at is looked at when it is asked for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.requests = Histogram(
            "stelae_http_seconds", "HTTP requests by operation and status.", ["operation", "status"],
            registry=self.registry,
        )  # fmt: skip
        # What happens with every move is counted by plain numbers.
        self.read: dict[type[Command], int] = dict.fromkeys(get_args(FromClient), 0)
        self.unread = 0
        self.entries = 0
        self.stored = Histogram(
            "stelae_heartbeat_seconds", "How long the database takes for one small write, tried every second.",
            registry=self.registry,
        )  # fmt: skip
        self.failures = Counter("stelae_heartbeat_failures", "Heartbeats not stored.", registry=self.registry)


class Looks:
    """What is read off the house when somebody asks."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        hub = self.house.hub
        counts = hub.metrics
        messages = CounterMetricFamily(
            "stelae_messages", "Messages of clients by type; unread: refused before they were read.", labels=["type"]
        )
        for kind, number in counts.read.items():
            messages.add_metric([str(kind.__struct_config__.tag)], number)
        messages.add_metric(["unread"], counts.unread)
        yield messages
        yield CounterMetricFamily("stelae_log_entries", "Entries handed to the tables' logs.", counts.entries)
        rooms = list(hub.rooms.values())
        build = GaugeMetricFamily("stelae_build", "The version that runs.", labels=["version"])
        build.add_metric([__version__], 1)
        yield build
        tables = GaugeMetricFamily("stelae_tables", "Tables in memory by status.", labels=["status"])
        for status, count in Tally(room.table.status for room in rooms).items():
            tables.add_metric([status], count)
        yield tables
        yield GaugeMetricFamily("stelae_sockets", "Open sockets.", self.house.sockets)
        yield GaugeMetricFamily("stelae_lobby_sockets", "Of these, in the lobby.", len(hub.lobby))
        thinking = sum(room.thinking is not None for room in rooms)
        yield GaugeMetricFamily("stelae_bots_thinking", "Moves that bots are asked for.", thinking)
        yield GaugeMetricFamily("stelae_going", "1 while the server goes down.", hub.going)


def _may_ask(request: Request, token: str) -> bool:
    """With the token; where none is set, programs on this machine, but not what a proxy passed on."""
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        return hmac.compare_digest(given.encode(), token.encode())
    forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip"))
    try:
        here = request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        here = False
    return here and not forwarded


async def metrics(request: Request) -> Response:
    """GET /metrics. To others there is no such page."""
    house: House = request.app.state.house
    if not _may_ask(request, house.settings.metrics_token):
        return PlainTextResponse("There is no such page.\n", 404)
    encode, kind = choose_encoder(request.headers.get("accept", ""))
    return Response(encode(house.hub.metrics.registry), media_type=None, headers={"Content-Type": kind})
