"""For games in which everybody sees everything: what their hidden.py takes over as it is."""

import random
from typing import TypeVar

from stelae.core.contract import Code

S = TypeVar("S")


def mask(state: S, seat: int | None) -> S:
    return state


def mask_code(state: object, code: Code, seat: int | None) -> Code:
    return code


def determinize(state: S, rng: random.Random) -> S:
    return state
