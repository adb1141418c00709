"""Messages that are lost, doubled, late, out of order or cut: never a wrong table, and never one that is stuck."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stelae.core.contract import StelaeError
from stelae.server import deeds, facts, messages
from stelae.server.decide import Who
from stelae.server.facts import ClockRules, Person
from stelae.server.founding import founded, opening
from stelae.server.resources import NewTable, SeatWish
from stelae.server.table import Logged, Table, decoder, encoder

commands: msgspec.json.Decoder[messages.Command] = msgspec.json.Decoder(messages.FromClient)
PEOPLE = (Person("g-ann", "Ann"), Person("g-ben", "Ben"))
KINDS = ("undo", "draw", "swap", "rematch", "hints")
# Of a message under way: it arrives, it arrives and stays under way, it is lost, it is cut.
FATES = ("arrives", "arrives", "arrives", "doubled", "lost", "cut")


@dataclass
class Net:
    """Two clients, a server, and between them a network that does what it likes."""

    table: Table
    log: list[Logged]
    now: float = 1_000.0
    # What each client has under way to the server, in bytes.
    way: tuple[deque[bytes], deque[bytes]] = field(default_factory=lambda: (deque(), deque()))
    # By id: what came of it, the first time.
    outcomes: dict[tuple[int, str], tuple[int, Any]] = field(default_factory=dict)
    sent: dict[tuple[int, str], bytes] = field(default_factory=dict)
    ids: int = 0

    def send(self, who: int, command: messages.Command) -> None:
        data = msgspec.json.encode(command)
        self.sent[who, command.id] = data
        self.way[who].append(data)

    def seats(self, who: int) -> list[int]:
        """Where somebody sits, under whatever name."""
        return [n for n, chair in enumerate(self.table.chairs) if chair.person and chair.person.id == PEOPLE[who].id]

    def fresh(self) -> str:
        self.ids += 1
        return f"m{self.ids}"

    def deliver(self, who: int, which: int, fate: str, cut: int) -> None:
        """One of the messages under way, not always the first; and what the network makes of it."""
        way = self.way[who]
        if not way:
            return
        which %= len(way)
        data = way[which]
        if fate != "doubled":
            del way[which]
        if fate == "lost":
            return
        self.arrive(who, data[: cut % len(data)] if fate == "cut" else data)

    def arrive(self, who: int, data: bytes) -> None:
        try:
            command = commands.decode(data)
        except (msgspec.DecodeError, UnicodeError):
            return  # answered where it is read; nothing gets to the table
        seats = frozenset(self.seats(who))
        before = (self.table.number, encoder.encode(self.log[-1]))
        outcome = deeds.handle(self.table, Who(PEOPLE[who], seats), command, self.now, "FRESHTABLE")
        self.log += [step.logged for step in outcome.steps]
        told = (outcome.number, outcome.refused)
        first = self.outcomes.setdefault((who, command.id), told)
        assert told == first, "sent again, a message has the answer that it had"
        if outcome.refused is not None:
            # The clock may have run out before; the message itself leaves nothing.
            assert all(step.logged.cause is None for step in outcome.steps)
            if not outcome.steps:
                assert (self.table.number, encoder.encode(self.log[-1])) == before

    def crash(self) -> None:
        """The server is gone, and another one folds the log as it was stored."""
        stored = [decoder.decode(encoder.encode(logged)) for logged in self.log]
        vain = self.table.vain
        self.table = Table.fold(stored)
        # What left nothing in the log may be answered otherwise now: it is a new message.
        for who, name in list(self.outcomes):
            if f"{PEOPLE[who].id}/{name}" in vain:
                del self.outcomes[who, name]

    def check(self) -> None:
        """The table is what its log says, each message is in it once, and the game is one that the rules allow."""
        assert [logged.number for logged in self.log] == list(range(1, len(self.log) + 1))
        causes = [logged.cause for logged in self.log if logged.cause is not None]
        assert len(causes) == len(set(causes))
        again = Table.fold(decoder.decode(encoder.encode(logged)) for logged in self.log)
        assert looks(again) == looks(self.table)
        for played in again.games:
            state = again.beginning
            for seat, move in played.plies:
                assert seat in ("chance", state.to_move)
                state = state.play(move)
            if played is again.present:
                assert str(state) == str(again.state)

    def goes_on(self) -> None:
        """Whoever is to move can, now that the network is good; so no table is stuck."""
        for who in (0, 1):
            self.way[who].clear()
        for _ in range(4):
            table = self.table
            if table.status != "playing":
                break
            seat = table.to_move
            assert isinstance(seat, int)
            move = messages.Move(self.fresh(), seat, table.ply, table.state.legal()[0])
            number = table.number
            self.arrive(0 if seat in self.seats(0) else 1, msgspec.json.encode(move))
            assert self.table.number > number, "stuck"
        if self.table.status == "between":
            finished = list(self.table.games)
            for seat in range(2):
                ready = messages.Ready(self.fresh(), seat)
                self.arrive(0 if seat in self.seats(0) else 1, msgspec.json.encode(ready))
            assert len(self.table.games) > len(finished)


def looks(table: Table) -> tuple[Any, ...]:
    """All that a table is, but what it remembers of messages that left nothing."""
    return (
        table.number, table.status, str(table.state), table.clocks, table.offers, table.rematch, table.result,
        table.chairs, table.games, table.muted, table.hints, table.closed, table.done,
    )  # fmt: skip


def net(options: dict[str, Any], clock: ClockRules) -> Net:
    wish = NewTable(options.pop("game"), options, (SeatWish("me"),), clock=clock, match=True)
    created, sitting = founded(PEOPLE[0], wish, "ATABLECODE")
    sitting[1] = PEOPLE[1]
    log = opening(created, sitting, 1_000.0)
    return Net(Table.fold(log), log)


GAMES = st.sampled_from(
    [{"game": "azteka"}, {"game": "azteka", "variant": "aggressive"}, {"game": "maya", "players": 2}]
)
CLOCKS = st.sampled_from([ClockRules(), ClockRules("live", main=60, increment=2), ClockRules("days", days=1)])
SMALL = st.integers(0, 1 << 16)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("move"), SMALL, SMALL),
        st.tuples(st.just("move"), SMALL, SMALL),
        st.tuples(st.just("say"), SMALL, SMALL),
        st.tuples(st.just("again"), SMALL, SMALL),
        st.tuples(st.sampled_from(FATES), SMALL, SMALL),
        st.tuples(st.sampled_from(FATES), SMALL, SMALL),
        st.tuples(st.just("wait"), SMALL, SMALL),
        st.tuples(st.just("crash"), SMALL, SMALL),
    ),
    max_size=60,
)


def said(net: Net, one: int, other: int) -> messages.Command:
    """Anything but a move, sensible or not."""
    seat, kind, name = one % 3, KINDS[other % len(KINDS)], net.fresh()
    choices: tuple[messages.Command, ...] = (
        messages.Propose(name, seat, kind, other // 8 % 3),  # type: ignore[arg-type]  # one of them
        messages.Propose(name, seat, kind),  # type: ignore[arg-type]
        messages.Answer(name, seat, kind, accept=bool(other & 8)),  # type: ignore[arg-type]
        messages.Answer(name, seat, kind, accept=True),  # type: ignore[arg-type]
        messages.Chat(name, "players" if other & 8 else "spectators", "hello"),
        messages.Ready(name, seat, bool(other & 8)),
        messages.Resign(name, seat),
        messages.Claim(name, seat, other % 3, "end" if other & 8 else "bot"),
        messages.Sit(name, seat),
        messages.Rename(name, f"Name {other}"),
        messages.Mute(name, PEOPLE[other % 2].id, muted=bool(other & 8)),
    )
    return choices[one // 3 % len(choices)]


def step(net: Net, kind: str, one: int, other: int) -> None:
    who = one % 2
    if kind == "move":
        # As the client sees the table at that moment; it may have changed when the message arrives.
        seat = next(iter(net.seats(who)), 0)
        legal = net.table.state.legal() or ["c5"]
        net.send(who, messages.Move(net.fresh(), seat, net.table.ply, legal[other % len(legal)]))
    elif kind == "say":
        net.send(who, said(net, one // 2, other))
    elif kind == "again":
        # A client that was cut off sends again what had no answer; one that is confused, what had one.
        mine = [data for (sender, _), data in net.sent.items() if sender == who]
        if mine:
            net.way[who].append(mine[other % len(mine)])
    elif kind == "wait":
        net.now += other % 100
    elif kind == "crash":
        net.crash()
    else:
        net.deliver(who, one // 2, kind, other)


def run(options: dict[str, Any], clock: ClockRules, steps: list[tuple[str, int, int]]) -> None:
    one = net(dict(options), clock)
    for kind, first, second in steps:
        step(one, kind, first, second)
    one.check()
    one.goes_on()
    one.check()


@pytest.mark.slow
@settings(max_examples=500)
@given(GAMES, CLOCKS, STEPS)
def test_whatever_the_network_does_to_messages(
    options: dict[str, Any], clock: ClockRules, steps: list[tuple[str, int, int]]
) -> None:
    run(options, clock, steps)


@pytest.mark.long
@settings(max_examples=10_000)
@given(GAMES, CLOCKS, STEPS)
def test_ten_thousand_sequences(options: dict[str, Any], clock: ClockRules, steps: list[tuple[str, int, int]]) -> None:
    run(options, clock, steps)


def test_a_refusal_is_a_reason_and_never_a_crash() -> None:
    """That the network above does reach the rules."""
    one = net({"game": "azteka"}, ClockRules())
    one.send(0, messages.Move("x", 0, 0, "c+"))
    one.deliver(0, 0, "arrives", 0)
    number, refused = one.outcomes[0, "x"]
    assert refused is not None
    assert number == one.table.number
    one.send(0, messages.Move("y", 0, 0, "c5"))
    one.deliver(0, 0, "doubled", 0)
    one.crash()
    one.deliver(0, 0, "arrives", 0)
    assert one.table.ply == 1
    assert isinstance(one.log[-1].fact, facts.Plied)
    with pytest.raises(StelaeError):
        founded(PEOPLE[0], NewTable("azteka", {"repetition": 0}), "X")
