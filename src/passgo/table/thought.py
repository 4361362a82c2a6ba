"""A thought: a bot's pending decision, computed here or on another thread.

It contains a copy of what the seat may see, so that thinking never touches the table. A thought
about an outdated position is dropped.
"""

from dataclasses import dataclass
from time import perf_counter

from ..bots.bargaining import Reply
from ..bots.forfeit import Forfeit
from ..bots.player import AnyPondering, Decision, Pondering
from .manners import turned_down


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
    persons: frozenset[str] = frozenset()
    """The seats that people play: a bot explains itself to them."""
    is_slow: bool = False
    """Whether it may take so long that people should be informed."""
    took: float = 0.0
    """Seconds of thinking."""
    forfeit: Forfeit | None = None
    """Why a player from outside did not decide."""
    is_reported: bool = False
    """Whether the table told people of the forfeit: it does so once for each reason."""
    reply: Reply | None = None
    """What the bot says to the person whose offer it turns down."""

    def decide(self, target: str | None = None) -> Decision | None:
        """Compute the decision, on another target if one is given; None means wait."""
        begun = perf_counter()
        try:
            decision = self.pondering.decide(target)
            self.reply = self._reply(decision, target)
            return decision
        except Forfeit as forfeit:
            self.forfeit = forfeit
            return None
        finally:
            self.took = perf_counter() - begun

    def _reply(self, decision: Decision | None, target: str | None) -> Reply | None:
        """What the bot says with its decision, if a person has asked."""
        if decision is None or not self.persons or not isinstance(self.pondering, Pondering):
            return None
        if turned_down(decision.action) not in self.persons:
            return None
        return self.pondering.reply(decision, target)
