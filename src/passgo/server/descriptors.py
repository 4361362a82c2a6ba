"""File descriptors: every connection needs one, and so does every file of the store.

A process starts with fewer than it may have; this raises the limit, and reserves some for files.
"""

import asyncio
import errno
import sys
from collections.abc import Callable

from ..wire.plain import Plain

_ENOUGH = 65_536
_KEPT = 64
"""Descriptors reserved for files of the store and the page, and for sudden crowds."""


def take_more() -> None:
    """Raise the limit to the maximum for this process, if the system has one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        # Some systems have a lower limit: the current one must do.
        return


def room_for_connections() -> float:
    """The number of connections that leaves enough descriptors for everything else."""
    if sys.platform == "win32":
        return float("inf")
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return float("inf")
    return soft - min(_KEPT, soft // 2)


def hear_shortages(told: Callable[[], None]) -> Callable[[], None]:
    """Call a function when no connection can be accepted; call the returned function to undo this.

    asyncio would log a line for every waiting connection.
    """
    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()

    def handle(loop: asyncio.AbstractEventLoop, context: Plain) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in {errno.EMFILE, errno.ENFILE}:
            told()
        elif before is not None:
            before(loop, context)
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)
    return lambda: loop.set_exception_handler(before)
