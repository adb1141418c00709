"""People who build a temple of Menara at a server's table."""

from __future__ import annotations

import random
from typing import Any

from stelae.games.menara.state import Task
from tests.games.menara_games import card_of, tower, turn
from tests.server.bench import Json, Server, Socket

# A turn in which columns may be put anywhere, and one in which the next slab is to be laid.
BUILD = str(turn(tower(1), "build", card=card_of("any", 2)))
STEADY = str(turn(tower(1), "build", card=card_of("any", 2), hand_kind="steady"))
FREE = card_of("any", 2, "free")
LAY = str(turn(tower(1), "lay", "yyrrkw", card=FREE, task=Task(FREE, done=1, used=1)))


async def table(server: Server, start: str | None = BUILD, **wish: Any) -> tuple[Socket, Socket]:
    """Ann and Ben at a table that begins with this position."""
    return await server.pair("menara", start=start, **wish)


async def settled(socket: Socket) -> Json:
    """The update with which an act settles."""
    while True:
        update = await socket.until("update")
        if "film" in update:
            return update


def moves(socket: Socket) -> list[str]:
    """What was done and what came of it, as this socket was told."""
    told = max(socket.entries.values(), key=len)
    return [entry["fact"]["move"] for entry in told if entry["fact"]["type"] == "plied"]


async def decide(socket: Socket, seat: int, rng: random.Random) -> None:
    """A good move of whatever kind is due."""
    seen = socket.seen[seat]
    choice = [move for move in socket.legal(seat) if move != "fail"]
    if seen.get("placings"):
        found = (await socket.ask("suggest", seat=seat))["places"]
        choice = [place["move"] for place in found][:1] or choice or socket.legal(seat)
    await socket.do("move", seat=seat, ply=seen["ply"], move=rng.choice(choice or socket.legal(seat)))
