"""Every screen is for everybody: axe finds nothing, nothing jumps, nothing sticks out, and the shell opens offline."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, NewPlayer
from tests.browser.hands import hand
from tests.browser.player import Player, play_out

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ["azteka", "maya", "tayu", "menara"]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ME, BOT = {"who": "me"}, {"who": "bot", "bot": "random"}
LOOKS = [(DESKTOP, "light"), (PHONE, "dark")]


# Until nothing moves but what moves for ever.
STILL = """() => Promise.all(document.getAnimations().filter(one => one.effect.getTiming().iterations !== Infinity)
    .map(one => one.finished.catch(() => null)))"""


def faults(one: Player) -> list[str]:
    """What axe finds. Its own way of measuring styles is refused by our policy, which the browser notes."""
    before = len(one.faults)
    one.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = one.page.evaluate("tags => axe.run({runOnly: tags})", RULES)
    one.faults[before:] = [fault for fault in one.faults[before:] if "inline style" not in fault]
    return [f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]]


def sticks_out(page: Page) -> list[str]:
    """What is wider than the window: nobody shall have to scroll sideways (SVG draws beyond its edges unseen)."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("body *")]
            .filter(one => !one.closest("svg") && one.getBoundingClientRect().right > innerWidth + 1)
            .map(one => one.tagName + "." + one.className)"""
    )
    return found


def check(one: Player) -> None:
    one.page.evaluate(STILL)
    assert faults(one) == []
    assert sticks_out(one.page) == []


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_the_front_page_and_its_dialogs(player: NewPlayer, size: dict[str, int], scheme: str) -> None:
    one = player(viewport=size, color_scheme=scheme)
    page = one.open()
    page.locator('[data-game="azteka"]:enabled').wait_for()
    check(one)
    page.locator('[data-game="tayu"]').click()
    page.locator('[data-door="new-bot"]').wait_for()
    check(one)
    page.get_by_text("Settle everything in detail").click()
    check(one)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").or_(page.locator("header button").last).first.click()
    page.get_by_role("dialog").wait_for()
    check(one)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_a_table_from_the_waiting_room_to_the_end(
    player: NewPlayer, game: str, size: dict[str, int], scheme: str
) -> None:
    one = player(viewport=size, color_scheme=scheme)
    code = one.new_table(game, {}, [ME, {"who": "open"}])
    page = one.open(f"t/{code}")
    page.get_by_text("One seat is free").wait_for()
    check(one)
    code = one.new_table(game, {}, [ME, BOT])
    one.seen.clear()
    one.open(f"t/{code}")
    one.wait(one.at_turn, "the first turn")
    one.shown()
    check(one)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("heading", name=re.compile("The rules of")).wait_for()
    page.locator("article.clause").first.wait_for()
    check(one)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.get_by_role("group", name="More").get_by_role("button", name="Resign").click()
    check(one)
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator(".over").wait_for()
    check(one)


@pytest.mark.parametrize("game", ["azteka", "maya", "tayu"])
@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_a_lesson(player: NewPlayer, game: str, size: dict[str, int], scheme: str) -> None:
    one = player(viewport=size, color_scheme=scheme)
    page = one.open(f"learn/{game}")
    page.locator("svg.canvas").wait_for()
    check(one)


@pytest.mark.parametrize("zoomed", [{"width": 640, "height": 400}, {"width": 320, "height": 640}])
@pytest.mark.parametrize("locale", ["ru", "hu"])
def test_at_two_hundred_percent_and_on_the_smallest_screens_nothing_sticks_out(
    player: NewPlayer, zoomed: dict[str, int], locale: str
) -> None:
    one = player(viewport=zoomed, locale=locale)
    page = one.open()
    page.locator('[data-game="azteka"]:enabled').wait_for()
    assert sticks_out(page) == []
    for game in GAMES:
        one.seen.clear()
        one.open(f"t/{one.new_table(game, {}, [ME, BOT])}")
        one.wait(one.at_turn, "the first turn")
        one.shown()
        assert sticks_out(page) == [], game


def shifts(player: Player) -> float:
    """How far things jumped without being asked to, by the browser's own count."""
    return float(
        player.page.evaluate(
            """() => new Promise(done => new PerformanceObserver(list => done(list.getEntries()
                .filter(one => !one.hadRecentInput).reduce((sum, one) => sum + one.value, 0)))
                .observe({type: "layout-shift", buffered: true}) || setTimeout(() => done(0), 300))"""
        )
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps(player: NewPlayer, size: dict[str, int], game: str) -> None:
    one = player(viewport=size, has_touch=size is PHONE)
    page = one.open()
    page.locator('[data-game="azteka"]:enabled').wait_for()
    page.wait_for_load_state("networkidle")
    assert shifts(one) < 0.02
    one.open(f"t/{one.new_table(game, {}, [ME, BOT])}")
    play_out([one], random.Random(7), hand(game, "touch" if size is PHONE else "mouse"), most=4)
    page.wait_for_timeout(200)
    assert shifts(one) < 0.02


def test_the_shell_opens_without_a_network_and_says_so(player: NewPlayer) -> None:
    one = player()
    page = one.open()
    page.locator('[data-game="azteka"]:enabled').wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_load_state("networkidle")
    one.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(re.compile("offline|cannot be reached", re.IGNORECASE)).first).to_be_visible()
    one.faults.clear()  # the browser itself says what it could not fetch
