"""`stelae serve` with a room that stores each move, tells both players and asks no rules: what wire and disk cost."""

from __future__ import annotations

import msgspec

from stelae.cli.main import main
from stelae.server import facts, hearing, messages, sockets
from stelae.server.house import Connection
from stelae.server.ledger import Plan
from stelae.server.letters import encoder, nothing, sender
from stelae.server.room import Room
from stelae.server.table import Logged

# About as long as what a player of the small game is shown.
SHOWN = msgspec.Raw(encoder.encode("." * 330))


def hear(room: Room, connection: Connection, command: messages.Command) -> None:
    if not isinstance(command, messages.Move):
        hearing.hear(room, connection, command)
        return
    table = room.table
    number = table.number = table.number + 1
    fact = facts.Plied(command.ply + 1, command.seat, command.move)
    logged = Logged(number, 0.0, fact, command.id)
    entries = (facts.Entry(number, 0.0, fact), SHOWN)
    told = encoder.encode(messages.Update(number, command.seat, entries))  # type: ignore[arg-type]  # no entry: ballast
    letters = [(target, told) for target in room.connections]
    letters.append((connection, encoder.encode(messages.Ack(command.id, number))))
    room.ledger.put(Plan(sender(letters), nothing, nothing), [(table.code, logged)], (), (), number)


if __name__ == "__main__":
    sockets.hear = hear  # type: ignore[attr-defined]  # nobody else should
    main()
