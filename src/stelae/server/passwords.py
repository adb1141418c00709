"""Passwords: what is taken for one, and argon2 over it. Hashing is slow on purpose, so few run at the same time."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING

from stelae.server.decide import refuse

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LEAST = 8
# Each takes 64 MB while it runs.
AT_ONCE = 2


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def _nobodys() -> str:
    """What a password is compared with where there is none: that takes as long as with one."""
    return _hasher().hash("nobody has this")


def check(password: str, login: str) -> None:
    """Whether that may be a password; no rules but those against what is guessed at once."""
    if len(password) < LEAST:
        refuse("password-short", least=LEAST)
    if password.casefold() == login.casefold() or len(set(password)) == 1:
        refuse("password-weak")


class Passwords:
    """Hashes and compares in threads, so that nobody else waits."""

    def __init__(self) -> None:
        self._few = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(lambda: _hasher().hash(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is that one; it takes as long where nothing is kept."""
        from argon2.exceptions import VerificationError

        def compare() -> bool:
            nobodys = _nobodys()  # made by the first question, whichever it is
            try:
                return _hasher().verify(kept or nobodys, password) and kept is not None
            except VerificationError:
                return False

        async with self._few:
            return await asyncio.to_thread(compare)

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with less effort than is usual now."""
        return _hasher().check_needs_rehash(kept)
