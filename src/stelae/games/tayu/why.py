"""Why a move is not legal in Tayü. Whether it is, the rules alone decide."""

from stelae.core.contract import Reason
from stelae.games.tayu.layout import BEYOND, EDITIONS, SIDES, on_board, square_name
from stelae.games.tayu.planes import in_plane, size
from stelae.games.tayu.rules import has_outlet, left_in
from stelae.games.tayu.state import BID, CHOOSE, DRAW_RING, DRAWN, MOST, OFFER, PASS, Tayu
from stelae.games.tayu.tiles import NAMES, PLACES, TYPES, outline, squares


def why(state: Tayu, code: int) -> Reason:
    if DRAWN <= code < OFFER:
        return _why_not_drawn(state, code - DRAWN)
    if state.todo == BID:
        return _why_not_bid(state, code)
    if state.todo == CHOOSE:
        return Reason("tayu-choose-first", "TY-10")
    if code < PLACES:
        return why_not_there(state, state.tile, code)
    if code >= OFFER:
        return Reason("tayu-no-auction", "TY-13")
    return Reason("tayu-no-passing", "TY-6") if code == PASS else Reason("tayu-nothing-to-choose", "TY-10")


def _why_not_drawn(state: Tayu, kind: int) -> Reason:
    tile = {"tile": NAMES[kind]}
    if left_in(state.bag, 1 << kind):
        return Reason("tayu-other-back", "TY-10", {**tile, "back": "ring" if state.todo == DRAW_RING else "plain"})
    return Reason("tayu-none-left", "TY-3", {**tile, "copies": EDITIONS[state.edition].copies})


def _why_not_bid(state: Tayu, code: int) -> Reason:
    if code == PASS:
        return Reason("tayu-must-bid", "TY-13")
    if code < OFFER:
        return Reason("tayu-bid-first", "TY-13")
    bid = code - OFFER
    if 0 < bid <= MOST:
        return Reason("tayu-bid-not-lower", "TY-13", {"bid": bid, "lowest": state.target})
    return Reason("tayu-bid-range", "TY-13", {"bid": bid, "most": MOST})


def why_not_there(state: Tayu, kind: int, place: int) -> Reason:
    """Why a tile cannot lie there: the first thing that is wrong, as a player would look at it."""
    edition = EDITIONS[state.edition]
    covered = squares(place)
    if not all(on_board(edition, square) for square in covered):
        return Reason("tayu-off-board", "TY-6", {"size": edition.size})
    for square in covered:
        if in_plane(square, state.taken):
            return Reason("tayu-occupied", "TY-6", {"square": square_name(square)})
    if size(state.taken) == 0:
        return Reason("tayu-not-in-centre", "TY-5", {"centre": ", ".join(edition.centre)})
    for edge, (square, side) in enumerate(outline(place)):
        beyond = square + BEYOND[side]
        outlet = TYPES[kind] >> edge & 1 == 1
        if in_plane(beyond, state.taken) and has_outlet(state, square, side) != outlet:
            where = {"square": square_name(square), "side": SIDES[side], "neighbour": square_name(beyond)}
            return Reason("tayu-outlet-at-wall" if outlet else "tayu-wall-at-outlet", "TY-6", where)
    return Reason("tayu-not-joined", "TY-6")
