"""`stelae render FILE`: a temple of Menara as a PNG, from the front, from above, or both."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from stelae.core.contract import BadPosition, StelaeError, complain
from stelae.locales import preferred, words
from stelae.records import replay


def run(arguments: argparse.Namespace) -> int:
    from stelae.games.menara.picture import LEAST, MOST, picture

    if not LEAST <= arguments.width <= MOST:
        raise complain(StelaeError, "render-size", least=LEAST, most=MOST)
    source = Path(arguments.file)
    temple = temple_in(source, arguments.ply)
    target = Path(arguments.out) if arguments.out else Path(source.name).with_suffix(".png")
    image = picture(temple, arguments.view, arguments.width, arguments.bearing)
    try:
        image.save(target, format="PNG", optimize=True)
    except OSError as error:
        raise complain(StelaeError, "render-write", file=str(target), detail=error.strerror or str(error)) from None
    say = words(preferred(arguments.lang))
    print(say("render-done", file=str(target), storeys=temple.storeys, columns=len(temple.columns)))
    return 0


def temple_in(path: Path, ply: int | None) -> Any:
    """The temple after a ply of a record (the last one, if none is named), or in a position."""
    from stelae.cli.session import read
    from stelae.core.game import Game
    from stelae.games.menara import RULES

    text = path.read_text("utf-8", errors="replace").strip() if path.is_file() else ""
    if text and not text.startswith("{"):
        try:
            return Game(RULES).parse(text).packed.temple
        except BadPosition as error:
            raise complain(StelaeError, "render-file", file=str(path)) from error
    record = read(path)
    if record.game != "menara":
        raise complain(StelaeError, "render-game", game=record.game)
    states = replay(record).states
    if ply is not None and not 0 <= ply < len(states):
        raise complain(StelaeError, "render-ply", ply=ply, most=len(states) - 1)
    return states[-1 if ply is None else ply].packed.temple
