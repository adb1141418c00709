"""Clocks as arithmetic: what each seat has left, and since when whose time runs."""

from __future__ import annotations

from stelae.server.facts import ClockRules, ClockState

DAY = 86_400_000


def started(rules: ClockRules, seats: int, running: int | None, now: float) -> ClockState | None:
    """The clocks at the beginning of a game."""
    if rules.kind == "none":
        return None
    return ClockState((_full(rules),) * seats, now, running)


def _full(rules: ClockRules) -> int:
    return rules.days * DAY if rules.kind == "days" else rules.main * 1000


def charged(clocks: ClockState, now: float) -> ClockState:
    """With the time of the running seat taken off."""
    if clocks.running is None:
        return ClockState(clocks.left, now)
    used = max(0, round((now - clocks.at) * 1000))
    left = tuple(max(0, ms - used) if seat == clocks.running else ms for seat, ms in enumerate(clocks.left))
    return ClockState(left, now, clocks.running)


def passed(
    rules: ClockRules, clocks: ClockState | None, mover: int | None, running: int | None, now: float
) -> ClockState | None:
    """After a ply: who moved gets the increment, or all his days again, and another seat's time runs."""
    if clocks is None:
        return None
    left = list(charged(clocks, now).left)
    if mover is not None:
        left[mover] = _full(rules) if rules.kind == "days" else left[mover] + rules.increment * 1000
    return ClockState(tuple(left), now, running)


def slept(clocks: ClockState, since: float, now: float) -> ClockState:
    """The time between is nobody's: the server was down."""
    charged_until = charged(clocks, max(clocks.at, min(since, now)))
    return ClockState(charged_until.left, now, clocks.running)


def deadline(clocks: ClockState | None) -> float | None:
    """When the running seat has no time left."""
    if clocks is None or clocks.running is None:
        return None
    return clocks.at + clocks.left[clocks.running] / 1000
