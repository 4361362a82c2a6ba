"""Logs: a line of JSON for each thing worth one, without keys, codes of tables, names or words."""

import json
import logging
import re
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from ..wire.plain import Plain

LOGGER: Final = logging.getLogger("passgo.server")
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_KEY = re.compile(r"[A-Za-z0-9_-]{43,}")
_FILE = 1 << 20
"""Bytes of a log file; the one before it is kept too."""
_ADDRESS_SECRET = re.compile(r"(://[^:/@\s]*):[^@\s]*@")


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, name, what is said, and what was given beside it."""
        moment = datetime.fromtimestamp(record.created, UTC)
        line: Plain = {
            "at": moment.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["error"] = without_secrets("".join(traceback.format_exception(*record.exc_info)))
        return json.dumps(line, ensure_ascii=False, default=str)


def without_secrets(text: str) -> str:
    """A text in which nothing reads like a key or a password."""
    return _KEY.sub("…", _ADDRESS_SECRET.sub(r"\1:…@", text))


class LogFile(RotatingFileHandler):
    """A file, for a server whose terminal is a player's: there an error is one plain sentence."""

    def __init__(self, path: Path, tell: Callable[[Path], None]) -> None:
        """Write into this file; ``tell`` is called at the first error."""
        super().__init__(path, maxBytes=_FILE, backupCount=1, encoding="utf-8", delay=True)
        self._path = path
        self._tell = tell
        self._is_told = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, and tell the player once that something went wrong."""
        super().emit(record)
        if record.levelno >= logging.ERROR and not self._is_told:
            self._is_told = True
            self._tell(self._path)

    def handleError(self, record: logging.LogRecord) -> None:
        """Do without a line that cannot be written: the terminal is no place for it."""


def set_up_logs(level: str, handler: logging.Handler | None = None) -> None:
    """Let everything that the server and what it stands on have to say be JSON, in one place.

    It is standard error unless a handler is given.
    """
    handler = handler or logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.captureWarnings(capture=True)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("passgo").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        # It would write down addresses of sockets, which name tables.
        logger.setLevel(logging.WARNING)
