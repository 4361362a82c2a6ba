"""The face of a table: what everybody may know of it beside the game."""

from collections.abc import Collection

from ...game import Game
from ...table import Table
from ...wire.plain import Plain
from .lobby import Lobby

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
_NO_CLOCKS: Plain = {"hammer": None, "hour": None, "text": None, "decisions": {}}


def face_of(
    code: str,
    phase: str,
    lobby: Lobby,
    table: Table | None,
    connected: Collection[str],
    revealed: tuple[str, str] | None = None,
) -> Plain:
    """Everything public, as plain data, where the guests ``connected`` are there.

    ``revealed`` is secret and seed of a game that is over.
    """
    secret, seed = revealed or (None, None)
    return {
        "code": code,
        "phase": phase,
        "edition": lobby.edition,
        "mode": lobby.mode,
        "options": lobby.options,
        "departures": lobby.departures,
        "customs": lobby.customs,
        "visibility": lobby.visibility,
        "watch": lobby.watch,
        "host": lobby.host_place,
        "seats": [_seat(number, lobby, table, connected) for number in range(len(lobby.places))],
        **_at_table(table if phase == PLAYING else None),
        "fair": {
            "commitment": lobby.commitment,
            "luck": lobby.luck,
            "secret": secret,
            "seed": seed,
        },
        "rematch": lobby.rematch,
        "watchers": sum(not lobby.held_by(guest) for guest in connected),
        "winners": list(table.game.winners) if table is not None and phase == OVER else [],
        "progress": None if table is None else _progress(table.game),
    }


def _progress(game: Game) -> Plain:
    return game.family.wire.progress(game.view(None))


def _at_table(table: Table | None) -> Plain:
    """What the table says while a game is on."""
    if table is None:
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
    }
    if table is not None:
        sitter = table.sitters[str(place.name)]
        wire = sitter.wire()
        seat |= {"bot": wire["bot"], "away": wire["away"], "habits": wire["habits"]}
    return seat
