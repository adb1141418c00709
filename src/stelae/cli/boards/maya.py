"""Maya on a terminal: the nine towers from the side, in their square, and the state of the game beside them."""

from __future__ import annotations

from itertools import pairwise

from stelae.cli.paint import Paint, beside, pad
from stelae.core.contract import View
from stelae.locales import Words

# Ink and ground of each colour; the letter alone tells them apart, too.
LOOKS = {
    "R": (231, 160),
    "O": (16, 208),
    "Y": (16, 227),
    "G": (231, 28),
    "T": (16, 44),
    "B": (231, 26),
    "V": (231, 91),
    "P": (16, 218),
    "N": (231, 94),
}
SIDES = ((16, 255), (231, 236))  # White, Black
STONE = 245
SQUARE = ((1, 2, 3), (6, 5, 4), (7, 8, 9))
BASE, GAP = 11, 5  # columns of the lowest floor, and between two towers
MARGIN = "     "


def draw(view: View, paint: Paint, say: Words) -> list[str]:
    return beside(_square(view["board"], paint), _panel(view, paint, say))


# The square


def _square(board: View, paint: Paint) -> list[str]:
    lines: list[str] = []
    for above, row in enumerate(SQUARE):
        if above:
            lines.append(_between_rows(board, SQUARE[above - 1], row, paint))
        towers = [board["towers"][number - 1] for number in row]
        for level in range(5, 0, -1):
            floors = [_floor(tower, level, paint) for tower in towers]
            gaps = [_between_towers(board, pair, level, paint) for pair in pairwise(row)]
            cells = [floors[0], gaps[0], floors[1], gaps[1], floors[2]]
            lines.append(_level(board, level, paint) + "".join(cells))
        lines.append(MARGIN + (" " * GAP).join(_foot(tower, len(board["sides"]), paint) for tower in towers))
    return lines


def _level(board: View, level: int, paint: Paint) -> str:
    """The number of a level, with the raven beside the one that it closes."""
    if board["raven"] == level:
        return paint(f">{level}<", bold=True, reverse=True) + "  "
    return paint(f" {level} ", dim=True) + "  "


def _floor(tower: View, level: int, paint: Paint) -> str:
    """A floor; braces hold those together that are in harmony."""
    margin = " " * (level - 1)
    inside = BASE - 2 * level
    if level > len(tower["floors"]):
        return margin + paint("·".center(inside + 2), dim=True) + margin
    colour = tower["floors"][level - 1]
    left, right = "{}" if level in tower["joined"] or level + 1 in tower["joined"] else "[]"
    ink, ground = LOOKS[colour]
    return margin + paint(left + colour.center(inside) + right, fg=ink, bg=ground, bold=True) + margin


def _between_towers(board: View, pair: tuple[int, int], level: int, paint: Paint) -> str:
    if board["monolith"] != sorted(pair) or level > 4:
        return " " * GAP
    return " " + paint("▓▓▓", fg=STONE) + " "


def _between_rows(board: View, upper: tuple[int, ...], lower: tuple[int, ...], paint: Paint) -> str:
    stands = [board["monolith"] == sorted(pair) for pair in zip(upper, lower, strict=True)]
    stone = paint("▓" * 7, fg=STONE)
    return MARGIN + (" " * GAP).join(pad("  " + stone if here else "", BASE) for here in stands)


def _foot(tower: View, sides: int, paint: Paint) -> str:
    """A tower's number, its places for ladders (w, b, or free), the priest on its top (W or B), a star if complete."""
    text = paint(str(tower["tower"]), bold=True)
    if sides == 2:
        free = tower["places"] - sum(tower["ladders"])
        ladders = [paint("wb"[n], fg=ink, bg=ground) * tower["ladders"][n] for n, (ink, ground) in enumerate(SIDES)]
        text += " " + "".join(ladders) + paint("·" * free, dim=True)
        if tower["priest"] is not None:
            ink, ground = SIDES[tower["priest"]]
            text += " " + paint("WB"[tower["priest"]], fg=ink, bg=ground, bold=True)
    if tower["complete"]:
        text += paint(" ★", fg=220)
    return pad("  " + text, BASE)


# The panel


def _panel(view: View, paint: Paint, say: Words) -> list[str]:
    board = view["board"]
    sides = len(board["sides"])
    lines: list[str] = []
    for side in board["sides"]:
        mark = "▸" if view["to_move"] == side["seat"] else " "
        name = say(f"maya-seat-{side['seat']}", seats=sides)
        points = "?" if side["score"] is None else side["score"]
        lines.append(f"{mark} {paint(name, bold=True)}: {say('maya-panel-points', points=points)}")
        lines += _builder(side, say) if sides == 2 else _holder(side, paint, say)
    lines.append("")
    if board["centre"] is not None:
        lines.append(say("maya-panel-centre", card="") + _card(board["centre"], paint))
        lines += _worth(board, paint, say)
    if board["draft"] is not None:
        lines += _draft(board["draft"], paint, say)
    if board["monolith"] is not None:
        first, second = board["monolith"]
        lines.append(say("maya-panel-monolith", first=first, second=second))
    if board["raven"] is not None:
        lines.append(say("maya-panel-raven", level=board["raven"]))
    return [*lines, "", *_legend(paint, say)]


def _builder(side: View, say: Words) -> list[str]:
    left = {"ladders": side["ladders_left"], "priests": side["priests_left"]}
    return ["  " + say("maya-panel-left", **left)]


def _holder(side: View, paint: Paint, say: Words) -> list[str]:
    if side["cards"] is None:
        return ["  ?? ??"]
    cards = zip(side["cards"], side["for_cards"], strict=True)
    shown = [f"{_card(colour, paint)} {points}" for colour, points in cards]
    if side["bonus"]:
        shown.append(say("maya-panel-bonus", points=side["bonus"]))
    return ["  " + "  ".join(shown)] if shown else []


def _draft(draft: View, paint: Paint, say: Words) -> list[str]:
    lines = [say("maya-panel-level", level=draft["level"])]
    if draft["drawn"] is not None:
        lines.append(say("maya-panel-drawn", card="") + _card(draft["drawn"], paint))
    left = [_card(colour, paint) for colour in draft["left"]]
    return [*lines, say("maya-panel-floors", count=len(left)), "  " + "".join(left)] if left else lines


def _worth(board: View, paint: Paint, say: Words) -> list[str]:
    """What the colours in harmony are worth to who has their cards."""
    worth: dict[str, int] = {}
    for group in board["groups"]:
        worth[group["colour"]] = worth.get(group["colour"], 0) + group["points"]
    if not worth:
        return []
    shown = [f"{_card(colour, paint)} {worth[colour]}" for colour in LOOKS if colour in worth]
    rows = ["  " + "  ".join(shown[first : first + 3]) for first in range(0, len(shown), 3)]
    return [say("maya-panel-worth"), *rows]


def _card(colour: str, paint: Paint) -> str:
    ink, ground = LOOKS[colour]
    return paint(f" {colour} ", fg=ink, bg=ground, bold=True)


def _legend(paint: Paint, say: Words) -> list[str]:
    names = [_card(colour, paint) + " " + say("maya-colour", colour=colour) for colour in LOOKS]
    return [pad(names[n], 14) + (names[n + 5] if n + 5 < len(names) else "") for n in range(5)]
