"""Positions of Menara as text: fourteen fields, the temple last, with every pose in whole steps."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Never

from stelae.core.contract import BadPosition, IllegalMove, Value, complain
from stelae.games.menara.geometry import face_of, height, on_mark, outline_of, standing_on
from stelae.games.menara.material import MARKS, SLABS, STACKS, material
from stelae.games.menara.rules import apply, contains, is_done
from stelae.games.menara.settling import in_world
from stelae.games.menara.shapes import distance, inside, overlap, to_outline
from stelae.games.menara.state import (
    BASE,
    BUILD,
    CAMP,
    CAMP_SIZE,
    CARD,
    DRAW,
    END,
    ENDINGS,
    FAILED,
    FOUNDATION,
    HAND,
    HANDS,
    LAY,
    PHASES,
    REFILL,
    RENEWAL,
    REVEAL,
    SETTLE,
    SWAP,
    Menara,
    Task,
    bag,
    columns,
)
from stelae.games.menara.state import (
    SLABS as SLABS_PHASE,
)
from stelae.games.menara.temple import COLOURS, SIDES, Act, Column, Put, Slab, Temple, pose_of
from stelae.games.menara.texts import STEPS, act_text, steps_from, steps_text

_SLAB = re.compile(rf"(?P<number>[0-9]{{2}})(?P<side>[ld])(?P<level>0|[1-9][0-9]?):(?P<steps>{STEPS})")
_COLUMN = re.compile(rf"(?P<number>[0-9]{{2}})(?P<mark>[{MARKS}])(?P<colour>[{''.join(COLOURS)}]):(?P<steps>{STEPS})")
_SET = rf"(?:-|[{''.join(COLOURS)}]{{1,9}})"
_NUMBERS = r"-|[0-9]{2}(?:,[0-9]{2})*"
_NAMES = r"-|[BYR][0-9]{1,2}(?:,[BYR][0-9]{1,2})*"
_MARK = rf"[0-9]{{2}}[{MARKS}]"
_TASK = (
    rf"(?P<card>[BYR][0-9]{{1,2}}):(?P<done>[0-9]):(?P<slab>-|[0-9]{{2}}):(?P<moved>-|{_MARK}(?:,{_MARK})*)"
    r":(?P<used>[0-9]):(?P<extended>[+-])"
)
_FIELDS = re.compile(
    r"(?P<phase>[a-z]+)(?P<ending>:[a-z]+)? (?P<seat>[0-3]) (?P<hand>[a-z]+) (?P<size>[1-9]) (?P<goal>[1-9][0-9]?)"
    rf" (?P<camp>{_SET}) (?P<hands>{_SET}(?:/{_SET}){{0,3}})"
    rf" (?P<foundation>{_NUMBERS}) (?P<top>-|[0-9]{{2}}) (?P<stack>{_NUMBERS})"
    rf" (?P<gone>{_NAMES}) (?:-|(?P<drawn>[a-z]+)|{_TASK}) (?P<act>-|[a-z]+_[^ ]+)"
    r" (?P<slabs>-|[^ ;]+(?:;[^ ;]+)*) (?P<columns>-|[^ ;]+(?:;[^ ;]+)*)"
)

# With a card in play; and before the first turn.
IN_PLAY = (BUILD, SETTLE, LAY, REVEAL, FAILED, RENEWAL, REFILL)
SET_UP = (CAMP, HAND, SLABS_PHASE, BASE)
# A piece that stands is so near to where it would be if nothing gave, in millimetres.
NEAR = 20.0
# Slabs that settled may have come to touch, by so much at most.
RUBBED = 3.0


def _wrong(code: str, clause: str | None = None, **params: str | int) -> Never:
    raise complain(BadPosition, code, clause, **params)


# Writing


def write(state: Menara, trail: tuple[()]) -> str:
    act = "-" if state.act is None else act_text(state.act).replace(" ", "_")
    state = _before(state)
    task = state.task
    return " ".join(
        [
            state.phase + (f":{ENDINGS[state.ending]}" if state.ending else ""),
            str(state.seat),
            state.hand,
            str(state.size),
            str(state.goal),
            state.camp or "-",
            "/".join(hand or "-" for hand in state.hands),
            _listed(state.foundation),
            _listed((state.top,) if state.top else ()),
            _listed(state.stack),
            ",".join(name for name in material().cards if name not in state.cards) or "-",
            state.drawn or ("-" if task is None else _task_text(task)),
            act,
            ";".join(_slab_text(slab) for slab in state.temple.slabs) or "-",
            ";".join(_column_text(column) for column in state.temple.columns) or "-",
        ]
    )


def _before(state: Menara) -> Menara:
    """While an act settles, what is written is the position before it, and the act."""
    if state.act is None:
        return state
    assert state.task is not None
    if not isinstance(state.act, Put):
        return state._replace(act=None, phase=LAY if hasattr(state.act, "side") else BUILD)
    hands = list(state.hands)
    hands[state.seat] = columns(hands[state.seat] + state.act.colour)
    task = state.task._replace(used=state.task.used - 1)
    return state._replace(act=None, phase=BUILD, hands=tuple(hands), task=task)


def _listed(numbers: tuple[int, ...]) -> str:
    return ",".join(f"{number:02}" for number in numbers) or "-"


def _task_text(task: Task) -> str:
    moved = ",".join(f"{slab:02}{mark}" for slab, mark in task.moved) or "-"
    slab = f"{task.slab:02}" if task.slab else "-"
    return f"{task.card}:{task.done}:{slab}:{moved}:{task.used}:{'+' if task.extended else '-'}"


def _slab_text(slab: Slab) -> str:
    return f"{slab.number:02}{slab.side[0]}{slab.level}:{steps_text(slab.pose.steps)}"


def _column_text(column: Column) -> str:
    return f"{column.slab:02}{column.mark}{column.colour}:{steps_text(column.pose.steps)}"


# Reading


def read(text: str, given: Mapping[str, Value]) -> tuple[dict[str, Value], Menara, tuple[()]]:
    found = _FIELDS.fullmatch(text)
    if found is None:
        _wrong("menara-position-text", position=text[:80])
    phase, ending = found["phase"], (found["ending"] or ":")[1:]
    if phase not in PHASES or phase == SETTLE or ending not in ENDINGS or bool(ending) != (phase == END):
        _wrong("menara-position-field", field="phase", value=f"{phase}{found['ending'] or ''}"[:40])
    if found["hand"] not in HANDS:
        _wrong("menara-position-field", "MN-18", field="hand", value=found["hand"][:40])
    gone = _names(found["gone"])
    state = Menara(
        phase=phase,
        seat=int(found["seat"]),
        hand=found["hand"],
        size=int(found["size"]),
        goal=int(found["goal"]),
        camp=_set(found["camp"]),
        hands=tuple(_set(hand) for hand in found["hands"].split("/")),
        foundation=_numbers(found["foundation"]),
        top=(*_numbers(found["top"]), 0)[0],
        stack=_numbers(found["stack"]),
        cards=tuple(name for name in material().cards if name not in gone),
        drawn=found["drawn"] or "",
        task=_task(found) if found["card"] else None,
        act=None,
        temple=Temple(_slabs(found["slabs"]), ()),
        ending=ENDINGS.index(ending),
    )
    state = state._replace(temple=Temple(state.temple.slabs, _columns(found["columns"], state.temple)))
    _check(state)
    if found["act"] != "-":
        state = _acted(state, found["act"].replace("_", " "))
    return {"players": state.players, "hand": state.hand}, state, ()


def _acted(state: Menara, text: str) -> Menara:
    from stelae.games.menara.notation import act_from

    try:
        act: Act = act_from(text)
    except IllegalMove as error:
        raise BadPosition(error.reason) from None
    if not contains(state, act) or getattr(act, "level", 1) == 0:
        _wrong("menara-position-act", act=text[:60])
    after: Menara = apply(state, act)
    return after


def _set(text: str) -> str:
    letters = "" if text == "-" else text
    if columns(letters) != letters:
        _wrong("menara-position-order", columns=letters, ordered=columns(letters))
    return letters


def _numbers(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text.split(",")))


def _names(text: str) -> list[str]:
    names = [] if text == "-" else text.split(",")
    if names != [name for name in material().cards if name in names]:
        _wrong("menara-position-cards", "MN-1", cards=text[:60])
    return names


def _task(found: re.Match[str]) -> Task:
    moved = () if found["moved"] == "-" else tuple((int(p[:2]), p[2]) for p in found["moved"].split(","))
    slab = 0 if found["slab"] == "-" else int(found["slab"])
    return Task(found["card"], int(found["done"]), slab, moved, int(found["used"]), found["extended"] == "+")


def _slabs(text: str) -> tuple[Slab, ...]:
    slabs = []
    for part in [] if text == "-" else text.split(";"):
        found = _SLAB.fullmatch(part)
        if found is None or not 1 <= int(found["number"]) <= SLABS:
            _wrong("menara-position-piece", piece=part[:60])
        steps = _steps(found["steps"], part)
        side = SIDES["ld".index(found["side"])]
        slabs.append(Slab(int(found["number"]), side, int(found["level"]), pose_of(steps)))
    return tuple(slabs)


def _columns(text: str, temple: Temple) -> tuple[Column, ...]:
    found: list[Column] = []
    for part in [] if text == "-" else text.split(";"):
        match = _COLUMN.fullmatch(part)
        if match is None:
            _wrong("menara-position-piece", piece=part[:60])
        slab = temple.slab(int(match["number"]))
        mark = face_of(slab).mark(match["mark"]) if slab else None
        where = f"{match['number']}{match['mark']}"
        if slab is None or mark is None or mark.colour != match["colour"]:
            _wrong("menara-position-column", "MN-9", mark=where, colour=match["colour"])
        if any((known.slab, known.mark) == (slab.number, mark.name) for known in found):
            _wrong("menara-mark-taken", "MN-9", slab=match["number"], mark=match["mark"])
        column = Column(mark.colour, slab.number, mark.name, pose_of(_steps(match["steps"], part)))
        if distance(column.pose[:2], (meant := on_mark(slab, mark))[:2]) > NEAR or abs(column.pose.z - meant.z) > NEAR:
            _wrong("menara-position-floating", "MN-9", piece=where)
        found.append(column)
    return tuple(found)


def _steps(text: str, piece: str) -> tuple[int, ...]:
    steps = steps_from(text)
    if not in_world(steps) or pose_of(steps).steps != steps:
        _wrong("menara-position-pose", "MN-17", piece=piece[:60])
    return steps


# What cannot be


def _check(state: Menara) -> None:
    if state.seat >= state.players:
        _wrong("menara-position-field", "MN-3", field="seat", value=state.seat)
    _check_slabs(state)
    _check_columns(state)
    _check_cards(state)
    _check_temple(state)


def _check_slabs(state: Menara) -> None:
    placed = [slab.number for slab in state.temple.slabs]
    known = [*placed, *state.foundation, *state.stack, *([state.top] if state.top else [])]
    everything = set(range(1, SLABS + 1))
    if (
        len(set(known)) < len(known)
        or not set(known) <= everything
        or (state.phase != END and set(known) != everything)
    ):
        _wrong("menara-position-slabs", "MN-1", slabs=SLABS)
    if tuple(sorted(state.stack)) != state.stack or tuple(sorted(state.foundation)) != state.foundation:
        _wrong("menara-position-slabs", "MN-1", slabs=SLABS)
    hidden = state.phase in (CAMP, HAND, SLABS_PHASE, REVEAL)
    top = bool(state.top) != hidden or state.phase == END
    left = len(state.foundation)
    base = left + len(placed) == FOUNDATION and left if state.phase == BASE else not left
    fresh = state.phase not in (CAMP, HAND, SLABS_PHASE) or not placed
    grown = state.phase in SET_UP or state.phase == END or len(placed) >= FOUNDATION
    if not (top and base and fresh and grown) or (state.phase == REVEAL and not state.stack):
        _wrong("menara-position-slabs", "MN-6", slabs=SLABS)


def _check_columns(state: Menara) -> None:
    out = state.camp + "".join(state.hands) + "".join(column.colour for column in state.temple.columns)
    for colour, number in COLOURS.items():
        if out.count(colour) > number:
            _wrong("menara-position-many", "MN-1", colour=colour, found=out.count(colour), most=number)
    if state.phase in SET_UP and state.temple.columns:
        _wrong("menara-position-early", "MN-6")
    if len(state.camp) != (0 if state.phase == CAMP else CAMP_SIZE):
        _wrong("menara-position-camp", "MN-5", found=len(state.camp))
    for seat, hand in enumerate(state.hands):
        if state.phase in (CAMP, HAND):
            wanted = state.size if state.phase == HAND and seat < state.seat else 0
        else:
            wanted = state.size - (state.task.used if state.task and seat == state.seat else 0)
        least = 0 if state.phase == END and seat == state.seat else wanted
        if not least <= len(hand) <= wanted:
            _wrong("menara-position-hand", "MN-5", seat=seat, found=len(hand), wanted=wanted)


def _check_cards(state: Menara) -> None:
    task = state.task
    if (task is not None) != (state.phase in IN_PLAY) or bool(state.drawn) != (state.phase == CARD):
        _wrong("menara-position-field", "MN-8", field="card", value=task.card if task else state.drawn or "-")
    if state.drawn and not any(material().cards[name].stack == state.drawn for name in state.cards):
        _wrong("menara-stack-empty", "MN-8", stack=state.drawn[:20])
    if state.phase in SET_UP and len(state.cards) < sum(STACKS.values()):
        _wrong("menara-position-early", "MN-8")
    if state.phase in (SWAP, DRAW) and not state.cards:
        _wrong("menara-position-over", "MN-15")
    if task is not None and not _possible_task(state, task):
        _wrong("menara-position-task", "MN-9", task=_task_text(task))
    enough = {FAILED: CAMP_SIZE, RENEWAL: CAMP_SIZE, REFILL: task.used if task else 0}.get(state.phase, 0)
    if len(bag(state)) < enough or (state.phase == REFILL and not enough):
        _wrong("menara-position-bag", "MN-12", wanted=enough)


def _possible_task(state: Menara, task: Task) -> bool:
    card = material().cards.get(task.card)
    if card is None or card.name in state.cards or (not state.cards and state.phase == REFILL):
        return False
    most = {"fill": len(MARKS)}.get(card.kind, max(card.count, 1))
    puts = card.kind in ("any", "one", "fill")
    standing = {(column.slab, column.mark) for column in state.temple.columns}
    return (
        task.done <= most
        and task.used == (task.done if puts else 0)
        and bool(task.slab) == (card.kind in ("one", "fill") and task.done > 0)
        and (task.slab == 0 or state.temple.slab(task.slab) is not None)
        and len(task.moved) == (task.done if card.kind == "move" else 0)
        and set(task.moved) <= standing
        and tuple(sorted(set(task.moved))) == task.moved
        and not (card.kind == "lift" and state.phase in (LAY, REVEAL))
        and not (state.phase in (LAY, REVEAL) and task.done == 0)
        and not (state.phase == BUILD and is_done(state))
    )


def _check_temple(state: Menara) -> None:
    temple = state.temple
    for n, slab in enumerate(temple.slabs):
        name = f"{slab.number:02}"
        lies = abs(slab.pose.z - height(slab.level)) <= NEAR
        if not lies or (slab.level and not standing_on(temple, slab.level - 1)):
            _wrong("menara-position-floating", "MN-11", piece=name)
        for other in temple.slabs[:n]:
            if other.level == slab.level and _clash(slab, other):
                _wrong("menara-overlap", "MN-11", slab=f"{other.number:02}", level=slab.level)


def _clash(slab: Slab, other: Slab) -> bool:
    """Whether slabs lie in each other by more than settling can bring about."""
    one, two = (outline_of(face_of(piece), piece.pose) for piece in (slab, other))
    return overlap(one, two) and any(
        inside(outline, point) and to_outline(outline, point) > RUBBED
        for outline, points in ((one, two), (two, one))
        for point in points
    )
