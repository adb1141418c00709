"""Who came in with which key, so that a key that is worth nothing any more keeps nobody in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

REMEMBERED = 10_000


class Inside(Protocol):
    """Somebody who came in."""

    def leave_for(self, why: str) -> None:
        """Is told to come back with what it has then."""


@dataclass(slots=True)
class Doors:
    """The open sockets of this process by the key that let them in."""

    inside: defaultdict[str, set[Inside]] = field(default_factory=lambda: defaultdict(set))
    # Who was just being looked up when his key was locked shall not slip in.
    locked: dict[str, None] = field(default_factory=dict)

    def enter(self, key: str, who: Inside) -> None:
        if key in self.locked:
            who.leave_for("signed out")
        else:
            self.inside[key].add(who)

    def leave(self, key: str, who: Inside) -> None:
        if (there := self.inside.get(key)) is not None:
            there.discard(who)
            if not there:
                del self.inside[key]

    def lock(self, keys: Iterable[str]) -> None:
        """These keys open nothing any more."""
        for key in keys:
            self.locked[key] = None
            if len(self.locked) > REMEMBERED:
                del self.locked[next(iter(self.locked))]
            for who in list(self.inside.get(key, ())):
                who.leave_for("signed out")
