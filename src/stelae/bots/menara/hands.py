"""What a hand is good for: the exchange with the camp, the stack to draw from, a new camp (MN-7, MN-8, MN-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement

from stelae.bots.menara.mind import Mind
from stelae.games.menara.geometry import free_marks
from stelae.games.menara.material import STACKS, Card, material
from stelae.games.menara.rules import within
from stelae.games.menara.state import CAMP_SIZE, Menara, Swap, bag, columns
from stelae.games.menara.temple import COLOURS, Put, Temple

# What a task that is done is worth, a slab that it fills, and a column put or moved on the way, in storeys.
DONE, FILLED, BUILT = 1.0, 0.5, 0.04
# A slab can be moved well every so many times.
LIFTS = 0.5
# An easy card is kept for later where a hard one will do: the part of its usual worth that is taken off.

KEPT = 0.1
USUAL = {"blue": 1.2, "yellow": 1.0, "red": 0.75}
# A column changes hands only for a reason.
FUSS = 0.01
# So many camps are imagined.
CAMPS = 4


def matched(hand: str, colours: list[str]) -> int:
    """How many columns of a hand find a mark."""
    return sum(min(hand.count(colour), colours.count(colour)) for colour in set(colours))


@dataclass(frozen=True, slots=True)
class Site:
    """What can be done at a temple, whoever does it."""

    # Of each slab the colours of its free marks, and of those that can bear a column now.
    free: tuple[tuple[str, ...], ...]
    sound: tuple[tuple[str, ...], ...]
    # Columns that could be moved higher.
    movable: int
    # Whether a slab could be lifted, too.
    liftable: bool
    # What the slab on the stack would bring, its better side.
    fresh: tuple[str, ...]


def site_of(state: Menara, mind: Mind) -> Site:
    temple = state.temple
    free, sound = [], []
    for slab in temple.slabs:
        marks = free_marks(temple, slab)
        if marks:
            free.append(tuple(mark.colour for mark in marks))
            puts = [Put(mark.colour, slab.number, mark.name) for mark in marks]
            sound.append(tuple(put.colour for put in puts if mind.spent or mind.stands(temple, put)))
    fresh: tuple[str, ...] = ()
    if state.top:
        faces = [material().face(state.top, side).marks for side in ("light", "dark")]
        fresh = tuple(mark.colour for mark in min(faces, key=len))
    return Site(tuple(free), tuple(sound), _movable(temple, mind), _liftable(temple), fresh)


def _movable(temple: Temple, mind: Mind) -> int:
    """How many columns could be spared where they are and find a mark farther up, about."""
    levels = {slab.number: slab.level for slab in temple.slabs}
    goals = [(slab.level, mark.colour) for slab in temple.slabs for mark in free_marks(temple, slab)]
    found = 0
    for colour in COLOURS:
        marks = [level for level, one in goals if one == colour]
        wanted = len(marks)
        for column in temple.columns:
            fits = column.colour == colour and any(level > levels[column.slab] for level in marks)
            if wanted and fits and not mind.spent and mind.leaves(temple, column):
                wanted -= 1
                found += 1
    return found


def _liftable(temple: Temple) -> bool:
    """Whether a slab could change its level and no storey be lost: one that is not alone on its level."""
    levels = Counter(slab.level for slab in temple.slabs)
    return any(slab.level and levels[slab.level] > 1 for slab in temple.slabs)


def fills(hand: str, site: Site, most: int) -> bool:
    """Whether some slab can be filled with so many columns at most."""
    return any(
        len(free) == len(sound) <= most and matched(hand, list(sound)) == len(free)
        for free, sound in zip(site.free, site.sound, strict=True)
    )


def promise(card: Card, hand: str, site: Site) -> tuple[float, float]:
    """How likely a card is done with this hand, and what it is worth."""
    if card.kind == "move":
        likely = 1.0 if site.movable >= card.count else 0.0
        return likely, DONE * likely + BUILT * min(card.count, site.movable)
    if card.kind == "lift":
        likely = LIFTS * site.liftable
        return likely, DONE * likely
    if card.kind == "one":
        best = max((matched(hand, list(sound)) for sound in site.sound), default=0)
        whole = best >= card.count
        filled = any(len(free) == card.count == matched(hand, list(free)) for free in site.free)
        return float(whole), DONE * whole + FILLED * filled + BUILT * min(best, card.count)
    most = card.count or len(hand)
    filled = fills(hand, site, most)
    if card.kind == "fill":
        return float(filled), (DONE + FILLED) * filled
    everywhere = [colour for sound in site.sound for colour in sound]
    if filled:
        everywhere += site.fresh
    found = matched(hand, everywhere)
    whole = found >= card.count
    return float(whole), DONE * whole + FILLED * filled + BUILT * min(found, card.count)


@dataclass(frozen=True, slots=True)
class Stack:
    """A stack of cards for a hand: what to expect of its next card, and how many of its cards can be done."""

    worth: float
    name: str
    can: int
    cards: int


def stacks(hand: str, site: Site, cards: tuple[str, ...], mind: Mind) -> list[Stack]:
    """The stacks that are left, the best first."""
    found = []
    known: dict[tuple[str, int], tuple[float, float]] = {}
    for name in STACKS:
        left = [card for key in cards if (card := material().cards[key]).stack == name]
        if left:
            for card in left:
                if (card.kind, card.count) not in known:
                    known[card.kind, card.count] = promise(card, hand, site)
            both = [known[card.kind, card.count] for card in left]
            worth = sum(worth for _, worth in both) / len(both)
            if mind.care.weighs:
                worth -= KEPT * USUAL[name]
            found.append(Stack(worth, name, round(sum(likely for likely, _ in both)), len(left)))
    return sorted(found, key=lambda stack: (-stack.worth, stack.name))


@dataclass(frozen=True, slots=True)
class Exchange:
    """A hand to play with, how one comes to it (None: it is the hand one has), and the stack that it is for."""

    worth: float
    hand: str
    swap: Swap | None
    stack: Stack


def exchanges(state: Menara, mind: Mind) -> list[Exchange]:
    """Hands that the camp allows, the best first."""
    hand, site = state.hands[state.seat], site_of(state, mind)
    return _exchanges(hand, state.camp, site, state.cards, mind)


def _exchanges(hand: str, camp: str, site: Site, cards: tuple[str, ...], mind: Mind) -> list[Exchange]:
    found = []
    for other in _reachable(hand, camp) if mind.care.exchanges else [hand]:
        stack = stacks(other, site, cards, mind)[0]
        give, take = _difference(hand, other), _difference(other, hand)
        worth = stack.worth + _variety(other, site) - FUSS * len(give)
        found.append(Exchange(worth, other, Swap(give, take) if give else None, stack))
    return sorted(found, key=lambda one: (-one.worth, one.hand))


def _reachable(hand: str, camp: str) -> Iterator[str]:
    """The hands of this size that hand and camp can make together, leaving at most the camp's worth behind."""
    for chosen in combinations_with_replacement(COLOURS, len(hand)):
        if within(chosen, hand + camp):
            yield columns(chosen)


def _difference(one: str, other: str) -> str:
    """What of a set of columns the other lacks."""
    return "".join(colour * max(0, one.count(colour) - other.count(colour)) for colour in COLOURS)


def _variety(hand: str, site: Site) -> float:
    """A hand that finds marks for many of its columns is worth something for the cards after this one."""
    return BUILT * matched(hand, [colour for sound in site.sound for colour in sound])


def best_with(hand: str, camp: str, site: Site, cards: tuple[str, ...], mind: Mind) -> float:
    return _exchanges(hand, camp, site, cards, mind)[0].worth


def renewal(state: Menara, mind: Mind) -> tuple[float, float]:
    """What the next turn is worth with the camp as it is, and with six other columns."""
    seat = (state.seat + 1) % state.players
    hand, site, left = state.hands[seat], site_of(state, mind), bag(state)
    if not hand or not state.cards:
        return 0.0, 0.0
    kept = best_with(hand, state.camp, site, state.cards, mind)
    camps = [columns(mind.rng.sample(left, CAMP_SIZE)) for _ in range(CAMPS)]
    return kept, sum(best_with(hand, camp, site, state.cards, mind) for camp in camps) / CAMPS
