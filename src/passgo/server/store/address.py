"""Parse a database address: a path, or a URL of SQLite or PostgreSQL."""

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from .errors import StoreAddress

_EXPECTED = "a path, sqlite:///PATH or postgresql://USER@HOST/DATABASE"


@dataclass(frozen=True, slots=True)
class Address:
    """The location of a store."""

    url: URL
    path: Path | None
    """The SQLite file; None with PostgreSQL."""

    def __str__(self) -> str:
        """The address without its password."""
        return (
            self.url.render_as_string(hide_password=True) if self.path is None else str(self.path)
        )

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a SQLite file."""
        return self.path is not None


def parse_address(text: str) -> Address:
    """Parse an address; StoreAddress says what would be right."""
    if "://" not in text:
        return _sqlite(Path(text).expanduser(), text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # The text may contain a password, so the message does not repeat it.
        raise StoreAddress(f"not a database address; expected {_EXPECTED}") from None
    backend = url.drivername.partition("+")[0]
    if backend == "sqlite":
        if not url.database or url.database == ":memory:":
            raise StoreAddress("a store in memory would keep nothing; expected sqlite:///PATH")
        return _sqlite(Path(url.database).expanduser(), text)
    if backend not in {"postgres", "postgresql"}:
        raise StoreAddress(f"no store of kind {url.drivername!r}; expected {_EXPECTED}")
    if find_spec("psycopg") is None:
        raise StoreAddress("PostgreSQL needs psycopg: install passgo[postgres]")
    return Address(url.set(drivername="postgresql+psycopg"), None)


def _sqlite(path: Path, text: str) -> Address:
    if not path.name:
        raise StoreAddress(f"{text!r} names no file; expected {_EXPECTED}")
    path = path.absolute()
    return Address(URL.create("sqlite", database=str(path)), path)
