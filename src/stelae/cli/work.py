"""`stelae work`: a process in which bots think for servers that share a database, and nothing else."""

from __future__ import annotations

import argparse
import asyncio

from stelae.core.contract import StelaeError, complain
from stelae.locales import preferred, words
from stelae.server.settings import read

# What can be set for it, of all that can be set for a server.
SETTINGS = ("database", "bot_threads", "log_level", "log_format")


def run(arguments: argparse.Namespace) -> int:
    """Thinks until it is stopped."""
    try:
        from stelae.server import logs
        from stelae.server.worker import Worker
    except ModuleNotFoundError as error:
        raise complain(StelaeError, "no-server", module=str(error.name)) from None
    settings = read({name: getattr(arguments, name) for name in SETTINGS})
    logs.begin(settings)
    worker = Worker(settings)
    print(words(preferred(arguments.lang))("worker-works", threads=settings.bot_threads), flush=True)
    asyncio.run(worker.run())
    return 0
