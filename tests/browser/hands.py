"""How people move on each board: with a mouse, with a finger, with the keys. Each hand makes one legal move."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page

from tests.browser.player import PATIENCE, Hand, Json, Player

Point = tuple[float, float]


def canvas_point(page: Page, x: float, y: float) -> Point:
    """Where a point of the drawing is, from the upper left corner of the board."""
    found = page.locator("svg.canvas").evaluate(
        """(svg, [x, y]) => {
            const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
            const box = svg.getBoundingClientRect();
            return [at.x - box.left, at.y - box.top];
        }""",
        [x, y],
    )
    return found[0], found[1]


def click(page: Page, x: float, y: float) -> None:
    left, top = canvas_point(page, x, y)
    page.locator("svg.canvas").click(position={"x": left, "y": top})


def tap(page: Page, x: float, y: float) -> None:
    left, top = canvas_point(page, x, y)
    page.locator("svg.canvas").tap(position={"x": left, "y": top})


def drag(page: Page, begin: Point, end: Point) -> None:
    """From one point of the drawing to another, by way of the middle."""
    page.locator("svg.canvas").scroll_into_view_if_needed()
    box = page.locator("svg.canvas").bounding_box()
    assert box is not None
    (x0, y0), (x1, y1) = canvas_point(page, *begin), canvas_point(page, *end)
    page.mouse.move(box["x"] + x0, box["y"] + y0)
    page.mouse.down()
    page.mouse.move(box["x"] + (x0 + x1) / 2, box["y"] + (y0 + y1) / 2, steps=4)
    page.mouse.move(box["x"] + x1, box["y"] + y1, steps=4)
    page.mouse.up()


def tab_to(page: Page, selector: str) -> None:
    """Goes there as somebody without a mouse does."""
    for _ in range(200):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with the Tab key")


def confirm(page: Page) -> None:
    page.locator("#confirm").click()


# ---- Azteka ----

CELL = re.compile(r"[a-d][1-8]")


def azteka_mouse(player: Player, rng: random.Random) -> None:
    player.shown()
    move, page = rng.choice(player.legal()), player.page
    if CELL.fullmatch(move):
        cell = page.locator(f'[data-cell="{move}"]')
        cell.click()
        cell.click()
    elif move.endswith("+") and not move.endswith("++") and rng.random() < 0.5:
        # The ring itself is pulled round by one sector.
        radius = 112 + 92 * ("abcd".index(move[0]) + 0.5)
        drag(page, (radius * 0.05, -radius), (radius * 0.74, -radius * 0.68))
    else:
        page.locator(f'[data-move="{move}"]').click()
        confirm(page)


def azteka_touch(player: Player, rng: random.Random) -> None:
    player.shown()
    move, page = rng.choice(player.legal()), player.page
    page.locator(f'[data-cell="{move}"]' if CELL.fullmatch(move) else f'[data-move="{move}"]').tap()
    page.locator("#confirm").tap()


class AztekaKeys:
    """The cursor stays where it was left."""

    def __init__(self) -> None:
        self.ring, self.sector = 0, 0

    def __call__(self, player: Player, rng: random.Random) -> None:
        player.shown()
        move, page = rng.choice(player.legal()), player.page
        if move == "-":
            tab_to(page, '[data-move="-"]')
            page.keyboard.press("Enter")
            tab_to(page, "#confirm")
            page.keyboard.press("Enter")
            return
        tab_to(page, "svg.canvas")
        ring = "abcd".index(move[0])
        self._go("ArrowUp" if ring > self.ring else "ArrowDown", abs(ring - self.ring), page)
        self.ring = ring
        if CELL.fullmatch(move):
            sector = int(move[1]) - 1
            self._go("ArrowRight", (sector - self.sector) % 8, page)
            self.sector = sector
            self._go("Enter", 2, page)
        else:
            self._go("+", len(move) - 1, page)
            page.locator(f'.proposed-move:text-is("{move}")').wait_for()
            tab_to(page, "#confirm")
            page.keyboard.press("Enter")

    @staticmethod
    def _go(key: str, times: int, page: Page) -> None:
        for _ in range(times):
            page.keyboard.press(key)


# ---- Maya ----

TOWERS = ((1, 2, 3), (6, 5, 4), (7, 8, 9))
PLACES = {tower: (row, column) for row, towers in enumerate(TOWERS) for column, tower in enumerate(towers)}


def tower_at(tower: int, level: int = 5) -> Point:
    """A point of the drawing on a floor, where no higher floor covers it."""
    row, column = PLACES[tower]
    x, y = 14 + 88 + 210 * column, 32 + 10 + 88 + 218 * row
    return (x if level == 5 else x - (88 - 17 * (level - 1)) + 8), y - 9 * level


def exchange(rng: random.Random, player: Player) -> tuple[str, int, int, int] | None:
    move = rng.choice(player.legal())
    found = re.fullmatch(r"([1-9])([1-9])/([1-5])", move)
    if found is None:
        return None
    one, other = (int(found[1]), int(found[2])) if rng.random() < 0.5 else (int(found[2]), int(found[1]))
    return move, one, other, int(found[3])


def maya_mouse(player: Player, rng: random.Random) -> None:
    player.shown()
    page = player.page
    while (chosen := exchange(rng, player)) is None:
        pass
    _, one, other, level = chosen
    if rng.random() < 0.5:
        drag(page, tower_at(one, level), tower_at(other))
    else:
        click(page, *tower_at(one, level))
        click(page, *tower_at(other))
        click(page, *tower_at(other))


def maya_touch(player: Player, rng: random.Random) -> None:
    player.shown()
    page = player.page
    while (chosen := exchange(rng, player)) is None:
        pass
    move, one, other, level = chosen
    tap(page, *tower_at(one))
    tap(page, *tower_at(other))
    page.locator(".proposed-move").wait_for()
    if page.locator(".proposed-move").inner_text() != move:
        page.locator(f'[data-level="{level}"]').tap()
        page.locator(f'.proposed-move:text-is("{move}")').wait_for()
    page.locator("#confirm").tap()


class MayaKeys:
    """Arrows go from tower to tower, a digit chooses the level."""

    def __init__(self) -> None:
        self.tower = 5

    def __call__(self, player: Player, rng: random.Random) -> None:
        player.shown()
        page = player.page
        while (chosen := exchange(rng, player)) is None:
            pass
        move, one, other, level = chosen
        tab_to(page, "svg.canvas")
        self._go(page, one)
        page.keyboard.press(str(level))
        page.keyboard.press("Enter")
        self._go(page, other)
        page.keyboard.press("Enter")
        page.locator(f'.proposed-move:text-is("{move}")').wait_for()
        page.keyboard.press("Enter")

    def _go(self, page: Page, tower: int) -> None:
        (row, column), (to_row, to_column) = PLACES[self.tower], PLACES[tower]
        for _ in range(abs(to_row - row)):
            page.keyboard.press("ArrowDown" if to_row > row else "ArrowUp")
        for _ in range(abs(to_column - column)):
            page.keyboard.press("ArrowRight" if to_column > column else "ArrowLeft")
        self.tower = tower


# ---- Tayü ----


def spot(player: Player, rng: random.Random) -> Point:
    """The middle of a place where the drawn tile can lie."""
    spots = player.page.locator(".spot")
    spots.first.wait_for(state="attached")
    circle = spots.nth(rng.randrange(spots.count()))
    return float(circle.get_attribute("cx") or 0), float(circle.get_attribute("cy") or 0)


def tayu_mouse(player: Player, rng: random.Random) -> None:
    player.shown()
    page = player.page
    at = spot(player, rng)
    click(page, *at)
    page.locator(".proposed-move").wait_for()
    if rng.random() < 0.3:
        page.mouse.wheel(0, 100)
    click(page, *at)


def tayu_touch(player: Player, rng: random.Random) -> None:
    player.shown()
    tap(player.page, *spot(player, rng))
    if rng.random() < 0.3:
        player.page.locator('[data-turn="right"]').tap()
    player.page.locator("#confirm").tap()


def tayu_keys(player: Player, rng: random.Random) -> None:
    player.shown()
    page = player.page
    page.locator(".spot").first.wait_for(state="attached")
    tab_to(page, "svg.canvas")
    for _ in range(rng.randrange(1, 4)):
        page.keyboard.press("n")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.locator(".proposed-move").wait_for(timeout=PATIENCE)
    page.keyboard.press("Enter")


# ---- Menara ----


def board(player: Player) -> Json:
    found: Json = next(iter(player.seen.values()))["view"]["board"]
    return found


def done(player: Player, before: int) -> None:
    """What was done has settled, and it is one's turn again or over."""
    player.wait(lambda: player.ply > before and (player.over or player.at_turn()), "the next turn")


