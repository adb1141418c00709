"""Any legal move, each as likely as the others."""

from __future__ import annotations

import random

from stelae.core.contract import IllegalMove, View, complain
from stelae.core.game import determinize
from stelae.core.registry import game


class Uniform:
    def choose(self, view: View, rng: random.Random) -> str:
        if view["to_move"] is None:
            raise complain(IllegalMove, "game-over")
        if view["to_move"] != view["seat"]:
            raise complain(IllegalMove, "not-your-turn", seat=str(view["seat"]), turn=str(view["to_move"]))
        # What the seat may do never hangs on what it does not know, so any world that fits its view will do.
        return rng.choice(determinize(game(view["game"]), view, rng).legal())
