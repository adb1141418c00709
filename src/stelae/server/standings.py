"""What is shown of the ratings: of a person, at a table, and who leads."""

from __future__ import annotations

from typing import Any

from stelae.core.registry import game as find_game
from stelae.server import personal, ratings
from stelae.server.facts import Person
from stelae.server.personal import Pool, PoolRating, Rating
from stelae.server.store import Row, Store
from stelae.server.table import Table

# So many on a page.
PAGE = 50
# Of the strongest it is nearly certain that they are at least so strong: two uncertainties below.
LEADERS = (
    "SELECT a.person, a.name, a.owner, r.mean, r.spread, r.games FROM ratings r JOIN accounts a ON a.person = r.person"
    " WHERE r.pool = $1 ORDER BY r.mean - 2 * r.spread DESC, a.person LIMIT $2 OFFSET $3"
)
POOLS = "SELECT r.pool, COUNT(*) FROM ratings r JOIN accounts a ON a.person = r.person GROUP BY r.pool ORDER BY r.pool"
OWN = "SELECT pool, mean, spread, games FROM ratings WHERE person = $1 ORDER BY pool"
ONE = "SELECT mean, spread, games FROM ratings WHERE person = $1 AND pool = $2"
CHANGES = "SELECT person, pool, mean, old_mean FROM rated WHERE code = $1 AND game = $2"


def _pool(name: str) -> Pool:
    game, seats, role = name.split("/")
    return Pool(game, int(seats), role)


def _rating(row: Row) -> Rating:
    mean, spread, games = row
    return Rating(round(mean, 1), round(spread, 1), games)


def member(person: str, name: str, owner: str | None) -> Person:
    return Person(person, name, "human" if owner is None else "bot", account=True, owner=owner)


async def of_person(store: Store, person: str) -> tuple[PoolRating, ...]:
    rows = await store.query(OWN, person)
    return tuple(PoolRating(_pool(pool), _rating(tuple(rest))) for pool, *rest in rows)


async def pools(store: Store) -> tuple[tuple[Pool, int], ...]:
    return tuple((_pool(name), count) for name, count in await store.query(POOLS))


async def leaders(store: Store, game: str, seats: int, role: str, after: int) -> personal.Leaders:
    """A page of those who lead in a pool; of a game that nobody has counted yet, nobody."""
    find_game(game)
    of = Pool(game, seats, role)
    name = ratings.pool(game, seats, role)
    rows = await store.query(LEADERS, name, PAGE + 1, after) if name.isprintable() else []
    shown = tuple(personal.Leader(member(*row[:3]), _rating(row[3:])) for row in rows[:PAGE])
    return personal.Leaders(of, shown, after + PAGE if len(rows) > PAGE else None)


async def at_table(store: Store, table: Table) -> personal.TableRatings:
    """Of who sits there, each in the pool of the seat; and what the last game has changed."""
    changes: dict[tuple[Any, Any], float] = {}
    if table.result is not None:
        rows = await store.query(CHANGES, table.code, len(table.games) - 1)
        changes = {(person, pool): new - old for person, pool, new, old in rows}
    seats = []
    for seat, (chair, pool) in enumerate(zip(table.chairs, ratings.pools(table), strict=True)):
        person = chair.person
        known = await store.query(ONE, person.id, pool) if person and person.account and pool else []
        change = changes.get((person.id, pool)) if person else None
        seats.append(
            personal.SeatRating(
                seat,
                person,
                _pool(pool) if pool else None,
                _rating(known[0]) if known else None,
                None if change is None else round(change, 1),
            )
        )
    return personal.TableRatings(bool(changes) if table.result is not None else table.rated, tuple(seats))
