"""WebSocket messages: JSON in text frames of limited size."""

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from ...protocol.encoding import encoded
from ...protocol.errors import LobbyError, ProtocolError

if TYPE_CHECKING:
    from ...protocol.outgoing import Notice, Trouble


_SWITCHED: Final = 101
_TOGETHER: Final = "passgo.together"
"""The extension of ASGI by which ``websocket.send`` may name texts that go before its own."""


class Frames(WebSocketsSansIOProtocol):
    """Frames of a client; a text that is not UTF-8 is reported as the client's mistake."""

    heard_at = 0.0
    """When the client last sent anything, by the clock of the loop."""

    def data_received(self, data: bytes) -> None:
        """Note that the client is there, and read what it sends."""
        self.heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent; one that has just spoken is there."""
        assert self.ping_interval is not None
        rest = self.heard_at + self.ping_interval - self.loop.time()
        if rest > 0:
            self.ping_timer = self.loop.call_later(rest, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        """Tell the application that texts can be sent together."""
        super().handle_connect(event)
        if self.response.status_code == _SWITCHED:
            self.scope.setdefault("extensions", {})[_TOGETHER] = {}

    async def send(self, message: Any) -> None:
        """Send a message; what goes before it leaves in the same packet."""
        before = message.get(_TOGETHER)
        if before and self.handshake_complete and not (self.disconnected or self.close_sent):
            with contextlib.suppress(InvalidState):
                # What the connection's state does not allow is reported with the last text.
                for text in before:
                    self.conn.send_text(text.encode())
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; what is not valid UTF-8 is passed on as bytes.

        Reading is paused only when a message has to wait: pausing takes two calls of the system.
        """
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        is_first = self.queue.empty() and not self.read_paused
        # As if it were paused already.
        self.read_paused = self.read_paused or is_first
        super().send_receive_event_to_app()
        if is_first:
            self.read_paused = False


async def say(websocket: WebSocket, texts: Sequence[str]) -> None:
    """Send texts, together if the server can: a packet costs more than what is in it."""
    *before, last = texts
    if _TOGETHER not in websocket.scope.get("extensions", ()):
        for text in before:
            await websocket.send_text(text)
        before = []
    await websocket.send({"type": "websocket.send", "text": last, _TOGETHER: before})


async def hear(websocket: WebSocket, most: int) -> str:
    """The next message; ProtocolError if it is invalid, WebSocketDisconnect at the end."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise ProtocolError("malformed", where="frame", what="a text frame in UTF-8 is expected")
    if len(text) > most:
        raise ProtocolError("too_big", most=most)
    return str(text)


def trouble(error: ProtocolError, *, request: str | None = None, retry: float | None = None) -> str:
    """The message for a trouble."""
    message: Trouble = {
        "type": "trouble",
        "code": error.code,
        "text": error.text,
        "args": error.args_by_name,
        "id": request,
        "retry": retry,
    }
    return encoded(message)


def notice(error: LobbyError) -> str:
    """The message that says why the client may not join."""
    message: Notice = {
        "type": "notice",
        "name": error.code,
        "seat": None,
        "text": error.text,
        "args": error.args_by_name,
    }
    return encoded(message)
