"""The rules of Menara: whose turn it is, what can be done, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from stelae.core.contract import CHANCE, OVER, Code, Options, Outcome
from stelae.games.menara import suggest
from stelae.games.menara.geometry import (
    BEARERS,
    bearers,
    below,
    done,
    face_of,
    foundation_fault,
    free_marks,
    outline_of,
    release_fault,
    storey_fault,
)
from stelae.games.menara.material import STACKS, Card, material
from stelae.games.menara.settling import after
from stelae.games.menara.state import (
    BAG_EMPTY,
    BASE,
    BUILD,
    BY_CHANCE,
    CAMP,
    CAMP_SIZE,
    CARD,
    COLLAPSE,
    COLUMN,
    DRAW,
    END,
    FAIL,
    FAILED,
    HAND,
    HAND_SIZES,
    KEEP,
    LAST_CARD,
    LAST_SLAB,
    LAY,
    NO,
    REFILL,
    RENEW,
    RENEWAL,
    REVEAL,
    SETTLE,
    SLABS,
    STOREY_CARDS,
    SWAP,
    Bag,
    Draw,
    Drawn,
    Menara,
    Settled,
    Slabs,
    Swap,
    Task,
    bag,
    columns,
    without,
)
from stelae.games.menara.temple import COLOURS, SIDES, Lay, Lift, Put, Slab, Take, Temple


def seats(options: Options) -> int:
    return int(options["players"])


def start(options: Options) -> Menara:
    players, difficulty = int(options["players"]), str(options["difficulty"])
    return Menara(
        phase=CAMP,
        seat=0,
        hand=str(options["hand"]),
        size=HAND_SIZES[str(options["hands"])][difficulty][players - 1],
        goal=STOREY_CARDS[difficulty],
        camp="",
        hands=("",) * players,
        foundation=(),
        top=0,
        stack=tuple(sorted({number for number, _ in material().faces})),
        cards=tuple(material().cards),
        drawn="",
        task=None,
        act=None,
        temple=Temple(),
        ending=0,
    )


def turn(state: Menara) -> int:
    if state.phase == END:
        return OVER
    return CHANCE if state.phase in BY_CHANCE else state.seat


def progress(state: Menara) -> int:
    return len(state.cards)


def result(state: Menara) -> Outcome:
    """MN-16: all win if the temple is as high as it has to be, whatever ended the game."""
    storeys = state.temple.storeys
    winners = (1 << state.players) - 1 if state.ending and storeys >= state.goal else 0
    return Outcome(state.ending, winners, (storeys,) * 4)


# The moves: a state stands for the set of its own, since a slab can lie in endlessly many places.


def legal(state: Menara) -> Menara:
    return state


def count(moves: Menara) -> int:
    return len(listed(moves))


def nth(moves: Menara, index: int) -> Code:
    return listed(moves)[index]


def listed(state: Menara) -> tuple[Code, ...]:
    """All moves, but of the places for a slab only good ones: at least one where there is one."""
    return (*plain(state), *placed(state))


@lru_cache(maxsize=128)
def plain(state: Menara) -> tuple[Code, ...]:
    """The moves that lay no slab."""
    if state.phase == SWAP:
        return (NO, *_swaps(state.hands[state.seat], state.camp))
    if state.phase == DRAW:
        return tuple(
            Draw(stack) for stack in STACKS if any(material().cards[name].stack == stack for name in state.cards)
        )
    if state.phase == BUILD:
        return (*_columns(state), FAIL)
    return (RENEW, KEEP) if state.phase == FAILED else ()


@lru_cache(maxsize=128)
def placed(state: Menara) -> tuple[Lay | Lift, ...]:
    """Good places for a slab. Looking for them takes long."""
    if state.phase == BASE:
        return tuple(place for number in state.foundation for place in foundations(state.temple, number, SIDES))
    if state.phase == LAY:
        return (*_storeys(state), *foundations(state.temple, state.top, sides(state)))
    if is_lift(state):
        return tuple(_lifts(state.temple))
    return ()


def contains(state: Menara, code: Code) -> bool:
    """Whether the rules allow a move, listed or not."""
    if state.phase == BASE:
        return isinstance(code, Lay) and code.level == 0 and code.slab in state.foundation and _fits(state, code)
    if state.phase == LAY:
        return isinstance(code, Lay) and code.slab == state.top and code.side in sides(state) and _fits(state, code)
    if isinstance(code, Lift):
        return is_lift(state) and _can_lift(state, code)
    if isinstance(code, (Put, Take)):
        bare = Put(code.colour, code.slab, code.mark) if isinstance(code, Put) else _bare_take(code)
        return bare in plain(state) and _can_release(state, code)
    return code in plain(state)


def _bare_take(code: Take) -> Take:
    return Take(code.slab, code.mark, code.to_slab, code.to_mark)


def _can_release(state: Menara, act: Put | Take | Lay | Lift) -> bool:
    """MN-18: a sure hand sets down exactly; the foundation is laid at leisure."""
    leisurely = isinstance(act, Lay) and act.level == 0
    return act.release is None or (state.hand != "sure" and not leisurely and release_fault(act) is None)


def _fits(state: Menara, act: Lay) -> bool:
    where = (act.slab, act.side)
    if not _can_release(state, act):
        return False
    if act.level == 0:
        return foundation_fault(state.temple, *where, act.x, act.y, act.angle) is None
    return storey_fault(state.temple, *where, act.level, act.x, act.y, act.angle) is None


def is_lift(state: Menara) -> bool:
    return state.phase == BUILD and card_of(state).kind == "lift"


def _can_lift(state: Menara, act: Lift) -> bool:
    slab = state.temple.slab(act.slab)
    if slab is None or slab.level == 0 or act.level in (0, slab.level) or not _can_release(state, act):
        return False
    return storey_fault(state.temple, slab.number, slab.side, act.level, act.x, act.y, act.angle) is None


# What there is to do


def card_of(state: Menara) -> Card:
    assert state.task is not None, "a card is in play"
    return material().cards[state.task.card]


def sides(state: Menara) -> tuple[str, ...]:
    """The sides that a new slab may show (MN-11)."""
    frame = card_of(state).frame
    return SIDES if frame == "free" else (frame,)


def foundations(temple: Temple, number: int, sides: tuple[str, ...]) -> Iterator[Lay]:
    """Good places for a slab as foundation."""
    for side in sides:
        for place in suggest.as_foundation(temple, number, side):
            yield Lay(number, side, 0, *place)


def storeys(temple: Temple, number: int, side: str, level: int) -> Iterator[Lay]:
    """Good places for a new slab on columns."""
    for place in suggest.on_columns(temple, number, side, level):
        yield Lay(number, side, level, *place)


def lifts(temple: Temple, slab: Slab, level: int) -> Iterator[Lift]:
    """Good places for a slab that is lifted."""
    for place in suggest.on_columns(temple, slab.number, slab.side, level):
        yield Lift(slab.number, level, *place)


def _storeys(state: Menara) -> Iterator[Lay]:
    for level in levels(state.temple):
        for side in sides(state):
            yield from storeys(state.temple, state.top, side, level)


def levels(temple: Temple, lifted: int = 0) -> list[int]:
    """The levels above the foundation that a slab could be laid on: below them enough columns stand."""
    highest = max((slab.level for slab in temple.slabs), default=0)
    return [level for level in range(1, highest + 2) if len(below(temple, level, lifted)) >= BEARERS]


def _swaps(hand: str, camp: str) -> Iterator[Swap]:
    """MN-7, leaving out colours that would go and come back."""
    for number in range(1, min(len(hand), len(camp)) + 1):
        gives = {columns(give) for give in combinations_with_replacement(COLOURS, number) if within(give, hand)}
        takes = {columns(take) for take in combinations_with_replacement(COLOURS, number) if within(take, camp)}
        for give in gives:
            yield from (Swap(give, take) for take in takes if not set(give) & set(take))


def within(some: tuple[str, ...] | str, all_of: str) -> bool:
    return all(some.count(letter) <= all_of.count(letter) for letter in set(some))


def _columns(state: Menara) -> Iterator[Put | Take]:
    card, temple = card_of(state), state.temple
    if card.kind == "move":
        yield from _takes(state)
    elif card.kind != "lift":
        for slab in temple.slabs:
            if choosable(state, slab.number):
                for mark in free_marks(temple, slab):
                    if mark.colour in state.hands[state.seat]:
                        yield Put(mark.colour, slab.number, mark.name)


def choosable(state: Menara, number: int) -> bool:
    """Whether a column may be put on this slab: on the one that was chosen, where the card is about one."""
    assert state.task is not None
    return card_of(state).kind == "any" or state.task.slab in (0, number)


def _takes(state: Menara) -> Iterator[Take]:
    assert state.task is not None
    temple = state.temple
    levels = {slab.number: slab.level for slab in temple.slabs}
    goals = [(slab, mark) for slab in temple.slabs for mark in free_marks(temple, slab)]
    for column in temple.columns:
        if (column.slab, column.mark) not in state.task.moved:
            for slab, mark in goals:
                if mark.colour == column.colour and slab.level > levels[column.slab]:
                    yield Take(column.slab, column.mark, slab.number, mark.name)


def _lifts(temple: Temple) -> Iterator[Lift]:
    for slab in liftable(temple):
        if not _holds(temple, slab.number):
            for level in levels(temple, slab.number):
                if level != slab.level:
                    yield from lifts(temple, slab, level)


def liftable(temple: Temple) -> list[Slab]:
    return [slab for slab in temple.slabs if slab.level]


def _holds(temple: Temple, number: int) -> bool:
    """Whether another slab rests on this one's columns: allowed to move, but not a good suggestion."""
    return any(
        column.slab == number
        for slab in liftable(temple)
        for column in bearers(temple, outline_of(face_of(slab), slab.pose), slab.level)
    )


