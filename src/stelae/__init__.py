"""Exact rules of Azteka, Maya and Tayü: `stelae.game("maya").start({"players": 2}, seed=7)`."""

# Loaded first, so that `games` is the function from here on: else Python would put the folder in its place later.
from stelae import games as _games  # noqa: F401
from stelae.core.contract import (
    BadOptions,
    BadPosition,
    GameInfo,
    IllegalMove,
    Option,
    Reason,
    Result,
    StelaeError,
    UnknownGame,
)
from stelae.core.game import Game, Match, State, determinize
from stelae.core.perft import perft
from stelae.core.registry import game, games

__version__ = "0.1.0"

__all__ = [
    "BadOptions",
    "BadPosition",
    "Game",
    "GameInfo",
    "IllegalMove",
    "Match",
    "Option",
    "Reason",
    "Result",
    "State",
    "StelaeError",
    "UnknownGame",
    "determinize",
    "game",
    "games",
    "perft",
]
