"""What happened in a ply of Tayü."""

from stelae.core.contract import Event
from stelae.games.tayu.layout import EDITIONS, SIDES, square_name, worth
from stelae.games.tayu.notation import move_text
from stelae.games.tayu.rules import has_outlet, left_in, role, scores
from stelae.games.tayu.state import BAG_EMPTY, BID, CHOOSE, DRAWN, END, LAY, OFFER, PASS, RING, ROLES, Tayu
from stelae.games.tayu.tiles import ALL_TYPES, NAMES, RINGS, outlets, squares


def events(before: Tayu, code: int, after: Tayu) -> list[Event]:
    if before.todo == LAY:
        return _laid(before, code, after)
    if before.todo == BID:
        return _bidding(before, code, after)
    seat = before.seat
    if before.todo == CHOOSE:
        return [{"kind": "chosen", "seat": seat, "back": "ring" if code == RING else "plain"}]
    kind = code - DRAWN
    tile = {"seat": seat, "tile": NAMES[kind]}
    back = "ring" if RINGS >> kind & 1 else "plain"
    told: list[Event] = [{"kind": "drawn", **tile, "back": back, "left": left_in(before.bag, ALL_TYPES) - 1}]
    return [*told, {"kind": "no_place", **tile}] if after.todo == END else told


def _bidding(before: Tayu, code: int, after: Tayu) -> list[Event]:
    if code != PASS:
        return [{"kind": "bid", "seat": before.seat, "bid": code - OFFER}]
    told: list[Event] = [{"kind": "passed", "seat": before.seat}]
    if after.todo != BID:
        roles = {ROLES[role(after, seat)]: seat for seat in range(3)}
        told.append({"kind": "roles", **roles, "target": after.target})
    return told


def _laid(before: Tayu, place: int, after: Tayu) -> list[Event]:
    edition = EDITIONS[before.edition]
    ends = outlets(before.tile, place)
    joined = [end for end in ends if has_outlet(before, *end)]
    told: list[Event] = [
        {
            "kind": "laid",
            "seat": before.seat,
            "role": ROLES[role(before, before.seat)],
            "tile": NAMES[before.tile],
            "move": move_text(before, place),
            "squares": [square_name(square) for square in squares(place)],
            "joined": [[square_name(square), SIDES[side]] for square, side in joined],
        }
    ]
    for square, side in ends:
        points = worth(edition, square, side)
        if points:
            told.append({"kind": "reached", "side": SIDES[side], "square": square_name(square), "points": points})
    for direction, (was, now) in enumerate(zip(scores(before), scores(after), strict=True)):
        if now != was:
            told.append({"kind": "scored", "role": ROLES[direction], "was": was, "score": now})
    if after.ending == BAG_EMPTY:
        told.append({"kind": "bag_empty"})
    return told
