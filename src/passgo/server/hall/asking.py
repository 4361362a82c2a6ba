"""What all questions about a table share: who may ask for a seat, and what an answer costs."""

from collections.abc import Iterator
from contextlib import contextmanager

from ...game import Game
from ...protocol.errors import LobbyError
from ..work.budgets import Asker, Meter
from ..work.place import Place
from .table_state import TableState


@contextmanager
def charged(place: Place, asker: Asker, paid: float) -> Iterator[Meter]:
    """Measure the work for a question, and charge what exceeds the amount already paid."""
    meter = Meter()
    try:
        yield meter
    finally:
        if meter.seconds > paid:
            place.charge(asker, meter.seconds - paid)


def game_for(state: TableState, guest: str, seat: str) -> Game:
    """The game, for a guest who holds the seat."""
    if state.game is None:
        raise LobbyError("not_playing")
    for place in state.lobby.places:
        if place.name == seat and guest in place.guests:
            return state.game
    raise LobbyError("not_your_seat", seat={"seat": seat})
