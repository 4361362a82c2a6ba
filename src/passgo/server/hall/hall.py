"""The hall: all tables in this process's memory, and the way to tables led elsewhere."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager
from hashlib import sha256
from typing import TypeVar

from ...editions import PACKAGED, EditionRegistry
from ...errors import EditionError
from ...game import Game
from ...game.fair import commitment_of, draw_secret
from ...protocol.errors import CloseCode, LobbyError, ProtocolError
from ...protocol.incoming import REQUEST, AnyRequest
from ...protocol.lobby_requests import Sit
from ...protocol.questions import Question
from ...protocol.setup import Setup
from ...table import Entry
from ...wire.plain import Plain
from ..past import write_record
from ..store import (
    Fenced,
    Handover,
    Missing,
    Posted,
    Store,
    StoreDown,
    StoreError,
    TableRow,
    Taken,
    Wake,
)
from ..work.workplace import NOBODY, Asker, Work
from .audience import Member
from .face import GATHERING, face_of
from .limits import HallLimits
from .lobby import Lobby
from .naming import draw_code
from .outlet import Outlet
from .places import edition_term
from .questions import answer
from .record import past_of
from .room import Room, trouble_message, trouble_of
from .thinking import Thinkers

logger = logging.getLogger(__name__)
_T = TypeVar("_T")
_ATTEMPTS = 5
"""Attempts to draw a free code before giving up."""
_AT_ONCE = 8
"""Tables of a dead leader that are taken over in parallel."""


class Hall:
    """Tables by code; call ``start`` before anything else and ``close`` at the end."""

    def __init__(
        self,
        store: Store,
        limits: HallLimits | None = None,
        clock: Callable[[], float] = time.time,
        thinkers: Thinkers | None = None,
        work: Work | None = None,
        editions: EditionRegistry = PACKAGED,
    ) -> None:
        """Use a store; no table is in memory yet."""
        self.store = store
        self.limits = limits or HallLimits()
        self.clock = clock
        self.thinkers = thinkers or Thinkers(self.limits.thinkers, self.limits.thinking_slow)
        self.work = work or Work()
        self.editions = editions
        self.rooms: dict[str, Room] = {}
        self.observe_commit: Callable[[float], None] = lambda seconds: None
        """Callback that receives the duration of each commit, for the metrics."""
        self.call_guest: Callable[[str, str], None] | None = None
        """Callback that tells a guest elsewhere that a table, by its code, waits for them."""
        self.on_warm: Callable[[], None] = lambda: None
        """Called when the compiled rules are loaded."""
        self.is_closing = False
        self._expected: dict[str, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._inbox: set[str] = set()
        self._learning: set[str] = set()
        self._stop_listening: Callable[[], None] | None = None

    def start(self) -> None:
        """Subscribe to the store's wake-ups and start the regular checks."""
        self._stop_listening = self.store.listen(self._hear)
        self.store.on_lapse(self._lapsed)
        self.soon(self._watch())

    async def warm(self) -> None:
        """Load the compiled rules, compiling them first if needed; running games switch to them."""
        await self.thinkers.warm()
        self.on_warm()

    def target(self, family: str) -> str:
        """The target that a game of a family runs on."""
        return self.thinkers.target(family)

    def can_think(self, game: Game) -> bool:
        """Whether bots can play on the game's board; if not, start loading what they need."""
        if self.thinkers.knows(game):
            return True
        family = game.family.name
        if family not in self._learning:
            self._learning.add(family)
            self.soon(self._learn(family))
        return False

    async def _learn(self, family: str) -> None:
        await self.thinkers.learn(family)
        for room in list(self.rooms.values()):
            room.stir()

    # Tables.

    async def create(
        self,
        guest: str,
        setup: Setup,
        name: str | None,
        luck: str = "",
        *,
        portrait: int | None = None,
        token: int | None = None,
    ) -> str:
        """Create a table and return its code. Raises LobbyError, OptionError or EditionError."""
        secret = draw_secret()
        seat = Sit(id="0", name=name, luck=luck, portrait=portrait, token=token)
        lobby = Lobby.new(setup, guest, seat, commitment_of(secret), self.editions)
        try:
            return await self.add_table(lobby, secret)
        except StoreError as error:
            raise trouble_of(error) from None

    async def add_table(self, lobby: Lobby, secret: str) -> str:
        """Store a new table and return its code."""
        for _ in range(_ATTEMPTS):
            code = draw_code()
            now = round(self.clock(), 3)
            row = TableRow(
                code=code,
                phase=GATHERING,
                body=lobby.body(),
                secret=secret,
                face=face_of(code, GATHERING, lobby, None, ()),
                created=now,
                public=lobby.visibility == "public",
            )
            args = {"edition": edition_term()}
            entries = [Entry("made", args=args, number=1, at=now, by="person")]
            try:
                await self.store.add_table(row, entries, lobby.holders)
            except Taken:
                continue
            # No server has it in memory yet: the first one that receives a request leads it.
            await self.store.release(code, 1)
            return code
        raise StoreError("found no free code for a table")

    def room(self, code: str) -> Room:
        """The room of a table; it may have no part yet."""
        if self.is_closing:
            raise ProtocolError("restarting")
        room = self.rooms.get(code)
        if room is None:
            if len(self.rooms) >= self.limits.tables:
                raise ProtocolError("busy")
            room = self.rooms[code] = Room(self, code)
        return room

    async def open(self, code: str) -> Room:
        """Wake a table; ProtocolError if it does not exist or cannot be woken."""
        with self._visiting(code) as room:
            await room.state()
            return room

    @contextmanager
    def _visiting(self, code: str) -> Iterator[Room]:
        """Keep a table's room in memory for the length of the ``with`` block."""
        room = self.room(code)
        room.visitors += 1
        try:
            yield room
        finally:
            self._left(room)

    def _left(self, room: Room) -> None:
        room.visitors -= 1
        if not room.visitors:
            self._drop_if_empty(room)

    def _drop_if_empty(self, room: Room) -> None:
        # Two rooms for one table would take the lead from each other endlessly.
        is_empty = room.part is None and not room.audience.members and not room.visitors
        if is_empty and not room.lock.locked():
            self.rooms.pop(room.code, None)

    async def request(self, code: str, guest: str, request: AnyRequest) -> Plain:
        """Carry out a guest's request; return the message ``done``, ``refused`` or ``trouble``."""
        # A cancelled caller must not stop the request between memory and store.
        return await asyncio.shield(self.soon(self.do_request(code, guest, request)))

    async def do_request(self, code: str, guest: str, request: AnyRequest) -> Plain:
        """Carry out a request in a task of the hall, which nobody cancels on the way."""
        try:
            room = self.room(code)
            room.visitors += 1
            try:
                return await room.request(guest, request)
            finally:
                self._left(room)
        except ProtocolError as trouble:
            return trouble_message(trouble, request.id)

    async def ask(self, code: str, guest: str, question: Question, address: str = "") -> Plain:
        """Answer a question: its answer, ``refused`` or ``trouble``; Delayed if too many wait."""
        try:
            room = await self.open(code)
            return await answer(room, Asker(guest, address), question)
        except ProtocolError as trouble:
            return trouble_message(trouble, question.id)
        except StoreError as error:
            return trouble_message(trouble_of(error), question.id)

    async def attach(
        self, code: str, guest: str, outlet: Outlet, last: int | None = None
    ) -> Member:
        """Add a socket: it gets ``whole`` at once, and every update from then on.

        ProtocolError if the table does not exist or cannot be woken, LobbyError if only holders of
        a seat may join.
        """
        with self._visiting(code) as room:
            return await room.attach(Member(guest, outlet, last))

    async def detach(self, code: str, member: Member) -> None:
        """Remove a socket; does nothing if it is not attached."""
        room = self.rooms.get(code)
        if room is not None:
            await room.detach(member)

    async def face(self, code: str) -> Plain:
        """The public face of a table, read from the store without waking the table."""
        try:
            return (await self.store.load_table(code)).face
        except Missing:
            raise ProtocolError("no_such_table", code=code) from None
        except StoreDown:
            raise ProtocolError("storage") from None

    async def take_handover(self, guest: str, handover: str) -> tuple[str, Plain]:
        """Redeem a one-time code for a seat; return the table's code and the answer."""
        hashed = sha256(handover.encode()).hexdigest()
        try:
            found = await self.store.take_handover(hashed)
        except StoreError as error:
            raise trouble_of(error) from None
        if found is None:
            raise LobbyError("no_such_handover")
        return found.table, await asyncio.shield(self.soon(self._adopt(found, guest)))

    async def _adopt(self, found: Handover, guest: str) -> Plain:
        with self._visiting(found.table) as room:
            return await room.adopt(guest, found.seat)

    async def record(self, code: str, asker: Asker = NOBODY) -> Plain:
        """The record of a finished game; LobbyError before its end."""
        async with self.work.records.place(asker):
            row, entries, target = await self.stored(code)
            past = past_of(row, entries, self.editions)
            return await self.work.records.do(asker, write_record, past, target)

    async def stored(self, code: str) -> tuple[TableRow, list[Entry], str]:
        """A table with its whole log and the target of its game; ProtocolError if it fails."""
        try:
            row = await self.store.load_table(code)
            entries = await self.store.entries(code)
        except Missing:
            raise ProtocolError("no_such_table", code=code) from None
        except StoreError as error:
            raise trouble_of(error) from None
        lobby = Lobby.from_body(row.body, self.editions)
        try:
            return row, entries, self.target(lobby.box.family)
        except EditionError as error:
            logger.error("table %s has no edition here: %s", code, error)
            raise ProtocolError("no_edition", edition=lobby.edition) from None

    async def close(self) -> None:
        """Notify all clients and release every lead so that other servers can continue at once."""
        self.is_closing = True
        if self._stop_listening is not None:
            self._stop_listening()
        async with AsyncExitStack() as closing:
            # Runs in reverse order, each step even if an earlier one fails or is cancelled.
            closing.callback(self.work.close)
            closing.callback(self.thinkers.close)
            closing.push_async_callback(self._end_tasks)
            closing.push_async_callback(self._give_up_leads)
            for room in list(self.rooms.values()):
                closing.push_async_callback(self._send_on, room)

    async def _send_on(self, room: Room) -> None:
        # Store and send pending work first: "restarting" is the last message a client receives.
        try:
            await room.sleep(release=False)
        finally:
            room.audience.say(trouble_message(ProtocolError("restarting")))
            room.audience.close(CloseCode.RESTARTING)

    async def _give_up_leads(self) -> None:
        try:
            await self.store.resign()
        except StoreError as error:
            logger.warning("the leads could not be given up: %s", error)

    async def _end_tasks(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # For the other modules of the hall.

    def soon(self, work: Coroutine[object, object, _T]) -> "asyncio.Task[_T]":
        """Start a task and keep a reference to it until it ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[object]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task of the hall failed", exc_info=task.exception())

    def read_request(self, data: Plain) -> AnyRequest:
        """Parse a request that another server has forwarded."""
        return REQUEST.validate_python(data)

    def stir_later(self, room: Room) -> None:
        """Collect arrivals and departures for a moment before they are shown."""
        asyncio.get_running_loop().call_later(self.limits.presence_delay, room.stir)

    def tell_presence_soon(self, room: Room) -> None:
        """Tell a leader elsewhere which guests are here."""
        self.soon(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        await asyncio.sleep(self.limits.presence_delay)
        following = room.following
        if following is not None:
            try:
                await following.tell_presence()
            except StoreError as error:
                room.lose(following, error)

    def expect(self, request: str) -> asyncio.Event:
        """An event that is set when another server has answered."""
        return self._expected.setdefault(request, asyncio.Event())

    def expect_no_more(self, request: str) -> None:
        """Stop waiting for an answer."""
        self._expected.pop(request, None)

    async def drop_request(self, request: str) -> None:
        """Delete a request from the inbox after its answer has been read."""
        try:
            await self.store.drop_request(request)
        except StoreError as error:
            logger.warning("an answered request stays: %s", error)

    def look_into_inbox(self, code: str) -> None:
        """Read soon what other servers have left for a table, together with other tables."""
        if not self._inbox:
            self.soon(self._empty_inbox())
        self._inbox.add(code)

    async def _empty_inbox(self) -> None:
        await asyncio.sleep(0)
        codes, self._inbox = self._inbox, set()
        led = [code for code in codes if self._is_led(code)]
        if not led:
            return
        try:
            taken = await self.store.take_requests(led)
        except StoreError as error:
            logger.warning("the inbox could not be read: %s", error)
            return
        for posted in taken:
            room = self.rooms.get(posted.table)
            if room is not None:
                self.soon(self._answer(room, posted))

    async def _answer(self, room: Room, posted: Posted) -> None:
        try:
            await room.answer(posted)
        except StoreError as error:
            logger.warning("an answer could not be left: %s", error)

    def _is_led(self, code: str) -> bool:
        room = self.rooms.get(code)
        return room is not None and room.leading is not None

    # Wake-ups from the store, and regular checks.

    def _hear(self, wake: Wake) -> None:
        if wake.kind == "answer":
            if wake.name in self._expected:
                self._expected[wake.name].set()
        elif wake.kind == "request":
            if self._is_led(wake.name):
                self.look_into_inbox(wake.name)
        elif wake.kind == "table":
            room = self.rooms.get(wake.name)
            if room is not None and room.following is not None:
                self._read_on(room)
        elif wake.kind in {"free", "again"}:
            for room in list(self.rooms.values()):
                if wake.name in {"", room.code} and room.following is not None:
                    self.soon(self._look_after(room))
        if wake.kind == "again":
            for code in list(self.rooms):
                if self._is_led(code):
                    self.look_into_inbox(code)

    def _read_on(self, room: Room) -> None:
        """Read what a leader elsewhere has written; wake-ups that come meanwhile share one read."""
        if not room.is_behind:
            room.is_behind = True
            self.soon(room.read_on())

    def _lapsed(self, old: str) -> None:
        """This server counted as dead: others lead its tables now, and its sockets are gone."""
        for room in list(self.rooms.values()):
            if room.leading is not None:
                room.lose(room.leading, Fenced(f"the lease of {old} has lapsed"))
            elif room.following is not None:
                room.following.leader = None

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.limits.watch)
            try:
                await self.look_around()
            except StoreError as error:
                logger.warning("could not look after the tables: %s", error)
            except Exception:
                logger.exception("looking after the tables failed")

    async def look_around(self) -> None:
        """Reopen lost tables, take over those of dead leaders, put idle ones to sleep."""
        if self.is_closing:
            return
        now = self.clock()
        rooms = list(self.rooms.values())
        lost = [room for room in rooms if room.part is None and room.audience.members]
        await asyncio.gather(*(room.reopen() for room in lost))
        followed = {room.code: room for room in rooms if room.following is not None}
        if followed:
            leaders = await self.store.leader_of(followed)
            orphans = []
            for code, room in followed.items():
                leader, alive = leaders.get(code, (None, False))
                if leader is None or not alive:
                    orphans.append(room)
                elif room.following is not None and room.following.leader != leader:
                    room.following.leader = leader
                    self.tell_presence_soon(room)
            for begin in range(0, len(orphans), _AT_ONCE):
                some = orphans[begin : begin + _AT_ONCE]
                await asyncio.gather(*(self._take_over(room) for room in some))
        await self._forget_the_dead(rooms)
        for room in rooms:
            if room.is_idle and now - room.used >= self.limits.idle:
                await room.sleep()
            self._drop_if_empty(room)

    async def _forget_the_dead(self, rooms: Iterable[Room]) -> None:
        """Remove the presence of guests who were connected through a dead server."""
        led = [room for room in rooms if room.leading and room.leading.presence.elsewhere]
        if not led:
            return
        living = await self.store.living_servers()
        for room in led:
            if room.leading is not None and room.leading.forget_servers(living):
                room.stir()

    async def _look_after(self, room: Room) -> None:
        """Check whether a followed table needs a leader, and read what it missed."""
        following = room.following
        if following is None:
            return
        try:
            leaders = await self.store.leader_of([room.code])
            leader, alive = leaders.get(room.code, (None, False))
            if leader is None or not alive:
                await self._take_over(room)
            else:
                self._read_on(room)
        except StoreError as error:
            room.lose(following, error)

    async def _take_over(self, room: Room) -> None:
        """Lead a table whose leader is gone, if a client here needs it."""
        following = room.following
        if following is None:
            return
        if room.audience.members:
            await room.take_over(following)
            return
        async with room.lock:
            if room.part is following and not room.audience.members:
                room.part = None
