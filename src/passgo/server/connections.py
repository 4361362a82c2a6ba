"""Time limits and maximum numbers for HTTP connections, also between requests.

A client must send a head, a body or its next request within a time limit that sending single
bytes does not extend, and must read the answers it asked for.
Each address may have a limited number of connections, and when file descriptors run short,
connections that only wait are closed. An open socket is counted here and has separate limits.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from .buckets import Counts, address_group
from .descriptors import room_for_connections
from .logs import LOGGER
from .metrics import Metrics
from .settings import Settings
from .sockets.framing import Frames
from .visitors import is_trusted

_GRACE = 2.0
"""Extra seconds in which the gate itself answers that a body came too slowly."""
_TAKEN = 16 * 1024
"""Fewest bytes of an answer that a client must read within the time limit."""
_SAID_EVERY = 60.0
"""Seconds between two log lines about the same shortage."""
_TEXT = "Content-Type: text/plain; charset=utf-8\r\nConnection: close\r\n"


def _answer(status: str, text: str, more: str = "") -> bytes:
    """A complete response to a request that has not been read."""
    head = f"HTTP/1.1 {status}\r\n{_TEXT}{more}Content-Length: {len(text)}\r\n\r\n"
    return (head + text).encode("ascii")


TOO_SLOW: Final = _answer("408 Request Timeout", "The request took too long.")
TOO_MANY: Final = _answer(
    "429 Too Many Requests", "Too many connections from this address.", "Retry-After: 5\r\n"
)
FULL: Final = _answer(
    "503 Service Unavailable", "The server has no room for more connections.", "Retry-After: 5\r\n"
)


class Reception:
    """All connections, and the choice of the one to close when there is no room."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        """Start without connections."""
        self.settings = settings
        self.metrics = metrics
        self.room = room_for_connections()
        self.count = 0
        self.counts = Counts(settings.connections_per_address)
        self.waiting: set[Connection] = set()
        """Connections that wait for the client: closing them loses no work."""
        self._said = float("-inf")

    def enter(self, connection: "Connection") -> bytes | None:
        """Admit a connection; else return the response that rejects it."""
        if not connection.is_proxy and not self.counts.enter(connection.address):
            self.metrics.limited.labels("connections").inc()
            return TOO_MANY
        self.count += 1
        if self.count > self.room and not self._make_room():
            self.leave(connection)
            return FULL
        return None

    def leave(self, connection: "Connection") -> None:
        """Remove a connection that was admitted."""
        self.count -= 1
        if not connection.is_proxy:
            self.counts.leave(connection.address)

    def note_shortage(self) -> None:
        """Log that descriptors run short; once, however many connections come."""
        now = asyncio.get_running_loop().time()
        if now - self._said >= _SAID_EVERY:
            self._said = now
            LOGGER.warning("file descriptors run short", extra={"room": self.room})

    def _make_room(self) -> bool:
        """Close a waiting connection of the address that has most; False if all of them work."""
        self.note_shortage()
        self.metrics.limited.labels("descriptors").inc()
        if not self.waiting:
            return False
        # A proxy serves many clients, so its connections come last; then the longest wait decides.
        least_missed = min(
            self.waiting,
            key=lambda one: (one.is_proxy, -self.counts.count(one.address), one.since),
        )
        least_missed.drop()
        return True


class Connection(H11Protocol):
    """A connection with deadlines for its client."""

    config: "Config"

    def connection_made(self, transport: Any) -> None:
        """Count the connection, and set a deadline for its first request."""
        super().connection_made(transport)
        reception = self.reception = self.config.reception
        address = self.client[0] if self.client else ""
        self.address = address_group(address)
        self.is_proxy = is_trusted(address, reception.settings.proxies)
        self.since = self.loop.time()
        self.owed: object = None
        self.deadline: asyncio.TimerHandle | None = None
        self.untaken = 0
        """Bytes that waited for the client at the last check."""
        self.taking: asyncio.TimerHandle | None = None
        refusal = reception.enter(self)
        self.is_counted = refusal is None
        if refusal is not None:
            transport.write(refusal)
            transport.close()
            return
        self._look()

    def data_received(self, data: bytes) -> None:
        """Handle received data, and update the deadline."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """Set a deadline for the client to read what is buffered."""
        super().pause_writing()
        self._expect_taking()

    def resume_writing(self) -> None:
        """Lift the deadline: the client has read nearly all."""
        super().resume_writing()
        self._expect_no_taking()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Switch to a WebSocket, which is counted until it ends."""
        self._rest()
        self._expect_no_taking()
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        socket.on_end = self._end

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        super().connection_lost(exc)
        self._rest()
        self._expect_no_taking()
        self._end()

    def drop(self) -> None:
        """Close at once, to make room for another connection."""
        self._rest()
        self._end()
        self.transport.abort()

    def _end(self) -> None:
        if self.is_counted:
            self.is_counted = False
            self.reception.leave(self)

    def _look(self) -> None:
        """Set the deadline for what the client owes now; an earlier deadline for it stays."""
        is_ours = self.transport.get_protocol() is self
        if not is_ours or self.transport.is_closing():
            self._rest()
            return
        seconds, owed = self._debt()
        if owed == self.owed:
            return
        self._rest()
        self.owed = owed
        if owed is not None:
            self.since = self.loop.time()
            self.reception.waiting.add(self)
            if seconds is not None:
                self.deadline = self.loop.call_later(seconds, self._cut)

    def _debt(self) -> tuple[float | None, object]:
        """What the client owes, and for how long it may."""
        settings, state = self.reception.settings, self.conn.their_state
        if state is h11.SEND_BODY:
            return settings.body_seconds + _GRACE, ("body", self.cycle)
        if state is not h11.IDLE:
            return None, None
        if self.cycle is None or self.conn.trailing_data[0]:
            return settings.header_seconds, ("head", self.cycle)
        # uvicorn limits how long a connection is kept open for another request.
        return None, ("request", self.cycle)

    def _cut(self) -> None:
        """Close a connection whose deadline has passed."""
        self.reception.metrics.limited.labels("slow").inc()
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def _rest(self) -> None:
        """Cancel all deadlines."""
        self.owed = None
        self.reception.waiting.discard(self)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _expect_taking(self) -> None:
        """Check after a while how much of the buffered data has been read."""
        self.untaken = self.transport.get_write_buffer_size()
        seconds = self.reception.settings.answer_seconds
        self.taking = self.loop.call_later(seconds, self._see_taking)

    def _see_taking(self) -> None:
        """Close a connection whose client reads almost nothing, to free its buffer."""
        if self.untaken - self.transport.get_write_buffer_size() >= _TAKEN:
            self._expect_taking()
            return
        self.reception.metrics.limited.labels("slow").inc()
        self.transport.abort()

    def _expect_no_taking(self) -> None:
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None


class Socket(Frames):
    """A WebSocket that reports its end."""

    on_end: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the end to the reception."""
        super().connection_lost(exc)
        if self.on_end is not None:
            self.on_end()


class Config(uvicorn.Config):
    """uvicorn's configuration, with the reception that admits all connections."""

    def __init__(self, app: ASGIApp, reception: Reception, **more: Any) -> None:
        """Serve an application to the connections that the reception admits."""
        super().__init__(app, http=Connection, ws=Socket, **more)
        self.reception = reception