def lay(player: Player) -> None:
    """The slab where it is steadiest."""
    player.page.locator("[data-place]").first.click()
    confirm(player.page)


def nearly_full(player: Player) -> str:
    """A column on the slab that has the fewest marks left, so that a new one comes soon."""
    free = {slab["slab"]: len(slab["free"]) for slab in board(player)["slabs"]}
    puts = [move for move in player.legal() if move.startswith(("put", "take"))]
    return min(puts, key=lambda move: (free[int(move.split()[-1][:2])], move), default="fail")


def menara_steps(player: Player, rng: random.Random | None = None) -> None:
    """A step of a turn, done on the board: slabs where they are steadiest, columns where a slab is nearly full."""
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


HANDS: dict[tuple[str, str], Hand] = {
    ("azteka", "mouse"): azteka_mouse,
    ("azteka", "touch"): azteka_touch,
    ("maya", "mouse"): maya_mouse,
    ("maya", "touch"): maya_touch,
    ("tayu", "mouse"): tayu_mouse,
    ("tayu", "touch"): tayu_touch,
    ("tayu", "keys"): tayu_keys,
    ("menara", "mouse"): menara_steps,
    ("menara", "touch"): menara_steps,
}


def hand(game: str, way: str) -> Hand:
    if (game, way) == ("azteka", "keys"):
        return AztekaKeys()
    if (game, way) == ("maya", "keys"):
        return MayaKeys()
    return HANDS[game, way]
