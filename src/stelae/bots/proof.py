"""The proof search at work: which moves win for certain, which lose, and within how many plies."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from threading import Event
from types import SimpleNamespace
from typing import Any

from stelae.bots.kernels.ends import WON, side_of
from stelae.bots.kernels.prove import FARTHEST, LOOKED_AT, PLACE, UNKNOWN, WORDS, YES, Memory
from stelae.core.game import State

# So many positions at a time; then it looks whether it is to stop.
AT_ONCE = 5_000
# What a proven line may cost at most; it cannot be stopped, so it is to be over soon.
LINE = 200_000
# The table has at most 2 to this power of places.
LARGEST = 21


class Prover:
    """Proves ply by ply from one position: first all that is certain within one ply, then within two, …"""

    def __init__(
        self, state: State, kernels: SimpleNamespace, plies: int, memory: int, brink: Sequence[Any] = ()
    ) -> None:
        self.state = state
        self.kernels = kernels
        # Within how many plies all is known by now.
        self.known_within = 0
        # By move: the plies within which it wins, or loses (and to which side).
        self.wins: dict[int, int] = {}
        self.losses: dict[int, tuple[int, int]] = {}
        self.positions = 0
        self._moves: list[int] = []
        self._tasks: Iterator[tuple[int, int, int]] = iter(())
        self._task: tuple[int, int, int] | None = None
        self.memory = 0
        # Nobody can win in a position that stands, so there must be a ply to look at.
        if plies > 0 and isinstance(state.to_move, int) and kernels.provable(state.packed):
            bits = max(8, min(LARGEST, (memory // (8 * PLACE)).bit_length() - 1))
            self.memory = 8 * PLACE << bits
            self._arrays = new_memory(bits, kernels, brink)
            self._me = state.to_move
            self._moves = state.codes()
            self._plies = min(plies, FARTHEST - 1)
            self._begin()

    def _begin(self) -> None:
        self._tasks = self._in_order(self._plies)
        self._task = next(self._tasks, None)

    def look_only_at(self, code: int) -> None:
        """Proves of one move alone, from the beginning."""
        if self._moves:
            self._moves = [code]
            self._begin()

    @property
    def settled(self) -> bool:
        """Whether the end is certain."""
        return bool(self.wins) or (bool(self._moves) and len(self.losses) == len(self._moves))

    @property
    def over(self) -> bool:
        return self._task is None or self.settled

    def _in_order(self, plies: int) -> Iterator[tuple[int, int, int]]:
        """What is to be shown: this move wins (or lets somebody else win) within so many plies after it."""
        sides = dict.fromkeys(side_of(seat, self.state.seats) for seat in range(self.state.seats))
        mine = side_of(self._me, self.state.seats)
        for left in range(plies):
            for side in sorted(sides, key=lambda side: side != mine):
                for code in self._moves:
                    if code not in self.losses:
                        yield code, side, left
            self.known_within = left + 1

    def run(self, most: int | None, until: float | None, stop: Event | None) -> None:
        """Goes on, up to so many positions altogether or so long."""
        mine = side_of(self._me, self.state.seats) if self._moves else -1
        while not self.over and not (stop is not None and stop.is_set()):
            wanted = AT_ONCE if most is None else min(AT_ONCE, most - self.positions)
            if wanted <= 0 or (until is not None and time.perf_counter() >= until):
                return
            assert self._task is not None
            code, side, left = self._task
            answer = self._ask(self.state.apply(code).packed, side, left, wanted)
            if answer == UNKNOWN:
                continue
            if answer == YES and side == mine:
                self.wins[code] = left + 1
            elif answer == YES:
                self.losses[code] = left + 1, side
            self._task = next(self._tasks, None)

    def _ask(self, packed: Any, side: int, left: int, most: int) -> int:
        counts = self._arrays.counts
        before = int(counts[LOOKED_AT])
        answer = int(self.kernels.prove(self._arrays, packed, side, self.state.seats, left, most))
        # A question costs something, too, where it is answered without a search.
        self.positions += int(counts[LOOKED_AT]) - before + 1
        return answer

    def fate(self, code: int) -> tuple[int, int] | None:
        """What is certain of a move, and within how many plies; None if nothing is."""
        if code in self.wins:
            return WON + side_of(self._me, self.state.seats), self.wins[code]
        if code in self.losses:
            within, side = self.losses[code]
            return WON + side, within
        return None

    def line(self, code: int) -> list[int]:
        """The moves from this one to its proven end: the shortest way there, and the longest resistance.

        It is looked for anew, mostly in the table; where that takes too long the line is shorter.
        """
        found, enough = self.fate(code), self.positions + LINE
        if found is None:
            return []
        side, left, line, state = found[0] - WON, found[1] - 1, [code], self.state.apply(code)
        while isinstance(state.to_move, int) and left > 0 and self.positions < enough:
            ours = side_of(state.to_move, state.seats) == side
            known = {move: self._shortest(state.apply(move), side, left - 1, enough) for move in state.codes()}
            good = {move: within for move, within in known.items() if within is not None}
            if not good:
                break
            code = min(good, key=good.__getitem__) if ours else max(good, key=good.__getitem__)
            line.append(code)
            state, left = state.apply(code), good[code]
        return line

    def _shortest(self, state: State, side: int, most: int, enough: int) -> int | None:
        for left in range(most + 1):
            if self._ask(state.packed, side, left, max(1, enough - self.positions)) == YES:
                return left
        return None


def brink_rows(kernels: SimpleNamespace, brink: Sequence[Any]) -> Any:
    """Positions as kernels tell them apart, side by side."""
    import numpy as np

    return np.array([word for packed in brink for word in kernels.key(packed)] or [0, 0], np.int64)


def new_memory(bits: int, kernels: SimpleNamespace, brink: Sequence[Any]) -> Memory:
    import numpy as np

    def zeros(*shape: int) -> Any:
        return np.zeros(shape, np.int64)

    return Memory(
        table=zeros(PLACE << bits),
        states=zeros(FARTHEST, WORDS),
        next=zeros(FARTHEST),
        first=zeros(FARTHEST),
        played=zeros(FARTHEST),
        killers=zeros(2 * FARTHEST) - 1,
        brink=brink_rows(kernels, brink),
        counts=np.array([0, len(brink)]),
    )
