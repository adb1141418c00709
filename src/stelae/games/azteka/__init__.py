"""Azteka, by Andrea Mainini."""

from stelae.core.contract import REPETITION, GameInfo, Option, Rules
from stelae.games.azteka import events, hidden, match, notation, rules, why
from stelae.games.azteka.clauses import CLAUSES
from stelae.games.azteka.state import ENDINGS

INFO = GameInfo(
    name="azteka",
    options=(
        Option("variant", "str", "classic", "AZ-5", ("classic", "aggressive", "mummies")),
        Option("birth", "str", "any", "AZ-6", ("any", "life")),
        Option("fill", "str", "sector", "AZ-13", ("sector", "sector_or_ring")),
        REPETITION,
    ),
    rules_version=1,
    clauses=CLAUSES,
    endings=ENDINGS,
    match_length=lambda options: 1 if options["variant"] == "mummies" else 2,
    variants={
        "classic": {},
        "classic-life-births": {"birth": "life"},
        "aggressive": {"variant": "aggressive"},
        "mummies": {"variant": "mummies"},
        "mummies-rings": {"variant": "mummies", "fill": "sector_or_ring"},
    },
    roles=lambda state, seats: ("life", "death", "mummies")[:seats],
)

RULES = Rules(INFO, rules, notation, why, hidden, events, match=match)
