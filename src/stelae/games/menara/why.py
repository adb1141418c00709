"""Why a move is not legal in Menara. Whether it is, the rules alone decide."""

from collections.abc import Mapping

from stelae.core.contract import Code, Reason
from stelae.games.menara.chance import in_stack, number
from stelae.games.menara.geometry import Fault, face_of, foundation_fault, release_fault, storey_fault
from stelae.games.menara.material import STACKS, material
from stelae.games.menara.rules import card_of, choosable, sides, within
from stelae.games.menara.settling import faults
from stelae.games.menara.state import (
    BASE,
    BUILD,
    CARD,
    DRAW,
    FAILED,
    LAY,
    NO,
    REVEAL,
    SETTLE,
    SLABS,
    SWAP,
    Bag,
    Draw,
    Drawn,
    Menara,
    Settled,
    Slabs,
    Swap,
    bag,
)
from stelae.games.menara.temple import Lay, Lift, Put, Take

# What is to be done, and the clause that says so.
CLAUSE = {
    BASE: "MN-6",
    SWAP: "MN-7",
    DRAW: "MN-8",
    BUILD: "MN-9",
    LAY: "MN-11",
    FAILED: "MN-10",
}

# Which clause says where slabs lie and columns stand.
OF_FAULT = {"menara-outside-mark": "MN-9", "menara-off-table": "MN-2", "menara-release-far": "MN-18"}


def why(state: Menara, code: Code) -> Reason:
    if state.phase not in CLAUSE:
        return _why_not_drawn(state, code)
    act = isinstance(code, (Put, Take, Lay, Lift))
    if act and code.release is not None and state.hand == "sure":
        return Reason("menara-sure-hand", "MN-18")
    if isinstance(code, Swap) and state.phase == SWAP:
        return _why_not_swap(state, code)
    if isinstance(code, Draw) and state.phase == DRAW:
        return _why_not_draw(code)
    if isinstance(code, Lay) and state.phase in (BASE, LAY):
        return _why_not_lay(state, code)
    if state.phase == BUILD and (act and not isinstance(code, Lay)):
        return _why_not_build(state, code)
    if state.phase == BUILD and code == NO:
        return Reason("menara-no-passing", "MN-10")
    return Reason("menara-now", CLAUSE[state.phase], {"phase": state.phase})


def _why_not_swap(state: Menara, swap: Swap) -> Reason:
    if len(swap.give) != len(swap.take):
        return Reason("menara-swap-uneven", "MN-7", {"give": len(swap.give), "take": len(swap.take)})
    if not within(swap.give, state.hands[state.seat]):
        return Reason("menara-not-in-hand", "MN-7", {"columns": swap.give, "hand": state.hands[state.seat] or "-"})
    if not within(swap.take, state.camp):
        return Reason("menara-not-in-camp", "MN-7", {"columns": swap.take, "camp": state.camp})
    return Reason("menara-swap-same", "MN-7", {"colour": min(set(swap.give) & set(swap.take))})


def _why_not_draw(draw: Draw) -> Reason:
    if draw.stack not in STACKS:
        return Reason("menara-no-stack", "MN-8", {"stack": draw.stack[:20], "known": ", ".join(STACKS)})
    return Reason("menara-stack-empty", "MN-8", {"stack": draw.stack})


def _of(fault: Fault | None, clause: str) -> Reason:
    assert fault is not None, "only asked about what is wrong"
    return Reason(fault[0], OF_FAULT.get(fault[0], clause), fault[1])


def _why_not_lay(state: Menara, act: Lay) -> Reason:
    slab = f"{act.slab:02}"
    if state.phase == BASE:
        if act.level:
            return Reason("menara-foundation-first", "MN-6")
        if act.slab not in state.foundation:
            known = ", ".join(f"{number:02}" for number in state.foundation)
            return Reason("menara-not-foundation", "MN-6", {"slab": slab, "known": known})
    else:
        if act.slab != state.top:
            return Reason("menara-not-top", "MN-11", {"slab": slab, "top": f"{state.top:02}"})
        if act.side not in sides(state):
            return Reason("menara-wrong-side", "MN-11", {"side": sides(state)[0]})
    if act.level == 0:
        if act.release is not None:
            return Reason("menara-base-release", "MN-18")
        fault = foundation_fault(state.temple, act.slab, act.side, act.x, act.y, act.angle)
        return _of(fault, "MN-6" if state.phase == BASE else "MN-11")
    fault = storey_fault(state.temple, act.slab, act.side, act.level, act.x, act.y, act.angle)
    return _of(fault or release_fault(act), "MN-11")


