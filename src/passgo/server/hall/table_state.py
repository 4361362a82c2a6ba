"""The stored state of a table: its lobby, its game, its face and its latest entries.

A leader and its followers have the same one. Nothing in it is shown before it is stored.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from ...game import Game
from ...game.fair import seed_of
from ...protocol.encoding import Written, written
from ...table import Entry
from ...wire.plain import Plain
from ..store import TableRow
from .lobby import Lobby


@dataclass
class TableState:
    """One table as of one entry number."""

    code: str
    phase: str
    lobby: Lobby
    secret: str
    number: int
    face: Plain
    game: Game | None = None
    own: dict[str, Plain] = field(default_factory=dict)
    """What the table tells each seat alone, beside the game: its limit in an auction."""
    recent: deque[Written] = field(default_factory=deque)
    """The latest entries in their public form; the last has the table's number."""

    @property
    def seed(self) -> int:
        """The seed of the game, computed from the secret and every seat's luck."""
        places = self.lobby.places
        return seed_of(self.secret, [(str(place.name), place.luck) for place in places])

    def deal(self, target: str) -> Game:
        """Deal the game."""
        lobby = self.lobby
        names = [str(place.name) for place in lobby.places]
        return Game.new(lobby.box, names, lobby.mode, self.seed, lobby.options, target)

    def tell(self, entries: Iterable[Entry]) -> list[Written]:
        """Encode new entries for the clients, and keep them for those that reconnect."""
        told = [written(entry.told()) for entry in entries]
        self.recent.extend(told)
        return told

    def since(self, last: int | None) -> tuple[list[Written], bool]:
        """Entries after a number, or the latest ones, and whether some are left out."""
        if last is None or last > self.number:
            return list(self.recent), self.number > len(self.recent)
        return self.between(last, self.number), self.number - last > len(self.recent)

    def between(self, after: int, upto: int) -> list[Written]:
        """The latest entries numbered from after + 1 to upto."""
        first = self.number - len(self.recent) + 1
        return [one for number, one in enumerate(self.recent, first) if after < number <= upto]


def own_of(row: TableRow) -> dict[str, Plain]:
    """What the leader has stored for each seat alone."""
    return {} if row.memory is None else dict(row.memory.get("own", {}))
