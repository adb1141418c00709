"""How much anybody may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """So many a second, and a burst at once."""

    rate: float
    burst: float
    filled: float = -1.0
    at: float = 0.0

    def take(self) -> bool:
        now = time.monotonic()
        if self.filled < 0:
            self.filled, self.at = self.burst, now
        self.filled = min(self.burst, self.filled + (now - self.at) * self.rate)
        self.at = now
        if self.filled < 1:
            return False
        self.filled -= 1
        return True


@dataclass(slots=True)
class Buckets:
    """A bucket for each name; those that are full again are forgotten."""

    rate: float
    burst: float
    held: dict[str, Bucket] = field(default_factory=dict)

    def take(self, name: str) -> bool:
        if len(self.held) > MOST_HELD:
            now = time.monotonic()
            self.held = {n: b for n, b in self.held.items() if b.filled + (now - b.at) * b.rate < b.burst}
        return self.held.setdefault(name, Bucket(self.rate, self.burst)).take()


MOST_HELD = 10_000


@dataclass(slots=True)
class Places:
    """So many at a time for each address."""

    most: int
    taken: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> bool:
        if self.taken[address] >= self.most:
            return False
        self.taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.taken[address] -= 1
        if self.taken[address] <= 0:
            del self.taken[address]


def neighbourhood(host: str | None) -> str:
    """What counts as one address: whoever has one of IPv6 has 2**64 of them."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
