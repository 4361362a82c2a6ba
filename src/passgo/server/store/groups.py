"""The batches of many tables in one transaction: a handful of statements however many write."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    Executable,
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
from sqlalchemy.sql import ColumnElement, FromClause, Update
from sqlalchemy.types import TypeEngine

from ...wire.plain import JsonMapping, Plain
from .rows import Batch, Entry, Snapshot, written, written_or_none
from .schema import db_now, holders, log, servers, snapshots, tables

_PIECE = 1000
"""Entries in one statement."""
_KEPT = ("phase", "body", "face", "memory", "ended", "public")
"""What a batch leaves as it is by saying nothing of it."""


def is_alive(server: str | ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a server's lease is alive by the database's clock."""
    return exists().where(servers.c.id == server, servers.c.alive_until > db_now())


_OURS = (
    select(tables.c.code, tables.c.term, tables.c.number)
    .where(
        tables.c.code.in_(bindparam("codes", expanding=True)),
        tables.c.leader == bindparam("server"),
        is_alive(bindparam("server")),
    )
    # In one order, so that no two servers wait for each other.
    .order_by(tables.c.code)
    .with_for_update(of=tables)
)
"""Locks the tables that this server leads: until the commit nobody else can take them."""

_CHANGED: dict[str, TypeEngine[Any]] = {"its_code": Text(), "new_number": Integer()}
_CHANGED |= {f"new_{name}": tables.c[name].type for name in _KEPT}


def _change(given: JsonMapping) -> Update:
    """The change of a table to what is given."""
    kept = {name: func.coalesce(given[f"new_{name}"], tables.c[name]) for name in _KEPT}
    return (
        update(tables)
        .where(tables.c.code == given["its_code"])
        .values({"number": given["new_number"], "changed": db_now()} | kept)
    )


def _recordset(columns: Mapping[str, TypeEngine[Any]]) -> FromClause:
    """The rows of one JSON parameter, as PostgreSQL reads them."""
    rows = func.json_to_recordset(cast(bindparam("rows", type_=Text()), JSON))
    named = [column(name, kind) for name, kind in columns.items()]
    return rows.table_valued(*named).render_derived(name="given", with_types=True)


_LOGGED = _recordset({one.name: one.type for one in log.c})
_MANY = {
    "sqlite": (
        _change({name: bindparam(name, type_=kind) for name, kind in _CHANGED.items()}),
        insert(log),
    ),
    # One statement with all rows in a text: as many as there are rows take several times as long.
    "postgresql": (
        _change(dict(_recordset(_CHANGED).c)),
        insert(log).from_select(list(log.c), select(*_LOGGED.c)),
    ),
}
"""For each database: the change of many tables, and many entries."""


def write_group(connection: Connection, server: str, batches: Sequence[Batch]) -> set[str]:
    """Write batches of different tables; the codes of those that were ours to write."""
    asked = {"codes": [batch.code for batch in batches], "server": server}
    found = connection.execute(_OURS, asked)
    ours = {(row.code, row.term, row.number) for row in found}
    kept = [batch for batch in batches if (batch.code, batch.term, batch.after) in ours]
    if not kept:
        return set()
    change, enter = _MANY[connection.dialect.name]
    _execute_many(connection, change, [_change_of(batch) for batch in kept])
    rows = [_entry_row(batch.code, entry) for batch in kept for entry in batch.entries]
    _execute_many(connection, enter, rows)
    for batch in kept:
        if batch.holders is not None:
            write_holders(connection, batch.code, batch.holders)
        if batch.snapshot is not None:
            write_snapshot(connection, batch.code, batch.snapshot)
    return {batch.code for batch in kept}


def _execute_many(connection: Connection, statement: Executable, rows: Sequence[Plain]) -> None:
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.execute(statement, rows)
    else:
        connection.execute(statement, {"rows": json.dumps(rows)})


def write_entries(connection: Connection, code: str, entries: Sequence[Entry]) -> None:
    """Write entries of one table, however many."""
    enter = _MANY[connection.dialect.name][1]
    for begin in range(0, len(entries), _PIECE):
        rows = [_entry_row(code, entry) for entry in entries[begin : begin + _PIECE]]
        _execute_many(connection, enter, rows)


def _entry_row(code: str, entry: Entry) -> Plain:
    return {
        "table": code,
        "number": entry.number,
        "at": entry.at,
        "name": entry.name,
        "body": written(entry.body),
    }


def write_holders(connection: Connection, code: str, held: Iterable[tuple[int, str]]) -> None:
    """Write who holds which seat of a table, whole."""
    connection.execute(delete(holders).where(holders.c.table == code))
    rows = [{"table": code, "seat": seat, "guest": guest} for seat, guest in set(held)]
    if rows:
        connection.execute(insert(holders), rows)


def write_snapshot(connection: Connection, code: str, snapshot: Snapshot) -> None:
    """Put a snapshot in the place of the last one."""
    connection.execute(delete(snapshots).where(snapshots.c.table == code))
    row = {
        "table": code,
        "number": snapshot.number,
        "position": snapshot.position,
        "actions": snapshot.actions,
        "digest": snapshot.digest,
    }
    connection.execute(insert(snapshots).values(row))


def _change_of(batch: Batch) -> Plain:
    return {
        "its_code": batch.code,
        "new_number": batch.number,
        "new_phase": batch.phase,
        "new_body": written_or_none(batch.body),
        "new_face": written_or_none(batch.face),
        "new_memory": written_or_none(batch.memory),
        "new_ended": batch.ended,
        "new_public": batch.public,
    }
