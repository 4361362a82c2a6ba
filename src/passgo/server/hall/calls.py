"""Who is called when a table waits for a person who is not there.

A person is called at most once in a turn of the game, and not about a decision that they have seen:
one who answers and then leaves knows that it is their turn.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from ...wire.plain import Json, Plain
from .lobby import Lobby
from .places import Place

Turn: TypeAlias = tuple[Json, Json]


class Calls:
    """The calls of one table; its leader stores ``memory``."""

    def __init__(self, memory: Plain | None = None) -> None:
        """Continue from what was stored."""
        kept = memory or {}
        self._unanswered: set[str] = set(kept.get("unanswered", ()))
        """Seats the table waits for, whose people have done nothing since it began to."""
        self._called: set[str] = set(kept.get("called", ()))
        """Seats whose people were called in this turn."""
        self._stored = self.memory()

    def memory(self) -> Plain:
        """State to store."""
        return {"unanswered": sorted(self._unanswered), "called": sorted(self._called)}

    def take_news(self) -> bool:
        """Whether the memory has changed since it was last asked."""
        memory = self.memory()
        is_new, self._stored = memory != self._stored, memory
        return is_new

    def answered(self, seats: Iterable[str]) -> None:
        """Note that the people of some seats have just done something."""
        self._unanswered.difference_update(seats)

    def look(
        self, old: Plain, new: Plain, lobby: Lobby, is_gone: Callable[[Place], bool]
    ) -> list[str]:
        """The guests to call, from the faces of the table before and now."""
        waiting = set(new["waiting"])
        if turn_of(old) == turn_of(new):
            fresh = waiting.difference(old["waiting"])
        else:
            fresh = waiting
            self._called.clear()
        self._unanswered = (self._unanswered | fresh) & waiting
        absent = [
            place
            for place in lobby.places
            if place.name in self._unanswered - self._called and is_gone(place)
        ]
        self._called.update(str(place.name) for place in absent)
        return sorted({guest for place in absent for guest in place.guests})


def turn_of(face: Plain) -> Turn:
    """The turn that a table is in; the mover too, for a round has several."""
    progress = face.get("progress") or {}
    return progress.get("time"), progress.get("mover")
