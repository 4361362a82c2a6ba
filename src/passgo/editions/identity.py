"""Which edition is meant: its name, and a digest of everything that a game of it depends on.

Two folders of one name are told apart by the digest, and two copies of one edition have the same.
It is over what the kernel plays and over the ids by which records and texts name things, so that
wording, colours, comments, the order of files and the folder itself do not count (ADR 16).
"""

import json
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from .values import FlagValue, Spec, Words

_FORM = "passgo edition 1"
"""Part of every digest; raised when the method of computing it changes."""
_BYTES = 16
_SHORT = 8
_WRITTEN = re.compile(r"[0-9a-f]{32}")


@dataclass(frozen=True)
class EditionRef:
    """Which edition a record, a position or a table was played with."""

    name: str
    digest: str = ""
    """Empty in what was written before editions had a digest."""

    def __str__(self) -> str:
        """The name, with as much of the digest as a person compares."""
        return f"{self.name} {short_digest(self.digest)}" if self.digest else self.name


def is_digest(text: object) -> bool:
    """Whether a value has the form of a digest."""
    return isinstance(text, str) and _WRITTEN.fullmatch(text) is not None


def short_digest(digest: str) -> str:
    """As much of a digest as stands in a message."""
    return f"{digest[:_SHORT]}…" if digest else ""


def digest_of(parts: Iterable[tuple[str, object]]) -> str:
    """The digest of an edition from its named parts, in any order."""
    lines = sorted(json.dumps(part, sort_keys=True, separators=(",", ":")) for part in parts)
    text = "\n".join([_FORM, *lines])
    return blake2b(text.encode(), digest_size=_BYTES).hexdigest()


def columns_of(record: Any, without: Collection[str] = ()) -> dict[str, object]:
    """The columns of a board record by name, as far as anything stands in them.

    Zeros at the end of a row and whole columns of them are left out: a program whose boards have
    more room, or more columns, gives an edition that uses neither the same digest.
    """
    found = {
        name: _trimmed(record[name].tolist())
        for name in record.dtype.names or ()
        if name not in without
    }
    return {name: value for name, value in found.items() if value not in (0, [])}


def flags_of(
    rules: Mapping[str, FlagValue],
    specs: Mapping[str, Spec],
    usual: Mapping[str, FlagValue | None],
) -> dict[str, object]:
    """The flags of a mode by name, without those at their default.

    So a new flag in the program does not change the digest of an edition that does not state it.
    """
    return {
        name: sorted(map(str, value))
        if isinstance(value, tuple) and isinstance(specs[name], Words)
        else value
        for name, value in rules.items()
        if value != usual.get(name)
    }


def _trimmed(value: object) -> object:
    if not isinstance(value, list):
        return value
    kept = [_trimmed(each) for each in value]
    while kept and kept[-1] in (0, []):
        kept.pop()
    return kept
