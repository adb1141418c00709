"""Old records, brought to the present form: every record ever written must load."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# From the schema version that a step begins with; each step returns the next version. There is one version so far.
STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


def migrate(data: dict[str, Any], steps: dict[int, Callable[[dict[str, Any]], dict[str, Any]]]) -> dict[str, Any]:
    """The record in the newest form that the steps lead to."""
    while isinstance(version := data.get("schema"), int) and version in steps:
        data = steps[version](data)
    return data
