"""Handle the messages of one client after its hello: requests in order, questions in parallel."""

import asyncio
import time
from collections.abc import Awaitable
from time import perf_counter
from typing import TYPE_CHECKING, Final

from fastapi import WebSocket

from ...protocol.encoding import encoded
from ...protocol.errors import CloseCode, ProtocolError
from ...protocol.incoming import AnyIncoming, AnyRequest, Hello, read_incoming
from ...protocol.questions import (
    AskBargain,
    AskDeed,
    AskFair,
    AskForLot,
    AskHint,
    AskPreview,
    AskStory,
    AskWorth,
    Ping,
    Question,
)
from ...protocol.strictly import id_of
from ...wire.plain import Plain
from ..buckets import Buckets
from ..keys import Guest
from ..logs import LOGGER
from ..problems import Delayed
from ..services import Services, asker_of
from ..store import StoreError
from ..work.budgets import BARGAIN, HINT, PREVIEW, STORY
from .framing import hear, trouble
from .outlet import SocketOutlet

if TYPE_CHECKING:
    from ...protocol.outgoing import Pong

_QUESTIONS = 4
"""Questions of one socket that are answered at the same time."""
_COSTS: Final[dict[type[Question], float]] = {
    AskPreview: PREVIEW,
    AskHint: HINT,
    AskWorth: HINT,
    AskBargain: BARGAIN,
    AskForLot: BARGAIN,
    AskFair: BARGAIN,
    AskDeed: PREVIEW,
    AskStory: STORY,
}
_WAITING = 32
"""Requests of one socket that may wait."""
_WARNINGS = 20
"""Messages above the rate limit that are answered before the socket is closed."""


class Conversation:
    """Reads one socket and puts the answers into its outlet."""

    def __init__(
        self,
        services: Services,
        websocket: WebSocket,
        code: str,
        guest: Guest,
        outlet: SocketOutlet,
    ) -> None:
        """Start the conversation of a guest about a table."""
        self.services = services
        self.websocket = websocket
        self.code = code
        self.guest = guest
        self.outlet = outlet
        self.asker = asker_of(websocket, guest)
        settings = services.settings
        self.rate = Buckets(settings.messages_per_second, settings.messages_at_once)
        self._warned = 0
        self._requests: asyncio.Queue[AnyRequest | None] = asyncio.Queue(_WAITING)
        # A task of the hall: a client that disconnects does not cancel its request.
        services.hall.soon(self._do_requests())
        self._asking: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """Stop answering; the hall finishes the request that has begun."""
        while not self._requests.empty():
            self._requests.get_nowait()
        self._requests.put_nowait(None)
        for task in self._asking:
            task.cancel()

    async def listen(self) -> CloseCode:
        """Read until the client is silent for too long; ProtocolError if it cannot continue."""
        settings, loop = self.services.settings, asyncio.get_running_loop()
        try:
            async with asyncio.timeout(settings.silent_seconds) as patience:
                while True:
                    text = await hear(self.websocket, settings.message_bytes)
                    patience.reschedule(loop.time() + settings.silent_seconds)
                    if not self._is_too_fast(text):
                        self._take(read_incoming(text))
        except TimeoutError:
            raise ProtocolError("silent") from None

    def _is_too_fast(self, text: str) -> bool:
        """Whether a message is above the rate limit; only a few of these are answered."""
        wait = self.rate.take("")
        if not wait:
            self._warned = 0
            return False
        self.services.metrics.limited.labels("messages").inc()
        error = ProtocolError("too_fast", seconds=max(1, round(wait + 0.5)))
        self._warned += 1
        if self._warned > _WARNINGS:
            raise error
        self.outlet.send(trouble(error, request=id_of(text), retry=wait))
        return True

    def _take(self, said: AnyIncoming) -> None:
        self.services.metrics.heard_of(said.type).inc()
        if isinstance(said, Hello):
            raise ProtocolError("malformed", where="type", what="hello comes once")
        if isinstance(said, Ping):
            pong: Pong = {"type": "pong", "id": said.id, "now": time.time()}
            self.outlet.send(encoded(pong))
        elif isinstance(said, Question):
            self._ask(said)
        else:
            try:
                self._requests.put_nowait(said)
            except asyncio.QueueFull:
                self._busy(said.id)

    def _busy(self, request: str) -> None:
        self.outlet.send(trouble(ProtocolError("busy"), request=request, retry=1.0))

    def _ask(self, question: Question) -> None:
        if len(self._asking) >= _QUESTIONS:
            self._busy(question.id)
            return
        try:
            self.services.budgets.take(self.asker, _COSTS[type(question)])
        except Delayed as late:
            self.services.metrics.limited.labels("work").inc()
            self.outlet.send(trouble(late.error, request=question.id, retry=late.retry))
            return
        task = asyncio.create_task(self._answer(question), name="socket question")
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _answer(self, question: Question) -> None:
        await self._guarded(
            question.id,
            self.services.hall.ask(self.code, self.guest.id, question, self.asker.address),
        )

    async def _do_requests(self) -> None:
        hall, guest = self.services.hall, self.guest.id
        seconds = self.services.metrics.table_request_seconds
        while (request := await self._requests.get()) is not None:
            begun = perf_counter()
            await self._guarded(request.id, hall.do_request(self.code, guest, request))
            seconds.observe(perf_counter() - begun)

    async def _guarded(self, request: str, answering: Awaitable[Plain]) -> None:
        """Send the answer to a request or a question, or its error."""
        try:
            answer = await answering
        except Delayed as late:
            self.outlet.send(trouble(late.error, request=request, retry=late.retry))
        except StoreError:
            self.outlet.send(trouble(ProtocolError("storage"), request=request, retry=1.0))
        except Exception:
            self.services.metrics.faults.inc()
            LOGGER.exception("fault", extra={"route": "socket"})
            self.outlet.send(trouble(ProtocolError("fault"), request=request))
        else:
            self.outlet.send(encoded(answer))
