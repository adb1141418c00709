"""Pictures of every screen for docs/screenshots, from a server of their own: `make screenshots`.

Three widths, by day and by night, in English and Russian. Positions come from fixed seeds, so that a picture changes
only when the page does.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, LIMITS
from tests.browser.player import Json, Player, written
from tests.games.menara_games import card_of, tower, turn, with_columns
from tests.server.process import process

import stelae
from stelae.games.menara.state import Task

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZES = {390: 844, 820: 1180, 1440: 900}
ME, OPEN, BOT = {"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}


def position(game: str, options: Json, seed: int, plies: int) -> str:
    """A game some way on."""
    rng = random.Random(seed)
    state = stelae.game(game).start(options)
    while plies > 0 or not isinstance(state.to_move, int) or state.to_move != 0:
        state = state.play(state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal()))
        plies -= 1
        assert state.to_move is not None, "another seed: this game was over before"
    return str(state)


def table(game: str, options: Json, seed: int, plies: int, *, match: bool = False) -> Callable[[Player], None]:
    """A table in the middle of a game, with the last move marked."""

    def go(one: Player) -> None:
        seats = [ME] + [BOT] * (stelae.game(game).seats(options) - 1)
        start = position(game, options, seed, plies)
        one.open(f"t/{one.new_table(game, options, seats, start=start, match=match)}")
        one.wait(lambda: bool(one.legal()), "the first turn")
        # With one move and its answer there is something to be marked.
        before = one.ply
        if move(one, random.Random(seed)):
            one.wait(lambda: one.over or (one.ply > before + 1 and bool(one.legal())), "the answer")
        one.shown()

    return go


def temple(look: str) -> Callable[[Player], None]:
    """Menara's table: a temple of four storeys in space, its stability, or a slab held over the plan."""

    def go(one: Player) -> None:
        standing = with_columns(tower(4), 2, "ab")
        card = card_of("any", 2)
        state = turn(standing, "build", card=card)
        if look == "plan":
            # The first of the two columns has filled a slab.
            state = turn(standing, "lay", "yyrrkw", card=card, task=Task(card, done=1, used=1))
        start = str(state)
        one.open(f"t/{one.new_table('menara', {}, [ME, ME], start=start)}")
        one.page.locator(".space-window canvas").wait_for()
        if look == "weigh":
            one.page.locator('[data-look="weigh"]').click()
            one.page.locator(".weighed .outlook").wait_for()
        if look == "plan":
            one.page.locator('[data-look="plan"]').click()
            one.page.locator("[data-place]").first.click()
            one.page.locator(".outlook.stands").wait_for()
        # Until it is at rest, and smooth.
        one.page.wait_for_timeout(1500)

    return go


def move(one: Player, rng: random.Random) -> bool:
    """A move by writing it, where the screen has room for that."""
    if not one.page.locator("#notation").is_visible():
        return False
    written(one, rng)
    if one.page.locator("#confirm").is_visible():
        one.page.locator("#confirm").click()
    return True


def home(one: Player) -> None:
    one.open().locator('[data-game="tayu"]:enabled').wait_for()


def new_table(one: Player) -> None:
    home(one)
    one.page.locator('[data-game="maya"]').click()
    one.page.locator('[data-door="new-bot"]').wait_for()


def details(one: Player) -> None:
    new_table(one)
    one.page.locator(".new-details summary").click()


def settings(one: Player) -> None:
    home(one)
    one.page.locator("header button").last.click()
    one.page.locator("dialog[open]").wait_for()


def waiting(one: Player) -> None:
    one.open(f"t/{one.new_table('maya', {'players': 3}, [ME, OPEN, OPEN])}")
    one.page.locator("main svg").first.wait_for()


def rules(one: Player) -> None:
    table("azteka", {}, 3, 9)(one)
    one.page.locator("header .lintel-tools button").first.click()
    one.page.locator("article.clause").nth(4).scroll_into_view_if_needed()


def over(one: Player) -> None:
    start = position("azteka", {}, 3, 9)
    one.open(f"t/{one.new_table('azteka', {}, [ME, BOT], start=start)}")
    one.wait(lambda: bool(one.legal()), "the first turn")
    resign(one)
    one.page.locator(".over").wait_for()


def resign(one: Player) -> None:
    one.page.locator(".action-row .icon-only").last.click()
    one.page.locator(".menu:popover-open button").last.click()
    one.page.locator("dialog[open] .button.primary").click()


def maya_space(one: Player) -> None:
    table("maya", {}, 5, 30)(one)
    one.page.locator("[data-look=space]").click()
    one.page.locator(".maya-space canvas").wait_for()


def me(one: Player) -> None:
    one.open("me").locator(".me-door").wait_for()


def lesson(game: str) -> Callable[[Player], None]:
    def go(one: Player) -> None:
        one.open(f"learn/{game}").locator("svg.canvas").wait_for()

    return go


SCREENS: dict[str, Callable[[Player], None]] = {
    "home": home,
    "new-table": new_table,
    "details": details,
    "settings": settings,
    "waiting": waiting,
    "azteka": table("azteka", {}, 3, 9),
    "azteka-mummies": table("azteka", {"variant": "mummies"}, 4, 16),
    "maya": table("maya", {}, 5, 30),
    "maya-space": maya_space,
    "maya-three": table("maya", {"players": 3}, 6, 20),
    "tayu": table("tayu", {}, 7, 60),
    "tayu-kosmos": table("tayu", {"edition": "kosmos", "backs": True}, 8, 80),
    "menara": temple("space"),
    "menara-plan": temple("plan"),
    "menara-stability": temple("weigh"),
    "over": over,
    "rules": rules,
    "me": me,
    "learn-azteka": lesson("azteka"),
    "learn-maya": lesson("maya"),
    "learn-tayu": lesson("tayu"),
}


def looks() -> Iterator[tuple[int, str, str]]:
    yield from product(SIZES, ("light", "dark"), ("en", "ru"))


def take(browser: Browser, url: str, name: str, width: int, scheme: str, language: str) -> None:
    size = {"width": width, "height": SIZES[width]}
    context = browser.new_context(viewport=size, color_scheme=scheme, locale=language, reduced_motion="reduce")  # type: ignore[arg-type]
    try:
        one = Player(context, url)
        SCREENS[name](one)
        one.page.evaluate("scrollTo(0, 0)")
        one.page.wait_for_timeout(400)
        file = FOLDER / f"{name}-{width}-{scheme}-{language}.jpg"
        one.page.screenshot(path=file, type="jpeg", quality=78)
    finally:
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screen", nargs="*", choices=[[], *SCREENS], help="only these (default: all)")
    chosen = parser.parse_args().screen or list(SCREENS)
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [(name, *look) for name in chosen for look in looks()]
    with tempfile.TemporaryDirectory() as folder, process(Path(folder), *LIMITS) as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for number, (name, width, scheme, language) in enumerate(wanted, 1):
            print(f"\r{number}/{len(wanted)} {name} {width} {scheme} {language}".ljust(60), end="", file=sys.stderr)
            take(browser, server.url, name, width, scheme, language)
        browser.close()
    print(file=sys.stderr)


if __name__ == "__main__":
    main()
