"""Guests, by the hash of their key, and the one-time codes for a seat on another device."""

from sqlalchemy import Connection, delete, insert, select, update

from .connection import Connected
from .rows import Handover
from .schema import db_now, guests, handovers

_SEEN_EVERY = 3600.0
"""Seconds within which a guest seen again is not stored again."""


class Guests(Connected):
    """Guests and hand-over codes in the store."""

    async def add_guest(self, guest: str, key_hash: str) -> None:
        """Store a new guest; Taken if the id or the hash exists already."""
        row = {"id": guest, "key_hash": key_hash, "created": db_now(), "seen": db_now()}
        await self.change(lambda connection: connection.execute(insert(guests).values(row)))

    async def find_guest(self, key_hash: str) -> str | None:
        """The guest whose key has this hash."""
        asked = select(guests.c.id, (guests.c.seen < db_now() - _SEEN_EVERY).label("long_ago"))
        asked = asked.where(guests.c.key_hash == key_hash)
        found = await self.ask(lambda connection: connection.execute(asked).first())
        if found is None:
            return None
        if found.long_ago:
            seen = update(guests).where(guests.c.id == found.id).values(seen=db_now())
            await self.change(lambda connection: connection.execute(seen))
        return str(found.id)

    async def add_handover(self, code_hash: str, table: str, seat: int, seconds: float) -> None:
        """Store a one-time code for a seat, by its hash; delete expired codes."""
        row = {"hash": code_hash, "table": table, "seat": seat, "until": db_now() + seconds}

        def work(connection: Connection) -> None:
            connection.execute(delete(handovers).where(handovers.c.until < db_now()))
            connection.execute(insert(handovers).values(row))

        await self.change(work)

    async def take_handover(self, code_hash: str) -> Handover | None:
        """Redeem a code; None if it is unknown, expired or used."""
        taken = (
            delete(handovers)
            .where(handovers.c.hash == code_hash, handovers.c.until > db_now())
            .returning(handovers.c.table, handovers.c.seat, handovers.c.until)
        )
        row = await self.change(lambda connection: connection.execute(taken).first())
        return None if row is None else Handover(*row)
