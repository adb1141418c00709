"""How much a bot may think, and the checks that come before it does."""

from __future__ import annotations

import math
from dataclasses import dataclass

from stelae.core.contract import IllegalMove, StelaeError, View, complain

MOST_THREADS = 64


class Cancelled(StelaeError):
    """The search was told to stop; there is no move."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Simulations or seconds, whichever comes first; the same seed and simulations give the same move."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1
    # For the search trees of all threads together, in megabytes; a full tree is still searched, but grows no more.
    memory: int = 256

    def __post_init__(self) -> None:
        counted, timed = self.simulations, self.seconds
        enough = (counted is None or counted > 0) and (timed is None or (timed > 0 and math.isfinite(timed)))
        if not enough or (counted is None and timed is None):
            raise complain(StelaeError, "budget-empty")
        if not 1 <= self.threads <= MOST_THREADS:
            raise complain(StelaeError, "budget-threads", threads=self.threads, most=MOST_THREADS)
        if self.memory < 1:
            raise complain(StelaeError, "budget-memory", memory=self.memory)


def check_turn(view: View) -> int:
    """The seat that is to decide, if the view is its own."""
    if view["to_move"] is None:
        raise complain(IllegalMove, "game-over")
    if view["to_move"] != view["seat"]:
        seat = "-" if view["seat"] is None else str(view["seat"])
        raise complain(IllegalMove, "not-your-turn", seat=seat, turn=str(view["to_move"]))
    return int(view["seat"])
