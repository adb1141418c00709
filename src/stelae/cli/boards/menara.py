"""Menara on a terminal: a plan of each level from above with its marks and columns, and the state of the game."""

from __future__ import annotations

from math import ceil

from stelae.cli.paint import Paint, beside, width
from stelae.core.contract import View
from stelae.games.menara.geometry import beyond, outline_of
from stelae.games.menara.material import Face
from stelae.games.menara.shapes import Outline, box, inside
from stelae.games.menara.temple import Pose
from stelae.locales import Words

# Ink and ground of each colour; the letter alone tells them apart, too.
LOOKS = {"y": (16, 221), "r": (231, 160), "k": (231, 16), "w": (16, 255), "b": (231, 26)}
SLABS = {"light": ((180, 187), "░"), "dark": ((94, 130), "▒")}
# Millimetres that a letter is wide, at least; it is twice as high.
WIDE = 5
COLUMNS, MARGIN = 78, 6


def draw(view: View, paint: Paint, say: Words) -> list[str]:
    board = view["board"]
    return [*_levels(board, paint, say), *_choice(board, paint, say), *_panel(view, paint, say)]


# Plans


class Plan:
    """Slabs seen from above, in letters, with the millimetres at the edges."""

    def __init__(self, slabs: list[View], columns: list[View]) -> None:
        self.slabs = slabs
        self.outlines = [outline_of(_face(slab), Pose(*slab["pose"])) for slab in slabs]
        self.colours = {(column["slab"], column["mark"]): column["colour"] for column in columns}
        left, bottom, right, top = box([point for outline in self.outlines for point in outline])
        # A wide level is drawn smaller, so that it fits the terminal.
        self.wide = max(WIDE, ceil((right - left) / (COLUMNS - MARGIN - 3)))
        self.high = 2 * self.wide
        self.columns = range(round(left / self.wide), round(right / self.wide) + 1)
        self.rows = range(round(top / self.high), round(bottom / self.high) - 1, -1)

    def cell(self, x: float, y: float) -> tuple[int, int]:
        return round(x / self.wide), round(y / self.high)

    def lines(self, paint: Paint) -> list[str]:
        cells: dict[tuple[int, int], str] = {}
        for n, (slab, outline) in enumerate(zip(self.slabs, self.outlines, strict=True)):
            cells |= self.filled(slab, outline, n, paint)
        for slab in self.slabs:
            cells |= self.marked(slab, paint)
        rows = ["".join(cells.get((column, row), " ") for column in self.columns).rstrip() for row in self.rows]
        labels = [f"{row * self.high}".rjust(MARGIN - 1) if row % 5 == 0 else " " * (MARGIN - 1) for row in self.rows]
        ruler = [" "] * (len(self.columns) + 2 * MARGIN)
        for n, column in enumerate(self.columns):
            if column % 10 == 0:
                text = str(column * self.wide)
                ruler[MARGIN + n : MARGIN + n + len(text)] = text
        body = [paint(label, dim=True) + " " + row for label, row in zip(labels, rows, strict=True)]
        return [*body, paint("".join(ruler).rstrip(), dim=True)]

    def filled(self, slab: View, outline: Outline, number: int, paint: Paint) -> dict[tuple[int, int], str]:
        grounds, letter = SLABS[slab["side"]]
        ground = grounds[number % 2]
        found = {
            (column, row): paint(" " if paint.colour else letter, bg=ground)
            for column in self.columns
            for row in self.rows
            if inside(outline, (column * self.wide, row * self.high))
        }
        x, y = self.cell(*slab["pose"][:2])
        for k, digit in enumerate(f"{slab['slab']:02}"):
            found[x + k, y] = paint(digit, fg=16, bg=ground, bold=True)
        return found

    def marked(self, slab: View, paint: Paint) -> dict[tuple[int, int], str]:
        """The marks: the letter of a mark, and after it its colour, a capital where a column stands."""
        found = {}
        for mark in slab["marks"]:
            x, y = self.cell(*beyond(Pose(*slab["pose"]), mark["at"][0], mark["at"][1], 0.0)[:2])
            colour = mark["colour"]
            ink, ground = LOOKS[colour]
            stands = (slab["slab"], mark["mark"]) in self.colours
            found[x, y] = paint(mark["mark"], fg=ink, bg=ground)
            found[x + 1, y] = paint(colour.upper() if stands else colour, fg=ink, bg=ground, bold=stands)
        return found


def _face(slab: View) -> Face:
    return Face(tuple((x, y) for x, y in slab["outline"]), ())


