"""Writes what others build against: the JSON Schema of the messages and the OpenAPI document (`make protocol`)."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stelae import records
from stelae.server import messages, openapi

FILES: dict[str, Callable[[], dict[str, Any]]] = {
    "protocol.schema.json": messages.schema,
    "record.schema.json": records.schema,
    "openapi.json": openapi.document,
}


def text(name: str) -> str:
    return json.dumps(FILES[name](), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in FILES:
        Path(sys.argv[1], name).write_text(text(name), "utf-8")
