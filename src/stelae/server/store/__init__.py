"""The log of events: append-only. What is acknowledged was committed here first."""

from __future__ import annotations

from stelae.server.settings import Settings
from stelae.server.store.contract import Batch, Card, Conflict, Line, Row, Statement, Store, StoreFailed

__all__ = ["Batch", "Card", "Conflict", "Line", "Row", "Statement", "Store", "StoreFailed", "open_store"]


def open_store(settings: Settings) -> Store:
    """The database of these settings, opened and of the newest schema; what is wrong with it shows here."""
    from stelae.server.store.sqlite import SQLite

    return SQLite(settings.path)
