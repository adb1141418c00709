"""What the moves of a game were worth, each beside the best one."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Event

from stelae.bots.analysis import Analysis, Line, analyse
from stelae.bots.budget import Budget, Cancelled
from stelae.bots.compiled import Notice
from stelae.core.contract import View, complain

# What counts as a slip and as a blunder, as a share of the win.
SLIP, BLUNDER = 0.05, 0.15


@dataclass(frozen=True, slots=True)
class Verdict:
    """The move that was played, and all that was found in its place."""

    own: Line
    found: Analysis

    @property
    def best(self) -> Line:
        return self.found.lines[0]

    @property
    def best_value(self) -> float:
        return max(self.best.value, self.own.value)

    @property
    def cost(self) -> float:
        return self.best_value - self.own.value


def judge(view: View, move: str, budget: Budget, *, stop: Event | None = None, notice: Notice | None = None) -> Verdict:
    """What a move is worth to the seat whose view it is, and what the others are."""
    found = _last(view, budget, None, stop, notice)
    line = next((line for line in found.lines if line.move == move), None)
    if line is not None and (line.proven or line is found.lines[0]):
        return Verdict(line, found)
    # A move that the search hardly looked at is looked at by itself.
    return Verdict(_last(view, budget, move, stop, notice).lines[0], found)


def _last(view: View, budget: Budget, only: str | None, stop: Event | None, notice: Notice | None) -> Analysis:
    found = list(analyse(view, budget, only=only, stop=stop, notice=notice))
    if not found:
        raise complain(Cancelled, "search-cancelled")
    return found[-1]
