"""How often positions stood (C-3), for states that never change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# So many positions are copied for each ply at most; copying all of them makes long games slow, and slower the longer.
RECENT = 32


class Past:
    """A count of positions. It never changes; `plus` returns another one, which shares most of it."""

    __slots__ = ("_long_ago", "_recent")

    def __init__(self, recent: Mapping[Any, int], long_ago: Mapping[Any, int] | None = None) -> None:
        self._recent = recent
        # What stands in both is counted in the recent part.
        self._long_ago = long_ago or {}

    def stood(self, position: Any) -> int:
        return self._recent.get(position) or self._long_ago.get(position, 0)

    def plus(self, position: Any) -> Past:
        recent = {**self._recent, position: self.stood(position) + 1}
        return Past(recent, self._long_ago) if len(recent) <= RECENT else Past({}, {**self._long_ago, **recent})

    def often(self, times: int) -> list[Any]:
        """The positions that stood so often or more."""
        both = {**self._long_ago, **self._recent}
        return [position for position, count in both.items() if count >= times]

    @property
    def counts(self) -> frozenset[tuple[Any, int]]:
        """All positions and how often each stood: the same for two pasts in which the same happened."""
        return frozenset({**self._long_ago, **self._recent}.items())
