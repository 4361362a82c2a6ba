"""Wait for the database with a time limit that ignores stalls of the event loop."""

import asyncio
from typing import Final, TypeVar

Answer = TypeVar("Answer")
_PARTS: Final = 10
"""Number of slices of the wait; after each the answer is checked."""


async def in_time(answer: asyncio.Future[Answer], seconds: float) -> Answer:
    """Await an answer; TimeoutError after so many seconds in which the event loop ran.

    A slice in which the loop stalled does not count: the answer may have come unnoticed.
    """
    loop, part = asyncio.get_running_loop(), seconds / _PARTS
    left = _PARTS
    try:
        while left:
            begun = loop.time()
            if not answer.done():
                await _wait(loop, answer, part)
            if answer.cancelled():
                break
            if answer.done():
                return answer.result()
            if loop.time() - begun < 2 * part:
                left -= 1
        raise TimeoutError
    finally:
        answer.cancel()


async def _wait(
    loop: asyncio.AbstractEventLoop, answer: asyncio.Future[Answer], seconds: float
) -> None:
    """Wait for an answer or so many seconds, with less ado than ``asyncio.wait``."""
    woken: asyncio.Future[None] = loop.create_future()

    def wake(_answer: object = None) -> None:
        if not woken.done():
            woken.set_result(None)

    answer.add_done_callback(wake)
    timer = loop.call_later(seconds, wake)
    try:
        await woken
    finally:
        timer.cancel()
        answer.remove_done_callback(wake)
