"""The sockets at one table in this process, and the messages they receive.

The public part is computed and encoded once, a seat's private part once for each seat held here.
Each message is put together from these parts. All watchers share the same message.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, cast

from ...protocol.changes import Change, diff, pointer
from ...protocol.encoding import Written, encoded
from ...protocol.errors import CloseCode
from ...protocol.version import PROTOCOL_VERSION
from ...wire.plain import Plain
from .face import GATHERING
from .lobby import Lobby
from .outlet import Outlet
from .table_state import TableState

if TYPE_CHECKING:
    from ...protocol.document import Face
    from ...protocol.entries import EntryModel
    from ...protocol.outgoing import Notice, Update, Whole
    from ...wire.models import SettingModel

Holding: TypeAlias = tuple[tuple[int, ...], tuple[str, ...], bool, bool]
"""The places a guest holds with their names, being host; and whether there is a game."""


@dataclass(eq=False)
class Member:
    """One socket at a table."""

    guest: str
    outlet: Outlet
    last: int | None = None
    """The number of the last entry it has received."""
    state: Holding | None = None
    """What it holds, as last sent."""
    made_of: tuple[Lobby | None, bool] = (None, False)
    """What that was worked out from: a lobby never changes, it is replaced."""


@dataclass
class Shown:
    """What was last sent, to send only the differences."""

    face: Plain
    game: Plain | None
    own: dict[str, Plain] = field(default_factory=dict)


class Audience:
    """The members at a table in this process."""

    def __init__(self, code: str) -> None:
        """Start without members."""
        self.code = code
        self.members: set[Member] = set()
        self._shown: Shown | None = None

    @property
    def guests(self) -> set[str]:
        """The guests with a socket here."""
        return {member.guest for member in self.members}

    def join(self, member: Member, state: TableState, now: float) -> None:
        """Add a member and send it everything."""
        self.members.add(member)
        if self._shown is None:
            self._shown = _look(state)
        self._tell_whole(member, state, now)

    def leave(self, member: Member) -> None:
        """Remove a member whose socket has closed."""
        self.members.discard(member)
        if not self.members:
            self._shown = None

    def forget(self) -> None:
        """Discard what was last shown: the next update sends everything again."""
        self._shown = None

    def say(self, message: Plain) -> None:
        """Send the same message to all members."""
        if self.members:
            text = encoded(message)
            for member in list(self.members):
                member.outlet.send(text)

    def close(self, why: CloseCode) -> None:
        """Close all sockets."""
        for member in list(self.members):
            member.outlet.close(why)

    def show_all(self, state: TableState, now: float) -> None:
        """Send everything to all members, after an error."""
        self._shown = _look(state)
        for member in list(self.members):
            self._tell_whole(member, state, now)

    def tell(self, state: TableState, told: Sequence[Written], now: float) -> None:
        """Send new entries and the changes they made; all of it must be stored already."""
        if not self.members:
            return
        if self._shown is None:
            self.show_all(state, now)
            return
        old, new = self._shown, _look(state)
        self._shown = new
        update: Update = {
            "type": "update",
            "number": state.number,
            "now": round(now, 3),
            # Encoded already.
            "entries": cast("list[EntryModel]", told),
            "changes": [],
        }
        public = [*diff(old.face, new.face, "/table"), *diff(old.game, new.game, "/game")]
        own: dict[str, list[Change]] = {}
        messages: dict[tuple[str, ...], str | None] = {}
        for member in list(self.members):
            made_of = state.lobby, state.game is not None
            if made_of[0] is not member.made_of[0] or made_of[1] != member.made_of[1]:
                member.made_of = made_of
                if _stands(state, member.guest) != member.state:
                    self._tell_whole(member, state, now)
                    continue
            assert member.state is not None
            seats = member.state[1] if member.state[3] else ()
            if seats not in messages:
                for seat in seats:
                    if seat not in own:
                        own[seat] = self._own_changes(seat, old, new, state)
                update["changes"] = [*public, *(one for seat in seats for one in own[seat])]
                is_news = bool(told or update["changes"])
                messages[seats] = encoded(update) if is_news else None
            message = messages[seats]
            if message is not None:
                member.last = state.number
                member.outlet.send(message)

    def _own_changes(self, seat: str, old: Shown, new: Shown, state: TableState) -> list[Change]:
        before, after = old.own.get(seat), _own(new, seat, state)
        if before is None:
            return [{"op": "add", "path": pointer("you", seat), "value": after}]
        return diff(before, after, pointer("you", seat))

    def _tell_whole(self, member: Member, state: TableState, now: float) -> None:
        if not may_see(state, member.guest):
            notice: Notice = {
                "type": "notice",
                "name": "no_watching",
                "seat": None,
                "text": "lobby-error-no-watching",
                "args": {},
            }
            member.outlet.send(encoded(notice))
            member.outlet.close(CloseCode.TABLE_GONE)
            self.members.discard(member)
            return
        assert self._shown is not None
        stands = _stands(state, member.guest)
        places, names, host, has_game = stands
        seats = names if has_game else ()
        own = {seat: _own(self._shown, seat, state) for seat in seats}
        recent, gap = state.since(member.last)
        whole: Whole = {
            "type": "whole",
            "version": PROTOCOL_VERSION,
            "number": state.number,
            "now": round(now, 3),
            "mine": list(names),
            "places": list(places),
            "host": host,
            "setting": _setting(state),
            "document": {
                "table": cast("Face", self._shown.face),
                "game": self._shown.game,
                "you": own,
            },
            # Encoded already.
            "recent": cast("list[EntryModel]", recent),
            "gap": gap,
        }
        member.outlet.send(encoded(whole))
        member.state = stands
        member.last = state.number


def may_see(state: TableState, guest: str) -> bool:
    """Whether a guest may join a table: if watching is off, only guests who hold a seat."""
    is_open = state.lobby.watch or state.phase == GATHERING
    return is_open or bool(state.lobby.held_by(guest))


def _stands(state: TableState, guest: str) -> Holding:
    """What a guest holds: places with their names, being host; and whether there is a game."""
    places = state.lobby.held_by(guest)
    names = tuple(str(state.lobby.places[place].name) for place in places)
    return places, names, state.lobby.host == guest, state.game is not None


def _setting(state: TableState) -> "SettingModel | None":
    return None if state.game is None else cast("SettingModel", state.game.setting())


def _look(state: TableState) -> Shown:
    game = None if state.game is None else state.game.look().public
    return Shown(state.face, game)


def _own(shown: Shown, seat: str, state: TableState) -> Plain:
    """What only this seat sees, computed on first use."""
    if seat not in shown.own:
        assert state.game is not None
        shown.own[seat] = state.game.look().view(seat)["you"] | state.own.get(seat, {})
    return shown.own[seat]
