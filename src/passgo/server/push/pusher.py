"""Tell guests who are elsewhere that a table waits for them: a short queue, and who empties it.

Tables put calls into the queue and never wait. Several tasks send them; a call that finds the queue
full, or a guest who was called too often, is dropped: the game goes on without it.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...texts import Texts
from ..buckets import Buckets
from ..problems import preferred_locale
from ..store import Store, StoreError, Subscription
from .delivery import Delivery, Message, Outcome

logger = logging.getLogger(__name__)
QUEUED: Final = 1000
"""Most calls that wait."""
SENDERS: Final = 8
_HOUR: Final = 3600.0


@dataclass(frozen=True)
class Call:
    """A guest who is elsewhere, and the table that waits."""

    guest: str
    code: str


class Pusher:
    """Sends calls; call ``start`` before anything else and ``close`` at the end."""

    def __init__(
        self,
        store: Store,
        delivery: Delivery,
        per_hour: float,
        note: Callable[[str], None] = lambda outcome: None,
    ) -> None:
        """Look up subscriptions in a store; ``note`` receives what became of each message."""
        self.store = store
        self.delivery = delivery
        self.note = note
        self._limit = Buckets(per_hour / _HOUR, per_hour / 4)
        self._queue: asyncio.Queue[Call] = asyncio.Queue(QUEUED)
        self._senders: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to send."""
        self._senders = [
            asyncio.create_task(self._work(), name=f"push {number}") for number in range(SENDERS)
        ]

    def call(self, guest: str, code: str) -> None:
        """Put a call into the queue, if there is room; never waits."""
        if self._limit.take(guest):
            self.note("limited")
            return
        try:
            self._queue.put_nowait(Call(guest, code))
        except asyncio.QueueFull:
            self.note("dropped")

    async def settled(self) -> None:
        """Wait until every call so far has been sent."""
        await self._queue.join()

    async def close(self) -> None:
        """Stop; calls that wait are dropped."""
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        await self.delivery.close()

    async def _work(self) -> None:
        while True:
            call = await self._queue.get()
            try:
                await self._send(call)
            except StoreError as error:
                logger.warning("a call could not be sent: %s", error)
            except Exception:
                logger.exception("a call failed")
            finally:
                self._queue.task_done()

    async def _send(self, call: Call) -> None:
        # A browser that does not answer delays no other browser of the guest.
        found = await self.store.subscriptions_of(call.guest)
        await asyncio.gather(*(self._send_to(each, call.code) for each in found))

    async def _send_to(self, to: Subscription, code: str) -> None:
        outcome = await self.delivery.send(to, message_of(code, to.locale))
        self.note(outcome.value)
        if outcome is Outcome.GONE:
            await self.store.remove_subscription(to.id)
        else:
            await self.store.note_delivery(to.id, failed=outcome is Outcome.FAILED)


def message_of(code: str, locale: str) -> Message:
    """What a browser shows: whose turn it is and at which table, nothing of the game."""
    texts = Texts(preferred_locale(locale))
    told = {
        "code": code,
        "title": texts.get("call-title"),
        "body": texts.get("call-body", code=code),
    }
    return Message(json.dumps(told, ensure_ascii=False).encode(), code)
