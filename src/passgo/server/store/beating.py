"""The heartbeats that renew a server's lease, on a separate thread and connection.

The event loop may stall for seconds, for example while code is compiled or the machine is
loaded. The server is still alive then, and must keep its tables. After a minute it counts as
hung: its lease expires, so that other servers can continue.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from time import monotonic

from sqlalchemy import Engine, Update, create_engine, update

from .address import Address
from .connection import PATIENCE, POSTGRESQL, Durability, sqlite_engine, troubles
from .errors import StoreError
from .schema import db_now, servers

BEAT = 1.0
"""Most seconds between two beats; a shorter lease still has room for three."""
STALL = 60.0
"""Seconds after which a stalled event loop counts as hung."""

logger = logging.getLogger(__name__)


class Heart:
    """Renews one lease from ``start`` until ``stop`` or until it lapses; cannot be restarted."""

    def __init__(
        self,
        engine: Engine,
        server: str,
        lease: float,
        enlisted: float,
        lapsed: Callable[["Heart"], None],
    ) -> None:
        """Beat for a server that was enlisted at this moment of the process's clock.

        ``lapsed`` is called on the event loop.
        """
        self.server = server
        self.lease = lease
        self.beat = min(BEAT, lease / 3)
        self.stall = STALL
        self.alive_until = enlisted + lease
        """The lease is certainly valid until then, by the process's clock."""
        self._engine = engine
        self._lapsed = lapsed
        self._loop = asyncio.get_running_loop()
        self._loop_seen = monotonic()
        self._is_stalled = False
        self._stopping = threading.Event()
        # A daemon thread does not block the end of a process that forgot to stop it.
        self._thread = threading.Thread(target=self._run, name="store heartbeat", daemon=True)

    @property
    def is_alive(self) -> bool:
        """Whether the lease is valid, as far as this process can know."""
        return monotonic() < self.alive_until

    @property
    def is_stopped(self) -> bool:
        """Whether ``stop`` was called."""
        return self._stopping.is_set()

    def start(self) -> None:
        """Start beating."""
        self._thread.start()

    def stop(self) -> None:
        """Stop beating, after waiting for a beat in progress."""
        self._stopping.set()
        # A hanging database may delay a beat for longer than callers can wait.
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        try:
            while not self._stopping.wait(self.beat):
                if not self._beat():
                    return
        finally:
            self._engine.dispose()

    def _beat(self) -> bool:
        """Renew the lease if the event loop runs; False if there is nothing left to renew."""
        try:
            self._loop.call_soon_threadsafe(self._see_loop)
            if self._has_stalled() or self._renew():
                return True
            self.alive_until = 0.0
            self._loop.call_soon_threadsafe(self._lapsed, self)
        except RuntimeError:
            # The loop is closed: no lease is needed any more.
            if not self._loop.is_closed():
                raise
        return False

    def _see_loop(self) -> None:
        self._loop_seen = monotonic()

    def _has_stalled(self) -> bool:
        before, self._is_stalled = self._is_stalled, monotonic() - self._loop_seen > self.stall
        if self._is_stalled and not before:
            logger.error("the event loop is stalled: the lease of %s lapses", self.server)
        return self._is_stalled

    def _renew(self) -> bool:
        try:
            return self.renew()
        except StoreError as error:
            logger.warning("no heartbeat: %s", error)
        except Exception:
            logger.exception("the heartbeat failed")
        return True

    def renew(self) -> bool:
        """Renew the lease; False if it has lapsed."""
        began = monotonic()
        with troubles(), self._engine.connect() as connection:
            found = connection.execute(renewal(self.server, self.lease)).rowcount
        if found == 1:
            self.alive_until = began + self.lease
        return found == 1


def renewal(server: str, lease: float) -> Update:
    """The SQL of one beat: it never renews a lapsed lease."""
    return (
        update(servers)
        .where(servers.c.id == server, servers.c.alive_until > db_now())
        .values(alive_until=db_now() + lease)
    )


def heart_engine(address: Address, durability: Durability) -> Engine:
    """An engine with one connection for beats, each one statement and one transaction."""
    if address.is_sqlite:
        engine = sqlite_engine(address, durability, 1)
    else:
        engine = create_engine(address.url, connect_args=POSTGRESQL, pool_size=1, max_overflow=0)
    return engine.execution_options(isolation_level="AUTOCOMMIT")
