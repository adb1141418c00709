"""`stelae accounts`: what only whoever runs a server can do about its accounts."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import time

from stelae.core.contract import StelaeError, complain
from stelae.locales import preferred, words
from stelae.server.settings import Settings, read


def run(arguments: argparse.Namespace) -> int:
    """Does it, and says what came of it."""
    try:
        from stelae.server import ratings, store  # noqa: F401 - whether they are installed
    except ModuleNotFoundError as error:
        raise complain(StelaeError, "no-server", module=str(error.name)) from None
    settings = read({"database": arguments.database})
    say = words(preferred(arguments.lang))
    if arguments.what == "recount":
        print(say("ratings-recounted", games=asyncio.run(_recount(settings))))
    elif arguments.login is None:
        raise complain(StelaeError, "login-which")
    else:
        password = asyncio.run(_password(settings, arguments.login))
        print(say("password-new", login=arguments.login, password=password))
    return 0


async def _recount(settings: Settings) -> int:
    from stelae.server import ratings
    from stelae.server.store import open_store

    store = open_store(settings)
    await store.start()
    try:
        return await ratings.recount(store)
    finally:
        await store.close()


async def _password(settings: Settings, login: str) -> str:
    """A new password for somebody who has lost every key; signed out everywhere."""
    from stelae.server.accounts import Accounts
    from stelae.server.passwords import Passwords
    from stelae.server.store import news, open_store

    store = open_store(settings)
    await store.start()
    try:
        accounts = Accounts(store, time.time)
        account = await accounts.by_login(login)
        if account is None:
            raise complain(StelaeError, "login-none", login=login)
        password = secrets.token_urlsafe(9)
        await accounts.set_password(account.person.id, await Passwords().hashed(password))
        sessions = await accounts.sessions(account.person.id)
        await accounts.sign_out(sessions)
        # Servers that share this database let go of whoever is in.
        store.tell(news.Locked(tuple(one.digest for one in sessions)))
        return password
    finally:
        await store.close()
