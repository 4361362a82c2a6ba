"""How a table stands as it is stored: its lobby, its game, its face and its latest entries.

A leader and its followers have the same. Nothing here is shown before it is stored.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from ...game import Game
from ...game.fair import seed_of
from .entries import ToldEntry
from .lobby import Lobby


@dataclass
class Standing:
    """One table at one number."""

    code: str
    phase: str
    lobby: Lobby
    secret: str
    number: int
    face: dict[str, Any]
    game: Game | None = None
    recent: deque[ToldEntry] = field(default_factory=deque)

    @property
    def seed(self) -> int:
        """The seed of the game, made of the secret and of everybody's luck."""
        places = self.lobby.places
        return seed_of(self.secret, [(str(place.name), place.luck) for place in places])

    def deal(self, target: str) -> Game:
        """The game as it is dealt."""
        lobby = self.lobby
        names = [str(place.name) for place in lobby.places]
        return Game.new(lobby.box, names, lobby.mode, self.seed, lobby.options, target)

    def since(self, last: int | None) -> tuple[list[ToldEntry], bool]:
        """Entries after a number, or the latest, and whether some are left out."""
        kept = list(self.recent)
        if last is None or last > self.number:
            first = kept[0].number if kept else self.number + 1
            return kept, first > 1
        found = [entry for entry in kept if entry.number > last]
        return found, len(found) < self.number - last
