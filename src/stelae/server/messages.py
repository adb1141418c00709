"""Every message of the socket, both ways; docs/protocol.schema.json and the types of the page are made from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stelae.core.contract import Reason
from stelae.server.facts import (
    Consent,
    Count,
    Entry,
    Name,
    Person,
    Plied,
    Room,
    SeatNumber,
    Seen,
    TableHead,
    Text,
    Time,
)

# Raised when a client that does not know of the change would go wrong; new fields alone do not raise it.
PROTOCOL = 1

# A client's own name for a message of its, so that sent twice is done once: unique for this person and table, on all
# devices and for ever (a random beginning and a counter do).
Id = Annotated[str, Meta(min_length=1, max_length=64)]
MoveText = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=200)]


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True, gc=False):
    """Anything that goes over the socket."""


# ---- from the client ----


class Command(Message, frozen=True):
    """What a client asks for. It is answered by one ack or error that carries the same id."""

    id: Id


class Hello(Command, frozen=True, tag="hello"):
    """The first message. `after`: the last number this client has; it gets what came later."""

    protocol: int
    after: Count | None = None
    # Seats on other devices, or of bots without a cookie.
    tokens: Annotated[tuple[Token, ...], Meta(max_length=8)] = ()
    # Of a bot's own account.
    bearer: Token | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Takes a free seat (another device's with its token, one's own back from a bot)."""

    seat: SeatNumber
    token: Token | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leaves a seat before the start; the host may free any."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)]


class Arrange(Command, frozen=True, tag="arrange"):
    """The host changes who sits where before the start."""

    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=16)]


class Ready(Command, frozen=True, tag="ready"):
    """Before the start and between the games of a match."""

    seat: SeatNumber
    ready: bool = True


class Move(Command, frozen=True, tag="move"):
    """`ply`: how many plies the game had when the player decided; `number`: the last number the client had then.

    With the number, a move is refused also where plies were taken back and others made since.
    """

    seat: SeatNumber
    ply: Count
    move: MoveText
    number: Count | None = None


class Why(Command, frozen=True, tag="why"):
    """Asks why a move is not legal."""

    seat: SeatNumber
    move: MoveText


class Propose(Command, frozen=True, tag="propose"):
    seat: SeatNumber
    kind: Consent
    other: SeatNumber | None = None


class Answer(Command, frozen=True, tag="answer"):
    """To an offer of that kind; one's own offer is withdrawn with accept = false."""

    seat: SeatNumber
    kind: Consent
    accept: bool


class Resign(Command, frozen=True, tag="resign"):
    seat: SeatNumber


