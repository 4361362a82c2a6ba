"""Export, import and prune tables."""

import json
import re
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, Delete, delete, exists, insert, or_, select

from ...wire.plain import Json
from .connection import Connected
from .errors import Missing, StoreError, Taken
from .groups import is_alive, write_holders, write_log, write_snapshot
from .reading import SNAPSHOT, table_of
from .rows import Data, LogRow, Snapshot, written, written_or_none
from .schema import db_now, guests, holders, log, snapshots, tables

FORM = 1
"""The version of the export format."""
PIECE = 200
"""Tables removed in one transaction, few enough that players do not wait long."""
_ROW: dict[str, type | tuple[type, ...]] = {
    "code": str,
    "phase": str,
    "body": dict,
    "secret": str,
    "face": dict,
    "memory": (dict, type(None)),
    "number": int,
    "term": int,
    "created": (int, float),
    "changed": (int, float),
    "ended": (int, float, type(None)),
    "public": bool,
}
_CODE = re.compile(r"[A-Z0-9]{1,20}")


class Keeping(Connected):
    """Operations on idle tables for operators; they need no lead."""

    async def export_table(self, code: str) -> Data:
        """Everything stored of a table, and the guests who hold its seats."""

        def question(connection: Connection) -> Data:
            row = connection.execute(select(tables).where(tables.c.code == code)).first()
            if row is None:
                raise Missing(f"there is no table {code}")
            data = asdict(table_of(row))
            del data["leader"]
            # Entries appended meanwhile are not included.
            data["log"] = _logged(connection, code, row.number)
            data["snapshot"] = _snapshot(connection, code, row.number)
            data["holders"] = _holders(connection, code)
            held = {guest for _, guest in data["holders"]}
            known = connection.execute(select(guests).where(guests.c.id.in_(held)))
            data["guests"] = [dict(guest._mapping) for guest in known.all()]
            return {"passgo": "table", "form": FORM, **data}

        return await self.ask(question)

    async def import_table(self, data: Data) -> None:
        """Add an exported table to this store, without a leader; Taken if its code exists."""
        rows = _check(data)
        row = {name: data[name] for name in _ROW}
        row |= {name: written(data[name]) for name in ("body", "face")}
        row["memory"] = written_or_none(data["memory"])

        def work(connection: Connection) -> None:
            code = data["code"]
            if connection.execute(select(tables.c.code).where(tables.c.code == code)).first():
                raise Taken(f"there is a table {code} already")
            connection.execute(insert(tables).values(row))
            write_log(connection, rows)
            if data["snapshot"] is not None:
                write_snapshot(connection, code, Snapshot(**data["snapshot"]))
            write_holders(connection, code, [tuple(held) for held in data["holders"]])
            _add_guests(connection, data["guests"])

        await self.change(work)

    async def prune(
        self, seconds: float, phases: Sequence[str] = ("over",), *, is_trial: bool = False
    ) -> list[str]:
        """Remove old tables that no living server leads; return their codes.

        Old means unchanged for ``seconds``. A trial removes nothing. Guests without a seat who were
        not seen since are removed too.
        """
        old = tables.c.changed < db_now() - seconds
        rests = or_(tables.c.leader.is_(None), ~is_alive(tables.c.leader))
        those = (old, rests, tables.c.phase.in_(list(phases)))
        if is_trial:
            asked = select(tables.c.code).where(*those)
            return sorted(await self.ask(lambda connection: connection.scalars(asked).all()))

        some = delete(tables).where(
            tables.c.code.in_(select(tables.c.code).where(*those).limit(PIECE))
        )
        gone: list[str] = []
        while piece := await self.change(lambda connection: _gone(connection, some)):
            gone += piece
        holds = exists().where(holders.c.guest == guests.c.id)
        unseen = delete(guests).where(guests.c.seen < db_now() - seconds, ~holds)
        await self.change(lambda connection: connection.execute(unseen))
        return sorted(gone)


def _gone(connection: Connection, some: Delete) -> Sequence[str]:
    return connection.scalars(some.returning(tables.c.code)).all()


def _logged(connection: Connection, code: str, upto: int) -> list[list[Json]]:
    asked = select(log).where(log.c.table == code, log.c.number <= upto).order_by(log.c.number)
    return [[row.at, row.name, json.loads(row.body)] for row in connection.execute(asked)]


def _snapshot(connection: Connection, code: str, upto: int) -> Data | None:
    asked = select(*SNAPSHOT).where(snapshots.c.table == code, snapshots.c.number <= upto)
    row = connection.execute(asked).first()
    return None if row is None else dict(row._mapping)


def _holders(connection: Connection, code: str) -> list[tuple[int, str]]:
    asked = select(holders.c.seat, holders.c.guest).where(holders.c.table == code)
    return sorted((row.seat, row.guest) for row in connection.execute(asked))


def _add_guests(connection: Connection, given: Sequence[Data]) -> None:
    """Add the guests that are not known yet; known ones keep their key."""
    for guest in given:
        same = or_(guests.c.id == guest["id"], guests.c.key_hash == guest["key_hash"])
        if connection.execute(select(guests.c.id).where(same)).first() is None:
            connection.execute(insert(guests).values(guest))


def _check(data: Data) -> list[LogRow]:
    """Check an exported table and return its log; StoreError says what is wrong."""
    if data.get("passgo") != "table" or data.get("form") != FORM:
        raise StoreError(f"expected an exported table of form {FORM}")
    for name, kind in _ROW.items():
        if name not in data or not isinstance(data[name], kind):
            raise StoreError(f"{name}: found {data.get(name)!r:.60}")
    if _CODE.fullmatch(data["code"]) is None:
        raise StoreError(f"code: found {data['code']!r:.60}, expected letters and digits")
    try:
        rows = [_row(data["code"], number, *logged) for number, logged in enumerate(data["log"], 1)]
        held = [(int(seat), str(guest)) for seat, guest in data["holders"]]
        taken = data["snapshot"]
        snapshot = None if taken is None else Snapshot(**taken)
        known = [(guest["id"], guest["key_hash"], guest["seen"]) for guest in data["guests"]]
    except (KeyError, TypeError, ValueError) as error:
        raise StoreError(f"log, holders, snapshot or guests cannot be read: {error}") from None
    if len(rows) != data["number"]:
        raise StoreError(f"log: found {len(rows)} entries, expected {data['number']}")
    if snapshot is not None and snapshot.number > len(rows):
        raise StoreError(f"snapshot: found number {snapshot.number}, which is not in the log")
    del held, known
    return rows


def _row(code: str, number: int, at: float, name: str, body: Data) -> LogRow:
    text = written(dict(body))
    return {"table": code, "number": number, "at": float(at), "name": str(name), "body": text}
