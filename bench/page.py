"""How quick the page is: `python -m bench.page`. The browser's processor is slowed down four times.

First board: from asking for a table to its board on the screen, with an empty cache. Echo: from the key that
sends a move to the piece that stands on the board. Frames: how long each lasts while a ring turns. Space: how long
each lasts, drawn without a graphics card at 960 by 600, while somebody walks around the towers of Maya and around
a temple of Menara of five storeys.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM, DESKTOP, FLAGS, LIMITS
from tests.browser.player import Player
from tests.games.menara_games import tower, turn
from tests.server.process import process

SEATS = [{"who": "me", "name": "One"}, {"who": "me", "name": "Two"}]
SLOWER = 4

BOARD = """() => new Promise(done => {
    const look = () => document.querySelector("svg.canvas .socket")
        ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look);
    look();
})"""
ECHO = """move => new Promise(done => {
    const begun = performance.now();
    const look = () => document.querySelector(`[data-cell="${move}"] .piece:not(.ghost)`)
        ? requestAnimationFrame(() => done(performance.now() - begun)) : requestAnimationFrame(look);
    document.querySelector("form.notation").requestSubmit();
    look();
})"""
FRAMES = """() => new Promise(done => {
    const times = [];
    const tick = now => {
        times.push(now);
        if (times.length < 45) requestAnimationFrame(tick);
        else done(times.slice(1).map((time, n) => time - times[n]));
    };
    requestAnimationFrame(tick);
})"""
# The scene may choose to draw more coarsely: that is told, too.
WALK = """() => new Promise(done => {
    const scene = document.querySelector(".space-window");
    scene.style.cssText = "width: 960px; height: 600px; max-height: none; aspect-ratio: auto";
    const times = [];
    const tick = now => {
        times.push(now);
        scene.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        if (times.length < 120) requestAnimationFrame(tick);
        else done([scene.querySelector("canvas").width / 960,
                   times.slice(20).map((time, n) => time - times[n + 19])]);
    };
    requestAnimationFrame(tick);
})"""


def person(browser: Browser, url: str, motion: Any) -> Player:
    return Player(browser.new_context(viewport=DESKTOP, locale="en", reduced_motion=motion), url)  # type: ignore[arg-type]


def slow(one: Player) -> None:
    one.context.new_cdp_session(one.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def first_boards(browser: Browser, url: str, rounds: int) -> Iterator[float]:
    for _ in range(rounds):
        one = person(browser, url, "reduce")
        code = one.new_table("azteka", {}, SEATS)
        slow(one)
        one.page.goto(f"{url}/t/{code}", wait_until="commit")
        yield float(one.page.evaluate(BOARD))
        one.context.close()


def echoes(browser: Browser, url: str, rounds: int) -> Iterator[float]:
    one = person(browser, url, "reduce")
    while rounds > 0:
        one.seen.clear()
        one.open(f"t/{one.new_table('azteka', {'variant': 'aggressive'}, SEATS)}")
        slow(one)
        for move in ("a1", "b3", "c5", "d7"):
            one.wait(lambda move=move: move in one.legal(), "a turn")  # type: ignore[misc]
            one.shown()
            one.page.locator("#notation").fill(move)
            yield float(one.page.evaluate(ECHO, move))
            rounds -= 1
    one.context.close()


def frames(browser: Browser, url: str, rounds: int) -> Iterator[float]:
    one = person(browser, url, "no-preference")
    one.open(f"t/{one.new_table('azteka', {'variant': 'aggressive'}, SEATS)}")
    one.wait(lambda: bool(one.legal()), "a turn")
    one.write("c5")
    one.wait(lambda: one.ply == 1, "the move")
    for _ in range(rounds):
        before = one.ply
        one.shown()
        one.page.locator("#notation").fill("c+")
        one.page.locator("#notation").press("Enter")
        yield from one.page.evaluate(FRAMES)
        one.wait(lambda before=before: one.ply > before, "the turn")  # type: ignore[misc]
    one.context.close()


def towers(browser: Browser, url: str) -> Player:
    one = person(browser, url, "no-preference")
    one.open(f"t/{one.new_table('maya', {}, SEATS)}")
    one.wait(lambda: bool(one.legal()), "a turn")
    one.write(one.legal()[0])
    one.page.locator("[data-look=space]").click()
    return one


def temple(browser: Browser, url: str) -> Player:
    one = person(browser, url, "no-preference")
    start = str(turn(tower(5), "swap"))
    one.open(f"t/{one.new_table('menara', {}, SEATS, start=start)}")
    return one


def walk(one: Player) -> tuple[float, list[float]]:
    """How finely it was drawn (1: every point of the screen), and how long each frame took."""
    one.page.locator(".space-window canvas").wait_for()
    one.page.wait_for_timeout(1000)
    fineness, times = one.page.evaluate(WALK)
    one.context.close()
    return fineness, times


def told(figures: list[float]) -> dict[str, float]:
    ordered = sorted(figures)
    return {
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[int(0.95 * (len(ordered) - 1))], 1),
        "most": round(ordered[-1], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as folder, process(Path(folder), *LIMITS) as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        fineness, steps = walk(towers(browser, server.url))
        temple_fineness, temple_steps = walk(temple(browser, server.url))
        found: dict[str, Any] = {
            "first_board_ms": told(list(first_boards(browser, server.url, rounds))),
            "echo_ms": told(list(echoes(browser, server.url, rounds))),
            "frame_ms": told(list(frames(browser, server.url, 4))),
            "space_frame_ms": {**told(steps), "fineness": fineness},
            "temple_frame_ms": {**told(temple_steps), "fineness": temple_fineness},
        }
        browser.close()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
