"""Azteka on a terminal: a wheel with sector 1 to the right of noon, and what each side has reached beside it."""

from __future__ import annotations

import math

from stelae.cli.paint import Paint, beside
from stelae.core.contract import View
from stelae.locales import Words

# Letter, ink and ground of each side; the letter alone tells them apart, too.
LOOKS = {"L": (16, 114), "D": (231, 124), "M": (16, 221)}
RADII = (2.6, 5.0, 7.4, 9.8)
MIDDLE = (22, 11)  # column, row; a row is as high as two columns are wide
ROWS, COLUMNS = 23, 45


def draw(view: View, paint: Paint, say: Words) -> list[str]:
    return beside(_wheel(view["board"]["rings"], paint), _panel(view, paint, say))


def _at(radius: float, sectors: float) -> tuple[int, int]:
    """The row and column at a distance from the middle, so many eighths of a turn after noon."""
    angle = sectors * math.tau / 8
    return round(MIDDLE[1] - radius * math.cos(angle)), round(MIDDLE[0] + 2 * radius * math.sin(angle))


def _wheel(rings: list[str], paint: Paint) -> list[str]:
    cells = [[" "] * COLUMNS for _ in range(ROWS)]
    for radius in RADII:
        steps = round(radius * 8)
        for step in range(steps):
            row, column = _at(radius, 8 * step / steps)
            cells[row][column] = paint("·", fg=240)
    for sector in range(8):
        row, column = _at(RADII[-1] + 1.7, sector + 0.5)
        cells[row][column] = paint(str(sector + 1), bold=True)
    for ring, radius in enumerate(RADII):
        row, column = _at(radius, 0)
        cells[row][column] = paint("abcd"[ring], bold=True)
        for sector, piece in enumerate(rings[ring]):
            row, column = _at(radius, sector + 0.5)
            ink, ground = LOOKS.get(piece, (252, None))
            body = f" {piece} " if piece != "." else " o "
            cells[row][column - 1 : column + 2] = [paint(body, fg=ink, bg=ground, bold=piece != "."), "", ""]
    return ["".join(row).rstrip() for row in cells]


def _panel(view: View, paint: Paint, say: Words) -> list[str]:
    board = view["board"]
    lines = []
    for seat, (left, reach) in enumerate(zip(board["supplies"], board["reach"], strict=True)):
        piece = "LDM"[seat]
        ink, ground = LOOKS[piece]
        mark = "▸" if view["to_move"] == seat else " "
        badge = paint(f" {piece} ", fg=ink, bg=ground, bold=True)
        lines.append(f"{mark} {badge} {paint(say(f'azteka-seat-{seat}'), bold=True)}")
        lines.append("      " + say("azteka-panel-left", left=left))
        if view["options"]["variant"] == "mummies" or piece == "L":
            lines.append(
                "      " + say("azteka-panel-spread", sectors=len(reach["sectors"]), rings=len(reach["rings"]))
            )
        if view["options"]["variant"] == "mummies":
            lines.append("      " + say("azteka-panel-sector", filled=reach["fullest_sector"]))
        if piece == "D" and view["options"]["variant"] != "mummies":
            filled = {"sector": reach["fullest_sector"], "ring": reach["fullest_ring"]}
            lines.append("      " + say("azteka-panel-fill", **filled))
        lines.append("")
    if board["birth"]:
        lines.append(paint(say("azteka-panel-birth"), bold=True))
    if board["last_turns"] is not None:
        lines.append(paint(say("azteka-panel-last", left=board["last_turns"]), bold=True))
    return lines
