"""What the page fetches next, named in its head: so all of it comes in one wave, and not each piece after another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from starlette.requests import Request

from stelae.core.contract import StelaeError
from stelae.locales import LANGUAGES
from stelae.server.callers import House, address

# The chunk of each screen, by the first word of its address; the front page comes with the page itself.
SCREENS = {
    "t": "src/screens/table/TableScreen.tsx",
    "game": "src/screens/review/Review.tsx",
    "learn": "src/screens/Learn.tsx",
    "me": "src/screens/me/Me.tsx",
}


async def wanted(request: Request) -> tuple[str, ...]:
    """The chunks for an address: its words, its screen, and of a table the board of its game."""
    language = _language(request.headers.get("accept-language", ""))
    kind, _, code = request.url.path.strip("/").partition("/")
    chunks = [f"virtual:words/{language}/shell"]
    if kind in SCREENS:
        chunks.append(SCREENS[kind])
    game = await _game(request, code) if kind == "t" and code else None
    if game is not None:
        chunks += [f"src/games/{game}/index.ts", f"virtual:words/{language}/{game}"]
    return tuple(chunks)


def _language(header: str) -> str:
    """The first of the browser's that we speak; who chose another one on the page waits a little longer."""
    wishes = (wish.strip()[:2].lower() for wish in header.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


async def _game(request: Request, code: str) -> str | None:
    house: House = request.app.state.house
    if not house.requests.take(address(request)):
        return None
    try:
        return (await house.hub.room(code)).table.game.name
    except StelaeError:
        return None  # the page will say what is wrong


@cache
def links(folder: Path, chunks: tuple[str, ...]) -> str:
    """Links to these chunks and to all that they import."""
    manifest = folder / ".vite" / "manifest.json"
    known = json.loads(manifest.read_text("utf-8")) if manifest.exists() else {}
    return "".join(dict.fromkeys(link for chunk in chunks for link in _links(known, chunk, set())))


def _links(known: dict[str, dict[str, object]], name: str, seen: set[str]) -> Iterator[str]:
    chunk = known.get(name)
    if chunk is None or name in seen or chunk.get("isEntry"):
        return
    seen.add(name)
    yield f'<link rel="modulepreload" crossorigin href="./{chunk["file"]}">\n'
    for style in _names(chunk, "css"):
        yield f'<link rel="stylesheet" crossorigin href="./{style}">\n'
    for other in _names(chunk, "imports"):
        yield from _links(known, other, seen)


def _names(chunk: dict[str, object], what: str) -> list[str]:
    names = chunk.get(what, [])
    return [str(name) for name in names] if isinstance(names, list) else []
