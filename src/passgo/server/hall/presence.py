"""Presence: which guests are connected, to this process or others, and since when one is gone."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ...table import Entry, Table
from .lobby import Lobby


@dataclass
class Presence:
    """The guests present at one table, as its leader knows them."""

    here: frozenset[str] = frozenset()
    elsewhere: dict[str, frozenset[str]] = field(default_factory=dict)
    """The guests connected through other servers."""
    gone: dict[str, float] = field(default_factory=dict)
    """Guests who are absent, and since when that is known."""

    @property
    def guests(self) -> frozenset[str]:
        """All guests who are present."""
        return self.here.union(*self.elsewhere.values()) if self.elsewhere else self.here

    @property
    def is_empty(self) -> bool:
        """Whether no guest is present, not even a watcher."""
        return not self.guests

    def note(self, awaited: Iterable[str], now: float) -> None:
        """Note since when each awaited guest is absent."""
        there = self.guests
        self.gone = {
            guest: self.gone.get(guest, now) for guest in set(awaited) if guest not in there
        }

    def is_gone(self, guests: Iterable[str], now: float, grace: float) -> bool:
        """Whether all the given guests have been absent for the grace period."""
        return all(guest in self.gone and self.gone[guest] + grace <= now for guest in guests)

    def next_moment(self, now: float, spans: Iterable[float]) -> float | None:
        """The next moment at which an absent guest reaches one of the given spans."""
        moments = [since + span for since in self.gone.values() for span in spans]
        return min((moment for moment in moments if moment > now), default=None)


def mind_seats(table: Table, lobby: Lobby, presence: Presence, now: float, grace: float) -> None:
    """Mark players of a game as back or as away."""
    there = presence.guests
    for place in lobby.places:
        if not place.guests:
            continue
        seat = str(place.name)
        if any(guest in there for guest in place.guests):
            table.seating.come_back(seat)
        elif presence.is_gone(place.guests, now, grace):
            table.seating.leave(seat)


def mind_host(
    lobby: Lobby, presence: Presence, now: float, patience: float
) -> tuple[Lobby, list[Entry]]:
    """Pass the host's role to a guest who is present, if the host has been gone for long."""
    if not presence.is_gone([lobby.host], now, patience):
        return lobby, []
    there = presence.guests
    return lobby.pass_host(guest for _, guest in lobby.holders if guest in there)
