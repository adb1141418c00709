"""How well a partner looks, and how long: what it asks the statics, counted."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from threading import Event

from stelae.bots.budget import Budget, Cancelled
from stelae.core.contract import complain
from stelae.games.menara.foresight import stages
from stelae.games.menara.skeleton import skeleton
from stelae.games.menara.statics import STEEPEST, Programme, holds, margin
from stelae.games.menara.temple import Act, Column, Lay, Temple

# Nobody trusts a temple that has less to spare, in millimetres.
LEAST = 0.8
# A temple should have so many times what is asked for, as it is: acts take some of it.
AHEAD = 1.5
# A temple that can be tilted by so many degrees has always stood (docs/menara-physics.md).
TILT = 0.6
# Others who wait for the interpreter get it after so many looks.
OFTEN = 8
# Nobody gives a task up for want of time before so many times the budget is spent.
GRACE = 2
# A temple that can be tilted by so many degrees has always stood (docs/menara-physics.md).
TILT = 0.6
# Others who wait for the interpreter get it after so many looks.
OFTEN = 8
# Nobody gives a task up for want of time before so many times the budget is spent.
GRACE = 2


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
        self._budget = budget
        self._began = time.monotonic()
        self.looked = 0
        self.spare = care.spare
        self._least = LEAST

    @property
    def spent(self) -> bool:
        """Whether the budget is used up: then what was found by now must do."""
        return self._over(1)

    @property
    def exhausted(self) -> bool:
        """Whether even what is granted to whoever has found nothing yet is used up."""
        return self._over(GRACE)

    def _over(self, times: int) -> bool:
        counted = self._budget.simulations is not None and self.looked >= times * self._budget.simulations
        late = self._budget.seconds is not None and time.monotonic() - self._began >= times * self._budget.seconds
        return counted or late

    @property
    def plenty(self) -> bool:
        """Whether the temple has as much to spare as this partner likes."""
        return self.spare == self.care.spare

    def look(self) -> None:
        """Another temple is looked at; Cancelled, if nobody waits for what comes of it."""
        if self._stop is not None and self._stop.is_set():
            raise complain(Cancelled, "search-cancelled")
        if self.looked % OFTEN == 0:
            time.sleep(0)
        self.looked += 1

    def measure(self, temple: Temple) -> None:
        """Where the temple has less to spare already than this partner likes, it asks for no more than that."""
        while self.spare > LEAST and not _holds(temple, round(AHEAD * self.spare, 2)):
            self.spare = max(LEAST, self.spare / 2)
        self._least = LEAST
        if not _holds(temple, LEAST):
            self.spare = self._least = max(0.0, margin(skeleton(temple), held=True))

    @contextmanager
    def daring(self) -> Iterator[bool]:
        """Asks for no more than the least for a while; tells whether that is less than before."""
        before = self.spare
        self.spare = min(before, self._least)
        try:
            yield self.spare < before
        finally:
            self.spare = before

    def stands(self, temple: Temple, act: Act) -> bool:
        """Whether the temple would stand, as far as this eye can tell."""
        if isinstance(act, Lay) and act.level == 0:
            return True
        self.look()
        off = self.rng.gauss(0, self.care.eye) if self.care.eye else 0.0
        moments = stages(temple, act)
        return all(_holds(one, round(self.spare + off, 2)) for one in moments)

    def firm(self, temple: Temple, act: Act) -> bool:
        """Whether all would stand on a table that is tilted a little, or that the temple bears no worse than before.

        In a tall temple a millimetre to spare is not enough. This takes long: it is asked only of what is to be done.
        """
        if self.care.eye:
            return True
        least = min(TILT, _tilt(temple))
        return all(_tilt(one) >= least for one in stages(temple, act))

    def holds(self, temple: Temple, spare: float) -> bool:
        """Whether a temple would hold, with so much to spare."""
        return _holds(temple, spare)

    def leaves(self, temple: Temple, column: Column) -> bool:
        """Whether the temple would stand without a column."""
        self.look()
        rest = tuple(one for one in temple.columns if one is not column)
        return _holds(Temple(temple.slabs, rest), self.spare)

    def blurred(self, value: float) -> float:
        return value + self.rng.gauss(0, self.care.blur) if self.care.blur else value


# The same temple is met on many ways, and again in the next decision.
@lru_cache(1 << 12)
def _holds(temple: Temple, spare: float) -> bool:
    return holds(temple, spare)


@lru_cache(1 << 8)
def _tilt(temple: Temple) -> float:
    """By how many degrees the table could be tilted."""
    bones = skeleton(temple)
    return Programme(bones).tilt(held=True) if bones.slabs else STEEPEST
