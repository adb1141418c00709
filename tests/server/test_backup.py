"""Backups: made while people play, restored to the same tables. Nothing is overwritten; what is wrong is one line."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
from pathlib import Path

import pytest

from stelae.cli.main import main
from stelae.server.settings import Settings
from stelae.server.store import StoreFailed, open_store
from stelae.server.store.backup import BackupFailed, backup, restore
from tests.server.bench import Clock, serving

pytestmark = pytest.mark.anyio


def settings(file: Path) -> Settings:
    return Settings(database=str(file))


async def played(folder: Path, clock: Clock, to: Path) -> tuple[str, str]:
    """A table with some moves, of which a backup is made in the middle; its code, and the position then."""
    async with serving(folder, clock) as server:
        ann, ben = await server.pair()
        await ann.move(0)
        await ben.told("plied")
        await ben.move(1)
        await ann.told("plied")
        position: str = ben.seen[1]["view"]["position"]
        # Others write meanwhile.
        moving = asyncio.create_task(asyncio.to_thread(backup, settings(folder / "stelae.sqlite"), to))
        await ann.move(0)
        file, tables = await moving
        assert (file, tables) == (to, 1)
        return ann.head["code"], position


async def test_a_backup_made_while_people_play_is_restored(tmp_path: Path, clock: Clock) -> None:
    copy = tmp_path / "copy.sqlite"
    code, position = await played(tmp_path, clock, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    other = tmp_path / "other" / "stelae.sqlite"
    assert restore(settings(other), copy) == (other, 1)
    async with serving(other.parent, clock) as server:
        watcher = await (await server.guest("Eve")).join(code)
        assert watcher.seen[None]["ply"] in (2, 3)
        found = await watcher.ask("history", ply=2)
        assert found["seen"]["view"]["position"] == position
    assert not list(tmp_path.rglob("*.part*"))


async def test_into_a_folder_a_backup_gets_a_name_of_its_own(tmp_path: Path, clock: Clock) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    async with serving(tmp_path, clock):
        file, tables = backup(settings(tmp_path / "stelae.sqlite"), folder)
    assert (file.parent, tables) == (folder, 0)
    assert file.name.startswith("stelae-2")


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A database that nobody uses."""
    file = tmp_path / "sound.sqlite"
    asyncio.run(open_store(settings(file)).close())
    return file


def test_nothing_is_overwritten(tmp_path: Path, sound: Path) -> None:
    for name, code in (("there", "restore-there"), ("there-wal", "restore-there")):
        (tmp_path / name).write_text("precious")
        with pytest.raises(BackupFailed) as caught:
            restore(settings(tmp_path / "there"), sound)
        assert caught.value.reason.code == code
        assert (tmp_path / name).read_text() == "precious"
        (tmp_path / name).unlink()
    (tmp_path / "there").write_text("precious")
    with pytest.raises(BackupFailed) as caught:
        backup(settings(sound), tmp_path / "there")
    assert caught.value.reason.code == "backup-there"
    assert (tmp_path / "there").read_text() == "precious"


def _cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-3000])


def _spoilt(file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[5000:9000] = bytes(4000)
    file.write_bytes(whole)


def _foreign(file: Path) -> None:
    file.unlink()
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def _text(file: Path) -> None:
    file.write_text("This is no database at all, but it is long enough to look like one." * 20)


def _empty(file: Path) -> None:
    file.write_bytes(b"")


def _newer(file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "code"),
    [(_cut, "damaged"), (_spoilt, "damaged"), (_foreign, "damaged"), (_text, "damaged"), (_empty, "damaged"),
     (_newer, "newer")],
)  # fmt: skip
def test_what_is_no_sound_backup_is_not_restored(tmp_path: Path, sound: Path, spoil: object, code: str) -> None:
    assert callable(spoil)
    spoil(sound)
    to = tmp_path / "new" / "stelae.sqlite"
    with pytest.raises(StoreFailed) as caught:
        restore(settings(to), sound)
    assert caught.value.reason.code == f"database-{code}"
    assert list(to.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (["backup", "{}/copy", "--database", "{}/none.sqlite"], "There is no database"),
        (["backup", "{}/no/folder/copy"], "cannot be written: No such file or directory"),
        (["backup", "{}/copy", "--database", "postgresql://u:secret@h/d"], "pg_dump"),
        (["restore", "{}/none"], "There is no backup"),
        (["restore", "{}/sound.sqlite", "--database", "postgresql://u:secret@h/d"], "pg_restore"),
        (["restore", "{}/sound.sqlite", "--database", "{}/sound.sqlite/below"], "cannot be written"),
    ],
)
def test_what_is_wrong_is_one_line(
    tmp_path: Path, sound: Path, command: list[str], told: str, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("STELAE_DATABASE", str(sound))
    assert main([*(word.format(tmp_path) for word in command), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1
    assert "secret" not in said


def test_the_commands_say_what_they_did(
    tmp_path: Path, sound: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STELAE_DATABASE", str(sound))
    assert main(["backup", str(tmp_path / "copy"), "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"0 tables are in the backup {tmp_path / 'copy'}, and it was checked.\n"
    assert main(["restore", str(tmp_path / "copy"), "--database", str(tmp_path / "new"), "--lang", "ru"]) == 0
    assert "восстановлена; в ней 0 столов" in capsys.readouterr().out
