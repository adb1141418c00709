"""Menara on the page: built to its end by suggestions and by keys, in space and on the plan."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from stelae.games.menara.state import Task
from tests.browser.conftest import NewPlayer
from tests.browser.hands import board, confirm, done, menara_steps, tab_to
from tests.browser.player import Json, Player, play_out
from tests.browser.test_access import check, sticks_out
from tests.games.menara_games import card_of, tower, turn

ALONE: Json = {"players": 1}


def begin(player: Player, **options: str) -> Page:
    page = player.open(f"t/{player.new_table('menara', {**ALONE, **options}, [{'who': 'me'}])}")
    player.wait(player.at_turn, "the first turn")
    return page


def until(player: Player, phase: str, most: int = 60) -> None:
    for _ in range(most):
        if player.over or board(player)["phase"] == phase:
            return
        menara_steps(player)


@pytest.mark.slow
def test_a_temple_is_begun_alone(player: NewPlayer) -> None:
    one = player()
    page = begin(one)
    page.locator(".menara-space canvas").wait_for()
    check(one)
    until(one, "swap")
    page.locator('[data-look="plan"]').click()
    check(one)


def laying(player: Player) -> Page:
    """Both seats at one device, a temple of two storeys, and a slab to be laid."""
    card = card_of("any", 3, "free")
    start = str(turn(tower(2), "lay", card=card, task=Task(card, 1, used=1), hand="yyrrkw"))
    code = player.new_table("menara", {"players": 2}, [{"who": "me"}, {"who": "me"}], start=start)
    page = player.open(f"t/{code}")
    player.wait(player.at_turn, "the slab's turn")
    page.locator('[data-look="plan"]').click()
    page.locator("[data-place]").first.wait_for()
    return page


@pytest.mark.slow
def test_a_slab_is_laid_with_keys_alone(player: NewPlayer) -> None:
    one = player()
    page = laying(one)
    check(one)
    # To the first good place, a millimetre aside and back, and laid.
    before = one.ply
    tab_to(page, "svg.canvas")
    for key in ("n", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    page.locator(".outlook.stands").wait_for()
    page.locator("#confirm").wait_for()
    page.keyboard.press("Enter")
    done(one, before)
    assert board(one)["storeys"] == 3
    page.locator('[data-look="weigh"]').click()
    page.locator(".weighed .outlook").wait_for()


@pytest.mark.slow
def test_what_would_fall_is_said_before_it_does(player: NewPlayer) -> None:
    one = player()
    page = laying(one)
    page.locator("[data-place]").first.click()
    page.locator(".outlook.stands").wait_for()
    for _ in range(60):
        page.locator('.nudges [aria-label="to the left"]').click()
        page.locator(".outlook:not(.asking)").wait_for()
        if page.locator(".outlook.falls").count():
            break
    confirm(page)
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


@pytest.mark.slow
@pytest.mark.parametrize("of_whom", ["sure", "shaky"])
def test_two_browsers_carry_out_the_last_card_and_win_together(player: NewPlayer, of_whom: str) -> None:
    start = str(turn(tower(3), "swap", hand_kind=of_whom, cards=(card_of("any", 1),)))
    first, second = player(), player()
    options = {"players": 2, "hand": of_whom}
    code = first.new_table("menara", options, [{"who": "me"}, {"who": "open"}], start=start)
    first.open(f"t/{code}")
    second.open(f"t/{code}").get_by_role("button", name="Sit here").click()
    for one in (first, second):
        one.page.locator('[data-look="plan"]').click()
    play_out([first, second], random.Random(of_whom), menara_steps)
    for one in (first, second):
        one.page.locator(".over", has_text="you have all won").wait_for()
    assert "1 column on any slab" in first.page.locator(".move-list").inner_text()
    assert "=" not in first.page.locator(".move-list").inner_text()
