"""What keeps strangers out: of sockets and forms, of others' seats, of the disk, and from asking for too much."""

from __future__ import annotations

import hmac
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from stelae.server import page, people
from stelae.server.limits import neighbourhood
from tests.server.bench import Guest, Server, Socket, serving

pytestmark = pytest.mark.anyio
WEB = Path(__file__).parents[2] / "web"


# ---- who may speak to us ----

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "http://stelae.test.evil.example"},
    {"origin": "http://stelae.test:8080"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "//stelae.test@evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
OURS: list[dict[str, str]] = [
    {},
    {"origin": "http://stelae.test"},
    {"origin": "https://stelae.test"},
    {"sec-fetch-site": "same-origin"},
    {"origin": "https://play.example"},
]


@pytest.mark.parametrize("headers", FOREIGN)
async def test_pages_of_others_open_no_socket_and_send_no_form(server: Server, headers: dict[str, str]) -> None:
    ann = await server.guest("Ann")
    head = await ann.open()
    for path in (f"/api/tables/{head['code']}/socket", "/api/lobby/socket"):
        socket = ann.socket(path, **headers)
        assert await socket.hear() == {}
        assert socket.closed == (1008, "foreign origin")
        assert socket.heard == []
    before = await ann.get("/api/me")
    for method, api, body in (("PUT", "/api/me", {"name": "Eve"}), ("POST", "/api/tables", {"game": "azteka"})):
        answer = await ann.http.request(method, api, json=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (409, "foreign-origin")
        assert "set-cookie" not in answer.headers
    assert await ann.get("/api/me") == before


@pytest.mark.parametrize("headers", OURS)
async def test_our_pages_and_programs_are_let_in(tmp_path: Path, headers: dict[str, str]) -> None:
    async with serving(tmp_path, origin="https://play.example, https://other.example") as server:
        ann = await server.guest("Ann")
        socket = ann.socket("/api/lobby/socket", **headers)
        await socket.say({"type": "hello", "id": "1", "protocol": 1})
        await socket.until("welcome")
        assert (await ann.http.put("/api/me", json={"name": "Anna"}, headers=headers)).status_code == 200


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "text/json"]
)
async def test_what_a_form_can_send_is_not_read(server: Server, kind: str) -> None:
    """A form of another page sends these without asking the browser's leave."""
    ann = await server.guest("Ann")
    answer = await ann.http.put("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["reason"]["code"]) == (400, "request-json")


async def test_a_cookie_alone_is_no_leave_for_other_sites_to_read(server: Server) -> None:
    ann = await server.guest("Ann")
    answer = await ann.http.get("/api/me", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


# ---- what a page may do ----


async def test_every_answer_has_the_strict_policy(server: Server) -> None:
    ann = await server.guest("Ann")
    for path in ("/", "/table/X", "/assets/none.js", "/api/me", "/api/none", "/api/tables/NONE", "/health", "/metrics"):
        headers = (await ann.http.get(path)).headers
        policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == "'self'"
        assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        # A table's code is in its address: no other site is told.
        assert headers["referrer-policy"] == "same-origin"


def test_the_page_needs_no_more_than_its_policy_gives() -> None:
    class Look(HTMLParser):
        inside = ""

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            self.inside = tag
            names = {name for name, _ in attrs}
            assert not {name for name in names if name.startswith("on") or name == "style"}
            assert tag != "script" or "src" in names
            assert tag not in ("style", "base", "iframe", "object", "embed")

        def handle_data(self, data: str) -> None:
            assert self.inside != "script" or not data.strip()

    pages = [WEB / "index.html", *page.FOLDER.glob("*.html")]
    for file in pages:
        Look().feed(file.read_text("utf-8"))


@pytest.mark.parametrize("source", sorted((WEB / "src").rglob("*.ts*")), ids=lambda path: path.name)
def test_the_page_makes_no_markup_of_text(source: Path) -> None:
    """Names and chat are put into the page as text: nothing in it takes a text for markup or for code."""
    text = source.read_text("utf-8")
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function", text)


async def test_cookies_are_for_the_browser_alone(tmp_path: Path) -> None:
    async def cookie(app: Any, scheme: str = "http", **headers: str) -> str:
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://stelae.test") as http:
            return (await http.get("/api/me", headers=headers)).headers["set-cookie"].lower()

    async with serving(tmp_path) as server:
        plain = await cookie(server.app)
        assert "httponly" in plain
        assert "samesite=lax" in plain
        assert "domain" not in plain
        # Else nobody without https could play.
        assert "secure" not in plain
        assert "; secure" in await cookie(server.app, "https")
        # A proxy that is believed tells that it was https; anybody else may say so in vain.
        believed = ProxyHeadersMiddleware(server.app, "127.0.0.1")  # type: ignore[arg-type]  # Starlette's own type
        told = {"X-Forwarded-Proto": "https"}
        assert "; secure" in await cookie(believed, **told)
        assert "secure" not in await cookie(server.app, **told)
    async with serving(tmp_path, secure=True) as server:
        assert "; secure" in await cookie(server.app)


# ---- who one is, and which seat ----


async def test_nobody_becomes_another_by_changing_the_cookie(server: Server) -> None:
    ann, eve = await server.guest("Ann"), await server.guest("Eve")
    guest, name, signature = ann.cookie.split(".")
    own = eve.cookie.split(".")
    forged = [
        f"{guest}.{name}.{own[2]}",
        f"{guest}.{own[1]}.{own[2]}",
        f"{guest}.{own[1]}.{signature}",
        f"{guest}.{name}.{signature[:-1]}",
        f"{guest}.{name}.",
        f"{guest}.{name}",
        f"{guest}.{name}.{signature}.",
        f"{guest}.{name}.тайна",
        f".{guest}.{name}{signature}",
        "",
    ]
    person = (await ann.get("/api/me"))["person"]["id"]
    for one in forged:
        transport = httpx.ASGITransport(server.app, client=("10.9.9.9", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://stelae.test") as http:
            me = (await http.get("/api/me", headers={b"Cookie": f"stelae={one}".encode()})).json()
            assert me["person"]["id"] != person, one


async def without_cookie(server: Server, code: str, *tokens: str) -> dict[str, str]:
    """The seats that tokens alone give."""
    program = await server.guest(cookie=False)
    socket = await program.join(code, tokens=list(tokens))
    return socket.seats


async def test_a_seat_token_proves_one_seat_of_one_table(server: Server) -> None:
    pairs = [await server.pair() for _ in range(2)]
    tokens = [token for pair in pairs for socket in pair for token in socket.seats.values()]
    assert len(set(tokens)) == 4
    # 192 bits of a keyed digest: nothing in one tells of another.
    assert all(re.fullmatch(r"[\w-]{32}", token) for token in tokens)
    code = pairs[0][0].head["code"]
    assert (await without_cookie(server, code, tokens[0])).keys() == {"0"}
    assert (await without_cookie(server, code, tokens[1])).keys() == {"1"}
    assert (await without_cookie(server, code, tokens[2])).keys() == set()
    for wrong in (tokens[0][:-1], tokens[0] + "A", tokens[0].swapcase(), "", "тайна", "A" * 32):
        assert await without_cookie(server, code, wrong) == {}


async def test_a_seat_token_ends_with_the_sitting(server: Server) -> None:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    head = await ann.open(begin="ready")
    code = head["code"]
    socket, other = await ann.join(code), await ben.join(code)
    old = socket.seats["0"]
    await socket.do("stand", seat=0)
    assert await without_cookie(server, code, old) == {}
    # Neither the next one's sitting nor one's own next is opened by it.
    await other.do("sit", seat=0)
    await other.settled()
    assert other.seats["0"] != old
    assert await without_cookie(server, code, old) == {}
    await other.do("stand", seat=0)
    await socket.do("sit", seat=0)
    await socket.settled()
    assert socket.seats["0"] != old
    assert await without_cookie(server, code, old) == {}
    assert await without_cookie(server, code, socket.seats["0"]) == socket.seats


async def test_secrets_are_compared_in_constant_time(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await server.guest("Ann")
    head = await ann.open()
    socket = await ann.join(head["code"])
    compared: list[str | bytes] = []

    def compare(one: Any, other: Any) -> bool:
        compared.extend((one, other))
        return hmac.compare_digest(one, other)

    class Watched:
        new, compare_digest = hmac.new, staticmethod(compare)

    monkeypatch.setattr(people, "hmac", Watched)
    await without_cookie(server, head["code"], socket.seats["0"])
    await ann.get("/api/me")
    assert socket.seats["0"].encode() in compared
    assert ann.cookie.rpartition(".")[2] in compared


# ---- how much anybody may ask for ----


async def test_a_message_has_its_size(tmp_path: Path) -> None:
    async with serving(tmp_path, max_message=2_000) as server:
        ann = await server.guest("Ann")
        socket = await ann.join((await ann.open())["code"])
        await socket.say({"type": "chat", "id": "1", "room": "players", "text": "x" * 2_000})
        assert (await socket.until("error"))["reason"] == {
            "code": "message-large", "clause": None, "params": {"most": 2_000},
        }  # fmt: skip
        await socket.do("chat", room="players", text="x" * 500)
    answer = await ann.http.put("/api/me", json={"name": "x" * 5_000_000})
    assert (answer.status_code, answer.json()["reason"]["code"]) == (413, "message-large")


async def test_messages_have_their_rate(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_per_second=5.0) as server:
        ann = await server.guest("Ann")
        socket = await ann.join((await ann.open())["code"])
        answers = [await socket.ask("ping") for _ in range(30)]
        assert [one["type"] for one in answers].count("pong") < 20
        assert {one["reason"]["code"] for one in answers if one["type"] == "error"} == {"too-fast"}
        # Whoever goes on and on is let go.
        for _ in range(300):
            await socket.say({"type": "ping", "id": "1"})
        while await socket.hear():
            pass
        assert socket.closed == (1008, "too many messages")


async def test_chat_has_its_rate_wherever_one_says_it(tmp_path: Path) -> None:
    async with serving(tmp_path, chats_per_minute=4.0) as server:
        ann = await server.guest("Ann")
        code = (await ann.open())["code"]
        one, other = await ann.join(code), await ann.join(code)
        said = [await socket.ask("chat", room="players", text="hello") for socket in (one, other, one, other)]
        assert [answer["type"] for answer in said] == ["ack", "ack", "error", "error"]
        assert said[-1]["reason"]["code"] == "chat-fast"


async def opened(guest: Guest) -> int:
    return (await guest.http.post("/api/tables", json={"game": "azteka"})).status_code


async def test_a_guest_opens_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, tables_per_guest=2) as server:
        monkeypatch.setattr("stelae.server.callers.CROWD", 2)
        ann = await server.guest("Ann")
        assert [await opened(ann) for _ in range(3)] == [201, 201, 429]
        assert await opened(await server.guest("Ben")) == 201


async def test_an_address_opens_so_many_tables_under_any_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stelae.server.callers.CROWD", 2)
    async with serving(tmp_path, tables_per_guest=2) as server:
        eve = await server.guest("Eve")
        statuses = []
        for _ in range(6):
            eve.http.cookies.clear()
            statuses.append(await opened(eve))
        assert statuses == [201, 201, 201, 201, 429, 429]


async def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path, sockets_per_address=2) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")

        async def let_in(guest: Guest) -> Socket | None:
            socket = guest.socket("/api/lobby/socket")
            await socket.say({"type": "hello", "id": "1", "protocol": 1})
            return socket if await socket.hear() else None

        first = await let_in(ann)
        assert first
        assert await let_in(ann)
        assert await let_in(ann) is None
        assert await let_in(ben)
        await first.close()
        assert await let_in(ann)


async def test_an_address_sends_so_many_requests(tmp_path: Path) -> None:
    async with serving(tmp_path, requests_per_second=2) as server:
        ann, ben = await server.guest("Ann"), await server.guest("Ben")
        statuses = [(await ann.http.get("/api/me")).status_code for _ in range(20)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert (await ben.http.get("/api/me")).status_code == 200
        assert (await ann.http.get("/health")).status_code == 200


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("unix", "unix"),
        (None, ""),
    ],
)
def test_an_address_of_ipv6_counts_with_its_neighbours(host: str | None, counts_as: str) -> None:
    assert neighbourhood(host) == counts_as


@pytest.mark.parametrize(
    ("peer", "forwarded", "seen"),
    [
        # From nobody that is believed: what it says of itself is not heard.
        ("203.0.113.9", "10.0.0.7", "203.0.113.9"),
        ("10.0.0.1", "203.0.113.5", "203.0.113.5"),
        # What the client itself wrote stands to the left of what the proxy adds.
        ("10.0.0.1", "1.1.1.1, 203.0.113.5", "203.0.113.5"),
        ("10.0.0.1", "203.0.113.5, 10.0.0.2", "203.0.113.5"),
        ("10.0.0.1", None, "10.0.0.1"),
    ],
)
async def test_an_address_is_believed_only_of_known_proxies(peer: str, forwarded: str | None, seen: str) -> None:
    found = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        from stelae.server.callers import address

        found.append(address(Request(scope)))

    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope: Any = {"type": "http", "client": (peer, 1), "headers": headers, "scheme": "http"}
    nothing: Any = None
    await ProxyHeadersMiddleware(app, "10.0.0.0/30")(scope, nothing, nothing)
    assert found == [seen]


# ---- what others write ----

NASTY = [
    "<script>alert(1)</script>",
    "</title><img src=x onerror=alert(1)>",
    '"},{"type":"going"',
    "a\u2028b\u202ec\x00\n",
]


@pytest.mark.parametrize("text", NASTY)
async def test_names_and_chat_are_data(server: Server, text: str) -> None:
    ann = await server.guest("Ann")
    answer = await ann.http.put("/api/me", json={"name": text})
    assert answer.headers["content-type"] == "application/json"
    name = answer.json()["person"]["name"]
    code = (await ann.open())["code"]
    socket = await ann.join(code)
    await socket.do("chat", room="players", text=text)
    await socket.settled()
    said = socket.entries[0][-1]["fact"]
    assert said["type"] == "said"
    assert said["text"] == said["person"]["name"] == name
    # One line, nothing invisible; else as it was written.
    assert name.isprintable()
    assert name == " ".join("".join(c if c.isprintable() else " " for c in text).split())
    # Each frame is one message, whatever was written.
    assert all(json.loads(frame)["type"] != "going" for frame in socket.heard)


# ---- the disk ----


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/../../etc/passwd",
        "/assets/../../server/web.py",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..\\..\\etc\\passwd",
        "//etc/passwd",
        "/etc/passwd\x00.js",
        "/assets/",
        "/.env",
    ],
)
async def test_only_the_files_of_the_page_are_given_out(
    tmp_path: Path, server: Server, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>the page")
    (built / "assets" / "x.js").write_text("the script")
    (tmp_path / "pyproject.toml").write_text("not ours to give")
    monkeypatch.setattr(page, "FOLDER", built)
    assert await got(server, "/assets/x.js") == (200, b"the script")
    status, body = await got(server, path)
    assert (status, body) in ((404, b"There is no such file.\n"), (200, b"<!doctype html>the page"))


async def got(server: Server, path: str) -> tuple[int, bytes]:
    """An answer to exactly this path: clients would put it in order first."""
    said: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        said.append(message)

    from urllib.parse import unquote

    scope = {
        "type": "http", "http_version": "1.1", "method": "GET", "scheme": "http", "path": unquote(path),
        "raw_path": path.encode(), "query_string": b"", "headers": [(b"host", b"stelae.test")],
        "client": ("10.8.8.8", 1), "server": ("stelae.test", 80), "root_path": "",
    }  # fmt: skip
    await server.app(scope, receive, send)
    return said[0]["status"], b"".join(message.get("body", b"") for message in said[1:])
