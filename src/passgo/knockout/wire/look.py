"""A look at a lane."""

from types import MappingProxyType

from ...families.records import ActionRecord
from ...wire.forms import Plain, Written
from ...wire.look import Look, Seat
from ...wire.plain import plain
from ...wire.terms import Message, message
from .choices import cost_of, effect_of, list_choices
from .eyes import Eyes
from .labels import label
from .prospects import prospects_of
from .records import read_action
from .view import public_view


class LaneLook(Look):
    """One moment of one game; only the choices are private to a seat."""

    blank = MappingProxyType({"refusal": None, "cost": None, "cash_after": None, "effect": None})

    def __init__(self, eyes: Eyes, content: bytes) -> None:
        """Read the lane once."""
        super().__init__(eyes.game, content)
        self.eyes = eyes
        self.record = eyes.seen()
        self.state = eyes.read(self.record)

    def make_to_act(self) -> tuple[str, ...]:
        """Make the seat that is asked."""
        return tuple(self.public["to_act"])

    def make_public(self) -> Plain:
        """Make the public view."""
        return plain(public_view(self.eyes, self.state))

    def make_choices(self, seat: int) -> list[Plain]:
        """Make what a seat may do."""
        if self.state.out[seat]:
            return []
        return list_choices(self.eyes, self.record, self.state, seat)

    def make_you(self, seat: int) -> Plain:
        """Make what is this seat's own: its side with its purse, and what it may do."""
        side = self.eyes.side_of[seat]
        choices = self.choices(seat)
        may_slide = any(choice["limits"] is not None for choice in choices)
        return {
            "seat": self.eyes.seats[seat],
            "colour": self.eyes.words.colour(side),
            "cash": self.state.cash[side] * self.eyes.unit,
            "choices": choices,
            "prospects": prospects_of(self.eyes, self.state, seat) if may_slide else [],
        }

    def make_label(self, seat: Seat, action: Written) -> Message:
        """What an action that a seat may take now is called."""
        number, record = self._read(seat, action)
        text, args = label(self.eyes, self.state, number, read_action(record), is_form=False)
        return message(text, args)

    def make_preview(self, seat: Seat, action: Written) -> Plain:
        """What an action costs and pays, or why it would be refused; where it lands is chance."""
        number, record = self._read(seat, action)
        found: Plain = dict(self.blank)
        refusal = self.game.refusal_in(self.record, number, record)
        if refusal is not None:
            return {**found, "refusal": refusal.wire()}
        plain = read_action(record)
        found["effect"] = effect_of(self.eyes, self.state, number, plain)
        cost = cost_of(self.eyes, plain)
        if cost is not None:
            found |= {"cost": cost, **self.make_cash_after(number, cost)}
        return found

    def make_cash_after(self, seat: int, cost: int) -> Plain:
        """The purse of a seat's side after this cost."""
        cash = self.state.cash[self.eyes.side_of[seat]] * self.eyes.unit
        return {"cash_after": cash + cost}

    def _read(self, seat: Seat, action: Written) -> tuple[int, ActionRecord]:
        number, record = self.game.read_action(seat, action)
        return number, record
