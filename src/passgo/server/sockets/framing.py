"""Messages as they go over a socket: text frames of JSON, none too large."""

from fastapi import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ...protocol.encoding import encoded
from ...protocol.errors import LobbyError, ProtocolError


class Frames(WebSocketsSansIOProtocol):
    """Frames of a client; a text that is not UTF-8 is its mistake, and is told as one."""

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; what cannot be read as text goes as the bytes it is."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


async def hear(websocket: WebSocket, most: int) -> str:
    """The next message; ProtocolError where it cannot be one, WebSocketDisconnect at the end."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise ProtocolError("malformed", where="frame", what="a text frame in UTF-8 is expected")
    if len(text) > most:
        raise ProtocolError("too_big", most=most)
    return str(text)


def trouble(error: ProtocolError, *, wish: str | None = None, retry: float | None = None) -> str:
    """A trouble as it is sent."""
    return encoded({"type": "trouble", **error.wire(), "id": wish, "retry": retry})


def notice(error: LobbyError) -> str:
    """Why somebody may not be here, as it is sent."""
    wire = error.wire()
    name = wire.pop("code")
    return encoded({"type": "notice", "name": name, "seat": None, **wire})
