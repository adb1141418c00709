"""Every game and variant, played on the page by two browsers to its end."""

import random

import pytest

import stelae
from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.hands import hand, tab_to
from tests.browser.player import Json, play_out

VARIANTS = [(name, variant) for name in ("azteka", "maya", "tayu") for variant in stelae.game(name).info.variants]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "variant"), VARIANTS)
def test_two_browsers_play_it_to_the_end(player: NewPlayer, name: str, variant: str) -> None:
    game = stelae.game(name)
    options = dict(game.info.variants[variant])
    first, second = player(), player()
    bots: list[Json] = [{"who": "bot", "bot": "random"}] * (game.seats(options) - 2)
    code = first.new_table(name, options, [{"who": "me"}, {"who": "open"}, *bots])
    first.open(f"t/{code}")
    second.open(f"t/{code}").get_by_role("button", name="Sit here").click()
    play_out([first, second], random.Random(f"{name} {variant}"))
    for one in (first, second):
        one.page.locator(".over").wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["azteka", "maya", "tayu"])
@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_game_against_a_bot_is_played_on_the_board_alone(player: NewPlayer, name: str, way: str) -> None:
    """From the front page: the game, the door, and then every move on the board itself."""
    one = player(**({"viewport": PHONE, "has_touch": True, "is_mobile": True} if way == "touch" else {}))
    page = one.open()
    if way == "keys":
        tab_to(page, f'[data-game="{name}"]')
        page.keyboard.press("Enter")
        tab_to(page, '[data-door="new-bot"]')
        page.keyboard.press("Enter")
    else:
        page.locator(f'[data-game="{name}"]').click()
        page.locator('[data-door="new-bot"]').click()
    play_out([one], random.Random(name + way), hand(name, way))
    page.locator(".over").wait_for()