# What comes of it


def apply(state: Menara, code: Code) -> Menara:
    if isinstance(code, Bag):
        return _drawn_columns(state, code.columns)
    if isinstance(code, Slabs):
        return _revealed(state, code.numbers)
    if isinstance(code, Swap):
        return _swapped(state, code)
    if isinstance(code, Draw):
        return state._replace(phase=CARD, drawn=code.stack)
    if isinstance(code, Drawn):
        cards = tuple(name for name in state.cards if name != code.card)
        return state._replace(phase=BUILD, cards=cards, drawn="", task=Task(code.card))
    if isinstance(code, Settled):
        return _settled(state, code)
    if isinstance(code, Lay) and code.level == 0:
        return _founded(state, code)
    if isinstance(code, (Put, Take, Lay, Lift)):
        return _begun(state, code)
    if code == NO:
        return state._replace(phase=DRAW)
    if code == FAIL:
        return _finished(state, failed=True)
    return state._replace(phase=RENEWAL) if code == RENEW else _refill(state)


def _drawn_columns(state: Menara, drawn: str) -> Menara:
    if state.phase == CAMP:
        return state._replace(phase=HAND, camp=columns(drawn))
    if state.phase == RENEWAL:
        # The six new ones come out of the bag before the old ones go back in.
        return _refill(state._replace(camp=columns(drawn)))
    hands = list(state.hands)
    hands[state.seat] = columns(hands[state.seat] + drawn)
    state = state._replace(hands=tuple(hands))
    if state.phase == REFILL:
        return _next_turn(state)
    last = state.seat == state.players - 1
    return state._replace(phase=SLABS if last else HAND, seat=0 if last else state.seat + 1)


