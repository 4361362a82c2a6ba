"""File descriptors: every connection is one, and so is every file of the store.

A system gives a process fewer than it may have; this takes all it may, and keeps some for files.
"""

import asyncio
import errno
import sys
from collections.abc import Callable

from ..wire.plain import Plain

_ENOUGH = 65_536
_KEPT = 64
"""Descriptors kept for the files of store and page, and for those who come all at once."""


def take_more() -> None:
    """Take as many descriptors as this process may have, where the system counts them."""
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
        # Some systems have a lower limit of their own: what there is has to do.
        return


def room_for_connections() -> float:
    """How many connections leave enough for everything else."""
    if sys.platform == "win32":
        return float("inf")
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return float("inf")
    return soft - min(_KEPT, soft // 2)


def hear_shortages(told: Callable[[], None]) -> Callable[[], None]:
    """Have a function called when nothing can be accepted any more; the answer ends that.

    asyncio would write a line for every connection that waits.
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
