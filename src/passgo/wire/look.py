"""A look: one moment of a game, read once for everybody who looks at it.

What all see is made once; each seat adds what is its own. The data handed out is shared: whoever
wants to change it takes a copy.
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
        """Whether somebody could take something back; a game that was loaded anew can not."""
        self._public: Plain | None = None
        self._to_act: tuple[str, ...] | None = None
        self._choices: dict[int, list[Plain]] = {}

    @property
    def public(self) -> Plain:
        """What everybody sees."""
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
        """Everything a seat may do now, in the order people want; nothing for the bank."""
        number = self.game.seat(seat)
        if number < 0:
            return []
        if number not in self._choices:
            self._choices[number] = self._with_undo(number, self.make_choices(number))
        return self._choices[number]

    def view(self, seat: Seat | None = None) -> Plain:
        """What a seat sees; an onlooker (None) sees what everybody does."""
        number = -1 if seat is None else self.game.seat(seat)
        return {**self.public, "you": None if number < 0 else self.make_you(number)}

    def describe(self, seat: Seat, action: Written) -> Message:
        """What an action that a seat may take now is called, with all its numbers."""
        if action == UNDO:
            return self.game.steps.label(self.game.seat(seat))
        return self.make_label(seat, action)

    def preview(self, seat: Seat, action: Written) -> Plain:
        """What an action would cost and change, as far as the seat can know."""
        if action != UNDO:
            return self.make_preview(seat, action)
        number = self.game.seat(seat)
        refusal = self.game.steps.refusal(number)
        if refusal is not None:
            return {**self.blank, "refusal": refusal.wire()}
        cost = self.game.steps.cost(number)
        return {**self.blank, "cost": cost, **self.make_cash_after(number, cost)}

    def _with_undo(self, seat: int, choices: list[Plain]) -> list[Plain]:
        """Choices with that of taking something back, before those that fold into groups."""
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
    """A preview that says nothing."""

    @abstractmethod
    def make_cash_after(self, seat: int, cost: int) -> Plain:
        """Make what a preview says of a purse after this cost."""

    @abstractmethod
    def make_to_act(self) -> tuple[str, ...]:
        """Make the seats that owe a decision."""

    @abstractmethod
    def make_public(self) -> Plain:
        """Make what everybody sees."""

    @abstractmethod
    def make_you(self, seat: int) -> Plain:
        """Make what only this seat sees, its choices among it."""

    @abstractmethod
    def make_choices(self, seat: int) -> list[Plain]:
        """Make what a seat may do."""

    @abstractmethod
    def make_label(self, seat: Seat, action: Written) -> Message:
        """Make what an action of the rules is called."""

    @abstractmethod
    def make_preview(self, seat: Seat, action: Written) -> Plain:
        """Make what an action of the rules would cost and change."""
