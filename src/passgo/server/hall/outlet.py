"""An outlet: where what is said to one client waits until its socket takes it."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from ...protocol.errors import CloseCode


class Outlet:
    """A bounded queue of messages; whoever lets it run over is closed, and hurts nobody else.

    The hall and the socket put messages in with ``send``; the socket's task takes them out with
    ``async for`` and closes the connection with ``closed`` when that ends.
    """

    def __init__(self, messages: int = 256, characters: int = 1 << 20) -> None:
        """Hold so many messages and characters at most."""
        self._most = messages
        self._room = characters
        self._waiting: deque[str] = deque()
        self._held = 0
        self._some = asyncio.Event()
        self.closed: CloseCode | None = None
        """Why the connection is to be closed; None while it is open."""

    def send(self, text: str) -> None:
        """Say something, as soon as the client takes it."""
        if self.closed is not None:
            return
        if len(self._waiting) >= self._most or self._held + len(text) > self._room:
            # Whatever waits would be late anyway: the client asks for everything when it returns.
            self._waiting.clear()
            self.close(CloseCode.TOO_SLOW)
            return
        self._held += len(text)
        self._waiting.append(text)
        self._some.set()

    def close(self, why: CloseCode) -> None:
        """Say no more, and let the connection be closed when everything is said."""
        if self.closed is None:
            self.closed = why
        self._some.set()

    def take(self) -> list[str]:
        """Everything that waits, without waiting for more."""
        taken = list(self._waiting)
        self._waiting.clear()
        self._held = 0
        return taken

    def __aiter__(self) -> AsyncIterator[str]:
        """Messages in order, until the outlet is closed."""
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
