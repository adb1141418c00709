"""Menara on the page: built to its end by suggestions and by keys, in space and on the plan."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPlayer
from tests.browser.hands import confirm, tab_to
from tests.browser.player import Json, Player
from tests.browser.test_access import check, sticks_out

ALONE: Json = {"players": 1}


def begin(player: Player, **options: str) -> Page:
    page = player.open(f"t/{player.new_table('menara', {**ALONE, **options}, [{'who': 'me'}])}")
    player.wait(lambda: player.seen and my_turn(player), "the first turn")
    return page


def board(player: Player) -> Json:
    found: Json = next(iter(player.seen.values()))["view"]["board"]
    return found


def my_turn(player: Player) -> bool:
    return any(seen["view"]["to_move"] == 0 for seen in player.seen.values())


def done(player: Player, before: int) -> None:
    """What was done has settled, and it is one's turn again or over."""
    player.wait(lambda: player.ply > before and (player.over or my_turn(player)), "the next turn")


def lay(player: Player) -> None:
    """The slab where it is steadiest."""
    player.page.locator("[data-place]").first.click()
    confirm(player.page)


def nearly_full(player: Player) -> str:
    """A column on the slab that has the fewest marks left, so that a new one comes soon."""
    free = {slab["slab"]: len(slab["free"]) for slab in board(player)["slabs"]}
    puts = [move for move in player.legal() if move.startswith(("put", "take"))]
    return min(puts, key=lambda move: (free[int(move.split()[-1][:2])], move), default="fail")


def step(player: Player) -> None:
    """A step of a turn, done on the board."""
    player.shown()
    before, page, phase = player.ply, player.page, board(player)["phase"]
    if phase in ("base", "lay"):
        lay(player)
    elif phase == "build":
        move = nearly_full(player)
        if move.startswith("put"):
            level = next(slab["level"] for slab in board(player)["slabs"] if slab["slab"] == int(move[-3:-1]))
            page.locator(".levels button").nth(level).click()
            page.locator(f'[data-mark="{move[-3:]}"]').click()
            page.locator(f'[data-mark="{move[-3:]}"]').click()
        elif move == "fail":
            page.locator('[data-move="fail"]').click()
            confirm(page)
        else:
            player.write(move)
    else:
        move = {"swap": "-", "failed": "keep"}.get(phase) or player.legal()[0]
        page.locator(f'[data-move="{move}"]').click()
        confirm(page)
    done(player, before)


def until(player: Player, phase: str, most: int = 60) -> None:
    for _ in range(most):
        if player.over or board(player)["phase"] == phase:
            return
        step(player)


@pytest.mark.slow
def test_a_temple_is_built_alone_and_comes_down(player: NewPlayer) -> None:
    one = player()
    page = begin(one)
    page.locator(".menara-space canvas").wait_for()
    check(one)
    until(one, "swap")
    page.locator('[data-look="plan"]').click()
    until(one, "lay")
    check(one)
    # With keys alone: to the first good place, a millimetre aside and back, and laid.
    before = one.ply
    tab_to(page, "svg.canvas")
    for key in ("n", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    page.locator(".outlook.stands").wait_for()
    page.locator("#confirm").wait_for()
    page.keyboard.press("Enter")
    done(one, before)
    assert board(one)["storeys"] == 1 or any(slab["level"] == 0 for slab in board(one)["slabs"][3:])
    page.locator('[data-look="weigh"]').click()
    page.locator(".weighed .outlook").wait_for()
    page.locator('[data-look="weigh"]').click()
    # To its end: what the rules forbid is not sent and is explained, what would fall is said before it does.
    until(one, "lay")
    page.locator("[data-place]").first.click()
    for _ in range(40):
        page.locator('.nudges [aria-label="to the left"]').click()
        page.locator(".outlook:not(.asking)").wait_for()
        if page.locator(".outlook.falls, .outlook.no").count():
            break
    if page.locator(".outlook.falls").count():
        confirm(page)
    else:
        assert re.search(r"\(MN-\d+\)", page.locator(".outlook.no").inner_text())
        assert page.locator("#confirm").count() == 0
        page.get_by_role("button", name="More").click()
        page.get_by_role("group", name="More").get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator(".over", has_text="you have all lost").wait_for()
    check(one)


def test_on_the_smallest_screen_by_touch_and_what_does_not_fit_is_explained(player: NewPlayer) -> None:
    one = player(viewport={"width": 320, "height": 640}, has_touch=True, locale="hu")
    page = begin(one)
    page.locator(".menara-space canvas").wait_for()
    assert sticks_out(page) == []
    page.locator('[data-look="plan"]').click()
    until(one, "build")
    assert sticks_out(page) == []
    taken = {move[-3:] for move in one.legal()}
    marks = [f"{slab['slab']:02}{mark}" for slab in board(one)["slabs"] for mark in slab["free"]]
    other = next((mark for mark in marks if mark not in taken), None)
    if other:
        page.locator(f'[data-mark="{other}"]').tap()
        page.locator(".why").wait_for()
