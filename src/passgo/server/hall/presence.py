"""Who is there: sockets of this process and of others, and since when somebody is gone."""

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Elsewhere:
    """Who is at a table by way of another server."""

    guests: frozenset[str]
    watchers: int


@dataclass
class Presence:
    """Who is at one table, as its leader knows."""

    here: frozenset[str] = frozenset()
    watching: int = 0
    elsewhere: dict[str, Elsewhere] = field(default_factory=dict)
    gone: dict[str, float] = field(default_factory=dict)
    """Guests who are not there, and since when that is known."""

    @property
    def guests(self) -> frozenset[str]:
        """Everybody who is there."""
        return self.here.union(*(one.guests for one in self.elsewhere.values()))

    @property
    def watchers(self) -> int:
        """How many sockets are without a seat."""
        return self.watching + sum(one.watchers for one in self.elsewhere.values())

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there, not even to watch."""
        return not self.guests and not self.watchers

    def note(self, holders: Iterable[str], now: float) -> None:
        """Note since when each holder of a seat is gone."""
        there = self.guests
        self.gone = {
            guest: self.gone.get(guest, now) for guest in set(holders) if guest not in there
        }

    def is_gone(self, guests: Iterable[str], now: float, grace: float) -> bool:
        """Whether everybody of some guests has been gone for a while."""
        return all(guest in self.gone and self.gone[guest] + grace <= now for guest in guests)

    def next_moment(self, now: float, spans: Iterable[float]) -> float | None:
        """The next moment at which somebody has been gone for one of some spans."""
        moments = [since + span for since in self.gone.values() for span in spans]
        return min((moment for moment in moments if moment > now), default=None)
