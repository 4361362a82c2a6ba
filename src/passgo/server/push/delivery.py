"""Send one message to one browser through its push service, within limits."""

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from typing import Final

import httpx2

from ..store import Subscription
from .endpoints import Endpoint, read_endpoint, resolve
from .keys import ServerKey, from_text
from .sealing import ENCODING, seal

SECONDS: Final = 10.0
"""How long one message may take, the name's resolution included."""
LASTS: Final = 3 * 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
_GONE: Final = frozenset({404, 410})
_RESOLVERS: Final = 2


class Outcome(Enum):
    """What became of a message."""

    SENT = "sent"
    GONE = "gone"
    """The browser wants no more messages: the subscription can be removed."""
    FAILED = "failed"


@dataclass(frozen=True)
class Message:
    """A message and what push services may know of it."""

    body: bytes
    topic: str
    """A newer message of a topic replaces one that has not arrived."""


class Delivery:
    """Sends messages; call ``close`` at the end."""

    def __init__(self, key: ServerKey, *, local: bool = False) -> None:
        """Sign with this key; ``local`` allows push services on this machine."""
        self.key = key
        self._local = local
        # A name server that does not answer holds up nothing but other messages.
        self._resolving = ThreadPoolExecutor(_RESOLVERS, "push-resolving")
        self._client: httpx2.AsyncClient | None = None
        self._opening = asyncio.Lock()

    async def close(self) -> None:
        """Close the connections."""
        self._resolving.shutdown(wait=False, cancel_futures=True)
        if self._client is not None:
            await self._client.aclose()

    async def send(self, to: Subscription, message: Message) -> Outcome:
        """Send a message; whatever goes wrong is an outcome."""
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._send(to, message)
        except (ValueError, OSError, httpx2.HTTPError, TimeoutError):
            return Outcome.FAILED
        if status in _GONE:
            return Outcome.GONE
        return Outcome.SENT if 200 <= status < 300 else Outcome.FAILED  # noqa: PLR2004

    async def _send(self, to: Subscription, message: Message) -> int:
        endpoint = read_endpoint(to.endpoint, local=self._local)
        address = await self._address_of(endpoint)
        body = seal(message.body, from_text(to.p256dh), from_text(to.auth))
        client = await self._open()
        url = httpx2.URL(
            scheme="https" if endpoint.is_secure else "http",
            host=address,
            port=endpoint.port,
            raw_path=endpoint.target.encode(),
        )
        headers = {
            "Host": endpoint.origin.partition("//")[2],
            "Authorization": self.key.authorization(endpoint.origin),
            "Content-Encoding": ENCODING,
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": message.topic,
            "Urgency": "normal",
        }
        # The connection goes to the address that was checked, the certificate is of the name.
        names = {"sni_hostname": endpoint.host}
        async with client.stream(
            "POST", url, content=body, headers=headers, extensions=names
        ) as answer:
            # What it says beside the status is not read.
            return answer.status_code

    async def _address_of(self, endpoint: Endpoint) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._resolving, lambda: resolve(endpoint, local=self._local)
        )
        return found[0]

    async def _open(self) -> httpx2.AsyncClient:
        """The client, made when the first message is sent."""
        async with self._opening:
            if self._client is None:
                # To load the certificates of the system takes a while.
                context = await asyncio.to_thread(ssl.create_default_context)
                self._client = httpx2.AsyncClient(
                    verify=context,
                    timeout=SECONDS,
                    trust_env=False,
                    follow_redirects=False,
                    # A connection was made for one name, and another may have the same address.
                    limits=httpx2.Limits(max_keepalive_connections=0),
                )
            return self._client
