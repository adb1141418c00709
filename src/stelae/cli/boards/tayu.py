"""Tayü on a terminal: three columns and a line a square, the channels as lines, and the scores beside the board."""

from __future__ import annotations

from stelae.cli.paint import Paint, beside
from stelae.core.contract import View
from stelae.locales import Words

# Lines by the sides to which they run: north 1, east 2, south 4, west 8.
LINES = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
SIDES = ("north", "east", "south", "west")
STEPS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
COLUMNS = "abcdefghijklmnopqrs"

BACKS = {"ring": "◎", "plain": "■"}

WATER, GROUND, LAST, GOLD, SHORE = 51, (236, 239, 242, 94), 25, 220, 250
ROLES = {
    "north_south": ("tayu-role-north-south", "north", "south"),
    "east_west": ("tayu-role-east-west", "east", "west"),
    "saboteur": ("tayu-role-saboteur", "", ""),
}


def draw(view: View, paint: Paint, say: Words) -> list[str]:
    return beside(_board(view["board"], paint), _panel(view, paint, say), gap=2)


def _at(square: str) -> tuple[int, int]:
    return COLUMNS.index(square[0]), int(square[1:]) - 1


def _water(sides: list[str], dry: str) -> str:
    """A square of a tile: its water, and what fills the rest."""
    middle = LINES[sum(1 << SIDES.index(side) for side in sides)] if sides else dry
    return ("━" if "west" in sides else dry) + middle + ("━" if "east" in sides else dry)


def _grounds(tiles: list[View]) -> list[int]:
    """A ground for each tile, unlike those of its neighbours as far as there are enough; the last one stands out."""
    on: dict[tuple[int, int], int] = {}
    grounds = []
    for tile in tiles:
        squares = [_at(square) for square in tile["squares"]]
        near = {on.get((x + right, y + up)) for x, y in squares for right, up in STEPS.values()}
        grounds.append(next((ground for ground in GROUND if ground not in near), GROUND[0]))
        on |= dict.fromkeys(squares, grounds[-1])
    return [*grounds[:-1], LAST] if tiles else []


def _cells(board: View, paint: Paint) -> dict[tuple[int, int], str]:
    """What stands on each square, three columns wide."""
    size = board["size"]
    cells = {(x, y): paint(" · ", fg=240) for x in range(size) for y in range(size)}
    for square in board["centre"]:
        cells[_at(square)] = paint(" ○ ", fg=GOLD)
    for square, side in board["open"]:
        x, y = _at(square)
        cells[x + STEPS[side][0], y + STEPS[side][1]] = paint(" • ", fg=WATER)
    grounds = _grounds(board["tiles"])
    for tile, ground in zip(board["tiles"], grounds, strict=True):
        dry = " " if paint.colour else "▓" if ground == LAST else "░"
        for square, sides in zip(tile["squares"], tile["channels"], strict=True):
            cells[_at(square)] = paint(_water(sides, dry), fg=WATER, bg=ground, bold=True)
    return cells


def _shore(board: View, side: str, paint: Paint) -> list[str]:
    """The frame along a side: where water reaches it, and the double points."""
    index = 0 if side in ("north", "south") else 1
    plain = "─" if index == 0 else "│"
    marks = [paint(plain, fg=SHORE) for _ in range(board["size"])]
    for number in board["doubles"]:
        marks[number - 1] = paint("◇", fg=GOLD, bold=True)
    for square in board["sides"][side]["closed"]:
        n = _at(square)[index]
        marks[n] = paint("x", dim=True) if n + 1 in board["doubles"] else marks[n]
    for outlet in board["sides"][side]["outlets"]:
        double = outlet["points"] == 2
        marks[_at(outlet["square"])[index]] = paint("◆" if double else "●", fg=GOLD if double else WATER, bold=True)
    return marks


def _board(board: View, paint: Paint) -> list[str]:
    size = board["size"]
    cells = _cells(board, paint)
    letters = "   " + "".join(paint(f" {letter} ", bold=True) for letter in COLUMNS[:size])
    west, east = _shore(board, "west", paint), _shore(board, "east", paint)
    rows = [
        paint(f"{y + 1:2}", bold=True) + west[y] + "".join(cells[x, y] for x in range(size)) + east[y]
        for y in reversed(range(size))
    ]
    line = paint("─", fg=SHORE)
    north, south = ("".join(line + mark + line for mark in _shore(board, side, paint)) for side in ("north", "south"))
    top = "  " + paint("┌", fg=SHORE) + north + paint("┐", fg=SHORE)
    bottom = "  " + paint("└", fg=SHORE) + south + paint("┘", fg=SHORE)
    return [letters, top, *rows, bottom, letters]


def _panel(view: View, paint: Paint, say: Words) -> list[str]:
    board = view["board"]
    lines: list[str] = []
    for role, (name, one, other) in ROLES.items():
        seats = [seat for seat, played in enumerate(board["roles"]) if played == role]
        if not seats and role == "saboteur":
            continue
        mark = "▸ " if view["to_move"] in seats else "  "
        lines.append(mark + paint(say(name), bold=True))
        if view["options"]["players"] > 2 and seats:
            lines.append(
                "  " + say("tayu-panel-seats", seats=", ".join(str(seat + 1) for seat in seats), count=len(seats))
            )
        if one:
            points = [board["sides"][side]["points"] for side in (one, other)]
            lines.append(f"  {points[0]} × {points[1]} = " + paint(str(board["scores"][role]), bold=True))
        else:
            lines.append("  " + say("tayu-panel-target", target=board["target"]))
        lines.append("")
    if board["auction"] is not None:
        passed = ", ".join(str(seat + 1) for seat in board["auction"]["passed"]) or "–"
        lines.append("▸ " + paint(say("tayu-panel-bid", bid=board["auction"]["bid"] or "–"), bold=True))
        lines += ["  " + say("tayu-panel-passed", seats=passed), ""]
    if board["hand"] is not None:
        lines += _hand(board["hand"], paint, say)
    left = board["left"]
    lines.append("  " + say("tayu-panel-bag", left=left["ring"] + left["plain"]))
    lines.append("  " + "  ".join(f"{mark} {left[back]}" for back, mark in BACKS.items()))
    return lines


def _hand(hand: View, paint: Paint, say: Words) -> list[str]:
    """The drawn tile as it lies when it points east."""
    dry = " " if paint.colour else "░"
    tile = "".join(_water(sides, dry) for sides in hand["channels"])
    return [
        "  " + paint(say("tayu-panel-hand", tile=hand["tile"]), bold=True) + f" {BACKS[hand['back']]}",
        "  " + paint(tile, fg=WATER, bg=LAST, bold=True) + " → e",
        "",
    ]
