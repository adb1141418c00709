"""How a table decides: a message is refused with a reason, or facts are recorded. Time and luck are handed in.

A table on which something was recorded that could not be stored is thrown away and folded from its log again.
"""

from __future__ import annotations

import random
from typing import Any, NoReturn

from msgspec import Struct
from msgspec.structs import replace

from stelae.core import acts
from stelae.core.acts import Settling
from stelae.core.contract import Reason, StelaeError
from stelae.core.game import State
from stelae.server import clock, facts, messages, players
from stelae.server.facts import Ending, Offer, Person
from stelae.server.table import Logged, Table


class Refused(StelaeError):
    """The table does not do that; nothing has changed."""


def refuse(code: str, clause: str | None = None, **params: str | int) -> NoReturn:
    raise Refused(Reason(code, clause, params))


class Who(Struct, frozen=True):
    """Who sends a message, and the seats of that connection."""

    person: Person
    seats: frozenset[int]


class Step(Struct, frozen=True):
    """A recorded fact; of a ply also the states around it, to tell what it did."""

    logged: Logged
    before: State | None = None
    after: State | None = None
    code: int = 0
    # Whether it changes what is said of the table apart from the position. A ply's clocks are told with it.
    head: bool = True
    # How the pieces moved, where an act has settled.
    film: messages.Film | None = None


def followed(table: Table, logged: Logged) -> Step:
    """A fact that was decided elsewhere."""
    fact, before = logged.fact, table.state
    if not isinstance(fact, facts.Plied):
        table.apply(logged)
        return Step(logged, head=not isinstance(fact, facts.Said))
    offers = bool(table.offers)
    code = before.game.rules.notation.move_code(before.packed, fact.move)
    after = before.apply(code)
    table.apply(logged, after)
    return Step(logged, before, after, code, offers)


class Outcome(Struct, frozen=True):
    """What a message came to: what was recorded, how far the log reaches, and why it was refused, if it was."""

    steps: list[Step]
    number: int
    refused: Reason | None = None


class Doing:
    """One message being carried out: what it records is part of the table at once."""

    __slots__ = ("cause", "fresh", "now", "steps", "table", "who")

    def __init__(self, table: Table, who: Who | None, now: float, cause: str | None, fresh: str) -> None:
        self.table = table
        # None: the server itself.
        self.who = who
        # The log's time never goes back, whatever the clock of the machine does.
        self.now = max(now, table.at)
        self.cause = cause
        # A code for a table that this message may open.
        self.fresh = fresh
        self.steps: list[Step] = []

    def record(self, fact: facts.Fact, code: int = 0, after: State | None = None) -> None:
        """One fact; of a ply also the move's code and the state it leads to."""
        table = self.table
        before = table.state if after else None
        head = bool(table.offers) if after else not isinstance(fact, facts.Said)
        logged = Logged(table.number + 1, self.now, fact, None if self.steps else self.cause)
        table.apply(logged, after)
        self.steps.append(Step(logged, before, after, code, head))

    def seat(self, seat: int) -> int:
        if self.who is None or seat not in self.who.seats:
            refuse("not-your-seat", seat=seat)
        return seat

    def chair(self, seat: int) -> int:
        if seat >= len(self.table.chairs):
            refuse("no-such-seat", "C-5", seat=str(seat), seats=len(self.table.chairs))
        return seat

    def is_host(self) -> bool:
        return self.who is not None and self.who.person.id == self.table.host

    def host(self) -> None:
        if not self.is_host():
            refuse("host-only")

    def status(self, *allowed: facts.Status) -> None:
        if self.table.status not in allowed:
            refuse("not-now", status=self.table.status)

    # ---- what several messages lead to ----

    def begin_if_ready(self) -> None:
        """The next game begins when all seats are taken and everybody is ready."""
        table = self.table
        if table.status not in ("waiting", "between") or any(chair.person is None for chair in table.chairs):
            return
        at_once = table.status == "waiting" and table.created.begin == "full"
        if at_once or all(chair.ready for chair in table.chairs):
            self.record(facts.Began(table.match.players if table.created.match else tuple(range(len(table.chairs)))))
            self.luck()

    def ply(self, seat: int | None, code: int) -> None:
        """A move, or (None) an outcome of chance, that is known to be legal."""
        table = self.table
        move = table.game.rules.notation.move_text(table.state.packed, code)
        after = table.state.apply(code)
        turn = after.to_move
        running = turn if isinstance(turn, int) else None
        clocks = clock.passed(table.created.clock, table.clocks, seat, running, self.now)
        who: Any = "chance" if seat is None else seat
        self.record(facts.Plied(table.ply + 1, who, move, (), clocks), code, after)

    def luck(self) -> None:
        """Chance plays until somebody has to decide, an act has to settle, or the game is over."""
        table = self.table
        while table.to_move == "chance" and not acts.unsettled(table.state):
            rng = random.Random(luck_of(table, len(table.games), table.ply))
            self.ply(None, table.state.code(table.state.sample(rng)))
        result = table.state.result
        if table.status == "playing" and result is not None:
            self.record(facts.Ended(Ending(result.winners, result.scores, result.reason)))

    def end(self, reason: str, seat: int | None) -> None:
        """The table ends the game (C-4): by agreement, or because of a seat, whose side loses."""
        table = self.table
        seats = range(len(table.chairs))
        lost = next((side for side in table.sides() if seat in side), ())
        winners = () if seat is None else tuple(other for other in seats if other not in lost)
        scores = table.game.rules.rules.result(table.state.packed).scores[: len(table.chairs)]
        self.record(facts.Ended(Ending(winners, scores, reason, seat)))

    def agree(self, offer: Offer) -> None:
        """Does what was offered, once nobody is left to be asked."""
        table = self.table
        if set(asked(table, offer)) - set(offer.agreed):
            return
        if offer.kind == "undo":
            ply = own_last(table, offer.seat)
            turn = table.position(len(table.games) - 1, ply).to_move
            running = turn if isinstance(turn, int) else None
            clocks = clock.passed(table.created.clock, table.clocks, None, running, self.now)
            self.record(facts.TookBack(ply, offer.seat, clocks))
        elif offer.kind == "draw":
            self.end("agreed", None)
        elif offer.kind == "swap":
            assert offer.other is not None, "checked when it was offered"
            order = list(range(len(table.chairs)))
            order[offer.seat], order[offer.other] = offer.other, offer.seat
            self.record(facts.Reseated(tuple(order)))
        elif offer.kind == "hints":
            self.record(facts.Allowed())
        else:
            self.record(facts.Rematched(self.fresh))


