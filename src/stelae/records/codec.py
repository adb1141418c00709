"""Records as JSON, in memory and on disk."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from stelae.core.contract import StelaeError, complain
from stelae.records.migrations import STEPS, migrate
from stelae.records.model import SCHEMA, Record

# A record of ten thousand plies has about a megabyte.
MOST_BYTES = 32 * 1024 * 1024


class BadRecord(StelaeError):
    """The data is no record that can be used."""


def encode(record: Record) -> bytes:
    """JSON, a ply a line."""
    fields = msgspec.to_builtins(record)
    plies = fields.pop("plies", [])
    head = msgspec.json.format(msgspec.json.encode(fields), indent=1).rstrip(b"}\n ")
    lines = b",\n  ".join(msgspec.json.encode(ply) for ply in plies)
    return head + (b',\n "plies": [\n  ' + lines + b"\n ]" if plies else b"") + b"\n}\n"


def decode(data: bytes) -> Record:
    """The record that the JSON holds, brought to the present form."""
    try:
        fields = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise complain(BadRecord, "record-json", detail=str(error)) from None
    except RecursionError:
        raise complain(BadRecord, "record-foreign") from None
    if not isinstance(fields, dict) or not {"schema", "game"} <= fields.keys():
        raise complain(BadRecord, "record-foreign")
    fields = migrate(fields, STEPS)
    if isinstance(fields["schema"], int) and fields["schema"] > SCHEMA:
        raise complain(BadRecord, "record-newer", found=fields["schema"], known=SCHEMA)
    try:
        return msgspec.convert(fields, Record)
    except msgspec.ValidationError as error:
        raise complain(BadRecord, "record-fields", detail=str(error)) from None


def load(path: Path) -> Record:
    """The record in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise complain(BadRecord, "record-file", file=str(path), detail=_cause(error)) from None
    if len(data) > MOST_BYTES:
        raise complain(BadRecord, "record-size", file=str(path))
    return decode(data)


def save(record: Record, path: Path) -> None:
    """Writes the file whole or not at all: what stood there before stays until the new one is on the disk."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
            try:
                file.write(encode(record))
                file.flush()
                os.fsync(file.fileno())
                Path(file.name).replace(path)
            except BaseException:
                Path(file.name).unlink(missing_ok=True)
                raise
    except OSError as error:
        raise complain(BadRecord, "record-save", file=str(path), detail=_cause(error)) from None


def _cause(error: OSError) -> str:
    return error.strerror or str(error)


def schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    return msgspec.json.schema(Record)
