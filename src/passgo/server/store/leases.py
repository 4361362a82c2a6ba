"""Leases and leads: how long a server counts as alive, and which server leads which table.

A lease uses the database's clock and is renewed by a thread (``beating``). A lapsed lease is never
renewed, because others may have taken the server's tables. The server continues under a new id,
leads nothing, and is notified through ``on_lapse``. The process that holds the lock of a SQLite
file knows that all others have ended, and does not wait for their leases.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable
from time import monotonic
from typing import TypeAlias

from sqlalchemy import Connection, delete, insert, or_, select, update

from .address import Address
from .beating import Heart, heart_engine
from .connection import Durability
from .errors import Fenced, Missing, StoreError
from .groups import is_alive
from .rows import Wake
from .schema import db_now, requests, servers, tables
from .wakeups import Wakeups

Lapse: TypeAlias = Callable[[str], None]

LEASE = 3.0
"""Seconds a server counts as alive after its last beat, if others could replace it."""
ALONE = 60.0
"""The same if a lock excludes others: a lease then lapses only while the machine sleeps."""
FORGET = 3600.0
"""Seconds after which the rows of dead servers and of old requests are deleted."""

logger = logging.getLogger(__name__)


class Leases(Wakeups):
    """This server's lease, and the tables it leads."""

    def __init__(
        self,
        address: Address,
        durability: Durability,
        name: str | None,
        lease: float | None = None,
    ) -> None:
        super().__init__(address, durability)
        self._durability: Durability = durability
        self._name = name or "server"
        self.server = self._new_id()
        """The id of this server; it changes after a lapse."""
        self._lease = lease or (ALONE if address.is_sqlite else LEASE)
        self.heart: Heart | None = None
        """The heart that renews the lease; a new one after a lapse."""
        self._on_lapse: list[Lapse] = []
        self._reviving: asyncio.Task[None] | None = None
        self._where: str | None = None

    def _new_id(self) -> str:
        # Never the same twice: a process that slept must not use the lease of another.
        return f"{self._name}-{secrets.token_hex(6)}"

    @property
    def is_alive(self) -> bool:
        """Whether this server's lease is valid, as far as this process can know."""
        return self.heart is not None and self.heart.is_alive

    def on_lapse(self, callback: Lapse) -> None:
        """Register a callback that gets the old id after the lease and all leads are lost."""
        self._on_lapse.append(callback)

    async def enlist(self, address: str | None = None) -> None:
        """Start the lease and its heartbeat. Does nothing if it is running."""
        if self.is_alive:
            return
        self._where = address or self._where
        began = monotonic()
        server = self.server
        row = {"id": server, "alive_until": db_now() + self._lease, "address": self._where}

        def work(connection: Connection) -> None:
            long_ago = db_now() - FORGET
            gone = delete(servers)
            if not self.address.is_sqlite:
                gone = gone.where(servers.c.alive_until < long_ago)
            connection.execute(gone)
            connection.execute(delete(requests).where(requests.c.made < long_ago))
            connection.execute(insert(servers).values(row))

        await self.change(work)
        engine = heart_engine(self.address, self._durability)
        self.heart = Heart(engine, server, self._lease, began, self._lapsed)
        self.heart.start()

    async def resign(self) -> None:
        """Release every lead and end the lease, so that others can continue at once."""
        await self.stop_beating()
        freed = update(tables).where(tables.c.leader == self.server).values(leader=None)

        def work(connection: Connection) -> None:
            connection.execute(freed)
            connection.execute(delete(servers).where(servers.c.id == self.server))
            self.notify(connection, [Wake("free")])

        await self.change(work)
        self.told([Wake("free")])
        if self.heart is not None:
            self.heart.alive_until = 0.0

    async def lead(self, code: str) -> int | None:
        """Take or keep the lead of a table: the new term, or None if a living server leads it."""
        mine = (
            update(tables)
            .where(
                tables.c.code == code,
                or_(
                    tables.c.leader.is_(None),
                    tables.c.leader == self.server,
                    ~is_alive(tables.c.leader),
                ),
                is_alive(self.server),
            )
            .values(term=tables.c.term + 1, leader=self.server)
            .returning(tables.c.term)
        )
        term = await self.change(lambda connection: connection.execute(mine).scalar_one_or_none())
        if term is not None:
            return int(term)
        asked = select(is_alive(self.server).label("alive")).select_from(tables)
        asked = asked.where(tables.c.code == code)
        row = await self.ask(lambda connection: connection.execute(asked).first())
        if row is None:
            raise Missing(f"there is no table {code}")
        if not row.alive:
            raise Fenced("this server's lease has lapsed")
        return None

    async def release(self, code: str, term: int) -> None:
        """Release the lead of a table, if this server still has it."""
        freed = (
            update(tables)
            .where(tables.c.code == code, tables.c.term == term, tables.c.leader == self.server)
            .values(leader=None)
        )
        wakes = [Wake("free", code)]

        def work(connection: Connection) -> None:
            connection.execute(freed)
            self.notify(connection, wakes)

        await self.change(work)
        self.told(wakes)

    async def leader_of(self, codes: Iterable[str]) -> dict[str, tuple[str | None, bool]]:
        """For each table that exists: the server that leads it, and whether it is alive."""
        asked = select(tables.c.code, tables.c.leader, is_alive(tables.c.leader).label("alive"))
        asked = asked.where(tables.c.code.in_(list(codes)))
        found = await self.ask(lambda connection: connection.execute(asked).all())
        return {row.code: (row.leader, bool(row.alive)) for row in found}

    async def living_servers(self) -> set[str]:
        """The ids of the servers whose lease is valid."""
        asked = select(servers.c.id).where(servers.c.alive_until > db_now())
        return set(await self.ask(lambda connection: connection.execute(asked).scalars().all()))

    async def stop_beating(self) -> None:
        """Stop renewing the lease, so that it lapses."""
        if self._reviving is not None:
            self._reviving.cancel()
            await asyncio.gather(self._reviving, return_exceptions=True)
            self._reviving = None
        if self.heart is not None:
            await asyncio.to_thread(self.heart.stop)

    def _lapsed(self, heart: Heart) -> None:
        """Drop all leads and continue under a new id."""
        if heart is not self.heart or heart.is_stopped:
            return
        self.server = self._new_id()
        logger.warning("the lease of %s has lapsed; it goes on as %s", heart.server, self.server)
        for callback in list(self._on_lapse):
            try:
                callback(heart.server)
            except Exception:
                logger.exception("a callback failed at a lapse")
        self._reviving = asyncio.create_task(self._revive(heart.beat), name="store revival")

    async def _revive(self, pause: float) -> None:
        while True:
            try:
                return await self.enlist()
            except StoreError as error:
                logger.warning("the lease cannot be renewed: %s", error)
            except Exception:
                logger.exception("the lease cannot be renewed")
            # Whether the last attempt was stored is unknown: its id must not be used again.
            self.server = self._new_id()
            await asyncio.sleep(pause)
