"""What whoever runs a server relies on: health, metrics, logs without secrets, and a stop that loses nothing."""

from __future__ import annotations

import contextlib
import json
import logging
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from stelae.core.contract import complain
from stelae.server.logs import Json, Text
from stelae.server.settings import BadSettings, read
from stelae.server.store import StoreFailed
from tests.server.bench import Server, serving
from tests.server.process import process


def test_it_stops_without_losing_anything_and_logs_no_secrets(tmp_path: Path) -> None:
    """One process does all of this: it takes a second to start."""
    token = "a-token-for-metrics"  # noqa: S105 - of this test alone
    with (
        process(tmp_path, "--log-level", "debug", "--come-back", "2.5", STELAE_METRICS_TOKEN=token) as server,
        httpx.Client(base_url=server.url) as http,
    ):
        opened = http.post("/api/tables", json={"game": "azteka", "seats": [{"who": "me"}, {"who": "me"}]}).json()
        code, seat = opened["table"]["code"], opened["seats"]["0"]
        cookie = http.cookies["stelae"]
        assert http.get("/metrics").status_code == 404
        assert http.get("/metrics", headers={"Authorization": f"Bearer {token}"}).status_code == 200
        headers = {"Cookie": f"stelae={cookie}"}
        with connect(f"{server.ws}/api/tables/{code}/socket", additional_headers=headers) as socket:
            hello = {"type": "hello", "id": "1", "protocol": 1, "tokens": [seat], "bearer": "a-bearer-token"}
            socket.send(json.dumps(hello))
            # That bearer token is nobody's.
            assert json.loads(socket.recv(timeout=20))["reason"]["code"] == "bearer-wrong"
            socket.send(json.dumps({**hello, "bearer": None}))
            while json.loads(socket.recv(timeout=20))["type"] != "presence":
                pass
            with connect(f"{server.ws}/api/lobby/socket", additional_headers=headers) as lobby:
                lobby.send(json.dumps({"type": "hello", "id": "1", "protocol": 1}))
                while json.loads(lobby.recv(timeout=20))["type"] != "lobby":
                    pass
                socket.send(json.dumps({"type": "move", "id": "2", "seat": 0, "ply": 0, "move": "c5"}))
                while (heard := json.loads(socket.recv(timeout=20)))["type"] != "ack":
                    pass
                # Sent, and not waited for: if the server has read it, it answers before it goes.
                socket.send(json.dumps({"type": "move", "id": "3", "seat": 1, "ply": 1, "move": "c+"}))
                server.running.send_signal(signal.SIGTERM)
                heard = _until_closed(socket)
                assert _until_closed(lobby)[-1]["type"] == "going"
        assert heard[-1] == {"type": "going", "after": 2.5}
        server.running.wait(timeout=20)
        lines = server.lines()
    said = [json.loads(line) for line in lines]
    assert "going" in [line["message"] for line in said]
    assert {line["level"] for line in said} <= {"debug", "info"}, said
    text = "\n".join(lines)
    for secret in (cookie, cookie.rpartition(".")[2], seat, token, "a-bearer-token"):
        assert secret not in text
    with process(tmp_path, STELAE_METRICS_TOKEN=token) as server, httpx.Client(base_url=server.url) as http:
        # What was acknowledged is there.
        acked = any(message.get("id") == "3" and message["type"] == "ack" for message in heard)
        assert http.get(f"/api/tables/{code}").json()["ply"] in ((2,) if acked else (1, 2))


def _until_closed(socket: Any) -> list[dict[str, Any]]:
    """All that is heard before the server closes the socket, which it does with the word for a restart."""
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(socket.recv(timeout=20)))
    assert socket.close_code == 1012
    return heard


def figures(text: str) -> dict[tuple[str, str], float]:
    """The value of each metric, by its name and the last of its labels."""
    families = list(text_string_to_metric_families(text))
    assert families
    return {(one.name, [*one.labels.values(), ""][0]): one.value for family in families for one in family.samples}


