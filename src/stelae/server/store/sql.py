"""SQL that both databases understand."""

from __future__ import annotations

from stelae.server.store.contract import Card, Row

FIELDS = "t.code, t.game, t.status, t.visibility, t.updated"
OWN = (
    f"SELECT {FIELDS} FROM seats s JOIN tables t ON t.code = s.code WHERE s.person = $1"  # noqa: S608 - no input in it
    " ORDER BY t.status = 'over', t.updated DESC LIMIT $2"
)
LOBBY = (
    f"SELECT {FIELDS} FROM tables t WHERE t.visibility = 'public' AND t.status != 'over'"  # noqa: S608 - no input in it
    " AND (CAST($1 AS TEXT) IS NULL OR t.game = $1) ORDER BY t.status != 'waiting', t.updated DESC LIMIT $2"
)
SETTING = "SELECT value FROM settings WHERE key = $1"
SETTING_ONCE = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING"
SET = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


def cards(rows: list[Row]) -> list[Card]:
    return [Card(code, game, status, visibility, (), updated) for code, game, status, visibility, updated in rows]
