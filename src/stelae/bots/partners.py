"""Who plays the games of endless moves, in which a search has no tree to grow."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from threading import Event
from typing import Protocol, cast

from stelae.bots.budget import Budget
from stelae.core.contract import Reason, StelaeError, View, complain
from stelae.core.registry import game

# Hears why a move was chosen: a code with words, and what the words need.
Because = Callable[[Reason], None]

# By game: the package of its partner, loaded when it is asked.
_PARTNERS = {"menara": "stelae.bots.menara"}


class Choice(Protocol):
    """A move, what it is worth from 0 (lost) to 1 (won), why it is made, and what would follow."""

    @property
    def move(self) -> str: ...
    @property
    def value(self) -> float: ...
    @property
    def because(self) -> Reason: ...
    @property
    def line(self) -> tuple[str, ...]: ...


class Partner(Protocol):
    """A package that plays one game."""

    def choose(
        self, view: View, level: str, budget: Budget | None, rng: random.Random, stop: Event | None
    ) -> Choice: ...

    def weighed(
        self, view: View, budget: Budget, only: str | None, rng: random.Random, stop: Event | None
    ) -> Sequence[Choice]:
        """The moves that are worth a thought, the best first; with `only`, that one."""
        ...


def partner_for(view: View, bot: str) -> Partner | None:
    """Who plays this game in place of the search; None where the search does."""
    name = game(view["game"]).name
    check_bot(name, bot)
    return cast(Partner, import_module(_PARTNERS[name])) if name in _PARTNERS else None


def can_think(name: str) -> bool:
    """Whether there are bots that think about this game."""
    of = game(name)
    return not of.info.endless or of.name in _PARTNERS


def check_bot(name: str, bot: str) -> None:
    """Refuses a bot that would have to search where moves are endless."""
    if not can_think(name):
        refuse_endless(name, bot)


def refuse_endless(name: str, bot: str) -> None:
    """A search cannot begin where moves are endless."""
    if game(name).info.endless:
        raise complain(StelaeError, "bot-endless", bot=bot, game=game(name).name)
