"""Why a move is not legal, for tests that expect it not to be."""

from stelae.core.contract import Reason
from stelae.core.game import State


def reason_of(state: State, move: str) -> Reason:
    reason = state.why(move)
    assert reason is not None, f"{move} is legal"
    return reason


def clause_of(state: State, move: str) -> str | None:
    return reason_of(state, move).clause


def code_of(state: State, move: str) -> str:
    return reason_of(state, move).code
