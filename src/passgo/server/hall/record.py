"""Replays the stored log of a table for its record and its story."""

from collections.abc import Iterable, Sequence

from ...editions import EditionRegistry
from ...game.fair import seed_of
from ...protocol.errors import LobbyError
from ...table.entries import ACTED, Entry
from ..past import Act, Past
from ..store import TableRow
from .face import OVER
from .lobby import Lobby


def past_of(row: TableRow, entries: Sequence[Entry], editions: EditionRegistry) -> Past:
    """The past of a finished game; LobbyError before the end, as it reveals hidden data."""
    if row.phase != OVER:
        raise LobbyError("not_over")
    lobby = Lobby.from_body(row.body, editions)
    return played(lobby, row.secret, (e for e in entries if e.number > lobby.skipped))


def played(lobby: Lobby, secret: str, entries: Iterable[Entry]) -> Past:
    """The actions in these entries, and the set-up the game started from."""
    places = lobby.places
    return Past(
        edition=lobby.ref,
        editions=lobby.editions,
        mode=lobby.mode,
        options=lobby.options,
        seats=tuple(str(place.name) for place in places),
        seed=seed_of(secret, [(str(place.name), place.luck) for place in places]),
        start=lobby.start,
        acts=tuple(
            Act(str(entry.seat), entry.action, str(entry.mark))
            for entry in entries
            if entry.name == ACTED and entry.action is not None
        ),
        bots={str(place.name): place.bot for place in places if place.bot is not None},
        secret=secret,
        luck=lobby.luck,
    )


def seconds_of(entries: Iterable[Entry]) -> float | None:
    """Seconds from the first action to the last; None if there is none."""
    acted = [entry.at for entry in entries if entry.name == ACTED]
    return round(acted[-1] - acted[0], 3) if acted else None
