"""Which seat to ask next at one table: all in turn, by ``rules/round.py``."""

from ..editions.arrays import records
from ..families.records import RoundRecord
from ..game import Event, Game, Written
from ..wire.forms import UNDO
from .rules.actions import OFFER
from .rules.round import open_round
from .rules.state import O_TO, ROUND_DTYPE
from .typed import kernel_of


class Round:
    """Decides which seat to ask next at one table."""

    def __init__(self, game: Game) -> None:
        """Begin asking afresh."""
        self.game = game
        self._asking: RoundRecord = records(1, ROUND_DTYPE)[0]
        self._number = game.number
        self._offered: list[int] = []
        """Seats that have just been made an offer and are asked next."""

    def next_seat(self) -> str | None:
        """The seat to ask now, or None when the game is over."""
        game = self.game
        if self._number != game.number:
            # A seat acted without being asked: open a new gap for all.
            self._reopen()
        while self._offered:
            seat = self._offered.pop(0)
            if not game.is_over and (game.state.offers[:, O_TO] == seat).any():
                return game.seats[seat]
        owing = game.kernel.to_act(game.board, game.state)
        seat = int(kernel_of(game).next_asked(game.state, self._asking, owing))
        return None if seat < 0 else game.seats[seat]

    def apply(self, seat: str, action: Written, *, by_person: bool = False) -> list[Event]:
        """Apply an action and remember that the seat has answered."""
        game = self.game
        if self._number != game.number:
            self._reopen()
        if action == UNDO:
            events = game.apply(seat, action)
            # Others may want to answer an open offer again.
            self._reopen()
            return events
        number, record = game.read_action(seat, action)
        events = game.apply_record(number, record, action)
        self._number = game.number
        if number < 0:
            # The bank has moved the game on.
            self._reopen()
            return events
        kernel_of(game).note_answer(game.state, self._asking, number, record)
        if by_person:
            # The limit on free actions is for bots; a person may take any number.
            self._asking.free = 0
        if record["kind"] == OFFER and not game.is_over:
            self._offered.append(int(record.seat))
            self._asking.asked |= 1 << int(record.seat)
        return events

    def _reopen(self) -> None:
        self._number = self.game.number
        self._offered.clear()
        open_round(self._asking)
