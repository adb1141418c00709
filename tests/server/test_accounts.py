"""Accounts: a guest keeps its games, signs in elsewhere, signs out, changes its keys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from argon2 import Type, extract_parameters

from stelae.server import accounts, callers, passwords
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.bench import Clock, Guest, Json, Server, serving
from tests.server.members import SECRET, code, registered, sign_in

pytestmark = pytest.mark.anyio


def test_a_password_is_hashed_with_argon2id_and_enough_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    kept = asyncio.run(passwords.Passwords().hashed(SECRET))
    found = extract_parameters(kept)
    # What RFC 9106 asks for where memory is short.
    assert (found.type, found.memory_cost >= 65_536, found.time_cost >= 3) == (Type.ID, True, True)
    assert SECRET not in kept


async def asked(guest: Guest, purpose: str, login: str | None = None) -> Json:
    return await guest.post("/api/passkeys/options", {"purpose": purpose, "login": login})


async def test_a_guest_becomes_an_account_and_keeps_its_id_and_its_games(either: Server) -> None:
    guest = await either.guest("Ann")
    before = (await guest.get("/api/me"))["person"]
    head = await guest.open()
    old = guest.cookie
    socket = await guest.join(head["code"])
    account = await guest.post("/api/account", {"login": "Ann.Lee", "password": SECRET}, 201)
    assert account["person"] == {**before, "account": True}
    assert (account["login"], account["password"], account["passkeys"]) == ("Ann.Lee", True, [])
    assert guest.cookie != old
    me = await guest.get("/api/me")
    assert me["person"]["id"] == before["id"]
    assert [table["code"] for table in me["tables"]] == [head["code"]]
    assert me["tables"][0]["seats"][0]["person"]["account"]
    # The socket that came in as a guest comes back as what it is now; the guest's cookie is nobody's.
    while await socket.hear():
        pass
    assert socket.closed == (1012, "signed out")
    assert (await guest.join(head["code"])).seats.keys() == {"0"}
    guest.http.cookies.clear()
    guest.http.cookies.set("stelae", old)
    assert (await guest.get("/api/me"))["person"]["id"] != before["id"]


async def test_signed_in_on_another_device_the_games_go_on_there(either: Server) -> None:
    ann = await registered(either)
    ben = await either.guest("Ben")
    head = await ann.open()
    there = await ben.join(head["code"])
    await there.do("sit", seat=1)
    phone = await either.guest(cookie=False)
    account = await sign_in(phone, "ANN")
    assert [one["here"] for one in account["sessions"] if one.get("here")] == [True]
    assert len(account["sessions"]) == 2
    socket = await phone.join(head["code"])
    await socket.move(0)
    assert (await there.told("plied"))["seat"] == 0


async def test_what_was_played_as_a_guest_comes_along_to_the_account(either: Server) -> None:
    ann = await registered(either)
    phone = await either.guest("Ann on her phone")
    ben = await either.guest("Ben")
    head = await phone.open()
    theirs = await ben.join(head["code"])
    await theirs.do("sit", seat=1)
    here = await phone.join(head["code"])
    await here.move(0)
    old_token, old_cookie = here.seats["0"], phone.cookie
    await sign_in(phone)
    while await here.hear():
        pass
    assert [table["code"] for table in (await ann.get("/api/me"))["tables"]] == [head["code"]]
    again = await phone.join(head["code"])
    assert again.seats.keys() == {"0"}
    assert again.seats["0"] != old_token
    assert again.head["host"] == again.head["seats"][0]["person"]["id"] == (await ann.get("/api/me"))["person"]["id"]
    # Under the name by which the others know her.
    assert again.head["seats"][0]["person"]["name"] == "Ann on her phone"
    await theirs.settled()
    await theirs.move(1)
    # Neither the cookie nor the token of before is anybody's.
    stale = await either.guest(cookie=False)
    stale.http.cookies.set("stelae", old_cookie)
    assert (await stale.join(head["code"], tokens=[old_token])).seats == {}


async def test_somebody_else_at_the_same_screen_leaves_the_guests_games_alone(server: Server) -> None:
    await registered(server)
    guest = await server.guest("The neighbour")
    await guest.open()
    await sign_in(guest, bring=False)
    assert (await guest.get("/api/me"))["tables"] == []


async def test_sign_out_here_and_everywhere(either: Server) -> None:
    ann = await registered(either)
    phone = await either.guest(cookie=False)
    await sign_in(phone)
    head = await ann.open()
    at_home, away = await ann.join(head["code"]), await phone.join(head["code"])
    lobby = phone.socket("/api/lobby/socket")
    await lobby.say({"type": "hello", "id": "1", "protocol": 1})
    await lobby.until("lobby")
    token, cookies = away.seats["0"], [ann.cookie, phone.cookie]
    first = at_home.seats["0"]
    out = await ann.post("/api/sign-out", {})
    assert not out["person"].get("account")
    while await at_home.hear():
        pass
    await away.settled()
    # The next one at that screen is not in her seat, whatever the page has kept.
    assert (await ann.join(head["code"], tokens=[first])).seats == {}
    token = away.seats["0"]
    assert (await ann.get("/api/me"))["person"]["id"] == out["person"]["id"]
    await sign_in(ann)
    await phone.post("/api/sign-out", {"everywhere": True})
    for socket in (away, lobby):
        while await socket.hear():
            pass
        assert socket.closed == (1012, "signed out")
    for cookie in (*cookies, ann.cookie):
        thief = await either.guest(cookie=False)
        thief.http.cookies.set("stelae", cookie)
        assert (await thief.join(head["code"], tokens=[token])).seats == {}
        assert (await thief.get("/api/me"))["tables"] == []
    await sign_in(ann)
    assert (await ann.join(head["code"])).seats.keys() == {"0"}


async def test_a_socket_whose_key_is_revoked_is_not_heard_any_more(server: Server) -> None:
    ann, ben = await registered(server), await server.guest("Ben")
    phone = await server.guest(cookie=False)
    await sign_in(phone)
    head = await ann.open()
    stolen, theirs = await phone.join(head["code"]), await ben.join(head["code"])
    await theirs.do("sit", seat=1)
    await stolen.settled()
    await ann.post("/api/sign-out", {"everywhere": True})
    # Whoever has it does not hang up, and goes on talking.
    for number in range(3):
        move = {"type": "move", "id": f"m{number}", "seat": 0, "ply": 0, "move": "c5"}
        await stolen.say(move)
    while await stolen.hear():
        pass
    await theirs.settled()
    assert theirs.head["ply"] == 0
    assert theirs.seen[1]["ply"] == 0


async def test_one_device_is_signed_out_from_another(server: Server) -> None:
    ann = await registered(server)
    phone = await server.guest(cookie=False)
    there = next(one["id"] for one in (await sign_in(phone))["sessions"] if one.get("here"))
    left = (await ann.http.delete(f"/api/sessions/{there}")).json()["sessions"]
    assert [one["id"] for one in left] != [there]
    assert await code(await phone.http.get("/api/account"), 401) == "account-needed"
    assert await code(await ann.http.delete(f"/api/sessions/{there}"), 409) == "no-such-session"


async def test_keys_change_only_after_a_fresh_proof(server: Server, clock: Clock) -> None:
    ann = await registered(server)
    phone = await server.guest(cookie=False)
    await sign_in(phone)
    clock.now += accounts.SURE + 1
    other = {"password": "another long sentence"}
    assert await code(await ann.http.patch("/api/account", json=other), 403) == "sign-in-again"
    assert await code(await ann.http.post("/api/bots", json={"name": "B"}), 403) == "sign-in-again"
    # To sign in again is to prove it; the session stays the same.
    cookie = ann.cookie
    assert len((await sign_in(ann))["sessions"]) == 2
    assert ann.cookie == cookie
    changed = (await ann.http.patch("/api/account", json={**other, "login": "anna"})).json()
    assert changed["login"] == "anna"
    assert len(changed["sessions"]) == 1
    assert await code(await phone.http.get("/api/account"), 401) == "account-needed"
    assert await code(await phone.http.post("/api/sign-in", json={"login": "ann", "password": SECRET}), 401)
    assert await code(await phone.http.post("/api/sign-in", json={"login": "anna", "password": SECRET}), 401)
    await sign_in(phone, "anna", other["password"])
    renamed = await ann.http.put("/api/me", json={"name": "Anna Lee"})
    assert renamed.json()["person"]["name"] == "Anna Lee"
    assert (await phone.get("/api/me"))["person"]["name"] == "Anna Lee"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"login": "ann", "password": SECRET}, "login-taken"),
        ({"login": " ANN ", "password": SECRET}, "login-taken"),
        ({"login": "ａｎｎ", "password": SECRET}, "login-taken"),
        ({"login": "an", "password": SECRET}, "login-form"),
        ({"login": "ann lee", "password": SECRET}, "login-form"),
        ({"login": "a\0nn", "password": SECRET}, "login-form"),
        ({"login": "boris", "password": "short"}, "password-short"),
        ({"login": "boris-the-cat", "password": "Boris-the-cat"}, "password-weak"),
        ({"login": "boris", "password": "        "}, "password-weak"),
        ({"login": "boris"}, "account-keyless"),
    ],
)
async def test_why_an_account_is_not_made(server: Server, body: Json, why: str) -> None:
    await registered(server)
    guest = await server.guest("Boris")
    assert await code(await guest.http.post("/api/account", json=body), 409) == why
    assert not (await guest.get("/api/me"))["person"].get("account")


async def test_only_who_is_signed_in_has_an_account(server: Server) -> None:
    guest = await server.guest("Ann")
    for method, path, body in [
        ("GET", "/api/account", None),
        ("PATCH", "/api/account", {}),
        ("POST", "/api/sign-out", {}),
        ("POST", "/api/bots", {"name": "B"}),
        ("DELETE", "/api/passkeys/x", None),
        ("DELETE", "/api/sessions/x", None),
        ("DELETE", "/api/bots/x", None),
    ]:
        assert await code(await guest.http.request(method, path, json=body), 401) == "account-needed"
    ann = await registered(server, "anna")
    assert await code(await ann.http.post("/api/account", json={"login": "x"}), 409) == "account-already"


# ---- who guesses ----


async def test_wrong_keys_tell_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the answer nor the work done for it says whether there is such a login."""
    await registered(server)
    device = Authenticator()
    keyless = await server.guest("Kim")
    ceremony = await asked(keyless, "register", "kim")
    await keyless.post("/api/account", {"login": "kim", "passkey": made(device, ceremony)}, 201)
    house = server.app.state.house
    compared: list[bool] = []
    fits = house.passwords.fits

    async def watched(password: str, kept: str | None) -> bool:
        compared.append(True)
        return bool(await fits(password, kept))

    monkeypatch.setattr(house.passwords, "fits", watched)
    eve = await server.guest("Eve")
    answers = [
        await eve.http.post("/api/sign-in", json={"login": login, "password": "not this one"})
        for login in ("ann", "nobody", "kim", "no\0body")
    ]
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    assert await code(answers[0], 401) == "sign-in-wrong"
    assert len(compared) == 4


