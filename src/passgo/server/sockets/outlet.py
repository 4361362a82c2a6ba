"""One socket's way out: a bounded queue, and a task that empties it as fast as the other reads."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ...protocol.errors import CloseCode

SendText = Callable[[str], Awaitable[None]]


class Outlet:
    """Takes messages at once and never waits; whoever reads too slowly is let go."""

    def __init__(self, most_messages: int, most_bytes: int) -> None:
        """Hold at most so much that is not sent yet."""
        self.most_messages = most_messages
        self.most_bytes = most_bytes
        self.closing: CloseCode | None = None
        """Why the socket is to be closed, once somebody wants that."""
        self._waiting: deque[str] = deque()
        self._size = 0
        self._stir = asyncio.Event()

    def send(self, text: str) -> None:
        """Queue a message; what comes after a close is dropped."""
        if self.closing is not None:
            return
        self._waiting.append(text)
        self._size += len(text)
        if len(self._waiting) > self.most_messages or self._size > self.most_bytes:
            # Nothing of it would be read in time, and what is left out cannot be told again.
            self._waiting.clear()
            self.close(CloseCode.TOO_SLOW)
        self._stir.set()

    def close(self, code: CloseCode) -> None:
        """Have the socket closed once what is queued has been sent."""
        if self.closing is None:
            self.closing = code
        self._stir.set()

    async def empty_into(self, send: SendText) -> CloseCode:
        """Send what is queued, for as long as it takes; the code to close with."""
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                await send(text)
            if self.closing is not None:
                return self.closing
            self._stir.clear()
            await self._stir.wait()
