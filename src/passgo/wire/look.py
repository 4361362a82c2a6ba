"""A look: one moment of a game, read once for all who see it.

The public part is built once; each seat adds its own. The data is shared: copy it before you change
it.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from .forms import UNDO, Plain, Written
from .terms import Message

if TYPE_CHECKING:
    from ..game import Game
from .plain import JsonMapping

Seat = str | int


class Look(ABC):
    """One moment of one game."""

    def __init__(self, game: "Game", content: bytes) -> None:
        """Take the game and the bytes of its state."""
        self.game = game
        self.content = content
        self.steps: bool = game.can_undo
        """Whether a seat can take something back; never right after a game was loaded."""
        self._public: Plain | None = None
        self._to_act: tuple[str, ...] | None = None
        self._choices: dict[int, list[Plain]] = {}

    @property
    def public(self) -> Plain:
        """The part that all see."""
        if self._public is None:
            self._public = self.make_public()
        return self._public

    @property
    def to_act(self) -> tuple[str, ...]:
        """The seats that owe a decision."""
        if self._to_act is None:
            self._to_act = self.make_to_act()
        return self._to_act

    def choices(self, seat: Seat) -> list[Plain]:
        """Everything a seat may do now, in the order shown to people; nothing for the bank."""
        number = self.game.seat(seat)
        if number < 0:
            return []
        if number not in self._choices:
            self._choices[number] = self._with_undo(number, self.make_choices(number))
        return self._choices[number]

    def view(self, seat: Seat | None = None) -> Plain:
        """What a seat sees; a spectator (None) sees the public part."""
        number = -1 if seat is None else self.game.seat(seat)
        return {**self.public, "you": None if number < 0 else self.make_you(number)}

    def describe(self, seat: Seat, action: Written) -> Message:
        """The label of an action that a seat may take now, with all its numbers."""
        if action == UNDO:
            return self.game.steps.label(self.game.seat(seat))
        return self.make_label(seat, action)

    def preview(self, seat: Seat, action: Written) -> Plain:
        """The cost and the effect of an action, as far as the seat can know."""
        if action != UNDO:
            return self.make_preview(seat, action)
        number = self.game.seat(seat)
        refusal = self.game.steps.refusal(number)
        if refusal is not None:
            return {**self.blank, "refusal": refusal.wire()}
        cost = self.game.steps.cost(number)
        return {**self.blank, "cost": cost, **self.make_cash_after(number, cost)}

    def deed(self, seat: Seat, lot: int) -> Plain | None:
        """What a lot means now for a seat; None where there are no lots, or it is none."""
        return None

    def _with_undo(self, seat: int, choices: list[Plain]) -> list[Plain]:
        """Choices, with the one that takes something back before those that fold into groups."""
        steps = self.game.steps
        if steps.last(seat) is None:
            return choices
        back = {
            "action": UNDO,
            **steps.label(seat),
            "cost": steps.cost(seat),
            "limits": None,
            "effect": None,
            "group": None,
            "several": False,
            "main": False,
        }
        grouped = [place for place, choice in enumerate(choices) if choice["group"]]
        place = grouped[0] if grouped else len(choices)
        return [*choices[:place], back, *choices[place:]]

    blank: JsonMapping
    """An empty preview."""

    @abstractmethod
    def make_cash_after(self, seat: int, cost: int) -> Plain:
        """The cash after this cost, for a preview."""

    @abstractmethod
    def make_to_act(self) -> tuple[str, ...]:
        """Find the seats that owe a decision."""

    @abstractmethod
    def make_public(self) -> Plain:
        """Build the part that all see."""

    @abstractmethod
    def make_you(self, seat: int) -> Plain:
        """Build what only this seat sees, its choices included."""

    @abstractmethod
    def make_choices(self, seat: int) -> list[Plain]:
        """Build what a seat may do."""

    @abstractmethod
    def make_label(self, seat: Seat, action: Written) -> Message:
        """Build the label of an action of the rules."""

    @abstractmethod
    def make_preview(self, seat: Seat, action: Written) -> Plain:
        """Build the preview of an action of the rules."""
