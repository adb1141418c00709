"""Who asks, over HTTP or a socket, and how much he may ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request

from stelae.core.contract import StelaeError, complain
from stelae.server.accounts import Accounts, Session, Unknown, digest, login_key
from stelae.server.facts import Person
from stelae.server.hub import Hub
from stelae.server.limits import Buckets, Places, neighbourhood
from stelae.server.passwords import Passwords
from stelae.server.people import LETTERS, Keys, new_guest
from stelae.server.settings import Settings

COOKIE = "stelae"
# A cookie that begins so names a session, else a guest.
SESSION = "s."
# So many guests may open tables from one address.
CROWD = 20
# All addresses together may try one account's password so many times as often as one of them.
TOGETHER = 5
HOUR = 3600.0
DAY = 24 * HOUR


MOST_DIGITS = 10

# What an operation comes to: the answer, and the cookie that goes with it.
Did = tuple[Any, str | None]


class TooMuch(StelaeError):
    """More than one may ask for."""


class BadRequest(StelaeError):
    """The body or a parameter is not what the operation takes."""


@dataclass(slots=True)
class House:
    """What every request needs."""

    settings: Settings
    hub: Hub
    keys: Keys
    accounts: Accounts = field(init=False)
    passwords: Passwords = field(default_factory=Passwords)
    places: Places = field(init=False)
    chats: Buckets = field(init=False)
    tables: Buckets = field(init=False)
    tables_there: Buckets = field(init=False)
    requests: Buckets = field(init=False)
    sign_ins: Buckets = field(init=False)
    logins: Buckets = field(init=False)
    ceremonies: Buckets = field(init=False)
    exports: Buckets = field(init=False)
    sockets: int = 0

    def __post_init__(self) -> None:
        of = self.settings
        self.accounts = Accounts(self.hub.store, self.hub.now)
        self.places = Places(of.sockets_per_address)
        self.chats = Buckets(of.chats_per_minute / 60, of.chats_per_minute / 2)
        self.tables = Buckets(of.tables_per_guest / DAY, of.tables_per_guest)
        # Guests cost nothing to make, but many of them may share an address.
        self.tables_there = Buckets(CROWD * of.tables_per_guest / DAY, CROWD * of.tables_per_guest)
        self.requests = Buckets(of.requests_per_second, of.requests_per_second * 5)
        self.sign_ins = Buckets(of.sign_ins_per_hour / HOUR, of.sign_ins_per_hour)
        # Many addresses may try one account together; its passkeys work all the same.
        self.logins = Buckets(TOGETHER * of.sign_ins_per_hour / HOUR, TOGETHER * of.sign_ins_per_hour)
        # A page begins one whenever a passkey might be used.
        self.ceremonies = Buckets(TOGETHER * of.sign_ins_per_hour / HOUR, TOGETHER * of.sign_ins_per_hour)
        self.exports = Buckets(1 / 60, 3)

    def try_sign_in(self, connection: HTTPConnection, login: str | None = None) -> None:
        """Keys are tried only so often, from one address and for one login; whether there is such a one or not."""
        if not self.sign_ins.take(address(connection)) or (login and not self.logins.take(login_key(login))):
            raise complain(TooMuch, "sign-in-fast")


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, and what let him in."""

    person: Person
    # The digest of a token, or a guest's id; None where somebody comes for the first time.
    key: str | None = None
    session: Session | None = None

    @property
    def new(self) -> bool:
        return self.key is None

    @property
    def program(self) -> bool:
        """A bot with its token: it has no cookie."""
        return self.person.kind == "bot"

    def cookie(self, keys: Keys) -> str | None:
        """What keeps a guest the same one; a session keeps its cookie."""
        return None if self.person.account else keys.cookie(self.person)


def guest_key(person: str) -> str:
    return "guest:" + person


def newcomer() -> Person:
    fresh = new_guest()
    letters = "".join(LETTERS[ord(c) % len(LETTERS)] for c in fresh[2:5])
    return Person(fresh, f"Guest {letters}")


async def caller(house: House, connection: HTTPConnection) -> Caller:
    """Who asks: a bot by its token, an account by its session, a guest by a signed cookie, else a new guest."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await bearer(house, token.strip())
    cookie = connection.cookies.get(COOKIE, "")
    if cookie.startswith(SESSION):
        session = await house.accounts.session(cookie.removeprefix(SESSION))
        return Caller(newcomer()) if session is None else Caller(session.person, session.digest, session)
    person = house.keys.person(cookie)
    # A guest who has become an account, or is no more, is nobody.
    if person is None or await house.accounts.taken(person.id):
        return Caller(newcomer())
    return Caller(person, guest_key(person.id))


async def bearer(house: House, token: str) -> Caller:
    """The bot that this token lets in."""
    bot = await house.accounts.bot(token)
    if bot is None:
        raise complain(Unknown, "bearer-wrong")
    return Caller(bot.person, digest(token))


def address(connection: HTTPConnection) -> str:
    """What limits count by. Behind a proxy that is believed, it is the address that the proxy names."""
    return neighbourhood(connection.client.host if connection.client else None)


def same_origin(settings: Settings, headers: Mapping[str, str]) -> bool:
    """Whether a request that a page made comes from a page of ours. Programs send no Origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in further_origins(settings) or urlsplit(origin).netloc == headers.get("host", "") != ""


def further_origins(settings: Settings) -> set[str]:
    return {one.strip().rstrip("/") for one in settings.origin.split(",") if one.strip()}


def whole_number(request: Request, name: str) -> int | None:
    """A number among the parameters."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < MOST_DIGITS):
        raise complain(BadRequest, "parameter-number", name=name, value=text[:20])
    return int(text)
