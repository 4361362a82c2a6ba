"""What goes into a store and comes out of it, as plain data."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypedDict

import msgspec

from ...table import Entry
from ...wire.plain import Plain

Data: TypeAlias = Plain
"""Anything that JSON can say."""

_write = msgspec.json.Encoder(order="sorted").encode


class LogRow(TypedDict):
    """An entry as it is stored."""

    table: str
    number: int
    at: float
    name: str
    body: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored."""

    code: str
    phase: str
    body: Data
    secret: str
    face: Data
    memory: Data | None = None
    number: int = 0
    """That of the last entry."""
    term: int = 0
    leader: str | None = None
    """The server that leads it, living or not."""
    created: float = 0.0
    changed: float = 0.0
    ended: float | None = None
    public: bool = False


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table as lists show it."""

    code: str
    phase: str
    face: Data
    created: float
    changed: float

    @property
    def place(self) -> tuple[float, str]:
        """Where it stands in a list, to ask for those after it."""
        return self.changed, self.code


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position from which a game goes on without replaying what was before."""

    number: int
    """That of the last entry it holds."""
    position: str
    actions: int
    digest: str | None = None
    """What ``digest_of`` makes of the position; snapshots of earlier programs have none."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What a leader writes in one go: entries, and what changed with them; None leaves as it is."""

    code: str
    term: int
    after: int
    """The number of the last entry before this batch."""
    entries: Collection[Entry] = ()
    phase: str | None = None
    body: Data | None = None
    face: Data | None = None
    memory: Data | None = None
    ended: float | None = None
    public: bool | None = None
    holders: Collection[tuple[int, str]] | None = None
    """Seat and guest of everybody who holds one, written whole."""
    snapshot: Snapshot | None = None

    @property
    def number(self) -> int:
        """That of the last entry after it."""
        return self.after + len(self.entries)


@dataclass(frozen=True, slots=True)
class Posted:
    """A wish left for the leader of a table elsewhere."""

    id: str
    table: str
    guest: str
    body: str
    server: str = ""
    """Who asks; the store fills it in."""
    made: float = 0.0


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat that a one-time code opens."""

    table: str
    seat: int
    until: float


class Wake(NamedTuple):
    """Something happened: look.

    ``table`` with code and number: entries were appended. ``wish`` with the code of a table: a wish
    waits for its leader. ``answer`` with the id of a wish. ``free`` with a code, or without one: a
    leader has given up its table, or all of them. ``again``: some of these may have been missed.
    """

    kind: str
    name: str = ""
    number: int = 0


def written(data: Data) -> str:
    """Data as it is stored: the same bytes for the same data."""
    text = _write(data)
    if text.isascii():
        return text.decode()
    # Plain ASCII, so that no database can choke on a character.
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def written_or_none(data: Data | None) -> str | None:
    """Data as it is stored, where there is some."""
    return None if data is None else written(data)
