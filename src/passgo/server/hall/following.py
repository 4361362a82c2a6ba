"""A table that another process leads: reads its entries, sends it requests."""

import asyncio
import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ...table.entries import ACTED, STARTED, Entry
from ...wire.plain import Plain
from ..store import Posted, TableRow
from .lobby import Lobby
from .recovery import Damaged, box_of, play
from .table_state import TableState, own_of

if TYPE_CHECKING:
    from .room import Room

PRESENCE, REQUEST, ADOPT = "presence", "request", "adopt"
"""Kinds of messages that servers leave in each other's inbox."""


_POLL = 0.5
"""Seconds after which the answer is looked up although no notification has come."""


class Following:
    """One table as this process knows it from the store."""

    def __init__(self, room: "Room", state: TableState) -> None:
        """Follow from the given state of the table."""
        self.room = room
        self.state = state
        self.leader: str | None = None
        """The server that leads, as of the last presence message."""
        self._told_presence: tuple[object, ...] = (None, None)

    async def catch_up(self) -> TableRow:
        """Read the new entries of the leader and show them. Call it under the room's lock."""
        state, store = self.state, self.room.hall.store
        row = await store.load_table(state.code)
        entries = await store.entries(state.code, state.number, row.number)
        if entries and entries[-1].number != row.number:
            raise Damaged(f"table {state.code}: entries up to {row.number} are missing")
        state.phase, state.face, state.own = row.phase, row.face, own_of(row)
        before = state.lobby.skipped
        state.lobby = Lobby.from_body(row.body, self.room.hall.editions)
        if state.lobby.skipped != before:
            # The game continues under other rules than those it was followed with.
            raise Damaged(f"table {state.code}: it continues under other rules")
        told = state.tell([self._play(entry) for entry in entries])
        state.number = row.number
        self.room.audience.tell(state, told, self.room.hall.clock())
        return row

    def _play(self, entry: Entry) -> Entry:
        """The entry with its events, after playing it in the copy of the game here."""
        state = self.state
        if entry.name == STARTED and state.game is None:
            family = box_of(state.lobby).family
            state.game = state.deal(self.room.hall.target(family))
            dealt, state.game.events = list(state.game.events), []
            return replace(entry, events=dealt)
        if entry.name != ACTED:
            return entry
        assert state.game is not None
        return replace(entry, events=play(state.game, entry))

    async def send(self, kind: str, guest: str, body: Plain) -> Plain | None:
        """Send something to the leader; return its answer, or None if none came in time."""
        hall = self.room.hall
        posted = Posted(
            id=secrets.token_hex(12),
            table=self.room.code,
            guest=guest,
            body=json.dumps({"kind": kind, **body}),
        )
        heard = hall.expect(posted.id)
        try:
            await hall.store.post_request(posted)
            until = asyncio.get_running_loop().time() + hall.limits.patience
            while (left := until - asyncio.get_running_loop().time()) > 0:
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(left, _POLL)):
                        await heard.wait()
                heard.clear()
                answer = await hall.store.request_answer(posted.id)
                if answer is not None:
                    hall.soon(hall.drop_request(posted.id))
                    found: Plain = json.loads(answer)
                    return found
            return None
        finally:
            hall.expect_no_more(posted.id)

    async def tell_presence(self) -> None:
        """Tell the leader which guests are here, unless it knows already."""
        guests = sorted(self.room.audience.guests)
        watchers = sum(not self.state.lobby.held_by(guest) for guest in guests)
        present = (self.leader, guests, watchers)
        if present == self._told_presence:
            return
        self._told_presence = present
        # During a rolling update, a leader of the previous version still reads the watchers too.
        body = {"kind": PRESENCE, "guests": guests, "watchers": watchers}
        posted = Posted(secrets.token_hex(12), self.room.code, "", json.dumps(body))
        await self.room.hall.store.post_request(posted)
