"""`make play-postgres`: two servers and a process for bots over one PostgreSQL, behind one address.

Open the page in two windows: as a rule they are at different servers and at the same table. The servers take turns, so
kill one of them (its number is shown) and play on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from ops.postgres import cluster
from ops.proxy import proxy


@dataclass
class Server:
    """One of the processes."""

    process: subprocess.Popen[str]
    # What it listens at; a process for bots listens at nothing.
    port: int = 0


@contextlib.contextmanager
def started(database: str, command: str, *flags: str) -> Iterator[Server]:
    """`stelae serve` or `stelae work`, once it says that it is there."""
    process = subprocess.Popen(
        [sys.executable, "-m", "stelae.cli.main", command, *flags],
        env={**os.environ, "STELAE_DATABASE": database},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        if not said:
            raise SystemExit(f"stelae {command} did not start")
        found = re.search(r":(\d+)/", said)
        yield Server(process, int(found[1]) if found else 0)
    finally:
        process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=10)
        process.kill()
        process.communicate()


@contextlib.contextmanager
def town(database: str, *flags: str) -> Iterator[tuple[list[Server], Server]]:
    """Two servers that leave thinking to a third process, and that one."""
    with (
        started(database, "serve", "--port", "0", "--bot-threads", "0", *flags) as one,
        started(database, "serve", "--port", "0", "--bot-threads", "0", *flags) as other,
        started(database, "work", "--log-level", "error") as worker,
    ):
        yield [one, other], worker


async def _show(port: int, servers: list[Server], worker: Server) -> None:
    async with proxy(port, [server.port for server in servers]) as (passing, at):
        print(f"Stelae is at http://localhost:{at}/, which passes every connection on to the next of:")
        for server in servers:
            print(f"  http://localhost:{server.port}/  (process {server.process.pid})")
        print(f"Bots think in process {worker.process.pid}. Ctrl-C ends it all; nothing is kept.", flush=True)
        seen = dict(passing.passed)
        while True:
            await asyncio.sleep(5)
            if passing.passed != seen:
                seen = dict(passing.passed)
                counts = ", ".join(f"{count} to {to}" for to, count in seen.items())
                print(f"connections passed on: {counts}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8765)
    given = parser.parse_args()
    # However it is stopped, the processes and the database go with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with (
        contextlib.suppress(KeyboardInterrupt),
        cluster() as own,
        town(own.create("stelae"), "--log-level", "warning") as (servers, worker),
    ):
        asyncio.run(_show(given.port, servers, worker))


if __name__ == "__main__":
    main()
