"""Messages as they go over a socket: text frames of JSON, none too large."""

import json
import re
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from ...protocol.errors import LobbyError, ProtocolError
from ...protocol.limits import ID_PATTERN


async def hear(websocket: WebSocket, most: int) -> str:
    """The next message; ProtocolError where it cannot be one, WebSocketDisconnect at the end."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise ProtocolError("malformed", where="frame", what="a text frame is expected")
    if len(text) > most:
        raise ProtocolError("too_big", most=most)
    return str(text)


def id_in(text: str) -> str | None:
    """The id of a message that is not read any further; None where it has none."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    own = found.get("id") if isinstance(found, dict) else None
    return own if isinstance(own, str) and re.fullmatch(ID_PATTERN, own) else None


def trouble(error: ProtocolError, *, wish: str | None = None, retry: float | None = None) -> str:
    """A trouble as it is sent."""
    return dumped({"type": "trouble", **error.wire(), "id": wish, "retry": retry})


def notice(error: LobbyError) -> str:
    """Why somebody may not be here, as it is sent."""
    wire = error.wire()
    name = wire.pop("code")
    return dumped({"type": "notice", "name": name, "seat": None, **wire})


def dumped(message: dict[str, Any]) -> str:
    """A message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
