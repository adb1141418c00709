"""What a record holds. Moves and outcomes are text in the games' notation, so it can be read without us."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

SCHEMA = 1

Text = Annotated[str, Meta(max_length=200)]
Number = Annotated[int, Meta(ge=0)]


class Seat(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there."""

    name: Text
    kind: Literal["human", "bot"] = "human"
    # Which bot and which version of it.
    bot: Text | None = None


class Ply(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One decision of a seat, or one outcome of chance."""

    seat: Number | Literal["chance"]
    move: Annotated[str, Meta(max_length=10_000)]
    # When it was made: seconds since 1970, UTC.
    at: float | None = None
    # Milliseconds left to the seat after it.
    clock: Number | None = None


class Ending(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How it ended: by the rules, or at the table (`resigned`, out of `time` or `left` by a seat; `agreed`)."""

    winners: tuple[Number, ...]
    scores: tuple[int, ...]
    reason: Text
    # The seat that resigned, ran out of time or left.
    resigned: Number | None = None


class Earlier(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A finished game of the same match: where it ended, and which player sat where."""

    players: tuple[Number, ...]
    position: Annotated[str, Meta(max_length=10_000)]
    result: Ending


class Record(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game from its first ply on."""

    schema: Literal[1]
    # The version of the game's rules that it was played by.
    rules: Annotated[int, Meta(ge=1)]
    game: Text
    options: dict[str, str | int | bool]
    seats: tuple[Seat, ...]
    plies: tuple[Ply, ...] = ()
    result: Ending | None = None
    # The position it began from, where that is not the game's beginning.
    start: Annotated[str, Meta(max_length=10_000)] | None = None
    # What chance was drawn from; only informative.
    seed: int | None = None
    # The games before this one, where it belongs to a match.
    match: tuple[Earlier, ...] | None = None
    # The seat (or spectators, -1) for which hidden things were left out.
    redacted: Annotated[int, Meta(ge=-1)] | None = None
