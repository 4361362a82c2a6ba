"""Who waits for something that one at a time can have: every address in its turn.

An address that asks for much waits behind its own questions, and others hardly at all.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ...protocol.errors import ProtocolError
from ..problems import Delayed

_NEWEST = 0.3
"""The share of the last one in how long one usually takes."""


class Waiting:
    """One place, and those who wait for it by name."""

    def __init__(
        self, each: int, most: int = 256, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Let so many of one name wait, and so many in all."""
        self._each = each
        self._most = most
        self._clock = clock
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._is_taken = False
        self._since = 0.0
        """When the place was taken."""
        self._usual = 0.0
        """Seconds for which one has the place."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody has the place or wants it."""
        return not self._is_taken

    @asynccontextmanager
    async def place(self, name: str) -> AsyncIterator[None]:
        """Have the place for a while; Delayed where too many wait."""
        await self.enter(name)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, name: str) -> None:
        """Take the place as soon as it is free; Delayed where too many wait."""
        await self._queue_up(name)
        self._since = self._clock()

    def leave(self) -> None:
        """Give the place to the next."""
        self._usual += _NEWEST * (self._clock() - self._since - self._usual)
        self._pass_on()

    async def _queue_up(self, name: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        count = sum(len(queue) for queue in self._queues.values())
        own = len(self._queues.get(name, ()))
        if own >= self._each or count >= self._most:
            # Names take turns: so long until one of this name has had its own.
            raise Delayed(ProtocolError("busy"), max(1.0, self._usual * (own + len(self._queues))))
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # The place was given just before whoever waited for it went away.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the place to the next name that waits."""
        while self._queues:
            name, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[name] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False