async def test_keys_are_tried_only_so_often(tmp_path: Path) -> None:
    async with serving(tmp_path, sign_ins_per_hour=2.0) as server:
        ann = await registered(server)
        eve = await server.guest("Eve")

        async def tried(guest: Guest, login: str = "ann", password: str = "guessed") -> int:  # noqa: S107
            return (await guest.http.post("/api/sign-in", json={"login": login, "password": password})).status_code

        assert [await tried(eve) for _ in range(5)] == [401, 401, 429, 429, 429]
        # From many addresses together the same login can be tried a little more often, whether there is one or not.
        for login in ("ann", "nobody"):
            answers = [await tried(await server.guest(), login) for _ in range(callers.TOGETHER * 2 + 1)]
            assert answers[-1] == 429
            assert 401 in answers
        statuses = [
            (await eve.http.post("/api/passkeys/options", json={"purpose": "sign-in"})).status_code
            for _ in range(callers.TOGETHER * 2 + 1)
        ]
        assert (statuses[0], statuses[-1]) == (200, 429)
        # Whoever is in stays in.
        assert (await ann.get("/api/account"))["login"] == "ann"


async def test_no_secret_is_stored_or_logged(tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    async with serving(tmp_path, clock) as server:
        ann = await registered(server)
        await sign_in(ann)
        token = (await ann.post("/api/bots", {"name": "B"}, 201))["token"]
        ceremony = (await asked(ann, "register"))["ceremony"]
        secrets = [SECRET, ann.cookie.removeprefix("s."), token, ceremony]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("stelae.sqlite*"))
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret not in caplog.text
    assert b"$argon2id$" in stored


