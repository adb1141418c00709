"""What goes wrong around the server is said in one clear line: before it starts, and while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from stelae.server.settings import Settings
from stelae.server.store import open_store
from tests.server.process import process


def said(folder: Path, *flags: str, command: str = "serve", **environ: str) -> str:
    """What a server says that cannot start: one line on the standard error, and nothing else."""
    done = subprocess.run(
        [sys.executable, "-m", "stelae.cli.main", command, *flags, "--lang", "en"],
        env={**os.environ, "STELAE_DATABASE": str(folder / "stelae.sqlite"), **environ},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("stelae: ")
    return done.stderr


def test_a_busy_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert f"Port {port} at 127.0.0.1 is busy" in said(tmp_path, "--port", port)
    assert not (tmp_path / "stelae.sqlite").exists()


def test_a_wrong_configuration(tmp_path: Path) -> None:
    assert "--port" in said(tmp_path, "--port", "many")
    assert "STELAE_GRACE" in said(tmp_path, STELAE_GRACE="soon")
    assert "mysql" in said(tmp_path, "--port", "0", "--database", "mysql://localhost/x")
    away = said(tmp_path, "--port", "0", "--database", "postgresql://me:secret@127.0.0.1:1/x")
    assert "Is PostgreSQL running" in away
    assert "secret" not in away
    assert "cannot" in said(tmp_path, "--host", "192.0.2.1", "--port", "0")


def test_a_locked_database(tmp_path: Path) -> None:
    file = tmp_path / "stelae.sqlite"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("CREATE TABLE theirs (x)")
        other.execute("BEGIN EXCLUSIVE")
        assert "is locked by another program" in said(tmp_path, "--port", "0")


def test_a_damaged_database(tmp_path: Path) -> None:
    file = tmp_path / "stelae.sqlite"
    file.write_bytes(b"no database, but long enough to be taken for one. " * 100)
    assert "is damaged or no database" in said(tmp_path, "--port", "0")
    assert file.read_bytes().startswith(b"no database")


def test_a_database_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be made or used" in said(tmp_path, "--port", "0", "--database", str(tmp_path / "file" / "t.sqlite"))
    assert "cannot be written" in said(tmp_path, "--port", "0", "--database", str(tmp_path))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own with little room, where this machine lets us have one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount, umount = shutil.which("mount"), shutil.which("umount")
    options = ["-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if not (mount and umount) or subprocess.run([mount, *options], capture_output=True, check=False).returncode:
        pytest.skip("a disk can be mounted by root alone")
    try:
        yield folder
    finally:
        subprocess.run([umount, "-l", str(folder)], check=True)


def test_a_full_disk_is_told_and_nothing_that_was_confirmed_is_lost(small_disk: Path, tmp_path: Path) -> None:
    database = str(small_disk / "stelae.sqlite")
    with process(tmp_path, STELAE_DATABASE=database) as server, httpx.Client(base_url=server.url) as http:
        opened = http.post("/api/tables", json={"game": "azteka"})
        assert opened.status_code == 201
        filler = small_disk / "filler"
        with contextlib.suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(bytes(4096))
                file.flush()
        answers: list[int] = []
        while 503 not in answers and len(answers) < 50:
            answers.append(http.post("/api/tables", json={"game": "azteka"}).status_code)
        assert answers[-1] == 503
        refused = http.post("/api/tables", json={"game": "azteka"})
        assert refused.json()["reason"]["code"] == "disk-full"
        filler.unlink()
        assert http.post("/api/tables", json={"game": "azteka"}).status_code == 201
        code = opened.json()["table"]["code"]
        assert http.get(f"/api/tables/{code}").json()["status"] == "waiting"
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_backup_onto_a_full_disk_leaves_nothing_behind(small_disk: Path, tmp_path: Path) -> None:
    file = tmp_path / "stelae.sqlite"
    asyncio.run(open_store(Settings(database=str(file))).close())
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO events VALUES ('X', 1, zeroblob(2000000))")
    told = said(tmp_path, str(small_disk / "copy"), command="backup")
    assert "is full" in told
    assert list(small_disk.iterdir()) == []
