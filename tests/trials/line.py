"""One end of a WebSocket, as light as it can be: thousands of them must not weigh on a measurement.

Text frames that are whole, pings and closings are all that a server of ours sends.
"""

import asyncio
import base64
import os
import struct

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_SHORT, _WORD = 125, 126
_FINAL = 0x80
_MASK = b"\0\0\0\0"
"""A mask that changes nothing: there is no proxy to be protected from what is sent here."""


class Line(asyncio.Protocol):
    """A socket that hands every message to ``hear``, as bytes."""

    def __init__(self, request, hear):
        self._request = request
        self.hear = hear
        self._buffer = bytearray()
        self._transport = None
        self.is_open = asyncio.get_running_loop().create_future()
        self.closed = None
        """Why it was closed, once it is."""

    def connection_made(self, transport):
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error):
        self.closed = self.closed or f"lost: {error}"
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError(self.closed))

    def data_received(self, data):
        self._buffer += data
        if not self.is_open.done() and not self._read_answer():
            return
        while self._read_frame():
            pass

    def _read_answer(self):
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.is_open.set_exception(ConnectionError(head.decode("latin-1")))
            return False
        self._buffer = bytearray(rest)
        self.is_open.set_result(None)
        return True

    def _read_frame(self):
        """Take one frame out of what has come; whether there was a whole one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 0x7F, 2
        if size > _SHORT:
            form, start = (">H", 4) if size == _WORD else (">Q", 10)
            if len(buffer) < start:
                return False
            (size,) = struct.unpack_from(form, buffer, 2)
        if len(buffer) < start + size:
            return False
        first, content = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._take(first, content)
        return True

    def _take(self, first, content):
        if first == _FINAL | _TEXT:
            self.hear(content)
        elif first == _FINAL | _PING:
            self._write(_PONG, content)
        elif first == _FINAL | _CLOSE:
            self.closed = f"{int.from_bytes(content[:2])} {content[2:].decode()}"
            self._transport.close()
        else:
            raise ConnectionError(f"frame {first:#x} was not expected")

    def _write(self, kind, content):
        size = len(content)
        if size <= _SHORT:
            head = struct.pack(">BB", _FINAL | kind, 0x80 | size)
        else:
            head = struct.pack(">BBH", _FINAL | kind, 0x80 | _WORD, size)
        self._transport.write(head + _MASK + content)

    def send(self, text):
        self._write(_TEXT, text)

    def close(self):
        self.closed = self.closed or "by us"
        self._transport.close()


async def call(port, path, hear, key=None):
    """A line to a server on this machine, open."""
    nonce = base64.b64encode(os.urandom(16)).decode()
    heads = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": nonce,
        "Sec-WebSocket-Version": "13",
    }
    if key is not None:
        heads["Authorization"] = f"Bearer {key}"
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in heads.items())]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, hear), "127.0.0.1", port)
    async with asyncio.timeout(60):
        await line.is_open
    return line
