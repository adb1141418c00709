"""A process that finds moves for the bots of servers over the same database, and serves nobody."""

from __future__ import annotations

import asyncio
import contextlib
import signal

from stelae.core.contract import StelaeError, complain
from stelae.server import players
from stelae.server.settings import BadSettings, Settings
from stelae.server.store import news, open_store
from stelae.server.thinkers import Shared


class WorkerAlone(StelaeError):
    """There is nobody to work for."""


class Worker:
    """Takes jobs off the board and puts moves there."""

    def __init__(self, settings: Settings) -> None:
        if "://" not in settings.database:
            raise complain(WorkerAlone, "worker-alone")
        if settings.bot_threads == 0:
            raise complain(BadSettings, "worker-threads")
        self.store = open_store(settings)
        self.thinkers = Shared(self.store, settings.bot_threads)

    def _heard(self, letter: news.Letter) -> None:
        if isinstance(letter.news, (news.Asked, news.Missed)):
            self.thinkers.wake()

    async def run(self) -> None:
        """Until SIGTERM or SIGINT. What is being thought about then, another one takes over."""
        stopped = asyncio.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # not on Windows
                asyncio.get_running_loop().add_signal_handler(name, stopped.set)
        await self.store.start(self._heard)
        await self.thinkers.start()
        players.warm_up()
        await stopped.wait()
        await self.thinkers.close()
        await self.store.close()
