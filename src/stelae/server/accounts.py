"""Accounts: who may sign in, and where they are signed in. Of what proves them only digests are stored."""

from __future__ import annotations

import base64
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from stelae.core.contract import StelaeError, complain
from stelae.server.decide import refuse
from stelae.server.facts import Person
from stelae.server.store import Conflict, Row, Statement, Store

DAY = 24 * 3600.0
# A session that nobody used for so long is over.
YEAR = 365 * DAY
# So long after proving who one is, keys may be changed and the account deleted.
SURE = 600.0
# The oldest ones end where somebody is signed in at more places.
MOST_SESSIONS = 50
MOST_BOTS = 20
MOST_PASSKEYS = 20
LEAST_LOGIN = 3

SESSION = (
    "SELECT a.person, a.name, s.digest, s.begun, s.proved, s.seen, s.about FROM sessions s"
    " JOIN accounts a ON a.person = s.person"
)
ACCOUNT = "SELECT person, name, created, login, password FROM accounts"
BOT = "SELECT person, name, created, owner FROM accounts"
TAKEN = "SELECT person FROM accounts WHERE person = $1 UNION ALL SELECT person FROM former WHERE person = $1"
PASSKEY = "SELECT id, person, public_key, signs, label, created, used FROM passkeys"


class Unknown(StelaeError):
    """Who asks is not who he says, or says nothing where he has to."""


class Unsure(StelaeError):
    """Who asks has to prove once more who he is."""


def digest(secret: str) -> str:
    """What is stored of a key that was drawn by us: nothing leads back from it."""
    return base64.urlsafe_b64encode(hashlib.sha256(secret.encode()).digest()).decode().rstrip("=")


@dataclass(frozen=True, slots=True)
class Session:
    """A place where somebody is signed in."""

    person: Person
    digest: str
    begun: float
    proved: float
    seen: float
    about: str

    @property
    def id(self) -> str:
        """How it is named to its owner."""
        return self.digest[:12]


@dataclass(frozen=True, slots=True)
class Account:
    """A person who may sign in."""

    person: Person
    created: float
    login: str
    password: str | None


