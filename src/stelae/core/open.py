"""For games in which everybody sees everything: what their hidden.py takes over as it is."""

import random
from typing import TypeVar

S = TypeVar("S")


def mask(state: S, seat: int | None) -> S:
    return state


def mask_code(state: object, code: int, seat: int | None) -> int:
    return code


def determinize(state: S, rng: random.Random) -> S:
    return state
