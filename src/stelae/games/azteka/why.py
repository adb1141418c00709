"""Why a move is not legal in Azteka. Whether it is, the rules alone decide."""

from stelae.core.bits import popcount
from stelae.core.contract import Reason
from stelae.games.azteka.rules import of_seat, pieces_each
from stelae.games.azteka.state import (
    AGGRESSIVE,
    CLASSIC,
    DECLINE,
    NO_LAST_TURNS,
    PIECES,
    RING,
    RINGS,
    THREE,
    TURN,
    TWICE,
    Azteka,
    socket_name,
)

_TURN_CLAUSE = {CLASSIC: "AZ-5", AGGRESSIVE: "AZ-10", THREE: "AZ-12"}


def why(state: Azteka, code: int) -> Reason:
    clause = _TURN_CLAUSE[state.variant]
    if code == DECLINE:
        return Reason("azteka-nothing-to-decline", "AZ-6" if state.variant == CLASSIC else clause)
    if state.last_turns != NO_LAST_TURNS and code < TURN:
        return Reason("azteka-only-last-turn", "AZ-14")
    if code >= TURN:
        return _why_not_turn(state, code)
    socket = {"socket": socket_name(code)}
    for seat, piece in enumerate(PIECES):
        if of_seat(state, seat) >> code & 1:
            return Reason("azteka-occupied", clause, {**socket, "piece": piece})
    if popcount(of_seat(state, state.seat)) == pieces_each(state.variant):
        return Reason("azteka-no-piece-left", clause, {"piece": PIECES[state.seat]})
    return Reason("azteka-not-beside-life", "AZ-5", socket)


def _why_not_turn(state: Azteka, code: int) -> Reason:
    if state.birth:
        return Reason("azteka-birth-or-decline", "AZ-6")
    if code >= TWICE and state.variant != AGGRESSIVE:
        return Reason("azteka-no-double-turn", _TURN_CLAUSE[state.variant])
    if not state.life | state.death:
        return Reason("azteka-begin-by-placing", "AZ-4")
    ring = code - TWICE
    mine = popcount(of_seat(state, state.seat) >> 8 * ring & RING)
    theirs = popcount(of_seat(state, 1 - state.seat) >> 8 * ring & RING)
    return Reason("azteka-ring-not-yours", "AZ-10", {"ring": RINGS[ring], "mine": mine, "theirs": theirs})
