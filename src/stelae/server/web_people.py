"""The operations about people: accounts, passkeys, bots, and what is one's own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import UNSET
from starlette.requests import Request

from stelae.core.contract import complain
from stelae.server import accounts as known
from stelae.server import moving, passkeys, passwords, personal
from stelae.server.accounts import Passkey, Session, Unknown
from stelae.server.callers import SESSION, Caller, Did, House, TooMuch, address, caller, guest_key, newcomer
from stelae.server.decide import clean_name, refuse
from stelae.server.facts import Person
from stelae.server.resources import Me

# So much of what a browser says of itself is kept, for its owner to tell his devices apart.
MOST_ABOUT = 200


async def signed_in(house: House, request: Request, *, sure: bool = False) -> tuple[Caller, Session]:
    """Who asks, with his account; `sure`: he has proved who he is a short while ago."""
    who = await caller(house, request)
    if who.session is None:
        raise complain(Unknown, "account-needed")
    if sure:
        house.accounts.sure(who.session)
    return who, who.session


async def _account(house: House, session: Session) -> personal.Account:
    """All about the account of a session."""
    person = session.person.id
    account = await house.accounts.account(person)
    if account is None:
        raise complain(Unknown, "account-needed")
    return personal.Account(
        account.person,
        account.login,
        account.created,
        account.password is not None,
        tuple(
            personal.PasskeyInfo(one.id, one.label, one.created, one.used)
            for one in await house.accounts.passkeys(person)
        ),
        tuple(
            personal.SessionInfo(one.id, one.begun, one.seen, one.about, one.digest == session.digest)
            for one in await house.accounts.sessions(person)
        ),
        tuple([await _bot(house, bot) for bot in await house.accounts.bots(person)]),
        session.proved + known.SURE,
    )


async def _bot(house: House, bot: known.Bot) -> personal.BotAccount:
    return personal.BotAccount(bot.person, bot.created, await house.accounts.bearer(bot.person.id) is not None)


async def account(house: House, request: Request, body: Any) -> Did:
    _, session = await signed_in(house, request)
    return await _account(house, session), None


async def create_account(house: House, request: Request, body: personal.NewAccount) -> Did:
    who = await caller(house, request)
    if who.person.account:
        refuse("account-already")
    house.try_sign_in(request)
    login = known.clean_login(body.login)
    person = Person(who.person.id, clean_name(body.name or (login if who.new else who.person.name)), account=True)
    if body.password is None and body.passkey is None:
        refuse("account-keyless")
    if body.password is not None:
        passwords.check(body.password, login)
    if await house.accounts.by_login(login) is not None:
        refuse("login-taken", login=login)
    passkey = await _made(house, request, person.id, body.passkey) if body.passkey else None
    password = await house.passwords.hashed(body.password) if body.password is not None else None
    await house.accounts.create(person, login, password, passkey)
    await moving.promote(house.hub, person)
    return await _enter(house, request, person)


async def _made(house: House, request: Request, person: str, made: personal.PasskeyMade) -> Passkey:
    page = passkeys.origin(request)
    return await passkeys.registered(house.accounts, made.ceremony, made.credential, person, page, _label(made.label))


def _label(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


async def _enter(house: House, request: Request, person: Person) -> Did:
    """A new session, and its cookie."""
    about = request.headers.get("user-agent", "")
    about = "".join(c if c.isprintable() else " " for c in about)[:MOST_ABOUT]
    token = await house.accounts.sign_in(person.id, about)
    session = await house.accounts.session(token)
    if session is None:
        raise complain(Unknown, "account-needed")
    return await _account(house, session), SESSION + token


async def sign_in(house: House, request: Request, body: personal.SignIn) -> Did:
    who = await caller(house, request)
    if who.program:
        refuse("bot-may-not")
    house.try_sign_in(request, body.login)
    person = await _proved(house, request, body)
    if who.session is not None and who.person.id == person.id:
        await house.accounts.prove(who.session.digest)
        _, session = await signed_in(house, request)
        return await _account(house, session), None
    if who.session is not None:
        await _leave(house, [who.session])
    elif not who.new and body.bring:
        await moving.join(house.hub, who.person.id, person)
    elif not who.new:
        house.hub.lock([guest_key(who.person.id)])
    return await _enter(house, request, person)


async def _proved(house: House, request: Request, body: personal.SignIn) -> Person:
    """Whose keys these are. Nothing tells what was wrong with wrong ones, not even how long it takes."""
    if body.login is not None and body.password is not None:
        account = await house.accounts.by_login(body.login.strip())
        kept = account.password if account else None
        if not await house.passwords.fits(body.password, kept) or account is None or kept is None:
            raise complain(Unknown, "sign-in-wrong")
        if house.passwords.outdated(kept):
            await house.accounts.set_password(account.person.id, await house.passwords.hashed(body.password))
        return account.person
    if body.ceremony is None or body.credential is None:
        refuse("sign-in-what")
    owner = await passkeys.proved(house.accounts, body.ceremony, body.credential, passkeys.origin(request))
    account = await house.accounts.account(owner)
    if account is None:
        raise complain(Unknown, "passkey-wrong")
    return account.person


async def _leave(house: House, sessions: list[Session]) -> None:
    """These sessions are over, with the sockets that came in with them and the seat tokens that were told there."""
    await house.accounts.sign_out(sessions)
    house.hub.lock([one.digest for one in sessions])
    for person in {one.person.id: one.person for one in sessions}.values():
        await moving.signed_out(house.hub, person)


async def sign_out(house: House, request: Request, body: personal.SignOut) -> Did:
    who, session = await signed_in(house, request)
    await _leave(house, await house.accounts.sessions(who.person.id) if body.everywhere else [session])
    guest = newcomer()
    return Me(guest, ()), house.keys.cookie(guest)


async def end_session(house: House, request: Request, body: Any) -> Did:
    who, session = await signed_in(house, request)
    named = [one for one in await house.accounts.sessions(who.person.id) if one.id == request.path_params["id"]]
    if not named:
        refuse("no-such-session")
    await _leave(house, named)
    if session in named:
        raise complain(Unknown, "account-needed")
    return await _account(house, session), None


async def change_account(house: House, request: Request, body: personal.ChangeAccount) -> Did:
    who, session = await signed_in(house, request, sure=True)
    own = await house.accounts.account(who.person.id)
    login = own.login if own else ""
    if body.login is not UNSET:
        # Else it would tell which logins there are.
        house.try_sign_in(request)
        login = known.clean_login(body.login)
    if isinstance(body.password, str):
        passwords.check(body.password, login)
    if body.password is None and not await house.accounts.passkeys(who.person.id):
        refuse("key-last")
    if body.login is not UNSET:
        await house.accounts.set_login(who.person.id, login)
    if body.password is not UNSET:
        new = await house.passwords.hashed(body.password) if body.password is not None else None
        await house.accounts.set_password(who.person.id, new)
        others = await house.accounts.sessions(who.person.id)
        await _leave(house, [one for one in others if one.digest != session.digest])
    return await _account(house, session), None


# ---- passkeys ----


async def begin_passkey(house: House, request: Request, body: personal.Begin) -> Did:
    who = await caller(house, request)
    if who.program:
        refuse("bot-may-not")
    if not house.ceremonies.take(address(request)):
        raise complain(TooMuch, "sign-in-fast")
    place = passkeys.domain(house.settings, request)
    login, name = "", who.person.name
    if body.purpose == "register" and who.session is not None:
        house.accounts.sure(who.session)
        own = await house.accounts.account(who.person.id)
        login = own.login if own else ""
    elif body.purpose == "register":
        login = known.clean_login(body.login or "")
    made = await passkeys.begin(house.accounts, body.purpose, place, who.person.id, login, name)
    return personal.Ceremony(*made), who.cookie(house.keys)


async def add_passkey(house: House, request: Request, body: personal.PasskeyMade) -> Did:
    who, session = await signed_in(house, request, sure=True)
    if len(await house.accounts.passkeys(who.person.id)) >= known.MOST_PASSKEYS:
        refuse("passkeys-many", most=known.MOST_PASSKEYS)
    await house.accounts.add_passkey(await _made(house, request, who.person.id, body))
    return await _account(house, session), None


async def remove_passkey(house: House, request: Request, body: Any) -> Did:
    who, session = await signed_in(house, request, sure=True)
    own = await house.accounts.passkeys(who.person.id)
    named = [one for one in own if one.id == request.path_params["id"]]
    if not named:
        refuse("no-such-passkey")
    account = await house.accounts.account(who.person.id)
    if len(own) == 1 and (account is None or account.password is None):
        refuse("key-last")
    await house.accounts.remove_passkey(named[0].id)
    return await _account(house, session), None


# ---- bots ----


async def add_bot(house: House, request: Request, body: personal.NewBot) -> Did:
    who, _ = await signed_in(house, request, sure=True)
    if len(await house.accounts.bots(who.person.id)) >= known.MOST_BOTS:
        refuse("bots-many", most=known.MOST_BOTS)
    bot, token = await house.accounts.add_bot(who.person.id, clean_name(body.name))
    return personal.BotToken(await _bot(house, bot), token), None


async def _own_bot(house: House, request: Request) -> tuple[Session, known.Bot]:
    who, session = await signed_in(house, request, sure=True)
    named = [bot for bot in await house.accounts.bots(who.person.id) if bot.person.id == request.path_params["id"]]
    if not named:
        refuse("no-such-bot")
    return session, named[0]


async def _disarm(house: House, bot: known.Bot, token: str | None) -> None:
    """The token that the bot had lets nobody in any more."""
    before = await house.accounts.bearer(bot.person.id)
    await house.accounts.set_bearer(bot.person.id, token)
    if before is not None:
        house.hub.lock([before])


async def renew_token(house: House, request: Request, body: Any) -> Did:
    _, bot = await _own_bot(house, request)
    token = known.new_bearer()
    await _disarm(house, bot, token)
    return personal.BotToken(await _bot(house, bot), token), None


async def revoke_token(house: House, request: Request, body: Any) -> Did:
    session, bot = await _own_bot(house, request)
    await _disarm(house, bot, None)
    await moving.signed_out(house.hub, bot.person)
    return await _account(house, session), None


async def remove_bot(house: House, request: Request, body: Any) -> Did:
    session, bot = await _own_bot(house, request)
    await moving.erase(house.hub, house.accounts, bot.person.id)
    return await _account(house, session), None


DOES: dict[str, Callable[[House, Request, Any], Awaitable[Did]]] = {
    "account": account,
    "create_account": create_account,
    "change_account": change_account,
    "sign_in": sign_in,
    "sign_out": sign_out,
    "end_session": end_session,
    "begin_passkey": begin_passkey,
    "add_passkey": add_passkey,
    "remove_passkey": remove_passkey,
    "add_bot": add_bot,
    "renew_token": renew_token,
    "revoke_token": revoke_token,
    "remove_bot": remove_bot,
}
