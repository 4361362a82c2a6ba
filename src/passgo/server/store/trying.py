"""Whether anything can be stored: a disk may be full, or a database open to be read only.

What was stored and what is asked says nothing about it, so something is written: as much as an
action's entries are, and at most once a second, however often somebody wants to know.
"""

import asyncio
import logging
import secrets
from time import monotonic

from sqlalchemy import Connection, delete, insert

from .errors import StoreDown
from .leases import Leases
from .schema import db_now, wishes

EVERY = 1.0
"""Seconds for which an answer holds."""
_LENGTH = 8 * 1024
"""Bytes that are written, drawn by lot so that no database shortens them."""

logger = logging.getLogger(__name__)


class WriteTrial:
    """Tries to write, on behalf of those who ask whether a server can take work."""

    def __init__(self, store: Leases) -> None:
        self.store = store
        self.every = EVERY
        self._trying = asyncio.Lock()
        self._tried = float("-inf")
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """Why nothing can be stored just now; None where it can."""
        async with self._trying:
            if monotonic() - self._tried >= self.every:
                self._note(await self._try())
                self._tried = monotonic()
            return self._trouble

    async def _try(self) -> str | None:
        # A wish for no table, which nobody takes. Servers forget those of the dead in time.
        row = {
            "id": f"trial-{secrets.token_hex(8)}",
            "table": "",
            "guest": "",
            "server": self.store.server,
            "body": secrets.token_hex(_LENGTH // 2),
            "made": db_now(),
        }
        last = delete(wishes).where(
            wishes.c.table == "", wishes.c.server == self.store.server, wishes.c.id != row["id"]
        )

        def work(connection: Connection) -> None:
            # In this order: what the last one leaves is no room for this one.
            connection.execute(insert(wishes).values(row))
            connection.execute(last)

        try:
            await self.store.change(work)
        except StoreDown as error:
            return str(error)
        return None

    def _note(self, trouble: str | None) -> None:
        if trouble is not None and self._trouble is None:
            logger.error("nothing can be stored: %s", trouble)
        if trouble is None and self._trouble is not None:
            logger.warning("storing works again")
        self._trouble = trouble
