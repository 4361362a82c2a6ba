"""A look at a lane."""

from ...wire.forms import Plain, Written
from ...wire.look import Look, Seat
from ...wire.terms import Message, message
from .views import view_of


class LaneLook(Look):
    """One moment of one game; nothing is anybody's own but what may be done."""

    def view(self, seat: Seat | None = None) -> Plain:
        """What a seat sees."""
        return view_of(self.game, None if seat is None else self.game.seat(seat))

    def make_public(self) -> Plain:
        """Make what everybody sees."""
        return view_of(self.game, None)

    def make_you(self, seat: int) -> Plain:
        """Make what is this seat's own."""
        return {"seat": self.game.seats[seat], "choices": self.choices(seat)}

    def make_choices(self, seat: int) -> list[Plain]:
        """Make what a seat may do."""
        return list(view_of(self.game, seat)["legal"])

    def describe(self, seat: Seat, action: Written) -> Message:
        """What an action is called."""
        word = action if isinstance(action, str) else next(iter(action))
        return message(f"knockout-action-{word}")

    def preview(self, seat: Seat, action: Written) -> Plain:
        """Whether an action would be refused."""
        refusal = self.game.why_not(seat, action)
        return {"refusal": None if refusal is None else refusal.wire()}
