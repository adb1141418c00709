"""What each message of a client does at a table. Whatever it needs of the world is handed in; see decide.py."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

from stelae.core import acts
from stelae.core.contract import IllegalMove, Reason
from stelae.server import facts, messages, players
from stelae.server.decide import Doing, Outcome, Refused, Who, asked, bot_person, clean_name, own_last, refuse, tick
from stelae.server.facts import Offer, Person
from stelae.server.table import Done, Table, encoder, remember


def sit(doing: Doing, command: messages.Sit) -> None:
    table, who = doing.table, doing.who
    assert who is not None, "only people sit down"
    chair = table.chairs[doing.chair(command.seat)]
    if command.seat in who.seats:
        return
    back = chair.away is not None and chair.away.id == who.person.id
    if not back:
        doing.status("waiting")
        if chair.person is not None:
            refuse("seat-taken", seat=command.seat, name=chair.person.name)
    doing.record(facts.Seated(command.seat, who.person))
    doing.begin_if_ready()


def stand(doing: Doing, command: messages.Stand) -> None:
    doing.status("waiting")
    chair = doing.table.chairs[doing.chair(command.seat)]
    if not doing.is_host():
        doing.seat(command.seat)
    if chair.person is not None:
        doing.record(facts.Vacated(command.seat))


def seat_bot(doing: Doing, command: messages.SeatBot) -> None:
    doing.status("waiting")
    doing.host()
    chair = doing.table.chairs[doing.chair(command.seat)]
    if chair.human and chair.person:
        refuse("seat-taken", seat=command.seat, name=chair.person.name)
    doing.record(facts.Seated(command.seat, bot_person(command.bot, command.seat)))
    doing.begin_if_ready()


def arrange(doing: Doing, command: messages.Arrange) -> None:
    doing.status("waiting")
    doing.host()
    if sorted(command.order) != list(range(len(doing.table.chairs))):
        refuse("order-wrong", seats=len(doing.table.chairs))
    doing.record(facts.Reseated(command.order))


def ready(doing: Doing, command: messages.Ready) -> None:
    doing.status("waiting", "between")
    seat = doing.seat(command.seat)
    if doing.table.chairs[seat].ready != command.ready:
        doing.record(facts.Readied(seat, command.ready))
        doing.begin_if_ready()


def move(doing: Doing, command: messages.Move) -> None:
    table = doing.table
    seat = doing.seat(command.seat)
    if table.status != "playing":
        refuse("game-over" if table.status in ("between", "over") else "not-begun")
    if command.ply != table.ply or (command.number is not None and command.number < table.stood):
        refuse("move-late", ply=command.ply, now=table.ply)
    if table.to_move != seat:
        if table.unsettled:
            refuse("settling", "MN-17")
        refuse("not-your-turn", seat=str(seat), turn=str(table.to_move))
    doing.ply(seat, table.state.code(acts.believed(table.state, command.move)))
    doing.luck()


def propose(doing: Doing, command: messages.Propose) -> None:
    table = doing.table
    seat = doing.seat(command.seat)
    offer = Offer(command.kind, seat, command.other)
    if command.kind == "rematch":
        doing.status("over")
        if table.rematch is not None:
            return
    else:
        doing.status("playing")
    standing = next((one for one in table.offers if one.kind == command.kind), None)
    if standing is not None:
        if standing.seat != seat:
            # To ask for what one is asked for is to agree.
            answer(doing, messages.Answer(command.id, seat, command.kind, accept=True))
        return
    if command.kind in CAN_OFFER:
        CAN_OFFER[command.kind](table, offer)
    doing.record(facts.Offered(command.kind, seat, command.other))
    doing.agree(table.offers[-1])


def _can_undo(table: Table, offer: Offer) -> None:
    own_last(table, offer.seat)


def _can_draw(table: Table, offer: Offer) -> None:
    together = table.game.info.together
    if together and not table.others(offer.seat):
        refuse("resign-alone")
    if not together and any(not chair.human for chair in table.chairs):
        refuse("offer-bot")


def _can_hints(table: Table, offer: Offer) -> None:
    if table.hints or not table.others(offer.seat):
        refuse("hints-already")


def _can_swap(table: Table, offer: Offer) -> None:
    if offer.other is None or offer.other >= len(table.chairs) or offer.other == offer.seat:
        refuse("swap-whom")
    if table.keeps_secrets:
        refuse("swap-secrets", "C-2")


CAN_OFFER: dict[str, Callable[[Table, Offer], None]] = {
    "undo": _can_undo,
    "draw": _can_draw,
    "swap": _can_swap,
    "hints": _can_hints,
}


def answer(doing: Doing, command: messages.Answer) -> None:
    table = doing.table
    seat = doing.seat(command.seat)
    offer = next((one for one in table.offers if one.kind == command.kind), None)
    if offer is None:
        refuse("no-offer")
    if offer.seat == seat:
        if command.accept:
            refuse("own-offer")
    elif seat not in asked(table, offer):
        refuse("not-asked")
    elif command.accept and seat in offer.agreed:
        return
    doing.record(facts.Answered(command.kind, seat, command.accept))
    if command.accept:
        doing.agree(next(one for one in table.offers if one.kind == command.kind))


def resign(doing: Doing, command: messages.Resign) -> None:
    doing.status("playing")
    seat = doing.seat(command.seat)
    if doing.table.game.info.together and doing.table.others(seat):
        refuse("resign-together")
    doing.end("resigned", seat)


def claim(doing: Doing, command: messages.Claim) -> None:
    table = doing.table
    doing.status("playing", "between")
    doing.seat(command.seat)
    chair = table.chairs[doing.chair(command.against)]
    if chair.left is None or chair.person is None:
        refuse("still-here", seat=command.against)
    if command.choice == "bot":
        stand_in = bot_person(command.bot or players.STAND_IN, command.against)
        doing.record(facts.Seated(command.against, stand_in, instead=True))
        doing.begin_if_ready()
    elif table.status == "playing":
        doing.end("left", command.against)
    else:
        doing.record(facts.Closed("left", command.against))


def chat(doing: Doing, command: messages.Chat) -> None:
    who = doing.who
    assert who is not None, "only people talk"
    if (command.room == "players") != bool(who.seats):
        refuse("other-room", room=command.room)
    speaker = _speaker(doing, who)
    if not doing.table.muted.isdisjoint((who.person.id, speaker.id)):
        refuse("muted")
    text = " ".join("".join(c if c.isprintable() else " " for c in command.text).split())
    if not text:
        refuse("chat-empty")
    doing.record(facts.Said(command.room, speaker, text))


def _speaker(doing: Doing, who: Who) -> Person:
    """Under the name at this table; and a device with another person's seat token speaks for that person."""
    sitting = doing.table.chairs[min(who.seats)].person if who.seats else None
    return sitting or who.person


