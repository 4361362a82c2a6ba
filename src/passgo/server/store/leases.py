"""Who leads which table, and for how long a server counts as alive.

A server's lease runs by the database's clock and is renewed by a thread (``beating``). One that has
lapsed is never renewed: whoever found it dead may have taken its tables. The server goes on under a
new id, leads nothing, and hears of it by ``on_lapse``. Whoever has the lock of a SQLite file knows
that all others are gone, and waits for nobody's lease.
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
from .schema import db_now, servers, tables, wishes
from .wakeups import Wakeups

Lapse: TypeAlias = Callable[[str], None]

LEASE = 3.0
"""Seconds a server counts as alive after its last beat, where others could take its place."""
ALONE = 60.0
"""The same where a lock keeps others out: only a machine that slept finds itself dead."""
FORGET = 3600.0
"""Seconds after which the rows of dead servers and of old wishes go."""

logger = logging.getLogger(__name__)


class Leases(Wakeups):
    """This server's lease, and its lead of tables."""

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
        """The id of this server; another one after a lapse."""
        self._lease = lease or (ALONE if address.is_sqlite else LEASE)
        self.heart: Heart | None = None
        """What renews the lease; another one after a lapse."""
        self._on_lapse: list[Lapse] = []
        self._reviving: asyncio.Task[None] | None = None
        self._where: str | None = None

    def _new_id(self) -> str:
        # Never the same twice: a process that was only asleep must not live on by another's beats.
        return f"{self._name}-{secrets.token_hex(6)}"

    @property
    def is_alive(self) -> bool:
        """Whether this server's lease is alive, as far as this process can know."""
        return self.heart is not None and self.heart.is_alive

    def on_lapse(self, callback: Lapse) -> None:
        """Have a function called with the old id when the lease has lapsed: nothing is led now."""
        self._on_lapse.append(callback)

    async def enlist(self, address: str | None = None) -> None:
        """Count as alive from now on; the store beats by itself. Does nothing while it does so."""
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
            connection.execute(delete(wishes).where(wishes.c.made < long_ago))
            connection.execute(insert(servers).values(row))

        await self.change(work)
        engine = heart_engine(self.address, self._durability)
        self.heart = Heart(engine, server, self._lease, began, self._lapsed)
        self.heart.start()

    async def resign(self) -> None:
        """Give up every lead and count as gone; others may go on at once."""
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
        """Take or keep the lead of a table: the new term, or None where a living server leads."""
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
        """Give up the lead of a table, where it is still ours."""
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
        """For each table there is: the server that leads it, and whether that one is alive."""
        asked = select(tables.c.code, tables.c.leader, is_alive(tables.c.leader).label("alive"))
        asked = asked.where(tables.c.code.in_(list(codes)))
        found = await self.ask(lambda connection: connection.execute(asked).all())
        return {row.code: (row.leader, bool(row.alive)) for row in found}

    async def living_servers(self) -> set[str]:
        """The ids of the servers whose lease is alive."""
        asked = select(servers.c.id).where(servers.c.alive_until > db_now())
        return set(await self.ask(lambda connection: connection.execute(asked).scalars().all()))

    async def stop_beating(self) -> None:
        """Renew the lease no more; it lapses by itself."""
        if self._reviving is not None:
            self._reviving.cancel()
            await asyncio.gather(self._reviving, return_exceptions=True)
            self._reviving = None
        if self.heart is not None:
            await asyncio.to_thread(self.heart.stop)

    def _lapsed(self, heart: Heart) -> None:
        """Give up what was led, and live on under a new id."""
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
                logger.warning("the lease cannot be had again: %s", error)
            except Exception:
                logger.exception("the lease cannot be had again")
            # Whether the last attempt was stored is unknown: its id must not live on.
            self.server = self._new_id()
            await asyncio.sleep(pause)
