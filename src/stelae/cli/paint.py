"""Colour for the terminal, or none: every drawing must be readable without it."""

from __future__ import annotations

import os
import re
import shutil
from dataclasses import dataclass
from typing import TextIO

_CODES = re.compile(r"\x1b\[[0-9;]*m")
_CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), "�")


@dataclass(frozen=True, slots=True)
class Paint:
    colour: bool

    def __call__(
        self,
        text: str,
        *,
        fg: int | None = None,
        bg: int | None = None,
        bold: bool = False,
        dim: bool = False,
        reverse: bool = False,
    ) -> str:
        """The text in colours of the 256-colour palette."""
        codes = [code for code, wanted in (("1", bold), ("2", dim), ("7", reverse)) if wanted]
        codes += [f"38;5;{fg}"] if fg is not None else []
        codes += [f"48;5;{bg}"] if bg is not None else []
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if self.colour and codes and text else text


def paint_for(stream: TextIO) -> Paint:
    """Colour where the stream is a terminal and nobody asked for none (https://no-color.org)."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Paint(bool(os.environ.get("FORCE_COLOR")) or (wanted and stream.isatty()))


def width(text: str) -> int:
    """How many columns a painted text takes."""
    return len(_CODES.sub("", text))


def plain(text: str) -> str:
    """Text from a file or a flag, on one line and unable to give the terminal orders."""
    return text.translate(_CONTROLS)


def fitted(text: str, stream: TextIO) -> str:
    """The text broken between words where it is too long for the terminal; as it is where there is none."""
    if not stream.isatty():
        return text
    columns = shutil.get_terminal_size().columns
    rows = []
    for line in text.split("\n"):
        row, *rest = line.split(" ")
        for word in rest:
            if width(row) + 1 + width(word) > columns:
                rows.append(row)
                row = "  " + word
            else:
                row += " " + word
        rows.append(row)
    return "\n".join(rows)


def pad(text: str, columns: int) -> str:
    return text + " " * max(0, columns - width(text))


def beside(left: list[str], right: list[str], gap: int = 3) -> list[str]:
    """Two drawings next to each other, the right one in the middle of the left one's height."""
    columns = max(map(width, left), default=0)
    above = max(0, (len(left) - len(right)) // 2)
    rows = [""] * above + right
    rows += [""] * (len(left) - len(rows))
    left = left + [""] * (len(rows) - len(left))
    return [(pad(a, columns + gap) + b).rstrip() for a, b in zip(left, rows, strict=True)]
