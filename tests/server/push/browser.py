"""A browser's side of Web Push: its keys, and a push service on this machine that it listens to."""

import asyncio
import json
import struct
from contextlib import asynccontextmanager

import h11
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from passgo.server.push.keys import point_of, to_text


class Browser:
    """A subscription's keys; it opens what is sealed for it, by the standard."""

    def __init__(self):
        self._private = generate_private_key(SECP256R1())
        self.point = point_of(self._private.public_key())
        self.auth = bytes(range(16))

    def keys(self):
        return {"p256dh": to_text(self.point), "auth": to_text(self.auth)}

    def open(self, sealed):
        """The message; ValueError if it was sealed for another."""
        salt, (_, length), rest = sealed[:16], struct.unpack("!IB", sealed[16:21]), sealed[21:]
        sender, secret = rest[:length], rest[length:]
        other = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
        shared = self._private.exchange(ECDH(), other)
        info = b"WebPush: info\0" + self.point + sender
        secret_key = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret_key)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret_key)
        try:
            padded = AESGCM(key).decrypt(nonce, secret, None)
        except InvalidTag:
            raise ValueError("the tag does not fit") from None
        words, _, filling = padded.rpartition(b"\x02")
        assert filling.strip(b"\0") == b""
        return words


class PushService:
    """Takes messages over HTTP and keeps them; ``status`` is what it answers."""

    def __init__(self):
        self.received = []
        self.status = 201
        self.silent = asyncio.Event()
        """Until it is set, paths that begin with /slow get no answer."""
        self.base = ""

    def messages(self, browser, path):
        """What one browser has been sent, opened."""
        sent = [body for target, _, body in self.received if target == path]
        return [json.loads(browser.open(body)) for body in sent]

    async def _serve(self, reader, writer):
        try:
            await self._answer(reader, writer)
        finally:
            writer.close()

    async def _answer(self, reader, writer):
        talk, head, body = h11.Connection(h11.SERVER), None, b""
        while True:
            event = talk.next_event()
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Request):
                head = event
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
            elif isinstance(event, h11.EndOfMessage):
                break
            else:
                return
        headers = {name.decode(): value.decode() for name, value in head.headers}
        target = head.target.decode()
        self.received.append((target, headers, body))
        if target.startswith("/slow"):
            await self.silent.wait()
        status = 410 if target.startswith("/gone") else self.status
        response = h11.Response(status_code=status, headers=[("Content-Length", "0")])
        writer.write(talk.send(response) + talk.send(h11.EndOfMessage()))
        await writer.drain()


@asynccontextmanager
async def push_service(tls=None):
    """A push service on a free port of this machine."""
    service = PushService()
    server = await asyncio.start_server(service._serve, "localhost", 0, ssl=tls)
    port = server.sockets[0].getsockname()[1]
    service.base = f"{'https' if tls else 'http'}://localhost:{port}"
    try:
        yield service
    finally:
        service.silent.set()
        server.close()
        await server.wait_closed()
