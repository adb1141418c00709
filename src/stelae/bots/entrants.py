"""Who plays in an arena: a bot by name, and how much it may think if not as its level does."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from stelae.bots.budget import Budget
from stelae.bots.levels import PLAIN, Bot, bot
from stelae.core.contract import StelaeError, complain

_WRITTEN = re.compile(r"(?P<name>[a-z]+)(?:@(?P<amount>[0-9]+(?:\.[0-9]+)?)(?P<unit>s?))?")


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot and its budget, None for that of its level."""

    written: str
    bot: Bot
    budget: Budget | None


def entrant(text: str) -> Entrant:
    """`expert`, `expert@2000` with so many simulations a move, `expert@0.5s` with so many seconds."""
    match = _WRITTEN.fullmatch(text)
    if match is None:
        raise complain(StelaeError, "arena-entrant", text=text[:40])
    who = PLAIN if match["name"] == PLAIN.name else bot(match["name"])
    if match["amount"] is None:
        return Entrant(text, who, None)
    amount = float(match["amount"])
    if match["unit"]:
        return Entrant(text, who, Budget(seconds=amount))
    if amount != math.floor(amount):
        raise complain(StelaeError, "arena-entrant", text=text[:40])
    return Entrant(text, who, Budget(simulations=int(amount)))
