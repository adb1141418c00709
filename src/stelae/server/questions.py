"""Questions of clients: they are answered and leave no trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stelae.server import messages
from stelae.server.decide import Who, refuse
from stelae.server.eyes import shown
from stelae.server.facts import Plied
from stelae.server.table import Table


def _why(table: Table, who: Who, command: messages.Why, now: float) -> messages.Message:
    if command.seat not in who.seats:
        refuse("not-your-seat", seat=command.seat)
    if table.status != "playing":
        refuse("game-over" if table.games else "not-begun")
    if table.to_move != command.seat:
        refuse("not-your-turn", seat=str(command.seat), turn=str(table.to_move))
    return messages.Because(command.id, command.move, table.state.why(command.move))


def _history(table: Table, who: Who, command: messages.History, now: float) -> messages.Message:
    eye = command.seat
    if eye is not None and eye not in who.seats:
        refuse("not-your-seat", seat=eye)
    number = len(table.games) - 1 if command.game is None else command.game
    if not 0 <= number < len(table.games) or command.ply > len(table.games[number].plies):
        refuse("no-such-ply", ply=command.ply)
    played = table.games[number]
    before, after = (table.position(number, ply) for ply in (max(0, command.ply - 1), command.ply))
    revealed = played.result is not None
    entry = None
    if command.ply:
        seat, move = played.plies[command.ply - 1]
        code = table.game.rules.notation.move_code(before.packed, move)
        told = before.all_events(move) if revealed else before.told(code, after, eye)
        if not revealed:
            masked = table.game.rules.hidden.mask_code(before.packed, code, eye)
            move = table.game.rules.notation.move_text(before.packed, masked)
        entry = Plied(command.ply, seat, move, tuple(told))  # type: ignore[arg-type]  # a seat or "chance"
    return messages.Past(command.id, shown(after, command.ply, eye, revealed=revealed), entry)


def _ping(table: Table, who: Who, command: messages.Ping, now: float) -> messages.Message:
    return messages.Pong(command.id, now)


ANSWERS: dict[type[messages.Command], Callable[[Table, Who, Any, float], messages.Message]] = {
    messages.Why: _why,
    messages.History: _history,
    messages.Ping: _ping,
}
