"""Writes of leaders: one task collects the batches of all tables into one transaction.

While a transaction waits for the disk, the next batches collect; nothing is delayed on purpose.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from typing import TypeAlias

from sqlalchemy import Connection, insert, select

from ...table import Entry
from ...wire.plain import Plain
from .address import Address
from .connection import Durability
from .errors import Fenced, StoreDown, StoreError
from .groups import is_alive, log_row, write_group, write_holders, write_log, write_snapshot
from .leases import Leases
from .patience import in_time
from .rows import Batch, Snapshot, TableRow, Wake, written, written_or_none
from .schema import db_now, tables

Waiting: TypeAlias = tuple[Batch, "asyncio.Future[None]"]

GROUP = 256
"""Most batches in one transaction."""

logger = logging.getLogger(__name__)


class Writing(Leases):
    """All changes to tables; only a table's leader may make them."""

    def __init__(
        self,
        address: Address,
        durability: Durability,
        name: str | None,
        lease: float | None = None,
    ) -> None:
        super().__init__(address, durability, name, lease)
        self._waiting: deque[Waiting] = deque()
        self._some = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def add_table(
        self,
        row: TableRow,
        entries: Sequence[Entry] = (),
        holders: Collection[tuple[int, str]] = (),
    ) -> None:
        """Store a new table, led by this server under term 1; Taken if the code exists."""
        # Read the id once: another thread must not see it change.
        server = self.server
        values = _new_table(row, len(entries)) | {"leader": server}
        wakes = [Wake("table", row.code, len(entries))]

        def work(connection: Connection) -> None:
            if not connection.execute(select(is_alive(server))).scalar_one():
                raise Fenced("this server's lease has lapsed")
            connection.execute(insert(tables).values(values))
            write_log(connection, [log_row(row.code, entry) for entry in entries])
            write_holders(connection, row.code, holders)
            self.notify(connection, wakes)

        await self.change(work)
        self.told(wakes)

    async def append(self, batch: Batch) -> None:
        """Write a batch; returns once it is committed.

        Fenced: nothing was written, and this server no longer leads the table. StoreDown: whether
        it was written is unknown, so the table must be loaded again.
        """
        _check_numbers(batch)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_on(), name="store writer")
        written_down = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, written_down))
        self._some.set()
        try:
            await in_time(written_down, self.patience)
        except TimeoutError:
            raise StoreDown("the database did not answer in time") from None

    async def put_snapshot(self, code: str, snapshot: Snapshot, term: int) -> None:
        """Replace the last snapshot; fenced by lead, term and lease."""
        # Locked, so that no server takes the lead between the check and the write.
        asked = (
            select(tables.c.code)
            .where(
                tables.c.code == code,
                tables.c.term == term,
                tables.c.leader == self.server,
                tables.c.number >= snapshot.number,
                is_alive(self.server),
            )
            .with_for_update()
        )

        def work(connection: Connection) -> None:
            if connection.execute(asked).first() is None:
                raise Fenced(f"table {code} is not led by this server under term {term}")
            write_snapshot(connection, code, snapshot)

        await self.change(work)

    async def stop_writing(self) -> None:
        """Write pending batches, then stop."""
        if self._writer is None:
            return
        pending = [future for _, future in self._waiting if not future.done()]
        if pending:
            await asyncio.wait(pending, timeout=self.patience)
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        self._writer = None

    async def _write_on(self) -> None:
        while True:
            await self._some.wait()
            group = self._gather()
            if not group:
                self._some.clear()
                continue
            try:
                await self._write(group)
            except Exception as error:
                logger.exception("a group of batches failed")
                _answer(group, StoreDown(type(error).__name__))

    def _gather(self) -> list[Waiting]:
        """The next batches, one for each table; cancelled ones are left out."""
        group: list[Waiting] = []
        later: list[Waiting] = []
        codes: set[str] = set()
        while self._waiting and len(group) < GROUP:
            waiting = self._waiting.popleft()
            if waiting[1].done():
                continue
            if waiting[0].code in codes:
                later.append(waiting)
                continue
            codes.add(waiting[0].code)
            group.append(waiting)
        self._waiting.extendleft(reversed(later))
        return group

    async def _write(self, group: Sequence[Waiting]) -> None:
        batches = [batch for batch, _ in group]
        try:
            ours = await self._commit(batches)
        except StoreDown as error:
            _answer(group, error)
            return
        except StoreError as error:
            if len(group) == 1:
                _answer(group, error)
                return
            # One of them cannot be stored: the others must not fail with it.
            for waiting in group:
                await self._write([waiting])
            return
        for batch, future in group:
            if future.done():
                continue
            if batch.code in ours:
                future.set_result(None)
            else:
                future.set_exception(Fenced(f"table {batch.code} has another leader or number"))

    async def _commit(self, batches: Sequence[Batch]) -> set[str]:
        # Read the id once: another thread must not see it change.
        server = self.server

        def work(connection: Connection) -> tuple[set[str], list[Wake]]:
            ours = write_group(connection, server, batches)
            wakes = [Wake("table", one.code, one.number) for one in batches if one.code in ours]
            self.notify(connection, wakes)
            return ours, wakes

        ours, wakes = await self.change(work)
        self.told(wakes)
        return ours


def _answer(group: Iterable[Waiting], error: StoreError) -> None:
    for _, future in group:
        if not future.done():
            future.set_exception(error)


def _check_numbers(batch: Batch) -> None:
    numbers = [entry.number for entry in batch.entries]
    if numbers != list(range(batch.after + 1, batch.number + 1)):
        raise ValueError(f"entries after {batch.after} are numbered {numbers}")


def _new_table(row: TableRow, number: int) -> Plain:
    return {
        "code": row.code,
        "phase": row.phase,
        "body": written(row.body),
        "secret": row.secret,
        "memory": written_or_none(row.memory),
        "face": written(row.face),
        "number": number,
        "term": 1,
        "created": row.created or db_now(),
        "changed": db_now(),
        "ended": row.ended,
        "public": row.public,
    }
