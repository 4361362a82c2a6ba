"""A look at an estate game: its public view, choices and previews at one moment."""

from ...wire.forms import Plain, Written
from ...wire.look import Look, Seat
from ...wire.plain import plain
from ...wire.terms import Message, message
from ..rules.appraise import S_TABLE
from ..rules.state import PHASE_NAMES
from ..rules.wishes import HOTEL_WISH
from .choices import is_idle, list_choices
from .deed import deed_facts
from .eyes import Eyes
from .labels import Labels
from .preview import BLANK, cash_after, preview
from .view import public_view, to_act_of
from .way_out import way_out_of


class EstateLook(Look):
    """One moment of one game."""

    blank = BLANK

    def __init__(self, eyes: Eyes, content: bytes) -> None:
        """Work out what all players can see."""
        super().__init__(eyes.game, content)
        self.eyes = eyes
        record = eyes.seen(-1)
        self.state = eyes.read()
        self.facts = eyes.survey(record)
        self.phase = PHASE_NAMES[self.facts[S_TABLE][0]]
        self._ways_out: dict[int, Plain | None] = {}

    def make_to_act(self) -> tuple[str, ...]:
        """Make the seats that owe a decision."""
        return tuple(to_act_of(self.eyes, self.state, self.facts))

    def make_public(self) -> Plain:
        """Make the public view."""
        return plain(public_view(self.eyes, self.state, self.facts))

    def make_choices(self, seat: int) -> list[Plain]:
        """Make what a seat may do, as far as it can know."""
        if self.state.out[seat]:
            return []
        owes = bool(self.facts[S_TABLE][1] >> seat & 1)
        return list_choices(self.eyes, self.state, seat, self.phase, owes=owes)

    def make_you(self, seat: int) -> Plain:
        """Make the private part of a seat: its cash and wishes, and what it may do."""
        eyes = self.eyes
        # Only the seat's cash and wishes are read from the true state: it may always see those.
        cash = int(eyes.cash[seat])
        wealth = self.facts[2][seat] + (cash - self.state.cash[seat])
        wishes = eyes.wishes[seat][: eyes.wish_count[seat]].tolist()
        choices = self.choices(seat)
        return {
            "seat": eyes.seats[seat],
            "cash": cash * eyes.unit,
            "wealth": wealth * eyes.unit,
            "wishes": [
                {"lot": wish % HOTEL_WISH, "sort": "hotel" if wish >= HOTEL_WISH else "house"}
                for wish in wishes
            ],
            "choices": choices,
            "idle": is_idle(choices),
            "way_out": self._way_out(seat),
        }

    def _way_out(self, seat: int) -> Plain | None:
        """A debtor's way out, worked out once for this moment."""
        if self.phase != "debt":
            return None
        if seat not in self._ways_out:
            self._ways_out[seat] = way_out_of(self.eyes, self.state, seat)
        return self._ways_out[seat]

    def make_label(self, seat: Seat, action: Written) -> Message:
        """What an action that a seat may take now is called."""
        number, record = self.game.read_action(seat, action)
        if number < 0:
            return message(f"action-{word_in(action).replace('_', '-')}")
        self.eyes.seen(number)
        [facts] = self.eyes.appraise(number, [record])
        numbers = self.eyes.read_action()
        labels = Labels(self.eyes, self.state, number, self.phase)
        return message(*labels.label(numbers, facts, None))

    def make_preview(self, seat: Seat, action: Written) -> Plain:
        """What an action would cost and change, as far as the seat can know."""
        return plain(preview(self.eyes, seat, action))

    def deed(self, seat: Seat, lot: int) -> Plain | None:
        """What a lot means now for a seat and for others."""
        number = self.game.seat(seat)
        return deed_facts(self.eyes, number, lot) if number >= 0 and lot in self.eyes.lots else None

    def make_cash_after(self, seat: int, cost: int) -> Plain:
        """A purse after this cost, and what a debtor would still lack."""
        return cash_after(self.eyes, seat, cost)


def word_in(action: Written) -> str:
    """The word an action begins with."""
    return action if isinstance(action, str) else str(next(iter(action)))
