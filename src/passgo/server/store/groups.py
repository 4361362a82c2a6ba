"""SQL that writes the batches of many tables in one transaction.

PostgreSQL gets a few statements, however many tables write. SQLite runs in this process: each
table has its own statements, sent straight to the driver, because SQLAlchemy would take several
times as long as the database.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from typing import Any

from sqlalchemy import (
    Connection,
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
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import JSON
from sqlalchemy.sql import ColumnElement, FromClause, Update
from sqlalchemy.types import TypeEngine

from ...table import Entry
from ...wire.plain import JsonMapping, Plain
from .rows import Batch, LogRow, Snapshot, written, written_or_none
from .schema import db_now, holders, log, servers, snapshots, tables

_PIECE = 1000
"""Most entries in one statement."""
_KEPT = ("phase", "body", "face", "memory", "ended", "public")
"""Columns that a batch leaves unchanged if it does not give them."""


def is_alive(server: str | ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a server's lease is valid by the database's clock."""
    return exists().where(servers.c.id == server, servers.c.alive_until > db_now())


_OURS = (
    select(tables.c.code, tables.c.term, tables.c.number)
    .where(
        tables.c.code.in_(bindparam("codes", expanding=True)),
        tables.c.leader == bindparam("server"),
        is_alive(bindparam("server")),
    )
    # In a fixed order, so that two servers never wait for each other.
    .order_by(tables.c.code)
    .with_for_update(of=tables)
)
"""Locks the tables that this server leads: no other server can take them before the commit."""

_CHANGED: dict[str, TypeEngine[Any]] = {"its_code": Text(), "new_number": Integer()}
_CHANGED |= {f"new_{name}": tables.c[name].type for name in _KEPT}


def _change(given: JsonMapping) -> Update:
    """An UPDATE that sets the given columns of a table."""
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
_CHANGE_MANY = _change(dict(_recordset(_CHANGED).c))
# All rows in one text parameter: one parameter per row takes several times as long.
_ENTER_MANY = insert(log).from_select(list(log.c), select(*_LOGGED.c))

_NAMED = sqlite.dialect(paramstyle="named")
_CHANGE_OURS = str(
    _change({name: bindparam(name, type_=kind) for name, kind in _CHANGED.items()})
    .where(
        tables.c.leader == bindparam("server"),
        tables.c.term == bindparam("its_term"),
        tables.c.number == bindparam("old_number"),
        is_alive(bindparam("server")),
    )
    .compile(dialect=_NAMED)
)
"""The UPDATE of one table, if this server leads it and its number has not changed."""
_ENTER = str(insert(log).compile(dialect=_NAMED))


def write_group(connection: Connection, server: str, batches: Sequence[Batch]) -> set[str]:
    """Write batches of different tables; return the codes of those this server could write."""
    write = _write_rows if connection.dialect.name == "sqlite" else _write_recordsets
    kept = write(connection, server, batches)
    for batch in kept:
        if batch.holders is not None:
            write_holders(connection, batch.code, batch.holders)
        if batch.snapshot is not None:
            write_snapshot(connection, batch.code, batch.snapshot)
    return {batch.code for batch in kept}


def _write_rows(connection: Connection, server: str, batches: Sequence[Batch]) -> list[Batch]:
    """Write batches to SQLite, table by table; return those written."""
    kept = []
    with closing(connection.connection.cursor()) as cursor:
        for batch in batches:
            fence = {"server": server, "its_term": batch.term, "old_number": batch.after}
            cursor.execute(_CHANGE_OURS, _change_of(batch) | fence)
            if cursor.rowcount:
                rows = [log_row(batch.code, entry) for entry in batch.entries]
                cursor.executemany(_ENTER, rows)
                kept.append(batch)
    return kept


def _write_recordsets(connection: Connection, server: str, batches: Sequence[Batch]) -> list[Batch]:
    """Write batches to PostgreSQL, all tables at once; return those written."""
    asked = {"codes": [batch.code for batch in batches], "server": server}
    found = connection.execute(_OURS, asked)
    ours = {(row.code, row.term, row.number) for row in found}
    kept = [batch for batch in batches if (batch.code, batch.term, batch.after) in ours]
    if kept:
        changes = [_change_of(batch) for batch in kept]
        connection.execute(_CHANGE_MANY, {"rows": json.dumps(changes)})
        _enter_many(
            connection, [log_row(batch.code, entry) for batch in kept for entry in batch.entries]
        )
    return kept


def _enter_many(connection: Connection, rows: Sequence[LogRow]) -> None:
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.execute(insert(log), rows)
    else:
        connection.execute(_ENTER_MANY, {"rows": json.dumps(rows)})


def write_log(connection: Connection, rows: Sequence[LogRow]) -> None:
    """Insert any number of rows into the log."""
    for begin in range(0, len(rows), _PIECE):
        _enter_many(connection, rows[begin : begin + _PIECE])


def log_row(code: str, entry: Entry) -> LogRow:
    """An entry of a table as a row of the log."""
    return {
        "table": code,
        "number": entry.number,
        "at": entry.at,
        "name": entry.name,
        "body": written(entry.body()),
    }


def write_holders(connection: Connection, code: str, held: Iterable[tuple[int, str]]) -> None:
    """Replace the holders of a table's seats."""
    connection.execute(delete(holders).where(holders.c.table == code))
    rows = [{"table": code, "seat": seat, "guest": guest} for seat, guest in set(held)]
    if rows:
        connection.execute(insert(holders), rows)


def write_snapshot(connection: Connection, code: str, snapshot: Snapshot) -> None:
    """Replace the last snapshot."""
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
