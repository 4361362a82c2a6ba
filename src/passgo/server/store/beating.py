"""The beats that renew a lease, on a thread and a connection of their own.

The event loop may stand still for seconds, while much is compiled or the machine is loaded. Its
server is alive all the same, and nobody is to take its tables. After a minute it counts as hung:
its lease is left to lapse, so that others can go on.
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
"""Seconds between two beats at most; three beats fit into a shorter lease."""
STALL = 60.0
"""Seconds after which an event loop that stands still counts as hung."""

logger = logging.getLogger(__name__)


class Heart:
    """Keeps one lease alive from ``start`` to ``stop``, or until it has lapsed; never again."""

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
        """Until when the lease is alive for certain, by the process's clock."""
        self._engine = engine
        self._lapsed = lapsed
        self._loop = asyncio.get_running_loop()
        self._loop_seen = monotonic()
        self._is_stalled = False
        self._stopping = threading.Event()
        # It must not hold up the end of a process that has forgotten it.
        self._thread = threading.Thread(target=self._run, name="store heartbeat", daemon=True)

    @property
    def is_alive(self) -> bool:
        """Whether the lease is alive, as far as this process can know."""
        return monotonic() < self.alive_until

    @property
    def is_stopped(self) -> bool:
        """Whether it was told to stop."""
        return self._stopping.is_set()

    def start(self) -> None:
        """Beat from now on."""
        self._thread.start()

    def stop(self) -> None:
        """Beat no more; waits for a beat that is under way."""
        self._stopping.set()
        # A database that stands still may hold up a beat for longer than anybody waits.
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        try:
            while not self._stopping.wait(self.beat):
                if not self._beat():
                    return
        finally:
            self._engine.dispose()

    def _beat(self) -> bool:
        """Renew the lease if the event loop lives; False where there is nothing more to renew."""
        try:
            self._loop.call_soon_threadsafe(self._see_loop)
            if self._has_stalled() or self._renew():
                return True
            self.alive_until = 0.0
            self._loop.call_soon_threadsafe(self._lapsed, self)
        except RuntimeError:
            # The loop is closed: there is nobody left to beat for.
            if not self._loop.is_closed():
                raise
        return False

    def _see_loop(self) -> None:
        self._loop_seen = monotonic()

    def _has_stalled(self) -> bool:
        before, self._is_stalled = self._is_stalled, monotonic() - self._loop_seen > self.stall
        if self._is_stalled and not before:
            logger.error("the event loop stands still: the lease of %s lapses", self.server)
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
        """Renew the lease; False where it has lapsed."""
        began = monotonic()
        with troubles(), self._engine.connect() as connection:
            found = connection.execute(renewal(self.server, self.lease)).rowcount
        if found == 1:
            self.alive_until = began + self.lease
        return found == 1


def renewal(server: str, lease: float) -> Update:
    """The statement of one beat: a lease that has lapsed stays so."""
    return (
        update(servers)
        .where(servers.c.id == server, servers.c.alive_until > db_now())
        .values(alive_until=db_now() + lease)
    )


def heart_engine(address: Address, durability: Durability) -> Engine:
    """One connection for beats alone, each a statement and a transaction."""
    if address.is_sqlite:
        engine = sqlite_engine(address, durability, 1)
    else:
        engine = create_engine(address.url, connect_args=POSTGRESQL, pool_size=1, max_overflow=0)
    return engine.execution_options(isolation_level="AUTOCOMMIT")
