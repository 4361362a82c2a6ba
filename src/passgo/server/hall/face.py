"""The face of a table: all public information beside the game."""

from collections.abc import Collection

from ...game import Game
from ...table import Table
from ...wire.forms import Plain
from ...wire.kept import Kept
from .lobby import Lobby
from .taking_over import is_free_to_take

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
_NO_CLOCKS: Plain = {"hammer": None, "hour": None, "text": None, "decisions": {}}


def face_of(
    code: str,
    phase: str,
    lobby: Lobby,
    table: Table | None,
    connected: Collection[str],
    revealed: tuple[str, str] | None = None,
    kept: Kept | None = None,
) -> Plain:
    """The face as plain data; ``connected`` are the guests who are present.

    ``revealed`` holds the secret and the seed of a finished game. Parts of the last face in
    ``kept`` are reused if they have not changed.
    """
    secret, seed = revealed or (None, None)
    same = (kept or Kept()).as_before
    seats = range(len(lobby.places))
    fair = {"commitment": lobby.commitment, "luck": lobby.luck, "secret": secret, "seed": seed}
    winners = list(table.game.winners) if table is not None and phase == OVER else []
    return {
        "code": code,
        "phase": phase,
        "edition": lobby.edition,
        "preset": lobby.preset,
        "mode": lobby.mode,
        "options": lobby.options,
        "departures": lobby.departures,
        "customs": lobby.customs,
        "visibility": lobby.visibility,
        "watch": lobby.watch,
        "take_over": lobby.take_over,
        "host": lobby.host_place,
        "seats": [same(("seat", seat), _seat(seat, lobby, table, connected)) for seat in seats],
        **{key: same(key, value) for key, value in _at_table(table, phase).items()},
        "fair": same("fair", fair),
        "rematch": lobby.rematch,
        "watchers": sum(not lobby.held_by(guest) for guest in connected),
        "winners": same("winners", winners),
        "progress": None if table is None else same("progress", _progress(table.game)),
    }


def _progress(game: Game) -> Plain:
    return game.family.wire.progress(game.view(None))


def _at_table(table: Table | None, phase: str) -> Plain:
    """What the table shows during a game."""
    if table is None or phase != PLAYING:
        seating: Plain = {
            "paused": False,
            "wants_pause": [],
            "held": None,
            "watching": None,
        }
        return {"waiting": [], "throw_for": None, **seating, "clocks": _NO_CLOCKS, "banks": {}}
    sitters = table.sitters.values()
    return {
        "waiting": list(table.waiting),
        "throw_for": table.throw_for,
        **table.seating.wire(),
        "clocks": _rounded(table.deadlines()),
        "banks": {one.seat: round(one.bank, 3) for one in sitters if one.is_person},
    }


def _rounded(clocks: Plain) -> Plain:
    decisions = {seat: round(at, 3) for seat, at in clocks["decisions"].items()}
    bank = {key: None if clocks[key] is None else round(clocks[key], 3) for key in _BANK}
    return {**bank, "decisions": decisions}


_BANK = ("hammer", "hour", "text")


def _seat(number: int, lobby: Lobby, table: Table | None, connected: Collection[str]) -> Plain:
    place = lobby.places[number]
    seat: Plain = {
        "place": number,
        "name": place.name,
        "person": bool(place.guests),
        "open": place.open,
        "bot": place.bot,
        "away": False,
        "connected": any(guest in connected for guest in place.guests),
        "habits": None,
        "portrait": place.portrait,
        "token": lobby.tokens[number],
    }
    if table is not None:
        sitter = table.sitters[str(place.name)]
        wire = sitter.wire()
        seat |= {"bot": wire["bot"], "away": wire["away"], "habits": wire["habits"]}
        seat["open"] = place.open or is_free_to_take(number, lobby, table)
    return seat
