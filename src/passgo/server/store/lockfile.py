"""One server for each SQLite file: a lock file that the system releases with the process.

It contains the process id and, once the server listens, its address; both stay afterwards.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from .errors import StoreDown, StoreInUse


class FileLock:
    """Holds a file's lock until it is released or the process ends in any way."""

    def __init__(self, path: Path) -> None:
        with _told(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: IO[str] = path.open("a+", encoding="ascii")
        try:
            _lock(self._file)
        except OSError:
            self._file.seek(0)
            holder = self._file.readline().strip() or "?"
            self._file.close()
            raise StoreInUse(
                f"{path.with_suffix('')} is open in process {holder}; one server for each SQLite "
                "file (several share a PostgreSQL)"
            ) from None
        try:
            with _told(path):
                self._file.truncate(0)
                self._write(str(os.getpid()))
        except StoreDown:
            self.release()
            raise

    def tell(self, address: str) -> None:
        """Write the server's address into the lock file, if the disk has room."""
        # Without it, a second `passgo play` does not find this server; that is no reason to stop.
        with suppress(OSError):
            self._write(f"\n{address}\n")

    def release(self) -> None:
        """Release the lock."""
        # The file stays: after removing it, two processes could lock two files of the same name.
        self._file.close()

    def _write(self, text: str) -> None:
        # Unbuffered, so that closing does not try to write again.
        os.write(self._file.fileno(), text.encode("ascii"))


def lock_path(database: Path) -> Path:
    """The lock of a SQLite file."""
    return database.with_name(database.name + ".lock")


def is_held(path: Path) -> bool:
    """Whether a process holds the lock now."""
    try:
        with path.open("r+", encoding="ascii") as file:
            _lock(file)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def last_address(path: Path) -> str:
    """The address of the last process that held the lock; empty if none is known."""
    try:
        lines = path.read_text(encoding="ascii").splitlines()
    except (OSError, UnicodeDecodeError):
        return ""
    return lines[1] if len(lines) > 1 else ""


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Report which file could not be written, and why."""
    try:
        yield
    except OSError as error:
        raise StoreDown(f"cannot write {path}: {error.strerror}") from error


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