def mute(doing: Doing, command: messages.Mute) -> None:
    doing.host()
    if (command.person in doing.table.muted) != command.muted:
        doing.record(facts.Muted(command.person, command.muted))


def rename(doing: Doing, command: messages.Rename) -> None:
    who = doing.who
    assert who is not None, "only people have names to change"
    name = clean_name(command.name)
    if command.seat is not None:
        doing.seat(command.seat)
    speaker = _speaker(doing, who) if command.seat is None else doing.table.chairs[command.seat].person
    # Who only watches is under his own name from everywhere; there is nothing to change here.
    if who.seats and speaker is not None:
        doing.record(facts.Renamed(speaker.id, name, command.seat))


DOES: dict[type[messages.Command], Callable[[Doing, Any], None]] = {
    messages.Sit: sit,
    messages.Stand: stand,
    messages.SeatBot: seat_bot,
    messages.Arrange: arrange,
    messages.Ready: ready,
    messages.Move: move,
    messages.Propose: propose,
    messages.Answer: answer,
    messages.Resign: resign,
    messages.Claim: claim,
    messages.Chat: chat,
    messages.Mute: mute,
    messages.Rename: rename,
}


def handle(table: Table, who: Who, command: messages.Command, now: float, fresh: str) -> Outcome:
    """Carries a client's message out. Sent again, it does nothing and has the same answer: it is known by its id."""
    name = f"{who.person.id}/{command.id}"
    content = f"{zlib.crc32(encoder.encode(command)):08x}"
    if (before := table.done.get(name) or table.vain.get(name)) is not None:
        other = before.content != content
        return Outcome([], before.number, Reason("id-used", None, {"id": command.id}) if other else before.refused)
    # Time that had run out before comes first, and stands even if the message is refused.
    steps = tick(table, now)
    doing = Doing(table, who, now, f"{name}/{content}", fresh)
    refused: Reason | None = None
    try:
        DOES[type(command)](doing, command)
    except (Refused, IllegalMove) as error:
        assert not doing.steps, "what is refused changes nothing"
        refused = error.reason
    if not doing.steps:
        remember(table.vain, name, Done(table.number, content, refused))
    return Outcome(steps + doing.steps, table.number, refused)
