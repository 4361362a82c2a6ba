"""Handle SIGHUP: a closed terminal window ends the game as if the player had stopped it."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

HUNG_UP, INTERRUPTED = 129, 130
"""The exit codes: 128 and the number of the signal, of a closed window and of Ctrl-C."""
_SIGNALS = ("SIGHUP", "SIGTERM")


class Hangup(BaseException):
    """The terminal is gone."""


@contextmanager
def hangup_caught() -> Iterator[None]:
    """Raise Hangup instead of ending the program on the signal while a game is played."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]
    before = {number: signal.signal(number, _raise) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _raise(_number: int, _frame: FrameType | None) -> None:
    raise Hangup
