"""How well a partner looks, and how long: what it asks the statics, counted."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from functools import lru_cache
from threading import Event

from stelae.bots.budget import Budget, Cancelled
from stelae.core.contract import complain
from stelae.games.menara.foresight import stages
from stelae.games.menara.statics import holds
from stelae.games.menara.temple import Act, Column, Lay, Temple

# Nobody trusts a temple that has less to spare, in millimetres.
LEAST = 0.4
# A temple should have so many times what is asked for, as it is: acts take some of it.
AHEAD = 1.5


@dataclass(frozen=True, slots=True)
class Care:
    """What makes a level, besides its budget."""

    # So many plans are followed at once.
    plans: int = 4
    # A temple must hold though every support were so many millimetres smaller.
    spare: float = 1.0
    # How far the eye is off in that, in millimetres, and the judgement of what is better, in storeys.
    eye: float = 0.0
    blur: float = 0.0
    # Whether it exchanges with the camp, and weighs the cards that are left.
    exchanges: bool = True
    weighs: bool = True


class Mind:
    """One decision under way."""

    def __init__(self, care: Care, budget: Budget, rng: random.Random, stop: Event | None) -> None:
        self.care = care
        self.rng = rng
        self._stop = stop
        self._left = budget.simulations
        self._until = None if budget.seconds is None else time.monotonic() + budget.seconds
        self.looked = 0
        self.spare = care.spare

    @property
    def spent(self) -> bool:
        """Whether the budget is used up: then what was found by now must do."""
        counted = self._left is not None and self.looked >= self._left
        return counted or (self._until is not None and time.monotonic() >= self._until)

    def look(self) -> None:
        """Another temple is looked at. Others who wait for the interpreter get it in between."""
        if self._stop is not None and self._stop.is_set():
            raise complain(Cancelled, "search-cancelled")
        time.sleep(0)
        self.looked += 1

    def measure(self, temple: Temple) -> None:
        """Where the temple has less to spare already than this partner likes, it asks for no more than that."""
        while self.spare > LEAST and not _holds(temple, round(AHEAD * self.spare, 1)):
            self.spare /= 2
        self.spare = max(LEAST, self.spare)

    def dare(self) -> bool:
        """Asks for no more than the least from now on; whether that is less than before."""
        before, self.spare = self.spare, min(LEAST, self.spare)
        return self.spare < before

    def stands(self, temple: Temple, act: Act) -> bool:
        """Whether the temple would stand, as far as this eye can tell."""
        if isinstance(act, Lay) and act.level == 0:
            return True
        self.look()
        spare = self.spare
        if self.care.eye:
            spare += self.rng.gauss(0, self.care.eye)
        return all(_holds(one, round(spare, 1)) for one in stages(temple, act))

    def holds(self, temple: Temple, spare: float) -> bool:
        """Whether a temple would hold, with so much to spare."""
        self.look()
        return _holds(temple, spare)

    def leaves(self, temple: Temple, column: Column) -> bool:
        """Whether the temple would stand without a column."""
        self.look()
        rest = tuple(one for one in temple.columns if one is not column)
        return _holds(Temple(temple.slabs, rest), round(self.spare, 1))

    def blurred(self, value: float) -> float:
        return value + self.rng.gauss(0, self.care.blur) if self.care.blur else value


# The same temple is met on many ways, and again in the next decision.
@lru_cache(1 << 12)
def _holds(temple: Temple, spare: float) -> bool:
    return holds(temple, spare)
