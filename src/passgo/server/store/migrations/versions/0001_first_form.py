"""Guests, tables and their log, servers, wishes and hand-overs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
    _make_tables()
    _make_parts_of_tables()
    _make_servers()


def _make_tables() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("key_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("key_hash", name="uq_guests_key_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("memory", sa.Text),
        sa.Column("face", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("term", sa.Integer, nullable=False),
        sa.Column("leader", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_leader", "tables", ["leader"])
    op.create_index("ix_tables_changed_code", "tables", ["changed", "code"])


def _make_parts_of_tables() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_log"),
        _of_table("log"),
    )
    op.create_table(
        "holders",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "guest", name="pk_holders"),
        _of_table("holders"),
    )
    op.create_index("ix_holders_guest", "holders", ["guest"])
    op.create_table(
        "snapshots",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("actions", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
        _of_table("snapshots"),
    )


def _make_servers() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("alive_until", sa.Double, nullable=False),
        sa.Column("address", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "wishes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("taken", sa.Text),
        sa.Column("answer", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_wishes"),
    )
    op.create_index("ix_wishes_table", "wishes", ["table"])
    op.create_table(
        "handovers",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_handovers"),
    )


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table"], ["tables.code"], name=f"fk_{name}_table", ondelete="CASCADE"
    )
