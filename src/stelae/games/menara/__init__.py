"""Menara, by Oliver Richtberg."""

from stelae.core.contract import GameInfo, Option, Rules
from stelae.games.menara import acts, chance, events, hidden, notation, rules, why
from stelae.games.menara.clauses import CLAUSES
from stelae.games.menara.material import material
from stelae.games.menara.state import ENDINGS, HAND_SIZES, HANDS, STOREY_CARDS

INFO = GameInfo(
    name="menara",
    options=(
        Option("players", "int", 2, "MN-3", (1, 2, 3, 4)),
        Option("difficulty", "str", "easy", "MN-4", tuple(STOREY_CARDS)),
        Option("hands", "str", "seed", "MN-5", tuple(HAND_SIZES)),
        Option("hand", "str", "sure", "MN-18", HANDS),
    ),
    # With pieces of one's own the same moves mean something else.
    rules_version=1 + material().digest,
    clauses=CLAUSES,
    endings=ENDINGS,
    match_length=lambda options: 1,
    variants={
        "one": {"players": 1},
        "two": {},
        "three-medium-steady": {"players": 3, "difficulty": "medium", "hand": "steady"},
        "four-hard-shaky": {"players": 4, "difficulty": "hard", "hands": "other", "hand": "shaky"},
    },
    endless=True,
    together=True,
)

RULES = Rules(INFO, rules, notation, why, hidden, events, chance=chance, acts=acts)
