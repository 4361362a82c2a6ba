"""The store as other packages use it, opened by its address."""

import asyncio
from contextlib import AsyncExitStack, suppress
from functools import cached_property
from pathlib import Path
from typing import Self

from .address import Address, parse_address
from .connection import Durability
from .errors import StoreError
from .guests import Guests
from .inbox import Inbox
from .keeping import Keeping
from .lockfile import FileLock, lock_path
from .migrate import migrate as bring_up_to_date
from .reading import Reading
from .subscriptions import Subscriptions
from .trying import WriteTrial

VISIT = 60.0
"""Seconds for one operation of a visit, which may be large."""


class Store(Reading, Guests, Subscriptions, Keeping, Inbox):
    """Guests, tables, leads and wake-ups of one database, for one server."""

    def __init__(
        self,
        address: Address,
        durability: Durability,
        name: str | None,
        lock: FileLock | None,
        lease: float | None = None,
    ) -> None:
        super().__init__(address, durability, name, lease)
        self._lock = lock

    async def __aenter__(self) -> Self:
        """Enter the context; leaving it closes the store."""
        return self

    async def __aexit__(self, *raised: object) -> None:
        """Close the store."""
        await self.close()

    @cached_property
    def trial(self) -> WriteTrial:
        """Checks whether data can be stored."""
        return WriteTrial(self)

    def tell(self, address: str) -> None:
        """Publish this server's address to processes that find the file in use."""
        if self._lock is not None:
            self._lock.tell(address)

    async def close(self) -> None:
        """Write pending batches, give up the lease and every lead, disconnect.

        Each step runs even if an earlier one fails or is cancelled.
        """
        async with AsyncExitStack() as closing:
            # Runs in reverse order.
            if self._lock is not None:
                closing.callback(self._lock.release)
            closing.push_async_callback(self.disconnect)
            closing.push_async_callback(self.stop_listening)
            closing.push_async_callback(self.stop_beating)
            closing.push_async_callback(self._leave)
            closing.push_async_callback(self.stop_writing)

    async def _leave(self) -> None:
        if self.heart is None or self.heart.is_stopped:
            return
        # If the database does not answer, the lease lapses without this.
        with suppress(StoreError):
            await self.resign()


async def open_store(
    url: str | Path,
    *,
    server: str | None = None,
    migrate: bool = True,
    durability: Durability = "full",
    address: str | None = None,
    visiting: bool = False,
    lease: float | None = None,
) -> Store:
    """Open the store at a path or URL, and enlist this server.

    `server` is the start of this server's id, `address` is where others reach it, `lease` is for
    how many seconds it counts as alive after its last beat. A visit leads nothing, needs no lock
    and receives no wake-ups: it is for commands beside a running server.

    Use the store as a context manager: `async with await open_store(url) as store:`.
    """
    where = parse_address(str(url))
    async with AsyncExitStack() as undoing:
        lock = None
        if where.path is not None and not visiting:
            lock = FileLock(lock_path(where.path))
            undoing.callback(lock.release)
        await asyncio.to_thread(bring_up_to_date, where, may_change=migrate and not visiting)
        store = Store(where, durability, server, lock, lease)
        await undoing.enter_async_context(store)
        if visiting:
            store.patience = VISIT
        else:
            await store.enlist(address)
            await store.start_listening()
        undoing.pop_all()
    return store