# ---- passkeys ----


def made(device: Authenticator, ceremony: Json, **more: str) -> Json:
    return {"ceremony": ceremony["ceremony"], "credential": device.create(ceremony["options"]), **more}


def signed(device: Authenticator, ceremony: Json) -> Json:
    return {"ceremony": ceremony["ceremony"], "credential": device.get(ceremony["options"])}


async def test_an_account_by_passkey_alone(either: Server, clock: Clock) -> None:
    device = Authenticator()
    kim = await either.guest("Kim")
    ceremony = await asked(kim, "register", "kim")
    options = ceremony["options"]
    assert (options["rp"]["id"], options["user"]["name"]) == ("stelae.test", "kim")
    assert options["authenticatorSelection"]["residentKey"] == "required"
    account = await kim.post("/api/account", {"login": "kim", "passkey": made(device, ceremony, label="my phone")}, 201)
    assert (account["password"], [one["label"] for one in account["passkeys"]]) == (False, ["my phone"])
    phone = await either.guest(cookie=False)
    clock.now += 60
    ceremony = await asked(phone, "sign-in")
    # The device finds the key by itself: nobody says who he is, so nobody learns who there is.
    assert ceremony["options"].get("allowCredentials", []) == []
    again = await phone.post("/api/sign-in", signed(device, ceremony))
    assert again["person"] == account["person"]
    assert again["passkeys"][0]["used"] == clock.now
    # The last key stays.
    path = f"/api/passkeys/{again['passkeys'][0]['id']}"
    assert await code(await phone.http.delete(path), 409) == "key-last"
    assert (await phone.http.patch("/api/account", json={"password": SECRET})).json()["password"]
    assert (await phone.http.delete(path)).json()["passkeys"] == []
    assert await code(await phone.http.delete(path), 409) == "no-such-passkey"
    ceremony = await asked(kim, "sign-in")
    assert await code(await kim.http.post("/api/sign-in", json=signed(device, ceremony)), 401) == "passkey-wrong"