def _levels(board: View, paint: Paint, say: Words) -> list[str]:
    blocks = []
    for level in range(max((slab["level"] for slab in board["slabs"]), default=-1) + 1):
        slabs = [slab for slab in board["slabs"] if slab["level"] == level]
        if slabs:
            title = say("menara-plan-foundation") if level == 0 else say("menara-plan-level", level=level)
            marks = [_marks(slab, board["columns"], paint, say) for slab in slabs]
            blocks.append([paint(title, bold=True), *Plan(slabs, board["columns"]).lines(paint), *marks])
    return _arranged(blocks)


def _marks(slab: View, columns: list[View], paint: Paint, say: Words) -> str:
    """A slab in words: its side, and for each mark whether a column stands on it."""
    standing = {column["mark"] for column in columns if column["slab"] == slab["slab"]}
    name = say("menara-plan-marks", slab=f"{slab['slab']:02}", side=slab["side"])
    return f"  {name} " + " ".join(
        mark["mark"] + _letter(mark["colour"], paint, column=mark["mark"] in standing) for mark in slab["marks"]
    )


def _letter(colour: str, paint: Paint, *, column: bool = True) -> str:
    ink, ground = LOOKS[colour]
    return paint(colour.upper() if column else colour, fg=ink, bg=ground, bold=column)


def _arranged(blocks: list[list[str]]) -> list[str]:
    """Blocks side by side where there is room, else below each other."""
    lines: list[str] = []
    row: list[str] = []
    for block in blocks:
        wide = max(map(width, block))
        if row and max(map(width, row)) + 3 + wide <= COLUMNS:
            row = beside(row, block)
        else:
            lines += [*row, ""] if row else []
            row = block
    return [*lines, *row, ""] if row else lines


def _choice(board: View, paint: Paint, say: Words) -> list[str]:
    """The slabs that can be laid now, both sides of them."""
    if board["phase"] == "base":
        waiting = board["foundation"]
    elif board["phase"] == "lay":
        waiting = [board["next"]]
    else:
        return []
    blocks = []
    for both in waiting:
        for side, face in both["sides"].items():
            lying = {"slab": both["slab"], "side": side, "pose": [0, 0, 0, 1, 0, 0, 0], **face}
            blocks.append([_marks(lying, [], paint, say), *Plan([lying], []).lines(paint)])
    return [paint(say("menara-plan-choice"), bold=True), *_arranged(blocks)]


# What stands beside


def _panel(view: View, paint: Paint, say: Words) -> list[str]:
    board = view["board"]
    lines = [paint(say("menara-panel-storeys", storeys=board["storeys"], goal=board["goal"]), bold=True)]
    for seat, hand in enumerate(board["hands"]):
        mark = "▸" if view["to_move"] == seat else " "
        lines.append(f"{mark} {say(f'menara-seat-{seat}')}: {_set(hand, paint)}")
    lines.append(f"  {say('menara-panel-camp')} {_set(board['camp'], paint)}")
    bag = " ".join(_letter(colour, paint) + str(count) for colour, count in board["bag"].items())
    lines.append(f"  {say('menara-panel-bag')} {bag}")
    left = {stack: len(cards) for stack, cards in board["cards"].items()}
    lines.append("  " + say("menara-panel-cards", **left))
    lines.append("  " + say("menara-panel-stack", count=board["stack"]))
    if board["next"] is not None and board["phase"] != "lay":
        name = f"{board['next']['slab']:02}"
        sides = (
            " ".join(mark["mark"] + _letter(mark["colour"], paint, column=False) for mark in face["marks"])
            for face in board["next"]["sides"].values()
        )
        lines.append(f"  {say('menara-panel-next', slab=name)} ({' / '.join(sides)})")
    return lines + _card(board, paint, say)


def _set(columns: list[str], paint: Paint) -> str:
    return " ".join(_letter(colour, paint) for colour in columns) or "–"


def _card(board: View, paint: Paint, say: Words) -> list[str]:
    card = board["card"]
    if card is None:
        return []
    task = say("menara-panel-task", kind=card["kind"], done=card["done"], count=card["count"])
    if card["slab"] is not None:
        task += " " + say("menara-panel-slab", slab=f"{card['slab']:02}")
    name = say("menara-panel-card", card=card["card"])
    lines = [f"{paint(name, bold=True)}: {task}", "  " + say("menara-panel-frame", frame=card["frame"])]
    return [*lines, "  " + say("menara-panel-extended")] if card["extended"] else lines
