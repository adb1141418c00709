"""Why a move is not legal in Maya. Whether it is, the rules alone decide."""

from stelae.core.bits import members, popcount
from stelae.core.contract import Reason
from stelae.games.maya.chance import card_faults, faults
from stelae.games.maya.draft import colours_in, colours_left, level_to_build, open_towers, shut_out, to_spare
from stelae.games.maya.letters import colour_letter, letters
from stelae.games.maya.rules import completing_centre, completing_own
from stelae.games.maya.state import (
    DEAL,
    DRAW,
    EXCHANGE_AND_STOP,
    NUMBERS,
    PAIRS,
    PLACE,
    PREPARE,
    PUT,
    SET_UP,
    STOP,
    Maya,
    tower_number,
)
from stelae.games.maya.towers import is_joined, level_in, pair_in, tower_of


def why(state: Maya, code: int) -> Reason:
    if state.phase < PUT:
        return _why_not_outcome(state, code)
    if state.phase == PUT:
        return _why_not_there(state, code - PLACE) if code >= PLACE else Reason("maya-place-first", "MY-4")
    if code >= PLACE:
        return Reason("maya-draft-over", "MY-4")
    if state.phase == PREPARE:
        return Reason("maya-set-up-first", "MY-10")
    if code >= SET_UP:
        return Reason("maya-set-up-over", "MY-10")
    if code != STOP:
        exchange = code % EXCHANGE_AND_STOP
        if not state.exchanges >> exchange & 1:
            return _why_not_exchange(state, exchange)
        return _why_not_stop(state, exchange)
    return _why_not_stop(state, STOP)


def _why_not_exchange(state: Maya, exchange: int) -> Reason:
    pair, level = pair_in(exchange), level_in(exchange)
    if level == 1:
        return Reason("maya-base-stays", "MY-5")
    for tower in PAIRS[pair]:
        if tower in (*PAIRS, ())[state.monolith]:
            first, second = map(tower_number, PAIRS[state.monolith])
            beside = {"tower": tower_number(tower), "first": first, "second": second}
            return Reason("maya-monolith", "MY-6", beside)
    if level == state.raven:
        return Reason("maya-raven", "MY-7", {"level": level})
    parted = next(tower for tower in PAIRS[pair] if is_joined(tower_of(state, tower), level))
    colour = letters(tower_of(state, parted))[level - 1]
    where: dict[str, str | int] = {"tower": tower_number(parted), "level": level, "below": level - 1, "colour": colour}
    return Reason("maya-harmony", "MY-8", where)


def _why_not_stop(state: Maya, exchange: int) -> Reason:
    """After an exchange, or STOP: at once."""
    if state.players == 2:
        return Reason("maya-no-stop", "MY-17")
    lacking = "either"
    if state.both:
        own, centre = completing_own(state) >> exchange & 1, completing_centre(state) >> exchange & 1
        lacking = "centre" if own else "own" if centre else "both"
    return Reason("maya-stop-early", "MY-17", {"lacking": lacking, "when": "now" if exchange == STOP else "after"})


def _why_not_outcome(state: Maya, code: int) -> Reason:
    if state.phase == DEAL:
        kind, where, colour = faults(code)[0]
        if kind == "tower":
            return Reason("maya-tower-twice", "MY-3", {"tower": tower_number(where), "colour": colour_letter(colour)})
        return Reason("maya-level-lacks", "MY-2", {"level": where, "colour": colour_letter(colour)})
    if state.phase == DRAW:
        return Reason("maya-floor-gone", "MY-4", {"colour": colour_letter(code), "level": level_to_build(state)})
    fault, colour = card_faults(state, code)[0]
    return Reason(fault, "MY-16", {"colour": colour_letter(colour)})


def _why_not_there(state: Maya, tower: int) -> Reason:
    level = level_to_build(state)
    here = {"tower": tower_number(tower)}
    if not open_towers(state) >> tower & 1:
        return Reason("maya-tower-has-level", "MY-4", {**here, "level": level})
    floors = tower_of(state, tower)
    if colours_in(floors) >> state.drawn & 1:
        return Reason("maya-tower-has-colour", "MY-4", {**here, "colour": colour_letter(state.drawn)})
    return Reason("maya-would-be-stuck", "MY-4", {**here, **_needed(state, tower)})


def _needed(state: Maya, tower: int) -> dict[str, str]:
    """The smallest group of towers, this one among them, that as many other floors of the level must have."""
    towers, others = open_towers(state), colours_left(state) & ~(1 << state.drawn)
    insides = [inside for inside in range(1, towers + 1) if inside & ~towers == 0 and inside >> tower & 1]
    needed = [inside for inside in insides if to_spare(state, others, inside, towers ^ inside) == 0]
    smallest = min(needed, key=popcount)
    floors = shut_out(state, others, towers ^ smallest)
    return {
        "colours": ", ".join(colour_letter(colour) for colour in members(floors)),
        "towers": ", ".join(sorted(NUMBERS[tower] for tower in members(smallest))),
    }
