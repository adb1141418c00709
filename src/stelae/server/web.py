"""The HTTP interface: who asks, what may be asked, and the answers of openapi.OPERATIONS."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Literal

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from stelae import __version__, records
from stelae.core.contract import IllegalMove, Reason, StelaeError, UnknownGame, complain
from stelae.server import examine, eyes, openapi, study, web_own, web_people
from stelae.server.accounts import Unknown, Unsure
from stelae.server.callers import (
    COOKIE,
    BadRequest,
    Caller,
    Did,
    House,
    TooMuch,
    address,
    caller,
    same_origin,
    whole_number,
)  # fmt: skip
from stelae.server.decide import Refused, clean_name, refuse
from stelae.server.hub import NoTable
from stelae.server.operation import Operation
from stelae.server.resources import Examine, Health, Me, NewTable, Opened, Problem, Tables, TakeName
from stelae.server.resources import Study as Ask
from stelae.server.store import StoreFailed
from stelae.server.table import Table

YEAR = 365 * 24 * 3600
MOST_BODY = 4 * 1024 * 1024


class TooLarge(StelaeError):
    """A body that nobody reads."""


# What a refusal is in HTTP; the first that fits.
STATUS: tuple[tuple[type[StelaeError], int], ...] = (
    (NoTable, 404),
    (UnknownGame, 404),
    (TooMuch, 429),
    (TooLarge, 413),
    (Unknown, 401),
    (Unsure, 403),
    (StoreFailed, 503),
    (IllegalMove, 409),
    (Refused, 409),
    (StelaeError, 400),
)


# ---- what the operations do ----


async def games(house: House, request: Request, body: Any) -> Did:
    return study.catalogue(), None


async def me(house: House, request: Request, body: Any) -> Did:
    who = await caller(house, request)
    return Me(who.person, tuple(await house.hub.heads(person=who.person.id))), _kept(house, request, who)


def _kept(house: House, request: Request, who: Caller) -> str | None:
    """The cookie once more, so that it lasts from now on."""
    return request.cookies[COOKIE] if who.session else who.cookie(house.keys)


async def rename(house: House, request: Request, body: TakeName) -> Did:
    who = await caller(house, request)
    person = msgspec.structs.replace(who.person, name=clean_name(body.name))
    if person.account:
        await house.accounts.rename(person.id, person.name)
    cookie = None if person.account else house.keys.cookie(person)
    return Me(person, tuple(await house.hub.heads(person=person.id))), cookie


async def lobby(house: House, request: Request, body: Any) -> Did:
    return Tables(tuple(await house.hub.heads(game=request.query_params.get("game")))), None


async def open_table(house: House, request: Request, body: NewTable) -> Did:
    who = await caller(house, request)
    person = who.person
    if not house.tables.take(person.id) or not house.tables_there.take(address(request)):
        raise complain(TooMuch, "tables-many", most=house.settings.tables_per_guest)
    room = await house.hub.open(person, body)
    mine = [seat for seat, chair in enumerate(room.table.chairs) if chair.person and chair.person.id == person.id]
    return Opened(eyes.head(room.table), {seat: house.keys.seat(room.table, seat) for seat in mine}), who.cookie(
        house.keys
    )


async def table(house: House, request: Request, body: Any) -> Did:
    return eyes.head((await house.hub.room(request.path_params["code"])).table), None


async def record(house: House, request: Request, body: Any) -> Did:
    person = (await caller(house, request)).person
    at = (await house.hub.room(request.path_params["code"])).table
    full = _played(at, whole_number(request, "game"))
    own = (seat for seat, chair in enumerate(at.chairs) if chair.person and chair.person.id == person.id)
    return await run_in_threadpool(records.redact, full, next(own, None)), None


def _played(at: Table, number: int | None) -> records.Record:
    """The record of a game of a table, else of its last one."""
    number = len(at.games) - 1 if number is None else number
    if not 0 <= number < len(at.games):
        refuse("no-such-game", game=number, games=len(at.games))
    return eyes.record(at, number)


async def asked(house: House, request: Request, body: Ask) -> Did:
    played = await _named(house, body)
    if body.seed is None and not body.asks:
        return await run_in_threadpool(study.study, body, played), None
    # Acts may have to settle, and temples to be weighed: in as many threads as there are for that.
    pool = house.hub.enquiries.pool
    return await asyncio.get_running_loop().run_in_executor(pool, study.study, body, played), None


async def _named(house: House, ask: Ask) -> records.Record | None:
    """The finished game of the table that a study names."""
    if ask.table is None:
        return None
    played = _played((await house.hub.room(ask.table)).table, ask.number)
    if played.result is None:
        refuse("study-running")
    return played


async def analysis(house: House, request: Request, body: Examine) -> Did:
    judges = house.hub.judges
    judges.check()
    wanted = await run_in_threadpool(examine.tasks, body, await _named(house, body))
    who = await caller(house, request)
    whose = ("analysis", address(request) if who.new else who.person.id)
    return examine.examined(judges, whose, wanted, body.seconds), None


async def shared(house: House, request: Request, body: Any) -> Did:
    """The same by an address alone."""
    given = request.query_params
    texts = {name: given.get(name) for name in ("game", "position", "table")}
    numbers = {name: whole_number(request, name) for name in ("number", "ply", "seat")}
    try:
        ask = msgspec.convert({**texts, **numbers, "show": given.get("show", "last")}, Ask)
    except msgspec.ValidationError as error:
        raise complain(BadRequest, "message-wrong", detail=str(error)[:200]) from None
    return await asked(house, request, ask)


async def health(house: House, request: Request, body: Any) -> Did:
    status: Literal["ok", "failing", "going"] = "going" if house.hub.going else "ok" if house.hub.well else "failing"
    return Health(status, __version__, len(house.hub.rooms), house.sockets), None


DOES: dict[str, Callable[[House, Request, Any], Awaitable[Did]]] = {
    "games": games,
    "me": me,
    "rename": rename,
    "lobby": lobby,
    "open_table": open_table,
    "table": table,
    "record": record,
    "study": asked,
    "shared": shared,
    "analysis": analysis,
    "health": health,
    **web_people.DOES,
    **web_own.DOES,
}


# ---- around them ----


def answer(data: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(data), status, headers, "application/json")


def stream(lines: AsyncIterator[Any]) -> Response:
    """An answer that comes line by line; nobody on the way shall wait for the whole of it."""

    async def written() -> AsyncIterator[bytes]:
        async for line in lines:
            yield msgspec.json.encode(line) + b"\n"

    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(written(), headers=headers, media_type=openapi.LINES)


def download(data: Iterator[bytes], op: Operation) -> Response:
    """A file to be kept."""
    name = "stelae." + op.media.rpartition("/")[2]
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(data, headers=headers, media_type=op.media)


def problem(error: StelaeError) -> Response:
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    return answer(Problem(error.reason), status)


async def _body(op: Operation, request: Request) -> Any:
    if op.takes is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise complain(BadRequest, "request-json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY:
            raise complain(TooLarge, "message-large", most=MOST_BODY)
    try:
        return msgspec.json.decode(bytes(data), type=op.takes)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise complain(BadRequest, "message-wrong", detail=str(error)[:200]) from None


def _endpoint(op: Operation) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        house: House = request.app.state.house
        begun = time.perf_counter()
        response = await respond(house, request)
        house.hub.metrics.requests.labels(op.name, response.status_code).observe(time.perf_counter() - begun)
        return response

    async def respond(house: House, request: Request) -> Response:
        try:
            if op.name != "health" and not house.requests.take(address(request)):
                raise complain(TooMuch, "too-fast")
            if op.method != "GET" and not same_origin(house.settings, request.headers):
                raise complain(Refused, "foreign-origin")
            data, cookie = await DOES[op.name](house, request, await _body(op, request))
        except StelaeError as error:
            return problem(error)
        if op.stream:
            return stream(data)
        if op.media != "application/json":
            return download(data, op)
        # Whoever sends people here shall send them elsewhere for the moment.
        unwell = isinstance(data, Health) and data.status != "ok"
        response = answer(data, 503 if unwell else op.status)
        if cookie is not None:
            response.set_cookie(
                COOKIE, cookie, YEAR, httponly=True, samesite="lax",
                secure=house.settings.secure or request.url.scheme == "https",
            )  # fmt: skip
        return response

    return endpoint


def routes() -> list[Route]:
    return [Route(op.path, _endpoint(op), methods=[op.method], name=op.name) for op in openapi.OPERATIONS]


async def document(request: Request) -> Response:
    return answer(openapi.document())


async def not_found(request: Request) -> Response:
    return answer(Problem(Reason("no-such-page", None, {"path": request.url.path[:100]})), 404)
