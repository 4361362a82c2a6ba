"""Taking a bot's seat during a game: where the table allows it, for a guest without a seat.

The seat keeps its name and its luck, on which the seed of the game depends.
"""

from ...protocol.errors import LobbyError
from ...table import Table
from .lobby import Lobby


def is_free_to_take(number: int, lobby: Lobby, table: Table) -> bool:
    """Whether a bot's own seat may be taken by a guest without one."""
    place = lobby.places[number]
    if not lobby.take_over or place.guests or place.bot is None or table.game.is_over:
        return False
    return not table.game.is_out(str(place.name))


def find_seat(number: int | None, guest: str, lobby: Lobby, table: Table) -> int:
    """The open place that is asked for, or a bot's; LobbyError says why it is none.

    Without a number it is the first open place, or else the first of a bot.
    """
    if number is None:
        opened = any(place.open for place in lobby.places)
        free = (n for n in range(len(lobby.places)) if is_free_to_take(n, lobby, table))
        found = None if opened else next(free, None)
        if found is None:
            return lobby.find_open(None)
        number = found
    place = lobby.place(number)
    if place.open or place.guests:
        return lobby.find_open(number)
    seat = {"seat": place.name}
    if not lobby.take_over:
        raise LobbyError("no_take_over", seat=seat)
    if lobby.held_by(guest):
        raise LobbyError("only_watchers")
    if not is_free_to_take(number, lobby, table):
        raise LobbyError("seat_out", seat=seat)
    return number
