"""Who somebody is: a guest with a signed cookie; and the tokens that prove a seat. Nothing secret is stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from stelae.server.facts import Person
from stelae.server.table import Table

# The letters of codes: none that is taken for another one.
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


CODE = 10


def new_code(drawn: bytes | None = None) -> str:
    """The name of a table, also its key where it is not public: 49 bits."""
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn or secrets.token_bytes(CODE))


def new_guest() -> str:
    return "g-" + secrets.token_urlsafe(12)


@dataclass(frozen=True, slots=True)
class Keys:
    """Everything that is signed is signed with one secret of the server's."""

    secret: bytes

    def _digest(self, *parts: str) -> bytes:
        return hmac.new(self.secret, "\0".join(parts).encode(), hashlib.sha256).digest()

    def _sign(self, *parts: str) -> str:
        return base64.urlsafe_b64encode(self._digest(*parts)[:24]).decode()

    def code(self, person: str, request: str) -> str:
        """The code of the table that somebody opens with this request: sent again, it is the same."""
        return new_code(self._digest("table", person, request)[:CODE])

    def cookie(self, person: Person) -> str:
        """The value of a guest's cookie: who it is, and our signature. The name may have any letters."""
        name = base64.urlsafe_b64encode(person.name.encode()).decode().rstrip("=")
        return f"{person.id}.{name}.{self._sign('guest', person.id, name)}"

    def person(self, cookie: str | None) -> Person | None:
        """Who the cookie says, if we signed it."""
        parts = (cookie or "").split(".")
        if len(parts) != 3 or not all(part.isascii() for part in parts):
            return None
        guest, name, signature = parts
        if not hmac.compare_digest(signature, self._sign("guest", guest, name)):
            return None
        return Person(guest, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())

    def seat(self, table: Table, seat: int) -> str:
        """What proves a seat on another device, as long as the same person sits there."""
        chair = table.chairs[seat]
        holder = chair.person.id if chair.person else ""
        return self._sign("seat", table.code, str(chair.player), str(chair.since), holder)

    def proves(self, token: str, table: Table) -> int | None:
        """The seat that a token proves at this table."""
        proved = [
            seat
            for seat, chair in enumerate(table.chairs)
            if chair.human and hmac.compare_digest(token.encode(), self.seat(table, seat).encode())
        ]
        return proved[0] if proved else None
