"""What an eye sees: a seat, or (None) a spectator. Whatever leaves for a client is made here from what it may know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from stelae import records
from stelae.core.acts import offered
from stelae.core.contract import View
from stelae.core.game import State
from stelae.core.open import mask_code as nothing_hidden
from stelae.server import facts, players
from stelae.server.decide import Step
from stelae.server.facts import Deed, Ending, Entry, Person, Placing, Plied, SeatHead, Seen, Series, TableHead
from stelae.server.messages import Update
from stelae.server.table import Created, Logged, Table

Eye = int | None
# What several eyes see and are told alike at one moment, by what it looks like: made once, and put into JSON once.
Made = dict[Any, Any]
encoder = msgspec.json.Encoder()
ENTRIES = "entries"
TALK = (facts.Said, facts.Muted)
# More legal moves than this go as a tree.
FEW = 200
# What moves are put together from.
PARTS = re.compile(r"[A-Za-z]+|\d|[^A-Za-z\d]")


def head(table: Table) -> TableHead:
    """All about the table but the position, for everybody."""
    created = table.created
    return TableHead(
        code=created.code,
        game=created.game,
        options=dict(table.state.options),
        status=table.status,
        seats=tuple(SeatHead(c.person, c.ready, c.player, c.away, c.left) for c in table.chairs),
        clock=created.clock,
        visibility=created.visibility,
        begin=created.begin,
        host=table.host,
        created=table.opened,
        series=series(table),
        ply=table.ply,
        to_move=table.to_move,
        clocks=table.clocks,
        offers=tuple(table.offers),
        result=table.result,
        rematch=table.rematch,
        muted=tuple(sorted(table.muted)),
        hints=table.hints,
        rated=table.rated,
        closed=table.closed,
    )


def series(table: Table) -> Series:
    finished = [played for played in table.games if played.result is not None]
    total = table.match.result if table.created.match else None
    return Series(
        length=table.length,
        finished=tuple(played.result for played in finished if played.result),
        players=tuple(played.players for played in finished),
        result=Ending(total.winners, total.scores, total.reason) if total else None,
    )


def may(table: Table, eye: Eye) -> tuple[Deed, ...]:
    """What may be offered to the eye now."""
    # The same as long as nothing but plies happens, except what hangs on the position.
    knows = (eye, table.to_move == eye, bool(table.games) and eye in table.present.movers, table.keeps_secrets)
    found: tuple[Deed, ...] | None = table.worked_out.get(knows)
    if found is None:
        found = table.worked_out[knows] = _may(table, eye)
    return found


def _may(table: Table, eye: Eye) -> tuple[Deed, ...]:
    deeds: dict[Deed, bool] = {}
    if table.status == "waiting":
        deeds["sit"] = any(chair.person is None for chair in table.chairs)
    elif table.result is not None:
        deeds["hint"] = True
    if eye is not None:
        deeds |= _may_seat(table, eye)
    return tuple(deed for deed, offered in deeds.items() if offered)


def _may_seat(table: Table, seat: int) -> dict[Deed, bool]:
    here = table.chairs[seat].person
    left = any(chair.left is not None for other, chair in enumerate(table.chairs) if other != seat)
    if table.status == "waiting":
        host = here is not None and here.id == table.host
        return {"ready": table.created.begin == "ready", "arrange": host}
    if table.status == "between":
        return {"ready": True, "claim": left}
    if table.status == "over":
        return {"rematch": table.rematch is None}
    others = bool(table.others(seat))
    together = table.game.info.together
    return {
        "move": table.to_move == seat,
        # Nobody gives up for the others.
        "resign": not (together and others),
        "undo": seat in table.present.movers,
        "draw": others if together else all(chair.human for chair in table.chairs),
        "swap": not table.keeps_secrets,
        "claim": left,
        "hint": table.hints or not others,
        "hints": others and not table.hints,
    }


def seen(table: Table, eye: Eye, made: Made | None = None) -> Seen:
    """The position, and what the eye may do there."""
    legal, placings = offered(table.state) if eye is not None and table.to_move == eye else ([], ())
    revealed = table.result is not None
    return shown(
        table.state, table.ply, eye, revealed=revealed, may=may(table, eye), legal=legal, placings=placings, made=made
    )


def shown(
    state: State,
    ply: int,
    eye: Eye,
    *,
    revealed: bool,
    may: tuple[Deed, ...] = (),
    legal: Sequence[str] = (),
    placings: Sequence[View] = (),
    made: Made | None = None,
) -> Seen:
    made = {} if made is None else made
    looks = state.packed if revealed or _open(state) else state.masked(eye)
    if looks not in made:
        whole = state.full_view() if revealed else state.view(eye)
        del whole["seat"]
        made[looks] = encoder.encode(whole)[1:]
    # Already in JSON: only whose it is differs.
    view: Any = msgspec.Raw(b'{"seat":%b,%b' % (b"null" if eye is None else b"%d" % eye, made[looks]))
    laid = tuple(Placing(**one) for one in placings)
    if len(legal) > FEW:
        return Seen(ply, view, may, tree=tree(legal), placings=laid)
    return Seen(ply, view, may, legal=tuple(legal), placings=laid)


def tree(moves: Iterable[str]) -> dict[str, Any]:
    """The moves by their parts. A move that is the beginning of others ends in an empty key."""
    root: dict[str, Any] = {}
    for move in moves:
        node = root
        for part in [*PARTS.findall(move), ""]:
            node = node.setdefault(part, {})
    return root


def entry(table: Table, step: Step, eye: Eye, made: Made | None = None) -> Entry | None:
    """A fact as the eye may know it; None: not at all. What a ply did is told only where `made` keeps it."""
    logged = step.logged
    fact = logged.fact
    if isinstance(fact, Created) or (isinstance(fact, facts.Said) and not hears(table, fact, eye)):
        return None
    if isinstance(fact, Plied) and step.before is not None and step.after is not None:
        move = _masked(table, step, fact.move, eye)
        told = () if made is None else _told(step, step.before, step.after, move, eye, made)
        fact = Plied(fact.ply, fact.seat, move, told, fact.clocks)
    return Entry(logged.number, logged.at, fact)


def _open(state: State) -> bool:
    """Whether everybody sees everything."""
    return state.game.rules.hidden.mask_code is nothing_hidden


def _told(step: Step, before: State, after: State, move: str, eye: Eye, made: Made) -> tuple[dict[str, Any], ...]:
    """What a ply did, as the eye sees it; `move` as it knows it."""
    looks = (move,) if _open(before) else (move, before.masked(eye), after.masked(eye))
    if looks not in made:
        made[looks] = tuple(before.told(step.code, after, eye))
    told: tuple[dict[str, Any], ...] = made[looks]
    return told


def hears(table: Table, fact: facts.Said, eye: Eye) -> bool:
    """The players' room and that of the spectators are apart until the game is over."""
    return table.status == "over" or (fact.room == "players") == (eye is not None)


