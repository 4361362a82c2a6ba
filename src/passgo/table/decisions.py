"""Decision clocks of people: time per decision, then the time bank, then a bot decides once."""

from collections.abc import Mapping, Sequence

from ..wire.plain import JsonMapping, Plain
from .customs import Customs
from .hours import Hours
from .sitters import Sitter


class DecisionClocks:
    """The clocks of all people who owe a decision."""

    def __init__(self, hours: Hours, customs: Customs, sitters: Mapping[str, Sitter]) -> None:
        """Fill the time banks."""
        self.hours = hours
        self.customs = customs
        self.sitters = sitters
        self.since: dict[str, float] = {}
        """Seats whose person owes a decision, and since when."""
        self._begun: dict[int, tuple[float | None, float]] = {}
        """Actions that can be undone: when the seat had begun to think, and its time bank then."""
        for sitter in sitters.values():
            sitter.bank = customs.bank

    def watch(self, owing: Sequence[str]) -> None:
        """Start the clocks of seats that owe a decision now, in their order; stop the others."""
        for seat in [seat for seat in self.since if seat not in owing]:
            self.stop(seat)
        for seat in owing:
            self.since.setdefault(seat, self.hours.now)

    def stop(self, seat: str) -> None:
        """Stop a clock after a decision: time above the allowance is taken from the time bank."""
        since = self.since.pop(seat, None)
        if since is None or self.customs.decision is None:
            return
        sitter = self.sitters[seat]
        over = self.hours.now - since - self.customs.decision
        sitter.bank = max(0.0, sitter.bank - max(0.0, over))

    def decided(self, seat: str, number: int, undone: int | None) -> None:
        """Record that action ``number`` was taken; undoing an action gives back no time.

        Otherwise a player could build and undo endlessly without ever deciding.
        """
        if seat not in self.sitters:
            return
        self._begun[number] = self.since.get(seat), self.sitters[seat].bank
        self.stop(seat)
        if undone in self._begun:
            since, self.sitters[seat].bank = self._begun[undone]
            if since is not None:
                self.since[seat] = since

    def settled(self) -> None:
        """Forget the actions that could be undone."""
        self._begun.clear()

    def ends_at(self, seat: str) -> float | None:
        """When a seat's time is up, in the table's seconds; None while no clock runs."""
        if self.customs.decision is None or seat not in self.since:
            return None
        return self.since[seat] + self.customs.decision + self.sitters[seat].bank

    def run_out(self) -> str | None:
        """A seat whose time is up; None if there is none."""
        for seat in self.since:
            moment = self.ends_at(seat)
            if moment is not None and moment <= self.hours.now:
                return seat
        return None

    def next_moment(self) -> float | None:
        """The moment when the next clock runs out."""
        moments = [self.ends_at(seat) for seat in self.since]
        return min((moment for moment in moments if moment is not None), default=None)

    def wire(self) -> dict[str, float]:
        """Seconds left for each owed decision, time bank included."""
        left = {seat: self.ends_at(seat) for seat in self.since}
        return {s: self.hours.until(moment) for s, moment in left.items() if moment is not None}

    def deadlines(self) -> dict[str, float]:
        """When each owed decision's time is up, as readings of the clock."""
        ends = {seat: self.ends_at(seat) for seat in self.since}
        at = {s: self.hours.reading(end) for s, end in ends.items() if end is not None}
        return {seat: reading for seat, reading in at.items() if reading is not None}

    def memory(self) -> Plain:
        """State to store, for ``remember``; the sitters store their banks."""
        return dict(self.since)

    def remember(self, memory: JsonMapping) -> None:
        """Restore the state that ``memory`` stored."""
        self.since = {str(seat): float(since) for seat, since in memory.items()}
