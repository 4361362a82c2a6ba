"""JSON logs, one line per event, without keys, table codes, names or chat."""

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
"""Most bytes of a log file; the previous file is kept too."""
_ADDRESS_SECRET = re.compile(r"(://[^:/@\s]*):[^@\s]*@")


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger, message, and the extra fields of the record."""
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
    """The text with everything masked that looks like a key or a password."""
    return _KEY.sub("…", _ADDRESS_SECRET.sub(r"\1:…@", text))


class LogFile(RotatingFileHandler):
    """A log file, for a server in a player's terminal: the terminal shows one plain sentence."""

    def __init__(self, path: Path, tell: Callable[[Path], None]) -> None:
        """Write to this file; ``tell`` is called at the first error."""
        super().__init__(path, maxBytes=_FILE, backupCount=1, encoding="utf-8", delay=True)
        self._path = path
        self._tell = tell
        self._is_told = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, and report the first error to the player."""
        super().emit(record)
        if record.levelno >= logging.ERROR and not self._is_told:
            self._is_told = True
            self._tell(self._path)

    def handleError(self, record: logging.LogRecord) -> None:
        """Skip a line that cannot be written: the terminal must not show it."""


def set_up_logs(level: str, handler: logging.Handler | None = None) -> None:
    """Write all logs of the server and its libraries as JSON to one handler.

    The default handler is standard error.
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
        # It would log socket addresses, which contain table codes.
        logger.setLevel(logging.WARNING)
