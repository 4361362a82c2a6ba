"""Whom to ask next at one table: the one who is to act (``rules/polled.py``)."""

from ..game import Event, Game, Written
from .rules.polled import next_asked


class Round:
    """Whom to ask next, where there is always exactly one seat to ask."""

    def __init__(self, game: Game) -> None:
        """Take a table."""
        self.game = game

    def next_seat(self) -> str | None:
        """The seat to ask now, or None when the game is over."""
        seat = int(next_asked(self.game.state))
        return None if seat < 0 else self.game.seats[seat]

    def apply(self, seat: str, action: Written, *, by_person: bool = False) -> list[Event]:
        """Apply an action; whoever took it, the rules say who comes next."""
        return self.game.apply(seat, action)
