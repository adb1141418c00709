"""The board on which bots' work is put where several processes share it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("view", sa.LargeBinary, nullable=False),
        # Until when a worker has it to itself.
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("fault", sa.Text),
    )
    op.create_index("board", "jobs", ["asked"])
