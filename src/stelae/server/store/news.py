"""What the processes that serve the same tables tell each other. Nothing is lost with it: what counts is in the log."""

from __future__ import annotations

import msgspec

from stelae.server.facts import Count, SeatNumber


class News(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Anything that one process tells all the others."""


class Reached(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the log of a table reaches, and whether the lists of tables have changed with it."""

    code: str
    number: Count
    listed: bool = False
    # The new entries as they are in the log, if they are short.
    entries: tuple[msgspec.Raw, ...] = ()


class Stored(News, frozen=True, tag="stored"):
    """Something was stored."""

    tables: tuple[Reached, ...]


class Here(News, frozen=True, tag="here"):
    """The seats of a table that are connected to that process, and how many watch there."""

    code: str
    seats: tuple[SeatNumber, ...]
    watching: Count


class WhoIsThere(News, frozen=True, tag="who"):
    """Asks who is connected elsewhere; those who have somebody there answer."""

    code: str


class Alive(News, frozen=True, tag="alive"):
    """Said every second; who does not say it any more has nobody connected."""


class Gone(News, frozen=True, tag="gone"):
    """That process stops."""


class Asked(News, frozen=True, tag="asked"):
    """There is work for a bot."""


class Thought(News, frozen=True, tag="thought"):
    """The bot that was asked at this number of this table knows its move."""

    code: str
    number: Count


class Locked(News, frozen=True, tag="locked"):
    """These keys let nobody in any more, and nobody stay."""

    keys: tuple[str, ...]


class Missed(News, frozen=True, tag="missed"):
    """The line to the database was cut: anything may have been said meanwhile."""


Anything = Stored | Here | WhoIsThere | Alive | Gone | Asked | Thought | Locked | Missed


class Letter(msgspec.Struct, frozen=True):
    """News with the process they come from."""

    sender: str
    news: Anything


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Letter)
