"""What leaves a room: messages with whom they are for, sent when what they tell is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from stelae.server.eyes import Eye
from stelae.server.house import Connection
from stelae.server.ledger import Plan

encoder = msgspec.json.Encoder()
# A message, and to whom.
Letter = tuple[Connection, bytes]


def nothing(*_: object) -> None:
    pass


NOTHING = Plan(nothing, nothing, nothing)


def sender(letters: Iterable[Letter], then: Callable[[], object] = nothing) -> Callable[[], None]:
    """Sends these to these later, to each in one piece: who comes in the meantime has them in his whole update."""
    pieces: dict[Connection, list[bytes]] = {}
    for target, data in letters:
        pieces.setdefault(target, []).append(data)

    def send() -> None:
        for target, piece in pieces.items():
            target.send(*piece)
        then()

    return send


def eyes_of(seats: frozenset[int]) -> list[Eye]:
    """The eyes of a connection with these seats; without one it has that of a spectator."""
    return [*sorted(seats)] if seats else [None]
