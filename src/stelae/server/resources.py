"""What the HTTP interface takes and gives; docs/openapi.json is made from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from stelae.core.contract import Reason
from stelae.server.facts import ClockRules, Count, Name, Person, Plied, SeatNumber, Seen, TableHead, Value
from stelae.server.messages import (
    Error,
    Line,
    Outlook,
    Places,
    Showing,
    Stability,
    Suggest,
    Token,
    Watch,
    Weigh,
    WhatIf,
)

Code = Annotated[str, Meta(min_length=1, max_length=64)]
PositionText = Annotated[str, Meta(max_length=10_000)]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    reason: Reason


# ---- GET /api/games ----


class OptionInfo(Struct, frozen=True):
    """One thing that is agreed before the game: choices, or a range from least to most."""

    name: str
    type: Literal["str", "int", "bool"]
    default: Value
    clause: str
    choices: tuple[Value, ...]
    least: int
    most: int


class Variant(Struct, frozen=True):
    name: str
    options: dict[str, Value]
    seats: int
    # How many games make a match; 1 where there is no match.
    match: int


class GameInfo(Struct, frozen=True):
    name: str
    rules_version: int
    options: tuple[OptionInfo, ...]
    variants: tuple[Variant, ...]
    endings: tuple[str, ...]
    # Each clause and where it comes from.
    clauses: dict[str, tuple[str, ...]]
    # Moves without end: not all are listed (`Seen.placings`).
    endless: bool
    # All win or lose as one.
    together: bool


class BotInfo(Struct, frozen=True):
    name: str
    version: str


class Games(Struct, frozen=True):
    server: str
    protocol: int
    games: tuple[GameInfo, ...]
    bots: tuple[BotInfo, ...]
    # Whether the page is compiled in, bots can analyse, and so on: what a client may offer.
    features: tuple[str, ...] = ()


# ---- /api/me ----


class TakeName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Me(Struct, frozen=True):
    person: Person
    # Running games first, then the newest.
    tables: tuple[TableHead, ...]


# ---- /api/tables ----


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: the one who asks (several: hot-seat), anybody, or a bot."""

    who: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] | None = None
    # At a hot-seat: the name of the one who sits there.
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats that are not named are open; without any, the one who asks has the first."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=16)] = ()
    clock: ClockRules = ClockRules()
    visibility: Literal["public", "link"] = "link"
    begin: Literal["full", "ready"] = "full"
    # All games of the match, or one game.
    match: bool = False
    # A position to begin from.
    start: PositionText | None = None
    # Whether it counts for the ratings, if all who play have accounts.
    rated: bool = True
    # Sent twice, the same table is given again.
    id: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class Opened(Struct, frozen=True):
    table: TableHead
    # What proves the seats of the one who asked.
    seats: dict[SeatNumber, Token]


class Tables(Struct, frozen=True):
    tables: tuple[TableHead, ...]


# ---- POST /api/study ----


class Study(Struct, frozen=True, forbid_unknown_fields=True):
    """A position (or the beginning), a record or a finished game of a table, with moves to play from there.

    Nothing is kept.
    """

    game: Annotated[str, Meta(max_length=40)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    position: PositionText | None = None
    # A record as docs/records.md describes it.
    record: dict[str, Any] | None = None
    # The code of a table with a finished game; of a match: which game, counted from 0 (else the last).
    table: Code | None = None
    number: Count | None = None
    # Of a record or a game: only up to this ply.
    ply: Count | None = None
    # What comes of an act is long where much of a temple falls.
    moves: Annotated[tuple[Annotated[str, Meta(max_length=10_000)], ...], Meta(max_length=2_000)] = ()
    # Chance plays from this seed where no outcome is given; else its outcomes are among the moves.
    seed: int | None = None
    # Whose eyes; None sees everything.
    seat: SeatNumber | None = None
    # Which positions to send: the last alone, or every one.
    show: Literal["last", "all"] = "last"
    # A move to ask about in the last position.
    why: Annotated[str, Meta(max_length=200)] | None = None
    # Where pieces stand and fall: what to ask of the last position, and the film of the act that led there, in the
    # messages of the socket; whose seat, which ply and game does not matter.
    asks: Annotated[tuple[WhatIf | Suggest | Weigh | Watch, ...], Meta(max_length=4)] = ()


class Studied(Struct, frozen=True):
    """The positions asked for; with `reason`, the moves went no further, or that is why the asked move is illegal."""

    shown: tuple[Seen, ...]
    plies: tuple[Plied, ...]
    reason: Reason | None = None
    # To `asks`, in their order, with their ids.
    answers: tuple[Outlook | Places | Stability | Showing | Error, ...] = ()


# ---- POST /api/analysis ----


class Examine(Study, frozen=True, forbid_unknown_fields=True):
    """A study that bots judge: its last position, or (`show` = all) every decision that was made on the way."""

    # For each position.
    seconds: Annotated[float, Meta(gt=0, le=20)] = 1.0


class Judged(Struct, frozen=True, omit_defaults=True):
    """What the moves of one position are worth to the seat to move, the best first; it sees what that seat may see.

    The answer is a stream of these, a line each. Better ones for the same position may follow until it is done.
    """

    ply: Count
    seat: SeatNumber
    # How many positions are judged in all.
    of: Count
    lines: tuple[Line, ...] = ()
    # What was played there, and how much less it is worth than the best (0 to 1).
    played: Line | None = None
    cost: float = 0.0
    done: bool = False
    # Why no more will come, where it is not the end.
    reason: Reason | None = None


class Health(Struct, frozen=True):
    """Anything but ok has the status 503: the database stores nothing, or the server goes down."""

    status: Literal["ok", "failing", "going"]
    version: str
    tables: int
    sockets: int
