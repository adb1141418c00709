"""The schema of the database: one that is not of the newest version is migrated when it is opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stelae.core.contract import complain
from stelae.server.store.contract import StoreFailed

if TYPE_CHECKING:
    from sqlalchemy import Connection

FOLDER = Path(__file__).parent / "migrations"
# A migration is a file whose name begins with its version: v0001_tables.py.
VERSIONS = tuple(sorted(path.name[1:5] for path in FOLDER.glob("v[0-9]*.py")))
# Where Alembic keeps the version.
VERSION = "SELECT version_num FROM alembic_version"


def current(version: str | None, database: str) -> bool:
    """Whether a database of that version (None: empty) needs no migration. Of a newer one nothing is known."""
    if version is not None and version not in VERSIONS:
        raise complain(StoreFailed, "database-newer", file=database, version=version, newest=VERSIONS[-1])
    return version == VERSIONS[-1]


def migrate(connection: Connection) -> None:
    """Brings the database to the newest version, in the transaction of the connection."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("version_locations", str(FOLDER))
    config.set_main_option("path_separator", "newline")
    script = ScriptDirectory.from_config(config)
    context = EnvironmentContext(config, script, fn=lambda revision, _: script._upgrade_revs("head", revision))
    with context:
        context.configure(connection=connection, transactional_ddl=True)
        context.run_migrations()