def _revealed(state: Menara, numbers: tuple[int, ...]) -> Menara:
    stack = tuple(number for number in state.stack if number not in numbers)
    state = state._replace(stack=stack, top=numbers[-1])
    return state._replace(phase=BASE, foundation=tuple(sorted(numbers[:-1]))) if state.phase == SLABS else _go_on(state)


def _swapped(state: Menara, swap: Swap) -> Menara:
    hands = list(state.hands)
    hands[state.seat] = columns((without(hands[state.seat], swap.give) or "") + swap.take)
    camp = columns((without(state.camp, swap.take) or "") + swap.give)
    return state._replace(phase=DRAW, hands=tuple(hands), camp=camp)


def _founded(state: Menara, act: Lay) -> Menara:
    """A slab on the table: it lies where it is laid."""
    state = state._replace(temple=done(state.temple, act))
    if state.phase == LAY:
        assert state.task is not None
        return _laid(state._replace(task=state.task._replace(extended=True)))
    left = tuple(number for number in state.foundation if number != act.slab)
    return state._replace(foundation=left, phase=BASE if left else SWAP)


def _begun(state: Menara, act: Put | Take | Lay | Lift) -> Menara:
    """The hand lets go; what comes of it, chance says."""
    if isinstance(act, Put):
        assert state.task is not None
        hands = list(state.hands)
        hands[state.seat] = without(hands[state.seat], act.colour) or ""
        state = state._replace(hands=tuple(hands), task=state.task._replace(used=state.task.used + 1))
    return state._replace(phase=SETTLE, act=act)


