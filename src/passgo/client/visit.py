"""A visit at a table: keeps the document current and does each request exactly once.

A visit outlives its sockets. When one breaks, another is opened that names the last entry it
received, and unanswered requests are sent again with the same ids.
"""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from secrets import token_hex
from types import TracebackType
from typing import TYPE_CHECKING, Self, cast
from weakref import WeakSet

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from ..protocol.changes import ChangeError, patch
from ..protocol.incoming import AnyRequest, Hello
from ..protocol.lobby_requests import Sit, Start
from ..protocol.outgoing import OUTGOING, Done
from ..protocol.parts import Part
from ..protocol.questions import AskHint, AskPreview, AskStory, AskWorth, Ping
from ..protocol.requests import Act
from ..protocol.version import PROTOCOL_VERSION
from ..wire.forms import Written
from ..wire.plain import Plain
from .entries import Entries
from .errors import FINAL, Gone
from .unanswered import Unanswered

if TYPE_CHECKING:
    from .client import Client

_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 2.0
"""Seconds before a broken socket is opened again; the pause doubles each time."""


class Visit:
    """One guest at one table."""

    def __init__(
        self,
        client: "Client",
        code: str,
        *,
        last: int | None = None,
        heartbeat: float = 10.0,
        is_checked: bool = False,
    ) -> None:
        """Prepare a visit; ``is_checked`` validates every message with the protocol's models.

        ``heartbeat`` is the number of seconds after which a silent server is pinged.
        """
        self.client = client
        self.code = code
        self.heartbeat = heartbeat
        self.is_checked = is_checked
        self.document: Plain = {}
        """``table``, ``game`` and ``you``; replaced with every update, never changed in place."""
        self.setting: Plain | None = None
        self.number = last or 0
        self.mine: tuple[str, ...] = ()
        self.places: tuple[int, ...] = ()
        self.is_host = False
        self.clock_ahead = 0.0
        """Seconds by which the server's clock is ahead of the local one."""
        self.sockets = 0
        """The number of sockets opened so far."""
        self.on_notice: Callable[[Plain], None] = _ignore
        """Callback for notices and for troubles that belong to no request."""
        self._ended: Gone | None = None
        self._prefix = token_hex(6)
        self._asked = 0
        self._unanswered = Unanswered()
        self._socket: ClientConnection | None = None
        self._heard = time.monotonic()
        self._waiting: list[asyncio.Future[None]] = []
        self._listening: WeakSet[Entries] = WeakSet()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the socket and wait for the whole document; Gone if the server refuses."""
        self._tasks = [
            asyncio.create_task(self._stay(), name=f"visit {self.code}"),
            asyncio.create_task(self._beat(), name=f"heartbeat {self.code}"),
        ]
        try:
            await self.until(lambda: bool(self.document))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Leave the table; the result of unanswered requests stays unknown."""
        if self._ended is None:
            self._end(Gone(1000))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def __aenter__(self) -> Self:
        """Enter the context."""
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave the table."""
        await self.close()

    @property
    def face(self) -> Plain:
        """The public face of the table."""
        face: Plain = self.document["table"]
        return face

    @property
    def game(self) -> Plain | None:
        """The public view of the game; None before the start."""
        game: Plain | None = self.document["game"]
        return game

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.face["phase"] == "over")

    def choices(self, seat: str) -> list[Plain]:
        """What a seat of this guest may do now."""
        own = self.document["you"].get(seat)
        return [] if own is None else own["choices"]

    def owes(self, seat: str) -> bool:
        """Whether the game waits for a seat."""
        return self.game is not None and seat in self.game["to_act"]

    def entries(self) -> Entries:
        """Entries from now on: ``async for entry in visit.entries()``."""
        heard = Entries(self)
        self._listening.add(heard)
        return heard

    def __aiter__(self) -> Entries:
        """Entries from now on."""
        return self.entries()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until the condition holds; Gone if the visit ends first."""
        while not is_so():
            if self._ended is not None:
                raise self._ended
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiter)
            await waiter

    async def act(self, seat: str, action: Written) -> Done:
        """Do an action of the game; RequestRefused if the rules or the table refuse it."""
        return await self.do(lambda own: Act(id=own, seat=seat, action=action))

    async def sit(self, name: str | None = None, *, place: int | None = None) -> Done:
        """Take an open seat."""
        return await self.do(lambda own: Sit(id=own, name=name, place=place))

    async def start(self) -> Done:
        """Start the game, as host."""
        return await self.do(lambda own: Start(id=own))

    async def do(self, make: Callable[[str], AnyRequest]) -> Done:
        """Send a request with a new id; wait until it is stored and its update has arrived."""
        done = cast(Done, await self._put(make(self._next_id())))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.heartbeat):
                await self.until(lambda: self.number >= done["number"])
        return done

    async def preview(self, seat: str, action: Written) -> Plain:
        """What an action would cost and change."""
        answer = await self._put(AskPreview(id=self._next_id(), seat=seat, action=action))
        preview: Plain = answer["preview"]
        return preview

    async def hint(self, seat: str, bot: str = "shrewd") -> Plain:
        """What a bot would do."""
        return await self._put(AskHint(id=self._next_id(), seat=seat, bot=bot))

    async def worth(self, seat: str, bot: str = "shrewd") -> Plain:
        """What a bot would bid at most in the auction that is open."""
        return await self._put(AskWorth(id=self._next_id(), seat=seat, bot=bot))

    async def story(self, after: int = 0, upto: int | None = None) -> list[Plain]:
        """Past entries, as many as one answer can hold."""
        answer = await self._put(AskStory(id=self._next_id(), after=after, upto=upto))
        entries: list[Plain] = answer["entries"]
        return entries

    async def ping(self) -> float:
        """The server's clock."""
        return float((await self._put(Ping(id=self._next_id())))["now"])

    def _next_id(self) -> str:
        self._asked += 1
        return f"{self._prefix}-{self._asked}"

    async def _put(self, said: Part) -> Plain:
        """Send a request and await its answer; this may take several sockets."""
        if self._ended is not None:
            raise self._ended
        waiting = self._unanswered.add(said)
        await self._send(waiting.text)
        return await waiting.answer

    async def _send(self, text: str) -> None:
        """Send if a socket is open; otherwise the next socket sends the request again."""
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(text)

    async def _stay(self) -> None:
        """Keep a socket open until the server closes one permanently."""
        pause = _FIRST_PAUSE
        while self._ended is None:
            url, before = self.client.url, self.sockets
            try:
                closed = await self._listen(url)
            except (OSError, TimeoutError, InvalidHandshake):
                closed = 0
            if closed in FINAL:
                self._end(Gone(closed))
                return
            # A socket that worked is reopened at once; after a failed attempt the pause grows.
            pause = _FIRST_PAUSE if self.sockets > before else min(2 * pause, _LONGEST_PAUSE)
            self.client.turn_away(url)
            await asyncio.sleep(pause)

    async def _listen(self, url: str) -> int:
        """Open a socket, handle its messages to the end, and return its close code."""
        address = f"ws{url.removeprefix('http')}/api/tables/{self.code}/socket"
        headers = {"Authorization": f"Bearer {self.client.key}"}
        async with connect(
            address, additional_headers=headers, max_size=None, ping_interval=None, close_timeout=1
        ) as socket:
            last = self.number if self.document else self.number or None
            await socket.send(Hello(version=PROTOCOL_VERSION, last=last).model_dump_json())
            self._heard = time.monotonic()
            try:
                with contextlib.suppress(WebSocketException):
                    while True:
                        await self._hear(await socket.recv(), socket)
            except ChangeError:
                # A message is missing: the next socket brings the whole document.
                return 0
            finally:
                self._socket = None
            return socket.close_code or 0

    async def _hear(self, text: str | bytes, socket: ClientConnection) -> None:
        self._heard = time.monotonic()
        if self.is_checked:
            OUTGOING.validate_json(text)
        said = json.loads(text)
        kind = said["type"]
        if kind == "whole":
            self._take_whole(said)
            if self._socket is None:
                self.sockets += 1
                self._socket = socket
                for each in self._unanswered:
                    await socket.send(each.text)
        elif kind == "update":
            self.document = patch(self.document, said["changes"])
            self._take_entries(said["entries"], said)
        elif kind == "trouble":
            self._take_trouble(said)
        elif kind == "notice":
            self.on_notice(said)
        else:
            self._unanswered.take(said)
        self._wake()

    def _take_whole(self, said: Plain) -> None:
        self.document = said["document"]
        self.setting = said["setting"]
        self.mine, self.places = tuple(said["mine"]), tuple(said["places"])
        self.is_host = said["host"]
        self._take_entries(said["recent"], said)

    def _take_entries(self, entries: list[Plain], said: Plain) -> None:
        for entry in entries:
            if entry["number"] > self.number:
                for heard in self._listening:
                    heard.put(entry)
        self.number = said["number"]
        self.clock_ahead = said["now"] - time.time()

    def _take_trouble(self, said: Plain) -> None:
        """Repeat the request later if that can help; the server reads none above the rate limit."""
        own, retry = said.get("id"), said.get("retry")
        if own is not None and retry is None:
            self._unanswered.fail(said)
            return
        self.on_notice(said)
        if retry is not None:
            loop = asyncio.get_running_loop()
            loop.call_later(retry, lambda: self._soon(self._say_again(own)))

    async def _say_again(self, own: str | None) -> None:
        for each in self._unanswered:
            if own is None or each.id == own:
                await self._send(each.text)

    def _soon(self, work: "Awaitable[None]") -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.ensure_future(_finish(work)))

    async def _beat(self) -> None:
        """Ping the server, and close a socket whose server does not answer."""
        while True:
            await asyncio.sleep(self.heartbeat)
            socket = self._socket
            if socket is None:
                continue
            if time.monotonic() - self._heard > 2 * self.heartbeat:
                await socket.close()
                continue
            await self._send(Ping(id=f"{self._prefix}-beat").model_dump_json())

    def _end(self, gone: Gone) -> None:
        self._ended = gone
        self._unanswered.end(gone)
        for heard in self._listening:
            heard.end()
        self._wake()

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for waiter in waiting:
            if not waiter.done():
                waiter.set_result(None)


async def _finish(work: Awaitable[None]) -> None:
    await work


def _ignore(said: Plain) -> None:
    """Ignore a message."""
