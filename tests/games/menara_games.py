"""Temples and turns of Menara for tests, put together by hand."""

from __future__ import annotations

import random
from typing import Any

import stelae
from stelae.core.game import State
from stelae.games.menara import suggest
from stelae.games.menara.geometry import done, free_marks
from stelae.games.menara.material import material
from stelae.games.menara.settling import Key, told
from stelae.games.menara.state import Menara, Task
from stelae.games.menara.temple import Lay, Put, Temple

GAME = stelae.game("menara")


def begun(**options: object) -> State:
    """A game whose foundation lies: the first turn begins."""
    state = GAME.start(options, seed=5)
    while state.packed.phase == "base":
        state = state.play(state.legal()[0])
    return state


def settled(state: State, fell: set[Key] | None = None, lost: set[Key] | None = None) -> State:
    """The act settles with everything where it was put, but for what fell and was put back, or is lost."""
    packed = state.packed
    standing = done(packed.temple, packed.act)
    gone = lost or set()
    standing = Temple(
        tuple(slab for slab in standing.slabs if (slab.number, "") not in gone),
        tuple(column for column in standing.columns if (column.slab, column.mark) not in gone),
    )
    outcome = told(packed.temple, packed.act, standing, (fell or set()) | gone)
    return state.play(GAME.rules.notation.move_text(packed, outcome))


def put(state: State, move: str) -> State:
    return settled(state.play(move))


def changed(state: State, **fields: Any) -> State:
    """The state with other fields; the test answers for it."""
    return State(GAME, state.options, state.packed._replace(**fields), ())


def with_slab(temple: Temple, number: int, side: str, level: int) -> Temple:
    """The temple with one more slab, at the best place."""
    found = suggest.on_columns(temple, number, side, level) if level else suggest.as_foundation(temple, number, side)
    return done(temple, Lay(number, side, level, *found[0]))


def with_columns(temple: Temple, number: int, marks: str | None = None) -> Temple:
    """The temple with columns on these marks of a slab, or on all its free ones."""
    slab = temple.slab(number)
    assert slab is not None
    for mark in free_marks(temple, slab):
        if marks is None or mark.name in marks:
            temple = done(temple, Put(mark.colour, number, mark.name))
    return temple


def tower(storeys: int) -> Temple:
    """The slabs 1, 2 and 3 as foundation, and one filled slab on the other: 6, 7, 8, …"""
    temple = Temple()
    for number in (1, 2, 3):
        temple = with_slab(temple, number, "light", 0)
    temple = with_columns(temple, 1)
    for level in range(1, storeys + 1):
        temple = with_slab(temple, 5 + level, "light", level)
        temple = with_columns(temple, 5 + level)
    return temple


def turn(
    temple: Temple, phase: str, hand: str = "yyrrkwb", *, card: str = "", hand_kind: str = "sure", **fields: Any
) -> State:
    """A turn of seat 0 with this temple and hand; with a card, it is in play. All other slabs are in the stack."""
    state = GAME.start({"players": 2, "hand": hand_kind})
    lying = {slab.number for slab in temple.slabs}
    stack = [number for number in range(1, 19) if number not in lying]
    packed: Menara = state.packed._replace(
        phase=phase,
        camp="yyrrkw",
        hands=(hand, "yyyyrrr"),
        size=7,
        top=stack[0],
        stack=tuple(stack[1:]),
        temple=temple,
        task=Task(card) if card else None,
        cards=tuple(name for name in material().cards if name != card),
    )
    return State(GAME, state.options, packed._replace(**fields), ())


def card_of(kind: str, count: int = 0, frame: str | None = None) -> str:
    """A card of this kind, by name."""
    return next(
        card.name
        for card in material().cards.values()
        if card.kind == kind and card.count == count and frame in (None, card.frame)
    )


def sampled(state: State, seed: int = 1) -> State:
    """Chance plays until a seat decides, everything staying where it is put."""
    rng = random.Random(seed)
    while state.to_move == "chance":
        state = settled(state) if state.packed.act is not None else state.play(state.sample(rng))
    return state