def _why_not_build(state: Menara, act: Put | Take | Lift) -> Reason:
    kind = card_of(state).kind
    wanted = {"lift": Lift, "move": Take}.get(kind, Put)
    if not isinstance(act, wanted):
        return Reason("menara-other-task", "MN-9", {"kind": kind})
    if isinstance(act, Lift):
        return _why_not_lift(state, act)
    if isinstance(act, Put):
        return _why_not_put(state, act)
    return _why_not_take(state, act)


def _why_not_lift(state: Menara, act: Lift) -> Reason:
    slab = state.temple.slab(act.slab)
    where: Mapping[str, str | int] = {"slab": f"{act.slab:02}", "level": act.level}
    if slab is None:
        return Reason("menara-no-slab", "MN-9", where)
    if slab.level == 0:
        return Reason("menara-lift-foundation", "MN-9", where)
    if act.level == slab.level:
        return Reason("menara-lift-same", "MN-9", where)
    if act.level == 0:
        return Reason("menara-lift-down", "MN-9", where)
    fault = storey_fault(state.temple, slab.number, slab.side, act.level, act.x, act.y, act.angle)
    return _of(fault or release_fault(act), "MN-9")


def _why_not_mark(state: Menara, number: int, name: str, colour: str) -> Reason | None:
    """Why no column of a colour can be put there."""
    slab = state.temple.slab(number)
    where: Mapping[str, str | int] = {"slab": f"{number:02}", "mark": name}
    if slab is None:
        return Reason("menara-no-slab", "MN-9", where)
    mark = face_of(slab).mark(name)
    if mark is None:
        return Reason("menara-no-mark", "MN-9", where)
    if state.temple.column(number, name) is not None:
        return Reason("menara-mark-taken", "MN-9", where)
    if mark.colour != colour:
        return Reason("menara-other-colour", "MN-9", {**where, "wanted": mark.colour, "colour": colour})
    return None


def _why_not_put(state: Menara, act: Put) -> Reason:
    if act.colour not in state.hands[state.seat]:
        return Reason("menara-not-in-hand", "MN-9", {"columns": act.colour, "hand": state.hands[state.seat] or "-"})
    found = _why_not_mark(state, act.slab, act.mark, act.colour)
    if found is not None:
        return found
    if not choosable(state, act.slab):
        assert state.task is not None
        return Reason("menara-one-slab", "MN-9", {"slab": f"{state.task.slab:02}"})
    return _of(release_fault(act), "MN-9")


def _why_not_take(state: Menara, act: Take) -> Reason:
    column, task = state.temple.column(act.slab, act.mark), state.task
    assert task is not None
    where: Mapping[str, str | int] = {"slab": f"{act.slab:02}", "mark": act.mark}
    if column is None:
        return Reason("menara-no-column", "MN-9", where)
    if (act.slab, act.mark) in task.moved:
        return Reason("menara-moved-already", "MN-9", where)
    found = _why_not_mark(state, act.to_slab, act.to_mark, column.colour)
    if found is not None:
        return found
    here, there = state.temple.slab(act.slab), state.temple.slab(act.to_slab)
    assert here is not None
    assert there is not None
    if there.level <= here.level:
        return Reason("menara-not-higher", "MN-9", {"here": here.level, "there": there.level})
    return _of(release_fault(act), "MN-9")


# Chance


def _why_not_drawn(state: Menara, code: Code) -> Reason:
    wanted: type = {SETTLE: Settled, CARD: Drawn, SLABS: Slabs, REVEAL: Slabs}.get(state.phase, Bag)
    if not isinstance(code, wanted):
        return Reason("menara-outcome", "C-1", {"phase": state.phase})
    if isinstance(code, Settled):
        assert state.act is not None
        fault, (slab, mark) = next(faults(state.temple, state.act, code))
        return Reason(fault, "MN-17", {"piece": f"{slab:02}{mark}"})
    if isinstance(code, Drawn):
        return _why_not_card(state, code.card)
    if isinstance(code, Slabs):
        if len(code.numbers) != number(state):
            return Reason("menara-slabs-number", "MN-6", {"found": len(code.numbers), "wanted": number(state)})
        return Reason("menara-slabs-gone", "MN-6")
    clause = "MN-12" if state.task else "MN-5"
    assert isinstance(code, Bag)
    if len(code.columns) != number(state):
        return Reason("menara-bag-number", clause, {"found": len(code.columns), "wanted": number(state)})
    left = bag(state)
    colour = next(letter for letter in code.columns if code.columns.count(letter) > left.count(letter))
    return Reason("menara-bag-lacks", clause, {"colour": colour, "left": left.count(colour)})


def _why_not_card(state: Menara, name: str) -> Reason:
    if name not in material().cards:
        return Reason("menara-no-card", "MN-8", {"card": name[:20]})
    if name not in in_stack(state) and name in state.cards:
        return Reason("menara-other-stack", "MN-8", {"card": name, "stack": state.drawn})
    return Reason("menara-card-gone", "MN-8", {"card": name})
