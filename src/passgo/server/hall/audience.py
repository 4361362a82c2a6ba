"""The sockets at one table in this process, and what each of them is told.

What everybody sees is worked out and written once, what is a seat's own once for each seat that
somebody here holds; a message is put together from these. Watchers share everything.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ...protocol.changes import Change, diff, pointer
from ...protocol.encoding import Written, encoded
from ...protocol.errors import CloseCode
from ...protocol.version import PROTOCOL_VERSION
from ...wire.plain import Plain
from .face import GATHERING
from .outlet import Outlet
from .standing import Standing

Holding: TypeAlias = tuple[tuple[int, ...], tuple[str, ...], bool, bool]
"""Places that somebody holds and their names, the host's part; and whether there is a game."""


@dataclass(eq=False)
class Member:
    """One socket at a table."""

    guest: str
    outlet: Outlet
    last: int | None = None
    """The number of the last entry it has heard of."""
    standing: Holding | None = None
    """What it holds, as it was last told."""


@dataclass
class Shown:
    """What was last shown, to tell only what has changed since."""

    face: Plain
    game: Plain | None
    own: dict[str, Plain] = field(default_factory=dict)


class Audience:
    """Who is at a table in this process."""

    def __init__(self, code: str) -> None:
        """Begin with nobody."""
        self.code = code
        self.members: set[Member] = set()
        self._shown: Shown | None = None

    @property
    def guests(self) -> set[str]:
        """Who is here."""
        return {member.guest for member in self.members}

    def join(self, member: Member, standing: Standing, now: float) -> None:
        """Let somebody in, and show everything."""
        self.members.add(member)
        if self._shown is None:
            self._shown = _look(standing)
        self._tell_whole(member, standing, now)

    def leave(self, member: Member) -> None:
        """Somebody's socket is gone."""
        self.members.discard(member)
        if not self.members:
            self._shown = None

    def forget(self) -> None:
        """What was shown may be old: next time everything is shown anew."""
        self._shown = None

    def say(self, message: Plain) -> None:
        """Say the same to everybody."""
        if self.members:
            text = encoded(message)
            for member in list(self.members):
                member.outlet.send(text)

    def close(self, why: CloseCode) -> None:
        """Send everybody away."""
        for member in list(self.members):
            member.outlet.close(why)

    def show_all(self, standing: Standing, now: float) -> None:
        """Show everything to everybody, after a trouble."""
        self._shown = _look(standing)
        for member in list(self.members):
            self._tell_whole(member, standing, now)

    def tell(self, standing: Standing, told: Sequence[Written], now: float) -> None:
        """Tell what happened and what it changed; nothing that is not stored may stand here."""
        if not self.members:
            return
        if self._shown is None:
            self.show_all(standing, now)
            return
        old, new = self._shown, _look(standing)
        self._shown = new
        head = {"type": "update", "number": standing.number, "now": round(now, 3), "entries": told}
        public = [*diff(old.face, new.face, "/table"), *diff(old.game, new.game, "/game")]
        own: dict[str, list[Change]] = {}
        messages: dict[tuple[str, ...], str | None] = {}
        for member in list(self.members):
            stands = _stands(standing, member.guest)
            if stands != member.standing:
                self._tell_whole(member, standing, now)
                continue
            seats = stands[1] if stands[3] else ()
            if seats not in messages:
                for seat in seats:
                    if seat not in own:
                        own[seat] = self._own_changes(seat, old, new, standing)
                changes = [*public, *(change for seat in seats for change in own[seat])]
                is_news = bool(told or changes)
                messages[seats] = encoded({**head, "changes": changes}) if is_news else None
            message = messages[seats]
            if message is not None:
                member.last = standing.number
                member.outlet.send(message)

    def _own_changes(self, seat: str, old: Shown, new: Shown, standing: Standing) -> list[Change]:
        before, after = old.own.get(seat), _own(new, seat, standing)
        if before is None:
            return [{"op": "add", "path": pointer("you", seat), "value": after}]
        return diff(before, after, pointer("you", seat))

    def _tell_whole(self, member: Member, standing: Standing, now: float) -> None:
        if not may_see(standing, member.guest):
            notice = {"type": "notice", "name": "no_watching", "seat": None}
            text = {"text": "lobby-error-no-watching", "args": {}}
            member.outlet.send(encoded({**notice, **text}))
            member.outlet.close(CloseCode.TABLE_GONE)
            self.members.discard(member)
            return
        assert self._shown is not None
        stands = _stands(standing, member.guest)
        places, names, host, has_game = stands
        seats = names if has_game else ()
        own = {seat: _own(self._shown, seat, standing) for seat in seats}
        recent, gap = standing.since(member.last)
        whole = {
            "type": "whole",
            "version": PROTOCOL_VERSION,
            "number": standing.number,
            "now": round(now, 3),
            "mine": names,
            "places": places,
            "host": host,
            "setting": None if standing.game is None else standing.game.setting(),
            "document": {"table": self._shown.face, "game": self._shown.game, "you": own},
            "recent": recent,
            "gap": gap,
        }
        member.outlet.send(encoded(whole))
        member.standing = stands
        member.last = standing.number


def may_see(standing: Standing, guest: str) -> bool:
    """Whether somebody may be at a table: where nobody is to watch, those who hold a seat."""
    is_open = standing.lobby.watch or standing.phase == GATHERING
    return is_open or bool(standing.lobby.held_by(guest))


def _stands(standing: Standing, guest: str) -> Holding:
    """What somebody holds: places and their names, the host's part; and whether there is a game."""
    places = standing.lobby.held_by(guest)
    names = tuple(str(standing.lobby.places[place].name) for place in places)
    return places, names, standing.lobby.host == guest, standing.game is not None


def _look(standing: Standing) -> Shown:
    game = None if standing.game is None else standing.game.look().public
    return Shown(standing.face, game)


def _own(shown: Shown, seat: str, standing: Standing) -> Plain:
    """What only a seat sees, made when somebody first looks."""
    if seat not in shown.own:
        assert standing.game is not None
        shown.own[seat] = standing.game.look().view(seat)["you"]
    return shown.own[seat]
