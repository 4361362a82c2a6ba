"""How many emotes a guest may show at a table: a few, so that faces stay a pleasure."""

from collections import deque

from ...protocol.errors import LobbyError
from ...protocol.limits import EMOTES_MOST, EMOTES_SECONDS


class EmoteLimit:
    """The latest emotes of each guest. They are kept in memory only: they soon count no more."""

    def __init__(self) -> None:
        """Nobody has shown any."""
        self._shown: dict[str, deque[float]] = {}

    def check(self, guest: str, now: float) -> None:
        """Count one more; LobbyError if these are too many."""
        shown = self._shown.setdefault(guest, deque(maxlen=EMOTES_MOST))
        if len(shown) == EMOTES_MOST and now - shown[0] < EMOTES_SECONDS:
            raise LobbyError("emotes_often", most=EMOTES_MOST, seconds=EMOTES_SECONDS)
        shown.append(now)
