"""Database connections: set-up, time limits, and translation of errors."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager, suppress
from typing import Literal, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.ext.asyncio import create_async_engine

from ...wire.plain import Plain
from .address import Address
from .errors import StoreDown, StoreError, Taken
from .patience import in_time
from .writing_thread import WritingThread

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
    # PostgreSQL ends a transaction whose server hangs, so that its rows are not locked for longer.
    "options": "-c statement_timeout=5000 -c lock_timeout=4000"
    " -c idle_in_transaction_session_timeout=2000",
}


class Connected:
    """Base of all parts of a store: ``ask`` reads, ``change`` writes.

    Both take a plain function of a connection and run all of it in another thread, so that a
    stalled event loop never holds a transaction open.
    """

    def __init__(self, address: Address, durability: Durability) -> None:
        self.address = address
        self.patience = PATIENCE
        self._connections = Files(address, durability) if address.is_sqlite else Wires(address)

    async def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """Run a query that changes nothing; return its answer."""
        with troubles():
            return await in_time(self._connections.ask(question), self.patience)

    async def change(self, work: Callable[[Connection], Answer]) -> Answer:
        """Run a transaction; return its result after the commit."""
        with troubles():
            return await in_time(self._connections.change(work), self.patience)

    async def disconnect(self) -> None:
        """Close every connection."""
        await self._connections.close()


class Files:
    """A SQLite file: one thread writes, a few read."""

    def __init__(self, address: Address, durability: Durability) -> None:
        self._writer = sqlite_engine(address, durability, 1)
        readers = sqlite_engine(address, durability, READERS)
        # A query is one statement: it needs no transaction.
        self._readers = readers.execution_options(isolation_level="AUTOCOMMIT")
        self._kept: Connection | None = None
        """Kept by the writing thread: getting a connection takes as long as a change."""
        self._writing = WritingThread("store-writing")
        self._reading = ThreadPoolExecutor(READERS, "store-reading")

    def ask(self, question: Callable[[Connection], Answer]) -> asyncio.Future[Answer]:
        """Run a query in one of the reading threads."""

        def run() -> Answer:
            with self._readers.connect() as connection:
                return question(connection)

        return asyncio.wrap_future(self._reading.submit(run))

    def change(self, work: Callable[[Connection], Answer]) -> asyncio.Future[Answer]:
        """Run a change in the writing thread, in order."""

        def run() -> Answer:
            if self._kept is None:
                self._kept = self._writer.connect()
            return _transact(self._kept, work)

        return self._writing.do(run)

    async def close(self) -> None:
        """Finish running work, then close the file."""
        async with AsyncExitStack() as closing:
            # Runs in reverse order.
            closing.callback(self._writer.dispose)
            closing.callback(self._let_go)
            closing.push_async_callback(self._writing.close)
            closing.callback(self._readers.dispose)
            closing.push_async_callback(asyncio.to_thread, self._reading.shutdown)

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            kept.close()


class Wires:
    """Connections to PostgreSQL, on a separate event loop and thread.

    A transaction takes several round trips, and PostgreSQL ends a session that is idle in between.
    """

    def __init__(self, address: Address) -> None:
        self._engine = create_async_engine(
            address.url, connect_args=POSTGRESQL, pool_size=10, max_overflow=0
        )
        self._asking = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        # The only kind of event loop on which psycopg runs on every system.
        self._loop = asyncio.SelectorEventLoop()
        self._closing = asyncio.Event()
        # A daemon thread does not block the end of a process that forgot to close it.
        self._thread = threading.Thread(target=self._run, name="store wires", daemon=True)
        self._thread.start()

    def ask(self, question: Callable[[Connection], Answer]) -> asyncio.Future[Answer]:
        """Run a query over any connection."""

        async def run() -> Answer:
            async with self._asking.connect() as connection:
                return await connection.run_sync(question)

        return self._elsewhere(run())

    def change(self, work: Callable[[Connection], Answer]) -> asyncio.Future[Answer]:
        """Run a change over any connection."""

        async def run() -> Answer:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

        return self._elsewhere(run())

    async def close(self) -> None:
        """Cancel running work, then close every connection; can be called twice."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._closing.set)
        await asyncio.to_thread(self._thread.join)

    def _elsewhere(self, work: Coroutine[object, object, Answer]) -> asyncio.Future[Answer]:
        try:
            return asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))
        except RuntimeError:
            # The loop is closed: nothing will run there again.
            work.close()
            raise

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        """Run the loop until the store closes."""
        try:
            await self._closing.wait()
            left = asyncio.all_tasks() - {asyncio.current_task()}
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)
        finally:
            await self._engine.dispose()


@contextmanager
def troubles() -> Iterator[None]:
    """Convert the driver's errors to the store's."""
    try:
        yield
    except (TimeoutError, exc.TimeoutError) as error:
        raise StoreDown("the database did not answer in time") from error
    except (exc.IntegrityError, sqlite3.IntegrityError) as error:
        raise Taken(_first_line(error)) from error
    except (exc.OperationalError, exc.InterfaceError, exc.InternalError) as error:
        raise StoreDown(_first_line(error)) from error
    except sqlite3.Error as error:
        raise StoreDown(_first_line(error)) from error
    except OSError as error:
        raise StoreDown(str(error)) from error
    except exc.DBAPIError as error:
        if error.connection_invalidated:
            raise StoreDown(_first_line(error)) from error
        raise StoreError(_first_line(error)) from error


def _first_line(error: exc.DBAPIError | sqlite3.Error) -> str:
    # Only the driver's message: SQLAlchemy adds the statement and its data.
    said = error.orig if isinstance(error, exc.DBAPIError) else error
    words = (str(said).strip() or type(said).__name__).splitlines()[0]
    # SQLite uses "disk I/O error" for many things; the name of the error code is precise.
    name = getattr(said, "sqlite_errorname", None)
    return f"{words} ({name})" if name else words


def sqlite_engine(address: Address, durability: Durability, size: int) -> Engine:
    """An engine with so many connections to a file, without implicit transactions."""
    engine = create_engine(
        address.url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_reset_on_return=None,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: object) -> None:
        # The driver would start transactions implicitly, and too late.
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


def _transact(connection: Connection, work: Callable[[Connection], Answer]) -> Answer:
    """Run a change of a SQLite file in a transaction.

    The driver begins and ends it: SQLAlchemy needs more time for that than for the change.
    """
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    # Asking for the write lock only at the first change can fail in the middle of a transaction.
    driver.execute("BEGIN IMMEDIATE")
    try:
        answer = work(connection)
        driver.execute("COMMIT")
    finally:
        if driver.in_transaction:
            driver.rollback()
        if connection.in_transaction():
            # What SQLAlchemy believes to be a transaction of its own has ended too.
            connection.rollback()
    return answer
