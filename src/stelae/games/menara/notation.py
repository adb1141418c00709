"""Menara as text: `lay 07 dark 2 12 -40 135`, `put y 07b`, `swap yy rb`; what luck brings: `=card B3`, `=bag yyr`."""

import re
from collections.abc import Sequence
from typing import Never

from stelae.core.contract import Code, IllegalMove, complain
from stelae.games.menara.material import MARKS, SLABS, STACKS
from stelae.games.menara.positions import read, write
from stelae.games.menara.state import WORDS, Bag, Draw, Drawn, Menara, Settled, Slabs, Swap, columns
from stelae.games.menara.temple import COLOURS, SIDES, Act, Lay, Lift, Put, Release, Take
from stelae.games.menara.texts import act_text, change_from, change_text

__all__ = ["move_code", "move_text", "read", "remember", "write"]

# A record is read by people, too: no longer number is ever needed.
_NUMBER = re.compile(r"-?[0-9]{1,4}(?:\.[0-9])?")
_PLACE = re.compile(rf"([0-9]{{2}})([{MARKS}])")
_COLUMNS = re.compile(rf"[{''.join(COLOURS)}]{{1,9}}")


def _wrong(code: str, **params: str | int) -> Never:
    raise complain(IllegalMove, code, None, **params)


def move_text(state: Menara, code: Code) -> str:
    if isinstance(code, (Put, Take, Lay, Lift)):
        return act_text(code)
    if isinstance(code, Swap):
        return f"swap {code.give} {code.take}"
    if isinstance(code, Draw):
        return f"draw {code.stack}"
    if isinstance(code, Bag):
        return f"=bag {code.columns}"
    if isinstance(code, Drawn):
        return f"=card {code.card}"
    if isinstance(code, Slabs):
        return " ".join(["=slabs", *(f"{number:02}" for number in code.numbers)])
    if isinstance(code, Settled):
        return " ".join(["=settled", *map(change_text, code.changes)])
    return str(code)


def move_code(state: Menara, text: str) -> Code:
    if not text.isprintable():
        _wrong("menara-move-text", move=repr(text)[:40])
    word, *rest = text.split(" ")
    if text in WORDS:
        return text
    if word.startswith("="):
        return _outcome(text, word, rest)
    if word == "swap" and len(rest) == 2:
        return Swap(*map(_columns, rest))
    if word == "draw" and len(rest) == 1:
        return (
            Draw(rest[0])
            if rest[0] in STACKS
            else _wrong("menara-no-stack", stack=rest[0][:20], known=", ".join(STACKS))
        )
    return act_from(text)


def act_from(text: str) -> Act:
    """What a hand does, with how it lets go where that is said."""
    word, *rest = text.split(" ")
    release = None
    if "@" in rest:
        at = rest.index("@")
        rest, loose = rest[:at], rest[at + 1 :]
        if len(loose) != 4:
            _wrong("menara-release-text", move=text[:60])
        release = Release(*map(_number, loose))
    if word == "put" and len(rest) == 2 and rest[0] in COLOURS:
        return Put(rest[0], *_place(rest[1]), release)
    if word == "take" and len(rest) == 2:
        return Take(*_place(rest[0]), *_place(rest[1]), release)
    if word == "base" and len(rest) == 5 and rest[1] in SIDES:
        return Lay(_slab(rest[0]), rest[1], 0, *_pose(rest[2:]), release)
    if word == "lay" and len(rest) == 6 and rest[1] in SIDES:
        return Lay(_slab(rest[0]), rest[1], _level(rest[2]), *_pose(rest[3:]), release)
    if word == "lift" and len(rest) == 5:
        return Lift(_slab(rest[0]), _level(rest[1]), *_pose(rest[2:]), release)
    _wrong("menara-move-text", move=text[:60])


def _columns(text: str) -> str:
    if not _COLUMNS.fullmatch(text):
        _wrong("menara-columns-text", columns=text[:20], known=" ".join(COLOURS))
    return columns(text)


def _slab(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) == 2 and 1 <= int(text) <= SLABS):
        _wrong("menara-slab-text", slab=text[:20], most=SLABS)
    return int(text)


def _place(text: str) -> tuple[int, str]:
    found = _PLACE.fullmatch(text)
    if found is None:
        _wrong("menara-mark-text", mark=text[:20])
    return _slab(found[1]), found[2]


def _level(text: str) -> int:
    """A level above the foundation."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 2 and text[0] != "0"):
        _wrong("menara-level-text", level=text[:20])
    return int(text)


def _number(text: str) -> float:
    if not _NUMBER.fullmatch(text):
        _wrong("menara-number-text", number=text[:20])
    return float(text) or 0.0


def _pose(texts: Sequence[str]) -> tuple[float, float, float]:
    x, y, angle = map(_number, texts)
    return x, y, round(angle * 10) % 3600 / 10


def _outcome(text: str, word: str, rest: list[str]) -> Code:
    if word == "=bag" and len(rest) == 1:
        return Bag(_columns(rest[0]))
    if word == "=card" and len(rest) == 1:
        return Drawn(rest[0])
    if word == "=slabs" and rest:
        return Slabs(tuple(map(_slab, rest)))
    if word == "=settled" and rest:
        return Settled(tuple(sorted(map(change_from, rest), key=lambda change: (change.slab, change.mark))))
    _wrong("menara-outcome-text", move=text[:60])


def remember(trail: tuple[()], state: Menara, code: Code) -> tuple[()]:
    return trail
