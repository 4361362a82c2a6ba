"""A table's room in this process: its sockets, and its part as leader or follower.

The part may change at any moment: a leader that cannot store loses the lead, and a follower
whose leader has died takes it. The sockets stay.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from ...protocol.errors import LobbyError, ProtocolError
from ...protocol.incoming import AnyRequest
from ...table import Entry
from ...wire.plain import Plain, plain
from ..store import Fenced, Missing, Posted, StoreDown, StoreError, TableRow
from .audience import Audience, Member, may_see
from .driving import Driver
from .following import ADOPT, PRESENCE, REQUEST, Following
from .leading import Leading
from .recovery import Damaged, NoEdition, wake
from .table_state import TableState

if TYPE_CHECKING:
    from ...protocol.outgoing import Trouble
    from .hall import Hall

logger = logging.getLogger(__name__)
RETRY = 1.0

Doing: TypeAlias = Callable[[Leading], Awaitable[Plain]]
"""Something for the leader to do; it returns the message that answers."""


class Room:
    """Everything of one table in this process."""

    def __init__(self, hall: "Hall", code: str) -> None:
        """Start without a part."""
        self.hall = hall
        self.code = code
        self.lock = asyncio.Lock()
        self.audience = Audience(code)
        self.part: Leading | Following | None = None
        self.driver: Driver | None = None
        self.used = hall.clock()
        self.visitors = 0
        """Number of callers that are using the room; it is kept in memory for them."""
        self.is_told_trouble = False
        self.is_behind = False
        """Whether the leader elsewhere has written entries that are not read yet."""

    @property
    def leading(self) -> Leading | None:
        """The leader's part, if this process leads."""
        return self.part if isinstance(self.part, Leading) else None

    @property
    def following(self) -> Following | None:
        """The follower's part, if this process follows."""
        return self.part if isinstance(self.part, Following) else None

    def stir(self) -> None:
        """Wake the driver: something has changed."""
        if self.driver is not None:
            self.driver.stir()

    # Getting a part.

    async def enter(self) -> Leading | Following:
        """Lead, or else follow; call it under the lock. ProtocolError if neither is possible."""
        if self.part is not None:
            return self.part
        if self.hall.is_closing:
            raise ProtocolError("restarting")
        store, term = self.hall.store, None
        try:
            term = await store.lead(self.code)
            recent = self.hall.limits.recent
            state, row, log = await wake(
                store, self.code, self.hall.target, recent, self.hall.editions
            )
        except Missing:
            raise ProtocolError("no_such_table", code=self.code) from None
        except Fenced:
            raise ProtocolError("moving") from None
        except StoreDown:
            raise ProtocolError("storage") from None
        except NoEdition as error:
            logger.error("table %s has no edition here: %s", self.code, error)
            if term is not None:
                # Another server may have it.
                await self._release(term)
            raise ProtocolError("no_edition", edition=error.edition) from None
        except (StoreError, Damaged) as error:
            logger.error("table %s cannot be woken: %s", self.code, error)
            raise ProtocolError("fault") from None
        if term is None:
            self.part = Following(self, state)
        else:
            self._begin_to_lead(state, row, log, term)
        self.is_told_trouble = False
        if self.audience.members:
            self.audience.show_all(state, self.hall.clock())
        assert self.part is not None
        return self.part

    def _begin_to_lead(self, state: TableState, row: TableRow, log: list[Entry], term: int) -> None:
        self.part = Leading(self, state, row, log, term)
        self.driver = Driver(self, self.part)
        self.hall.look_into_inbox(self.code)

    async def take_over(self, following: Following) -> None:
        """Lead a followed table whose leader has died: only the end of its log is read."""
        store = self.hall.store
        async with self.lock:
            if self.part is not following or self.hall.is_closing:
                return
            try:
                term = await store.lead(self.code)
                if term is None:
                    # Another server was quicker.
                    return
                row = await following.catch_up()
                log = await store.entries(self.code, upto=row.number)
            except (StoreError, Damaged) as error:
                self.lose(following, error)
                return
            self._begin_to_lead(following.state, row, log, term)

    def lose(self, part: Leading | Following, error: BaseException) -> None:
        """Drop the part: what is in memory may differ from what is stored."""
        if self.part is not part:
            return
        self.part = None
        if self.driver is not None:
            self.driver.stop()
            self.driver = None
        self.audience.forget()
        trouble = trouble_of(error)
        logger.warning("table %s is left: %s", self.code, type(error).__name__)
        if self.audience.members and trouble.code != "moving":
            self.audience.say(trouble_message(trouble))
            self.is_told_trouble = True
        elif self.audience.members and not self.hall.is_closing:
            # The store works: another server leads, or none does.
            self.hall.soon(self.reopen())

    # Requests and questions of guests.

    async def request(self, guest: str, request: AnyRequest) -> Plain:
        """Carry out a request: done, refused or trouble."""
        return await self._ask_part(
            request.id,
            lambda leading: leading.request(guest, request),
            REQUEST,
            guest,
            lambda: {"request": request.model_dump(mode="json")},
        )

    async def adopt(self, guest: str, place: int) -> Plain:
        """Let a guest hold a place, with a one-time code that the store has accepted."""
        return await self._ask_part(
            "handover",
            lambda leading: leading.adopt(guest, place),
            ADOPT,
            guest,
            lambda: {"place": place},
        )

    async def _ask_part(
        self, request_id: str, do: Doing, kind: str, guest: str, body: Callable[[], Plain]
    ) -> Plain:
        """Do it here if this process leads, else forward it to the leader."""
        trouble = ProtocolError("moving")
        for _ in range(2):
            self.used = self.hall.clock()
            try:
                async with self.lock:
                    part = await self.enter()
                    if isinstance(part, Leading):
                        return await self._guarded(part, do)
                answer = await self._send(part, kind, guest, body())
            except ProtocolError as error:
                trouble = error
                if error.code == "moving":
                    # Nothing was written: the new leader may do it.
                    continue
                break
            if answer is not None:
                return answer
            if not await self._is_leader_dead():
                trouble = ProtocolError("busy")
                break
            await self.take_over(part)
        return trouble_message(trouble, request_id)

    async def _guarded(self, part: Leading, do: Doing) -> Plain:
        """Let the leader do something; if it cannot be stored, drop the table."""
        try:
            done = await do(part)
        except BaseException as error:
            self.lose(part, error)
            if isinstance(error, StoreError):
                raise trouble_of(error) from None
            if isinstance(error, Exception):
                logger.exception("table %s: a request failed", self.code)
                raise ProtocolError("fault") from None
            raise
        return done

    async def _send(self, part: Following, kind: str, guest: str, body: Plain) -> Plain | None:
        try:
            return await part.send(kind, guest, body)
        except StoreError as error:
            self.lose(part, error)
            raise trouble_of(error) from None

    async def _is_leader_dead(self) -> bool:
        try:
            found = await self.hall.store.leader_of([self.code])
        except StoreError:
            return False
        leader, alive = found.get(self.code, (None, False))
        return leader is None or not alive

    async def answer(self, posted: Posted) -> None:
        """Carry out what another server has left in the inbox."""
        body = json.loads(posted.body)
        answer: Plain = {}
        try:
            async with self.lock:
                part = self.part
                if not isinstance(part, Leading):
                    return
                if body["kind"] == PRESENCE:
                    part.seen_elsewhere(posted.server, body["guests"])
                    self.stir()
                    await self.hall.store.drop_request(posted.id)
                    return
                if body["kind"] == ADOPT:
                    place = body["place"]
                    answer = await self._guarded(part, lambda one: one.adopt(posted.guest, place))
                else:
                    request = self.hall.read_request(body["request"])
                    answer = await self._guarded(
                        part, lambda one: one.request(posted.guest, request)
                    )
        except ProtocolError as trouble:
            answer = trouble_message(trouble, body.get("request", {}).get("id"))
        await self.hall.store.answer_request(posted.id, json.dumps(answer))

    # Sockets.

    async def attach(self, member: Member) -> Member:
        """Add a socket; ProtocolError or LobbyError if it may not join."""
        self.used = self.hall.clock()
        async with self.lock:
            part = await self.enter()
            if not may_see(part.state, member.guest):
                raise LobbyError("no_watching")
            self.audience.join(member, part.state, self.hall.clock())
            self._presence_changed(part)
        return member

    async def detach(self, member: Member) -> None:
        """Remove a closed socket."""
        self.used = self.hall.clock()
        self.audience.leave(member)
        async with self.lock:
            if self.part is not None:
                self._presence_changed(self.part)

    def _presence_changed(self, part: Leading | Following) -> None:
        if isinstance(part, Leading):
            part.seen_here()
            self.hall.stir_later(self)
        else:
            self.hall.tell_presence_soon(self)

    # Regular checks.

    async def read_on(self) -> None:
        """Read what a leader elsewhere has written, unless another task has just done so."""
        async with self.lock:
            part = self.part
            if not isinstance(part, Following) or not self.is_behind:
                return
            self.is_behind = False
            try:
                await part.catch_up()
            except (StoreError, Damaged) as error:
                self.lose(part, error)

    async def reopen(self) -> None:
        """Get a part again, if sockets wait for it."""
        async with self.lock:
            try:
                await self.enter()
            except ProtocolError as trouble:
                if not self.is_told_trouble:
                    self.is_told_trouble = True
                    self.audience.say(trouble_message(trouble))

    @property
    def is_idle(self) -> bool:
        """Whether no socket is here and nothing is due."""
        if self.audience.members or self.lock.locked():
            return False
        leading = self.leading
        if leading is None:
            return True
        if not leading.presence.is_empty:
            return False
        return self.driver is None or (self.driver.is_waiting and leading.due() is None)

    async def sleep(self, *, release: bool = True) -> None:
        """Remove the table from memory; release its lead unless the caller releases all leads."""
        async with self.lock:
            part, self.part = self.part, None
            if self.driver is not None:
                self.driver.stop()
                self.driver = None
            if isinstance(part, Leading) and release:
                await self._release(part.term)

    async def _release(self, term: int) -> None:
        """Release the lead."""
        try:
            await self.hall.store.release(self.code, term)
        except StoreError as error:
            logger.warning("table %s could not be given up: %s", self.code, error)

    async def state(self) -> TableState:
        """The current state of the table; use it before the next await."""
        self.used = self.hall.clock()
        async with self.lock:
            return (await self.enter()).state


def trouble_of(error: BaseException) -> ProtocolError:
    """The error to report when a table was lost."""
    if isinstance(error, Fenced | Damaged):
        return ProtocolError("moving")
    if isinstance(error, StoreError):
        return ProtocolError("storage")
    return ProtocolError("fault")


def trouble_message(trouble: ProtocolError, request_id: str | None = None) -> Plain:
    """The message for a trouble."""
    message: Trouble = {
        "type": "trouble",
        "code": trouble.code,
        "text": trouble.text,
        "args": trouble.args_by_name,
        "id": request_id,
        "retry": RETRY if trouble.code in {"storage", "moving", "busy"} else None,
    }
    return plain(message)