async def test_a_passkey_beside_the_password_and_then_without_it(server: Server) -> None:
    ann = await registered(server)
    device = Authenticator()
    ceremony = await asked(ann, "register")
    account = await ann.post("/api/passkeys", made(device, ceremony))
    assert len(account["passkeys"]) == 1
    more = await asked(ann, "register")
    assert [one["id"] for one in more["options"]["excludeCredentials"]] == [account["passkeys"][0]["id"]]
    assert not (await ann.http.patch("/api/account", json={"password": None})).json()["password"]
    phone = await server.guest(cookie=False)
    assert await code(await phone.http.post("/api/sign-in", json={"login": "ann", "password": SECRET}), 401)
    assert (await phone.post("/api/sign-in", signed(device, await asked(phone, "sign-in"))))["login"] == "ann"


async def test_what_a_passkey_says_counts_once_in_time_for_this_page_and_for_this_person(
    server: Server, clock: Clock
) -> None:
    ann, eve = await registered(server), await registered(server, "eve")
    device = Authenticator()
    await ann.post("/api/passkeys", made(device, await asked(ann, "register")))
    phone = await server.guest(cookie=False)

    async def refused(body: Json, path: str = "/api/sign-in", guest: Guest = phone) -> str:
        return await code(await guest.http.post(path, json=body), 401)

    once = signed(device, await asked(phone, "sign-in"))
    await phone.post("/api/sign-in", once)
    assert await refused(once) == "passkey-late"
    late = signed(device, await asked(phone, "sign-in"))
    clock.now += 301
    assert await refused(late) == "passkey-late"
    # A ceremony of one kind is none of the other, and one of another person's is nobody's.
    wrong = made(Authenticator(), await asked(ann, "register"))
    for guest, login in ((ann, "ann"), (eve, "eve")):
        await sign_in(guest, login)
    assert await refused(wrong, "/api/passkeys", eve) == "passkey-late"
    other = await asked(phone, "sign-in")
    assert await refused({**signed(device, other), "ceremony": wrong["ceremony"]}) == "passkey-late"
    for bad in (
        # Another page, a person who did not prove himself, a copied key, another challenge, another's signature.
        Authenticator("https://evil.example", keys=device.keys),
        Authenticator(flags=PRESENT, keys=device.keys),
    ):
        assert await refused(signed(bad, await asked(phone, "sign-in"))) == "passkey-wrong"
    device.keys[0].signs = 0
    assert await refused(signed(device, await asked(phone, "sign-in"))) == "passkey-wrong"
    device.keys[0].signs = 100
    stale = signed(device, await asked(phone, "sign-in"))
    fresh = await asked(phone, "sign-in")
    assert await refused({**stale, "ceremony": fresh["ceremony"]}) == "passkey-wrong"
    forged = signed(device, await asked(phone, "sign-in"))
    forged["credential"]["response"]["signature"] = stale["credential"]["response"]["signature"]
    assert await refused(forged) == "passkey-wrong"
    # Of all these the honest one counts.
    assert (await phone.post("/api/sign-in", signed(device, await asked(phone, "sign-in"))))["login"] == "ann"


