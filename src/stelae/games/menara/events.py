"""What happened in a ply of Menara."""

from __future__ import annotations

from stelae.core.contract import Code, Event
from stelae.games.menara.material import material
from stelae.games.menara.settling import held
from stelae.games.menara.state import (
    CAMP,
    FAIL,
    HAND,
    KEEP,
    NO,
    RENEWAL,
    SLABS,
    Bag,
    Draw,
    Drawn,
    Menara,
    Settled,
    Slabs,
    Swap,
)
from stelae.games.menara.temple import Act, Lay, Lift, Put, Take


def events(before: Menara, code: Code, after: Menara) -> list[Event]:
    return [*_told(before, code), *_of_turn(before, after)]


def name(number: int, mark: str = "") -> str:
    return f"{number:02}{mark}"


def _told(before: Menara, code: Code) -> list[Event]:
    seat = before.seat
    if isinstance(code, Bag):
        return [_columns_drawn(before, code)]
    if isinstance(code, Slabs):
        shown = [name(number) for number in code.numbers]
        if before.phase == SLABS:
            return [{"kind": "foundation", "slabs": shown[:-1], "next": shown[-1]}]
        return [{"kind": "revealed", "slab": shown[0]}]
    if isinstance(code, Swap):
        return [{"kind": "swapped", "seat": seat, "gave": list(code.give), "took": list(code.take)}]
    if isinstance(code, Draw):
        return [{"kind": "chose", "seat": seat, "stack": code.stack}]
    if isinstance(code, Drawn):
        card = material().cards[code.card]
        return [{"kind": "drawn", "card": card.name, "task": card.kind, "columns": card.count, "frame": card.frame}]
    if isinstance(code, Settled):
        return _settled(before, code)
    if isinstance(code, (Put, Take, Lay, Lift)):
        return [_meant(seat, code)]
    return [{"kind": {NO: "kept", FAIL: "failed", KEEP: "camp_kept"}.get(code, "camp_renewed"), "seat": seat}]


def _columns_drawn(before: Menara, code: Bag) -> Event:
    if before.phase in (CAMP, RENEWAL):
        return {"kind": "camp", "columns": list(code.columns)}
    return {"kind": "dealt" if before.phase == HAND else "refilled", "seat": before.seat, "columns": list(code.columns)}


def _meant(seat: int, act: Act) -> Event:
    """What a hand is about to do."""
    if isinstance(act, Put):
        told: Event = {"kind": "put", "seat": seat, "colour": act.colour, "mark": name(act.slab, act.mark)}
    elif isinstance(act, Take):
        marks = {"from": name(act.slab, act.mark), "mark": name(act.to_slab, act.to_mark)}
        told = {"kind": "taken", "seat": seat, **marks}
    else:
        where = {"level": act.level, "x": act.x, "y": act.y, "angle": act.angle}
        kind = "lifted" if isinstance(act, Lift) else "laid" if act.level else "founded"
        told = {"kind": kind, "seat": seat, "slab": name(act.slab), **where}
        if isinstance(act, Lay):
            told["side"] = act.side
    return told


def _settled(before: Menara, outcome: Settled) -> list[Event]:
    """What fell; and where everything has come to, for whoever draws it."""
    assert before.act is not None
    lost = [change for change in outcome.changes if change.fell and not change.steps]
    slabs = [name(change.slab) for change in lost if not change.mark]
    columns = [name(change.slab, change.mark) for change in lost if change.mark]
    back = [name(change.slab, change.mark) for change in outcome.changes if change.fell and change.steps]
    told: list[Event] = [
        {"kind": "settled", "piece": name(*held(before.act)), "fell": len(slabs) + len(columns) + len(back)}
    ]
    told += [{"kind": "put_back", "columns": back}] if back else []
    told += [{"kind": "columns_fell", "columns": columns}] if columns else []
    return [*told, {"kind": "slabs_fell", "slabs": slabs}] if slabs else told


def _of_turn(before: Menara, after: Menara) -> list[Event]:
    """What a ply means for the task and the goal."""
    told: list[Event] = []
    if after.temple.storeys > before.temple.storeys:
        told.append({"kind": "storey", "storeys": after.temple.storeys, "goal": before.goal})
    if before.task is not None and before.act is not None and after.phase == "lay":
        told.append({"kind": "new_slab", "slab": name(after.top)})
    if after.goal > before.goal:
        told.append({"kind": "storey_card", "goal": after.goal})
    return told
