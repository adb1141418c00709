"""Draws the material of Menara for the documents: `python -m ops.menara_pages` writes the SVG files in docs/menara."""

from __future__ import annotations

from pathlib import Path

from stelae.games.menara.material import Card, Face, material
from stelae.games.menara.temple import COLOURS, MARK_RADIUS, SIDES

FOLDER = Path(__file__).parents[1] / "docs/menara"
# Fill, edge and ink of a mark; the letter says its colour, too.
LOOKS = {
    "y": ("#f2c230", "#8a6a00", "#3a2c00"),
    "r": ("#c8321f", "#6e1408", "#ffffff"),
    "k": ("#26221f", "#000000", "#ffffff"),
    "w": ("#fbf8f0", "#8d8470", "#3a342a"),
    "b": ("#2d6fb5", "#123c6b", "#ffffff"),
}
GROUND = {"light": ("#e2cda4", "#8f7444"), "dark": ("#8a6240", "#4d321b")}
FRAME = {"free": ("#b0673a", "free"), "light": ("#dcc595", "light"), "dark": ("#5b3d26", "dark")}
STACK = {"blue": "#2d6fb5", "yellow": "#f2c230", "red": "#c8321f"}
TASK = {
    "any": "{n} on any slabs",
    "one": "{n} on one slab",
    "move": "move {n} higher",
    "fill": "fill one slab",
    "lift": "move a slab",
}
CELL, COLUMNS = 196, 4
CARD_WIDE, CARD_HIGH, CARDS_ACROSS = 118, 150, 7
FONT = 'font-family="Georgia, serif"'


def drawn(face: Face, side: str, x: float, y: float) -> str:
    """A side of a slab with its middle at a place of the page, where y points down."""
    fill, edge = GROUND[side]
    corners = " ".join(f"{x + px:.1f},{y - py:.1f}" for px, py in face.outline)
    parts = [f'<polygon points="{corners}" fill="{fill}" stroke="{edge}" stroke-width="2" stroke-linejoin="round"/>']
    for mark in face.marks:
        fill, edge, ink = LOOKS[mark.colour]
        cx, cy = x + mark.at[0], y - mark.at[1]
        parts.append(
            f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{MARK_RADIUS}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
            f'<text x="{cx:.1f}" y="{cy + 4:.1f}" {FONT} font-size="11" text-anchor="middle" fill="{ink}">'
            f"{mark.name}·{mark.colour}</text>"
        )
    return "".join(parts)


def page(wide: float, high: float, parts: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}" width="{wide:.0f}">'
        f'<rect width="100%" height="100%" fill="#f7f3ea"/>{"".join(parts)}</svg>\n'
    )


def slabs(numbers: range) -> str:
    """A page of slabs: each with its light side and, beside it, its dark side."""
    parts = []
    rows = -(-len(numbers) * 2 // COLUMNS)
    for n, number in enumerate(numbers):
        for k, side in enumerate(SIDES):
            column, row = (2 * n + k) % COLUMNS, (2 * n + k) // COLUMNS
            x, y = CELL * (column + 0.5), CELL * (row + 0.5)
            label = f'<text x="{x - 88:.1f}" y="{y - 78:.1f}" {FONT} font-size="17">{number:02} {side}</text>'
            parts.append(drawn(material().face(number, side), side, x, y) + label)
    return page(CELL * COLUMNS, CELL * rows, parts)


def card(of: Card, x: float, y: float) -> str:
    colour, name = FRAME[of.frame]
    task = TASK[of.kind].format(n=of.count)
    return (
        f'<g {FONT} text-anchor="middle"><rect x="{x + 6}" y="{y + 6}" width="{CARD_WIDE - 12}"'
        f' height="{CARD_HIGH - 12}" rx="9" fill="#fffdf7" stroke="{colour}" stroke-width="8"/>'
        f'<circle cx="{x + 25}" cy="{y + 27}" r="6" fill="{STACK[of.stack]}" stroke="#0005"/>'
        f'<text x="{x + CARD_WIDE / 2 + 8}" y="{y + 32}" font-size="15">{of.name}</text>'
        f'<text x="{x + CARD_WIDE / 2}" y="{y + 82}" font-size="32">{of.count or "◆"}</text>'
        f'<text x="{x + CARD_WIDE / 2}" y="{y + 108}" font-size="12">{task}</text>'
        f'<text x="{x + CARD_WIDE / 2}" y="{y + 130}" font-size="11" fill="#766">{name}</text></g>'
    )


def cards() -> str:
    parts, y = [], 0.0
    for stack in STACK:
        listed = [of for of in material().cards.values() if of.stack == stack]
        for n, of in enumerate(listed):
            parts.append(card(of, CARD_WIDE * (n % CARDS_ACROSS), y + CARD_HIGH * (n // CARDS_ACROSS)))
        y += CARD_HIGH * -(-len(listed) // CARDS_ACROSS)
    return page(CARD_WIDE * CARDS_ACROSS, y, parts)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    assert set(LOOKS) == set(COLOURS)
    (FOLDER / "slabs-1.svg").write_text(slabs(range(1, 10)), "utf-8")
    (FOLDER / "slabs-2.svg").write_text(slabs(range(10, 19)), "utf-8")
    (FOLDER / "cards.svg").write_text(cards(), "utf-8")


if __name__ == "__main__":
    main()
