"""The smaller texts: numbers, poses, acts, and what became of a piece."""

import re

from stelae.core.contract import IllegalMove, complain
from stelae.games.menara.material import MARKS, SLABS
from stelae.games.menara.state import Change
from stelae.games.menara.temple import Act, Lay, Lift, Put, Take

# Seven whole numbers; a nought may be left out, and those at the end with their commas.
_STEP = r"(?:0|-?[1-9][0-9]{0,8})?"
STEPS = rf"{_STEP}(?:,{_STEP}){{0,6}}"
_CHANGE = re.compile(rf"(?P<slab>[0-9]{{2}})(?P<mark>[{MARKS}]?)(?:!|(?P<kind>[:^])(?P<steps>{STEPS}))")


def number_text(number: float) -> str:
    """Millimetres or degrees, with one decimal where needed."""
    return f"{number:.1f}".removesuffix(".0")


def steps_text(steps: tuple[int, ...]) -> str:
    return ",".join(str(step) if step else "" for step in steps).rstrip(",")


def steps_from(text: str) -> tuple[int, ...]:
    given = [int(step or 0) for step in text.split(",")]
    return (*given, *[0] * (7 - len(given)))


def act_text(act: Act) -> str:
    if isinstance(act, Put):
        words = ["put", act.colour, f"{act.slab:02}{act.mark}"]
    elif isinstance(act, Take):
        words = ["take", f"{act.slab:02}{act.mark}", f"{act.to_slab:02}{act.to_mark}"]
    elif isinstance(act, Lift):
        words = ["lift", f"{act.slab:02}", str(act.level)]
    else:
        words = (
            ["lay", f"{act.slab:02}", act.side, str(act.level)] if act.level else ["base", f"{act.slab:02}", act.side]
        )
    if isinstance(act, (Lay, Lift)):
        words += map(number_text, (act.x, act.y, act.angle))
    if act.release is not None:
        words += ["@", *map(number_text, act.release)]
    return " ".join(words)


def change_text(change: Change) -> str:
    """`07:…` moved, `07b^…` fell and was put back, `07b!` fell for good."""
    key = f"{change.slab:02}{change.mark}"
    if not change.steps:
        return key + "!"
    return key + ("^" if change.fell else ":") + steps_text(change.steps)


def change_from(text: str) -> Change:
    found = _CHANGE.fullmatch(text)
    if found is None or not 1 <= int(found["slab"]) <= SLABS:
        raise complain(IllegalMove, "menara-settled-text", "MN-17", piece=text[:40])
    steps = () if found["steps"] is None else steps_from(found["steps"])
    return Change(int(found["slab"]), found["mark"], fell=found["kind"] != ":", steps=steps)
