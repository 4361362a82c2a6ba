"""The client of one guest: HTTP requests, and sockets to tables."""

import asyncio
from collections.abc import Sequence
from types import TracebackType
from typing import Self, cast
from uuid import uuid4

import httpx2

from ..protocol.incoming import AnyRequest
from ..protocol.lobby_requests import Rematch, Sit, Start
from ..protocol.outgoing import Done, RematchAnswer
from ..protocol.setup import NewTable
from ..wire.plain import Json, Plain
from .errors import RequestRefused, Troubled
from .visit import Visit

_REFUSED = 409
_WRONG = 400
_SECONDS = 15.0
"""Seconds until a request times out."""
_PATIENCE = 0.1
"""Seconds before an address that did not answer is tried again."""
_IDLE = 2.0
"""Seconds for which an unused connection is kept: servers close them, after 5 or more."""
_SAFE = {"GET"}
"""Methods that change nothing, so that repeating them is safe."""


class Client:
    """One guest; several addresses are servers that share their tables, tried in turn."""

    def __init__(
        self, base_url: str | Sequence[str], key: str | None = None, *, timeout: float = _SECONDS
    ) -> None:
        """Use a server, as the guest of this key if one is given; ``timeout`` is in seconds."""
        urls = [base_url] if isinstance(base_url, str) else list(base_url)
        self.urls = [url.rstrip("/") for url in urls]
        self.key = key
        self._turn = 0
        limits = httpx2.Limits(keepalive_expiry=_IDLE)
        self._http = httpx2.AsyncClient(timeout=timeout, limits=limits)
        self._coming = asyncio.Lock()

    @property
    def url(self) -> str:
        """The address in use."""
        return self.urls[self._turn % len(self.urls)]

    def turn_away(self, url: str) -> None:
        """Switch to the next address, because this one does not answer."""
        if url == self.url:
            self._turn += 1

    async def __aenter__(self) -> Self:
        """Enter the context."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the client."""
        await self.close()

    async def close(self) -> None:
        """Close the connections; visits are closed separately."""
        await self._http.aclose()

    async def me(self) -> str:
        """The guest's key, also stored in ``key``; creates the guest if there is none."""
        async with self._coming:
            if self.key is None:
                self.key = str((await self._ask("POST", "/api/me", {"key": True}))["key"])
            return self.key

    async def create(self, setup: NewTable | None = None, **fields: Json) -> str:
        """Create a table and return its code; the fields are those of ``NewTable``.

        The client never creates a table twice: if the result is unknown, Troubled is raised.
        """
        wanted = NewTable.model_validate(fields) if setup is None else setup
        made = await self._send("POST", "/api/tables", wanted.model_dump(mode="json"))
        return str(made["code"])

    async def join(
        self, code: str, name: str | None = None, *, place: int | None = None, luck: str = ""
    ) -> Done:
        """Take an open seat; the answer says which."""
        return await self.request(code, Sit(id=new_id(), name=name, place=place, luck=luck))

    async def start(self, code: str) -> Done:
        """Start the game, as host."""
        return await self.request(code, Start(id=new_id()))

    async def rematch(self, code: str) -> str:
        """Create a table for a rematch with the same people; return its code."""
        answer = cast(RematchAnswer, (await self.request(code, Rematch(id=new_id())))["answer"])
        return answer["rematch"]

    async def request(self, code: str, request: AnyRequest) -> Done:
        """Send a request without a socket; RequestRefused or Troubled if it is not done."""
        path = f"/api/tables/{code}/requests"
        return cast(Done, await self._send("POST", path, request.model_dump(mode="json")))

    async def take_over(self, handover: str) -> str:
        """Hold a seat on this device too, with a one-time code; return the table's code."""
        return str((await self._send("POST", "/api/handover", {"code": handover}))["code"])

    async def tables(self, which: str = "mine", **query: str | int) -> list[Plain]:
        """The guest's own tables, or the public ones."""
        asked = "&".join(f"{name}={value}" for name, value in {"which": which, **query}.items())
        found: list[Plain] = (await self._send("GET", f"/api/tables?{asked}"))["tables"]
        return found

    async def table(self, code: str) -> Plain:
        """A table as anyone with its code may see it."""
        return await self._send("GET", f"/api/tables/{code}")

    async def record(self, code: str) -> Plain:
        """The record of a finished game, for ``passgo verify``."""
        return await self._send("GET", f"/api/tables/{code}/record")

    async def connect(self, code: str, **habits: Json) -> Visit:
        """Connect to a table, with or without a seat; the visit has its document."""
        await self.me()
        visit = Visit(self, code, **habits)
        await visit.open()
        return visit

    async def _send(self, method: str, path: str, body: object = None) -> Plain:
        await self.me()
        return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: object = None) -> Plain:
        """Send one request; repeat it if it did not reach the server or changes nothing."""
        headers = {} if self.key is None else {"Authorization": f"Bearer {self.key}"}
        for left in reversed(range(2 * len(self.urls))):
            url = self.url
            try:
                answer = await self._http.request(method, url + path, json=body, headers=headers)
            except httpx2.ConnectError:
                self.turn_away(url)
                if not left:
                    raise Troubled("unreachable", retry=1.0) from None
                await asyncio.sleep(_PATIENCE)
            except httpx2.TransportError as error:
                # The server may have received it: only the caller can decide whether to repeat it.
                if method not in _SAFE or not left or isinstance(error, httpx2.TimeoutException):
                    raise Troubled("unanswered", retry=1.0) from None
                await asyncio.sleep(_PATIENCE)
            else:
                return _read(answer)
        raise AssertionError


def new_id() -> str:
    """A unique id for a request."""
    return uuid4().hex


def _read(answer: httpx2.Response) -> Plain:
    """The data of an answer; an error answer is raised."""
    try:
        data = answer.json()
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise Troubled(f"status_{answer.status_code}")
    if answer.status_code < _WRONG:
        return data
    code, text, args = str(data.get("code", "")), str(data.get("text", "")), data.get("args")
    if answer.status_code == _REFUSED and not text.startswith("trouble-"):
        raise RequestRefused(code, text, args)
    wait = answer.headers.get("retry-after", "")
    raise Troubled(code, text, args, float(wait) if wait.isdigit() else None)