class Claim(Command, frozen=True, tag="claim"):
    """What to do about a seat whose player left: put a bot there, or end the game (between games: the match).

    Waiting needs no claim.
    """

    seat: SeatNumber
    against: SeatNumber
    choice: Literal["bot", "end"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Chat(Command, frozen=True, tag="chat"):
    room: Room
    text: Text


class Mute(Command, frozen=True, tag="mute"):
    """The host silences a person at this table."""

    person: Annotated[str, Meta(max_length=64)]
    muted: bool = True


class Rename(Command, frozen=True, tag="rename"):
    """At this table; `seat`: only there, as at a hot-seat."""

    name: Name
    seat: SeatNumber | None = None


class History(Command, frozen=True, tag="history"):
    """Asks for an earlier position of the present game, or (`game`) of a finished one of the match."""

    ply: Count
    seat: SeatNumber | None = None
    game: Count | None = None


class Analyse(Command, frozen=True, tag="analyse"):
    """A hint, or an analysis; the answers carry this id until one is done."""

    seat: SeatNumber | None = None
    ply: Count | None = None
    kind: Literal["hint", "analysis"] = "hint"
    seconds: Annotated[float, Meta(gt=0, le=60)] = 1.0


class Cancel(Command, frozen=True, tag="cancel"):
    """Stops an analysis."""

    request: Id


class WhatIf(Command, frozen=True, tag="what_if"):
    """Asks what would come of a move now, before it is sent: whether the rules allow it, and whether it would stand.

    Good for a pointer that moves: of a connection's questions the newest is answered, those before it are overtaken.
    """

    seat: SeatNumber
    move: MoveText


class Suggest(Command, frozen=True, tag="suggest"):
    """Asks for good places for what can be laid in endlessly many; all, or those of one placing."""

    seat: SeatNumber
    slab: Count | None = None
    side: Annotated[str, Meta(max_length=20)] | None = None
    level: Count | None = None


class Weigh(Command, frozen=True, tag="weigh"):
    """Asks how firmly everything stands: now, or (as in history) after so many plies of this or another game."""

    ply: Count | None = None
    game: Count | None = None


class Watch(Command, frozen=True, tag="watch"):
    """Asks for the film of an act, by the ply of chance in which it settled (as in history)."""

    ply: Count
    game: Count | None = None


class Ping(Command, frozen=True, tag="ping"):
    pass


# ---- from the server ----


class Welcome(Message, frozen=True, tag="welcome"):
    """Answers hello. One `update` for each of the connection's eyes follows (its seats, else the spectator)."""

    id: Id
    protocol: int
    server: str
    person: Person
    now: Time
    # The seats of this connection, each with the token that proves it elsewhere.
    seats: dict[SeatNumber, Token] = {}
    number: Count = 0


class Film(Struct, frozen=True, omit_defaults=True):
    """How the pieces moved in an act, until they were at rest."""

    # Of chance, in which the act settled.
    ply: Count
    # Frames a second, and how many there are.
    rate: Count
    frames: Count
    # The poses, packed as docs/protocol.md says.
    data: str
    # The same for those who do not see it, in the order in which to tell it: words as for the facts of a ply.
    told: tuple[dict[str, Any], ...] = ()


class Update(Message, frozen=True, tag="update"):
    """What is new for one eye: a seat, or (None) a spectator. What is left out has not changed."""

    number: Count
    seat: SeatNumber | None = None
    entries: tuple[Entry, ...] = ()
    table: TableHead | None = None
    seen: Seen | None = None
    # The first after hello: everything there is, and the entries since `after`.
    whole: bool = False
    # Of the act that has just settled, where this server settled it; else it may be asked for.
    film: Film | None = None


class Ack(Message, frozen=True, tag="ack"):
    """Done, and on the disk: the log reaches this number. Sent again for a message that was done before."""

    id: Id
    number: Count


class Error(Message, frozen=True, tag="error"):
    """Not done, and nothing changed. Without an id it answers something that could not be read."""

    reason: Reason
    id: Id | None = None


class Holds(Message, frozen=True, tag="holds"):
    """The seats of this connection changed."""

    seats: dict[SeatNumber, Token]


class Because(Message, frozen=True, tag="because"):
    """Answers why: the reason, or None if the move is legal."""

    id: Id
    move: str
    reason: Reason | None = None


class Past(Message, frozen=True, tag="past"):
    """Answers history: how it stood after that many plies, and the ply that led there."""

    id: Id
    seen: Seen
    entry: Plied | None = None


class Line(Struct, frozen=True, omit_defaults=True):
    """A move with what it is worth to the seat to move."""

    move: str
    # What is expected of it, from 0 (lost) to 1 (won), and how far that may be off.
    value: float
    margin: float
    # How much of the search it got.
    share: float
    win: float
    draw: float
    loss: float
    # Proven, or None: estimated.
    proven: Literal["win", "draw", "loss"] | None = None
    # The moves expected from here on, this one first.
    expected: tuple[str, ...] = ()
    # If it is proven by looking ahead: within how many plies the game is over, this one counted.
    within: int | None = None
    # Why it would be made, where whoever judges can say it.
    because: Reason | None = None


class Analysis(Message, frozen=True, tag="analysis"):
    """An answer to analyse; better ones follow until it is done. The first has no lines: it waits for its turn."""

    id: Id
    done: bool
    # The position, by its number of plies.
    ply: Count
    lines: tuple[Line, ...] = ()


class Outlook(Message, frozen=True, tag="outlook"):
    """Answers what_if."""

    id: Id
    move: str
    # Why the rules do not allow it; None: they do.
    reason: Reason | None = None
    # Whether everything would stand afterwards; absent where nothing can fall.
    stands: bool | None = None
    # How many millimetres every support could lose all round; below zero, how many are missing.
    margin: float | None = None


class Place(Struct, frozen=True, omit_defaults=True):
    """A place for a slab, as a move."""

    move: str
    # How far inside its stand the slab would balance, in millimetres; absent where it would lie on the table.
    margin: float | None = None


class Places(Message, frozen=True, tag="places"):
    """Answers suggest: good places, the steadiest first; none may be left."""

    id: Id
    ply: Count
    places: tuple[Place, ...]


class SlabWeighed(Struct, frozen=True):
    """A slab that rests on columns."""

    slab: int
    # How far inside its stand it balances with all that it carries, in millimetres, and how many grams that is.
    margin: float
    grams: float


class ColumnWeighed(Struct, frozen=True):
    """A column and what rests on it."""

    slab: int
    mark: str
    grams: float


class Stability(Message, frozen=True, tag="stability"):
    """Answers weigh."""

    id: Id
    ply: Count
    stands: bool
    # Of the whole temple, as in outlook; and by how many degrees the table could be tilted, the worst way.
    margin: float
    tilt: float
    slabs: tuple[SlabWeighed, ...]
    columns: tuple[ColumnWeighed, ...]


class Showing(Message, frozen=True, tag="film"):
    """Answers watch."""

    id: Id
    film: Film


class Presence(Message, frozen=True, tag="presence"):
    """Which seats are connected, how many watch, and which bots are still getting ready to think."""

    connected: tuple[bool, ...]
    spectators: Count
    preparing: tuple[SeatNumber, ...] = ()


class Lobby(Message, frozen=True, tag="lobby"):
    """Tables one may sit down at or watch, and (`yours`) one's own; only what changed, after the first."""

    open: tuple[TableHead, ...] = ()
    yours: tuple[TableHead, ...] = ()
    closed: tuple[str, ...] = ()
    whole: bool = False


class Going(Message, frozen=True, tag="going"):
    """The server goes down or hands over: come back after so many seconds; nothing is lost."""

    after: float


class Pong(Message, frozen=True, tag="pong"):
    id: Id
    now: Time


FromClient = (
    Hello | Sit | Stand | SeatBot | Arrange | Ready | Move | Why | Propose | Answer | Resign | Claim
    | Chat | Mute | Rename | History | Analyse | Cancel | WhatIf | Suggest | Weigh | Watch | Ping
)  # fmt: skip
FromServer = (
    Welcome | Update | Ack | Error | Holds | Because | Past | Analysis | Outlook | Places | Stability | Showing
    | Presence | Lobby | Going | Pong
)  # fmt: skip


def schema() -> dict[str, Any]:
    """The JSON Schema of both directions."""
    (client, server), components = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Stelae, protocol {PROTOCOL}",
        "$defs": {"FromClient": client, "FromServer": server, **components},
    }
