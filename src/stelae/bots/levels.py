"""The bots by name: one that moves at random, and five levels that search."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from threading import Event
from typing import Protocol

from stelae.bots.budget import Budget, check_turn
from stelae.bots.compiled import Notice
from stelae.bots.engine import best_move
from stelae.bots.ladders import rung
from stelae.bots.partners import Because, partner_for, refuse_endless
from stelae.bots.search import Skill
from stelae.bots.uniform import any_move
from stelae.core.contract import StelaeError, View, complain


class Bot(Protocol):
    """Chooses a move for the seat whose view it is given."""

    @property
    def name(self) -> str: ...

    @property
    def version(self) -> str:
        """What stands in records, as `expert 1`."""
        ...

    @property
    def thinks(self) -> bool:
        """Whether it searches, and so needs compiled kernels."""
        ...

    @property
    def plain(self) -> bool:
        """Whether it searches without what is known of the game."""
        ...

    def choose(
        self,
        view: View,
        budget: Budget | None,
        rng: random.Random,
        *,
        stop: Event | None = None,
        notice: Notice | None = None,
        because: Because | None = None,
    ) -> str:
        """A legal move. Without a budget the bot thinks as long as its level does.

        When `stop` is set while it thinks, Cancelled is raised within a twentieth of a second. `notice` is called
        with COMPILING when the bot must first wait for its kernels. `because` is told why, by a bot that can say it.
        """
        ...


@dataclass(frozen=True, slots=True)
class Uniform:
    name: str = "random"
    version: str = "random 1"
    thinks: bool = False
    plain: bool = False

    def choose(
        self,
        view: View,
        budget: Budget | None,
        rng: random.Random,
        *,
        stop: Event | None = None,
        notice: Notice | None = None,
        because: Because | None = None,
    ) -> str:
        check_turn(view)
        return any_move(view, rng)


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that searches: how much and how well hangs on the game."""

    name: str
    version: str
    thinks: bool = True
    plain: bool = False

    def choose(
        self,
        view: View,
        budget: Budget | None,
        rng: random.Random,
        *,
        stop: Event | None = None,
        notice: Notice | None = None,
        because: Because | None = None,
    ) -> str:
        check_turn(view)
        partner = partner_for(view, self.name)
        if partner is not None:
            choice = partner.choose(view, self.name, budget, rng, stop)
            if because is not None:
                because(choice.because)
            return choice.move
        own = rung(self.name, view)
        return best_move(view, budget or own.budget, own.skill, rng, stop=stop, notice=notice)


@dataclass(frozen=True, slots=True)
class Plain:
    """A yardstick for arenas: the search alone, without what is known of a game."""

    name: str = "uct"
    version: str = "uct 1"
    thinks: bool = True
    plain: bool = True

    def choose(
        self,
        view: View,
        budget: Budget | None,
        rng: random.Random,
        *,
        stop: Event | None = None,
        notice: Notice | None = None,
        because: Because | None = None,
    ) -> str:
        check_turn(view)
        refuse_endless(view["game"], self.name)
        return best_move(view, budget or Budget(simulations=1_000), Skill(plain=True), rng, stop=stop, notice=notice)


PLAIN = Plain()

LEVELS: Mapping[str, Level] = {
    name: Level(name, f"{name} 1") for name in ("novice", "casual", "club", "expert", "master")
}

BOTS: Mapping[str, Bot] = {"random": Uniform(), **LEVELS}


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise complain(StelaeError, "bot-unknown", name=name, known=", ".join(BOTS))
    return BOTS[name]
