"""The server as people start it: a process of its own, on a free port, over a folder of the test's."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Process:
    """A running `stelae serve`."""

    running: subprocess.Popen[str]
    port: int
    log: Path

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://localhost:{self.port}"

    def lines(self) -> list[str]:
        return self.log.read_text("utf-8").splitlines()


@contextlib.contextmanager
def process(folder: Path, *flags: str, **environ: str) -> Iterator[Process]:
    """Starts one and waits until it listens; it is killed at the end, if it still runs."""
    log = folder / "log"
    with log.open("w") as stderr:
        running = subprocess.Popen(
            [sys.executable, "-m", "stelae.cli.main", "serve", "--port", "0", *flags],
            env={**os.environ, "STELAE_DATABASE": str(folder / "stelae.sqlite"), **environ},
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
    try:
        assert running.stdout is not None
        said = running.stdout.readline()
        found = re.search(r":(\d+)/", said)
        assert found, said + log.read_text("utf-8")
        yield Process(running, int(found[1]), log)
    finally:
        running.kill()
        running.communicate()
