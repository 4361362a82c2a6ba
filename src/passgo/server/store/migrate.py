"""Bringing a database into the form this program writes, under a lock."""

from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, inspect, text

from .address import Address
from .connection import POSTGRESQL, troubles
from .errors import Missing, StoreVersion

HEAD = "0002"
"""The last migration; a test holds it current."""
SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x70617373676F
"""Any number, the same for all servers."""


def migrate(address: Address, *, may_change: bool = True) -> None:
    """Run the migrations that are missing; where that is not allowed, say so instead."""
    if address.path is not None and not address.path.exists() and not may_change:
        raise Missing(f"there is no database at {address}")
    engine = plain_engine(address)
    try:
        with troubles():
            with engine.connect() as connection:
                found = current(connection)
            if found == HEAD:
                return
            if found is not None and found > HEAD:
                raise StoreVersion(
                    f"{address} is of form {found}; this program knows {HEAD} and needs an update"
                )
            if not may_change:
                raise StoreVersion(f"{address} is of form {found}, expected {HEAD}")
            with engine.begin() as connection:
                upgrade(connection, HEAD)
    finally:
        engine.dispose()


def plain_engine(address: Address) -> Engine:
    """An engine without event loop: Alembic knows none."""
    if address.is_sqlite:
        return create_engine(address.url)
    # A migration may take longer than a question.
    patient = POSTGRESQL | {"options": "-c lock_timeout=60000"}
    return create_engine(address.url, connect_args=patient)


def current(connection: Connection) -> str | None:
    """The form a database is in; None where it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection, form: str) -> None:
    """Bring a database up to a form, one server at a time."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, form)
