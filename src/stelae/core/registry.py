"""Name -> game. Games are found as entry points, ours and a stranger's alike, and loaded when asked for."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from stelae.core.contract import UnknownGame, complain
from stelae.core.game import Game


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group="stelae.games"))}


def games() -> list[str]:
    """The names of all games."""
    return list(_entries())


def game(name: str) -> Game:
    """The game of this name; case and accents do not matter."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", str(name).lower()) if not unicodedata.combining(c))
    if plain not in _entries():
        raise complain(UnknownGame, "game-unknown", name=str(name), known=", ".join(games()))
    return _load(plain)


@cache
def _load(name: str) -> Game:
    return Game(_entries()[name].load())
