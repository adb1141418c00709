"""A PostgreSQL server of one's own in a temporary folder: for tests, measurements and `make play-postgres`."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# PostgreSQL refuses to be run by root; this is the user that its Debian package brings.
USER = "postgres"


@dataclass(frozen=True, slots=True)
class Cluster:
    """A running server; nobody outside this machine reaches it."""

    folder: Path
    programs: Path

    def url(self, database: str) -> str:
        return f"postgresql://{_user()}@/{database}?host={self.folder}"

    def create(self, database: str) -> str:
        """A new database, and where it is."""
        _run(self.programs / "createdb", "-h", self.folder, database)
        return self.url(database)

    def stop(self, how: str = "fast") -> None:
        _run(self.programs / "pg_ctl", "-D", self.folder / "data", "-m", how, "-w", "stop")

    def start(self, *settings: str) -> None:
        given = " ".join(
            f"-c {one}" for one in ("listen_addresses=''", f"unix_socket_directories={self.folder}", *settings)
        )
        log = self.folder / "log"
        _run(self.programs / "pg_ctl", "-D", self.folder / "data", "-l", log, "-o", given, "-w", "start")


def _user() -> str:
    return USER if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name


def _run(*command: object) -> None:
    words = [str(word) for word in command]
    if os.geteuid() == 0:
        words = ["runuser", "-u", USER, "--", *words]
    # Output goes to a file: the server keeps what it inherits open.
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd="/", check=False)
        if done.returncode:
            output.seek(0)
            raise SystemExit(f"{words} failed:\n{output.read().decode(errors='replace')}")


def programs() -> Path:
    """Where PostgreSQL's programs are: Debian keeps them out of the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4]))
    if found:
        return found[-1].parent
    if (initdb := shutil.which("initdb")) is not None:
        return Path(initdb).parent
    raise SystemExit("PostgreSQL is not installed: install the package postgresql.")


@contextlib.contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """A server that is gone, with all it stored, afterwards."""
    # A short path: a socket's may have 107 letters.
    folder = Path(tempfile.mkdtemp(prefix="stelae-pg-"))
    own = Cluster(folder, programs())
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        _run(own.programs / "initdb", "-D", folder / "data", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        own.start(*settings)
        yield own
    finally:
        # Also where it was interrupted before it was wholly there.
        if (folder / "data" / "postmaster.pid").exists():
            own.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
