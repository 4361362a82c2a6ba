"""Bargaining: why a bot turns an offer down, and which offers it would take instead.

A family that has trades answers this behind ``Company.bargaining``. Every answer is found by asking
the bot's own decision about offers on copies of what its seat sees, so it is the bot's own, and
reveals no more than offering would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ..wire.forms import Plain, Reason, Written
from ..wire.terms import Message

if TYPE_CHECKING:
    from ..families.records import StateRecord
    from ..game import Game
    from .player import Pondering


@dataclass(frozen=True)
class Proposal:
    """An offer that a bot would take now."""

    offer: Written
    """The action of the one who asks."""
    gives: Message
    """What the asker gives, in words."""
    gets: Message
    """What the asker gets, in words."""
    is_fair: bool
    """Whether a careful player in the asker's seat would make it."""
    why: Message | None = None
    """Why to make it, where nobody has asked."""

    def wire(self) -> Plain:
        """The proposal as plain data."""
        return {
            "offer": self.offer,
            "gives": self.gives,
            "gets": self.gets,
            "fair": self.is_fair,
            "why": self.why,
        }


@dataclass(frozen=True)
class Reply:
    """What a bot says to the one whose offer it turns down."""

    to: str
    """The seat that made the offer."""
    says: Message
    short: Message
    """The same for a bubble."""
    why: Reason
    offer: Written
    """The offer that it turns down."""
    counter: Written | None
    """The offer with the least change that it would take; None where there is none."""
    adds: Plain | None
    """What the counter-offer changes: ``cash`` and ``lots`` that the asker gives in addition."""
    likes: Message | None
    """What it would rather talk about, where there is no counter-offer."""

    def wire(self) -> Plain:
        """The reply as plain data."""
        return {
            "to": self.to,
            "says": self.says,
            "short": self.short,
            "why": self.why.wire(),
            "offer": self.offer,
            "counter": self.counter,
            "adds": self.adds,
            "likes": self.likes,
        }


class Bargaining(Protocol):
    """What a family with trades answers."""

    def reply(self, bot: Pondering, decided: Written, target: str) -> Reply | None:
        """What a bot says with a decision; None unless it turns down an offer."""
        ...

    def unexplained(self, game: Game, seat: int, decided: Written) -> Reply | None:
        """The same for a player that cannot be asked what it would take."""
        ...

    def weigh(self, bot: Pondering, asker: int, offer: Written, target: str) -> Reply | None:
        """What a bot would say to an offer that is not made yet; None if it would take it."""
        ...

    def partner(self, game: Game, offer: Written) -> str | None:
        """To whom an offer is made."""
        ...

    def owner(self, game: Game, lot: int) -> str | None:
        """Who has a lot; ActionError if there is no such lot."""
        ...

    def others(
        self,
        bot: Pondering,
        asker: Pondering,
        offer: Written,
        counter: Written | None,
        target: str,
    ) -> list[Proposal]:
        """Offers with the same wish that a bot would take, beside its counter-offer; best first."""
        ...

    def for_lot(self, bot: Pondering, asker: Pondering, lot: int, target: str) -> list[Proposal]:
        """Offers for a lot that its owner would take."""
        ...

    def likes(self, bot: Pondering, asker: int, target: str) -> Message | None:
        """What a bot would like to have of the asker's; None if nothing."""
        ...

    def fair(self, asker: Pondering, bots: Sequence[Pondering], target: str) -> list[Proposal]:
        """Offers that both sides would value as a gain."""
        ...

    def hush(self, seen: StateRecord, seat: int) -> None:
        """Let a seat believe that it has made all its offers of this turn."""
        ...
