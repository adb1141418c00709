"""What a seat sees of Tayü: everything, the drawn tile too (TY-7), and it can count what is left in the bag."""

from __future__ import annotations

from stelae.core.bits import members
from stelae.core.contract import View
from stelae.core.open import determinize, mask, mask_code
from stelae.games.tayu.layout import (
    BEYOND,
    EDITIONS,
    SIDES,
    border,
    on_board,
    square_name,
    worth,
)
from stelae.games.tayu.notation import place_text
from stelae.games.tayu.planes import in_plane
from stelae.games.tayu.rules import has_outlet, left_in, opener, points, role, scores
from stelae.games.tayu.state import BID, LAY, ROLES, Laid, Tayu, Trail
from stelae.games.tayu.tiles import (
    NAMES,
    PLAINS,
    RINGS,
    TO_EAST,
    channels,
    outlets,
    place_code,
    squares,
)

__all__ = ["board", "determinize", "mask", "mask_code"]


def board(state: Tayu, trail: Trail) -> View:
    edition = EDITIONS[state.edition]
    return {
        "size": edition.size,
        "centre": list(edition.centre),
        "doubles": list(edition.doubles),
        "tiles": [_tile(state, number, laid) for number, laid in enumerate(trail)],
        "hand": _hand(state),
        "open": _open(state, trail),
        "sides": {SIDES[side]: _side(state, side) for side in range(4)},
        "scores": dict(zip(ROLES, scores(state), strict=False)),
        "roles": [ROLES[role(state, seat)] if state.todo != BID else None for seat in range(state.players)],
        "target": state.target if state.players == 3 and state.todo != BID else None,
        "auction": {"bid": state.target or None, "passed": members(state.passed)} if state.todo == BID else None,
        "bag": {name: left_in(state.bag, 1 << kind) for kind, name in enumerate(NAMES)},
        "left": {"ring": left_in(state.bag, RINGS), "plain": left_in(state.bag, PLAINS)},
    }


def _sides(sides: tuple[int, ...]) -> list[str]:
    return [SIDES[side] for side in sides]


def _tile(state: Tayu, number: int, laid: Laid) -> View:
    """A tile on the board; a channel is, for each of its squares, the sides to which water runs from the middle."""
    seat = (opener(state.saboteur) + number) % state.players
    return {
        "tile": NAMES[laid.kind],
        "move": place_text(laid.place),
        "seat": seat,
        "role": ROLES[role(state, seat)],
        "squares": [square_name(square) for square in squares(laid.place)],
        "channels": [_sides(sides) for sides in channels(laid.kind, laid.place)],
        "outlets": [[square_name(square), SIDES[side]] for square, side in outlets(laid.kind, laid.place)],
    }


def _hand(state: Tayu) -> View | None:
    """The drawn tile, as it lies when it points east."""
    if state.todo != LAY:
        return None
    return {
        "tile": NAMES[state.tile],
        "back": "ring" if RINGS >> state.tile & 1 else "plain",
        "channels": [_sides(sides) for sides in channels(state.tile, place_code(TO_EAST, 0))],
    }


def _open(state: Tayu, trail: Trail) -> list[list[str]]:
    """The outlets that end at a free square, where the network can grow."""
    return [
        [square_name(square), SIDES[side]]
        for laid in trail
        for square, side in outlets(laid.kind, laid.place)
        if on_board(EDITIONS[state.edition], square + BEYOND[side]) and not in_plane(square + BEYOND[side], state.taken)
    ]


def _side(state: Tayu, side: int) -> View:
    """A side of the board: what it counts, where water reaches it, and where it never will."""
    edition = EDITIONS[state.edition]
    covered = [square for square in border(edition, side) if in_plane(square, state.taken)]
    reached = [square for square in covered if has_outlet(state, square, side)]
    return {
        "points": points(state)[side],
        "outlets": [{"square": square_name(square), "points": worth(edition, square, side)} for square in reached],
        "closed": [square_name(square) for square in covered if square not in reached],
    }
