"""Check whether data can be stored: a disk may be full, or a database read-only.

Earlier writes and reads do not show this, so the check writes as much as an action's entries need,
at most once a second.
"""

import asyncio
import logging
import secrets
from time import monotonic

from sqlalchemy import Connection, delete, insert

from .errors import StoreDown
from .leases import Leases
from .schema import db_now, requests

EVERY = 1.0
"""Seconds for which a result is reused."""
_LENGTH = 8 * 1024
"""Bytes that are written, random so that no database compresses them."""

logger = logging.getLogger(__name__)


class WriteTrial:
    """Tries to write, to report whether a server can take work."""

    def __init__(self, store: Leases) -> None:
        self.store = store
        self.every = EVERY
        self._trying = asyncio.Lock()
        self._tried = float("-inf")
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """Why nothing can be stored now; None if storing works."""
        async with self._trying:
            if monotonic() - self._tried >= self.every:
                self._note(await self._try())
                self._tried = monotonic()
            return self._trouble

    async def _try(self) -> str | None:
        # A request for no table: no leader takes it. Servers delete those of dead servers in time.
        row = {
            "id": f"trial-{secrets.token_hex(8)}",
            "table": "",
            "guest": "",
            "server": self.store.server,
            "body": secrets.token_hex(_LENGTH // 2),
            "made": db_now(),
        }
        last = delete(requests).where(
            requests.c.table == "",
            requests.c.server == self.store.server,
            requests.c.id != row["id"],
        )

        def work(connection: Connection) -> None:
            # In this order: the space that the delete frees must not be used by the insert.
            connection.execute(insert(requests).values(row))
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
