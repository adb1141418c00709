"""The HTTP interface as a list of its operations: the OpenAPI document is made from it, the routes answer to it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from stelae import __version__
from stelae.records import Record
from stelae.server import operations_people as people
from stelae.server import resources as r
from stelae.server.facts import TableHead
from stelae.server.operation import Operation

OPERATIONS = (
    Operation("GET", "/api/games", "games", "The games, their options and variants, and the bots.", r.Games),
    Operation("GET", "/api/me", "me", "Who one is (a guest at first) and one's own tables.", r.Me),
    Operation("PUT", "/api/me", "rename", "Takes another name.", r.Me, r.TakeName),
    Operation("GET", "/api/tables", "lobby", "Public tables.", r.Tables, query=(("game", str),)),
    Operation("POST", "/api/tables", "open_table", "Opens a table.", r.Opened, r.NewTable, status=201),
    Operation("GET", "/api/tables/{code}", "table", "A table, as everybody may know it.", TableHead),
    Operation(
        "GET",
        "/api/tables/{code}/record",
        "record",
        "The record of a game (of a match: which, from 0); what the one who asks may not see is left out of it.",
        Record,
        query=(("game", int),),
    ),
    Operation(
        "POST",
        "/api/study",
        "study",
        "Positions, legal moves and what happened, for lessons, shared positions and stepping through games.",
        r.Studied,
        r.Study,
    ),
    Operation(
        "GET",
        "/api/study",
        "shared",
        "The same by an address alone: a position (game, position), or a finished game (table, of a match its number).",
        r.Studied,
        query=(
            ("game", str),
            ("position", str),
            ("table", str),
            ("number", int),
            ("ply", int),
            ("seat", int),
            ("show", Literal["last", "all"]),
        ),
    ),
    Operation(
        "POST",
        "/api/analysis",
        "analysis",
        "What bots think of a position, or of every move of a game: lines of JSON, as they come. Hang up to stop it.",
        r.Judged,
        r.Examine,
        stream=True,
    ),
    *people.OPERATIONS,
    Operation("GET", "/health", "health", "Whether the server is well.", r.Health),
)


# Lines of JSON.
LINES = "application/x-ndjson"


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    types = [kind for op in OPERATIONS for kind in (op.gives, op.takes) if kind is not None] + [r.Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    known = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for op in OPERATIONS:
        paths.setdefault(op.path, {})[op.method.lower()] = _described(op, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stelae", "version": __version__, "description": "All that is not live; see protocol.md."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _described(op: Operation, known: dict[type, Any]) -> dict[str, Any]:
    def body(kind: type, media: str = "application/json") -> dict[str, Any]:
        # Of a file nothing is said but what it is.
        return {media: {"schema": {} if kind is bytes else known[kind]}}

    path = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in op.in_path]
    query = [{"name": name, "in": "query", "schema": msgspec.json.schema(kind)} for name, kind in op.query]
    described: dict[str, Any] = {
        "operationId": op.name,
        "summary": op.about,
        "parameters": [*path, *query],
        "responses": {
            str(op.status): {
                "description": "Done.",
                "content": body(op.gives, LINES if op.stream else op.media),
            },
            "4XX": {"description": "Refused; the reason says why.", "content": body(r.Problem)},
        },
    }
    if op.takes is not None:
        described["requestBody"] = {"required": True, "content": body(op.takes)}
    return described
