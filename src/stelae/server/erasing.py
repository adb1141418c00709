"""A log without whatever told who somebody was: the one case in which what is written is written anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from stelae.server import facts
from stelae.server.facts import Person
from stelae.server.table import Created, Logged

# What stands for words that are no more.
NOTHING = "…"


def nobody(name: str) -> Person:
    """Who is left in the place of an erased account: the same in all its games, and nothing tells who it was."""
    return Person("gone-" + name, "—", account=True)


def names(log: Iterable[Logged], person: str) -> frozenset[str]:
    """The ids under which this person is in a log: it may have been a guest before."""
    found = {person}
    for logged in log:
        if isinstance(logged.fact, facts.Became) and logged.fact.who.id == person:
            found.add(logged.fact.person)
    return frozenset(found)


def erased(log: Sequence[Logged], person: str, heir: Person) -> list[Logged]:
    """A log as it is told without this person."""
    gone = names(log, person)
    return [_erased(logged, gone, heir) for logged in log]


def _erased(logged: Logged, gone: frozenset[str], heir: Person) -> Logged:
    fact: Any = logged.fact
    if isinstance(fact, facts.Said) and fact.person.id in gone:
        fact = msgspec.structs.replace(fact, text=NOTHING)
    if isinstance(fact, facts.Renamed) and fact.person in gone:
        fact = msgspec.structs.replace(fact, name=heir.name)
    cause = logged.cause
    if cause is not None and (named := cause.partition("/"))[0] in gone:
        cause = f"{heir.id}/{named[2]}"
    plain = msgspec.to_builtins(fact)
    swapped = _swapped(plain, gone, msgspec.to_builtins(heir))
    if swapped != plain:
        fact = msgspec.convert(swapped, facts.Fact | Created)
    return Logged(logged.number, logged.at, fact, cause)


def _swapped(data: Any, gone: frozenset[str], heir: dict[str, Any]) -> Any:
    if isinstance(data, dict):
        if data.get("id") in gone:
            return heir
        return {key: _swapped(value, gone, heir) for key, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_swapped(value, gone, heir) for value in data]
    return heir["id"] if isinstance(data, str) and data in gone else data
