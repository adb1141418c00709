"""Real games for the workbench: where a game stands after some plies at random and the moves played on the page.

python web/workbench/server.py 8901    # then, in web: npx vite --config workbench/vite.config.ts (PORT=8900)
"""

import json
import random
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import stelae
from stelae.core.contract import StelaeError
from stelae.core.game import State
from stelae.locales import words


def chance(state: State, rng: random.Random) -> str:
    return state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal())


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    game = stelae.game(asked["game"])
    options = asked.get("options") or dict(game.info.variants[asked.get("variant") or next(iter(game.info.variants))])
    rng = random.Random(asked.get("seed", 1))
    state = game.parse(asked["position"], options) if asked.get("position") else game.start(options)
    if asked.get("whole"):
        # So many plies at random, but stop before the game is over.
        for _ in range(asked.get("plies", 0)):
            after = state.play(chance(state, rng))
            if after.to_move is None:
                break
            state = after
    plies: list[dict[str, Any]] = []
    seat = asked.get("seat")
    viewer = seat if seat != "mover" else None

    def go(move: str) -> None:
        nonlocal state
        mover = state.to_move
        events = state.all_events(move) if seat == "mover" else state.events(move, viewer)
        state = state.play(move)
        view = state.full_view() if seat == "mover" else state.view(viewer)
        plies.append({"seat": mover, "move": move, "events": events, "view": view})

    last = asked.get("plies", 0) if not asked.get("whole") else 0
    for _ in range(last):
        if state.to_move is not None:
            go(chance(state, rng))
    for move in asked.get("moves", []):
        while state.to_move == "chance":
            go(state.sample(rng))
        go(move)
    while state.to_move == "chance":
        go(state.sample(rng))
    view = state.full_view() if seat == "mover" else state.view(viewer)
    return {"view": view, "moves": state.legal(), "plies": plies, "why": why(state, asked)}


def why(state: State, asked: dict[str, Any]) -> dict[str, Any] | None:
    if not asked.get("why"):
        return None
    reason = state.why(asked["why"])
    return reason and {
        "text": words(asked.get("language", "en"))(reason.code, **reason.params),
        "clause": reason.clause,
    }


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        try:
            status, body = 200, answer(asked)
        except StelaeError as error:
            status, body = 400, {"error": str(error)}
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        pass


if __name__ == "__main__":
    ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Handler).serve_forever()
