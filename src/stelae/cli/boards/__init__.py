"""The boards on a terminal, a module a game: `draw(view, paint, say)` gives the lines."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from stelae.cli.paint import Paint
from stelae.core.contract import View
from stelae.locales import Words

Draw = Callable[[View, Paint, Words], list[str]]


def draw(view: View, paint: Paint, say: Words) -> list[str]:
    """The board of a view; a game without a drawing of its own is shown as its position."""
    module = f"{__name__}.{view['game']}"
    if find_spec(module) is None:
        return [view["position"]]
    board: Draw = import_module(module).draw
    return board(view, paint, say)
