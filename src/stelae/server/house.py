"""What a room needs of those around it: the sockets it speaks to, and the house it is in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

from stelae.server import people
from stelae.server.enquiries import Enquiries
from stelae.server.facts import Person
from stelae.server.judges import Judges
from stelae.server.settling import Settlers
from stelae.server.store import Batch
from stelae.server.table import Logged, Table

if TYPE_CHECKING:
    from stelae.server.room import Room


class Connection(Protocol):
    """The end of a socket that a room speaks to."""

    person: Person
    # Seats proven by tokens; those of the person come with the cookie.
    tokens: tuple[str, ...]

    def send(self, *data: bytes) -> None: ...
    def close(self, code: int, why: str) -> None: ...


class House(Protocol):
    """What a room needs of the house it is in."""

    keys: people.Keys
    judges: Judges
    settlers: Settlers
    enquiries: Enquiries

    @property
    def shared(self) -> bool: ...
    @property
    def grace(self) -> float: ...
    def now(self) -> float: ...
    def append(self, batch: Batch) -> None: ...
    async def read(self, code: str, after: int) -> list[Logged]: ...
    def catch_up(self, room: Room) -> None: ...
    def outage(self, table: Table) -> tuple[float, float] | None: ...
    def think(self, bot: str, view: dict[str, Any], code: str, number: int) -> asyncio.Future[str]: ...
    def ready(self, bot: str, game: str) -> bool: ...
    def changed(self, room: Room) -> None: ...
    def present(self, room: Room) -> None: ...
    def drop(self, room: Room) -> None: ...
