"""What a table is and what can happen at it: the log keeps these facts, and clients are told of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
# Seconds since 1970 by the server's clock.
Time = float
Value = str | int | bool
Milliseconds = int

Consent = Literal["undo", "draw", "swap", "rematch", "hints"]
Room = Literal["players", "spectators"]
Status = Literal["waiting", "playing", "between", "over"]
# What the seat may do now; what is not named is not offered.
Deed = Literal["move", "resign", "undo", "draw", "swap", "rematch", "hints", "ready", "claim", "hint", "sit", "arrange"]


class Person(Struct, frozen=True, omit_defaults=True):
    """Who sits, speaks or watches. The id is public; what proves it is not."""

    id: Annotated[str, Meta(max_length=64)]
    name: Name
    kind: Literal["human", "bot"] = "human"
    # Of a bot of the house: its level, as GET /api/games lists them.
    bot: Annotated[str, Meta(max_length=40)] | None = None
    # Has an account: its games can count for the ratings.
    account: bool = False
    # Of a bot with an account: whose it is.
    owner: Annotated[str, Meta(max_length=64)] | None = None


class ClockRules(Struct, frozen=True, omit_defaults=True):
    """No limit; live: main time and increment, in seconds; days: so many days for each move."""

    kind: Literal["none", "live", "days"] = "none"
    main: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class ClockState(Struct, frozen=True, omit_defaults=True):
    """What each seat had left at `at`. The time of the running seat goes on from there."""

    left: tuple[Milliseconds, ...]
    at: Time
    running: SeatNumber | None = None


class Ending(Struct, frozen=True, omit_defaults=True):
    """How a game or match ended: an ending of the rules, `repetition`, or resigned, agreed, time, left."""

    winners: tuple[SeatNumber, ...]
    scores: tuple[int, ...]
    reason: str
    # Who resigned, ran out of time, or left.
    seat: SeatNumber | None = None


class Offer(Struct, frozen=True, omit_defaults=True):
    """Something for which the others are asked; with the next move it lapses."""

    kind: Consent
    seat: SeatNumber
    # With whom to swap.
    other: SeatNumber | None = None
    agreed: tuple[SeatNumber, ...] = ()


class SeatHead(Struct, frozen=True, omit_defaults=True):
    """One place at the table."""

    person: Person | None = None
    ready: bool = False
    # Players are numbered as they sat in the first game of a match.
    player: SeatNumber = 0
    # A person who left, and whom a bot stands in for: sitting down again takes the seat back.
    away: Person | None = None
    # Since when the others may decide what to do about somebody who left.
    left: Time | None = None


class Series(Struct, frozen=True, omit_defaults=True):
    """The match: who sat where in each finished game, and how it ended."""

    length: int
    finished: tuple[Ending, ...] = ()
    players: tuple[tuple[SeatNumber, ...], ...] = ()
    # By player, once the last game is over.
    result: Ending | None = None


class TableHead(Struct, frozen=True, omit_defaults=True):
    """All about a table but the position: the same for everybody."""

    code: str
    game: str
    options: dict[str, Value]
    status: Status
    seats: tuple[SeatHead, ...]
    clock: ClockRules
    visibility: Literal["public", "link"]
    # Play begins as soon as the table is full, or when everybody at it is ready.
    begin: Literal["full", "ready"]
    host: str
    created: Time
    series: Series
    # How many plies the present game has, those of chance included.
    ply: Count
    to_move: SeatNumber | Literal["chance"] | None = None
    clocks: ClockState | None = None
    offers: tuple[Offer, ...] = ()
    result: Ending | None = None
    # The table where these people play again.
    rematch: str | None = None
    muted: tuple[str, ...] = ()
    # Everybody agreed that hints may be asked for in this game.
    hints: bool = False
    # The game counts for the ratings of those who play it, as things stand.
    rated: bool = False
    # It is over without (another) game: nobody came any more, or somebody left between the games of a match.
    closed: Literal["abandoned", "left"] | None = None


class Placing(Struct, frozen=True, omit_defaults=True):
    """Something that can be laid in endlessly many places: ask for good ones, or for what would come of one."""

    # The word that the move begins with.
    act: Literal["base", "lay", "lift"]
    slab: int
    sides: tuple[str, ...]
    # 0 is the foundation. Whether there is room on a level is not said.
    levels: tuple[int, ...]


class Seen(Struct, frozen=True, omit_defaults=True):
    """The position as one seat sees it, and what it may do there."""

    ply: Count
    # State.view: game, options, seats, seat, to_move, position, stood, board, result.
    view: dict[str, Any]
    may: tuple[Deed, ...] = ()
    # All legal moves of the seat, or, where they are many, a tree: the keys from the root to an empty leaf,
    # put together, are a move.
    legal: tuple[str, ...] | UnsetType = UNSET
    tree: dict[str, Any] | UnsetType = UNSET
    # Where moves are endless: what else can be done, and is not among the legal moves that are listed.
    placings: tuple[Placing, ...] = ()


# ---- what happened at the table; the log keeps the same facts ----


class Happening(Struct, frozen=True, tag_field="type", omit_defaults=True, gc=False):
    """One fact of the table's log. There are very many, and none holds itself: the collector need not look at them."""


