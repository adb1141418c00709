"""What a table asks of Menara's acts: where something can be laid, what would come of it, and how it settles."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot, trunc

from stelae.core.contract import Code, Outlook, View
from stelae.games.menara import settling, suggest
from stelae.games.menara.foresight import stages, would_stand
from stelae.games.menara.geometry import FARTHEST, FASTEST
from stelae.games.menara.rules import foundations, is_lift, levels, liftable, lifts, plain, sides, storeys
from stelae.games.menara.state import BASE, LAY, SETTLE, Menara
from stelae.games.menara.temple import SIDES, SLACK, Lay, Lift, Put, Release, Take
from stelae.games.menara.world import require


def check() -> None:
    require("mujoco", "highspy", "numpy")


def unsettled(state: Menara) -> bool:
    return state.phase == SETTLE


def listed(state: Menara) -> Sequence[Code]:
    return plain(state)


def placings(state: Menara) -> Sequence[View]:
    if state.phase == BASE:
        return [_placing("base", number, SIDES, [0]) for number in state.foundation]
    if state.phase == LAY:
        higher = levels(state.temple)
        on_columns = [_placing("lay", state.top, sides(state), higher)] if higher else []
        return [*on_columns, _placing("base", state.top, sides(state), [0])]
    if is_lift(state):
        found = [
            (slab, [level for level in levels(state.temple, slab.number) if level != slab.level])
            for slab in liftable(state.temple)
        ]
        return [_placing("lift", slab.number, (slab.side,), higher) for slab, higher in found if higher]
    return []


def _placing(act: str, slab: int, sides: tuple[str, ...], levels: Sequence[int]) -> View:
    return {"act": act, "slab": slab, "sides": list(sides), "levels": list(levels)}


def believed(state: Menara, code: Code) -> Code:
    if not isinstance(code, (Put, Take, Lay, Lift)) or code.release is None:
        return code
    dx, dy, vx, vy = code.release
    far = SLACK if isinstance(code, (Put, Take)) else FARTHEST
    return replace(code, release=Release(*_within(dx, dy, far), *_within(vx, vy, FASTEST)))


def _within(x: float, y: float, most: float) -> tuple[float, float]:
    """The same way, and no farther than that, in the tenths that are written."""
    if hypot(x, y) <= most:
        return x, y
    share = most / hypot(x, y)
    return trunc(x * share * 10) / 10, trunc(y * share * 10) / 10


# What takes long


def settle(state: Menara, rng: random.Random) -> tuple[Code, View]:
    from stelae.games.menara.account import account
    from stelae.games.menara.trajectory import RATE

    assert state.act is not None, "asked only about what has not settled"
    outcome, seen = settling.settle(state.temple, state.act, state.hand, rng)
    film = seen.trajectory
    return outcome, {"rate": RATE, "frames": film.frames, "data": film.pack(), "told": account(seen)}


def places(state: Menara, slab: int | None, side: str | None, level: int | None) -> Sequence[tuple[Code, float | None]]:
    found: list[tuple[Lay | Lift, float | None]] = []
    for placing in placings(state):
        if slab in (None, placing["slab"]):
            for one in placing["sides"]:
                for height in placing["levels"]:
                    if side in (None, one) and level in (None, height):
                        found += list(_good(state, placing["act"], placing["slab"], one, height))
    found = [(code, margin) for code, margin in found if margin is None or would_stand(state.temple, code)]
    # What lies on the table lies firmly, but costs a storey card: it comes last.
    return sorted(found, key=lambda place: 0.0 if place[1] is None else -place[1])


def _good(state: Menara, act: str, number: int, side: str, level: int) -> Iterator[tuple[Lay | Lift, float | None]]:
    temple = state.temple
    if act == "base":
        yield from ((place, None) for place in foundations(temple, number, (side,)))
        return
    slab = temple.slab(number)
    acts: Iterator[Lay | Lift] = lifts(temple, slab, level) if slab else storeys(temple, number, side, level)
    for one in acts:
        yield one, round(suggest.steadiness(temple, number, side, level, (one.x, one.y, one.angle)), 1)


def outlook(state: Menara, code: Code) -> Outlook | None:
    """The weakest moment of an act: what is left while the piece is in the hand has to stand, too."""
    from stelae.games.menara.skeleton import skeleton
    from stelae.games.menara.statics import Upright, margin

    if not isinstance(code, (Put, Take, Lay, Lift)) or (isinstance(code, Lay) and code.level == 0):
        return None
    margins = []
    for temple in stages(state.temple, replace(code, release=None)):
        bones = skeleton(temple)
        if bones.slabs:
            margins.append(margin(bones, Upright(bones).feasible()))
    if not margins:
        return None
    return Outlook(min(margins) > 0, min(margins))


def stability(state: Menara) -> View:
    from stelae.games.menara.loads import weighed
    from stelae.games.menara.skeleton import skeleton
    from stelae.games.menara.statics import stands

    verdict = stands(state.temple)
    grams, slabs = weighed(skeleton(state.temple))
    return {
        "stands": verdict.stands,
        "margin": verdict.margin_mm,
        "tilt": verdict.tilt_degrees,
        "slabs": [{"slab": one.slab, "margin": one.margin, "grams": one.grams} for one in slabs],
        "columns": [
            {"slab": column.slab, "mark": column.mark, "grams": weight}
            for column, weight in zip(state.temple.columns, grams, strict=True)
        ],
    }
