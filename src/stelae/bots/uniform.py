"""Any legal move, each as likely as the others."""

from __future__ import annotations

import random

from stelae.core.contract import View
from stelae.core.game import determinize
from stelae.core.registry import game


def any_move(view: View, rng: random.Random) -> str:
    # What the seat may do never hangs on what it does not know, so any world that fits its view will do.
    return rng.choice(determinize(game(view["game"]), view, rng).legal())
