"""Connections to the database: how they are set up, how long one waits, what errors mean."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from typing import Literal, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.ext.asyncio import create_async_engine

from ...wire.plain import Plain
from .address import Address
from .errors import StoreDown, StoreError, Taken

Answer = TypeVar("Answer")
Durability: TypeAlias = Literal["full", "normal"]
"""Whether a commit of SQLite waits for the disk; PostgreSQL has its own setting."""

PATIENCE = 5.0
"""Seconds after which the database counts as down."""
READERS = 4

POSTGRESQL: Plain = {
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
    """What every part of a store stands on: a door for questions and one for changes.

    What goes through a door is a plain function of a connection. For SQLite it runs in a thread as
    a whole: to hop there and back for each statement costs more than the statements do.
    """

    def __init__(self, address: Address, durability: Durability) -> None:
        self.address = address
        self.patience = PATIENCE
        self._doors = Files(address, durability) if address.is_sqlite else Wires(address)

    async def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer to a question, which changes nothing."""
        with troubles():
            async with asyncio.timeout(self.patience):
                return await self._doors.ask(question)

    async def change(self, work: Callable[[Connection], Answer]) -> Answer:
        """What a transaction gives once it is committed."""
        with troubles():
            async with asyncio.timeout(self.patience):
                return await self._doors.change(work)

    async def disconnect(self) -> None:
        """Close every connection."""
        await self._doors.close()


class Files:
    """A file of SQLite: one thread writes, a few read."""

    def __init__(self, address: Address, durability: Durability) -> None:
        self._writer = sqlite_engine(address, durability, 1)
        event.listen(self._writer, "begin", _begin_immediate)
        readers = sqlite_engine(address, durability, READERS)
        # A question is one statement: it needs no transaction around it.
        self._readers = readers.execution_options(isolation_level="AUTOCOMMIT")
        self._writing = ThreadPoolExecutor(1, "store-writing")
        self._reading = ThreadPoolExecutor(READERS, "store-reading")

    async def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """Ask in one of the reading threads."""

        def run() -> Answer:
            with self._readers.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def change(self, work: Callable[[Connection], Answer]) -> Answer:
        """Write in the writing thread, where nothing goes past anything."""

        def run() -> Answer:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, run)

    async def close(self) -> None:
        """Finish what runs, then close the file."""
        async with AsyncExitStack() as closing:
            for threads, engine in (
                (self._reading, self._readers),
                (self._writing, self._writer),
            ):
                closing.callback(engine.dispose)
                closing.push_async_callback(asyncio.to_thread, threads.shutdown)


class Wires:
    """Connections to a PostgreSQL."""

    def __init__(self, address: Address) -> None:
        self.engine = create_async_engine(
            address.url, connect_args=POSTGRESQL, pool_size=10, max_overflow=0
        )
        self._asking = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """Ask over any connection."""
        async with self._asking.connect() as connection:
            return await connection.run_sync(question)

    async def change(self, work: Callable[[Connection], Answer]) -> Answer:
        """Write over any connection."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()


@contextmanager
def troubles() -> Iterator[None]:
    """Turn the driver's errors into the store's."""
    try:
        yield
    except (TimeoutError, exc.TimeoutError) as error:
        raise StoreDown("the database did not answer in time") from error
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
    words = (str(error.orig).strip() or type(error.orig).__name__).splitlines()[0]
    # SQLite says "disk I/O error" of many things; the name of its code tells which.
    name = getattr(error.orig, "sqlite_errorname", None)
    return f"{words} ({name})" if name else words


def sqlite_engine(address: Address, durability: Durability, size: int) -> Engine:
    """So many connections to a file, which begin no transaction by themselves."""
    engine = create_engine(
        address.url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_reset_on_return=None,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: object) -> None:
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


def _begin_immediate(connection: Connection) -> None:
    # To ask for the write lock only at the first change can fail in the middle of a transaction.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
