"""Entries in their two forms: as they are stored, whole, and as they are told to everybody.

What is told holds neither the written action, which may be a secret wish, nor a bot's reason, nor
who wished it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from ...game import Event
from ...protocol.encoding import Written, written
from ...table import Happening
from ..store import Entry
from .lobby import Told

ACTED = "acted"
STARTED = "started"
NOTICES = frozenset({"thinking"})
"""What a table says in passing: it has no number and is not stored."""


@dataclass(frozen=True, slots=True)
class ToldEntry:
    """An entry as it is sent, written once for all who hear it."""

    number: int
    text: Written


def stored_action(number: int, at: float, happening: Happening, mark: str) -> Entry:
    """An action of the game to be stored: everything that it takes to play it again."""
    body: dict[str, Any] = {
        "seat": happening.seat,
        "by": happening.by,
        "action": happening.action,
        "mark": mark,
    }
    if happening.why is not None:
        body["why"] = {"key": happening.why.reason, "with": dict(happening.why.parameters)}
    return Entry(number, at, ACTED, body)


def stored_happening(number: int, at: float, happening: Happening, by: str) -> Entry:
    """Something the table did to be stored."""
    body = {"seat": happening.seat, "by": by, "args": dict(happening.args)}
    return Entry(number, at, happening.name, body)


def stored_told(number: int, at: float, told: Told, by: str) -> Entry:
    """Something of the lobby to be stored."""
    return Entry(number, at, told.name, {"seat": told.seat, "by": by, "args": told.args})


def tell(entry: Entry, events: Iterable[Event] = ()) -> ToldEntry:
    """An entry as everybody is told."""
    return ToldEntry(entry.number, written(plain(entry, events)))


def plain(entry: Entry, events: Iterable[Event] = ()) -> dict[str, Any]:
    """What is told of an entry, as plain data."""
    body: Mapping[str, Any] = entry.body
    is_action = entry.name == ACTED
    seat = body.get("seat")
    return {
        "number": entry.number,
        "at": entry.at,
        "name": entry.name,
        "seat": None if seat == "bank" else seat,
        "by": body.get("by", "table"),
        "text": None if is_action else f"table-{entry.name.replace('_', '-')}",
        "args": {} if is_action else body.get("args", {}),
        "events": [event.wire() for event in events],
        "said": body.get("said"),
    }