def luck_of(table: Table, game: int, ply: int) -> str:
    """What chance is drawn from, tied to the seed and the ply: taking back does not buy another draw."""
    return f"{table.created.seed}/{game}/{ply}"


def asked(table: Table, offer: Offer) -> list[int]:
    """Whose consent an offer needs: of the other people at the table, for a swap of the one to swap with."""
    others = table.others(offer.seat)
    return [seat for seat in others if offer.kind != "swap" or seat == offer.other]


def own_last(table: Table, seat: int) -> int:
    """The ply before which this seat decided last."""
    for ply in range(table.ply - 1, -1, -1):
        if table.present.plies[ply][0] == seat:
            return ply
    refuse("undo-nothing")


def bot_person(name: str, seat: int) -> Person:
    if name not in players.names():
        refuse("bot-unknown", name=name, known=", ".join(players.names()))
    return Person(f"bot-{seat}", name, "bot", name)


def clean_name(text: str) -> str:
    """A name as it is shown: one line, no control characters, no blanks around."""
    name = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not name:
        refuse("name-empty")
    return name


def tick(table: Table, now: float) -> list[Step]:
    """Time has passed."""
    deadline = clock.deadline(table.clocks)
    if deadline is None or now < deadline or table.status != "playing" or table.clocks is None:
        return []
    doing = Doing(table, None, now, None, "")
    doing.end("time", table.clocks.running)
    return doing.steps


def absent(table: Table, seat: int, now: float) -> list[Step]:
    """A seat has been without its player for longer than the grace; or its bot cannot go on."""
    doing = Doing(table, None, now, None, "")
    chair = table.chairs[seat]
    # Whoever has days for a move need not sit and wait.
    needed = table.created.clock.kind != "days" or not chair.human
    if table.status in ("playing", "between") and chair.person is not None and chair.left is None and needed:
        doing.record(facts.Left(seat))
    return doing.steps


def present(table: Table, seat: int, now: float) -> list[Step]:
    """The player of a seat is there again."""
    doing = Doing(table, None, now, None, "")
    if table.chairs[seat].left is not None:
        doing.record(facts.Returned(seat))
    return doing.steps


def woke(table: Table, since: float, now: float) -> list[Step]:
    """Nobody served this table between two moments: nobody's time ran."""
    doing = Doing(table, None, now, None, "")
    if table.clocks is not None and table.clocks.running is not None and table.created.clock.kind == "live":
        doing.record(facts.Woke(clock.slept(table.clocks, since, doing.now)))
    return doing.steps


def settled(table: Table, settling: Settling, now: float) -> list[Step]:
    """It has been found out what comes of an act."""
    code = table.state.code(settling.move)
    doing = Doing(table, None, now, None, "")
    doing.ply(None, code)
    doing.steps[0] = replace(doing.steps[0], film=filmed(table.ply, settling))
    doing.luck()
    return doing.steps


def filmed(ply: int, settling: Settling) -> messages.Film:
    film = settling.film
    return messages.Film(ply, film["rate"], film["frames"], film["data"], tuple(film["told"]))


def unsettled(table: Table, now: float) -> list[Step]:
    """It cannot be found out what comes of an act: the hand takes it back; a bot would only do it again."""
    doing = Doing(table, None, now, None, "")
    ply = table.ply - 1
    seat = table.present.plies[ply][0]
    assert isinstance(seat, int), "no table begins with an act"
    clocks = clock.passed(table.created.clock, table.clocks, None, seat, doing.now)
    doing.record(facts.TookBack(ply, seat, clocks))
    if not table.chairs[seat].human:
        doing.record(facts.Left(seat))
    return doing.steps


def close(table: Table, now: float) -> list[Step]:
    """Nobody comes here any more."""
    doing = Doing(table, None, now, None, "")
    if table.status != "over":
        doing.record(facts.Closed("abandoned"))
    return doing.steps


def became(table: Table, old: str, heir: Person, now: float, *, erased: bool) -> list[Step]:
    """Somebody is somebody else now."""
    doing = Doing(table, None, now, None, "")
    doing.record(facts.Became(old, heir, erased))
    return doing.steps


def departed(table: Table, person: str, now: float) -> list[Step]:
    """Nobody waits for whoever never comes back."""
    doing = Doing(table, None, now, None, "")
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.person and chair.person.id == person]
    if table.status == "waiting":
        for seat in seats:
            doing.record(facts.Vacated(seat))
        if table.host == person:
            doing.record(facts.Closed("left"))
    elif seats and table.status == "playing" and table.others(seats[0]):
        doing.end("left", seats[0])
    if seats and table.status in ("playing", "between"):
        doing.record(facts.Closed("left", seats[0]))
    return doing.steps
