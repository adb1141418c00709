"""The log of events, and how tables are found."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


# What exists was made before there were versions.
def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_index("lobby", "tables", ["visibility", "status", "updated"], if_not_exists=True)
    op.create_table(
        "seats",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
