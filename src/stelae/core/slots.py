"""What templates call: `jit.bind` puts the kernels of a game's rules in the place of these."""

from typing import Any

from stelae.core.contract import OVER, Outcome
from stelae.core.jit import slot


@slot
def turn(state: Any) -> int:
    return OVER


@slot
def legal(state: Any) -> Any:
    return state


@slot
def count(moves: Any) -> int:
    return 0


@slot
def nth(moves: Any, index: int) -> int:
    return index


@slot
def contains(moves: Any, code: int) -> bool:
    return False


@slot
def apply(state: Any, code: int) -> Any:
    return state


@slot
def chances(state: Any) -> int:
    return 0


@slot
def chance(state: Any, index: int) -> int:
    return index


@slot
def result(state: Any) -> Outcome:
    return Outcome(0, 0, (0, 0, 0, 0))