def _masked(table: Table, step: Step, move: str, eye: Eye) -> str:
    before = step.before
    if before is None or table.result is not None:
        return move
    rules = before.game.rules
    masked = rules.hidden.mask_code(before.packed, step.code, eye)
    return move if masked == step.code else rules.notation.move_text(before.packed, masked)


def update(
    table: Table, steps: Sequence[Step], eye: Eye, whole_head: TableHead | None, made: Made | None = None
) -> Update:
    """What is new for an eye after these steps. `made` is shared by the eyes of one moment."""
    made = {} if made is None else made
    # What is said changes nothing else.
    moved = not all(type(step.logged.fact) in TALK for step in steps)
    seeing = seen(table, eye, made) if moved else None
    film = steps[0].film if steps else None
    return Update(table.number, eye, _entries(table, steps, eye, made), whole_head, seeing, film=film)


def _entries(table: Table, steps: Sequence[Step], eye: Eye, made: Made) -> Any:
    """The facts as the eye may know them; where all know the same, already in JSON."""
    alike = _open(table.state) and not any(type(step.logged.fact) is facts.Said for step in steps)
    if alike and ENTRIES in made:
        return made[ENTRIES]
    entries = tuple(found for step in steps if (found := entry(table, step, eye, made)) is not None)
    if not alike:
        return entries
    made[ENTRIES] = msgspec.Raw(encoder.encode(entries))
    return made[ENTRIES]


def whole(table: Table, log: Iterable[Logged], eye: Eye, after: int) -> Update:
    """Everything there is, with the entries after that number; what old plies did is left out."""
    found = (entry(table, step, eye) for step in retold(table, log) if step.logged.number > after)
    entries = tuple(one for one in found if one is not None)
    return Update(table.number, eye, entries, head(table), seen(table, eye), whole=True)


def retold(table: Table, log: Iterable[Logged]) -> Iterator[Step]:
    """The log as steps; with the states around a ply where something in it may have to stay hidden."""
    open_to_all = not table.games or table.result is not None or table.game.rules.hidden.mask_code is nothing_hidden
    shadow: Table | None = None
    for logged in log:
        fact = logged.fact
        if open_to_all:
            yield Step(logged)
        elif shadow is None:
            shadow = Table(logged)
        elif isinstance(fact, Plied):
            before = shadow.state
            code = shadow.game.rules.notation.move_code(before.packed, fact.move)
            shadow.apply(logged, before.apply(code))
            # A game of the match that is finished lies open.
            last = len(shadow.games) == len(table.games)
            yield Step(logged, before, shadow.state, code) if last else Step(logged)
        else:
            shadow.apply(logged)
            yield Step(logged)


def record(table: Table, number: int) -> records.Record:
    """The record of a game of this table, with nothing left out yet (records.redact)."""
    played = table.games[number]
    people = {chair.player: chair.person for chair in table.chairs}
    seats = tuple(_record_seat(people[player]) for player in played.players)
    empty = records.begin(table.beginning, seats)
    plies = tuple(
        records.Ply("chance" if seat == "chance" else int(seat), move, round(at, 3), left)
        for (seat, move), (at, left) in zip(played.plies, played.times, strict=True)
    )
    earlier = tuple(
        records.Earlier(before.players, str(table.position(game, len(before.plies))), _record_ending(before.result))
        for game, before in enumerate(table.games[:number])
        if before.result
    )
    result = _record_ending(played.result) if played.result else None
    return msgspec.structs.replace(empty, plies=plies, result=result, match=earlier or None)


def _record_seat(person: Person | None) -> records.Seat:
    assert person is not None, "nobody leaves a seat of a game that began"
    return records.Seat(person.name, person.kind, players.version(person.bot) if person.bot else None)


def _record_ending(result: Ending) -> records.Ending:
    return records.Ending(result.winners, result.scores, result.reason, result.seat)
