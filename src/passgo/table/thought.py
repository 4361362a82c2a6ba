"""A thought: a bot's pending decision, computed here or on another thread.

It contains a copy of what the seat may see, so that thinking never touches the table. A thought
about an outdated position is dropped.
"""

from dataclasses import dataclass
from time import perf_counter

from ..bots.forfeit import Forfeit
from ..bots.player import AnyPondering, Decision


@dataclass
class Thought:
    """One request for a bot's decision."""

    seat: str
    asked: str
    """The bot that should decide."""
    bot: str
    """The bot that does: the stand-in, where the other has forfeited the decision."""
    by: str
    """``bot``, or ``clock`` if a person's time has run out."""
    number: int
    """The number of actions when it was created."""
    pondering: AnyPondering
    is_slow: bool = False
    """Whether it may take so long that people should be informed."""
    took: float = 0.0
    """Seconds of thinking."""
    forfeit: Forfeit | None = None
    """Why a player from outside did not decide."""
    is_reported: bool = False
    """Whether the table told people of the forfeit: it does so once for each reason."""

    def decide(self, target: str | None = None) -> Decision | None:
        """Compute the decision, on another target if one is given; None means wait."""
        begun = perf_counter()
        try:
            return self.pondering.decide(target)
        except Forfeit as forfeit:
            self.forfeit = forfeit
            return None
        finally:
            self.took = perf_counter() - begun
