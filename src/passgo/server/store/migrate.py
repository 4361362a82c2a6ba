"""Migrate a database to the form this program writes, under a lock."""

from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, inspect, text

from .address import Address
from .connection import POSTGRESQL, troubles
from .errors import Missing, StoreVersion

HEAD = "0003"
"""The last migration; a test checks that this is up to date."""
SCRIPTS = Path(__file__).parent / "migrations"
_LOCK = 0x70617373676F
"""The number of the advisory lock, the same for all servers."""


def migrate(address: Address, *, may_change: bool = True) -> None:
    """Run missing migrations; without ``may_change`` raise an error instead."""
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
    """A synchronous engine, as Alembic needs."""
    if address.is_sqlite:
        return create_engine(address.url)
    # A migration may take longer than a query.
    patient = POSTGRESQL | {"options": "-c lock_timeout=60000"}
    return create_engine(address.url, connect_args=patient)


def current(connection: Connection) -> str | None:
    """The form of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection, form: str) -> None:
    """Migrate a database to a form, one server at a time."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, form)