@dataclass(frozen=True, slots=True)
class Bot:
    """An account for a program, that belongs to another one."""

    person: Person
    created: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a key that stays on a device."""

    id: str
    person: str
    public_key: bytes
    signs: int
    label: str
    created: float
    used: float | None = None


def login_key(login: str) -> str:
    """Two logins that look alike are the same one."""
    return unicodedata.normalize("NFKC", login).casefold()


def clean_login(text: str) -> str:
    """What one signs in with: a word, in any script."""
    login = unicodedata.normalize("NFC", text.strip())
    if not len(login) >= LEAST_LOGIN or not all(letter.isalnum() or letter in "._-@+" for letter in login):
        refuse("login-form", least=LEAST_LOGIN)
    return login


@dataclass(slots=True)
class Accounts:
    """All accounts of this server."""

    store: Store
    now: Callable[[], float]

    # ---- who somebody is ----

    async def session(self, token: str) -> Session | None:
        """Where somebody is signed in with this token."""
        rows = await self.store.query(f"{SESSION} WHERE s.digest = $1", digest(token))
        if not rows:
            return None
        session = _session(rows[0])
        now = self.now()
        if now - session.seen > YEAR:
            await self.store.write(("DELETE FROM sessions WHERE digest = $1", (session.digest,)))
            return None
        if now - session.seen > DAY:
            await self.store.write(("UPDATE sessions SET seen = $2 WHERE digest = $1", (session.digest, now)))
        return session

    async def bot(self, token: str) -> Bot | None:
        rows = await self.store.query(f"{BOT} WHERE token = $1", digest(token))
        return _bot(rows[0]) if rows else None

    async def taken(self, person: str) -> bool:
        """Whether a guest's cookie with this id is worth nothing (any more)."""
        return bool(await self.store.query(TAKEN, person))

    async def account(self, person: str) -> Account | None:
        rows = await self.store.query(f"{ACCOUNT} WHERE person = $1 AND owner IS NULL", person)
        return _account(rows[0]) if rows else None

    async def by_login(self, login: str) -> Account | None:
        # No database takes every letter.
        rows = (
            await self.store.query(f"{ACCOUNT} WHERE login_key = $1", login_key(login)) if login.isprintable() else []
        )
        return _account(rows[0]) if rows else None

    async def anybody(self, person: str) -> Account | Bot | None:
        """A person with an account, or a bot with one."""
        rows = await self.store.query(f"{BOT} WHERE person = $1 AND owner IS NOT NULL", person)
        return _bot(rows[0]) if rows else await self.account(person)

    # ---- accounts ----

    async def create(self, person: Person, login: str, password: str | None, passkey: Passkey | None) -> None:
        """A guest becomes an account under the same id. The password is a hash."""
        made: list[Statement] = [
            (
                "INSERT INTO accounts (person, name, created, login, login_key, password)"
                " VALUES ($1, $2, $3, $4, $5, $6)",
                (person.id, person.name, self.now(), login, login_key(login), password),
            )
        ]
        if passkey is not None:
            made.append(_insert(passkey))
        try:
            await self.store.write(*made)
        except Conflict:
            refuse("login-taken", login=login)

    async def rename(self, person: str, name: str) -> None:
        await self.store.write(("UPDATE accounts SET name = $2 WHERE person = $1", (person, name)))

    async def set_login(self, person: str, login: str) -> None:
        sql = "UPDATE accounts SET login = $2, login_key = $3 WHERE person = $1"
        try:
            await self.store.write((sql, (person, login, login_key(login))))
        except Conflict:
            refuse("login-taken", login=login)

    async def set_password(self, person: str, password: str | None) -> None:
        await self.store.write(("UPDATE accounts SET password = $2 WHERE person = $1", (person, password)))

    # ---- sessions ----

    async def sign_in(self, person: str, about: str) -> str:
        """A new session; its token is told once, here."""
        token, now = secrets.token_urlsafe(24), self.now()
        values = (digest(token), person, now, now, now, about)
        await self.store.write(
            (
                "DELETE FROM sessions WHERE person = $1 AND digest NOT IN"
                " (SELECT digest FROM sessions WHERE person = $1 ORDER BY seen DESC, begun DESC LIMIT $2)",
                (person, MOST_SESSIONS - 1),
            ),
            (
                "INSERT INTO sessions (digest, person, begun, proved, seen, about) VALUES ($1, $2, $3, $4, $5, $6)",
                values,
            ),
        )
        return token

    async def prove(self, session: str) -> None:
        """Whoever is signed in there has just proved it again."""
        await self.store.write(("UPDATE sessions SET proved = $2 WHERE digest = $1", (session, self.now())))

    async def sessions(self, person: str) -> list[Session]:
        rows = await self.store.query(f"{SESSION} WHERE a.person = $1 ORDER BY s.seen DESC, s.begun DESC", person)
        return [_session(row) for row in rows]

    async def sign_out(self, sessions: list[Session]) -> None:
        await self.store.write(*(("DELETE FROM sessions WHERE digest = $1", (one.digest,)) for one in sessions))

    # ---- passkeys ----

    async def passkeys(self, person: str) -> list[Passkey]:
        rows = await self.store.query(f"{PASSKEY} WHERE person = $1 ORDER BY created", person)
        return [Passkey(*row) for row in rows]

    async def passkey(self, name: str) -> Passkey | None:
        rows = await self.store.query(f"{PASSKEY} WHERE id = $1", name) if name.isprintable() else []
        return Passkey(*rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey) -> None:
        try:
            await self.store.write(_insert(passkey))
        except Conflict:
            refuse("passkey-known")

    async def used_passkey(self, name: str, signs: int) -> None:
        await self.store.write(("UPDATE passkeys SET signs = $2, used = $3 WHERE id = $1", (name, signs, self.now())))

    async def remove_passkey(self, name: str) -> None:
        await self.store.write(("DELETE FROM passkeys WHERE id = $1", (name,)))

    # ---- bots ----

    async def bots(self, owner: str) -> list[Bot]:
        return [_bot(row) for row in await self.store.query(f"{BOT} WHERE owner = $1 ORDER BY created", owner)]

    async def add_bot(self, owner: str, name: str) -> tuple[Bot, str]:
        """A bot and its token, which is told once, here."""
        token, now = new_bearer(), self.now()
        person = Person("b-" + secrets.token_urlsafe(12), name, "bot", account=True, owner=owner)
        sql = "INSERT INTO accounts (person, name, created, owner, token) VALUES ($1, $2, $3, $4, $5)"
        await self.store.write((sql, (person.id, name, now, owner, digest(token))))
        return Bot(person, now), token

    async def bearer(self, bot: str) -> str | None:
        """The digest of a bot's token, if it has one."""
        rows = await self.store.query("SELECT token FROM accounts WHERE person = $1 AND token IS NOT NULL", bot)
        return str(rows[0][0]) if rows else None

    async def set_bearer(self, bot: str, token: str | None) -> None:
        """Another token, or none: the one before is worth nothing."""
        value = None if token is None else digest(token)
        await self.store.write(("UPDATE accounts SET token = $2 WHERE person = $1", (bot, value)))

    def sure(self, session: Session) -> float:
        """Until when the session may do what needs a fresh proof; raises where it may not."""
        until = session.proved + SURE
        if self.now() > until:
            raise complain(Unsure, "sign-in-again")
        return until


def new_bearer() -> str:
    # The beginning says to a reader of logs and to scanners what this is.
    return "stelae_" + secrets.token_urlsafe(24)


def _insert(passkey: Passkey) -> Statement:
    return (
        "INSERT INTO passkeys (id, person, public_key, signs, label, created) VALUES ($1, $2, $3, $4, $5, $6)",
        (passkey.id, passkey.person, passkey.public_key, passkey.signs, passkey.label, passkey.created),
    )


def _session(row: Row) -> Session:
    person, name, key, begun, proved, seen, about = row
    return Session(Person(person, name, account=True), key, begun, proved, seen, about)


def _account(row: Row) -> Account:
    person, name, created, login, password = row
    return Account(Person(person, name, account=True), created, login, password)


def _bot(row: Row) -> Bot:
    person, name, created, owner = row
    return Bot(Person(person, name, "bot", account=True, owner=owner), created)
