"""What an act is meant to come to, and whether it would stand: for whoever plans or asks before a hand lets go."""

from __future__ import annotations

from dataclasses import replace

from stelae.games.menara.frames import on, relative
from stelae.games.menara.geometry import done
from stelae.games.menara.setting import slab_pose
from stelae.games.menara.statics import holds
from stelae.games.menara.temple import Act, Column, Lay, Lift, Put, Take, Temple


def stages(temple: Temple, act: Act) -> tuple[Temple, ...]:
    """Every temple that has to stand while a sure hand does this: what is left standing, and what is meant."""
    meant = foreseen(temple, act)
    if isinstance(act, Take):
        rest = tuple(one for one in temple.columns if (one.slab, one.mark) != (act.slab, act.mark))
        return Temple(temple.slabs, rest), meant
    if isinstance(act, Lift):
        return _without(temple, act.slab), meant
    return (meant,)


def foreseen(temple: Temple, act: Act) -> Temple:
    """The temple as it is meant: a slab at the height and lean of what is under it, nothing settled."""
    meant = done(temple, act)
    if isinstance(act, Put | Take) or act.level == 0:
        return meant
    flat = meant.slab(act.slab)
    assert flat is not None, "it has just been laid"
    below = _without(temple, act.slab)
    slab = replace(flat, pose=slab_pose(below, flat).rounded)

    def carried(column: Column) -> Column:
        return replace(column, pose=on(slab.pose, relative(flat.pose, column.pose)).rounded)

    slabs = tuple(slab if one.number == act.slab else one for one in meant.slabs)
    return Temple(slabs, tuple(carried(one) if one.slab == act.slab else one for one in meant.columns))


def would_stand(temple: Temple, act: Act, spare: float = 0.0) -> bool:
    """Whether all stands all the while, also if every support were so many millimetres smaller all round."""
    return (isinstance(act, Lay) and act.level == 0) or all(holds(one, spare) for one in stages(temple, act))


def _without(temple: Temple, number: int) -> Temple:
    return Temple(
        tuple(one for one in temple.slabs if one.number != number),
        tuple(one for one in temple.columns if one.slab != number),
    )
