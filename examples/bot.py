"""A bot of one's own: it takes a seat at a table of a running server and plays legal moves at random.

    pip install websockets
    python examples/bot.py http://localhost:8765 TOKEN azteka     opens a table and says where it is
    python examples/bot.py http://localhost:8765 TOKEN K7P2M…     sits down at a table

TOKEN is what the page tells once when you make a bot in your account (POST /api/bots). All of it is docs/protocol.md.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(moves: list[str], view: dict[str, Any]) -> str:
    """Here goes what makes a bot strong: `view` is all that its seat sees."""
    return random.choice(moves)


def listed(tree: dict[str, Any], start: str = "") -> list[str]:
    """Many moves come as a tree: the keys from the root to a leaf, put together."""
    return [move for key, below in tree.items() for move in listed(below, start + key)] if tree else [start]


def opened(url: str, token: str, game: str) -> str:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    wish = json.dumps({"game": game, "visibility": "public"}).encode()
    with urlopen(Request(f"{url}/api/tables", wish, headers)) as answer:  # noqa: S310 - the user's own server
        return str(json.load(answer)["table"]["code"])


def play(url: str, token: str, code: str) -> dict[str, Any]:
    """Plays until the table is over; how it ended."""
    table: dict[str, Any] = {}
    last: dict[str, Any] = {}
    asked: dict[str, Any] = {}
    with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket") as socket:

        def say(kind: str, **fields: Any) -> None:
            socket.send(json.dumps({"type": kind, "id": f"{time.time_ns()}", **fields}))

        say("hello", protocol=1, bearer=token)
        for text in socket:
            message = json.loads(text)
            if message["type"] != "error":
                last = message
            elif message["reason"]["code"] == "too-fast":
                time.sleep(1)  # what was said last was not heard: say it again
                message = last
            elif not table:
                sys.exit(f"refused: {message['reason']['code']}")
            table = message.get("table") or table
            if table.get("status") == "over":
                break
            seen, seat = message.get("seen", {}), message.get("seat")
            if seat is None and "sit" in seen.get("may", []):
                free = [number for number, chair in enumerate(table["seats"]) if "person" not in chair]
                say("sit", seat=free[0])
            elif message["type"] == "places":
                moves = [place["move"] for place in message["places"]] or asked["seen"]["legal"]
                say("move", seat=asked["seat"], ply=message["ply"], move=choose(moves, asked["seen"]["view"]))
            elif seen.get("placings") and "move" in seen.get("may", []):
                asked = message  # places are endlessly many: which are good ones?
                say("suggest", seat=seat)
            elif "move" in seen.get("may", []):
                moves = listed(seen["tree"]) if "tree" in seen else seen["legal"]
                say("move", seat=seat, ply=seen["ply"], number=message["number"], move=choose(moves, seen["view"]))
            elif "ready" in seen.get("may", []):
                say("ready", seat=seat)
    return table


if __name__ == "__main__":
    url, token, where = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]
    code = opened(url, token, where) if where.islower() else where
    print(f"{url}/t/{code}", flush=True)
    table: dict[str, Any] = {}
    while table.get("status") != "over":
        try:
            table = play(url, token, code)
        except (ConnectionClosed, OSError):
            time.sleep(1)  # the server restarts; nothing is lost, so go on where it stood
    print(json.dumps(table.get("result")))
