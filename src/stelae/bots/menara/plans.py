"""How a task is carried out: acts one after the other, several plans side by side; and when to give it up (MN-10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from stelae.bots.menara.hands import matched
from stelae.bots.menara.mind import Mind
from stelae.bots.menara.outlook import after, outlook
from stelae.bots.menara.places import likely
from stelae.games.menara.geometry import free_marks
from stelae.games.menara.material import FEWEST
from stelae.games.menara.rules import apply, card_of, listed
from stelae.games.menara.state import BUILD, FAIL, LAY, REVEAL, Menara, Slabs
from stelae.games.menara.temple import Act, Temple

Move = Act | str
# What a new slab that will be a storey promises, and one that will not; and that a task can hardly be finished costs.
STOREY, NO_STOREY, STUCK = 0.6, 0.1, 1.0
# So many more than the plans that are followed are tried as a first act.
FIRST = 2


@dataclass(frozen=True, slots=True)
class Plan:
    """What to do, `fail` at the end where the task is given up, and what that leads to."""

    worth: float
    moves: tuple[Move, ...]
    state: Menara

    @property
    def is_whole(self) -> bool:
        return self.moves[-1] != FAIL


@dataclass(frozen=True, slots=True)
class _Step:
    promise: float
    before: Menara
    moves: tuple[Move, ...]
    state: Menara


def plans(state: Menara, mind: Mind) -> list[Plan]:
    """For each first move that is worth a thought the best plan that was found, the best one first."""
    found: dict[Move, Plan] = {}
    _note(found, (FAIL,), apply(state, FAIL), mind)
    followed: list[tuple[Menara, tuple[Move, ...]]] = [(state, ())]
    seen: set[object] = set()
    room = FIRST * mind.care.plans
    while followed and not _enough(found, mind):
        steps = sorted(chain(*(_steps(*one, seen) for one in followed)), key=_best_first)
        followed = []
        # Plans that bring a new slab promise much and may end badly: they do not crowd out the others.
        kept = {True: 0, False: 0}
        for step in steps:
            act, slab_comes = step.moves[-1], step.state.phase == LAY
            assert not isinstance(act, str), "a step is an act"
            if _enough(found, mind):
                break
            if kept[slab_comes] == room or not mind.stands(step.before.temple, act):
                continue
            kept[slab_comes] += 1
            then, moves = _gone_on(step.state, step.moves, mind)
            if then.phase == BUILD:
                _note(found, (*moves, FAIL), apply(then, FAIL), mind)
                followed.append((then, moves))
            else:
                _note(found, moves, then, mind)
        room = mind.care.plans
    return sorted(found.values(), key=lambda plan: (-plan.worth, str(plan.moves)))


def _enough(found: dict[Move, Plan], mind: Mind) -> bool:
    """Whether to leave it at what was found: a task is not given up before every way has been tried for a while."""
    return mind.exhausted or (mind.spent and any(plan.is_whole for plan in found.values()))


def _note(found: dict[Move, Plan], moves: tuple[Move, ...], state: Menara, mind: Mind) -> None:
    plan = Plan(mind.blurred(outlook(state)), moves, state)
    known = found.get(moves[0])
    if known is None or plan.worth > known.worth:
        found[moves[0]] = plan


def _best_first(step: _Step) -> tuple[float, str]:
    return -step.promise, str(step.moves)


def _steps(state: Menara, moves: tuple[Move, ...], seen: set[object]) -> Iterator[_Step]:
    for act in listed(state):
        if act != FAIL:
            then = after(state, act)
            # Columns may be put in any order.
            same = frozenset((c.slab, c.mark) for c in then.temple.columns), _slabs(then.temple), then.hands
            if same not in seen:
                seen.add(same)
                yield _Step(_promise(then), state, (*moves, act), then)


def _slabs(temple: Temple) -> tuple[object, ...]:
    return tuple((slab.number, slab.level, slab.pose) for slab in temple.slabs)


def _promise(state: Menara) -> float:
    """What seems to lie ahead, before anything is asked of the statics."""
    if state.phase == LAY:
        return outlook(state) + (STOREY if ready(state.temple) else NO_STOREY)
    stuck = state.phase == BUILD and is_stuck(state)
    return outlook(state) - STUCK * stuck


def ready(temple: Temple) -> bool:
    """Whether enough columns stand at the top to bear a slab."""
    highest = max(slab.level for slab in temple.slabs)
    return sum(temple.slab(c.slab).level == highest for c in temple.columns) >= FEWEST  # type: ignore[union-attr]


def is_stuck(state: Menara) -> bool:
    """Whether the hand lacks the columns for what is left of the task."""
    card, task = card_of(state), state.task
    assert task is not None
    if card.kind not in ("any", "one", "fill"):
        return False
    hand = state.hands[state.seat]
    free = {slab.number: [mark.colour for mark in free_marks(state.temple, slab)] for slab in state.temple.slabs}
    if card.kind == "any":
        return matched(hand, [colour for colours in free.values() for colour in colours]) < card.count - task.done
    chosen = [free[task.slab]] if task.slab else [colours for colours in free.values() if colours]
    if card.kind == "one":
        return all(matched(hand, colours) < card.count - task.done for colours in chosen)
    return all(matched(hand, colours) < len(colours) for colours in chosen)


def _gone_on(state: Menara, moves: tuple[Move, ...], mind: Mind) -> tuple[Menara, tuple[Move, ...]]:
    """With the new slab laid, where one is due; of the next one it only matters that there is one."""
    if state.phase == LAY:
        lay = likely(state, mind)
        state, moves = after(state, lay), (*moves, lay)
    if state.phase == REVEAL:
        state = apply(state, Slabs(state.stack[:1]))
    return state, moves
