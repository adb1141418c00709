"""How a table comes to be: a wish becomes the first entries of its log; and the same people play again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from stelae.core import acts
from stelae.core.game import State
from stelae.core.registry import game
from stelae.server import decide, facts, players, ratings
from stelae.server.decide import refuse
from stelae.server.facts import Person
from stelae.server.resources import NewTable, SeatWish
from stelae.server.store import Card, Part
from stelae.server.table import Created, Logged, Table


def founded(person: Person, wish: NewTable, code: str) -> tuple[Created, list[Person | None]]:
    """What a wish for a table comes to, or why it cannot be."""
    of = game(wish.game)
    if of.rules.acts is not None:
        of.rules.acts.check()
    start: State = of.parse(wish.start, wish.options) if wish.start else of.start(wish.options)
    options = dict(start.options)
    if options.get("repetition") == 0:
        refuse("table-repetition", "C-3")
    if start.to_move is None:
        refuse("start-over")
    if acts.unsettled(start):
        refuse("start-settling", "MN-17")
    if wish.clock.kind == "live" and wish.clock.main + wish.clock.increment == 0:
        refuse("clock-empty")
    if wish.clock.kind == "days" and wish.clock.days == 0:
        refuse("clock-empty")
    seats = start.seats
    if len(wish.seats) > seats:
        refuse("seats-many", seats=seats)
    wishes = wish.seats or (SeatWish("me"),)
    sitting = [_sitting(one, seat, person) for seat, one in enumerate(wishes)]
    created = Created(
        code=code,
        game=of.name,
        options=options,
        seed=secrets.token_hex(16),
        host=person.id,
        clock=wish.clock,
        visibility=wish.visibility,
        begin=wish.begin,
        match=wish.match and of.info.match_length(options) > 1,
        start=wish.start,
        rated=wish.rated,
    )
    return created, [*sitting, *[None] * (seats - len(sitting))]


def _sitting(wish: SeatWish, seat: int, person: Person) -> Person | None:
    if wish.who == "open":
        return None
    if wish.who == "bot":
        return decide.bot_person(wish.bot or players.STAND_IN, seat)
    name = decide.clean_name(wish.name) if wish.name else person.name
    return msgspec.structs.replace(person, name=name)


def opening(created: Created, sitting: Sequence[Person | None], now: float) -> list[Logged]:
    """The first entries of a new table's log: who sits there, and if nobody is missing, the beginning."""
    first = Logged(1, now, created)
    table = Table(first)
    doing = decide.Doing(table, None, now, None, "")
    for seat, person in enumerate(sitting):
        if person is not None:
            doing.record(facts.Seated(seat, person))
    doing.begin_if_ready()
    return [first, *(step.logged for step in doing.steps)]


def again(table: Table, code: str, now: float) -> list[Logged]:
    """The log of the table at which these people play again; everybody a seat further, so two change sides."""
    created = msgspec.structs.replace(table.created, code=code, seed=secrets.token_hex(16), begin="full")
    turned = table.chairs[1:] + table.chairs[:1]
    return opening(created, [chair.person for chair in turned], now)


def card(table: Table) -> Card:
    here = {chair.person.id for chair in table.chairs if chair.human and chair.person}
    away = {chair.away.id for chair in table.chairs if chair.away}
    of = table.created
    return Card(of.code, of.game, table.status, of.visibility, tuple(sorted(here | away | {table.host})), table.at)


def beside(table: Table, logged: Logged) -> list[Part]:
    """What is stored beside a fact, so that it is found again: who has said something, and the ratings after a game."""
    fact = logged.fact
    # Who sits is found by his seat.
    if isinstance(fact, facts.Said) and fact.room == "spectators":
        sql = "INSERT INTO voices (person, code) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        return [(sql, (fact.person.id, table.code))]
    if isinstance(fact, facts.Ended) and (game := ratings.counted(table, len(table.games) - 1)):
        return [ratings.counting(game)]
    return []
