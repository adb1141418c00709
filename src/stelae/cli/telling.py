"""Events, results and names in words."""

from __future__ import annotations

from collections.abc import Sequence

from stelae.core.contract import Event
from stelae.core.game import State
from stelae.locales import Words
from stelae.records import Ending, Seat


def told(events: Sequence[Event], game: str, say: Words) -> list[str]:
    """A sentence an event; lists are joined, and `count` says how long the first of them is."""
    lines = []
    for event in events:
        if event["kind"] == "over":
            continue
        params: dict[str, object] = {}
        for name, value in event.items():
            if isinstance(value, list):
                params.setdefault("count", len(value))
                params[name] = ", ".join(str(item) for item in value)
            else:
                params[name] = "" if value is None else int(value) if isinstance(value, bool) else value
        lines.append(say(f"{game}-event-{event['kind']}", **{k: v for k, v in params.items() if k != "kind"}))
    return lines


def proof_told(proven: str, within: int | None, say: Words) -> str:
    """“proven win in 5 plies”; how many is not always known."""
    said = say(f"proven-{proven}")
    return said if within is None else f"{said} {say('proven-within', plies=within)}"


def seat_label(game: str, seat: int, seats: Sequence[Seat], say: Words, roles: Sequence[str] = ()) -> str:
    """The player's name and what the seat is in this game."""
    role = roles[seat] if roles else say(f"{game}-seat-{seat}", seats=len(seats))
    name = seats[seat].name
    return role if name == role else f"{name} ({role})"


def result_text(result: Ending, state: State, seats: Sequence[Seat], say: Words) -> list[str]:
    """Who won and why, and the points."""
    game = state.game.name
    labels = [seat_label(game, seat, seats, say) for seat in range(state.seats)]
    if result.reason in ("repetition", "resigned", "agreed"):
        who = "" if result.resigned is None else labels[result.resigned]
        reason = say(f"ending-{result.reason}", who=who)
    else:
        reason = say(f"{game}-ending-{result.reason}")
    together = state.game.info.together
    if together:
        head = say("result-all-won" if result.winners else "result-all-lost")
    elif not result.winners:
        head = say("result-drawn")
    else:
        names = ", ".join(labels[seat] for seat in result.winners)
        head = say("result-won", names=names, count=len(result.winners))
    lines = [f"{head} {reason}."]
    if any(score > 1 for score in result.scores) and not together:
        points = ", ".join(f"{label} {score}" for label, score in zip(labels, result.scores, strict=True))
        lines.append(say("result-points", points=points))
    return lines
