"""What can be asked, in text, of a game whose pieces really stand and fall."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from stelae.core.contract import ActsRoom, Outlook, Reason, StelaeError, View, complain
from stelae.core.game import State


class NoActs(StelaeError):
    """In this game nothing stands or falls."""


class Settling(NamedTuple):
    """What came of an act, as an outcome of chance, and how it looked."""

    move: str
    film: View


def room(state: State) -> ActsRoom:
    found = state.game.rules.acts
    if found is None:
        raise complain(NoActs, "no-acts", game=state.game.name)
    return found


def unsettled(state: State) -> bool:
    """Whether chance has to find out next what comes of an act: nothing to wait for."""
    acts = state.game.rules.acts
    return acts is not None and acts.unsettled(state.packed)


def offered(state: State) -> tuple[list[str], Sequence[View]]:
    """The legal moves that take no searching, and what can be laid besides in endlessly many places."""
    acts = state.game.rules.acts
    if acts is None or not isinstance(state.to_move, int):
        return state.legal(), ()
    text = state.game.rules.notation.move_text
    return sorted(text(state.packed, code) for code in acts.listed(state.packed)), acts.placings(state.packed)


def believed(state: State, move: str) -> str:
    """The move with its hand slipping no farther than the rules let it."""
    acts = state.game.rules.acts
    if acts is None or not isinstance(state.to_move, int):
        return move
    notation = state.game.rules.notation
    return notation.move_text(state.packed, acts.believed(state.packed, notation.move_code(state.packed, move)))


def settle(state: State, rng: random.Random) -> Settling:
    """What comes of an act. Slow."""
    code, film = room(state).settle(state.packed, rng)
    return Settling(state.game.rules.notation.move_text(state.packed, code), film)


def places(
    state: State, slab: int | None = None, side: str | None = None, level: int | None = None
) -> list[tuple[str, float | None]]:
    """Good places for what can be laid, the steadiest first. Slow."""
    acts, text = room(state), state.game.rules.notation.move_text
    if not isinstance(state.to_move, int):
        return []
    return [(text(state.packed, code), margin) for code, margin in acts.places(state.packed, slab, side, level)]


def outlook(state: State, move: str) -> Reason | Outlook | None:
    """Why a move is not legal, or what would come of it; None where nothing can fall. Slow."""
    acts = room(state)
    try:
        code = state.code(believed(state, move))
    except StelaeError as error:
        return error.reason
    return acts.outlook(state.packed, code)


def stability(state: State) -> View:
    """How firmly everything stands. Slow."""
    return room(state).stability(state.packed)
