"""The record of a table's game, with what proves its dice: what ``passgo verify`` reads."""

from collections.abc import Sequence
from typing import Any

from ...game import Game
from ...game.fair import fair_part
from ...game.records import record_of as game_record
from ...protocol.errors import LobbyError
from ..store import Entry, TableRow
from .entries import ACTED
from .face import OVER
from .lobby import Lobby
from .standing import Standing


def record_of(row: TableRow, entries: Sequence[Entry], target: str) -> dict[str, Any]:
    """The record of a game that is over; before that it would show what is hidden."""
    if row.phase != OVER:
        raise LobbyError("not_over")
    lobby = Lobby.from_body(row.body)
    standing = Standing(row.code, row.phase, lobby, row.secret, row.number, row.face)
    start = lobby.start
    game = standing.deal(target) if start is None else Game.from_position(start, target)
    for entry in entries:
        if entry.name == ACTED and entry.number > lobby.skipped:
            game.apply(entry.body["seat"], entry.body["action"])
    bots = {str(place.name): place.bot for place in lobby.places if place.bot is not None}
    fair = fair_part(game, row.secret, lobby.luck) if lobby.start is None else None
    return game_record(game, bots, fair)