def _settled(state: Menara, outcome: Settled) -> Menara:
    act, task = state.act, state.task
    assert act is not None
    assert task is not None
    state = state._replace(act=None, temple=after(state.temple, act, outcome))
    lost = [change for change in outcome.changes if change.fell and not change.steps]
    if lost:
        return _end(state, COLUMN if all(change.mark for change in lost) else COLLAPSE)
    if isinstance(act, Lay):
        return _laid(state)
    state = state._replace(task=task._replace(done=task.done + 1))
    if isinstance(act, Lift):
        fell = any(change.fell and change.slab == act.slab for change in outcome.changes)
        return _finished(state, failed=fell)
    return _placed(state, *((act.slab, act.mark) if isinstance(act, Put) else (act.to_slab, act.to_mark)))


def _placed(state: Menara, number: int, mark: str) -> Menara:
    """A column stands on a new mark: perhaps it was the last one of its slab (MN-11)."""
    slab, task = state.temple.slab(number), state.task
    assert slab is not None
    assert task is not None
    if card_of(state).kind == "move":
        task = task._replace(moved=tuple(sorted((*task.moved, (number, mark)))))
    elif card_of(state).kind != "any":
        task = task._replace(slab=number)
    state = state._replace(task=task)
    return _go_on(state) if free_marks(state.temple, slab) else state._replace(phase=LAY)


def _laid(state: Menara) -> Menara:
    """A new slab lies: the game is over with the last one, else the next one comes to light."""
    return state._replace(phase=REVEAL, top=0) if state.stack else _end(state._replace(top=0), LAST_SLAB)


def is_done(state: Menara) -> bool:
    """Whether the task of the card has been carried out."""
    card, task = card_of(state), state.task
    assert task is not None
    if card.kind != "fill":
        return task.done == max(card.count, 1)
    slab = state.temple.slab(task.slab)
    return slab is not None and not free_marks(state.temple, slab)


def _go_on(state: Menara) -> Menara:
    return _finished(state, failed=False) if is_done(state) else state._replace(phase=BUILD)


def _finished(state: Menara, *, failed: bool) -> Menara:
    """The end of a task: the card is done with, or becomes a storey card (MN-10, MN-11)."""
    assert state.task is not None
    if failed or state.task.extended:
        state = state._replace(goal=state.goal + 1)
    if failed and len(bag(state)) >= CAMP_SIZE:
        return state._replace(phase=FAILED)
    return _refill(state)


def _refill(state: Menara) -> Menara:
    """MN-12, and the two ways in which the game is over now (MN-15)."""
    assert state.task is not None
    if not state.cards:
        return _end(state, LAST_CARD, paid=True)
    if len(bag(state)) < state.task.used:
        return _end(state, BAG_EMPTY, paid=True)
    return state._replace(phase=REFILL) if state.task.used else _next_turn(state)


def _next_turn(state: Menara) -> Menara:
    return state._replace(phase=SWAP, seat=(state.seat + 1) % state.players, task=None)


def _end(state: Menara, ending: int, *, paid: bool = False) -> Menara:
    """The game is over; a foundation that was extended in this turn costs its storey card all the same (MN-11)."""
    owed = state.task is not None and state.task.extended and not paid
    return state._replace(phase=END, ending=ending, goal=state.goal + owed, task=None)
