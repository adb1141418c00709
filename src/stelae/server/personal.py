"""What the operations about people take and give; see resources.py for the others."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from stelae.server.facts import Count, Name, Person, TableHead, Time
from stelae.server.messages import Token

Login = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Label = Annotated[str, Meta(max_length=40)]
PersonId = Annotated[str, Meta(max_length=64)]


# ---- /api/account, /api/sign-in, /api/sign-out ----


class PasskeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """What navigator.credentials.create() gave, by its toJSON()."""

    ceremony: Token
    credential: dict[str, Any]
    # What its owner calls it: “my phone”.
    label: Label = ""


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest becomes an account: with a password, a passkey or both. It keeps its id and its games."""

    login: Login
    # Else the name that the guest has.
    name: Name | None = None
    password: Password | None = None
    passkey: PasskeyMade | None = None


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """By login and password, or by what navigator.credentials.get() gave to a ceremony.

    Whoever is signed in already proves himself once more by it.
    """

    login: Login | None = None
    password: Password | None = None
    ceremony: Token | None = None
    credential: dict[str, Any] | None = None
    # Whether the tables of the guest one was until now come along.
    bring: bool = True


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Here; `everywhere`: on all devices, so that no cookie, socket or seat token from before is worth anything."""

    everywhere: bool = False


class ChangeAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is. Without a password (null) there must be a passkey.

    With another password all other devices are signed out.
    """

    login: Login | UnsetType = UNSET
    password: Password | UnsetType | None = UNSET


class PasskeyInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    label: str
    created: Time
    used: Time | None = None


class SessionInfo(Struct, frozen=True, omit_defaults=True):
    """A device where one is signed in."""

    id: str
    begun: Time
    # The last use, to the day.
    seen: Time
    # What the browser said of itself.
    about: str
    # The one that asks.
    here: bool = False


class BotAccount(Struct, frozen=True, omit_defaults=True):
    """A program that plays under a name of its own."""

    person: Person
    created: Time
    # Whether it has a token (that was not revoked).
    token: bool = True


class Account(Struct, frozen=True):
    """All that an account is, to its owner."""

    person: Person
    login: str
    created: Time
    # Whether there is one.
    password: bool
    passkeys: tuple[PasskeyInfo, ...]
    sessions: tuple[SessionInfo, ...]
    bots: tuple[BotAccount, ...]
    # Until then this session may change keys, make bots and delete the account; then it has to sign in once more.
    sure: Time


# ---- /api/passkeys ----


class Begin(Struct, frozen=True, forbid_unknown_fields=True):
    """`register`: a passkey for whoever asks; a guest says the login that he is going to take."""

    purpose: Literal["sign-in", "register"]
    login: Login | None = None


class Ceremony(Struct, frozen=True):
    """`options` go to navigator.credentials, by parseCreationOptionsFromJSON or parseRequestOptionsFromJSON."""

    ceremony: Token
    options: dict[str, Any]


# ---- /api/bots ----


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class BotToken(Struct, frozen=True):
    """The token is told only now. The bot sends it in `hello.bearer`, and over HTTP as a bearer token."""

    bot: BotAccount
    token: Token


# ---- /api/me/tables ----


class MyTables(Struct, frozen=True, omit_defaults=True):
    """One page of them: those that go on first, then the newest."""

    tables: tuple[TableHead, ...]
    # Ask with `after` = this for the next page; None: that was the last.
    after: str | None = None


# ---- ratings ----


class Rating(Struct, frozen=True, omit_defaults=True):
    """How strong somebody is in one role of a game: 1500 is the middle, and 200 more wins about three games of four.

    The truth lies within two uncertainties in 19 cases of 20.
    """

    rating: float
    uncertainty: float
    games: Count


class Pool(Struct, frozen=True, omit_defaults=True):
    """Who is compared with whom: a game for so many players, and in it a role."""

    game: str
    seats: Count
    role: str


class PoolRating(Struct, frozen=True, omit_defaults=True):
    pool: Pool
    rating: Rating


class Ratings(Struct, frozen=True):
    ratings: tuple[PoolRating, ...]


class Profile(Struct, frozen=True):
    """What everybody may know of somebody with an account."""

    person: Person
    since: Time
    ratings: tuple[PoolRating, ...]


class SeatRating(Struct, frozen=True, omit_defaults=True):
    """What somebody at a table has in the pool of that seat; None: nothing yet, or no account."""

    seat: Count
    person: Person | None = None
    pool: Pool | None = None
    rating: Rating | None = None
    # By how much the table's last game has changed it, once it was counted.
    change: float | None = None


class TableRatings(Struct, frozen=True):
    # Whether the game of the table counts, as things stand; of a finished one: whether it did.
    rated: bool
    seats: tuple[SeatRating, ...]


class Pools(Struct, frozen=True):
    """Every pool in which there are ratings, and how many people it has."""

    pools: tuple[tuple[Pool, Count], ...]


class Leader(Struct, frozen=True, omit_defaults=True):
    person: Person
    rating: Rating


class Leaders(Struct, frozen=True, omit_defaults=True):
    """The strongest first: by what is nearly certain, so by the rating less two uncertainties."""

    pool: Pool
    leaders: tuple[Leader, ...]
    # Ask with `after` = this for the next page; None: that was the last.
    after: Count | None = None
