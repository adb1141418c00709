"""The log of events: append-only. What is acknowledged was committed here first."""

from __future__ import annotations

from stelae.core.contract import complain
from stelae.server.settings import Settings
from stelae.server.store.contract import (
    Batch,
    Card,
    Conflict,
    Line,
    Part,
    Row,
    Statement,
    Store,
    StoreFailed,
    Work,
    put,
)

__all__ = [
    "Batch",
    "Card",
    "Conflict",
    "Line",
    "Part",
    "Row",
    "Statement",
    "Store",
    "StoreFailed",
    "Work",
    "open_store",
    "put",
]


def open_store(settings: Settings) -> Store:
    """The database of these settings, opened and of the newest schema; what is wrong with it shows here."""
    if settings.database.startswith(("postgresql://", "postgres://")):
        from stelae.server.store.postgres import Postgres

        return Postgres(settings.database)
    if "://" in settings.database:
        raise complain(StoreFailed, "database-kind", name=settings.database.partition("://")[0])
    from stelae.server.store.sqlite import SQLite

    return SQLite(settings.path)
