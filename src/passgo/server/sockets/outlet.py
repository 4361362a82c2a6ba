"""The outlet of a socket, which signals at once that it is closed."""

import asyncio

from ...protocol.errors import CloseCode
from ..hall.outlet import Outlet


class SocketOutlet(Outlet):
    """An outlet whose closing can be awaited, even while its last message cannot be sent."""

    def __init__(self, messages: int, characters: int) -> None:
        """Hold at most so many messages and characters."""
        super().__init__(messages, characters)
        self.closing = asyncio.Event()

    def close(self, why: CloseCode) -> None:
        """Accept no more messages and let the connection close."""
        super().close(why)
        self.closing.set()
