"""How much each level thinks and how well it sees, game by game, as measured by `stelae arena` (docs/bots.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from stelae.bots.budget import Budget
from stelae.bots.search import Skill
from stelae.core.contract import Value, View


@dataclass(frozen=True, slots=True)
class Rung:
    """What makes a level: its budget unless it is given another, and its skill."""

    budget: Budget
    skill: Skill = field(default_factory=Skill)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels for the games with these options, from the weakest to the strongest."""

    rungs: Mapping[str, Rung]
    options: Mapping[str, Value] = field(default_factory=dict)


def _ladder(novice: Rung, casual: Rung, club: Rung, expert: Rung, master: Rung, **options: Value) -> Ladder:
    rungs = {"novice": novice, "casual": casual, "club": club, "expert": expert, "master": master}
    return Ladder(rungs, options)


_ANY = _ladder(
    Rung(Budget(simulations=40), Skill(overlooks=0.5)),
    Rung(Budget(simulations=200), Skill(overlooks=0.25)),
    Rung(Budget(simulations=1_500)),
    Rung(Budget(simulations=15_000), Skill(proof=5)),
    Rung(Budget(seconds=1.0), Skill(proof=9)),
)

_AZTEKA = _ladder(
    Rung(Budget(simulations=10), Skill(overlooks=0.5, misses=0.3)),
    Rung(Budget(simulations=35), Skill(overlooks=0.25, misses=0.1, proof=1)),
    Rung(Budget(simulations=120), Skill(proof=2)),
    Rung(Budget(simulations=800), Skill(proof=3)),
    Rung(Budget(seconds=1.0), Skill(proof=11)),
)
_AGGRESSIVE = _ladder(
    Rung(Budget(simulations=12), Skill(overlooks=0.6, misses=0.3)),
    Rung(Budget(simulations=60), Skill(overlooks=0.25, proof=1)),
    Rung(Budget(simulations=300), Skill(proof=3)),
    Rung(Budget(simulations=1_500), Skill(proof=4)),
    Rung(Budget(seconds=1.0), Skill(proof=11)),
    variant="aggressive",
)
# With three more thinking brings less.
_MUMMIES = _ladder(
    Rung(Budget(simulations=10), Skill(overlooks=0.6, misses=0.5)),
    Rung(Budget(simulations=25), Skill(overlooks=0.5, misses=0.25, proof=1)),
    Rung(Budget(simulations=120), Skill(proof=2)),
    Rung(Budget(simulations=900), Skill(proof=4)),
    Rung(Budget(seconds=1.0), Skill(proof=9)),
    variant="mummies",
)

_MAYA_TWO = _ladder(
    Rung(Budget(simulations=20), Skill(overlooks=0.6, misses=0.2)),
    Rung(Budget(simulations=100), Skill(overlooks=0.3, misses=0.1)),
    Rung(Budget(simulations=700)),
    Rung(Budget(simulations=4_000)),
    Rung(Budget(seconds=1.0)),
    players=2,
)
# With cards, more thinking soon brings nothing more; so the levels differ by what they see.
_MAYA_MORE = _ladder(
    Rung(Budget(simulations=8), Skill(overlooks=0.9, misses=0.85)),
    Rung(Budget(simulations=12), Skill(overlooks=0.75, misses=0.6)),
    Rung(Budget(simulations=35), Skill(overlooks=0.5, misses=0.35)),
    Rung(Budget(simulations=150), Skill(overlooks=0.15, misses=0.1)),
    Rung(Budget(seconds=1.0)),
)

# A glance at a place says much, so weak levels are those that do not see most places.
_TAYU = _ladder(
    Rung(Budget(simulations=15), Skill(overlooks=0.8, misses=0.92)),
    Rung(Budget(simulations=30), Skill(overlooks=0.6, misses=0.8)),
    Rung(Budget(simulations=60), Skill(overlooks=0.4, misses=0.6)),
    Rung(Budget(simulations=120), Skill(overlooks=0.2, misses=0.3)),
    Rung(Budget(seconds=1.0)),
)

# The roles of three decide much by themselves, so the levels lie farther apart.
_TAYU_THREE = _ladder(
    Rung(Budget(simulations=8), Skill(overlooks=0.95, misses=0.99)),
    Rung(Budget(simulations=20), Skill(overlooks=0.7, misses=0.9)),
    Rung(Budget(simulations=40), Skill(overlooks=0.5, misses=0.7)),
    Rung(Budget(simulations=120), Skill(overlooks=0.2, misses=0.35)),
    Rung(Budget(seconds=1.0)),
    players=3,
)

# By game; the first ladder whose options the game has is taken. A game that is not here has `_ANY`.
_LADDERS: Mapping[str, tuple[Ladder, ...]] = {
    "azteka": (_MUMMIES, _AGGRESSIVE, _AZTEKA),
    "maya": (_MAYA_TWO, _MAYA_MORE),
    "tayu": (_TAYU_THREE, _TAYU),
}


def rung(level: str, view: View) -> Rung:
    """What a level is in the game whose view this is."""
    options: Mapping[str, Value] = view["options"]
    for ladder in _LADDERS.get(view["game"], ()):
        if all(options.get(name) == value for name, value in ladder.options.items()):
            return ladder.rungs[level]
    return _ANY.rungs[level]
