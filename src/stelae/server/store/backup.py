"""A copy of a database while it is used, and a database from such a copy. Nothing that exists is ever overwritten."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from stelae.core.contract import StelaeError, complain
from stelae.server.settings import Settings
from stelae.server.store import schema
from stelae.server.store.contract import StoreFailed
from stelae.server.store.sqlite import failed

TABLES = "SELECT count(DISTINCT code) FROM events"
# Seconds for which somebody else may keep the database to himself.
LOCKED = 10.0


class BackupFailed(StelaeError):
    """No backup was made, or none restored; everything is as it was."""


def backup(settings: Settings, to: Path) -> tuple[Path, int]:
    """Copies the database, which may be in use, into a new file or folder; where, and how many tables it has."""
    source = _file(settings, "backup-postgres")
    if not source.is_file():
        raise complain(BackupFailed, "backup-none", file=str(source))
    if to.is_dir():
        to /= f"{source.stem}-{datetime.now():%Y-%m-%d-%H%M%S}.sqlite"
    return to, _copied(source, to)


def restore(settings: Settings, source: Path) -> tuple[Path, int]:
    """Puts a backup to where the server of these settings looks for its tables, and where nothing may be yet."""
    to = _file(settings, "restore-postgres")
    if not source.is_file():
        raise complain(BackupFailed, "restore-none", file=str(source))
    # What SQLite has not yet taken into a file that is gone would be taken into the new one.
    there = next((one for one in (to, to.with_name(to.name + "-wal")) if one.exists()), None)
    if there is not None:
        raise complain(BackupFailed, "restore-there", file=str(there))
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritten(to, error) from None
    _whole(source)
    return to, _copied(source, to)


def _file(settings: Settings, otherwise: str) -> Path:
    if "://" in settings.database:
        raise complain(BackupFailed, otherwise)
    return settings.path


def _copied(source: Path, to: Path) -> int:
    """Makes the copy beside its place and checks it; only a whole and sound one gets its name."""
    if to.exists():
        raise complain(BackupFailed, "backup-there", file=str(to))
    part = to.with_name(to.name + ".part")
    try:
        part.unlink(missing_ok=True)
        # It holds the key of everybody's cookies.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        tables = _copy(source, part)
        with part.open("rb") as whole:
            os.fsync(whole.fileno())
        os.link(part, to)
    except FileExistsError:
        raise complain(BackupFailed, "backup-there", file=str(to)) from None
    except OSError as error:
        raise _unwritten(to, error) from None
    finally:
        for left in (part, *(part.with_name(part.name + end) for end in ("-journal", "-wal", "-shm"))):
            with contextlib.suppress(OSError):
                left.unlink(missing_ok=True)
    _lasting(to.parent)
    return tables


def _copy(source: Path, part: Path) -> int:
    with (
        _opened(source, f"{source.absolute().as_uri()}?mode=ro") as old,
        _opened(part, part.absolute().as_uri()) as new,
    ):
        with _faults(source):
            old.execute("SELECT count(*) FROM sqlite_master")
        with _faults(part):
            # In one go: a page after the other it would begin anew whenever somebody moves.
            old.backup(new, progress=_patience())
            new.execute("PRAGMA journal_mode = DELETE")
        with _faults(source):
            if (fault := new.execute("PRAGMA integrity_check(1)").fetchone()[0]) != "ok":
                raise _damaged(source, str(fault))
            if new.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
                raise _damaged(source, "it has no tables of ours")
            schema.current(str(new.execute(schema.VERSION).fetchone()[0]), str(source))
            return int(new.execute(TABLES).fetchone()[0])


def _patience() -> Callable[[int, int, int], None]:
    """Gives up on a database that somebody keeps locked; SQLite alone would wait for ever."""
    until = time.monotonic() + LOCKED

    def progress(status: int, left: int, all_pages: int) -> None:
        if status == sqlite3.SQLITE_BUSY and time.monotonic() > until:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorname = "SQLITE_BUSY"
            raise error

    return progress


def _whole(file: Path) -> None:
    """That nothing is missing at the end: SQLite would not notice before it looks there."""
    with file.open("rb") as opened:
        head = opened.read(32)
    page = int.from_bytes(head[16:18], "big")
    size = int.from_bytes(head[28:32], "big") * (65_536 if page == 1 else page)
    if head.startswith(b"SQLite format 3") and file.stat().st_size < size:
        raise _damaged(file, "its end is missing")


def _damaged(file: Path, detail: str) -> StelaeError:
    return complain(StoreFailed, "database-damaged", file=str(file), detail=detail)


@contextlib.contextmanager
def _opened(file: Path, uri: str) -> Iterator[sqlite3.Connection]:
    with _faults(file):
        connection = sqlite3.connect(uri, uri=True, timeout=5.0, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


@contextlib.contextmanager
def _faults(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise failed(error, file) from None


def _unwritten(to: Path, error: OSError) -> StelaeError:
    return complain(BackupFailed, "backup-write", file=str(to), detail=error.strerror or str(error))


def _lasting(folder: Path) -> None:
    """The name of a new file, too, is to survive a power cut."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
