"""Tayü as text: `j9e`, `ring`, `28`, `pass`, `=013`, and `goliath draw 1 013@j9e -`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Never

from stelae.core.contract import BadPosition, IllegalMove, StelaeError, Value, complain
from stelae.games.tayu.layout import EDITIONS, PLANE, square_name, square_of
from stelae.games.tayu.places import fits_there
from stelae.games.tayu.rules import apply, before_draw, laid, left_in, opener, start, without
from stelae.games.tayu.state import (
    BID,
    CHOOSE,
    DRAW,
    DRAW_PLAIN,
    DRAW_RING,
    DRAWN,
    END,
    LAY,
    MOST,
    NO_PLACE,
    OFFER,
    PASS,
    PLAIN,
    RING,
    Laid,
    Tayu,
    Trail,
)
from stelae.games.tayu.tiles import DIRECTIONS, NAMES, PLACES, TYPE_COUNT, edges_name, half_turn, place_code
from stelae.games.tayu.why import why_not_there

_WORDS = {"ring": RING, "plain": PLAIN, "pass": PASS}
_TODO = {"choose": CHOOSE, "draw": DRAW, "draw:ring": DRAW_RING, "draw:plain": DRAW_PLAIN, "end": END}

_PLACE = r"[a-s](?:[1-9]|1[0-9])[eswn]"
_LAID = rf"[0-9]{{3}}@{_PLACE}"
_MOVE = re.compile(rf"(?P<word>ring|plain|pass)|(?P<bid>0|[1-9][0-9]{{0,5}})|=(?P<kind>[0-9]{{3}})|(?P<place>{_PLACE})")
_POSITION = re.compile(
    r"(?P<edition>[a-z]+) (?P<todo>bid:(?P<bid>-|[1-9][0-9]{0,2})|choose|draw(?::ring|:plain)?|end|[0-9]{3})"
    rf" (?P<seat>[0-3]) (?P<tiles>-|{_LAID}(?:,{_LAID})*)"
    r" (?:-|NS=(?P<ns>[0-2]),EW=(?P<ew>[0-2]),X=(?P<x>[0-2]):(?P<target>[1-9][0-9]{0,2})|passed=(?P<passed>-|[0-2]+))"
)


def _wrong(code: str, clause: str, **params: str | int) -> Never:
    raise complain(BadPosition, code, clause, **params)


def place_text(place: int) -> str:
    return square_name(place % PLANE) + DIRECTIONS[place // PLANE]


def _place(text: str) -> int:
    return place_code(DIRECTIONS.index(text[-1]), square_of(text[:-1]))


def _kind(text: str, error: type[StelaeError]) -> int:
    """The type that three digits name; only one of its two forms, in ascending order, does (TY-3)."""
    edges = sum(1 << edge for edge in {int(digit) for digit in text})
    if len(set(text)) < 3 or edges > 0xFF:
        raise complain(error, "tayu-type-text", "TY-3", tile=text)
    form = edges_name(min(edges, half_turn(edges)))
    if text != form:
        raise complain(error, "tayu-type-form", "TY-3", tile=text, form=form)
    return NAMES.index(form)


def move_text(state: Tayu, code: int) -> str:
    if code < PLACES:
        return place_text(code)
    if code >= OFFER:
        return str(code - OFFER)
    if code >= DRAWN:
        return "=" + NAMES[code - DRAWN]
    return next(word for word, known in _WORDS.items() if known == code)


def move_code(state: Tayu, text: str) -> int:
    match = _MOVE.fullmatch(text)
    if match is None:
        raise complain(IllegalMove, "tayu-move-text", move=text[:40])
    if match["word"]:
        return _WORDS[text]
    if match["bid"]:
        return OFFER + int(text)
    return DRAWN + _kind(match["kind"], IllegalMove) if match["kind"] else _place(text)


def remember(trail: Trail, state: Tayu, code: int) -> Trail:
    return (*trail, Laid(state.tile, code)) if state.todo == LAY else trail


def laid_text(tile: Laid) -> str:
    return f"{NAMES[tile.kind]}@{place_text(tile.place)}"


def write(state: Tayu, trail: Trail) -> str:
    if state.todo == BID:
        todo, roles = f"bid:{state.target or '-'}", f"passed={_seats(state.passed) or '-'}"
    else:
        todo = NAMES[state.tile] if state.todo == LAY else next(t for t, n in _TODO.items() if n == state.todo)
        first = opener(state.saboteur)
        roles = f"NS={first},EW={(first + 1) % 3},X={state.saboteur}:{state.target}" if state.players == 3 else "-"
    tiles = ",".join(map(laid_text, trail)) or "-"
    return " ".join([EDITIONS[state.edition].name, todo, str(state.seat), tiles, roles])


def _seats(bits: int) -> str:
    return "".join(str(seat) for seat in range(3) if bits >> seat & 1)


def read(text: str, given: Mapping[str, Value]) -> tuple[dict[str, Value], Tayu, Trail]:
    match = _POSITION.fullmatch(text)
    if match is None:
        raise complain(BadPosition, "tayu-position-text", position=text[:120])
    known = [edition.name for edition in EDITIONS]
    if match["edition"] not in known:
        _wrong("tayu-edition", "TY-1", edition=match["edition"][:40], known=", ".join(known))
    shown: dict[str, Value] = {"edition": match["edition"]}
    trail = _trail(match["tiles"])
    options: dict[str, Value] = {"edition": match["edition"], "backs": False, "target": MOST, "auction": False}
    if bool(match["passed"]) != bool(match["bid"]):
        _wrong("tayu-auction-roles", "TY-13")
    if match["passed"]:
        shown |= {"players": 3, "auction": True}
        state = _auction(start(options | shown), match)
    elif match["x"]:
        shown |= _shown_roles(match, given)
        saboteur = int(match["x"])
        state = start(options | {"players": 3})
        state = state._replace(target=int(match["target"]), saboteur=saboteur, seat=opener(saboteur))
    else:
        shown |= _shown_players(len(trail), int(match["seat"]), given)
        state = start({**options, "players": 2, **given, **shown, "backs": False})
    state = _replayed(state, trail)
    if state.seat != int(match["seat"]):
        _wrong("tayu-seat", "TY-4", found=int(match["seat"]), expected=state.seat)
    if not match["bid"]:
        state = _with_todo(state, match["todo"])
    shown |= _shown_backs(state)
    return shown, state._replace(backs=int(bool(shown.get("backs", given.get("backs", False))))), trail


def _trail(text: str) -> Trail:
    tiles = [tile.split("@") for tile in text.split(",")] if text != "-" else []
    return tuple(Laid(_kind(kind, BadPosition), _place(place)) for kind, place in tiles)


def _auction(state: Tayu, match: re.Match[str]) -> Tayu:
    """The state in an auction, in which no tile has been laid yet (TY-13)."""
    seat, passed = int(match["seat"]), match["passed"].replace("-", "")
    bid = 0 if match["bid"] == "-" else int(match["bid"])
    fewest = 0
    if bid:
        # How often was bid at least: up to the seat that passed, and by the one after it if that is not the mover.
        fewest = (int(passed) or 3) + (seat != (int(passed) + 1) % 3) if len(passed) == 1 else seat or 3
    unopened = bid == 0 and (seat != 0 or passed)
    if seat > 2 or len(passed) > 1 or str(seat) in passed or unopened or match["tiles"] != "-":
        _wrong("tayu-auction", "TY-13")
    if bid > MOST + 1 - fewest:
        _wrong("tayu-auction-bid", "TY-13", bid=bid, most=MOST + 1 - fewest)
    return state._replace(seat=seat, target=bid, passed=sum(1 << int(seat) for seat in passed))


def _shown_roles(match: re.Match[str], given: Mapping[str, Value]) -> dict[str, Value]:
    """What the roles of three players tell: without an auction seat 2 is the saboteur (TY-12)."""
    saboteur, target = int(match["x"]), int(match["target"])
    if int(match["ns"]) != opener(saboteur) or int(match["ew"]) != (saboteur + 2) % 3:
        _wrong("tayu-roles", "TY-13", saboteur=saboteur, ns=opener(saboteur), ew=(saboteur + 2) % 3)
    if target > MOST:
        _wrong("tayu-target", "TY-12", found=target, most=MOST)
    if saboteur != 2:
        return {"players": 3, "auction": True}
    return {"players": 3} if given.get("auction", False) else {"players": 3, "target": target}


def _shown_players(laid: int, seat: int, given: Mapping[str, Value]) -> dict[str, Value]:
    """Two or four, unless it could be either and nothing else was said."""
    fitting = [players for players in (2, 4) if laid % players == seat]
    if not fitting:
        _wrong("tayu-seat", "TY-4", found=seat, expected=laid % (4 if seat > 1 else 2))
    if given.get("players", 2) in fitting and len(fitting) == 2:
        return {}
    return {"players": fitting[0]}


@lru_cache(maxsize=256)
def _replayed(state: Tayu, trail: Trail) -> Tayu:
    """The state after these tiles, each of which must have been there and must have fitted."""
    for number, tile in enumerate(trail, 1):
        _check_left(state, tile.kind)
        if not fits_there(state, tile.kind, tile.place):
            clause = why_not_there(state, tile.kind, tile.place).clause
            _wrong("tayu-laid-wrongly", str(clause), number=number, tile=laid_text(tile))
        state = laid(state._replace(tile=tile.kind, bag=without(state.bag, tile.kind)), tile.place)
    return state


def _check_left(state: Tayu, kind: int) -> None:
    if not left_in(state.bag, 1 << kind):
        _wrong("tayu-too-many", "TY-3", tile=NAMES[kind], copies=EDITIONS[state.edition].copies)


def _with_todo(state: Tayu, todo: str) -> Tayu:
    """The state after a tile was laid, with what is now to be done."""
    if todo == "end":
        if not state.ending and not any(_fits_nowhere(state, kind) for kind in range(TYPE_COUNT)):
            _wrong("tayu-not-over", "TY-8")
        return state if state.ending else state._replace(todo=END, ending=NO_PLACE)
    if state.ending:
        _wrong("tayu-bag-empty", "TY-8")
    if todo in _TODO:
        if todo != "draw" and before_draw(state.bag, 1) != CHOOSE:
            _wrong("tayu-no-choice", "TY-10")
        return state._replace(todo=_TODO[todo])
    kind = _kind(todo, BadPosition)
    _check_left(state, kind)
    in_hand = apply(state, DRAWN + kind)
    if in_hand.ending:
        _wrong("tayu-fits-nowhere", "TY-8", tile=todo)
    return in_hand


def _fits_nowhere(state: Tayu, kind: int) -> bool:
    return left_in(state.bag, 1 << kind) > 0 and apply(state, DRAWN + kind).ending == NO_PLACE


def _shown_backs(state: Tayu) -> dict[str, Value]:
    """Whether backs are open shows before a draw, if tiles with either are left (TY-10)."""
    if state.todo in (CHOOSE, DRAW_RING, DRAW_PLAIN):
        return {"backs": True}
    return {"backs": False} if state.todo == DRAW and before_draw(state.bag, 1) == CHOOSE else {}
