"""What the table server needs of a database, whichever it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from stelae.core.contract import StelaeError
from stelae.server.store import news
from stelae.server.table import Logged

# After a commit: None, or why nothing of the batch was stored.
Committed = Callable[[StelaeError | None], None]
Heard = Callable[[news.Letter], None]
Row = tuple[Any, ...]
# SQL with $1, $2, … for its values, in words that both databases know; and the values.
Statement = tuple[str, tuple[object, ...]]
# Statements of which a later one may depend on what an earlier one found: each is yielded, its rows are sent back.
# It is begun anew where the transaction is.
Work = Callable[[], Generator[Statement, list[Row], None]]
Part = Statement | Work


class StoreFailed(StelaeError):
    """Nothing was stored: a full disk, a locked or damaged database."""


class Conflict(StoreFailed):
    """A key is there already: another process has written this number of the table, somebody else has this name."""


@dataclass(frozen=True, slots=True)
class Card:
    """How a table is found: what lists are made from."""

    code: str
    game: str
    status: str
    visibility: str
    people: tuple[str, ...]
    updated: float


@dataclass(slots=True)
class Line:
    """Batches that build on each other: where one is not stored, nothing after it is."""

    broken: StelaeError | None = None


class Batch(msgspec.Struct, frozen=True):
    """What is stored as a whole or not at all. An empty one tells when all before it is stored."""

    committed: Committed
    entries: Sequence[tuple[str, Logged]] = ()
    cards: Sequence[Card] = ()
    statements: Sequence[Part] = ()
    line: Line = msgspec.field(default_factory=Line)

    @property
    def empty(self) -> bool:
        return not (self.entries or self.cards or self.statements)


class Store(Protocol):
    """A database of tables. It was opened, and brought to the newest schema, when it was made."""

    # Whether other processes may serve the same tables.
    shared: bool

    async def start(self, heard: Heard = ...) -> None:
        """Begins to write. `committed` is called in this loop, in the order of `append`; `heard` is what others say."""

    def tell(self, what: news.Anything) -> None:
        """Tells the other processes, if there can be any. What `append` stores they are told anyway."""

    def append(self, batch: Batch) -> None: ...

    async def read(self, code: str, after: int = 0) -> list[Logged]:
        """The log of a table, from the number after that one on; empty if there is none."""

    async def listed(self, *, person: str | None = None, game: str | None = None, limit: int = 50) -> list[Card]:
        """The tables of a person, else those that are public and not over; the newest first."""

    async def query(self, sql: str, *values: object) -> list[Row]:
        """One statement of any kind, for whatever is kept beside the tables. Raises Conflict where a key is taken."""

    async def write(self, *statements: Part) -> None:
        """These in one transaction, in turn with the batches. Raises Conflict where a key is taken."""

    async def setting(self, key: str, value: str | None = None) -> str | None:
        """A value kept beside the tables; with a value it is set."""

    def once(self, key: str, value: str) -> str:
        """The value kept under the key; this one, if there was none. To be called before `start`."""

    async def close(self) -> None:
        """Writes what is queued and lets go of the database."""


class Appends(Protocol):
    """A store, or who passes on to one."""

    def append(self, batch: Batch) -> None: ...


async def put(
    store: Appends,
    entries: Sequence[tuple[str, Logged]] = (),
    cards: Sequence[Card] = (),
    statements: Sequence[Part] = (),
) -> None:
    """Waits until these, and all that was appended before, are stored."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def committed(error: StelaeError | None) -> None:
        if not done.cancelled():
            done.set_result(None) if error is None else done.set_exception(error)

    store.append(Batch(committed, entries, cards, statements))
    await done
