"""The time of a table: seconds that stand still while it is paused."""

from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Counts real seconds, from whenever it likes."""


class Hours:
    """Seconds spent at one table."""

    def __init__(self, clock: Clock, spent: float = 0.0) -> None:
        """Begin to count; ``spent`` is what earlier sittings took."""
        self.clock = clock
        self._spent = spent
        self._since: float | None = clock()

    @property
    def now(self) -> float:
        """Seconds spent so far."""
        running = 0.0 if self._since is None else max(0.0, self.clock() - self._since)
        return self._spent + running

    def stop(self) -> None:
        """Let time stand still."""
        self._spent = self.now
        self._since = None

    def go_on(self) -> None:
        """Let time pass again."""
        if self._since is None:
            self._since = self.clock()

    def until(self, moment: float) -> float:
        """Seconds from now to a moment of the table; 0 when it has come."""
        return max(0.0, moment - self.now)

    def reading(self, moment: float) -> float | None:
        """What the clock will read at a moment of the table; None while time stands still."""
        if self._since is None:
            return None
        # Made of what changes with pauses only, so that asking twice gives the same.
        return self._since - self._spent + moment
