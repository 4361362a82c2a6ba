"""How tests wait: for something to be so, and never for ever."""

import asyncio
import inspect
import time

HANG = 60
"""Seconds after which a test that waits has hung; no test is about how long anything takes."""


async def until(is_so):
    """Wait until something is so; to find that out may take an await."""
    async with asyncio.timeout(HANG):
        while True:
            found = is_so()
            if inspect.isawaitable(found):
                found = await found
            if found:
                return
            await asyncio.sleep(0.01)


def until_so(is_so):
    """The same where there is no event loop."""
    end = time.monotonic() + HANG
    while not is_so():
        assert time.monotonic() < end, "it never came to be so"
        time.sleep(0.01)
