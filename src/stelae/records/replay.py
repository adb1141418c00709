"""Playing a record again, and leaving out of it what a seat may not see."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from stelae.core.contract import Result, StelaeError, complain
from stelae.core.game import Game, Match, State
from stelae.core.registry import game
from stelae.records.codec import BadRecord
from stelae.records.model import Ending, Ply, Record, Seat

# How a game can end without its rules saying so.
AT_TABLE = ("resigned", "agreed", "time", "left")


@dataclass(frozen=True, slots=True)
class Replay:
    """Every state of a recorded game, the first and the last included."""

    record: Record
    states: tuple[State, ...]

    @property
    def last(self) -> State:
        return self.states[-1]


def begin(start: State, seats: tuple[Seat, ...], *, seed: int | None = None) -> Record:
    """An empty record of a game that begins with this state."""
    if len(seats) != start.seats:
        raise complain(BadRecord, "record-seats", found=len(seats), expected=start.seats)
    home = start.game.start(start.options)
    return Record(
        schema=1,
        rules=start.game.info.rules_version,
        game=start.game.name,
        options=dict(start.options),
        seats=seats,
        start=None if start == home else str(start),
        seed=seed,
    )


def ending(result: Result) -> Ending:
    return Ending(result.winners, result.scores, result.reason)


def extended(record: Record, state: State, move: str, *, at: float | None = None) -> Record:
    """The record with one more ply, made in this state; with the result if it ends the game."""
    seat = state.to_move
    assert seat is not None, "a finished game takes no ply"
    after = state.play(move)
    ply = Ply(seat if isinstance(seat, int) else "chance", move, at)
    result = None if after.result is None else ending(after.result)
    return msgspec.structs.replace(record, plies=(*record.plies, ply), result=result)


def replay(record: Record) -> Replay:
    """All states of the record. The first ply that cannot be is named."""
    found = game(record.game)
    if record.rules != found.info.rules_version:
        raise complain(BadRecord, "record-rules", found=record.rules, known=found.info.rules_version)
    state = found.parse(record.start, record.options) if record.start else found.start(record.options)
    if len(record.seats) != state.seats:
        raise complain(BadRecord, "record-seats", found=len(record.seats), expected=state.seats)
    states = [state]
    for number, ply in enumerate(record.plies, 1):
        if ply.seat != states[-1].to_move:
            turn = "-" if states[-1].to_move is None else str(states[-1].to_move)
            raise complain(BadRecord, "record-turn", ply=number, seat=str(ply.seat), turn=turn)
        try:
            states.append(states[-1].play(ply.move))
        except StelaeError as error:
            raise complain(BadRecord, "record-ply", ply=number, move=ply.move[:40], why=str(error)) from error
    _check_result(record, states[-1])
    return Replay(record, tuple(states))


def _check_result(record: Record, last: State) -> None:
    said, known = record.result, last.result
    if said is not None:
        _check_seats(said, last.seats)
    if known is not None and (said is None or ending(known) != said):
        raise complain(BadRecord, "record-result", expected=f"{known.reason} {known.winners}")
    if known is None and said is not None and said.reason not in AT_TABLE:
        raise complain(BadRecord, "record-unfinished", reason=said.reason)


def _check_seats(said: Ending, seats: int) -> None:
    """Whether a result speaks of the seats that there are."""
    if len(said.scores) != seats:
        raise complain(BadRecord, "record-seats", found=len(said.scores), expected=seats)
    for seat in (*said.winners, said.resigned or 0):
        if seat >= seats:
            raise complain(BadRecord, "no-such-seat", "C-5", seat=str(seat), seats=seats)


def redact(record: Record, seat: int | None) -> Record:
    """The record as that seat (None: a spectator) may have it; a finished game is open to all."""
    if record.result is not None:
        return record
    states = replay(record).states
    states[0].masked(seat)
    plies = tuple(
        msgspec.structs.replace(ply, move=_masked(state, ply.move, seat))
        for state, ply in zip(states, record.plies, strict=False)
    )
    start = None
    if record.start is not None:
        start = states[0].view(seat)["position"]
    return msgspec.structs.replace(record, plies=plies, seed=None, start=start, redacted=-1 if seat is None else seat)


def _masked(state: State, move: str, seat: int | None) -> str:
    room = state.game.rules
    masked = room.hidden.mask_code(state.packed, state.code(move), seat)
    return room.notation.move_text(state.packed, masked)


def match_of(record: Record) -> Match:
    """The match that the record belongs to, as it stood before this game."""
    found: Game = game(record.game)
    match = found.match(record.options)
    for earlier in record.match or ():
        state = found.parse(earlier.position, record.options)
        if earlier.players != match.players:
            raise complain(BadRecord, "record-match")
        _check_seats(earlier.result, state.seats)
        result = Result(earlier.result.winners, earlier.result.scores, earlier.result.reason)
        match = match.add(state, result)
    return match
