"""From a view to a search, and to a move."""

from __future__ import annotations

import random
from threading import Event

from stelae.bots.budget import Budget
from stelae.bots.compiled import Notice, awaited
from stelae.bots.search import Search, Skill
from stelae.core.contract import View
from stelae.core.game import Game, State
from stelae.core.registry import game


def begun(
    view: View, budget: Budget, skill: Skill, rng: random.Random, stop: Event | None, notice: Notice | None
) -> Search:
    """A search for the seat whose view it is."""
    of = game(view["game"])
    found = awaited(of, skill.plain, stop, notice)
    brink = [of.parse(position, view["options"]).packed for position in view.get("brink", ())]
    return Search(world(of, view), budget, skill, rng, found, brink)


def world(of: Game, view: View) -> State:
    """The view as a state, with what the seat does not know left unknown."""
    return of.parse(view["position"], view["options"])


def best_move(
    view: View,
    budget: Budget,
    skill: Skill,
    rng: random.Random,
    *,
    stop: Event | None = None,
    notice: Notice | None = None,
) -> str:
    search = begun(view, budget, skill, rng, stop, notice)
    search.run(None, stop)
    return search.text(search.tried()[0].code)
