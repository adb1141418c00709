"""A log without whatever told who somebody was: the one case in which what is written is written anew."""

from __future__ import annotations

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


def erased(logged: Logged, old: str, heir: Person) -> Logged:
    """A fact as it is told without the person of this id."""
    fact: Any = logged.fact
    if isinstance(fact, facts.Said) and fact.person.id == old:
        fact = msgspec.structs.replace(fact, text=NOTHING)
    if isinstance(fact, facts.Renamed) and fact.person == old:
        fact = msgspec.structs.replace(fact, name=heir.name)
    cause = logged.cause
    if cause is not None and cause.startswith(old + "/"):
        cause = heir.id + cause.removeprefix(old)
    plain = msgspec.to_builtins(fact)
    swapped = _swapped(plain, old, msgspec.to_builtins(heir))
    if swapped != plain:
        fact = msgspec.convert(swapped, facts.Fact | Created)
    return Logged(logged.number, logged.at, fact, cause)


def _swapped(data: Any, old: str, heir: dict[str, Any]) -> Any:
    if isinstance(data, dict):
        if data.get("id") == old:
            return heir
        return {key: _swapped(value, old, heir) for key, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_swapped(value, old, heir) for value in data]
    return heir["id"] if data == old else data
