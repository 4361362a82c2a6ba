"""WebSocket messages: JSON in text frames of limited size."""

from fastapi import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ...protocol.encoding import encoded
from ...protocol.errors import LobbyError, ProtocolError


class Frames(WebSocketsSansIOProtocol):
    """Frames of a client; a text that is not UTF-8 is reported as the client's mistake."""

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; what is not valid UTF-8 is passed on as bytes."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


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
    return encoded({"type": "trouble", **error.wire(), "id": request, "retry": retry})


def notice(error: LobbyError) -> str:
    """The message that says why the client may not join."""
    wire = error.wire()
    name = wire.pop("code")
    return encoded({"type": "notice", "name": name, "seat": None, **wire})
