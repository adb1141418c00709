"""Accounts with what proves them, and their ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        # As it was typed, and as it is compared. A bot has none.
        sa.Column("login", sa.Text),
        sa.Column("login_key", sa.Text),
        sa.Column("password", sa.Text),
        # Of a bot: whose it is, and the digest of its token.
        sa.Column("owner", sa.Text),
        sa.Column("token", sa.Text),
    )
    op.create_index("logins", "accounts", ["login_key"], unique=True)
    op.create_index("tokens", "accounts", ["token"], unique=True)
    op.create_index("owners", "accounts", ["owner"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        # When the person last proved who it is, and when the session was last used (to the day).
        sa.Column("proved", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_index("sessions_of", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("signs", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("passkeys_of", "passkeys", ["person"])
    op.create_table(
        "ceremonies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("domain", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "former",
        # Nobody is this person any more: the heir has its tables, or it was erased.
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("heir", sa.LargeBinary, nullable=False),
        sa.Column("erased", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
    )
    op.create_index("moving", "former", ["done"])
    op.create_table(
        "voices",
        # Who has said something at a table, whether he sat there or not.
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, primary_key=True),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("leaders", "ratings", ["pool"])
    op.create_table(
        "rated",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, primary_key=True),
        # The order in which games were counted.
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("old_mean", sa.Double, nullable=False),
        sa.Column("old_spread", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("rated_numbers", "rated", ["number"])
    op.create_index("rated_of", "rated", ["person", "pool", "number"])
