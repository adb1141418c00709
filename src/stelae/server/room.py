"""A table in memory with those who are connected to it: messages in, facts to the disk, then to everybody's eyes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence

from stelae import __version__
from stelae.core.contract import Reason, StelaeError
from stelae.core.game import State
from stelae.server import clock, decide, deeds, eyes, facts, founding, messages, people
from stelae.server.decide import Step, Who
from stelae.server.erasing import erased
from stelae.server.eyes import Eye
from stelae.server.facts import Person
from stelae.server.house import Connection, House
from stelae.server.ledger import Ledger, Plan
from stelae.server.letters import NOTHING, Letter, encoder, eyes_of, sender
from stelae.server.settling import Act
from stelae.server.table import Logged, Table

log = logging.getLogger("stelae.room")


# After these a table is found otherwise: under other people, or with another status.
CARD_FACTS: set[type] = {
    facts.Seated, facts.Vacated, facts.Reseated, facts.Began, facts.Ended, facts.Closed, facts.Became,
}  # fmt: skip
SEAT_FACTS: set[type] = {facts.Seated, facts.Vacated, facts.Reseated, facts.Began, facts.Became}


# Seconds after which what could not be stored is tried again.
PAUSE = 1.0
# Longer logs are folded in a thread: nobody else shall wait for it.
LONG = 2_000


class Room:
    """One live table. All its methods run in the server's loop and never wait."""

    def __init__(self, house: House, entries: list[Logged], table: Table | None = None) -> None:
        self.house = house
        self.log = entries
        self.table = table or Table.fold(entries)
        self.connections: dict[Connection, frozenset[int]] = {}
        self.ledger = Ledger(house.append, self._mend, self.give_up, self._settled, self.table.number)
        # How far other processes have taken the log.
        self.behind = 0
        # Who is connected to other processes: seats, and how many watch.
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        self.idle_since = house.now()
        # Until then nothing happens by itself.
        self._pause = 0.0
        self.thinking: asyncio.Future[str] | None = None
        self.settling = Act(self, self.record)
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

    @property
    def there(self) -> frozenset[int]:
        """The seats that somebody is connected to, here or elsewhere."""
        return frozenset().union(*self.connections.values(), *(seats for seats, _ in self.elsewhere.values()))

    def join(self, connection: Connection, hello: messages.Hello) -> None:
        """Lets a connection in and tells it everything; what is not stored yet reaches it when it is."""
        if self.ledger.broken:
            self.ledger.hold(lambda: self.join(connection, hello))
            return
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
        sent: list[messages.Message] = [welcome, *(self._whole(eye, after) for eye in eyes_of(seats))]
        self.when_stored(
            sender((connection, encoder.encode(message)) for message in sent), lambda: self.join(connection, hello)
        )
        self.arrived(seats)
        self.presence()

    def arrived(self, seats: Iterable[int]) -> None:
        """Somebody is connected to these seats."""
        for seat in seats:
            if handle := self._graces.pop(seat, None):
                handle.cancel()
            self.record(decide.present(self.table, seat, self.house.now()))

    def leave(self, connection: Connection) -> None:
        """A connection is gone; a seat without one has its grace."""
        seats = self.connections.pop(connection, frozenset())
        self.house.judges.cancel(connection)
        self.house.enquiries.forget(connection)
        self.idle_since = self.house.now()
        if not self.failed:
            self.expect(seats)
            self.presence()

    def expect(self, seats: frozenset[int] | None = None) -> None:
        """Gives the seats (None: all) that nobody is connected to their grace."""
        there = self.there
        for seat, chair in enumerate(self.table.chairs):
            waits = chair.human and seat not in there and chair.left is None and seat not in self._graces
            if waits and (seats is None or seat in seats) and self.table.status in ("playing", "between"):
                loop = asyncio.get_running_loop()
                self._graces[seat] = loop.call_later(self.house.grace, self._absent, seat)

    def _absent(self, seat: int) -> None:
        self._graces.pop(seat, None)
        # Since then others may have sat down there.
        if not self.ledger.broken and seat not in self.there:
            self.record(decide.absent(self.table, seat, self.house.now()))

    def found(self, process: str, seats: frozenset[int], watching: int) -> None:
        """Who is connected to another process now."""
        gone = self.elsewhere.pop(process, (frozenset(), 0))[0] - seats
        if seats or watching:
            self.elsewhere[process] = (seats, watching)
        for seat in seats:
            if handle := self._graces.pop(seat, None):
                handle.cancel()
        self.expect(gone)
        self.tell_presence()

    def presence(self) -> None:
        self.house.present(self)
        self.tell_presence()

    @property
    def watching(self) -> int:
        return sum(not seats for seats in self.connections.values())

    def tell_presence(self) -> None:
        there = self.there
        data = encoder.encode(
            messages.Presence(
                tuple(seat in there for seat in range(len(self.table.chairs))),
                self.watching + sum(watching for _, watching in self.elsewhere.values()),
                tuple(self._preparing()),
            )
        )
        self.when_stored(sender((target, data) for target in self.connections), self.tell_presence)

    def _preparing(self) -> Iterator[int]:
        """The bots that are still getting ready to think."""
        for seat, chair in enumerate(self.table.chairs):
            bot = chair.person and chair.person.bot
            if bot and not self.house.ready(bot, self.table.game.name):
                yield seat

    # ---- what is done ----

    def done(self, who: Who, command: messages.Command) -> decide.Outcome:
        # Only these can open another table.
        fresh = people.new_code() if isinstance(command, (messages.Propose, messages.Answer)) else ""
        return deeds.handle(self.table, who, command, self.house.now(), fresh)

    def act(self, who: Who, command: messages.Command) -> Reason | None:
        """A message of somebody without a connection: a bot, or the one who opens a table."""
        outcome = self.done(who, command)
        self.record(outcome.steps)
        return outcome.refused

    def become(self, old: str, heir: Person, *, erased: bool = False) -> asyncio.Future[None]:
        """Somebody is somebody else now; done when that is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if self.ledger.broken:
                self.ledger.hold(begin)
                return
            if erased:
                # Apart from what follows: it still counts for who it was.
                self.record(decide.departed(self.table, old, self.house.now()))
            steps = decide.became(self.table, old, heir, self.house.now(), erased=erased)
            self.record(steps, Plan(stored, begin, failed))

        def stored() -> None:
            if not done.cancelled():
                done.set_result(None)

        def failed(error: StelaeError) -> None:
            if not done.cancelled():
                done.set_exception(error)

        begin()
        return done

    # ---- facts ----

    def record(self, steps: Sequence[Step], plan: Plan = NOTHING, answer: Letter | None = None) -> None:
        """Facts go to the disk, once they are there to all who may know them, with the answer to whoever asked."""
        if not steps:
            letters = () if answer is None else (answer,)
            self.ledger.put(Plan(sender(letters, plan.then), plan.again, plan.failed))
            return
        code = self.table.code
        entries = [(code, step.logged) for step in steps]
        kinds = {type(step.logged.fact) for step in steps}
        listed = not kinds.isdisjoint(CARD_FACTS)
        cards = [founding.card(self.table)] if listed else []
        for _, logged in entries if facts.Rematched in kinds else ():
            if isinstance(logged.fact, facts.Rematched):
                again = founding.again(self.table, logged.fact.table, logged.at)
                entries = [*entries, *((logged.fact.table, one) for one in again)]
                cards.append(founding.card(Table.fold(again)))
        statements = [one for step in steps for one in founding.beside(self.table, step.logged)]
        deliver = self._happened(steps, kinds, answer)

        def then() -> None:
            if not self.failed:
                deliver()
                plan.then()

        self.ledger.put(Plan(then, plan.again, plan.failed), entries, cards, statements, self.table.number)
        if listed:
            self._carry_on()
        else:
            self.go_on()

    def _happened(self, steps: Sequence[Step], kinds: set[type], answer: Letter | None = None) -> Callable[[], None]:
        """Facts that the table knows already are put into the log; what is to be told when they are stored."""
        self.log += [step.logged for step in steps]
        if facts.Became in kinds:
            for fact in [step.logged.fact for step in steps]:
                if isinstance(fact, facts.Became) and fact.erased:
                    self.log[:] = erased(self.log, fact.person, fact.who)
        moved = [] if kinds.isdisjoint(SEAT_FACTS) else self.reseated()
        letters = self._updates(steps, {target for target, _ in moved}) + moved
        if answer is not None:
            letters.append(answer)
        if kinds.isdisjoint(CARD_FACTS):
            return sender(letters)

        def deliver() -> None:
            sender(letters)()
            if moved:
                self.presence()
            self.house.changed(self)

        return deliver

    def _updates(self, steps: Sequence[Step], but: set[Connection]) -> list[Letter]:
        head = eyes.head(self.table) if any(step.head for step in steps) else None
        encoded: dict[Eye, bytes] = {}
        made: eyes.Made = {}
        letters = []
        for target, seats in self.connections.items():
            for eye in eyes_of(seats) if target not in but else ():
                if eye not in encoded:
                    encoded[eye] = encoder.encode(eyes.update(self.table, steps, eye, head, made))
                letters.append((target, encoded[eye]))
        return letters

    def when_stored(self, then: Callable[[], object], again: Callable[[], object]) -> None:
        """Says nothing before all that it may rest on is on the disk; if that fails, it is thought over."""
        self.ledger.put(Plan(then, again, lambda _: again()))

    # ---- when memory and disk part ----

    async def _mend(self) -> None:
        """Not stored, or another process was first: the table is what the log says, and all see what they missed."""
        code, stored = self.table.code, self.ledger.stored
        fresh = await self.house.read(code, stored)
        del self.log[stored:]
        self.table = await folded(self.log)
        self._follow(fresh)
        self.when_stored(sender(self.reseated()), lambda: None)
        if not fresh:
            # A full disk is not asked again at once.
            self._pause = self.house.now() + PAUSE
        self.resume()

    def give_up(self, error: StelaeError) -> None:
        """Not even what is stored can be read: clients are sent away and come back."""
        log.error("table %s given up: %s", self.table.code, error)
        self.failed = True
        self.stop()
        for target in list(self.connections):
            target.send(encoder.encode(messages.Going(PAUSE)))
            target.close(1012, "not stored")
        self.house.drop(self)

    def news(self, number: int) -> bool:
        """Another process has taken the log that far. Whether it has to be read now."""
        self.behind = max(self.behind, number)
        return self.behind > self.table.number and not (self.ledger.pending or self.ledger.broken or self.failed)

    def follow(self, entries: Sequence[Logged]) -> None:
        """What other processes have stored; unless we are storing ourselves, which then fails, or comes first."""
        if self.news(0):
            self._follow(entries)
            self._carry_on()

    def _follow(self, entries: Sequence[Logged]) -> None:
        steps = [decide.followed(self.table, one) for one in entries if one.number == self.table.number + 1]
        if steps:
            self.ledger.stored = self.settling.theirs = self.table.number
            self._happened(steps, {type(step.logged.fact) for step in steps})()

    def _settled(self) -> None:
        if self.behind > self.table.number:
            self.house.catch_up(self)

    def resume(self) -> None:
        """What is due at a table that was just folded from its log."""
        if (outage := self.house.outage(self.table)) is not None:
            # The time between two processes is nobody's.
            self.record(decide.woke(self.table, *outage))
        self.record(decide.tick(self.table, self.house.now()))
        self._carry_on()

    def _carry_on(self) -> None:
        """What follows by itself when people sit otherwise, or the game has another status."""
        self.arrived(frozenset().union(*self.connections.values()))
        self.expect()
        self.go_on()

    def reseated(self) -> list[tuple[Connection, bytes]]:
        """For whoever has other seats now: which they are, and all that is seen from there."""
        told = []
        for target, before in list(self.connections.items()):
            seats = self.holds(target)
            if seats != before:
                self.connections[target] = seats
                tokens = {seat: self.house.keys.seat(self.table, seat) for seat in sorted(seats)}
                told.append((target, encoder.encode(messages.Holds(tokens))))
                told += [(target, encoder.encode(self._whole(eye, 0))) for eye in eyes_of(seats)]
        return told

    def _whole(self, eye: Eye, after: int) -> messages.Update:
        return eyes.whole(self.table, self.log, eye, after)

    # ---- time and bots ----

    def go_on(self) -> None:
        """What happens by itself: the flag falls when the time is out, and bots move."""
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        if (pause := self._pause - self.house.now()) > 0:
            self._flag = asyncio.get_running_loop().call_later(pause, self._time)
            return
        deadline = clock.deadline(self.table.clocks)
        if self.table.status == "playing" and deadline is not None and self.table.created.clock.kind == "live":
            wait = max(0.0, deadline - self.house.now()) + 0.01
            self._flag = asyncio.get_running_loop().call_later(wait, self._time)
        turn = self.table.to_move
        if turn == "chance":
            self.settling.go_on()
        if self.thinking is None and isinstance(turn, int) and not self.failed:
            person = self.table.chairs[turn].person
            if person is not None and person.bot is not None and self.table.chairs[turn].left is None:
                view = self.table.state.view(turn)
                state = self.table.state
                self.thinking = self.house.think(person.bot, view, self.table.code, self.table.stood)
                self.thinking.add_done_callback(lambda done: self._thought(done, turn, state, person))

    def _time(self) -> None:
        self._flag = None
        if self.ledger.broken:
            return  # resumed when it is mended
        self.record(decide.tick(self.table, self.house.now()))
        self.go_on()

    def _thought(self, done: asyncio.Future[str], seat: int, state: State, bot: Person) -> None:
        self.thinking = None
        if self.failed or self.ledger.broken or done.cancelled():
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
                self.record(decide.absent(table, seat, self.house.now()))
        self.go_on()

    def abandon(self) -> None:
        """Nobody comes here any more."""
        if not self.ledger.broken:
            self.record(decide.close(self.table, self.house.now()))

    def stop(self) -> None:
        """No timer of this room fires any more."""
        for handle in (*self._graces.values(), *([self._flag] if self._flag else [])):
            handle.cancel()
        self._graces.clear()
        self.settling.stop()

    @property
    def idle(self) -> bool:
        """Whether nobody and nothing needs it in memory."""
        busy = self.thinking or self._flag or self.settling.busy
        return not (self.connections or self.ledger.pending or self.ledger.broken or busy)


async def folded(entries: list[Logged]) -> Table:
    if len(entries) > LONG:
        return await asyncio.get_running_loop().run_in_executor(None, Table.fold, entries)
    return Table.fold(entries)
