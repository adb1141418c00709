"""How well each level looks and how long: judged until bench/menara/play.py has measured it (docs/menara-play.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stelae.bots.budget import Budget
from stelae.bots.menara.mind import Care


@dataclass(frozen=True, slots=True)
class Rung:
    budget: Budget
    care: Care


# A simulation is a temple that the statics is asked about.
LEVELS: Mapping[str, Rung] = {
    "novice": Rung(Budget(simulations=20), Care(plans=1, spare=1.5, eye=2.0, blur=0.6, exchanges=False, weighs=False)),
    "casual": Rung(Budget(simulations=60), Care(plans=1, spare=1.5, eye=0.7, blur=0.3, weighs=False)),
    "club": Rung(Budget(simulations=120), Care(plans=1, spare=1.5, blur=0.1)),
    "expert": Rung(Budget(simulations=500), Care(plans=2, spare=1.5)),
    "master": Rung(Budget(seconds=1.0), Care(plans=6, spare=1.5)),
}

# Who gives a hint or judges a game.
JUDGE = Care(plans=4, spare=1.5)
