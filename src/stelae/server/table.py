"""A table is the fold of its log: what has happened, put together. It decides nothing and has no clock of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from stelae.core import acts
from stelae.core.contract import Reason, Result, Value
from stelae.core.game import Game, Match, State
from stelae.core.open import mask as nothing_hidden
from stelae.core.registry import game
from stelae.server import clock, facts
from stelae.server.facts import ClockRules, ClockState, Ending, Happening, Offer, Person, Status

# So many of the clients' messages are remembered: more than all devices at a table can have under way.
REMEMBERED = 256
# Every so many plies the position is kept: enough to go back in a moment, and little to keep.
EVERY = 16


class Created(Happening, frozen=True, tag="created"):
    """The first fact of a log; it holds the seed of chance, so nobody is told."""

    code: str
    game: str
    options: dict[str, Value]
    seed: str
    host: str
    clock: ClockRules = ClockRules()
    visibility: Literal["public", "link"] = "link"
    begin: Literal["full", "ready"] = "full"
    match: bool = False
    start: str | None = None
    rated: bool = False


class Logged(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A fact in the log, and the client's message that brought it about: PERSON/ID/CONTENT."""

    number: int
    at: float
    fact: facts.Fact | Created
    cause: str | None = None


class Done(msgspec.Struct, frozen=True):
    """What a message of a client came to."""

    number: int
    # A digest: another message under the same id is a mistake of the client's.
    content: str
    refused: Reason | None = None


def remember(among: dict[str, Done], name: str, done: Done) -> None:
    among[name] = done
    if len(among) > REMEMBERED:
        del among[next(iter(among))]


@dataclass(slots=True)
class Chair:
    """A place at the table."""

    player: int
    person: Person | None = None
    ready: bool = False
    away: Person | None = None
    left: float | None = None
    # The number of the fact that seated the person: what proves the seat holds for this sitting alone.
    since: int = 0

    @property
    def human(self) -> bool:
        """Whether somebody speaks for it over a socket: a person, or a bot with an account."""
        return self.person is not None and self.person.bot is None


@dataclass(slots=True)
class Played:
    """A game from its first ply on: the present one, or a finished one of the match."""

    players: tuple[int, ...]
    plies: list[tuple[int | str, str]] = field(default_factory=list)
    # Who has made any of them.
    movers: set[int | str] = field(default_factory=set)
    # When each was made, and what was left on the clock of who made it.
    times: list[tuple[float, int | None]] = field(default_factory=list)
    # The position at the beginning, and then after every so many plies.
    marks: list[State] = field(default_factory=list)
    result: Ending | None = None
    ended: float = 0.0
    # Whose ratings it counts for, by seat; () where it counts for nobody's.
    rated: tuple[str, ...] = ()


