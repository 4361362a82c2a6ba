"""Rows of the store as plain data."""

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias, TypedDict

import msgspec

from ...table import Entry
from ...wire.plain import Plain

Data: TypeAlias = Plain
"""Any JSON value."""

_write = msgspec.json.Encoder(order="sorted").encode


class LogRow(TypedDict):
    """A log entry as stored."""

    table: str
    number: int
    at: float
    name: str
    body: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as stored."""

    code: str
    phase: str
    body: Data
    secret: str
    face: Data
    memory: Data | None = None
    number: int = 0
    """The number of the last entry."""
    term: int = 0
    leader: str | None = None
    """The server that leads it, alive or not."""
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
        """Its position in a list, to ask for the tables after it."""
        return self.changed, self.code


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position from which a game continues without replaying the entries before."""

    number: int
    """The number of the last entry it includes."""
    position: str
    actions: int
    digest: str | None = None
    """The ``digest_of`` this position; snapshots of earlier programs have none."""


class Batch(msgspec.Struct, frozen=True):
    """One write of a leader: entries and what they changed; None leaves a column unchanged."""

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
    """Seat and guest of every holder; replaces the stored ones."""
    snapshot: Snapshot | None = None

    @property
    def number(self) -> int:
        """The number of the last entry after this batch."""
        return self.after + len(self.entries)


@dataclass(frozen=True, slots=True)
class Posted:
    """A request for the leader of a table elsewhere."""

    id: str
    table: str
    guest: str
    body: str
    server: str = ""
    """The server that asks; the store fills it in."""
    made: float = 0.0


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat that a one-time code opens."""

    table: str
    seat: int
    until: float


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser of a guest receives push messages, and the keys to encrypt them with."""

    id: str
    """The hash of the endpoint."""
    endpoint: str
    p256dh: str
    """The browser's public key, in base64url."""
    auth: str
    """The secret shared with the browser, in base64url."""
    locale: str


class Wake(NamedTuple):
    """A notification that something happened, and where to look.

    ``table`` with code and number: entries were appended. ``request`` with the code of a table: a
    request waits for its leader. ``answer`` with the id of a request. ``free`` with a code, or
    without one: a leader has released its table, or all of them. ``again``: some of these may have
    been missed.
    """

    kind: str
    name: str = ""
    number: int = 0


def written(data: Data) -> str:
    """Encode data for storage: the same bytes for the same data."""
    text = _write(data)
    if text.isascii():
        return text.decode()
    # Plain ASCII, which every database accepts.
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def written_or_none(data: Data | None) -> str | None:
    """Encode data for storage, unless it is None."""
    return None if data is None else written(data)
