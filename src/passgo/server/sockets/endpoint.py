"""The WebSocket endpoint of a table: who may connect, the hello, and closing."""

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from ...protocol.errors import CloseCode, LobbyError, ProtocolError
from ...protocol.incoming import Hello, read_incoming
from ...protocol.version import PROTOCOL_VERSION
from ..keys import Guest
from ..logs import LOGGER
from ..services import Services, services_of, table_code
from ..store import StoreError
from ..visitors import is_own_host, is_own_origin
from .conversation import Conversation
from .framing import hear, notice, say, trouble
from .outlet import SocketOutlet

router = APIRouter()
_TOGETHER = 16 * 1024
"""Characters of waiting messages that are sent with the first of them."""
_LAST_WORDS = 2.0
"""Seconds for the last message and the close frame to be sent."""


@router.websocket("/api/tables/{code}/socket")
async def sit_at(websocket: WebSocket, code: str) -> None:
    """Serve one client at one table."""
    services = services_of(websocket)
    await websocket.accept()
    services.metrics.sockets.inc()
    visitor = websocket.scope["visitor"]
    is_counted = services.sockets.enter(visitor)
    try:
        if not is_counted:
            services.metrics.limited.labels("sockets").inc()
            raise ProtocolError("too_many_sockets", most=services.settings.sockets_per_address)
        closing = await _speak(websocket, services, code)
    except ProtocolError as error:
        closing = error.close_code or CloseCode.FAULT
        await _say(websocket, trouble(error))
    except LobbyError as error:
        # A client that may not watch gets the same message as one for whom watching has ended.
        closing = CloseCode.TABLE_GONE
        await _say(websocket, notice(error))
    except WebSocketDisconnect:
        return
    except StoreError:
        closing = CloseCode.RESTARTING
        await _say(websocket, trouble(ProtocolError("storage"), retry=1.0))
    except Exception:
        services.metrics.faults.inc()
        LOGGER.exception("fault", extra={"route": "socket"})
        closing = CloseCode.FAULT
        await _say(websocket, trouble(ProtocolError("fault")))
    finally:
        services.metrics.sockets.dec()
        if is_counted:
            services.sockets.leave(visitor)
    services.metrics.closed.labels(str(int(closing))).inc()
    await _close(websocket, closing)


async def _speak(websocket: WebSocket, services: Services, written: str) -> CloseCode:
    """Admit the client and talk until one side ends it; return the close code."""
    settings = services.settings
    if not (is_own_host(websocket.scope, settings) and is_own_origin(websocket.scope, settings)):
        raise ProtocolError("wrong_origin")
    if services.is_leaving:
        raise ProtocolError("restarting")
    guest = await services.keys.find(websocket.scope)
    if guest is None:
        raise ProtocolError("no_key")
    code = table_code(written)
    hello = await _hello(websocket, services)
    return await _converse(websocket, services, code, guest, hello)


async def _hello(websocket: WebSocket, services: Services) -> Hello:
    seconds = services.settings.hello_seconds
    try:
        async with asyncio.timeout(seconds):
            text = await hear(websocket, services.settings.message_bytes)
    except TimeoutError:
        raise ProtocolError("silent") from None
    said = read_incoming(text)
    if not isinstance(said, Hello):
        raise ProtocolError("malformed", where="type", what="hello comes first")
    if said.version != PROTOCOL_VERSION:
        raise ProtocolError("version", found=said.version, known=PROTOCOL_VERSION)
    return said


async def _converse(
    websocket: WebSocket,
    services: Services,
    code: str,
    guest: Guest,
    hello: Hello,
) -> CloseCode:
    outlet = SocketOutlet(services.settings.queued_messages, services.settings.queued_bytes)
    member = await services.hall.attach(code, guest.id, outlet, last=hello.last)
    talk = Conversation(services, websocket, code, guest, outlet)

    async def write() -> None:
        async for text in outlet:
            texts = [text, *outlet.take_some(_TOGETHER)]
            services.metrics.told.inc(len(texts))
            await say(websocket, texts)

    async def end() -> None:
        # A client that reads nothing would block even the message that it is too slow.
        await outlet.closing.wait()
        await asyncio.sleep(_LAST_WORDS)

    tasks = [
        asyncio.create_task(talk.listen(), name="socket reader"),
        asyncio.create_task(write(), name="socket writer"),
        asyncio.create_task(end(), name="socket end"),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[0].done():
            tasks[0].result()
        return outlet.closed or CloseCode.FAULT
    finally:
        talk.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.hall.detach(code, member)


async def _say(websocket: WebSocket, text: str) -> None:
    with contextlib.suppress(Exception):
        async with asyncio.timeout(_LAST_WORDS):
            await websocket.send_text(text)


async def _close(websocket: WebSocket, code: CloseCode) -> None:
    if websocket.client_state is not WebSocketState.CONNECTED:
        return
    with contextlib.suppress(Exception):
        async with asyncio.timeout(_LAST_WORDS):
            await websocket.close(int(code), code.name.lower())
