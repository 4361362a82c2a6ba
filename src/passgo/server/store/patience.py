"""How one waits for an answer of the database when the event loop may stand still meanwhile."""

import asyncio
from typing import Final, TypeVar

Answer = TypeVar("Answer")
_PARTS: Final = 10
"""Parts in which one waits; after each one looks whether the answer is there."""


async def in_time(answer: asyncio.Future[Answer], seconds: float) -> Answer:
    """What is answered; TimeoutError after so many seconds in which the event loop ran.

    A part in which the loop stood still does not count: the answer may have come, unseen.
    """
    loop, part = asyncio.get_running_loop(), seconds / _PARTS
    left = _PARTS
    try:
        while left:
            begun = loop.time()
            await asyncio.wait([answer], timeout=part)
            if answer.cancelled():
                break
            if answer.done():
                return answer.result()
            if loop.time() - begun < 2 * part:
                left -= 1
        raise TimeoutError
    finally:
        answer.cancel()
