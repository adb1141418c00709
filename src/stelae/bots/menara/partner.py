"""The partner at its turn: every phase has its question, every answer its reason."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event

from stelae.bots.budget import Budget
from stelae.bots.menara.hands import exchanges, renewal, site_of, stacks
from stelae.bots.menara.levels import JUDGE, LEVELS
from stelae.bots.menara.mind import Mind
from stelae.bots.menara.outlook import SURE, after, chance, outlook
from stelae.bots.menara.places import laid
from stelae.bots.menara.plans import Plan, plans
from stelae.core.contract import Code, Reason, View
from stelae.core.game import Game
from stelae.core.registry import game
from stelae.games.menara.geometry import free_marks
from stelae.games.menara.rules import apply, card_of
from stelae.games.menara.state import (
    BASE,
    BUILD,
    DRAW,
    KEEP,
    LAY,
    NO,
    RENEW,
    SWAP,
    Draw,
    Menara,
    Swap,
    columns,
    without,
)
from stelae.games.menara.suggest import steadiness
from stelae.games.menara.temple import Act, Lay, Lift, Put, Take

# As good as a task that is done for certain: what a stack or a hand is worth is counted from there.
EXPECTED = 1.0


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, what the game is worth after it (in storeys ahead), why it is made, and what would follow."""

    move: str
    worth: float
    because: Reason
    line: tuple[str, ...]

    @property
    def value(self) -> float:
        """From 0 (lost) to 1 (won), very roughly."""
        return chance(self.worth)


def choose(view: View, level: str, budget: Budget | None, rng: random.Random, stop: Event | None) -> Choice:
    """The best of what is found within the budget, or within that of the level."""
    own = LEVELS[level]
    of = game(view["game"])
    return _weighed(of, _state(of, view), Mind(own.care, budget or own.budget, rng, stop))[0]


def weighed(view: View, budget: Budget, only: str | None, rng: random.Random, stop: Event | None) -> Sequence[Choice]:
    """The moves that are worth a thought, the best first; with `only`, that one."""
    of = game(view["game"])
    state, mind = _state(of, view), Mind(JUDGE, budget, rng, stop)
    if only is None:
        return _weighed(of, state, mind)
    return [_judged(of, state, of.parse(view["position"], view["options"]).code(only), mind)]


def _state(of: Game, view: View) -> Menara:
    found: Menara = of.parse(view["position"], view["options"]).packed
    return found


def _judged(of: Game, state: Menara, code: Code, mind: Mind) -> Choice:
    """One move: found among those that are worth a thought, or looked at by itself."""
    text = of.rules.notation.move_text(state, code)
    for choice in _weighed(of, state, mind):
        if choice.move == text:
            return choice
    if isinstance(code, Put | Take | Lay | Lift):
        if not mind.stands(state.temple, code):
            return Choice(text, -SURE, _reason("menara-because-falls"), (text,))
        then = after(state, code)
        worth = plans(then, mind)[0].worth if then.phase == BUILD else outlook(then)
        return Choice(text, worth, _reason("menara-because-weaker"), (text,))
    if isinstance(code, Swap):
        hand = state.hands[state.seat]
        hand = columns((without(hand, code.give) or "") + code.take)
        worth = stacks(hand, site_of(state, mind), state.cards, mind)[0].worth
        return Choice(text, outlook(state) + worth - EXPECTED, _reason("menara-because-weaker"), (text,))
    return Choice(text, outlook(apply(state, code)), _reason("menara-because-weaker"), (text,))


