"""Connections to the database: how they are set up, how long one waits, what their errors mean."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Literal, TypeAlias

from sqlalchemy import event, exc
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .address import Address
from .errors import StoreDown, StoreError, Taken

Durability: TypeAlias = Literal["full", "normal"]
"""Whether a commit of SQLite waits for the disk; PostgreSQL has its own setting."""

PATIENCE = 5.0
"""Seconds after which the database counts as down."""
READERS = 4

POSTGRESQL: dict[str, Any] = {
    "connect_timeout": 3,
    "application_name": "passgo",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
    # A server that is stopped in the middle of a transaction holds its rows no longer than that.
    "options": "-c statement_timeout=5000 -c lock_timeout=4000"
    " -c idle_in_transaction_session_timeout=2000",
}


class Connected:
    """What every part of a store stands on: a door for reading and one for writing."""

    def __init__(self, address: Address, durability: Durability) -> None:
        self.address = address
        if address.is_sqlite:
            self._writers = _sqlite_engine(address, durability, 1)
            event.listen(self._writers.sync_engine, "begin", _begin_immediate)
            readers = _sqlite_engine(address, durability, READERS)
        else:
            readers = self._writers = create_async_engine(
                address.url, connect_args=POSTGRESQL, pool_size=8, max_overflow=4, pool_timeout=3
            )
        # A question is one statement: it needs no transaction around it.
        self._readers = readers.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for questions."""
        with troubles():
            async with asyncio.timeout(PATIENCE), self._readers.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, patience: float = PATIENCE) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed when the block is left."""
        with troubles():
            async with asyncio.timeout(patience), self._writers.begin() as connection:
                yield connection

    async def disconnect(self) -> None:
        """Close every connection."""
        await self._readers.dispose()
        await self._writers.dispose()


@contextmanager
def troubles() -> Iterator[None]:
    """Turn the driver's errors into the store's."""
    try:
        yield
    except (TimeoutError, exc.TimeoutError) as error:
        raise StoreDown(f"the database did not answer within {PATIENCE:g} seconds") from error
    except exc.IntegrityError as error:
        raise Taken(_first_line(error)) from error
    except (exc.OperationalError, exc.InterfaceError, exc.InternalError) as error:
        raise StoreDown(_first_line(error)) from error
    except OSError as error:
        raise StoreDown(str(error)) from error
    except exc.DBAPIError as error:
        if error.connection_invalidated:
            raise StoreDown(_first_line(error)) from error
        raise StoreError(_first_line(error)) from error


def _first_line(error: exc.DBAPIError) -> str:
    # The driver's words alone: SQLAlchemy adds the statement and what was to be stored.
    return (str(error.orig).strip() or type(error.orig).__name__).splitlines()[0]


def _sqlite_engine(address: Address, durability: Durability, size: int) -> AsyncEngine:
    engine = create_async_engine(
        address.url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_reset_on_return=None,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        # The driver would begin transactions by itself, and late.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (
            "journal_mode = WAL",
            f"synchronous = {durability.upper()}",
            "busy_timeout = 4000",
            "foreign_keys = ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _begin_immediate(connection: Any) -> None:
    # To ask for the write lock only at the first change can fail in the middle of a transaction.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
