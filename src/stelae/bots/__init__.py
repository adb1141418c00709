"""Players that are programs. A bot sees no more than the view of its seat."""

from __future__ import annotations

import random
from typing import Protocol

from stelae.bots.uniform import Uniform
from stelae.core.contract import StelaeError, View, complain


class Bot(Protocol):
    """Chooses a move for the seat whose view it is given."""

    def choose(self, view: View, rng: random.Random) -> str: ...


# Each name with the version that stands in records.
BOTS: dict[str, tuple[str, Bot]] = {"random": ("random 1", Uniform())}


def bot(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise complain(StelaeError, "bot-unknown", name=name, known=", ".join(BOTS))
    return BOTS[name][1]


__all__ = ["BOTS", "Bot", "bot"]
