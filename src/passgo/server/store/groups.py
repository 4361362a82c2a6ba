"""The batches of many tables in one transaction.

All batches travel as one JSON parameter, so that a transaction is a handful of statements however
many tables write, and the same few are prepared once.
"""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Boolean,
    Double,
    Integer,
    Text,
    bindparam,
    cast,
    column,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import JSON
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement, FromClause, Update
from sqlalchemy.types import TypeEngine

from .rows import Batch, Entry, Snapshot, written, written_or_none
from .schema import db_now, holders, log, servers, snapshots, tables

_KEPT = ("phase", "body", "face", "memory", "ended", "public")
"""What a batch leaves as it is by saying nothing of it."""
_GROUP: dict[str, TypeEngine[Any]] = {
    "code": Text(),
    "term": Integer(),
    "after": Integer(),
    "number": Integer(),
    "phase": Text(),
    "body": Text(),
    "face": Text(),
    "memory": Text(),
    "ended": Double(),
    "public": Boolean(),
}


def is_alive(server: Any) -> ColumnElement[bool]:
    """Whether a server's lease is alive by the database's clock."""
    return exists().where(servers.c.id == server, servers.c.alive_until > db_now())


async def write_group(
    connection: AsyncConnection, server: str, batches: Sequence[Batch]
) -> set[str]:
    """Write batches of different tables; the codes of those that were ours to write."""
    group = json.dumps([_row_of(batch) for batch in batches])
    statement = _UPDATES[connection.dialect.name]
    found = await connection.execute(statement, {"group": group, "server": server})
    ours = {row.code for row in found}
    kept = [batch for batch in batches if batch.code in ours]
    rows = [entry_row(batch.code, entry) for batch in kept for entry in batch.entries]
    if rows:
        await connection.execute(insert(log), rows)
    for batch in kept:
        if batch.holders is not None:
            await write_holders(connection, batch.code, batch.holders)
        if batch.snapshot is not None:
            await write_snapshot(connection, batch.code, batch.snapshot)
    return ours


def entry_row(code: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row of the log."""
    return {
        "table": code,
        "number": entry.number,
        "at": entry.at,
        "name": entry.name,
        "body": written(entry.body),
    }


async def write_holders(connection: AsyncConnection, code: str, held: Any) -> None:
    """Write who holds which seat of a table, whole."""
    await connection.execute(delete(holders).where(holders.c.table == code))
    rows = [{"table": code, "seat": seat, "guest": guest} for seat, guest in set(held)]
    if rows:
        await connection.execute(insert(holders), rows)


async def write_snapshot(connection: AsyncConnection, code: str, snapshot: Snapshot) -> None:
    """Put a snapshot in the place of the last one."""
    await connection.execute(delete(snapshots).where(snapshots.c.table == code))
    row = {
        "table": code,
        "number": snapshot.number,
        "position": snapshot.position,
        "actions": snapshot.actions,
    }
    await connection.execute(insert(snapshots).values(row))


def _row_of(batch: Batch) -> dict[str, Any]:
    return {
        "code": batch.code,
        "term": batch.term,
        "after": batch.after,
        "number": batch.number,
        "phase": batch.phase,
        "body": written_or_none(batch.body),
        "face": written_or_none(batch.face),
        "memory": written_or_none(batch.memory),
        "ended": batch.ended,
        "public": batch.public,
    }


def _update_from(group: FromClause) -> Update:
    """The update of every table in a group that this server may write."""
    changes: dict[str, Any] = {name: func.coalesce(group.c[name], tables.c[name]) for name in _KEPT}
    changes |= {"number": group.c.number, "changed": db_now()}
    return (
        update(tables)
        .where(
            tables.c.code == group.c.code,
            tables.c.term == group.c.term,
            tables.c.number == group.c.after,
            tables.c.leader == bindparam("server"),
            is_alive(bindparam("server")),
        )
        .values(changes)
        .returning(tables.c.code)
    )


def _sqlite_group() -> FromClause:
    each = func.json_each(bindparam("group", type_=Text())).table_valued("value")
    columns = [
        func.json_extract(each.c.value, f"$.{name}", type_=kind).label(name)
        for name, kind in _GROUP.items()
    ]
    return select(*columns).subquery("batch")


def _postgresql_group() -> FromClause:
    rows = func.json_to_recordset(cast(bindparam("group", type_=Text()), JSON))
    columns = [column(name, kind) for name, kind in _GROUP.items()]
    return rows.table_valued(*columns).render_derived(name="batch", with_types=True)


_UPDATES = {
    "sqlite": _update_from(_sqlite_group()),
    "postgresql": _update_from(_postgresql_group()),
}
