"""The operations about what is one's own, and about how strong people are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request

from stelae.core.contract import complain
from stelae.server import moving, own, personal, standings
from stelae.server.callers import BadRequest, Did, House, TooMuch, caller, newcomer, whole_number
from stelae.server.decide import refuse
from stelae.server.hub import NoTable
from stelae.server.resources import Me


class NoPerson(NoTable):
    """There is nobody of that id with an account."""


async def my_tables(house: House, request: Request, body: Any) -> Did:
    who = await caller(house, request)
    given = request.query_params
    over = given.get("over")
    if over not in (None, "true", "false"):
        raise complain(BadRequest, "parameter-yes-no", name="over", value=str(over)[:20])
    found = await own.tables(
        house.hub, who.person.id, given.get("game"), None if over is None else over == "true", given.get("after")
    )
    return found, None


async def my_data(house: House, request: Request, body: Any) -> Did:
    who = await caller(house, request)
    if who.new:
        refuse("nothing-kept")
    if not house.exports.take(who.person.id):
        raise complain(TooMuch, "too-fast")
    return own.read(await own.archive(house.hub, house.accounts, who.person)), None


async def delete_me(house: House, request: Request, body: Any) -> Did:
    who = await caller(house, request)
    if who.program:
        refuse("bot-may-not")
    if who.session is not None:
        house.accounts.sure(who.session)
    if not who.new:
        await moving.erase(house.hub, house.accounts, who.person.id)
    guest = newcomer()
    return Me(guest, ()), house.keys.cookie(guest)


async def my_ratings(house: House, request: Request, body: Any) -> Did:
    who = await caller(house, request)
    return personal.Ratings(await standings.of_person(house.hub.store, who.person.id)), None


async def person(house: House, request: Request, body: Any) -> Did:
    name = request.path_params["id"]
    found = await house.accounts.anybody(name) if name.isprintable() else None
    if found is None:
        raise complain(NoPerson, "no-such-person")
    return personal.Profile(found.person, found.created, await standings.of_person(house.hub.store, name)), None


async def table_ratings(house: House, request: Request, body: Any) -> Did:
    room = await house.hub.room(request.path_params["code"])
    return await standings.at_table(house.hub.store, room.table), None


async def pools(house: House, request: Request, body: Any) -> Did:
    return personal.Pools(await standings.pools(house.hub.store)), None


async def leaders(house: House, request: Request, body: Any) -> Did:
    game, seats, role = (request.path_params[name] for name in ("game", "seats", "role"))
    if not (seats.isascii() and seats.isdecimal() and len(seats) <= len("16")):
        raise complain(BadRequest, "parameter-number", name="seats", value=seats[:20])
    after = whole_number(request, "after") or 0
    return await standings.leaders(house.hub.store, game, int(seats), role, after), None


DOES: dict[str, Callable[[House, Request, Any], Awaitable[Did]]] = {
    "my_tables": my_tables,
    "my_data": my_data,
    "delete_me": delete_me,
    "my_ratings": my_ratings,
    "person": person,
    "table_ratings": table_ratings,
    "pools": pools,
    "leaders": leaders,
}
