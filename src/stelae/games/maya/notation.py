"""Maya as text: `56/4`, `56/4!`, `!`, `m34/2`, `7`, and what luck brings: `=RGBYO/…`, `=RO/YG/TB`, `=R`."""

import re

from stelae.core.contract import IllegalMove, complain
from stelae.games.maya.chance import deal_of, hands, towers_in
from stelae.games.maya.letters import (
    HAND_PATTERN,
    by_number,
    cards_from,
    colour_letter,
    hand_letters,
    letters,
    pair_from,
    towers_from,
)
from stelae.games.maya.positions import read, write
from stelae.games.maya.state import (
    CARDS,
    COLOURS,
    DEAL,
    DRAW,
    EXCHANGE_AND_STOP,
    NUMBERS,
    PLACE,
    SET_UP,
    STOP,
    Maya,
    pair_name,
)
from stelae.games.maya.towers import exchange_at, level_in, pair_in

__all__ = ["move_code", "move_text", "read", "remember", "write"]

_MOVE = re.compile(r"(?P<set_up>m)?(?P<pair>[1-9]{2})/(?P<level>[1-5])(?P<stop>!)?|(?P<tower>[1-9])")
_DEAL = re.compile(f"[{COLOURS}]{{5}}(?:/[{COLOURS}]{{5}}){{8}}")
_CARDS = re.compile(f"{HAND_PATTERN}(?:/{HAND_PATTERN}){{2,3}}")


def move_text(state: Maya, code: int) -> str:
    if state.phase == DEAL:
        return "=" + by_number(map(letters, towers_in(code)))
    if state.phase == DRAW:
        return "=" + colour_letter(code)
    if state.phase == CARDS:
        return "=" + "/".join(map(hand_letters, hands(state, code)))
    if code >= PLACE:
        return NUMBERS[code - PLACE]
    if code == STOP:
        return "!"
    exchange = code % 64
    before, after = ("m" if code >= SET_UP else ""), ("!" if EXCHANGE_AND_STOP <= code < SET_UP else "")
    return f"{before}{pair_name(pair_in(exchange))}/{level_in(exchange)}{after}"


def move_code(state: Maya, text: str) -> int:
    if text.startswith("="):
        return _outcome(state, text)
    if text == "!":
        return STOP
    match = _MOVE.fullmatch(text)
    if match is None or (match["set_up"] and match["stop"]):
        raise complain(IllegalMove, "maya-move-text", move=text[:40])
    if match["tower"]:
        return PLACE + NUMBERS.index(match["tower"])
    exchange = exchange_at(pair_from(match["pair"], IllegalMove), int(match["level"]))
    return exchange + (SET_UP if match["set_up"] else EXCHANGE_AND_STOP if match["stop"] else 0)


def _outcome(state: Maya, text: str) -> int:
    body = text[1:]
    if state.phase == DEAL:
        if not _DEAL.fullmatch(body):
            raise complain(IllegalMove, "maya-deal-text", "MY-3", move=text[:80])
        return deal_of(towers_from(body))
    if state.phase == DRAW:
        if len(body) != 1 or body not in COLOURS:
            raise complain(IllegalMove, "maya-draw-text", "MY-4", move=text[:40])
        return COLOURS.index(body) + 1
    clause = "MY-16" if state.players == 3 else "MY-23"
    if not _CARDS.fullmatch(body) or body.count("/") + 1 != state.players:
        raise complain(IllegalMove, "maya-cards-text", clause, move=text[:40], seats=state.players)
    return cards_from(body, IllegalMove)


def remember(trail: tuple[()], state: Maya, code: int) -> tuple[()]:
    return trail
