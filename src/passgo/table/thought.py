"""A thought: what a bot will do in a seat, worked out here or on another thread.

It keeps a copy of what the seat may see, so that thinking touches nothing of the table. A thought
about a position that has passed is simply dropped.
"""

from dataclasses import dataclass
from time import perf_counter

from ..bots.player import Decision, Pondering


@dataclass
class Thought:
    """One question to one bot."""

    seat: str
    bot: str
    by: str
    """``bot``, or ``clock`` where a person's time has run out."""
    number: int
    """Actions accepted when it was asked."""
    pondering: Pondering
    is_slow: bool = False
    """Whether it may take long enough for people to wonder."""
    took: float = 0.0
    """Seconds it took."""

    def decide(self, target: str | None = None) -> Decision | None:
        """Think, where it is said on another target than the usual; None is to wait."""
        begun = perf_counter()
        decision = self.pondering.decide(target)
        self.took = perf_counter() - begun
        return decision
