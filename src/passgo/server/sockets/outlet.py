"""The outlet of a socket, which hears at once that it is to be closed."""

import asyncio

from ...protocol.errors import CloseCode
from ..hall.outlet import Outlet


class SocketOutlet(Outlet):
    """An outlet whose closing can be waited for, even while its last message is stuck."""

    def __init__(self, messages: int, characters: int) -> None:
        """Hold so many messages and characters at most."""
        super().__init__(messages, characters)
        self.closing = asyncio.Event()

    def close(self, why: CloseCode) -> None:
        """Say no more, and let the connection be closed."""
        super().close(why)
        self.closing.set()
