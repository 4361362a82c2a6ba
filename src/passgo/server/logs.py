"""Logs: a line of JSON for each thing worth one, without keys, codes of tables, names or words."""

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, Final

LOGGER: Final = logging.getLogger("passgo.server")
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_KEY = re.compile(r"[A-Za-z0-9_-]{43,}")
_ADDRESS_SECRET = re.compile(r"(://[^:/@\s]*):[^@\s]*@")


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, name, what is said, and what was given beside it."""
        moment = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
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


def set_up_logs(level: str, stream: Any = None) -> None:
    """Let everything that the server and what it stands on have to say be JSON on one stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
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
