"""An outlet: the queue of messages for one client."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from ...protocol.errors import CloseCode


class Outlet:
    """A bounded queue of messages; on overflow the client is closed, and no other is affected.

    The hall and the socket add messages with ``send``; the socket's task reads them with
    ``async for`` and then closes the connection with the code in ``closed``.
    """

    def __init__(self, messages: int = 256, characters: int = 1 << 20) -> None:
        """Hold at most so many messages and characters."""
        self._most = messages
        self._room = characters
        self._waiting: deque[str] = deque()
        self._held = 0
        self._some = asyncio.Event()
        self.closed: CloseCode | None = None
        """The close code; None while the outlet is open."""

    def send(self, text: str) -> None:
        """Queue a message for the client."""
        if self.closed is not None:
            return
        if len(self._waiting) >= self._most or self._held + len(text) > self._room:
            # The waiting messages would be late: the client asks for everything when it returns.
            self._waiting.clear()
            self.close(CloseCode.TOO_SLOW)
            return
        self._held += len(text)
        self._waiting.append(text)
        self._some.set()

    def close(self, why: CloseCode) -> None:
        """Accept no more messages; the connection closes once the queue is empty."""
        if self.closed is None:
            self.closed = why
        self._some.set()

    def take_some(self, characters: int) -> list[str]:
        """Take messages without waiting, the oldest first, as long as there is room for them."""
        taken: list[str] = []
        while self._waiting and len(self._waiting[0]) <= characters:
            text = self._waiting.popleft()
            self._held -= len(text)
            characters -= len(text)
            taken.append(text)
        return taken

    def take(self) -> list[str]:
        """Take all waiting messages without waiting for more."""
        taken = list(self._waiting)
        self._waiting.clear()
        self._held = 0
        return taken

    def __aiter__(self) -> AsyncIterator[str]:
        """Iterate over the messages in order, until the outlet is closed."""
        return self

    async def __anext__(self) -> str:
        """The next message."""
        while not self._waiting:
            if self.closed is not None:
                raise StopAsyncIteration
            self._some.clear()
            await self._some.wait()
        text = self._waiting.popleft()
        self._held -= len(text)
        return text
