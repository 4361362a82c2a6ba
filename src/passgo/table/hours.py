"""The time of a table: seconds that stop during a pause."""

from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""A clock in seconds; its zero is arbitrary."""


class Hours:
    """Seconds spent at one table."""

    def __init__(self, clock: Clock, spent: float = 0.0) -> None:
        """Start counting; ``spent`` is the time of earlier sittings."""
        self.clock = clock
        self._spent = spent
        self._since: float | None = clock()

    @property
    def now(self) -> float:
        """Seconds spent so far."""
        running = 0.0 if self._since is None else max(0.0, self.clock() - self._since)
        return self._spent + running

    def stop(self) -> None:
        """Stop the time."""
        self._spent = self.now
        self._since = None

    def go_on(self) -> None:
        """Let the time run again."""
        if self._since is None:
            self._since = self.clock()

    def until(self, moment: float) -> float:
        """Seconds from now to a moment of the table; 0 if it has passed."""
        return max(0.0, moment - self.now)

    def reading(self, moment: float) -> float | None:
        """The reading of the clock at a moment of the table; None during a pause."""
        if self._since is None:
            return None
        # Computed from values that change only with pauses, so that two calls give the same.
        return self._since - self._spent + moment
