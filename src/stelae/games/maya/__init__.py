"""Maya, by Andrea Mainini and Alberto Branciaro."""

from stelae.core.contract import REPETITION, GameInfo, Option, Rules, all_alike, yes_or_no
from stelae.games.maya import chance, events, hidden, match, notation, rules, why
from stelae.games.maya.clauses import CLAUSES
from stelae.games.maya.state import ENDINGS

INFO = GameInfo(
    name="maya",
    options=(
        Option("players", "int", 2, "MY-16", (2, 3, 4)),
        yes_or_no("draft", "MY-4"),
        Option("stop", "str", "either", "MY-17", ("either", "both")),
        Option("three", "int", 3, "MY-19", (3, 2)),
        REPETITION,
    ),
    rules_version=1,
    clauses=CLAUSES,
    endings=ENDINGS,
    match_length=lambda options: 1 if options["players"] == 2 else 3,
    variants={
        "two": {},
        "two-draft": {"draft": True},
        "three": {"players": 3},
        "three-hungarian": {"players": 3, "stop": "both", "three": 2},
        "three-draft": {"players": 3, "draft": True},
        "four": {"players": 4},
        "four-hungarian-draft": {"players": 4, "draft": True, "stop": "both", "three": 2},
    },
    roles=lambda state, seats: ("white", "black") if seats == 2 else all_alike(state, seats),
)

RULES = Rules(INFO, rules, notation, why, hidden, events, chance=chance, match=match)
