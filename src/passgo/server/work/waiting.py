"""A queue for something that one asker at a time can have, with turns for addresses.

An address with many questions waits behind its own, and hardly delays the others.
"""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ...protocol.errors import ProtocolError
from ..problems import Delayed

_NEWEST = 0.3
"""The weight of the latest job in the average duration."""


class Waiting:
    """One place, and the names that wait for it."""

    def __init__(
        self, each: int, most: int = 256, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Limit how many of one name may wait, and how many in all."""
        self._each = each
        self._most = most
        self._clock = clock
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._is_taken = False
        self._since = 0.0
        """When the place was taken."""
        self._usual = 0.0
        """Average seconds for which the place is held."""

    @property
    def is_idle(self) -> bool:
        """Whether the place is free and no name waits."""
        return not self._is_taken

    @asynccontextmanager
    async def place(self, name: str) -> AsyncIterator[None]:
        """Hold the place for a while; Delayed if too many wait."""
        await self.enter(name)
        try:
            yield
        finally:
            self.leave()

    async def enter(self, name: str) -> None:
        """Take the place as soon as it is free; Delayed if too many wait."""
        await self._queue_up(name)
        self._since = self._clock()

    def leave(self) -> None:
        """Pass the place to the next name."""
        self._usual += _NEWEST * (self._clock() - self._since - self._usual)
        self._pass_on()

    async def _queue_up(self, name: str) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        count = sum(len(queue) for queue in self._queues.values())
        own = len(self._queues.get(name, ()))
        if own >= self._each or count >= self._most:
            # The estimated wait: the jobs of this name, and one turn of every waiting name.
            raise Delayed(ProtocolError("busy"), max(1.0, self._usual * (own + len(self._queues))))
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # The place was given to a waiter that was cancelled just before.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Pass the place to the next waiting name."""
        while self._queues:
            name, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[name] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False