class Table:
    """Everything about a table, as its log tells it."""

    def __init__(self, first: Logged) -> None:
        created = first.fact
        assert isinstance(created, Created), "a log begins with the creation of its table"
        self.created = created
        self.host = created.host
        self.opened = first.at
        self.number = first.number
        self.at = first.at
        self.game: Game = game(created.game)
        self.beginning = self._beginning()
        self.state = self.beginning
        self.status: Status = "waiting"
        self.chairs = [Chair(seat) for seat in range(self.state.seats)]
        self.games: list[Played] = []
        self.match: Match = self.game.match(created.options)
        self.clocks: ClockState | None = None
        self.offers: list[Offer] = []
        self.rematch: str | None = None
        self.muted: set[str] = set()
        self.hints = False
        self.closed: Literal["abandoned", "left"] | None = None
        # The number of the fact that led to the present position.
        self.stood = 0
        # The clients' messages that the log tells of; and those that left nothing there, since they were refused or
        # had nothing to do. They need be known only as long as a connection can deliver them twice.
        self.done: dict[str, Done] = {}
        self.vain: dict[str, Done] = {}
        # What else follows from the log, worked out when it is asked for, and good until anything but a ply happens.
        self.worked_out: dict[Any, Any] = {}

    @classmethod
    def fold(cls, log: Iterable[Logged]) -> Table:
        entries = iter(log)
        table = cls(next(entries))
        for logged in entries:
            table.apply(logged)
        return table

    def _beginning(self) -> State:
        of = self.created
        return self.game.parse(of.start, of.options) if of.start else self.game.start(of.options)

    @property
    def code(self) -> str:
        return self.created.code

    @property
    def present(self) -> Played:
        """The game in play, or the last one."""
        return self.games[-1]

    @property
    def ply(self) -> int:
        return len(self.games[-1].plies) if self.games else 0

    @property
    def result(self) -> Ending | None:
        return self.games[-1].result if self.games else None

    @property
    def length(self) -> int:
        """How many games are played here."""
        return self.match.length if self.created.match else 1

    @property
    def to_move(self) -> int | Literal["chance"] | None:
        if self.status != "playing":
            return None
        turn = self.state.to_move
        return turn if isinstance(turn, int) else "chance" if turn == "chance" else None

    @property
    def unsettled(self) -> bool:
        """Whether an act has been done of which nobody knows yet what comes of it."""
        return self.to_move == "chance" and acts.unsettled(self.state)

    def apply(self, logged: Logged, after: State | None = None) -> None:
        """One more fact. `after`: the state that a ply leads to, where it is known already."""
        fact = logged.fact
        self.number, self.at = logged.number, logged.at
        if logged.cause is not None:
            name, _, content = logged.cause.rpartition("/")
            remember(self.done, name, Done(logged.number, content))
        if isinstance(fact, facts.Plied):
            self._plied(fact, after)
        else:
            self.worked_out.clear()
            FOLD[type(fact)](self, fact)

    def _plied(self, fact: facts.Plied, after: State | None) -> None:
        if after is None:
            after = self.state.apply(self.game.rules.notation.move_code(self.state.packed, fact.move))
        self.state = after
        self.stood = self.number
        self.clocks = fact.clocks
        played = self.present
        played.plies.append((fact.seat, fact.move))
        played.movers.add(fact.seat)
        if len(played.plies) % EVERY == 0:
            played.marks.append(after)
        left = fact.clocks.left[fact.seat] if fact.clocks and isinstance(fact.seat, int) else None
        played.times.append((self.at, left))
        self.offers.clear()

    def _seated(self, fact: facts.Seated) -> None:
        self._spoil()
        chair = self.chairs[fact.seat]
        # A second bot, too, sits in for the person who left.
        chair.away = (chair.away or chair.person) if fact.instead else None
        chair.person, chair.ready, chair.left = fact.person, fact.person.bot is not None, None
        chair.since = self.number
        # What was asked of somebody else is not asked of who sits there now.
        self.offers.clear()

    def _vacated(self, fact: facts.Vacated) -> None:
        self.chairs[fact.seat] = Chair(self.chairs[fact.seat].player)

    def _reseated(self, fact: facts.Reseated) -> None:
        """People change places; the clock, and in a match the points, stay with the seat."""
        if self.status == "waiting":
            # Who was ready was so for another seat.
            for chair in self.chairs:
                chair.ready = chair.ready and not chair.human
        self._spoil()
        old = [(chair.person, chair.ready, chair.away, chair.left, chair.since) for chair in self.chairs]
        for chair, source in zip(self.chairs, fact.order, strict=True):
            chair.person, chair.ready, chair.away, chair.left, chair.since = old[source]
        self.offers.clear()

    def _readied(self, fact: facts.Readied) -> None:
        self.chairs[fact.seat].ready = fact.ready

    def _renamed(self, fact: facts.Renamed) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.person and chair.person.id == fact.person and fact.seat in (None, seat):
                chair.person = msgspec.structs.replace(chair.person, name=fact.name)
            if chair.away and chair.away.id == fact.person:
                chair.away = msgspec.structs.replace(chair.away, name=fact.name)

    def _became(self, fact: facts.Became) -> None:
        """Under the name that is used at this table, unless nobody shall be known by it any more."""

        def become(person: Person | None) -> Person | None:
            if person is None or person.id != fact.person:
                return person
            return fact.who if fact.erased else msgspec.structs.replace(fact.who, name=person.name)

        for chair in self.chairs:
            if chair.person and chair.person.id == fact.person:
                # What proved the seat before proves it no more.
                chair.since = self.number
            chair.person, chair.away = become(chair.person), become(chair.away)
        for played in self.games:
            played.rated = tuple(fact.who.id if person == fact.person else person for person in played.rated)
        if self.host == fact.person:
            self.host = fact.who.id
        if fact.person in self.muted:
            self.muted = self.muted - {fact.person} | {fact.who.id}

    def _began(self, fact: facts.Began) -> None:
        by_player = {chair.player: chair for chair in self.chairs}
        self.chairs = [by_player[player] for player in fact.players]
        for chair in self.chairs:
            chair.ready = False
        self.games.append(Played(fact.players, marks=[self.beginning], rated=self._counting()))
        self.status = "playing"
        self.hints = False
        self.stood = self.number
        self.state = self.beginning
        turn = self.state.to_move
        running = turn if isinstance(turn, int) else None
        self.clocks = clock.started(self.created.clock, len(self.chairs), running, self.at)
        self.offers.clear()

    def _counting(self) -> tuple[str, ...]:
        """Whose ratings a game counts for that begins now: all have accounts, and none is another's bot or twin."""
        people = [chair.person for chair in self.chairs if chair.person and chair.person.account]
        owners = {person.owner or person.id for person in people}
        apart = len(owners) == len(people) == len(self.chairs)
        return tuple(person.id for person in people) if self._wanted and apart else ()

    @property
    def _wanted(self) -> bool:
        """Whether its games could count at all: against each other, from the beginning on."""
        against = len(self.chairs) > 1 and not self.game.info.together
        return self.created.rated and self.created.start is None and against

    @property
    def rated(self) -> bool:
        """Whether its game counts for the ratings, as things stand."""
        return bool(self.present.rated) if self.games else self._wanted

    def _spoil(self) -> None:
        """What is not played by these people alone, move for move, counts for nobody."""
        if self.status == "playing":
            self.present.rated = ()

    def _took_back(self, fact: facts.TookBack) -> None:
        self._spoil()
        played = self.present
        del played.plies[fact.ply :], played.times[fact.ply :], played.marks[fact.ply // EVERY + 1 :]
        played.movers = {seat for seat, _ in played.plies}
        self.state = self.position(len(self.games) - 1, fact.ply)
        self.stood = self.number
        self.clocks = fact.clocks
        self.offers.clear()

    def _offered(self, fact: facts.Offered) -> None:
        self.offers.append(Offer(fact.kind, fact.seat, fact.other))

    def _answered(self, fact: facts.Answered) -> None:
        for index, offer in enumerate(self.offers):
            if offer.kind == fact.kind:
                if fact.accept:
                    self.offers[index] = msgspec.structs.replace(offer, agreed=(*offer.agreed, fact.seat))
                else:
                    del self.offers[index]
                return

    def _left(self, fact: facts.Left) -> None:
        self.chairs[fact.seat].left = self.at

    def _returned(self, fact: facts.Returned) -> None:
        self.chairs[fact.seat].left = None

    def _woke(self, fact: facts.Woke) -> None:
        self.clocks = fact.clocks

    def _ended(self, fact: facts.Ended) -> None:
        ended = fact.result
        self.present.result, self.present.ended = ended, self.at
        if self.created.match:
            self.match = self.match.add(self.state, Result(ended.winners, ended.scores, ended.reason))
        self.status = "over" if len(self.games) == self.length else "between"
        if self.clocks is not None:
            self.clocks = msgspec.structs.replace(clock.charged(self.clocks, self.at), running=None)
        self.offers.clear()
        for chair in self.chairs:
            chair.ready = not chair.human
            chair.left = None

    def _allowed(self, fact: facts.Allowed) -> None:
        self._spoil()
        self.hints = True
        self.offers = [offer for offer in self.offers if offer.kind != "hints"]

    def _closed(self, fact: facts.Closed) -> None:
        self.status = "over"
        self.closed = fact.why
        if self.clocks is not None:
            self.clocks = msgspec.structs.replace(clock.charged(self.clocks, self.at), running=None)
        self.offers.clear()
        for chair in self.chairs:
            chair.left = None

    def _said(self, fact: facts.Said) -> None:
        pass  # what was said is in the log and nowhere else

    def _muted(self, fact: facts.Muted) -> None:
        (self.muted.add if fact.muted else self.muted.discard)(fact.person)

    def _rematched(self, fact: facts.Rematched) -> None:
        self.rematch = fact.table
        self.offers.clear()

    def position(self, number: int, ply: int) -> State:
        """How a game of this table stood after so many plies."""
        played = self.games[number]
        state = played.marks[ply // EVERY]
        for _, move in played.plies[ply // EVERY * EVERY : ply]:
            state = state.apply(self.game.rules.notation.move_code(state.packed, move))
        return state

    def others(self, seat: int) -> list[int]:
        """The seats of other people, who have to be asked; a person at several seats need not ask himself."""
        asker = self.chairs[seat].person
        return [
            number
            for number, chair in enumerate(self.chairs)
            if chair.human and chair.person and asker and chair.person.id != asker.id
        ]

    def sides(self) -> list[tuple[int, ...]]:
        """The seats that win or lose together."""
        seats = len(self.chairs)
        if self.game.info.together:
            return [tuple(range(seats))]
        return [(0, 2), (1, 3)] if seats == PAIRS else [(seat,) for seat in range(seats)]

    @property
    def keeps_secrets(self) -> bool:
        """Whether somebody at the table knows what another one does not."""
        if self.game.rules.hidden.mask is nothing_hidden:
            return False
        return any(self.state.masked(seat) != self.state.packed for seat in range(len(self.chairs)))


# A pair plays together in games of four; alone, everybody is a side.
PAIRS = 4

FOLD: dict[type, Callable[[Table, Any], None]] = {
    facts.Seated: Table._seated,
    facts.Vacated: Table._vacated,
    facts.Reseated: Table._reseated,
    facts.Readied: Table._readied,
    facts.Renamed: Table._renamed,
    facts.Became: Table._became,
    facts.Began: Table._began,
    facts.TookBack: Table._took_back,
    facts.Offered: Table._offered,
    facts.Answered: Table._answered,
    facts.Left: Table._left,
    facts.Returned: Table._returned,
    facts.Woke: Table._woke,
    facts.Ended: Table._ended,
    facts.Allowed: Table._allowed,
    facts.Closed: Table._closed,
    facts.Said: Table._said,
    facts.Muted: Table._muted,
    facts.Rematched: Table._rematched,
}

encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Logged)
