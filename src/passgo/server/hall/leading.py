"""A table that this process leads: it alone may change it, while its term and its lease last.

Everything runs under the room's lock: a wish is done in memory, stored, and only then told and
answered. Where it cannot be stored, what is in memory is worth nothing and is thrown away.
"""

import logging
from collections.abc import Callable, Collection, Iterable
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING, Any
from zlib import crc32

from ...errors import PositionError
from ...game.fair import commitment_of, draw_secret
from ...protocol.errors import LobbyError
from ...table import Entry, Table, Thought
from ...table.entries import STARTED, Signed
from ...table.news import News
from ...wire.kept import Kept
from ..store import Batch, Snapshot, TableRow
from . import doing
from .answers import REFUSALS, Done, Refusal, done, refused
from .face import GATHERING, OVER, PLAYING, face_of
from .lobby import Lobby
from .naming import draw_handover
from .presence import Presence, mind_host, mind_seats
from .standing import Standing

if TYPE_CHECKING:
    from .room import Room

logger = logging.getLogger(__name__)
_KEPT_WISHES = 200
"""Wishes without an entry that are remembered across a change of leader."""


class Leading:
    """One table and its leader's part."""

    def __init__(
        self, room: "Room", standing: Standing, row: TableRow, log: list[Entry], term: int
    ) -> None:
        """Sit down at a table whose lead was taken under a term."""
        self.room = room
        self.standing = standing
        self.term = term
        self.presence = Presence()
        self.table: Table | None = None
        self.next: tuple[Thought | None, float | None] | None = None
        self._is_presence_new = True
        self.news = News(self._moment, standing.number)
        """What happened in memory and is not stored yet."""
        self.news.listen(self._hear)
        self._notices: list[Entry] = []
        self._kept = Kept()
        self._stored_lobby: Lobby | None = standing.lobby
        self._stored_phase = standing.phase
        self._done: dict[str, Done] = {}
        self._quiet: list[list[Any]] = []
        """Wishes that made no entry: guest and id, and the sum."""
        self._quiet_count = self._quiet_stored = 0
        self._snapshot_at = 0
        for entry in log:
            self._remember(entry)
        memory = row.memory
        if memory is not None:
            self._quiet = [list(kept) for kept in memory.get("wishes", [])]
            for key, kept_sum in self._quiet:
                self._done[key] = Done(standing.number, kept_sum)
        if standing.game is not None:
            self._sit_down(memory)
            self._snapshot_at = len(standing.game.actions)
        if standing.lobby.skipped > standing.number:
            # The lobby says where the game goes on from, and is not stored yet.
            self._stored_lobby = None
            self.news.tell(Entry("rules_changed"))
        self.seen_here()

    def _sit_down(self, memory: dict[str, Any] | None) -> Table:
        """Put people and bots around the game."""
        standing = self.standing
        assert standing.game is not None
        places = standing.lobby.places
        bots = {str(place.name): place.bot for place in places if place.bot is not None}
        clock, customs = self.room.hall.clock, standing.lobby.table_customs()
        self.table = Table(standing.game, bots, clock, customs, memory, self.news)
        return self.table

    # What the doers of wishes ask.

    @property
    def now(self) -> float:
        """The hall's clock."""
        return self.room.hall.clock()

    def gathering(self) -> Lobby:
        """The lobby before the start; LobbyError after it."""
        if self.standing.phase != GATHERING:
            raise LobbyError("not_gathering")
        return self.standing.lobby

    def table_now(self) -> Table:
        """The table of a game that is on; LobbyError where there is none."""
        if self.table is None or self.standing.phase != PLAYING:
            raise LobbyError("not_playing")
        return self.table

    def playing(self, guest: str, seat: str | None) -> Table:
        """The table, for somebody who holds a seat, or any seat where none is named."""
        table = self.table_now()
        if seat is not None:
            self.check_seat(guest, seat)
        elif not self.standing.lobby.held_by(guest):
            raise LobbyError("not_seated")
        return table

    def check_seat(self, guest: str, seat: str) -> None:
        """Refuse to speak for a seat that is not one's own."""
        for place in self.standing.lobby.places:
            if place.name == seat and guest in place.guests:
                return
        raise LobbyError("not_your_seat", seat={"seat": seat})

    def settle(self, lobby: Lobby, entries: Iterable[Entry]) -> None:
        """Go on with another lobby, and tell why."""
        self.standing.lobby = lobby
        for entry in entries:
            self.news.tell(entry)

    def begin(self, ready: Lobby) -> None:
        """Deal the game and sit down at it."""
        standing = self.standing
        standing.lobby = ready
        game = standing.deal(self.room.hall.target(ready.edition))
        standing.game, standing.phase = game, PLAYING
        self.news.tell(Entry(STARTED, events=tuple(game.events)))
        self._sit_down(None)

    async def make_rematch(self) -> str:
        """Another table with the same people; its code."""
        secret = draw_secret()
        lobby = self.standing.lobby.again(commitment_of(secret))
        return await self.room.hall.add_table(lobby, secret)

    async def make_handover(self, place: int, seconds: float) -> tuple[str, float]:
        """A one-time code for a place, and until when it is good."""
        code = draw_handover()
        hashed = sha256(code.encode()).hexdigest()
        await self.room.hall.store.add_handover(hashed, self.standing.code, place, seconds)
        return code, round(self.now + seconds, 3)

    # Wishes.

    async def wish(self, guest: str, wish: Any) -> dict[str, Any]:
        """Do what a guest wants, once: done, or why not. Store errors go through."""
        key, total = f"{guest} {wish.id}", crc32(wish.model_dump_json().encode())
        known = self._done.get(key)
        if known is not None:
            if known.sum != total:
                return refused(wish.id, LobbyError("id_used", id=wish.id))
            return done(wish.id, known)
        return await self._do(wish.id, key, total, lambda: doing.do_wish(self, guest, wish), guest)

    async def adopt(self, guest: str, place: int) -> dict[str, Any]:
        """Let a guest who has shown a one-time code hold a place."""

        async def add() -> dict[str, Any]:
            self.settle(*self.standing.lobby.add_device(guest, place))
            return {"place": place, "seat": self.standing.lobby.places[place].name}

        return await self._do("handover", "", 0, add, guest)

    async def _do(
        self, wish_id: str, key: str, total: int, do: Callable[[], Any], guest: str
    ) -> dict[str, Any]:
        refusal: Refusal | None = None
        answer: dict[str, Any] | None = None
        lobby, self.news.by = self.standing.lobby, "person"
        try:
            answer = await do()
        except REFUSALS as error:
            refusal = error
            self.standing.lobby = lobby
        finally:
            self.news.by = "table"
        if refusal is not None:
            # A hammer may have fallen before the rules refused.
            await self.commit()
            return refused(wish_id, refusal)
        self._sign(key, guest, wish_id, total, answer)
        self.advance()
        await self.commit()
        how = Done(self.standing.number, total, answer)
        if key:
            self._done[key] = how
        self._stir()
        return done(wish_id, how)

    def _sign(
        self, key: str, guest: str, wish_id: str, total: int, answer: dict[str, Any] | None
    ) -> None:
        """Note in what is stored which wish it was."""
        if not key or (answer is not None and "handover" in answer):
            return
        if self.news.told:
            self.news.sign(Signed(guest, wish_id, total, answer))
            return
        self._quiet = [*self._quiet[1 - _KEPT_WISHES :], [key, total]]
        self._quiet_count += 1

    def _remember(self, entry: Entry) -> None:
        signed = entry.signed
        if signed is not None:
            how = Done(entry.number, signed.sum, signed.answer)
            self._done[f"{signed.guest} {signed.wish}"] = how

    def advance(self) -> None:
        """Do what is due and needs no thinking; what comes next is ``next`` for the driver."""
        thought = None
        if self.is_running and self.table is not None:
            self.table.game.switch(self.room.hall.target(self.standing.lobby.edition))
            thought = self.table.next_thought()
        self.next = (thought, None if thought is not None else self.due())

    def _stir(self) -> None:
        """Let whoever drives the table know what comes next, where that is earlier than before."""
        driver = self.room.driver
        if driver is not None and self.next is not None and not driver.stir_for(*self.next):
            # It is to be worked out anew when the driver looks.
            self.next = None

    def take_next(self) -> tuple[Thought | None, float | None] | None:
        """What is to be thought about, or how long to wait; None where that is not known."""
        ready, self.next = self.next, None
        return None if self._is_presence_new else ready

    # Storing and telling.

    def _moment(self) -> float:
        return round(self.now, 3)

    def _hear(self, entry: Entry) -> None:
        """Something happened; what is of the moment has no number and is not stored."""
        if not entry.number:
            self._notices.append(entry)

    async def commit(self) -> None:
        """Store what has happened, then tell it. Whoever gets an error must forget this table."""
        standing, table = self.standing, self.table
        if standing.phase == PLAYING and table is not None and table.game.is_over:
            standing.phase = OVER
            self.news.tell(Entry("over"))
        if standing.game is not None:
            # Whoever wants to hear of the past again gets it from the log.
            standing.game.events.clear()
        entries, notices, self._notices = self.news.take(), self._notices, []
        face = self._face()
        lobby, phase = standing.lobby, standing.phase
        is_new_lobby = lobby is not self._stored_lobby
        is_same_face = face == standing.face
        is_quiet_news = self._quiet_count != self._quiet_stored
        if entries or is_new_lobby or not is_same_face or is_quiet_news:
            begun = perf_counter()
            await self.room.hall.store.append(
                Batch(
                    code=standing.code,
                    term=self.term,
                    after=standing.number,
                    entries=entries,
                    phase=phase if phase != self._stored_phase else None,
                    body=lobby.body() if is_new_lobby else None,
                    face=None if is_same_face else face,
                    memory=self._memory(),
                    ended=round(self.now, 3) if self._has_just_ended() else None,
                    public=lobby.visibility == "public" if is_new_lobby else None,
                    holders=lobby.holders if is_new_lobby else None,
                    snapshot=self._snapshot(len(entries)),
                )
            )
            self.room.hall.observe_commit(perf_counter() - begun)
            self._stored_lobby, self._stored_phase = lobby, phase
            self._quiet_stored = self._quiet_count
            standing.number += len(entries)
            standing.face = standing.face if is_same_face else face
        self._tell(entries, notices)

    def _tell(self, entries: Iterable[Entry], notices: Iterable[Entry]) -> None:
        standing, audience = self.standing, self.room.audience
        audience.tell(standing, standing.tell(entries), self.now)
        for one in notices:
            message = {"name": one.name, "seat": one.seat, "text": one.text, "args": one.args}
            audience.say({"type": "notice", **message})

    def _has_just_ended(self) -> bool:
        return self.standing.phase == OVER and self._stored_phase != OVER

    def _memory(self) -> dict[str, Any] | None:
        if self.table is None:
            return None
        return {**self.table.memory(), "wishes": self._quiet}

    def _snapshot(self, count: int) -> Snapshot | None:
        """The position, every so many actions."""
        game = self.standing.game
        if game is None or game.can_undo:
            # A game from a position has nothing to take back.
            return None
        is_due = len(game.actions) - self._snapshot_at >= self.room.hall.customary.snapshot_every
        if not is_due and not self._has_just_ended():
            return None
        self._snapshot_at = len(game.actions)
        try:
            position = game.position()
        except PositionError as error:
            # The table wakes from its log; what cannot be read back is not kept.
            logger.error("table %s: no snapshot: %s", self.standing.code, error)
            return None
        return Snapshot(self.standing.number + count, position, len(game.actions))

    def _face(self) -> dict[str, Any]:
        standing = self.standing
        revealed = None
        if standing.phase == OVER:
            revealed = (standing.secret, f"{standing.seed:032x}")
        return face_of(
            standing.code,
            standing.phase,
            standing.lobby,
            self.table,
            self.presence.guests,
            revealed,
            self._kept,
        )

    # Who is there.

    def seen_here(self) -> None:
        """Take note of the sockets of this process."""
        self.presence.here = frozenset(self.room.audience.guests)
        self._note_presence()

    def seen_elsewhere(self, server: str, guests: Iterable[str]) -> None:
        """Take note of the sockets of another process."""
        self.presence.elsewhere[server] = frozenset(guests)
        self._note_presence()

    def forget_servers(self, living: Collection[str]) -> bool:
        """Forget who was there by way of servers that are dead; whether there was anybody."""
        dead = [server for server in self.presence.elsewhere if server not in living]
        for server in dead:
            del self.presence.elsewhere[server]
        if dead:
            self._note_presence()
        return bool(dead)

    def _note_presence(self) -> None:
        self._is_presence_new = True
        lobby = self.standing.lobby
        self.presence.note((lobby.host, *(guest for _, guest in lobby.holders)), self.now)

    def mind_presence(self) -> None:
        """Let those come back who are there again, and those be away who have gone for long."""
        self._note_presence()
        self._is_presence_new = False
        customary = self.room.hall.customary
        if self.standing.phase == PLAYING and self.table is not None:
            mind_seats(self.table, self.standing.lobby, self.presence, self.now, customary.grace)
        elif self.standing.phase == GATHERING:
            patience = customary.host_patience
            self.settle(*mind_host(self.standing.lobby, self.presence, self.now, patience))

    def due(self) -> float | None:
        """Seconds until something is to be done here; None while only a wish can move things."""
        now, customary = self.now, self.room.hall.customary
        spans = (customary.grace, customary.host_patience)
        moment = self.presence.next_moment(now, spans)
        waits = [] if moment is None else [moment - now]
        if self.is_running and self.table is not None:
            wait = self.table.due()
            if wait is not None:
                waits.append(wait)
        return min(waits, default=None)

    @property
    def is_running(self) -> bool:
        """Whether bots and clocks go on: a game is on, and somebody has a seat or watches."""
        if self.standing.phase != PLAYING or self.table is None:
            return False
        return bool(self.standing.lobby.holders) or not self.presence.is_empty


__all__ = ["REFUSALS", "Leading", "refused"]
