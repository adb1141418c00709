"""What a room does with the messages of those who have been let in."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from stelae.core.contract import Reason, StelaeError, complain
from stelae.server import decide, enquiries, messages, questions
from stelae.server.decide import Who
from stelae.server.house import Connection
from stelae.server.judges import position
from stelae.server.ledger import Plan
from stelae.server.letters import encoder, nothing, sender

if TYPE_CHECKING:
    from stelae.server.room import Room

log = logging.getLogger("stelae.room")


def hear(room: Room, connection: Connection, command: messages.Command) -> None:
    """One message."""

    def again() -> None:
        hear(room, connection, command)

    if room.ledger.broken:
        room.ledger.hold(again)
        return
    if connection not in room.connections:
        return  # gone while the message was held
    kind = type(command)
    who = Who(connection.person, room.connections[connection])
    if isinstance(command, messages.Sit) and command.token is not None:
        _sit_by_token(room, connection, command, command.token, again)
    elif kind in questions.ANSWERS:
        _answer(room, connection, who, command, again)
    elif isinstance(command, (messages.Analyse, messages.Cancel)):
        _judge(room, connection, who, command)
    elif kind in enquiries.ASKS:
        room.house.enquiries.hear(connection, room.table, who, command)
    else:
        _do(room, connection, who, command, again)


def _do(room: Room, connection: Connection, who: Who, command: messages.Command, again: Callable[[], object]) -> None:
    """What the table decides."""
    try:
        outcome = room.done(who, command)
    except Exception:
        # A mistake of ours: what it left behind is not trusted.
        log.exception("table %s: %s", room.table.code, type(command).__name__)
        connection.send(encoder.encode(messages.Error(Reason("server-fault"), command.id)))
        room.give_up(complain(StelaeError, "server-fault"))
        return
    if outcome.refused is not None:
        answer: messages.Message = messages.Error(outcome.refused, command.id)
    else:
        answer = messages.Ack(command.id, outcome.number)
        if type(command) is messages.Rename and not who.seats:
            connection.person = msgspec.structs.replace(connection.person, name=decide.clean_name(command.name))

    def failed(error: StelaeError) -> None:
        connection.send(encoder.encode(messages.Error(error.reason, command.id)))

    room.record(outcome.steps, Plan(nothing, again, failed), (connection, encoder.encode(answer)))


def _sit_by_token(
    room: Room, connection: Connection, command: messages.Sit, token: str, again: Callable[[], object]
) -> None:
    """Takes a seat of another device's."""
    connection.tokens = (*connection.tokens, token)[-8:]
    room.when_stored(sender(room.reseated()), again)
    room.arrived(room.connections[connection])
    room.presence()
    if command.seat not in room.connections[connection]:
        connection.send(encoder.encode(messages.Error(Reason("token-wrong"), command.id)))
        return
    ack = encoder.encode(messages.Ack(command.id, room.table.number))
    room.when_stored(sender([(connection, ack)]), again)


def _answer(
    room: Room, connection: Connection, who: Who, command: messages.Command, again: Callable[[], object]
) -> None:
    """A question that leaves no trace."""
    try:
        reply = questions.ANSWERS[type(command)](room.table, who, command, room.house.now())
    except StelaeError as error:
        reply = messages.Error(error.reason, command.id)
    except Exception:
        log.exception("table %s: %s", room.table.code, type(command).__name__)
        reply = messages.Error(Reason("server-fault"), command.id)
    room.when_stored(sender([(connection, encoder.encode(reply))]), again)


def _judge(room: Room, connection: Connection, who: Who, command: messages.Analyse | messages.Cancel) -> None:
    def tell(message: messages.Message) -> None:
        connection.send(encoder.encode(message))

    if isinstance(command, messages.Cancel):
        room.house.judges.cancel(connection, command.request)
        tell(messages.Ack(command.id, room.table.number))
        return
    try:
        view, ply = position(room.table, who, command)
        room.house.judges.begin(connection, view, ply, command, tell)
    except StelaeError as error:
        tell(messages.Error(error.reason, command.id))
