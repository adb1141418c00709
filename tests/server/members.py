"""People with accounts."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.bench import Guest, Json, Server

SECRET = "a long sentence"  # noqa: S105 - opens nothing


async def registered(server: Server, login: str = "ann") -> Guest:
    guest = await server.guest(login.title())
    await guest.post("/api/account", {"login": login, "password": SECRET}, 201)
    return guest


async def code(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    found: str = answer.json()["reason"]["code"]
    return found


async def sign_in(guest: Guest, login: str = "ann", password: str = SECRET, **more: Any) -> Json:
    return await guest.post("/api/sign-in", {"login": login, "password": password, **more})
