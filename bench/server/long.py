"""The log of a very long table: Azteka, in which rings are turned through all the ways in which they can stand."""

from __future__ import annotations

from stelae.server import facts
from stelae.server.facts import Person
from stelae.server.founding import founded, opening
from stelae.server.resources import NewTable, SeatWish
from stelae.server.table import Logged, Table

RINGS = "abcd"
# A piece on every ring; from there each of 8 x 8 x 8 x 8 ways to stand is reached by one turn after the other.
FIRST = ("c5", "d5", "b5", "a5")
ALL_WAYS = 8**4


def long_log(plies: int, chat_every: int = 10) -> list[Logged]:
    """So many plies with chat between them, as the table would have logged it."""
    people = (Person("g-ann", "Ann"), Person("g-ben", "Ben"))
    created, sitting = founded(people[0], NewTable(game="azteka", seats=(SeatWish("me"),)), "LONGTABLE2")
    sitting[1] = people[1]
    log = opening(created, sitting, 0.0)
    table = Table.fold(log)
    turns = 0

    def record(fact: facts.Fact) -> None:
        log.append(Logged(table.number + 1, float(table.number), fact, f"{people[0].id}/{table.number}/00000000"))
        table.apply(log[-1])

    while table.ply < plies:
        legal = table.state.legal()
        if table.ply < len(FIRST):
            move = FIRST[table.ply]
        elif turns == 2 * ALL_WAYS - 2:
            # A third time round would be the end (C-3); another piece begins anew.
            move, turns = next(one for one in legal if one[1].isdigit()), 0
        else:
            turns += 1
            move = RINGS[_trailing_zeros(turns)] + "+"
        assert move in legal
        record(facts.Plied(table.ply + 1, int(table.state.to_move or 0), move))
        if table.ply % chat_every == 0:
            record(facts.Said("players", people[table.ply // chat_every % 2], f"So far: {table.ply} steps."))
    return log


def _trailing_zeros(number: int) -> int:
    """Of the number in base 8, as far as there are rings: which digit of a counter turns next."""
    zeros = 0
    while number % 8 == 0 and zeros < len(RINGS) - 1:
        number //= 8
        zeros += 1
    return zeros
