"""A table that this process leads: only it may change the table while its term and lease last.

Everything runs under the room's lock: a request is done in memory, then stored, and only then shown
and answered. If storing fails, the state in memory is thrown away.
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from hashlib import sha256
from time import perf_counter
from typing import TYPE_CHECKING, cast
from zlib import crc32

from ...errors import PositionError
from ...game import Game
from ...game.fair import commitment_of, draw_secret
from ...game.records import digest_of
from ...protocol.errors import LobbyError
from ...protocol.incoming import AnyRequest
from ...table import Entry, Table, Thought
from ...table.entries import STARTED, Signed
from ...table.news import News
from ...wire.kept import Kept
from ...wire.plain import Json, Plain, plain
from ..store import Batch, Snapshot, TableRow
from . import commands
from .answers import REFUSALS, Done, Refusal, done, refused
from .calls import Calls
from .emotes import EmoteLimit
from .face import GATHERING, OVER, PLAYING, face_of
from .lobby import Lobby
from .naming import draw_handover
from .presence import Presence, mind_host, mind_seats
from .table_state import TableState

if TYPE_CHECKING:
    from ...protocol.outgoing import Notice
    from ...wire.models import Term
    from .room import Room

logger = logging.getLogger(__name__)
_KEPT_REQUESTS = 200
"""Number of requests without an entry that are remembered across a change of leader."""


class Leading:
    """The leader's part of one table."""

    def __init__(
        self, room: "Room", state: TableState, row: TableRow, log: list[Entry], term: int
    ) -> None:
        """Start leading a table under a term that was acquired."""
        self.room = room
        self.state = state
        self.term = term
        self.presence = Presence()
        self.emotes = EmoteLimit()
        self.table: Table | None = None
        self.next: tuple[Thought | None, float | None] | None = None
        self._is_presence_new = True
        self._is_known = False
        self.news = News(self._moment, state.number)
        """Entries made in memory that are not stored yet."""
        self.news.listen(self._hear)
        self._notices: list[Entry] = []
        self._kept = Kept()
        self._stored_lobby: Lobby | None = state.lobby
        self._stored_phase = state.phase
        self._done: dict[str, Done] = {}
        self._quiet: list[list[Json]] = []
        """Answered requests that made no entry: guest and id, and the checksum."""
        self._quiet_count = self._quiet_stored = 0
        self.calls = Calls((row.memory or {}).get("calls"))
        self._snapshot_at = 0
        for entry in log:
            self._remember(entry)
        memory = row.memory
        if memory is not None:
            self._quiet = [list(kept) for kept in memory.get("wishes", [])]
            for key, kept_sum in self._quiet:
                self._done[key] = Done(state.number, kept_sum)
        if state.game is not None:
            state.own = self._sit_down(memory).limits.own()
            self._snapshot_at = len(state.game.actions)
        if state.lobby.skipped > state.number:
            # The lobby holds the position the game continues from, and is not stored yet.
            self._stored_lobby = None
            self.news.tell(Entry("rules_changed"))
        self.seen_here()

    def _sit_down(self, memory: Plain | None) -> Table:
        """Create the table with people and bots around the game."""
        state = self.state
        assert state.game is not None
        places = state.lobby.places
        bots = {str(place.name): place.bot for place in places if place.bot is not None}
        clock, customs = self.room.hall.clock, state.lobby.table_customs()
        self.table = Table(state.game, bots, clock, customs, memory, self.news)
        return self.table

    # Used by the functions that carry out requests.

    @property
    def now(self) -> float:
        """The hall's clock."""
        return self.room.hall.clock()

    def gathering(self) -> Lobby:
        """The lobby before the start; LobbyError once the game has started."""
        if self.state.phase != GATHERING:
            raise LobbyError("not_gathering")
        return self.state.lobby

    def table_now(self) -> Table:
        """The table of a running game; LobbyError if there is none."""
        if self.table is None or self.state.phase != PLAYING:
            raise LobbyError("not_playing")
        return self.table

    def playing(self, guest: str, seat: str | None) -> Table:
        """The table, for a guest who holds the seat, or any seat if ``seat`` is None."""
        table = self.table_now()
        if seat is not None:
            self.check_seat(guest, seat)
        elif not self.state.lobby.held_by(guest):
            raise LobbyError("not_seated")
        return table

    def check_seat(self, guest: str, seat: str) -> None:
        """Refuse a guest who does not hold the seat."""
        for place in self.state.lobby.places:
            if place.name == seat and guest in place.guests:
                return
        raise LobbyError("not_your_seat", seat={"seat": seat})

    def settle(self, lobby: Lobby, entries: Iterable[Entry]) -> None:
        """Replace the lobby, and add the entries that explain the change."""
        self.state.lobby = lobby
        for entry in entries:
            self.news.tell(entry)

    def begin(self, ready: Lobby) -> None:
        """Deal the game and create its table."""
        state = self.state
        state.lobby = ready
        game = state.deal(self.room.hall.target(ready.box.family))
        state.game, state.phase = game, PLAYING
        self.news.tell(Entry(STARTED, events=tuple(game.events)))
        self._sit_down(None)

    async def make_rematch(self) -> str:
        """Create another table with the same people; return its code."""
        secret = draw_secret()
        lobby = self.state.lobby.again(commitment_of(secret))
        return await self.room.hall.add_table(lobby, secret)

    async def make_handover(self, place: int, seconds: float) -> tuple[str, float]:
        """Create a one-time code for a place; return it and when it expires."""
        code = draw_handover()
        hashed = sha256(code.encode()).hexdigest()
        await self.room.hall.store.add_handover(hashed, self.state.code, place, seconds)
        return code, round(self.now + seconds, 3)

    # Requests.

    async def request(self, guest: str, request: AnyRequest) -> Plain:
        """Carry out a request once: done or refused. Store errors are raised."""
        key, total = f"{guest} {request.id}", crc32(request.model_dump_json().encode())
        known = self._done.get(key)
        if known is not None:
            if known.sum != total:
                return refused(request.id, LobbyError("id_used", id=request.id))
            return done(request.id, known)
        return await self._do(
            request.id, key, total, lambda: commands.do_request(self, guest, request), guest
        )

    async def adopt(self, guest: str, place: int) -> Plain:
        """Let a guest who has redeemed a one-time code hold a place."""

        async def add() -> Plain:
            self.settle(*self.state.lobby.add_device(guest, place))
            return {"place": place, "seat": self.state.lobby.places[place].name}

        return await self._do("handover", "", 0, add, guest)

    async def _do(
        self,
        request_id: str,
        key: str,
        total: int,
        do: Callable[[], Awaitable[Plain | None]],
        guest: str,
    ) -> Plain:
        refusal: Refusal | None = None
        answer: Plain | None = None
        lobby, self.news.by = self.state.lobby, "person"
        try:
            answer = await do()
        except REFUSALS as error:
            refusal = error
            self.state.lobby = lobby
        finally:
            self.news.by = "table"
        if refusal is not None:
            # A bidding clock may have run out before the rules refused.
            await self.commit()
            return refused(request_id, refusal)
        self._sign(key, guest, request_id, total, answer)
        places = self.state.lobby.places
        self.calls.answered(str(places[held].name) for held in self.state.lobby.held_by(guest))
        self.advance()
        await self.commit()
        how = Done(self.state.number, total, answer)
        if key:
            self._done[key] = how
        self._stir()
        return done(request_id, how)

    def _sign(
        self, key: str, guest: str, request_id: str, total: int, answer: Plain | None
    ) -> None:
        """Add the request and its guest to the entry that is stored."""
        if not key or (answer is not None and "handover" in answer):
            return
        if self.news.told:
            self.news.sign(Signed(guest, request_id, total, answer))
            return
        self._quiet = [*self._quiet[1 - _KEPT_REQUESTS :], [key, total]]
        self._quiet_count += 1

    def _remember(self, entry: Entry) -> None:
        signed = entry.signed
        if signed is not None:
            how = Done(entry.number, signed.sum, signed.answer)
            self._done[f"{signed.guest} {signed.request}"] = how

    def advance(self) -> None:
        """Do what is due and needs no thinking; ``next`` keeps what the driver does next."""
        thought = None
        if self.is_running and self.table is not None:
            self.table.game.switch(self.room.hall.target(self.table.game.family.name))
            if self._can_think(self.table.game):
                thought = self.table.next_thought()
        self.next = (thought, None if thought is not None else self.due())

    def _can_think(self, game: Game) -> bool:
        """Whether bots can play on this board; until then people play on without them."""
        self._is_known = self._is_known or self.room.hall.can_think(game)
        return self._is_known

    def _stir(self) -> None:
        """Wake the driver if what comes next is earlier than what it waits for."""
        driver = self.room.driver
        if driver is not None and self.next is not None and not driver.stir_for(*self.next):
            # The driver works it out again when it looks.
            self.next = None

    def take_next(self) -> tuple[Thought | None, float | None] | None:
        """What to think about, or how long to wait; None if that is not known."""
        ready, self.next = self.next, None
        return None if self._is_presence_new else ready

    # Storing and showing.

    def _moment(self) -> float:
        return round(self.now, 3)

    def _hear(self, entry: Entry) -> None:
        """Collect an entry; passing notices get no number and are not stored."""
        if not entry.number:
            self._notices.append(entry)

    async def commit(self) -> None:
        """Store the new entries, then show them. After an error the caller must drop this table."""
        state, table = self.state, self.table
        if state.phase == PLAYING and table is not None and table.game.is_over:
            state.phase = OVER
            self.news.tell(Entry("over"))
        if state.game is not None:
            # Clients that ask for the past get it from the log.
            state.game.events.clear()
        entries, notices, self._notices = self.news.take(), self._notices, []
        face = self._face()
        called, has_new_calls = self._call(face)
        lobby, phase = state.lobby, state.phase
        is_new_lobby = lobby is not self._stored_lobby
        is_same_face = face == state.face
        is_quiet_news = self._quiet_count != self._quiet_stored
        own = {} if table is None else table.limits.own()
        is_private_news, state.own = own != state.own, own
        is_news = bool(entries) or is_new_lobby or is_quiet_news or is_private_news
        if is_news or has_new_calls or not is_same_face:
            begun = perf_counter()
            await self.room.hall.store.append(
                Batch(
                    code=state.code,
                    term=self.term,
                    after=state.number,
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
            state.number += len(entries)
            state.face = state.face if is_same_face else face
        for guest in called:
            self._call_guest(guest)
        self._tell(entries, notices)

    def _call(self, face: Plain) -> tuple[list[str], bool]:
        """The guests elsewhere to call once this is stored, and whether that must be stored."""
        if self.room.hall.call_guest is None:
            return [], False
        now, grace, lobby = self.now, self.room.hall.limits.grace, self.state.lobby
        called = self.calls.look(
            self.state.face,
            face,
            lobby,
            lambda place: self.presence.is_gone(place.guests, now, grace),
        )
        return called, self.calls.take_news()

    def _call_guest(self, guest: str) -> None:
        call = self.room.hall.call_guest
        if call is not None:
            call(guest, self.state.code)

    def _tell(self, entries: Iterable[Entry], notices: Iterable[Entry]) -> None:
        state, audience = self.state, self.room.audience
        audience.tell(state, state.tell(entries), self.now)
        for one in notices:
            message: Notice = {
                "type": "notice",
                "name": one.name,
                "seat": one.seat,
                "text": one.text,
                "args": cast("dict[str, Term]", one.args),
            }
            audience.say(plain(message))

    def _has_just_ended(self) -> bool:
        return self.state.phase == OVER and self._stored_phase != OVER

    def _memory(self) -> Plain | None:
        if self.table is None:
            return None
        # The key in snapshots that exist.
        kept = {"wishes": self._quiet, "own": self.state.own, "calls": self.calls.memory()}
        return {**self.table.memory(), **kept}

    def _snapshot(self, count: int) -> Snapshot | None:
        """The position, every so many actions, else None."""
        game = self.state.game
        if game is None or game.can_undo:
            # A game that starts from a position has no actions to take back.
            return None
        is_due = len(game.actions) - self._snapshot_at >= self.room.hall.limits.snapshot_every
        if not is_due and not self._has_just_ended():
            return None
        self._snapshot_at = len(game.actions)
        try:
            position = game.position()
        except PositionError as error:
            # The table can wake from its log; a position that cannot be read back is not stored.
            logger.error("table %s: no snapshot: %s", self.state.code, error)
            return None
        number = self.state.number + count
        return Snapshot(number, position, len(game.actions), digest_of(position))

    def _face(self) -> Plain:
        state = self.state
        revealed = None
        if state.phase == OVER:
            revealed = (state.secret, f"{state.seed:032x}")
        return face_of(
            state.code,
            state.phase,
            state.lobby,
            self.table,
            self.presence.guests,
            revealed,
            self._kept,
        )

    # Presence.

    def seen_here(self) -> None:
        """Note the guests connected to this process."""
        self.presence.here = frozenset(self.room.audience.guests)
        self._note_presence()

    def seen_elsewhere(self, server: str, guests: Iterable[str]) -> None:
        """Note the guests connected to another process."""
        self.presence.elsewhere[server] = frozenset(guests)
        self._note_presence()

    def forget_servers(self, living: Collection[str]) -> bool:
        """Forget guests connected through dead servers; return whether there were any."""
        dead = [server for server in self.presence.elsewhere if server not in living]
        for server in dead:
            del self.presence.elsewhere[server]
        if dead:
            self._note_presence()
        return bool(dead)

    def _note_presence(self) -> None:
        self._is_presence_new = True
        self._is_known = False
        lobby = self.state.lobby
        self.presence.note((lobby.host, *(guest for _, guest in lobby.holders)), self.now)

    def mind_presence(self) -> None:
        """Mark players who have returned as present, and those gone for long as away."""
        self._note_presence()
        self._is_presence_new = False
        limits = self.room.hall.limits
        if self.state.phase == PLAYING and self.table is not None:
            mind_seats(self.table, self.state.lobby, self.presence, self.now, limits.grace)
        elif self.state.phase == GATHERING:
            patience = limits.host_patience
            self.settle(*mind_host(self.state.lobby, self.presence, self.now, patience))

    def due(self) -> float | None:
        """Seconds until something is due; None while only a request can change anything."""
        now, limits = self.now, self.room.hall.limits
        spans = (limits.grace, limits.host_patience)
        moment = self.presence.next_moment(now, spans)
        waits = [] if moment is None else [moment - now]
        if self.is_running and self.table is not None:
            wait = self.table.due()
            if wait is not None:
                waits.append(wait)
        return min(waits, default=None)

    @property
    def is_running(self) -> bool:
        """Whether bots and clocks run: a game is on, and at least one guest plays or watches."""
        if self.state.phase != PLAYING or self.table is None:
            return False
        return bool(self.state.lobby.holders) or not self.presence.is_empty


__all__ = ["REFUSALS", "Leading", "refused"]
