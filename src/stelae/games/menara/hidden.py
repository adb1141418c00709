"""What a seat sees of Menara: everything; all hands are open (MN-3), and what nobody knows is not drawn yet."""

from __future__ import annotations

from stelae.core.contract import View
from stelae.core.open import determinize, mask, mask_code
from stelae.games.menara.geometry import face_of
from stelae.games.menara.material import STACKS, Card, Face, material
from stelae.games.menara.rules import is_done
from stelae.games.menara.state import Menara, bag
from stelae.games.menara.temple import COLOURS, SIDES, Column, Slab, Temple
from stelae.games.menara.texts import act_text

__all__ = ["board", "determinize", "mask", "mask_code"]


def board(state: Menara, trail: tuple[()]) -> View:
    return {
        "phase": state.phase,
        "seat": state.seat,
        "hand": state.hand,
        "storeys": state.temple.storeys,
        "goal": state.goal,
        "camp": list(state.camp),
        "hands": [list(hand) for hand in state.hands],
        "bag": {colour: bag(state).count(colour) for colour in COLOURS},
        "cards": {stack: [_card(card) for card in _left(state, stack)] for stack in STACKS},
        "card": _card_in_play(state),
        "slabs": [_slab(state.temple, slab) for slab in state.temple.slabs],
        "columns": [_column(column) for column in state.temple.columns],
        "foundation": [_both_sides(number) for number in state.foundation],
        "next": _both_sides(state.top) if state.top else None,
        "stack": len(state.stack) + bool(state.top),
        "act": act_text(state.act) if state.act else None,
    }


def _left(state: Menara, stack: str) -> list[Card]:
    """The cards that are in a stack still, in no order that anybody knows."""
    return [card for name in state.cards if (card := material().cards[name]).stack == stack]


def _card(card: Card) -> View:
    return {"card": card.name, "kind": card.kind, "count": card.count, "frame": card.frame}


def _card_in_play(state: Menara) -> View | None:
    task = state.task
    if task is None:
        return None
    card = material().cards[task.card]
    return {
        **_card(card),
        "stack": card.stack,
        "done": task.done,
        "finished": is_done(state),
        "slab": task.slab or None,
        "moved": [[slab, mark] for slab, mark in task.moved],
        "extended": task.extended,
    }


def _face(face: Face) -> View:
    return {
        "outline": [list(point) for point in face.outline],
        "marks": [{"mark": mark.name, "colour": mark.colour, "at": list(mark.at)} for mark in face.marks],
    }


def _both_sides(number: int) -> View:
    return {"slab": number, "sides": {side: _face(material().face(number, side)) for side in SIDES}}


def _slab(temple: Temple, slab: Slab) -> View:
    free = {mark.name for mark in face_of(slab).marks} - {c.mark for c in temple.columns if c.slab == slab.number}
    return {
        "slab": slab.number,
        "side": slab.side,
        "level": slab.level,
        "pose": list(slab.pose),
        "free": sorted(free),
        **_face(face_of(slab)),
    }


def _column(column: Column) -> View:
    return {"colour": column.colour, "slab": column.slab, "mark": column.mark, "pose": list(column.pose)}
