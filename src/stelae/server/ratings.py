"""Ratings: how strong people are in each role of each game, and how sure that is (openskill, Plackett–Luce).

Who plays a role is compared with whoever played the others against it; so a role that is harder to win with
has lower numbers, and within a pool they tell people apart.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from stelae.core.contract import StelaeError, complain
from stelae.server.store import Row, Statement, Store, Work
from stelae.server.table import Table

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

log = logging.getLogger("stelae.ratings")

# The middle, and how unsure a new rating is; every game adds a little doubt again.
MEAN, SPREAD, TAU = 1500.0, 250.0, 4.0
# The scale of Elo: who is 200 ahead, and surely so, wins three games of four.
BETA = 400 / math.log(10) / math.sqrt(2)
# Counting goes through one row, so that of two games of one person that end at once the second builds on the first.
TURN = (
    "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    ("ratings", "plackett-luce 1"),
)
LAST = "SELECT COALESCE(MAX(number), 0) FROM rated"
FIND = "SELECT mean, spread, games FROM ratings WHERE person = $1 AND pool = $2"
KEEP = (
    "INSERT INTO ratings (person, pool, mean, spread, games, at) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (person, pool) DO UPDATE SET mean = excluded.mean, spread = excluded.spread,"
    " games = excluded.games, at = excluded.at"
)
NOTE = (
    "INSERT INTO rated (code, game, person, number, pool, old_mean, old_spread, mean, spread, at)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
)
# A recount that others keep getting in the way of is given up after so many times.
TRIES = 10


@dataclass(frozen=True, slots=True)
class Strength:
    """Where somebody stands in a pool."""

    mean: float = MEAN
    spread: float = SPREAD
    games: int = 0


@dataclass(frozen=True, slots=True)
class Counted:
    """A finished game that counts."""

    code: str
    game: int
    at: float
    # By seat.
    people: tuple[str, ...]
    pools: tuple[str, ...]
    # The seats that win or lose together, and the places that they have taken.
    sides: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]


def pool(game: str, seats: int, role: str) -> str:
    return f"{game}/{seats}/{role}"


def pools(table: Table, number: int | None = None) -> list[str | None]:
    """The pool of each seat, in a game of the table or in the present position; None: not settled."""
    seats = len(table.chairs)
    state = table.state if number is None else table.position(number, len(table.games[number].plies))
    roles = table.game.info.roles(state.packed, seats)
    return [pool(table.game.name, seats, role) if role else None for role in roles]


def counted(table: Table, number: int) -> Counted | None:
    """A finished game as it counts; None if it does not: somebody has not even moved, say."""
    played = table.games[number]
    moved = {seat for seat, _ in played.plies} - {"chance"}
    if played.result is None or not played.rated or len(moved) < len(played.rated):
        return None
    settled = [one for one in pools(table, number) if one is not None]
    if len(settled) < len(played.rated):
        return None
    winners = set(played.result.winners)
    sides = tuple(table.sides())
    places = tuple(1 if not winners or winners & set(side) else 2 for side in sides)
    return Counted(table.code, number, played.ended, played.rated, tuple(settled), sides, places)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=SPREAD, beta=BETA, tau=TAU)


def rate(before: Sequence[Strength], sides: Sequence[Sequence[int]], places: Sequence[int]) -> list[Strength]:
    """What a game makes of the strengths of its seats."""
    model = _model()
    teams = [[model.rating(mu=before[seat].mean, sigma=before[seat].spread) for seat in side] for side in sides]
    after = list(before)
    for side, team in zip(sides, model.rate(teams, ranks=list(places)), strict=True):
        for seat, now in zip(side, team, strict=True):
            after[seat] = Strength(now.mu, now.sigma, before[seat].games + 1)
    return after


def counting(game: Counted) -> Work:
    """Counts a game, within the transaction that stores its end."""

    def work() -> Generator[Statement, list[Row], None]:
        yield TURN
        number = int((yield (LAST, ()))[0][0]) + 1
        before = []
        for person, of in zip(game.people, game.pools, strict=True):
            rows = yield (FIND, (person, of))
            before.append(Strength(*rows[0]) if rows else Strength())
        try:
            after = rate(before, game.sides, game.places)
        except Exception:
            # A game ends whatever becomes of the ratings; a recount brings in what is missing.
            log.exception("game %s of table %s is not counted", game.game, game.code)
            return
        yield from _changes(game, number, before, after)

    return work


def _changes(game: Counted, number: int, before: Sequence[Strength], after: Sequence[Strength]) -> Iterable[Statement]:
    for person, of, old, new in zip(game.people, game.pools, before, after, strict=True):
        yield KEEP, (person, of, new.mean, new.spread, new.games, game.at)
        yield (
            NOTE,
            (game.code, game.game, person, number, of, old.mean, old.spread, new.mean, new.spread, game.at),
        )


async def recount(store: Store) -> int:
    """Counts all games from the logs anew, in the order in which they were counted; how many there are."""
    for _ in range(TRIES):
        last = (await store.query(LAST))[0][0]
        order = {(code, game): number for code, game, number in await store.query(ORDER)}
        found: list[Counted] = []
        for (code,) in await store.query("SELECT code FROM tables"):
            entries = await store.read(code)
            if entries:
                table = Table.fold(entries)
                games = (counted(table, number) for number in range(len(table.games)))
                found += [game for game in games if game is not None]
        # What was never counted comes after the rest.
        found.sort(key=lambda game: (order.get((game.code, game.game), float("inf")), game.at, game.code))
        if await _replace(store, found, last):
            return len(found)
    raise complain(StelaeError, "recount-busy")


ORDER = "SELECT code, game, MIN(number) FROM rated GROUP BY code, game"


async def _replace(store: Store, games: Sequence[Counted], last: int) -> bool:
    """Puts a recount in the place of the ratings, unless a game has been counted since it began."""
    strengths: dict[tuple[str, str], Strength] = {}
    changes: list[Statement] = []
    for number, game in enumerate(games, 1):
        keys = list(zip(game.people, game.pools, strict=True))
        before = [strengths.get(key, Strength()) for key in keys]
        after = rate(before, game.sides, game.places)
        strengths.update(zip(keys, after, strict=True))
        changes += _changes(game, number, before, after)
    done = False

    def work() -> Generator[Statement, list[Row], None]:
        nonlocal done
        yield TURN
        done = (yield (LAST, ()))[0][0] == last
        if done:
            yield "DELETE FROM rated", ()
            yield "DELETE FROM ratings", ()
            # A list cannot be sent the rows.
            yield from (statement for statement in changes)

    await store.write(work)
    return done
