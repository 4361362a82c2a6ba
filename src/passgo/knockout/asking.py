"""Which seat to ask next at one table: the one that is to act (``rules/polled.py``)."""

from ..game import Event, Game, Written
from .rules.polled import next_asked


class Round:
    """Decides which seat to ask next; there is always exactly one."""

    def __init__(self, game: Game) -> None:
        """Take a table."""
        self.game = game

    def next_seat(self) -> str | None:
        """The seat to ask now, or None when the game is over."""
        seat = int(next_asked(self.game.state))
        return None if seat < 0 else self.game.seats[seat]

    def apply(self, seat: str, action: Written, *, by_person: bool = False) -> list[Event]:
        """Apply an action; the rules say which seat comes next."""
        return self.game.apply(seat, action)