@pytest.mark.parametrize("credential", [{}, {"id": "a"}, {"id": "a\0"}, {"id": 7, "response": []}, {"id": "é" * 999}])
async def test_odd_credentials_are_refused(server: Server, credential: Json) -> None:
    ann = await registered(server)
    device = Authenticator()
    ceremony = await asked(ann, "register")
    body = {"ceremony": ceremony["ceremony"], "credential": credential}
    assert await code(await ann.http.post("/api/passkeys", json=body), 401) == "passkey-wrong"
    await ann.post("/api/passkeys", made(device, await asked(ann, "register")))
    known = device.get((await asked(ann, "sign-in"))["options"])
    for odd in (credential, {**credential, "id": known["id"]}):
        ceremony = await asked(ann, "sign-in")
        body = {"ceremony": ceremony["ceremony"], "credential": odd}
        assert await code(await ann.http.post("/api/sign-in", json=body), 401) == "passkey-wrong"


async def test_a_passkey_belongs_to_one_account(server: Server) -> None:
    ann, eve = await registered(server), await registered(server, "eve")
    device, copy = Authenticator(), Authenticator()
    await ann.post("/api/passkeys", made(device, await asked(ann, "register")))
    copy.next_id = device.keys[0].id
    answer = await eve.http.post("/api/passkeys", json=made(copy, await asked(eve, "register")))
    assert await code(answer, 409) == "passkey-known"


async def test_passkeys_are_for_the_domain_of_the_page(tmp_path: Path) -> None:
    async with serving(tmp_path, domain="example", origin="https://play.example") as server:
        device = Authenticator("https://play.example")
        ann = await registered(server)
        ann.http.headers["origin"] = "https://play.example"
        ceremony = await asked(ann, "register")
        assert ceremony["options"]["rp"]["id"] == "example"
        assert len((await ann.post("/api/passkeys", made(device, ceremony)))["passkeys"]) == 1
    async with serving(tmp_path, origin="https://play.example") as server:
        guest = await server.guest()
        for origin, domain in (("https://play.example", "play.example"), ("http://stelae.test", "stelae.test")):
            guest.http.headers["origin"] = origin
            assert (await asked(guest, "sign-in"))["options"]["rpId"] == domain
        guest.http.headers["host"] = "192.168.1.5:8765"
        guest.http.headers["origin"] = "http://192.168.1.5:8765"
        answer = await guest.http.post("/api/passkeys/options", json={"purpose": "sign-in"})
        assert await code(answer, 409) == "passkey-host"
