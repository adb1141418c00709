"""A person in front of the page: what the browser hears is kept, and moves are made as people make them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import BrowserContext, Page, Response, WebSocket

Json = dict[str, Any]
# Milliseconds after which something that never comes fails the test; nothing takes a fraction of it.
PATIENCE = 30_000


def is_fault(kind: str, text: str) -> bool:
    """Where there is no graphics card, the browser says how slow drawing in space is."""
    return kind in ("error", "warning") and "GL Driver Message" not in text


class Player:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        # Everything that came over sockets and HTTP, and what went wrong on the page.
        self.heard: list[str] = []
        self.answers: list[Response] = []
        self.faults: list[str] = []
        # What each of this device's seats (None: a spectator) sees.
        self.seen: dict[int | None, Json] = {}
        self.page.on("websocket", self._listen)
        self.page.on("response", self._answered)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console",
            lambda message: self.faults.append(message.text) if is_fault(message.type, message.text) else None,
        )

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))

    def _answered(self, answer: Response) -> None:
        self.answers.append(answer)

    def _hear(self, frame: str) -> None:
        self.heard.append(frame)
        message = json.loads(frame)
        if message["type"] == "update" and "seen" in message:
            self.seen[message.get("seat")] = message["seen"]

    def open(self, path: str = "") -> Page:
        self.page.goto(self.url + "/" + path)
        return self.page

    def new_table(self, game: str, options: Json, seats: list[Json], **more: Any) -> str:
        """A table as the page would ask for it; its code."""
        self.context.request.get(self.url + "/api/me")
        wish = {"game": game, "options": options, "seats": seats, **more}
        answer = self.context.request.post(self.url + "/api/tables", data=wish)
        assert answer.ok, answer.text()
        return str(answer.json()["table"]["code"])

    @property
    def ply(self) -> int:
        return max((seen["ply"] for seen in self.seen.values()), default=-1)

    @property
    def over(self) -> bool:
        return any(seen["view"]["result"] is not None for seen in self.seen.values())

    def legal(self) -> list[str]:
        """The moves of the seat here that is to move."""
        for seen in self.seen.values():
            if seen["ply"] == self.ply and (moves := seen.get("legal") or list(leaves(seen.get("tree") or {}))):
                return list(moves)
        return []

    def at_turn(self) -> bool:
        """Whether a seat here is to move; places for a slab are not listed."""
        return bool(self.legal()) or any(
            seen["ply"] == self.ply and bool(seen.get("placings")) for seen in self.seen.values()
        )

    def wait(self, until: Callable[[], object], what: str) -> None:
        """Lets the browser go on until it is so."""
        for _ in range(PATIENCE // 10):
            if until():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"{what}: never; faults: {self.faults}")

    def shown(self) -> None:
        """Waits until the page shows what the server said last."""
        if self.ply > 0:
            self.page.locator(f'[data-ply="{self.ply}"]').wait_for(state="attached")

    def write(self, move: str) -> None:
        """Plays a move by writing it."""
        self.shown()
        self.page.locator("#notation").fill(move)
        self.page.locator("#notation").press("Enter")


def leaves(tree: Json, begun: str = "") -> Iterator[str]:
    """The moves of a tree of their parts."""
    for part, rest in tree.items():
        yield from leaves(rest, begun + part) if rest else (begun + part,)


Hand = Callable[[Player, random.Random], None]


def written(player: Player, rng: random.Random) -> None:
    player.write(rng.choice(player.legal()))


def play_out(players: list[Player], rng: random.Random, hand: Hand = written, most: int | None = None) -> None:
    """Moves by whoever is to move, until the game is over or so many were made."""
    made = 0
    while made != most:
        players[0].wait(lambda: any(one.over or one.at_turn() for one in players), "a turn or an end")
        mover = next((one for one in players if not one.over and one.at_turn()), None)
        if mover is None:
            break
        before = mover.ply
        hand(mover, rng)
        mover.wait(lambda one=mover, ply=before: one.ply > ply, "the move")  # type: ignore[misc]
        made += 1
    for one in players:
        one.wait(lambda one=one: one.over or made == most, "the end")  # type: ignore[misc]
