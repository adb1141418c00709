"""An honest judge of a position, better and better while it thinks."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from threading import Event
from typing import Literal

from stelae.bots.budget import Budget, Cancelled, check_turn
from stelae.bots.compiled import Notice
from stelae.bots.engine import begun
from stelae.bots.kernels.ends import DRAWN, OPEN
from stelae.bots.partners import Partner, partner_for
from stelae.bots.search import Search, Skill, Tried
from stelae.core.contract import Reason, View

# How often an analysis is given while the search goes on, in seconds.
OFTEN = 0.2
# How far off a partner's idea of the chances may be: it has played nothing out.
UNSURE = 0.3
Proof = Literal["win", "draw", "loss"]


@dataclass(frozen=True, slots=True)
class Line:
    """One move: what it is worth to the seat to move, and what would follow."""

    move: str
    # Shares from 0 to 1; where more than two sides play, even means shared.
    win: float
    draw: float
    loss: float
    # What is expected of it, from 0 (lost) to 1 (won), and how far that may be off (95 % of the time).
    value: float
    margin: float
    # The share of the search that it got.
    share: float
    # Proven, or None: estimated.
    proven: Proof | None
    # If the proof search has shown it: within how many plies, this one counted.
    within: int | None
    # The moves expected from here on, this one first; chance is left out.
    line: tuple[str, ...]
    # Why it would be made, where whoever judges can say it.
    because: Reason | None = None


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the search knows by now; the best line comes first."""

    lines: tuple[Line, ...]
    simulations: int
    seconds: float
    # Proven for the seat to move, or None: estimated.
    proven: Proof | None
    # No better one will come.
    final: bool


def analyse(
    view: View,
    budget: Budget,
    *,
    only: str | None = None,
    seed: int = 0,
    stop: Event | None = None,
    notice: Notice | None = None,
) -> Iterator[Analysis]:
    """Analyses of the view of the seat to move, until the budget is spent or `stop` is set; then no more comes.

    With `only`, that one move is looked at and no other.
    """
    check_turn(view)
    partner = partner_for(view, "analysis")
    if partner is not None:
        return _partners(partner, view, budget, only, random.Random(seed), stop)
    return _analyses(view, budget, only, random.Random(seed), stop, notice)


def _analyses(
    view: View, budget: Budget, only: str | None, rng: random.Random, stop: Event | None, notice: Notice | None
) -> Iterator[Analysis]:
    try:
        search = begun(view, budget, Skill(proof=9), rng, stop, notice)
        if only is not None:
            search.look_only_at(only)
        while not search.over:
            search.run(OFTEN, stop)
            yield as_analysis(search)
    except Cancelled:
        return


def _partners(
    partner: Partner, view: View, budget: Budget, only: str | None, rng: random.Random, stop: Event | None
) -> Iterator[Analysis]:
    """One analysis and no better one: a partner thinks its plans through and has done."""
    began = time.monotonic()
    try:
        choices = partner.weighed(view, budget, only, rng, stop)
    except Cancelled:
        return
    lines = tuple(
        Line(one.move, one.value, 0.0, 1 - one.value, one.value, UNSURE, 0.0, None, None, one.line, one.because)
        for one in choices
    )
    yield Analysis(lines, len(lines), round(time.monotonic() - began, 3), None, final=True)


def as_analysis(search: Search) -> Analysis:
    tried = search.tried()
    lines = tuple(_line(search, one, is_best=one is tried[0]) for one in tried)
    best = lines[0].proven
    # A loss or a draw is proven only when every move is.
    proven = best if best == "win" or all(line.proven for line in lines) else None
    return Analysis(lines, search.done, round(search.spent, 3), proven, search.over)


def _line(search: Search, tried: Tried, *, is_best: bool) -> Line:
    proven = _proof(search, tried.fate)
    if proven is not None:
        win, draw, loss = (float(proven == one) for one in ("win", "draw", "loss"))
        value, margin = win + draw / search.sides, 0.0
    else:
        value = tried.value
        draw = tried.draws
        win = max(0.0, value - draw / search.sides)
        loss = max(0.0, 1.0 - win - draw)
        margin = min(1.0, 1.96 * sqrt((value * (1 - value) + 0.25 / (tried.visits + 1)) / (tried.visits + 1)))
    share = tried.visits / max(1, search.done)
    # To find a proven line again takes a while: one must do.
    line = (is_best and search.proven_line(tried.code)) or search.expected(tried.code)
    return Line(search.text(tried.code), win, draw, loss, value, margin, share, proven, tried.within, line)


def _proof(search: Search, fate: int) -> Proof | None:
    if fate == OPEN:
        return None
    if fate == DRAWN:
        return "draw"
    return "win" if search.certainty(fate) > 0 else "loss"
