"""A thought: a bot's pending decision, computed here or on another thread.

It contains a copy of what the seat may see, so that thinking never touches the table. A thought
about an outdated position is dropped.
"""

from dataclasses import dataclass
from time import perf_counter

from ..bots.player import Decision, Pondering


@dataclass
class Thought:
    """One request for a bot's decision."""

    seat: str
    bot: str
    by: str
    """``bot``, or ``clock`` if a person's time has run out."""
    number: int
    """The number of actions when it was created."""
    pondering: Pondering
    is_slow: bool = False
    """Whether it may take so long that people should be informed."""
    took: float = 0.0
    """Seconds of thinking."""

    def decide(self, target: str | None = None) -> Decision | None:
        """Compute the decision, on another target if one is given; None means wait."""
        begun = perf_counter()
        decision = self.pondering.decide(target)
        self.took = perf_counter() - begun
        return decision