class Seated(Happening, frozen=True, tag="seated"):
    seat: SeatNumber
    person: Person
    # A bot stands in for whoever left.
    instead: bool = False


class Vacated(Happening, frozen=True, tag="vacated"):
    seat: SeatNumber


class Reseated(Happening, frozen=True, tag="reseated"):
    """Who sat in seat order[n] now sits in seat n."""

    order: tuple[SeatNumber, ...]


class Readied(Happening, frozen=True, tag="readied"):
    seat: SeatNumber
    ready: bool


class Renamed(Happening, frozen=True, tag="renamed"):
    person: str
    name: Name
    # At a hot-seat: only here.
    seat: SeatNumber | None = None


class Became(Happening, frozen=True, tag="became"):
    """Whoever had this id at the table is somebody else now: a guest who signed in, or who has an account.

    Erased: that account was deleted; whatever told who it was is gone from the table, the log too.
    """

    person: str
    who: Person
    erased: bool = False


class Began(Happening, frozen=True, tag="began"):
    """A game of the match begins; the players sit in this order."""

    players: tuple[SeatNumber, ...]


class Plied(Happening, frozen=True, tag="plied"):
    """A move, or an outcome of chance."""

    ply: Count
    seat: SeatNumber | Literal["chance"]
    move: str
    # What it did, in the order in which to tell it (as State.events).
    facts: tuple[dict[str, Any], ...] = ()
    clocks: ClockState | None = None


class TookBack(Happening, frozen=True, tag="took_back"):
    """The game went back to this ply."""

    ply: Count
    seat: SeatNumber
    clocks: ClockState | None = None


class Offered(Happening, frozen=True, tag="offered"):
    kind: Consent
    seat: SeatNumber
    other: SeatNumber | None = None


class Answered(Happening, frozen=True, tag="answered"):
    """Agreed or declined; by the seat that made the offer: withdrawn."""

    kind: Consent
    seat: SeatNumber
    accept: bool


class Left(Happening, frozen=True, tag="left"):
    """Away for longer than the grace: the others may claim."""

    seat: SeatNumber


class Returned(Happening, frozen=True, tag="returned"):
    seat: SeatNumber


class Woke(Happening, frozen=True, tag="woke"):
    """The server was down; the clocks stood still meanwhile."""

    clocks: ClockState


class Ended(Happening, frozen=True, tag="ended"):
    """A game is over."""

    result: Ending


class Allowed(Happening, frozen=True, tag="allowed"):
    """Everybody agreed to hints in this game."""


class Closed(Happening, frozen=True, tag="closed"):
    """The table is over without (another) game, because nobody comes any more or this seat's player left."""

    why: Literal["abandoned", "left"]
    seat: SeatNumber | None = None


class Said(Happening, frozen=True, tag="said"):
    room: Room
    person: Person
    text: Text


class Muted(Happening, frozen=True, tag="muted"):
    person: str
    muted: bool


class Rematched(Happening, frozen=True, tag="rematched"):
    table: str


Fact = (
    Seated | Vacated | Reseated | Readied | Renamed | Became | Began | Plied | TookBack | Offered | Answered
    | Left | Returned | Woke | Ended | Allowed | Closed | Said | Muted | Rematched
)  # fmt: skip


class Entry(Struct, frozen=True, omit_defaults=True):
    """A fact with its number in the log: it counts up, with gaps where something is not for this seat."""

    number: Count
    at: Time
    fact: Fact
