"""Read tables from the store."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select, tuple_

from ...table import Entry
from .connection import Connected
from .errors import Missing
from .rows import Snapshot, TableLine, TableRow
from .schema import holders, log, snapshots, tables

_LINE = (tables.c.code, tables.c.phase, tables.c.face, tables.c.created, tables.c.changed)
SNAPSHOT = (
    snapshots.c.number,
    snapshots.c.position,
    snapshots.c.actions,
    snapshots.c.digest,
)
"""The columns of a snapshot's row."""


class Reading(Connected):
    """Queries about tables; they change nothing and need no lead."""

    async def load_table(self, code: str) -> TableRow:
        """The row of a table; Missing if it does not exist."""
        asked = select(tables).where(tables.c.code == code)
        row = await self.ask(lambda connection: connection.execute(asked).first())
        if row is None:
            raise Missing(f"there is no table {code}")
        return table_of(row)

    async def list_tables(
        self,
        *,
        guest: str | None = None,
        public: bool | None = None,
        phase: str | None = None,
        limit: int = 50,
        before: tuple[float, str] | None = None,
    ) -> list[TableLine]:
        """Tables, the last changed first; `before` is the `place` of the last one listed."""
        asked = select(*_LINE).order_by(tables.c.changed.desc(), tables.c.code.desc()).limit(limit)
        if guest is not None:
            held = select(holders.c.table).where(holders.c.guest == guest)
            asked = asked.where(tables.c.code.in_(held))
        if public is not None:
            asked = asked.where(tables.c.public.is_(public))
        if phase is not None:
            asked = asked.where(tables.c.phase == phase)
        if before is not None:
            asked = asked.where(tuple_(tables.c.changed, tables.c.code) < tuple_(*before))
        found = await self.ask(lambda connection: connection.execute(asked).all())
        return [
            TableLine(row.code, row.phase, json.loads(row.face), row.created, row.changed)
            for row in found
        ]

    async def entries(self, code: str, after: int = 0, upto: int | None = None) -> list[Entry]:
        """Entries numbered from after + 1 to upto, or to the last."""
        asked = select(log.c.number, log.c.at, log.c.name, log.c.body)
        asked = asked.where(log.c.table == code, log.c.number > after).order_by(log.c.number)
        if upto is not None:
            asked = asked.where(log.c.number <= upto)
        found = await self.ask(lambda connection: connection.execute(asked).all())
        return [Entry.stored(row.number, row.at, row.name, json.loads(row.body)) for row in found]

    async def snapshot(self, code: str) -> Snapshot | None:
        """The last snapshot of a table."""
        asked = select(*SNAPSHOT).where(snapshots.c.table == code)
        row = await self.ask(lambda connection: connection.execute(asked).first())
        return None if row is None else Snapshot(*row)

    async def holders(self, code: str) -> list[tuple[int, str]]:
        """Seat and guest of every holder at a table."""
        asked = select(holders.c.seat, holders.c.guest).where(holders.c.table == code)
        asked = asked.order_by(*asked.selected_columns)
        found = await self.ask(lambda connection: connection.execute(asked).all())
        return [(row.seat, row.guest) for row in found]

    async def held(self, guest: str, codes: Sequence[str]) -> dict[str, list[int]]:
        """The seats that a guest holds at the given tables, by code."""
        asked = select(holders.c.table, holders.c.seat).order_by(holders.c.seat)
        asked = asked.where(holders.c.guest == guest, holders.c.table.in_(codes))
        found: dict[str, list[int]] = {}
        for row in await self.ask(lambda connection: connection.execute(asked).all()):
            found.setdefault(row.table, []).append(row.seat)
        return found


def table_of(row: Row[Any]) -> TableRow:
    """A table's row from its columns."""
    return TableRow(
        code=row.code,
        phase=row.phase,
        body=json.loads(row.body),
        secret=row.secret,
        face=json.loads(row.face),
        memory=None if row.memory is None else json.loads(row.memory),
        number=row.number,
        term=row.term,
        leader=row.leader,
        created=row.created,
        changed=row.changed,
        ended=row.ended,
        public=row.public,
    )
