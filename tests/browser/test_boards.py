"""What the boards answer where a tap does not just name a move."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.hands import tap

ME = {"who": "me"}
# The drawing of Tayü: a square, and the squares of a side.
UNIT, SIZE = 40, 19


def middle(x: int, y: int) -> tuple[float, float]:
    return (x + 0.5) * UNIT, (SIZE - y - 0.5) * UNIT


STEPS = {"e": (1, 0), "s": (0, -1), "w": (-1, 0), "n": (0, 1)}


def covered(move: str) -> list[tuple[int, int]]:
    """The three squares of a tile, from the first."""
    (right, up), x, y = STEPS[move[-1]], ord(move[0]) - ord("a"), int(move[1:-1]) - 1
    return [(x + right * n, y + up * n) for n in range(3)]


def test_a_tap_anywhere_on_the_land_is_answered_with_a_place_or_a_reason(player: NewPlayer) -> None:
    one = player(viewport=PHONE, has_touch=True, is_mobile=True)
    page = one.open(f"t/{one.new_table('tayu', {}, [ME, {**ME, 'name': 'Two'}])}")
    one.wait(lambda: bool(one.legal()), "a turn")
    page.locator(".spot").first.wait_for(state="attached")
    last = SIZE - 1
    for corner in ((0, 0), (0, last), (last, 0), (last, last)):
        tap(page, *middle(*corner))
        # The first tile belongs into the middle.
        expect(page.locator(".why").get_by_role("button", name="TY-5")).to_be_visible()
        page.locator(".why").get_by_role("button", name="Close").tap()
        expect(page.locator(".why")).to_have_count(0)
    # A tap on the end of a place is enough.
    rng = random.Random(3)
    for _ in range(4):
        end = covered(rng.choice(one.legal()))[-1]
        tap(page, *middle(*end))
        offered = page.locator(".proposed-move").inner_text()
        assert end in covered(offered), offered
        page.get_by_role("button", name="Take back").tap()
