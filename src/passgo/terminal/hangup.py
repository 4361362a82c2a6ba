"""A window that is closed under a game: the game is left as if somebody had stopped it."""

import signal
import threading
from types import FrameType

HUNG_UP = 129
"""The exit code: 128 and the number of the signal."""


class Hangup(BaseException):
    """The terminal is gone."""


def catch_hangup() -> None:
    """Raise Hangup where the system would end the program."""
    if threading.current_thread() is not threading.main_thread():
        return
    for name in ("SIGHUP", "SIGTERM"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, _raise)


def _raise(_number: int, _frame: FrameType | None) -> None:
    raise Hangup
