"""What an operation of the HTTP interface is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for: its parameters with where they stand, what it takes and what it gives."""

    method: str
    path: str
    name: str
    about: str
    gives: type
    takes: type | None = None
    status: int = 200
    query: tuple[tuple[str, Any], ...] = ()
    # The answer is many of what it gives, a line each, as they come.
    stream: bool = False
    # What else than JSON it gives.
    media: str = "application/json"

    @property
    def in_path(self) -> list[str]:
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]
