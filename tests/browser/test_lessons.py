"""Every lesson, gone through on the page: what is looked for is shown and played, what is forbidden is tried."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.hands import click, tab_to, tower_at

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def lesson(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GAMES / name / "lesson.json").read_text("utf-8"))
    return found


def forbidden(page: Page, name: str, move: str) -> None:
    """Points at what may not be."""
    if name == "azteka":
        page.locator(f'[data-cell="{move}"]').click()
    elif name == "maya":
        towers, _, level = move.partition("/")
        for tower in towers:
            click(page, *tower_at(int(tower), int(level or 1)))
    elif name == "menara":
        _, colour, mark = move.split()
        page.locator(".menara-step .chip:enabled").nth("yrkwb".index(colour)).click()
        page.locator(f'[data-mark="{mark}"]').click()
    else:
        across, up = {"e": (1, 0), "n": (0, 1)}[move[-1]]
        column, row = "abcdefghijklmnopqr".index(move[0]) + across, int(move[1:-1]) + up
        click(page, (column + 0.5) * 40, (18 - row + 0.5) * 40)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "language", "viewport"),
    [
        ("azteka", "en", PHONE),
        ("maya", "ru", {"width": 1440, "height": 900}),
        ("tayu", "hu", PHONE),
        ("menara", "ru", PHONE),
    ],
)
def test_a_lesson_leads_from_its_first_step_to_a_table(
    player: NewPlayer, name: str, language: str, viewport: dict[str, int]
) -> None:
    one = player(locale=language, viewport=viewport)
    page = one.open(f"learn/{name}")
    if name == "menara":
        page.locator('[data-look="plan"]').click()
    steps = lesson(name)["steps"]
    for number, step in enumerate(steps):
        for beat in step["beats"]:
            expect(page.locator(".lesson-dot[aria-current]")).to_have_attribute("data-step", step["id"])
            if "against" in beat:
                page.locator("svg.canvas").wait_for()
                page.locator('[data-lesson="reveal"]:enabled').wait_for()
                forbidden(page, name, beat["example"])
                expect(page.locator(".lesson-answer.right .button")).to_contain_text(beat["against"])
            elif "wanted" in beat:
                page.locator('[data-lesson="reveal"]').click()
                page.locator('[data-lesson="play"]').click()
                page.locator(".lesson-answer.right").wait_for()
            # Nothing is told by the name of its message.
            assert "lesson-" not in page.locator(".lesson").inner_text()
            last = number == len(steps) - 1 and beat is step["beats"][-1]
            page.locator('[data-lesson="done"]' if last else '[data-lesson="next"]').click()
    page.locator("dialog[open]").wait_for()
    # Whoever comes back finds what was gone through.
    page.go_back()
    expect(page.locator(".lesson-dot.finished")).to_have_count(len(steps))


@pytest.mark.slow
def test_a_wrong_try_is_answered_and_the_rules_open_at_the_clause(player: NewPlayer) -> None:
    page = player().open("learn/azteka")
    tab_to(page, '[data-step="birth"]')
    page.keyboard.press("Enter")
    expect(page.locator(".lesson-dot[aria-current]")).to_have_attribute("data-step", "birth")
    cell = page.locator('[data-cell="c2"]')
    cell.click()
    cell.click()
    page.locator(".lesson-answer.other").wait_for()
    page.locator('[data-cell="a7"]').click()
    page.locator(".lesson-answer.no .button").click()
    expect(page.locator(".clause.cited")).to_contain_text("AZ-5")
    assert page.locator(".clause [data-figure]").count() > 10
