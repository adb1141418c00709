"""What the boards answer where a tap does not just name a move; Maya's towers in space."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPlayer
from tests.browser.hands import tap
from tests.browser.test_access import check

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


def test_one_walks_around_the_towers_of_maya_and_moves_there(player: NewPlayer) -> None:
    one = player()
    page = one.open(f"t/{one.new_table('maya', {}, [ME, {**ME, 'name': 'Two'}])}")
    one.wait(lambda: bool(one.legal()), "a turn")
    one.write("m12/5")
    one.wait(lambda: one.ply == 2, "the set-up")
    page.get_by_role("button", name="Walk around it").click()
    page.locator(".maya-space canvas").wait_for()
    check(one)
    scene = page.get_by_role("application", name="The plaza with its towers")
    scene.press("ArrowLeft")
    page.get_by_role("button", name="Turn it to the right").click()
    # From almost any side there is a floor in the middle.
    scene.click()
    page.locator(".level-button.chosen").wait_for()
    page.get_by_role("button", name="Back to the plan").click()
    page.locator("svg.maya-plaza").wait_for()
    one.faults[:] = [fault for fault in one.faults if "GL Driver" not in fault]


def test_where_nothing_can_be_drawn_in_space_the_button_says_so(player: NewPlayer) -> None:
    one = player()
    one.page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page = one.open(f"t/{one.new_table('maya', {}, [ME, {**ME, 'name': 'Two'}])}")
    button = page.locator("[data-look=space]")
    expect(button).to_have_text("Walk around it: not in this browser (it lacks WebGL)")
    button.click(force=True)
    page.locator("svg.maya-plaza").wait_for()
