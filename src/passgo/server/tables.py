"""``passgo tables``: manage stored tables, beside a running server or without one."""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TextIO, TypeVar

from ..errors import PassgoError
from ..texts import Texts, pick_locale
from ..wire.plain import Json, Plain
from .data import default_database
from .store import Missing, Store, StoreDown, StoreError, TableLine, Taken, open_store
from .store.address import parse_address

PHASES = ("gathering", "playing", "over")
PAGE = 200
DAY = 86_400.0

Found = TypeVar("Found")


class TablesError(PassgoError):
    """An error of the command: a text and its arguments."""

    def __init__(self, text_id: str, **words: str | int) -> None:
        """Name the text."""
        super().__init__(text_id)
        self.text_id = text_id
        self.words = words


class Visit:
    """One access to the store at an address, or at the server's default."""

    def __init__(self, database: str | None, lang: str | None) -> None:
        """Set the address; nothing is opened yet."""
        from rich.console import Console

        self._url = database or os.environ.get("PASSGO_DATABASE") or default_database()
        self._texts = Texts(pick_locale(lang, os.environ))
        self._console = Console(highlight=False, emoji=False, soft_wrap=True)

    def list(self, phase: str | None, limit: int, *, is_json: bool) -> None:
        """List tables, the last changed first."""
        _check_phases([] if phase is None else [phase])
        lines = self._with(lambda store: _lines(store, phase, limit))
        if is_json:
            self._print_json([_of_line(line) for line in lines])
            return
        if not lines:
            self._say("tables-none")
            return
        self._show_lines(lines)

    def show(self, code: str, *, is_json: bool) -> None:
        """Show what is stored of one table, without secrets."""
        found = self._with(lambda store: _described(store, code.upper()))
        if is_json:
            self._print_json(found)
            return
        words = {name: _word(found[name]) for name in ("code", "phase", "number", "holders")}
        words |= {name: _moment(found[name]) for name in ("created", "changed")}
        self._say("tables-shown", **words, seats=", ".join(_names(found["face"])) or "–")
        leader = found["leader"]
        self._say("tables-led" if leader else "tables-rests", leader=leader or "")

    def export(self, file: Path, codes: Sequence[str]) -> None:
        """Write tables to a file, one line of JSON each; all tables if no code is given."""
        # The file lets its readers take seats and compute dice in advance.
        with os.fdopen(_private(file), "w", encoding="utf-8") as out:
            count = self._with(lambda store: _export(store, out, [one.upper() for one in codes]))
        self._say("tables-exported", count=count, file=str(file))

    def import_(self, file: Path) -> int:
        """Add exported tables to the store; existing tables stay unchanged."""
        added, taken = self._with(lambda store: _import(store, file), may_make=True)
        self._say("tables-imported", count=added)
        if taken:
            self._say("tables-taken", count=len(taken), codes=", ".join(taken))
        return 1 if taken else 0

    def prune(self, days: float, phases: Sequence[str], *, is_trial: bool) -> None:
        """Remove tables that have not changed for so many days."""
        _check_phases(phases)
        gone = self._with(lambda store: store.prune(days * DAY, phases, is_trial=is_trial))
        for code in gone:
            self._console.print(code)
        self._say("tables-would-go" if is_trial else "tables-gone", count=len(gone))

    def _with(self, work: Callable[[Store], Awaitable[Found]], *, may_make: bool = False) -> Found:
        async def visit() -> Found:
            if may_make:
                await _make(self._url)
            async with await open_store(self._url, visiting=True) as store:
                return await work(store)

        try:
            return asyncio.run(visit())
        except StoreError as error:
            raise TablesError("tables-wrong", why=str(error)) from None

    def _say(self, text_id: str, **words: str | int) -> None:
        self._console.print(self._texts.get(text_id, **words), markup=False)

    def _print_json(self, data: Json) -> None:
        sys.stdout.write(json.dumps(data, indent=2, ensure_ascii=False, sort_keys=True) + "\n")

    def _show_lines(self, lines: Sequence[TableLine]) -> None:
        from rich.table import Table
        from rich.text import Text

        shown = Table(box=None, header_style="bold")
        for name in ("code", "phase", "edition", "seats", "changed"):
            shown.add_column(self._texts.get(f"tables-column-{name}"))
        for line in lines:
            names = ", ".join(_names(line.face))
            cells = (line.code, line.phase, _word(line.face.get("edition")), names)
            shown.add_row(*map(Text, (*cells, _moment(line.changed))))
        self._console.print(shown)


async def _make(url: str) -> None:
    """Create a database that does not exist yet; if a server has it open, it exists."""
    address = parse_address(url)
    if address.path is None or not address.path.exists():
        await (await open_store(url)).close()


async def _lines(store: Store, phase: str | None, limit: int) -> list[TableLine]:
    found: list[TableLine] = []
    while len(found) < limit:
        before = found[-1].place if found else None
        page = await store.list_tables(
            phase=phase, limit=min(PAGE, limit - len(found)), before=before
        )
        if not page:
            break
        found += page
    return found


async def _described(store: Store, code: str) -> Plain:
    row = await store.load_table(code)
    leader, is_alive = (await store.leader_of([code])).get(code, (None, False))
    snapshot = await store.snapshot(code)
    return {
        "code": row.code,
        "phase": row.phase,
        "number": row.number,
        "created": row.created,
        "changed": row.changed,
        "ended": row.ended,
        "public": row.public,
        "leader": leader if is_alive else None,
        "holders": len({guest for _, guest in await store.holders(code)}),
        "snapshot": None if snapshot is None else snapshot.number,
        "face": row.face,
    }


async def _export(store: Store, out: TextIO, codes: Sequence[str]) -> int:
    is_all = not codes
    if is_all:
        codes = [line.code for line in await _lines(store, None, sys.maxsize)]
    count = 0
    for code in codes:
        try:
            data = await store.export_table(code)
        except Missing:
            if is_all:
                # It was removed meanwhile.
                continue
            raise
        out.write(json.dumps(data, sort_keys=True) + "\n")
        count += 1
    return count


async def _import(store: Store, file: Path) -> tuple[int, list[str]]:
    added = 0
    taken: list[str] = []
    with file.open(encoding="utf-8") as lines:
        for place, line in enumerate(lines, 1):
            try:
                data = _read(line)
                try:
                    await store.import_table(data)
                    added += 1
                except Taken:
                    taken.append(data["code"])
            except StoreDown:
                raise
            except StoreError as error:
                raise TablesError(
                    "tables-file-wrong", file=str(file), line=place, why=str(error), count=added
                ) from None
    return added, taken


def _read(line: str) -> Plain:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise StoreError("expected an exported table, as one line of JSON")
    return data


def _private(file: Path) -> int:
    """Create a file that only its owner may read; an existing file is not overwritten."""
    return os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)


def _check_phases(phases: Sequence[str]) -> None:
    for phase in phases:
        if phase not in PHASES:
            raise TablesError(
                "cli-error-option-value",
                option="--phase",
                found=phase,
                expected=" | ".join(PHASES),
            )


def _of_line(line: TableLine) -> Plain:
    return {
        "code": line.code,
        "phase": line.phase,
        "edition": line.face.get("edition"),
        "seats": _names(line.face),
        "created": line.created,
        "changed": line.changed,
    }


def _names(face: Plain) -> list[str]:
    return [str(seat.get("name") or "–") for seat in face.get("seats", [])]


def _word(value: object) -> str:
    return "–" if value is None else str(value)


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")