@pytest.mark.anyio
async def test_metrics_count_what_happens(server: Server) -> None:
    ann, ben = await server.pair()
    await ann.move(0, "c5")
    await ben.say("no message")
    await ben.settled()
    local = httpx.AsyncClient(
        transport=httpx.ASGITransport(server.app, client=("127.0.0.1", 1)), base_url="http://stelae.test"
    )
    answer = await local.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    found = figures(answer.text)
    assert found["stelae_tables", "playing"] == 1
    assert found["stelae_sockets", ""] == 2
    assert found["stelae_messages_total", "move"] == 1
    assert found["stelae_messages_total", "unread"] == 1
    assert found["stelae_log_entries_total", ""] == server.room(ann.head["code"]).table.number
    assert found["stelae_http_seconds_count", "open_table"] == 1
    assert found["stelae_going", ""] == 0
    # No person, table or address is named.
    for name in (ann.head["code"], "Ann", "10.0.0"):
        assert name not in answer.text


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("client", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("10.1.2.3", {}, 404),
        ("testclient", {}, 404),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("127.0.0.1", {"Forwarded": "for=127.0.0.1"}, 404),
    ],
)
async def test_without_a_token_metrics_are_for_this_machine(
    server: Server, client: str, headers: dict[str, str], status: int
) -> None:
    transport = httpx.ASGITransport(server.app, client=(client, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://stelae.test") as http:
        assert (await http.get("/metrics", headers=headers)).status_code == status


@pytest.mark.anyio
@pytest.mark.parametrize(("given", "status"), [("secret", 200), ("secre", 404), ("", 404), ("тайна", 404)])
async def test_with_a_token_metrics_are_for_whoever_has_it(tmp_path: Path, given: str, status: int) -> None:
    async with serving(tmp_path, metrics_token="secret") as server:  # noqa: S106 - of this test alone
        transport = httpx.ASGITransport(server.app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://stelae.test") as http:
            headers = {b"Authorization": f"Bearer {given}".encode()}
            assert (await http.get("/metrics", headers=headers)).status_code == status


@pytest.mark.anyio
async def test_health_tells_what_is_wrong(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await server.guest("Ann")
    assert (await ann.get("/health"))["status"] == "ok"
    store = server.hub.store

    async def full(key: str, value: str | None = None) -> str | None:
        raise complain(StoreFailed, "disk-full", file="stelae.sqlite")

    with monkeypatch.context() as patched:
        patched.setattr(type(store), "setting", lambda store, key, value=None: full(key, value))
        await server.hub._beat()
        await server.hub._beat()
        answer = await ann.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
    assert caplog.text.count("disk-full") == 1
    await server.hub._beat()
    assert (await ann.get("/health"))["status"] == "ok"
    await server.hub.farewell()
    answer = await ann.http.get("/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "going")


def record(message: str, *values: object, **extra: object) -> logging.LogRecord:
    return logging.getLogger("stelae").makeRecord("stelae", logging.INFO, "", 0, message, values, None, extra=extra)


def test_a_log_line_is_one_line_whatever_it_tells() -> None:
    name = 'Eve"\n2026-01-01 INFO all is well\x1b[31m'
    line = Json().format(record("renamed to %s", name, table="ABC", count=2))
    assert "\n" not in line
    said = json.loads(line)
    assert (said["message"], said["table"], said["count"]) == (f"renamed to {name}", "ABC", 2)
    text = Text().format(record("renamed to %s", name, table="ABC"))
    assert "\n" not in text
    assert "\x1b" not in text
    assert text.endswith("table=ABC")


def test_an_exception_is_logged_in_one_json_line() -> None:
    try:
        raise ValueError("so it is")
    except ValueError as error:
        found = record("failed")
        found.exc_info = (type(error), error, error.__traceback__)
    assert "ValueError: so it is" in json.loads(Json().format(found))["exception"]


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("log_level", "loud", "setting-choice"),
        ("log_format", "xml", "setting-choice"),
        ("proxies", "10.0.0.1, nginx", "setting-address"),
        ("proxies", "10.0.0.1/8", "setting-address"),
        ("port", "x", "setting-number"),
        ("port", "70000", "setting-range"),
        ("secure", "perhaps", "setting-yes-no"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str, code: str) -> None:
    for given, environ in (({name: value}, {}), ({}, {f"STELAE_{name.upper()}": value})):
        with pytest.raises(BadSettings) as wrong:
            read(given, environ)
        assert wrong.value.reason.code == code
    assert read({"proxies": "10.0.0.1, 192.168.0.0/16"}, {}).proxies
