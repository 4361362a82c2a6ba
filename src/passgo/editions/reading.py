"""A TOML table read key by key: every key is checked, and none may be left over."""

import re
import tomllib
from collections.abc import Callable, Collection
from pathlib import Path
from stat import S_ISREG
from typing import NoReturn

from ..errors import EditionError, shown
from ..wire.plain import Json, Plain
from .values import OneOf, Spec, Whole

_ID = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
_HEX = re.compile(r"#[0-9A-F]{6}")
MOST_BYTES = 256 * 1024
"""No file of an edition is larger; the largest of the packaged ones has some 15,000."""
SOURCES = OneOf(("sourced", "reconstructed"))


class Keys:
    """A table of a file, with the place it stands at."""

    def __init__(self, file: str, path: str, data: Plain) -> None:
        """Wrap ``data``, found in ``file`` under the key ``path``."""
        self.file = file
        self.path = path
        self._data = data
        self._taken: set[str] = set()

    def key(self, name: str) -> str:
        """Return the whole path of a key of this table."""
        return f"{self.path}.{name}" if self.path else name

    def wrong(self, name: str, found: str, expected: str) -> NoReturn:
        """Refuse the value of ``name``; the table itself if empty."""
        raise EditionError(self.file, self.key(name) if name else self.path, found, expected)

    def has(self, name: str) -> bool:
        """Say whether the table holds ``name``."""
        return name in self._data

    def names(self) -> list[str]:
        """Return the keys, in the order of the file."""
        return list(self._data)

    def take(self, name: str, expected: str | Callable[[], str]) -> Json:
        """Return what stands under ``name``, which must be there; words are made if it is not."""
        if name not in self._data:
            self.wrong(name, "nothing", expected if isinstance(expected, str) else expected())
        self._taken.add(name)
        return self._data[name]

    def value(self, name: str, spec: Spec) -> Json:
        """Return a value that ``spec`` allows."""
        value = self.take(name, spec.expected)
        if not spec.allows(value):
            self.wrong(name, shown(value), spec.expected())
        return tuple(value) if isinstance(value, list) else value

    def wholes(self, name: str, length: int, spec: Whole) -> tuple[int, ...]:
        """Return a list of ``length`` numbers that ``spec`` allows; any number of them if 0."""

        def expected() -> str:
            numbers = f"{length} numbers" if length else "numbers"
            return f"a list of {numbers}, each {spec.expected()}"

        values = self.take(name, expected)
        if not isinstance(values, list) or (len(values) != length if length else not values):
            self.wrong(name, shown(values), expected())
        for number, value in enumerate(values):
            if not spec.allows(value):
                self.wrong(f"{name}[{number}]", shown(value), spec.expected())
        return tuple(values)

    def some_of(self, name: str, known: Collection[str]) -> frozenset[str]:
        """Return the known names that a key lists, each once; none where the key is absent."""
        if not self.has(name):
            return frozenset()
        value = self.take(name, "a list of names")
        if not isinstance(value, list):
            self.wrong(name, shown(value), "a list of names")
        for place, word in enumerate(value):
            if word not in known or word in value[:place]:
                self.wrong(name, shown(word), "names that are known, each once")
        return frozenset(value)

    def text(self, name: str, expected: str = "a text") -> str:
        """Return a text on one line."""
        value = self.take(name, expected)
        if not isinstance(value, str) or "\n" in value:
            self.wrong(name, shown(value), expected)
        return str(value)

    def id(self, name: str = "id") -> str:
        """Return an id: small letters, figures and single underscores."""
        expected = "an id of small letters, figures and single underscores"
        value = self.text(name, expected)
        if not _ID.fullmatch(value):
            self.wrong(name, shown(value), expected)
        return value

    def hex(self, name: str) -> str:
        """Return a colour."""
        expected = 'a colour such as "#1EA34A"'
        value = self.text(name, expected)
        if not _HEX.fullmatch(value):
            self.wrong(name, shown(value), expected)
        return value

    def table(self, name: str) -> "Keys":
        """Return the table under ``name``."""
        value = self.take(name, "a table")
        if not isinstance(value, dict):
            self.wrong(name, shown(value), "a table")
        return Keys(self.file, self.key(name), value)

    def tables(self, name: str) -> list["Keys"]:
        """Return the list of tables under ``name``."""
        values = self.take(name, "a list of tables")
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            self.wrong(name, shown(values), "a list of tables")
        return [
            Keys(self.file, f"{self.key(name)}[{number}]", value)
            for number, value in enumerate(values)
        ]

    def done(self, known: Collection[str] = ()) -> None:
        """Refuse a key that was not read."""
        for name in self._data:
            if name not in self._taken:
                keys = ", ".join(sorted(self._taken | set(known)))
                self.wrong(name, "an unknown key", f"only {keys}")


def read_toml(path: Path, shown_as: str) -> Keys:
    """Return a TOML file as a table, or refuse it with the place of the mistake."""
    text = read_text(path, shown_as)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(shown_as, "syntax", f"a mistake ({error})", "TOML") from None
    except (ValueError, RecursionError):
        # Numbers of thousands of digits, and lists nested without end.
        raise EditionError(shown_as, "syntax", "more than can be read", "TOML") from None
    return Keys(shown_as, "", data)


def read_text(path: Path, shown_as: str) -> str:
    """Return a UTF-8 file, or refuse it."""
    try:
        found = path.stat()
        if not S_ISREG(found.st_mode):
            raise EditionError(shown_as, "file", "an unreadable file (none of text)", "a file")
        if found.st_size > MOST_BYTES:
            size = f"{found.st_size} bytes"
            raise EditionError(shown_as, "file", size, f"{MOST_BYTES} at most")
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise EditionError(shown_as, "file", "none", "a file of an edition") from None
    except UnicodeDecodeError:
        raise EditionError(shown_as, "file", "bytes that are not UTF-8", "UTF-8 text") from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise EditionError(shown_as, "file", f"an unreadable file ({why})", "a file") from None
