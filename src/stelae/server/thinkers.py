"""Where bots think: in threads of this process, or, where several share a database, in any that has a free one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec

from stelae.core.contract import StelaeError
from stelae.server import players
from stelae.server.store import Row, Store, news

log = logging.getLogger("stelae.thinkers")
# A job whose worker has not been heard of for so many seconds is given to another one.
LEASE = 10.0
# How often the board is looked at although nobody has called.
LOOK = 2.0
# Seconds after which a job is forgotten, done or not: its table went on long ago.
FORGOTTEN = 3_600.0

# Who asks for the same position again gets what is known.
ASK = """
INSERT INTO jobs (code, number, bot, view, until, asked) VALUES ($1, $2, $3, $4, 0, extract(epoch FROM now()))
ON CONFLICT (code, number) DO UPDATE SET bot = jobs.bot RETURNING move, fault"""
TAKE = """
UPDATE jobs SET until = extract(epoch FROM now()) + $1::float8 WHERE (code, number) = (
    SELECT code, number FROM jobs WHERE move IS NULL AND fault IS NULL AND until < extract(epoch FROM now())
    ORDER BY asked LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING code, number, bot, view"""
KEEP = "UPDATE jobs SET until = extract(epoch FROM now()) + $3::float8 WHERE code = $1 AND number = $2"
DONE = "UPDATE jobs SET move = $3, fault = $4 WHERE code = $1 AND number = $2"
KNOWN = "SELECT move, fault FROM jobs WHERE code = $1 AND number = $2"
FORGET = "DELETE FROM jobs WHERE asked < extract(epoch FROM now()) - $1::float8"


class Thinkers(Protocol):
    """Whoever finds moves for bots."""

    def think(self, bot: str, view: dict[str, Any], code: str, number: int) -> asyncio.Future[str]:
        """The move for a position, known by its table and number: asked for twice, it is thought about once."""

    def wake(self) -> None: ...
    def thought(self, code: str, number: int) -> None: ...
    async def start(self) -> None: ...
    async def close(self) -> None: ...


class Own:
    """Threads of this process."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "stelae-bot")

    def think(self, bot: str, view: dict[str, Any], code: str, number: int) -> asyncio.Future[str]:
        return asyncio.get_running_loop().run_in_executor(self._pool, players.choose, bot, view)

    def wake(self) -> None:
        pass  # a thread takes what is there

    def thought(self, code: str, number: int) -> None:
        pass  # nobody else thinks for us

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Shared:
    """A board of jobs in the database: any process puts them there, and any that has a free thread takes them."""

    def __init__(self, store: Store, threads: int) -> None:
        self.store = store
        self._threads = threads
        self._pool = ThreadPoolExecutor(max(1, threads), "stelae-bot")
        self._wanted: dict[tuple[str, int], asyncio.Future[str]] = {}
        self._called = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        for _ in range(self._threads):
            self._begin(self._work())
        self._begin(self._look())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- for whom ----

    def think(self, bot: str, view: dict[str, Any], code: str, number: int) -> asyncio.Future[str]:
        wanted = self._wanted.setdefault((code, number), asyncio.get_running_loop().create_future())
        self._begin(self._ask(bot, view, code, number))
        return wanted

    async def _ask(self, bot: str, view: dict[str, Any], code: str, number: int) -> None:
        data = msgspec.json.encode(view)
        while (code, number) in self._wanted:
            try:
                rows = await self.store.query(ASK, code, number, bot, data)
            except StelaeError as error:
                log.error("bot %s at table %s: %s", bot, code, error)
                await asyncio.sleep(LOOK)
            else:
                self._answer(code, number, *rows[0])
                self.wake()
                self.store.tell(news.Asked())
                return

    def thought(self, code: str, number: int) -> None:
        if (code, number) in self._wanted:
            self._begin(self._known(code, number))

    async def _known(self, code: str, number: int) -> None:
        with _logged(f"bot at table {code}"):
            for row in await self.store.query(KNOWN, code, number):
                self._answer(code, number, *row)

    def _answer(self, code: str, number: int, move: str | None, fault: str | None) -> None:
        if move is None and fault is None:
            return
        wanted = self._wanted.pop((code, number), None)
        if wanted is not None and not wanted.done():
            wanted.set_result(move) if move is not None else wanted.set_exception(BotFailed(fault))

    async def _look(self) -> None:
        """Looks at the board now and then: a call may have been missed."""
        while True:
            await asyncio.sleep(LOOK)
            self.wake()
            for code, number in list(self._wanted):
                await self._known(code, number)
            with _logged("jobs"):
                await self.store.query(FORGET, FORGOTTEN)

    # ---- by whom ----

    def wake(self) -> None:
        self._called.set()

    async def _work(self) -> None:
        while True:
            taken: list[Row] = []
            with _logged("jobs"):
                taken = await self.store.query(TAKE, LEASE)
            for code, number, bot, view in taken:
                await self._do(code, number, bot, msgspec.json.decode(view))
            if not taken:
                self._called.clear()
                await self._called.wait()

    async def _do(self, code: str, number: int, bot: str, view: dict[str, Any]) -> None:
        thinking = asyncio.get_running_loop().run_in_executor(self._pool, players.choose, bot, view)
        while not (await asyncio.wait({thinking}, timeout=LEASE / 3))[0]:
            with _logged("jobs"):
                await self.store.query(KEEP, code, number, LEASE)
        error = thinking.exception()
        move, fault = (None, str(error) or type(error).__name__) if error else (thinking.result(), None)
        with _logged("jobs"):
            await self.store.query(DONE, code, number, move, fault)
            self._answer(code, number, move, fault)
            self.store.tell(news.Thought(code, number))


class BotFailed(Exception):
    """A bot found no move."""


@contextlib.contextmanager
def _logged(what: str) -> Iterator[None]:
    """A database that is away is waited for."""
    try:
        yield
    except StelaeError as error:
        log.error("%s: %s", what, error)
