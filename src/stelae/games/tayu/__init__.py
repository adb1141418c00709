"""Tayü, by Niek Neuwahl."""

from stelae.core.contract import GameInfo, Option, Rules, yes_or_no
from stelae.games.tayu import chance, events, hidden, notation, rules, why
from stelae.games.tayu.clauses import CLAUSES
from stelae.games.tayu.layout import EDITIONS
from stelae.games.tayu.state import ENDINGS, MOST

INFO = GameInfo(
    name="tayu",
    options=(
        Option("players", "int", 2, "TY-4", (2, 3, 4)),
        Option("edition", "str", EDITIONS[0].name, "TY-1", tuple(edition.name for edition in EDITIONS)),
        yes_or_no("backs", "TY-10"),
        Option("target", "int", 24, "TY-12", least=1, most=MOST),
        yes_or_no("auction", "TY-13"),
    ),
    rules_version=1,
    clauses=CLAUSES,
    endings=ENDINGS,
    match_length=lambda options: 1,
    variants={
        "two": {},
        "two-backs": {"backs": True},
        "two-kosmos": {"edition": "kosmos"},
        "two-kosmos-backs": {"edition": "kosmos", "backs": True},
        "three": {"players": 3},
        "three-auction": {"players": 3, "auction": True},
        "three-kosmos-auction-backs": {"players": 3, "edition": "kosmos", "auction": True, "backs": True},
        "four": {"players": 4},
    },
    roles=rules.roles,
)

RULES = Rules(INFO, rules, notation, why, hidden, events, chance=chance)
