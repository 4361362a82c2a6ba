"""The hall: every table that this process has in memory, and the door to all others."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager
from hashlib import sha256
from typing import Any, TypeVar

from ...game.fair import commitment_of, draw_secret
from ...protocol.errors import CloseCode, LobbyError, ProtocolError
from ...protocol.incoming import WISH
from ...protocol.setup import Setup
from ...table import Entry
from ..past import write_record
from ..store import (
    Fenced,
    Handover,
    Missing,
    Store,
    StoreDown,
    StoreError,
    TableRow,
    Taken,
    Wake,
)
from ..work.workplace import NOBODY, Asker, Work
from .audience import Member
from .customary import Customary
from .face import GATHERING, face_of
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
"""Codes drawn before one gives up finding a free one."""
_AT_ONCE = 8
"""Tables of a dead leader that are taken over at the same time."""


class Hall:
    """Tables by their codes; ``start`` before anything else, ``close`` at the end."""

    def __init__(
        self,
        store: Store,
        customary: Customary | None = None,
        clock: Callable[[], float] = time.time,
        thinkers: Thinkers | None = None,
        work: Work | None = None,
    ) -> None:
        """Open on a store; nothing is in memory yet."""
        self.store = store
        self.customary = customary or Customary()
        self.clock = clock
        self.thinkers = thinkers or Thinkers(self.customary.thinkers, self.customary.thinking_slow)
        self.work = work or Work()
        self.rooms: dict[str, Room] = {}
        self.observe_commit: Callable[[float], None] = lambda seconds: None
        """Hears how long each commit took; for measures."""
        self.is_closing = False
        self._expected: dict[str, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._inbox: set[str] = set()
        self._stop_listening: Callable[[], None] | None = None

    def start(self) -> None:
        """Listen to the store and look after the tables."""
        self._stop_listening = self.store.listen(self._hear)
        self.store.on_lapse(self._lapsed)
        self.soon(self._watch())

    async def warm(self) -> None:
        """Load, or first compile, the compiled rules; games change over once they are there."""
        await self.thinkers.warm()

    def target(self, edition: str) -> str:
        """What a game of an edition runs on."""
        return self.thinkers.target(edition)

    # Tables.

    async def create(self, guest: str, setup: Setup, name: str | None, luck: str = "") -> str:
        """Make a table; its code. LobbyError, OptionError or EditionError where it cannot be."""
        secret = draw_secret()
        lobby = Lobby.new(setup, guest, name, luck, commitment_of(secret))
        try:
            return await self.add_table(lobby, secret)
        except StoreError as error:
            raise trouble_of(error) from None

    async def add_table(self, lobby: Lobby, secret: str) -> str:
        """Write down a new table; its code."""
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
            # Nobody here has it in memory: whichever server is asked for it first leads it.
            await self.store.release(code, 1)
            return code
        raise StoreError("found no free code for a table")

    def room(self, code: str) -> Room:
        """The room of a table, which may have no part in it yet."""
        if self.is_closing:
            raise ProtocolError("restarting")
        room = self.rooms.get(code)
        if room is None:
            if len(self.rooms) >= self.customary.tables:
                raise ProtocolError("busy")
            room = self.rooms[code] = Room(self, code)
        return room

    async def open(self, code: str) -> Room:
        """Wake a table; ProtocolError where there is none or it cannot be."""
        with self._visiting(code) as room:
            await room.standing()
            return room

    @contextmanager
    def _visiting(self, code: str) -> Iterator[Room]:
        """The room of a table, which stays the one room of it while somebody is in here."""
        room = self.room(code)
        room.visitors += 1
        try:
            yield room
        finally:
            room.visitors -= 1
            self._drop_if_empty(room)

    def _drop_if_empty(self, room: Room) -> None:
        # Two rooms for one table would take the lead from each other for ever.
        is_empty = room.part is None and not room.audience.members and not room.visitors
        if is_empty and not room.lock.locked():
            self.rooms.pop(room.code, None)

    async def wish(self, code: str, guest: str, wish: Any) -> dict[str, Any]:
        """Do what a guest wants: ``done``, ``refused`` or ``trouble``, as it is sent."""
        # Whoever stops waiting must not stop the wish between memory and store.
        return await asyncio.shield(self.soon(self.do_wish(code, guest, wish)))

    async def do_wish(self, code: str, guest: str, wish: Any) -> dict[str, Any]:
        """Do what a guest wants, in a task of the hall that nobody stops on the way."""
        try:
            with self._visiting(code) as room:
                return await room.wish(guest, wish)
        except ProtocolError as trouble:
            return trouble_message(trouble, wish.id)

    async def ask(self, code: str, guest: str, question: Any, address: str = "") -> dict[str, Any]:
        """Answer a question: its answer, ``refused`` or ``trouble``; Delayed where many wait."""
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
        """Let a socket in: it gets ``whole`` at once, and all that happens from then on.

        ProtocolError where there is no such table or it cannot be woken, LobbyError where one must
        hold a seat.
        """
        with self._visiting(code) as room:
            return await room.attach(Member(guest, outlet, last))

    async def detach(self, code: str, member: Member) -> None:
        """A socket is gone; nothing happens where it was not there."""
        room = self.rooms.get(code)
        if room is not None:
            await room.detach(member)

    async def face(self, code: str) -> dict[str, Any]:
        """What everybody may know of a table, from the store: nothing is woken for it."""
        try:
            return (await self.store.load_table(code)).face
        except Missing:
            raise ProtocolError("no_such_table", code=code) from None
        except StoreDown:
            raise ProtocolError("storage") from None

    async def take_handover(self, guest: str, handover: str) -> tuple[str, dict[str, Any]]:
        """Let a guest hold the seat that a one-time code opens: the table's code, the answer."""
        hashed = sha256(handover.encode()).hexdigest()
        try:
            found = await self.store.take_handover(hashed)
        except StoreError as error:
            raise trouble_of(error) from None
        if found is None:
            raise LobbyError("no_such_handover")
        return found.table, await asyncio.shield(self.soon(self._adopt(found, guest)))

    async def _adopt(self, found: Handover, guest: str) -> dict[str, Any]:
        with self._visiting(found.table) as room:
            return await room.adopt(guest, found.seat)

    async def record(self, code: str, asker: Asker = NOBODY) -> dict[str, Any]:
        """The record of a game that is over; LobbyError before that."""
        async with self.work.records.place(asker):
            row, entries, target = await self.stored(code)
            return await self.work.records.do(asker, write_record, past_of(row, entries), target)

    async def stored(self, code: str) -> tuple[TableRow, list[Entry], str]:
        """A table with its whole log, and what its game runs on; ProtocolError where it fails."""
        try:
            row = await self.store.load_table(code)
            entries = await self.store.entries(code)
        except Missing:
            raise ProtocolError("no_such_table", code=code) from None
        except StoreError as error:
            raise trouble_of(error) from None
        return row, entries, self.target(row.body["edition"])

    async def close(self) -> None:
        """Tell everybody, and give up every lead so that others may go on at once."""
        self.is_closing = True
        if self._stop_listening is not None:
            self._stop_listening()
        async with AsyncExitStack() as closing:
            # The last is done first, and each even where one before it fails or is cancelled.
            closing.callback(self.work.close)
            closing.callback(self.thinkers.close)
            closing.push_async_callback(self._end_tasks)
            closing.push_async_callback(self._give_up_leads)
            for room in list(self.rooms.values()):
                closing.push_async_callback(self._send_on, room)

    async def _send_on(self, room: Room) -> None:
        # What is under way is stored and told first: "restarting" is the last word anybody hears.
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

    # What others of the hall need.

    def soon(self, work: Coroutine[Any, Any, _T]) -> "asyncio.Task[_T]":
        """Do something beside; the hall keeps it alive."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task of the hall failed", exc_info=task.exception())

    def read_wish(self, data: dict[str, Any]) -> Any:
        """A wish that another server has passed on."""
        return WISH.validate_python(data)

    def stir_later(self, room: Room) -> None:
        """Let comings and goings gather for a moment before they are shown."""
        asyncio.get_running_loop().call_later(self.customary.presence_delay, room.stir)

    def tell_presence_soon(self, room: Room) -> None:
        """Let a leader elsewhere know who is here."""
        self.soon(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        await asyncio.sleep(self.customary.presence_delay)
        following = room.following
        if following is not None:
            try:
                await following.tell_presence()
            except StoreError as error:
                room.lose(following, error)

    def expect(self, wish: str) -> asyncio.Event:
        """Be told when another server has answered."""
        return self._expected.setdefault(wish, asyncio.Event())

    def expect_no_more(self, wish: str) -> None:
        """The answer is there, or no longer waited for."""
        self._expected.pop(wish, None)

    async def drop_wish(self, wish: str) -> None:
        """Take a wish out of the inbox whose answer has been read."""
        try:
            await self.store.drop_wish(wish)
        except StoreError as error:
            logger.warning("an answered wish stays: %s", error)

    def look_into_inbox(self, code: str) -> None:
        """Take what other servers have left for a table, in a moment, together with others."""
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
            taken = await self.store.take_wishes(led)
        except StoreError as error:
            logger.warning("the inbox could not be read: %s", error)
            return
        for posted in taken:
            room = self.rooms.get(posted.table)
            if room is not None:
                self.soon(self._answer(room, posted))

    async def _answer(self, room: Room, posted: Any) -> None:
        try:
            await room.answer(posted)
        except StoreError as error:
            logger.warning("an answer could not be left: %s", error)

    def _is_led(self, code: str) -> bool:
        room = self.rooms.get(code)
        return room is not None and room.leading is not None

    # What the store says, and what is to be looked after.

    def _hear(self, wake: Wake) -> None:
        if wake.kind == "answer":
            if wake.name in self._expected:
                self._expected[wake.name].set()
        elif wake.kind == "wish":
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
        """Read what a leader elsewhere has written; what comes meanwhile is read with it."""
        if not room.is_behind:
            room.is_behind = True
            self.soon(room.read_on())

    def _lapsed(self, old: str) -> None:
        """This server counted as dead: whatever it led is another's now, and nobody is here."""
        for room in list(self.rooms.values()):
            if room.leading is not None:
                room.lose(room.leading, Fenced(f"the lease of {old} has lapsed"))
            elif room.following is not None:
                room.following.leader = None

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self.customary.watch)
            try:
                await self.look_around()
            except StoreError as error:
                logger.warning("could not look after the tables: %s", error)
            except Exception:
                logger.exception("looking after the tables failed")

    async def look_around(self) -> None:
        """Reopen what was lost, take over from the dead, let the idle sleep."""
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
            if room.is_idle and now - room.used >= self.customary.idle:
                await room.sleep()
            self._drop_if_empty(room)

    async def _forget_the_dead(self, rooms: Iterable[Room]) -> None:
        """Whoever was at a table by way of a server that has died is there no longer."""
        led = [room for room in rooms if room.leading and room.leading.presence.elsewhere]
        if not led:
            return
        living = await self.store.living_servers()
        for room in led:
            if room.leading is not None and room.leading.forget_servers(living):
                room.stir()

    async def _look_after(self, room: Room) -> None:
        """See at once whether a followed table needs a leader, and what it missed."""
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
        """Lead a table whose leader is gone, if somebody here needs it."""
        following = room.following
        if following is None:
            return
        if room.audience.members:
            await room.take_over(following)
            return
        async with room.lock:
            if room.part is following and not room.audience.members:
                room.part = None
