"""Limits in an auction: how high the table bids for people who have said so.

A limit is its seat's own secret and belongs to one auction. The table bids one step above the
others; where another's limit is known, one step above that limit, so that several limits are played
out at once. Nobody learns of a limit by an entry: a bid within it is reported as the person's own.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..game import Event
from ..wire.forms import Written
from ..wire.plain import JsonMapping, Plain
from .doing import first_choice
from .sitters import TableError, bot_term

if TYPE_CHECKING:
    from .table import Table

_AUCTION = "auction"
_BORDERS = frozenset({"auction_opened", "auction_won", "auction_unsold"})
"""Events between two auctions: one may open at the moment another is decided."""
_LEAVES = frozenset({"bid_passed", "bidder_dropped"})


@dataclass
class Limit:
    """How high one seat goes."""

    amount: int
    """Printed money."""
    turn: int
    """Of equal limits, the one set first wins."""
    means: int | None = None
    """The most that the rules allowed the seat when it was last asked; None if not known."""
    topped_at: float | None = None
    """When the others had gone higher, in the table's seconds."""

    @property
    def reach(self) -> int | None:
        """How high the seat can really go, as far as known."""
        return None if self.means is None else min(self.amount, self.means)


class Limits:
    """The limits of all seats in the current auction."""

    def __init__(self, table: "Table") -> None:
        """Start without limits."""
        self.table = table
        self.by_seat: dict[str, Limit] = {}
        self._turn = 0

    def wish(self, seat: str, amount: int) -> None:
        """Set or change a seat's limit; 0 withdraws it. TableError if it cannot bid so."""
        if amount == 0:
            self.forget(seat)
            return
        sitter = self.table.sitter(seat)
        if sitter.player is not None:
            raise TableError("seat_with_bot", seat={"seat": seat}, bot=bot_term(sitter.player))
        least = self._least(seat)
        if least is None:
            raise TableError("not_bidding", seat={"seat": seat})
        if amount < least:
            raise TableError("limit_too_low", found={"money": amount}, least={"money": least})
        self._turn += 1
        old = self.by_seat.get(seat)
        self.by_seat[seat] = Limit(amount, self._turn, None if old is None else old.means)

    def _least(self, seat: str) -> int | None:
        """The lowest sensible limit: the least bid, or the seat's own; None if it does not bid."""
        if self.table.game.phase != _AUCTION:
            return None
        matter = self.table.game.look().public["matter"]
        if seat not in matter["bidders"]:
            return None
        return int(matter["bid"] if matter["bidder"] == seat else matter["least"])

    def note(self, seat: str, action: Written) -> None:
        """Forget a limit that its person has bid beyond."""
        limit = self.by_seat.get(seat)
        if (
            limit is not None
            and not isinstance(action, str)
            and action.get("bid", 0) > limit.amount
        ):
            self.forget(seat)

    def hear(self, events: Iterable[Event]) -> None:
        """Forget the limits of an auction that is over, and of seats that have left it."""
        for event in events:
            if event.name in _BORDERS:
                self.by_seat.clear()
            elif event.name in _LEAVES:
                self.by_seat.pop(self.table.game.seats[event.fields["seat"]], None)
        if self.table.game.is_over:
            self.by_seat.clear()

    def forget(self, seat: str) -> None:
        """Forget the limit of one seat."""
        self.by_seat.pop(seat, None)

    def next_action(self, owing: Iterable[str]) -> tuple[str, Written] | None:
        """What the table does now for a limit: a bid, or a pass when its time is up."""
        if not self.by_seat or self.table.game.phase != _AUCTION:
            return None
        look, owe = self.table.game.look(), set(owing)
        asked = [seat for seat in self.by_seat if seat in owe]
        ranges = {
            seat: self._range(seat, first_choice(look.choices(seat), "bid")) for seat in asked
        }
        for seat in sorted(asked, key=lambda one: self.by_seat[one].turn):
            bid = self._bid(seat, ranges[seat])
            if bid is not None:
                return seat, {"bid": bid}
        now = self.table.hours.now
        for seat in asked:
            if (moment := self._passes_at(seat)) is not None and moment <= now:
                return seat, "pass"
        return None

    def _range(self, seat: str, choice: Plain | None) -> range:
        """The sums that a seat may bid now, within its limit."""
        limit = self.by_seat[seat]
        if choice is None:
            return range(0)
        limit.means = int(choice["limits"]["most"])
        least, step = int(choice["limits"]["least"]), int(choice["limits"]["step"])
        return range(least, min(limit.amount, limit.means) + 1, step)

    def _bid(self, seat: str, sums: range) -> int | None:
        """The next bid of a seat; None where the others have gone beyond its limit."""
        limit = self.by_seat[seat]
        if not sums:
            if limit.topped_at is None:
                limit.topped_at = self.table.hours.now
            return None
        limit.topped_at = None
        above = self._above_others(seat, sums.step) - sums.start
        return sums[min(max(0, above // sums.step), len(sums) - 1)]

    def _above_others(self, seat: str, step: int) -> int:
        """One step above the other limits, or one below an equal limit that was set first."""
        own = self.by_seat[seat]
        aim = 0
        for other, limit in self.by_seat.items():
            if other == seat or limit.reach is None:
                continue
            is_behind = limit.reach == own.reach and limit.turn < own.turn
            aim = max(aim, limit.reach - step if is_behind else limit.reach + step)
        return aim

    def _passes_at(self, seat: str) -> float | None:
        """When the table passes for a seat: after one round of the hammer, while it may go on."""
        topped = self.by_seat[seat].topped_at
        if topped is None:
            return None
        table = self.table
        if table.sitter(seat).away_since is not None:
            return topped
        moment = topped + table.customs.warning
        end = table.clocks.ends_at(seat)
        return moment if end is None else min(moment, end)

    def next_moment(self) -> float | None:
        """When the table next passes for a seat, in its seconds."""
        moments = [self._passes_at(seat) for seat in self.by_seat]
        return min((moment for moment in moments if moment is not None), default=None)

    def own(self) -> dict[str, Plain]:
        """What each seat with a limit sees of it, and nobody else."""
        return {seat: {"limit": self._told(seat)} for seat in self.by_seat}

    def _told(self, seat: str) -> Plain:
        moment = self._passes_at(seat)
        until = None if moment is None else self.table.hours.reading(moment)
        rounded = None if until is None else round(until, 3)
        return {"amount": self.by_seat[seat].amount, "topped": moment is not None, "until": rounded}

    def memory(self) -> Plain:
        """State to store, for ``remember``."""
        return {seat: vars(limit) | {} for seat, limit in self.by_seat.items()}

    def remember(self, memory: JsonMapping) -> None:
        """Restore the state that ``memory`` stored."""
        self.by_seat = {str(seat): Limit(**kept) for seat, kept in memory.items()}
        self._turn = max((limit.turn for limit in self.by_seat.values()), default=0)
