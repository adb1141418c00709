"""A table in memory with those who are connected to it: messages in, facts to the disk, then to everybody's eyes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from stelae import __version__
from stelae.core.contract import Reason, StelaeError, complain
from stelae.core.game import State
from stelae.server import clock, decide, deeds, eyes, facts, messages, people, questions
from stelae.server.decide import Step, Who
from stelae.server.eyes import Eye
from stelae.server.facts import Person
from stelae.server.judges import Judges, position
from stelae.server.store import Batch, Card
from stelae.server.table import Created, Logged, Table

log = logging.getLogger("stelae.room")
encoder = msgspec.json.Encoder()


# After these a table is found otherwise: under other people, or with another status.
CARD_FACTS = (
    facts.Seated, facts.Vacated, facts.Reseated, facts.Began, facts.Ended, facts.Closed,
)  # fmt: skip
SEAT_FACTS = (facts.Seated, facts.Vacated, facts.Reseated, facts.Began)


class Connection(Protocol):
    """The end of a socket that a room speaks to."""

    person: Person
    # Seats proven by tokens; those of the person come with the cookie.
    tokens: tuple[str, ...]

    def send(self, data: bytes) -> None: ...
    def close(self, code: int, why: str) -> None: ...


class House(Protocol):
    """What a room needs of the house it is in."""

    keys: people.Keys
    judges: Judges

    @property
    def grace(self) -> float: ...
    def now(self) -> float: ...
    def append(self, batch: Batch) -> None: ...
    def think(self, bot: str, view: dict[str, Any]) -> asyncio.Future[str]: ...
    def changed(self, room: Room) -> None: ...
    def drop(self, room: Room) -> None: ...


class Room:
    """One live table. All its methods run in the server's loop and never wait."""

    def __init__(self, house: House, entries: list[Logged]) -> None:
        self.house = house
        self.log = entries
        self.table = Table.fold(entries)
        self.connections: dict[Connection, frozenset[int]] = {}
        self.pending = 0
        self.idle_since = house.now()
        self.thinking: asyncio.Future[str] | None = None
        self.failed = False
        self._flag: asyncio.TimerHandle | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}

    # ---- who is there ----

    def holds(self, connection: Connection) -> frozenset[int]:
        """The seats of a connection: those of its person, and those its tokens prove."""
        own = {
            s for s, c in enumerate(self.table.chairs) if c.human and c.person and c.person.id == connection.person.id
        }
        proven = {self.house.keys.proves(token, self.table) for token in connection.tokens}
        return frozenset(own | {seat for seat in proven if seat is not None})

    def join(self, connection: Connection, hello: messages.Hello) -> None:
        """Lets a connection in and tells it everything; what is not stored yet reaches it when it is."""
        connection.tokens = tuple(hello.tokens)
        seats = self.holds(connection)
        self.connections[connection] = seats
        welcome = messages.Welcome(
            hello.id,
            messages.PROTOCOL,
            __version__,
            connection.person,
            self.house.now(),
            {seat: self.house.keys.seat(self.table, seat) for seat in sorted(seats)},
            self.table.number,
        )
        after = hello.after or 0
        sent: list[messages.Message] = [welcome, *(self._whole(eye, after) for eye in _eyes(seats))]
        self._when_stored(_sender((connection, encoder.encode(message)) for message in sent))
        self._arrived(seats)
        self.presence()

    def _arrived(self, seats: Iterable[int]) -> None:
        """Somebody is connected to these seats."""
        for seat in seats:
            if handle := self._graces.pop(seat, None):
                handle.cancel()
            self._record(decide.present(self.table, seat, self.house.now()))

    def leave(self, connection: Connection) -> None:
        """A connection is gone; a seat without one has its grace."""
        seats = self.connections.pop(connection, frozenset())
        self.house.judges.cancel(connection)
        self.idle_since = self.house.now()
        if not self.failed:
            self.expect(seats)
            self.presence()

    def expect(self, seats: frozenset[int] | None = None) -> None:
        """Gives the seats (None: all) that nobody is connected to their grace."""
        there = frozenset().union(*self.connections.values())
        for seat, chair in enumerate(self.table.chairs):
            waits = chair.human and seat not in there and chair.left is None and seat not in self._graces
            if waits and (seats is None or seat in seats) and self.table.status in ("playing", "between"):
                loop = asyncio.get_running_loop()
                self._graces[seat] = loop.call_later(self.house.grace, self._absent, seat)

    def _absent(self, seat: int) -> None:
        self._graces.pop(seat, None)
        # Since then others may have sat down there.
        if not any(seat in seats for seats in self.connections.values()):
            self._record(decide.absent(self.table, seat, self.house.now()))

    def presence(self) -> None:
        there = frozenset().union(*self.connections.values())
        turn = self.table.to_move
        data = encoder.encode(
            messages.Presence(
                tuple(seat in there for seat in range(len(self.table.chairs))),
                sum(not seats for seats in self.connections.values()),
                (turn,) if self.thinking is not None and isinstance(turn, int) else (),
            )
        )
        self._when_stored(_sender((target, data) for target in self.connections))

    # ---- messages ----

    def handle(self, connection: Connection, command: messages.Command) -> None:
        """One message of a client that has been let in."""
        if isinstance(command, messages.Sit) and command.token is not None:
            connection.tokens = (*connection.tokens, command.token)[-8:]
            self._when_stored(_sender(self._reseated()))
            self._arrived(self.connections[connection])
            self.presence()
            if command.seat not in self.connections[connection]:
                reason = Reason("token-wrong")
                connection.send(encoder.encode(messages.Error(reason, command.id)))
                return
            self._when_stored(_sender([(connection, encoder.encode(messages.Ack(command.id, self.table.number)))]))
            return
        who = Who(connection.person, self.connections[connection])
        if (question := questions.ANSWERS.get(type(command))) is not None:
            try:
                reply: messages.Message = question(self.table, who, command, self.house.now())
            except StelaeError as error:
                reply = messages.Error(error.reason, command.id)
            except Exception:
                log.exception("table %s: %s", self.table.code, type(command).__name__)
                reply = messages.Error(Reason("server-fault"), command.id)
            self._when_stored(lambda: connection.send(encoder.encode(reply)))
            return
        if isinstance(command, (messages.Analyse, messages.Cancel)):
            self._judge(connection, who, command)
            return
        try:
            outcome = deeds.handle(self.table, who, command, self.house.now(), people.new_code())
        except Exception:
            # A mistake of ours: what it left behind is not trusted.
            log.exception("table %s: %s", self.table.code, type(command).__name__)
            self._fail(complain(StelaeError, "server-fault"), (connection, command.id))
            return
        if outcome.refused is not None:
            answer: messages.Message = messages.Error(outcome.refused, command.id)
        else:
            answer = messages.Ack(command.id, outcome.number)
            if isinstance(command, messages.Rename) and not who.seats:
                connection.person = Person(connection.person.id, decide.clean_name(command.name))
        self._record(outcome.steps, lambda: connection.send(encoder.encode(answer)), (connection, command.id))

    def _judge(self, connection: Connection, who: Who, command: messages.Analyse | messages.Cancel) -> None:
        def tell(message: messages.Message) -> None:
            connection.send(encoder.encode(message))

        if isinstance(command, messages.Cancel):
            self.house.judges.cancel(connection, command.request)
            tell(messages.Ack(command.id, self.table.number))
            return
        try:
            view, ply = position(self.table, who, command)
            self.house.judges.begin(connection, view, ply, command, tell)
        except StelaeError as error:
            tell(messages.Error(error.reason, command.id))

    def act(self, who: Who, command: messages.Command) -> Reason | None:
        """A message of somebody without a connection: a bot, or the one who opens a table."""
        outcome = deeds.handle(self.table, who, command, self.house.now(), people.new_code())
        self._record(outcome.steps)
        return outcome.refused

    # ---- facts ----

    def _record(
        self,
        steps: Sequence[Step],
        then: Callable[[], object] = lambda: None,
        sender: tuple[Connection, str] | None = None,
    ) -> None:
        """Facts go to the disk; once they are there, to everybody who may know them, and `then` the answer."""
        if not steps:
            self._when_stored(then)
            return
        entries = [(self.table.code, step.logged) for step in steps]
        self.log.extend(step.logged for step in steps)
        cards: list[Card] = []
        if any(isinstance(step.logged.fact, CARD_FACTS) for step in steps):
            cards.append(card(self.table))
        for step in steps:
            if isinstance(step.logged.fact, facts.Rematched):
                again = self._rematch(step)
                entries += [(step.logged.fact.table, logged) for logged in again]
                cards.append(card(Table.fold(again)))
        moved = self._reseated() if any(isinstance(step.logged.fact, SEAT_FACTS) for step in steps) else []
        deliver = _sender([*self._updates(steps, {target for target, _ in moved}), *moved])

        def committed(error: StelaeError | None) -> None:
            self.pending -= 1
            if error is not None:
                self._fail(error, sender)
            elif not self.failed:
                deliver()
                then()

        self.pending += 1
        self.house.append(Batch(committed, entries, cards))
        if moved:
            self.presence()
            for seats in list(self.connections.values()):
                self._arrived(seats)
        if cards:
            self.expect()
            self.house.changed(self)
        self.go_on()

    def _updates(self, steps: Sequence[Step], but: set[Connection]) -> list[tuple[Connection, bytes]]:
        head = eyes.head(self.table) if any(step.head for step in steps) else None
        encoded: dict[Eye, bytes] = {}
        made: eyes.Made = {}
        deliveries = []
        for target, seats in self.connections.items():
            for eye in _eyes(seats) if target not in but else ():
                if eye not in encoded:
                    encoded[eye] = encoder.encode(eyes.update(self.table, steps, eye, head, made))
                deliveries.append((target, encoded[eye]))
        return deliveries

    def _when_stored(self, then: Callable[[], object]) -> None:
        """Says nothing before all that it may rest on is on the disk."""
        if not self.pending:
            then()
            return

        def committed(error: StelaeError | None) -> None:
            self.pending -= 1
            if error is None and not self.failed:
                then()

        self.pending += 1
        self.house.append(Batch(committed))

    def _fail(self, error: StelaeError, sender: tuple[Connection, str] | None) -> None:
        """What is in memory is not on the disk: the table is thrown away, and clients come back to what is stored."""
        log.error("table %s not stored: %s", self.table.code, error)
        if sender is not None:
            sender[0].send(encoder.encode(messages.Error(error.reason, sender[1])))
        if not self.failed:
            self.failed = True
            self.stop()
            for target in list(self.connections):
                target.send(encoder.encode(messages.Going(1.0)))
                target.close(1012, "not stored")
            self.house.drop(self)

    def _reseated(self) -> list[tuple[Connection, bytes]]:
        """For whoever has other seats now: which they are, and all that is seen from there."""
        told = []
        for target, before in list(self.connections.items()):
            seats = self.holds(target)
            if seats != before:
                self.connections[target] = seats
                tokens = {seat: self.house.keys.seat(self.table, seat) for seat in sorted(seats)}
                told.append((target, encoder.encode(messages.Holds(tokens))))
                told += [(target, encoder.encode(self._whole(eye, 0))) for eye in _eyes(seats)]
        return told

    def _whole(self, eye: Eye, after: int) -> messages.Update:
        return eyes.whole(self.table, self.log, eye, after)

    def _rematch(self, step: Step) -> list[Logged]:
        """The log of the table at which these people play again, everybody a seat further."""
        assert isinstance(step.logged.fact, facts.Rematched), "asked for nothing else"
        created = msgspec.structs.replace(
            self.table.created, code=step.logged.fact.table, seed=secrets.token_hex(16), begin="full"
        )
        return opening(created, [chair.person for chair in turned(self.table)], step.logged.at)

    # ---- time and bots ----

    def go_on(self) -> None:
        """What happens by itself: the flag falls when the time is out, and bots move."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        deadline = clock.deadline(self.table.clocks)
        if self.table.status == "playing" and deadline is not None and self.table.created.clock.kind == "live":
            wait = max(0.0, deadline - self.house.now()) + 0.01
            self._flag = asyncio.get_running_loop().call_later(wait, self._time)
        turn = self.table.to_move
        if self.thinking is None and isinstance(turn, int) and not self.failed:
            person = self.table.chairs[turn].person
            if person is not None and person.bot is not None and self.table.chairs[turn].left is None:
                view = self.table.state.view(turn)
                self.thinking = self.house.think(person.bot, view)
                state = self.table.state
                self.thinking.add_done_callback(lambda done: self._thought(done, turn, state, person))

    def _time(self) -> None:
        self._flag = None
        self._record(decide.tick(self.table, self.house.now()))
        self.go_on()

    def _thought(self, done: asyncio.Future[str], seat: int, state: State, bot: Person) -> None:
        self.thinking = None
        if self.failed or done.cancelled():
            return
        table = self.table
        # Meanwhile plies may have been taken back, or a person may have sat down again.
        if table.to_move == seat and table.state is state and table.chairs[seat].person == bot:
            if (error := done.exception()) is None:
                command = messages.Move(secrets.token_hex(8), seat, table.ply, done.result())
                refused = self.act(Who(bot, frozenset({seat})), command)
                # While it thought its time may have run out.
                error = StelaeError(refused) if refused is not None and table.to_move == seat else None
            if error is not None:
                # Nobody waits for ever for a bot that is broken: the others may put another one there.
                log.error("bot %s at table %s: %s", bot.bot, table.code, error)
                self._record(decide.absent(table, seat, self.house.now()))
        self.go_on()

    def stop(self) -> None:
        """No timer of this room fires any more."""
        for handle in (*self._graces.values(), *([self._flag] if self._flag else [])):
            handle.cancel()
        self._graces.clear()

    @property
    def idle(self) -> bool:
        """Whether nobody and nothing needs it in memory."""
        return not (self.connections or self.pending or self.thinking or self._flag)


def _sender(deliveries: Iterable[tuple[Connection, bytes]]) -> Callable[[], None]:
    """Sends these to these later: who comes in the meantime has them in his whole update."""
    kept = list(deliveries)

    def send() -> None:
        for target, data in kept:
            target.send(data)

    return send


def _eyes(seats: frozenset[int]) -> list[Eye]:
    return sorted(seats) if seats else [None]  # type: ignore[return-value]  # a list of seats is one of eyes


def card(table: Table) -> Card:
    here = {chair.person.id for chair in table.chairs if chair.human and chair.person}
    away = {chair.away.id for chair in table.chairs if chair.away}
    of = table.created
    return Card(of.code, of.game, table.status, of.visibility, tuple(sorted(here | away | {of.host})), table.at)


def turned(table: Table) -> list[Any]:
    """The chairs for a rematch: everybody a seat further, so two change sides."""
    return table.chairs[1:] + table.chairs[:1]


def opening(created: Created, sitting: Sequence[Person | None], now: float) -> list[Logged]:
    """The first entries of a new table's log: who sits there, and if nobody is missing, the beginning."""
    first = Logged(1, now, created)
    table = Table(first)
    doing = decide.Doing(table, None, now, None, "")
    for seat, person in enumerate(sitting):
        if person is not None:
            doing.record(facts.Seated(seat, person))
    doing.begin_if_ready()
    return [first, *(step.logged for step in doing.steps)]
