"""A finished game looked at again: stepping, trying moves, judging, links; and a position by its address alone."""

import random
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

import stelae
from tests.browser.conftest import DESKTOP, PHONE, NewPlayer
from tests.browser.player import Player, play_out
from tests.browser.test_access import check

# Milliseconds: the kernels of the bots may have to be compiled first.
THINKING = 300_000
ME, BOT = {"who": "me"}, {"who": "bot", "bot": "random"}


def finished(one: Player, game: str, options: dict[str, object]) -> str:
    seats = [ME, *[BOT] * (stelae.game(game).seats(options) - 1)]
    code = one.new_table(game, options, seats)
    one.open(f"t/{code}")
    play_out([one], random.Random(9))
    return code


@pytest.mark.slow
def test_a_finished_game_is_stepped_through_judged_and_tried_otherwise(player: NewPlayer) -> None:
    one = player()
    code = finished(one, "azteka", {})
    page = one.page
    page.get_by_role("link", name="Look at it again").click()
    page.wait_for_url(f"**/game/{code}")
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".piece")).to_have_count(0)
    page.get_by_role("button", name="A step forward").click()
    expect(page.locator(".piece")).to_have_count(1)
    # Another move than the one that was made.
    first = page.locator('.review-moves [data-ply="1"] .ply-move').inner_text()
    page.get_by_role("button", name="To the beginning").click()
    other = "a1" if first != "a1" else "b2"
    page.locator(f'[data-cell="{other}"]').click()
    page.get_by_role("button", name="Try it").click()
    page.get_by_text("You are trying out moves").wait_for()
    expect(page.locator(f'[data-cell="{other}"] .piece')).to_have_count(1)
    page.get_by_role("button", name="Judge this position").click()
    page.locator(".best-moves li").first.wait_for(timeout=THINKING)
    page.locator(".best-moves button").first.click()
    page.locator(".socket.pointed, .ring.pointed").first.wait_for()
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".piece")).to_have_count(0)
    page.get_by_role("button", name="Judge every move").click()
    page.locator(".course-line").first.wait_for(timeout=THINKING)
    page.get_by_role("button", name="Stop").click()
    check(one)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [("maya", {"players": 3}), ("tayu", {"backs": True})])
def test_anybody_can_look_at_a_game_by_its_link(player: NewPlayer, game: str, options: dict[str, object]) -> None:
    code = finished(player(), game, options)
    stranger = player(viewport=PHONE, color_scheme="dark", locale="ru")
    page = stranger.open(f"game/{code}?ply=5")
    page.locator(".review-ply", has_text="5").wait_for()
    check(stranger)


@pytest.mark.parametrize("game", ["azteka", "maya", "tayu"])
def test_a_position_is_shown_by_its_address_alone(player: NewPlayer, game: str) -> None:
    state, rng = stelae.game(game).start({}, seed=3), random.Random(3)
    for _ in range(9):
        state = state.play(state.sample(rng) if state.to_move == "chance" else rng.choice(state.legal()))
    one = player(viewport=DESKTOP)
    page = one.open("position?" + urlencode({"game": game, "position": str(state)}))
    page.locator("svg.canvas").wait_for()
    page.locator(".review-ply", has_text="0").wait_for()
    check(one)


def test_a_game_that_goes_on_and_a_position_that_is_none_are_told_in_words(player: NewPlayer) -> None:
    one = player()
    code = one.new_table("azteka", {}, [ME, BOT])
    one.open(f"game/{code}").get_by_role("heading", level=1).wait_for()
    one.open("position?game=azteka&position=nonsense").get_by_role("heading", level=1).wait_for()
    one.faults.clear()  # the browser itself notes what was refused