def _weighed(of: Game, state: Menara, mind: Mind) -> list[Choice]:
    mind.look()
    mind.measure(state.temple)

    def text(code: Code) -> str:
        return of.rules.notation.move_text(state, code)

    def choice(worth: float, because: Reason, *moves: Code) -> Choice:
        line = tuple(map(text, moves))
        return Choice(line[0], worth, because, line)

    if state.phase in (BASE, LAY):
        return [choice(worth, _why_there(state, lay), lay) for worth, lay in laid(state, mind)]
    if state.phase == BUILD:
        found = plans(state, mind)
        doubtful = not mind.plenty
        with mind.daring() as more:
            if more and not found[0].is_whole:
                found, doubtful = plans(state, mind), True
        firm = next(plan for plan in found if not doubtful or _is_firm(state, plan, mind))
        found = [firm, *(plan for plan in found if plan is not firm)]
        return [choice(plan.worth, _why_plan(state, plan), *plan.moves) for plan in found]
    now = outlook(state)
    if state.phase == SWAP:
        return [
            choice(
                now + one.worth - EXPECTED,
                _reason(
                    "menara-because-swap" if one.swap else "menara-because-no-swap",
                    stack=one.stack.name,
                    can=one.stack.can,
                    of=one.stack.cards,
                ),
                one.swap or NO,
                Draw(one.stack.name),
            )
            for one in exchanges(state, mind)
        ]
    if state.phase == DRAW:
        hand, site = state.hands[state.seat], site_of(state, mind)
        return [
            choice(
                now + one.worth - EXPECTED,
                _reason("menara-because-draw", stack=one.name, can=one.can, of=one.cards),
                Draw(one.name),
            )
            for one in stacks(hand, site, state.cards, mind)
        ]
    kept, renewed = renewal(state, mind)
    both = [
        choice(now + kept - EXPECTED, _reason("menara-because-keep"), KEEP),
        choice(now + renewed - EXPECTED, _reason("menara-because-renew"), RENEW),
    ]
    return sorted(both, key=lambda one: -one.worth)


def _reason(code: str, **params: str | int) -> Reason:
    return Reason(code, None, params)


def _is_firm(state: Menara, plan: Plan, mind: Mind) -> bool:
    """Whether the first act of a plan is safe beyond doubt."""
    move = plan.moves[0]
    return isinstance(move, str) or mind.firm(state.temple, move)


def _why_there(state: Menara, lay: Lay) -> Reason:
    slab = f"{lay.slab:02}"
    if state.phase == BASE:
        return _reason("menara-because-base", slab=slab, side=lay.side)
    if lay.level == 0:
        return _reason("menara-because-beside", slab=slab)
    balance = int(steadiness(state.temple, lay.slab, lay.side, lay.level, (lay.x, lay.y, lay.angle)))
    more = after(state, lay).temple.storeys - state.temple.storeys
    return _reason(
        "menara-because-storey" if more else "menara-because-lower",
        slab=slab,
        storeys=state.temple.storeys + more,
        balance=balance,
    )


def _why_plan(state: Menara, plan: Plan) -> Reason:
    move = plan.moves[0]
    if isinstance(move, str):
        return _reason("menara-because-fail", goal=state.goal + 1)
    if not plan.is_whole:
        return _reason("menara-because-before-fail", piece=_piece(move))
    if isinstance(move, Lift):
        return _reason("menara-because-lift", slab=f"{move.slab:02}", level=move.level)
    assert isinstance(move, Put | Take), "a task is about columns, or a slab to be lifted"
    number = move.slab if isinstance(move, Put) else move.to_slab
    slab = state.temple.slab(number)
    assert slab is not None, "the move is legal"
    left = len(free_marks(state.temple, slab)) - 1
    name = f"{number:02}"
    if left == 0:
        return _reason("menara-because-full", slab=name)
    if any(isinstance(later, Lay) for later in plan.moves):
        return _reason("menara-because-on-the-way", slab=name, left=left)
    return _reason("menara-because-begin", slab=name, left=left, kind=card_of(state).kind)


def _piece(act: Act) -> str:
    number, mark = (act.to_slab, act.to_mark) if isinstance(act, Take) else (act.slab, getattr(act, "mark", ""))
    return f"{number:02}{mark}"
