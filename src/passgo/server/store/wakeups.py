"""Notify servers of changes: within this process, or by LISTEN and NOTIFY.

A wake-up says where to look, not what happened: the log is the truth, and a lost wake-up only costs
time. After the connection was lost, ``again`` says that some may be missing.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy import Connection, func, select

from .address import Address
from .connection import POSTGRESQL, Connected, Durability
from .rows import Wake

if TYPE_CHECKING:
    import psycopg

Listener: TypeAlias = Callable[[Wake], None]

CHANNEL = "passgo"
PAYLOAD = 7_900
"""Most bytes of one notification."""
PROBE = 5.0
"""Seconds of silence after which the listening connection is checked."""
FIRST = 3.0
"""Seconds that the start waits for the listening connection."""
HEAL = 0.2
"""Seconds between two attempts to reconnect."""

logger = logging.getLogger(__name__)


class Wakeups(Connected):
    """The listeners for wake-ups, and the channels to them."""

    def __init__(self, address: Address, durability: Durability) -> None:
        super().__init__(address, durability)
        self._listeners: list[Listener] = []
        self._listening: asyncio.Task[None] | None = None
        self.is_listening = address.is_sqlite

    def listen(self, callback: Listener) -> Callable[[], None]:
        """Register a callback for wake-ups; call the returned function to remove it."""
        self._listeners.append(callback)
        return lambda: self._listeners.remove(callback)

    async def start_listening(self) -> None:
        """Open the connection that receives notifications; SQLite needs none."""
        if self.address.is_sqlite or self._listening is not None:
            return
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen_on(ready), name="store listening")
        try:
            async with asyncio.timeout(FIRST):
                await ready.wait()
        except TimeoutError:
            # The server can start while the database is down. `again` makes up for what happens
            # until the first connection, as after a lost one.
            ready.set()

    async def stop_listening(self) -> None:
        """Close the listening connection."""
        if self._listening is None:
            return
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        self._listening = None

    def notify(self, connection: Connection, wakes: Iterable[Wake]) -> None:
        """Notify other servers once the transaction is committed; only PostgreSQL does this."""
        if self.address.is_sqlite:
            return
        for payload in _payloads(wakes):
            connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def told(self, wakes: Iterable[Wake]) -> None:
        """Notify this process after the commit, if the database does not."""
        if self.address.is_sqlite:
            self._wake(wakes)

    def _wake(self, wakes: Iterable[Wake]) -> None:
        for wake in wakes:
            for listener in list(self._listeners):
                try:
                    listener(wake)
                except Exception:
                    logger.exception("a listener failed at %s", wake.kind)

    async def _listen_on(self, ready: asyncio.Event) -> None:
        import psycopg

        url = self.address.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(
                    url, autocommit=True, **POSTGRESQL
                )
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.is_listening = True
                    if ready.is_set():
                        self._wake([Wake("again")])
                    ready.set()
                    await self._hear(connection)
            except (psycopg.Error, OSError, TimeoutError) as error:
                if self.is_listening:
                    logger.warning("wake-ups are cut off: %s", type(error).__name__)
                self.is_listening = False
            await asyncio.sleep(HEAL)

    async def _hear(self, connection: "psycopg.AsyncConnection[object]") -> None:
        while True:
            async for heard in connection.notifies(timeout=PROBE):
                self._wake(Wake(*wake) for wake in json.loads(heard.payload))
            async with asyncio.timeout(PROBE):
                await connection.execute("SELECT 1")


def _payloads(wakes: Iterable[Wake]) -> Iterator[str]:
    """Pack wake-ups into as few notifications as possible."""
    part: list[str] = []
    size = 2
    for wake in dict.fromkeys(wakes):
        text = json.dumps(wake)
        if part and size + len(text) + 1 > PAYLOAD:
            yield f"[{','.join(part)}]"
            part, size = [], 2
        part.append(text)
        size += len(text) + 1
    if part:
        yield f"[{','.join(part)}]"
