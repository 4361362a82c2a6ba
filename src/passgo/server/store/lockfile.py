"""One server for each SQLite file: a lock beside it that goes with its process.

Its file holds the process and, once that listens, its address; both stay when the process has gone.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from .errors import StoreDown, StoreInUse


class FileLock:
    """Holds a file's lock until it is let go or the process ends, however it ends."""

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
        """Write down where the process is reached, if there is room for it."""
        # Without it a second `passgo play` does not find this one, which is no reason to stop.
        with suppress(OSError):
            self._write(f"\n{address}\n")

    def release(self) -> None:
        """Let another have it."""
        # The file stays: to remove it would let two processes lock two files of one name.
        self._file.close()

    def _write(self, text: str) -> None:
        # Nothing is kept back that closing would try to write once more.
        os.write(self._file.fileno(), text.encode("ascii"))


def lock_path(database: Path) -> Path:
    """The lock of a SQLite file."""
    return database.with_name(database.name + ".lock")


def is_held(path: Path) -> bool:
    """Whether a process holds the lock at a path now."""
    try:
        with path.open("r+", encoding="ascii") as file:
            _lock(file)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


def last_address(path: Path) -> str:
    """The address of whoever holds a lock, or held it last; empty where none is known."""
    try:
        lines = path.read_text(encoding="ascii").splitlines()
    except (OSError, UnicodeDecodeError):
        return ""
    return lines[1] if len(lines) > 1 else ""


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Say which file could not be written, and why."""
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
