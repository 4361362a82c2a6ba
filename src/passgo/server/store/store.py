"""The store as others use it, opened by its address."""

import asyncio
from functools import cached_property
from pathlib import Path

from .address import Address, parse_address
from .connection import Durability
from .errors import StoreError
from .guests import Guests
from .inbox import Inbox
from .keeping import Keeping
from .lockfile import FileLock, lock_path
from .migrate import migrate as bring_up_to_date
from .reading import Reading
from .trying import WriteTrial

VISIT = 60.0
"""Seconds for one thing of a visit, which may be large."""


class Store(Reading, Guests, Keeping, Inbox):
    """Guests, tables, leads and wake-ups of one database, for one server."""

    def __init__(
        self, address: Address, durability: Durability, name: str | None, lock: FileLock | None
    ) -> None:
        super().__init__(address, durability, name)
        self._lock = lock

    @cached_property
    def trial(self) -> WriteTrial:
        """Tells whether anything can be stored."""
        return WriteTrial(self)

    def tell(self, address: str) -> None:
        """Let whoever finds the file in use know where its server is reached."""
        if self._lock is not None:
            self._lock.tell(address)

    async def close(self) -> None:
        """Write what waits, give up the lease and every lead, disconnect."""
        await self.stop_writing()
        if self._beating is not None:
            try:
                await self.resign()
            except StoreError:
                # The lease lapses by itself.
                await self._stop_beating()
        await self.stop_listening()
        await self.disconnect()
        if self._lock is not None:
            self._lock.release()


async def open_store(
    url: str | Path,
    *,
    server: str | None = None,
    migrate: bool = True,
    durability: Durability = "full",
    address: str | None = None,
    visiting: bool = False,
) -> Store:
    """Open the store at a path or URL, and enlist this server.

    `server` begins the id of this server, `address` is where others reach it. A visit leads
    nothing, needs no lock and hears nothing: it is for commands beside a running server.
    """
    where = parse_address(str(url))
    lock = None
    if where.path is not None and not visiting:
        lock = FileLock(lock_path(where.path))
    store = None
    try:
        await asyncio.to_thread(bring_up_to_date, where, may_change=migrate and not visiting)
        store = Store(where, durability, server, lock)
        if visiting:
            store.patience = VISIT
        else:
            await store.enlist(address)
            await store.start_listening()
    except BaseException:
        if store is not None:
            await store.close()
        elif lock is not None:
            lock.release()
        raise
    return store
