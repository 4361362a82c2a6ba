"""The database schema; ``migrations/`` creates it, and a test compares the two.

Times are Unix seconds; structured data is JSON in a text column, so that both databases store the
same bytes.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key_hash", Text, nullable=False, unique=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("phase", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("memory", Text),
    Column("face", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("term", Integer, nullable=False),
    Column("leader", Text, index=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("ended", Double),
    Column("public", Boolean, nullable=False),
    Index(None, "changed", "code"),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("name", Text, nullable=False),
    Column("body", Text, nullable=False),
)

holders = Table(
    "holders",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("guest", Text, primary_key=True, index=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("digest", Text),
)

servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("alive_until", Double, nullable=False),
    Column("address", Text),
)

requests = Table(
    # The name in databases that exist.
    "wishes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table", Text, nullable=False, index=True),
    Column("guest", Text, nullable=False),
    Column("server", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("taken", Text),
    Column("answer", Text),
)

handovers = Table(
    "handovers",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Double, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("locale", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("failures", Integer, nullable=False),
)


class db_now(FunctionElement[float]):
    """The database's clock: servers' clocks may differ, and a lease needs one clock."""

    type = Double()
    inherit_cache = True


@compiles(db_now, "sqlite")
def _sqlite_now(element: object, compiler: object, **kw: object) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(db_now, "postgresql")
def _postgresql_now(element: object, compiler: object, **kw: object) -> str:
    # Not now(), which is constant within a transaction.
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
