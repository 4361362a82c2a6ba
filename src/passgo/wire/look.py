"""A look: one moment of a game, read once for everybody who looks at it.

What all see is made once; each seat adds what is its own. The data handed out is shared: whoever
wants to change it takes a copy.
"""

from abc import ABC, abstractmethod
from typing import Any

from .forms import Plain, Written
from .terms import Message

Seat = str | int


class Look(ABC):
    """One moment of one game."""

    def __init__(self, game: Any, content: bytes) -> None:
        """Take the game and the bytes of its state."""
        self.game = game
        self.content = content
        self._public: Plain | None = None
        self._choices: dict[int, list[Plain]] = {}

    @property
    def public(self) -> Plain:
        """What everybody sees."""
        if self._public is None:
            self._public = self.make_public()
        return self._public

    def choices(self, seat: Seat) -> list[Plain]:
        """Everything a seat may do now, in the order people want; nothing for the bank."""
        number = self.game.seat(seat)
        if number < 0:
            return []
        if number not in self._choices:
            self._choices[number] = self.make_choices(number)
        return self._choices[number]

    def view(self, seat: Seat | None = None) -> Plain:
        """What a seat sees; an onlooker (None) sees what everybody does."""
        number = -1 if seat is None else self.game.seat(seat)
        return {**self.public, "you": None if number < 0 else self.make_you(number)}

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
    def describe(self, seat: Seat, action: Written) -> Message:
        """What an action that a seat may take now is called, with all its numbers."""

    @abstractmethod
    def preview(self, seat: Seat, action: Written) -> Plain:
        """What an action would cost and change, as far as the seat can know."""
