"""The face of a table: all public information beside the game."""

from collections.abc import Collection
from typing import TYPE_CHECKING, cast

from ...game import Game
from ...table import Table
from ...wire.kept import Kept
from ...wire.plain import Plain, plain
from .lobby import Lobby
from .taking_over import is_free_to_take

if TYPE_CHECKING:
    from ...protocol.document import Face, FaceClocks, FaceSeat, Fair, Phase, Progress
    from ...protocol.setup import Visibility

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
_NO_CLOCKS: "FaceClocks" = {"hammer": None, "hour": None, "text": None, "decisions": {}}


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
    at, there = _at_table(table, phase), frozenset(connected)
    fair: Fair = {
        "commitment": lobby.commitment,
        "luck": lobby.luck,
        "secret": secret,
        "seed": seed,
    }
    winners = list(table.game.winners) if table is not None and phase == OVER else []
    face: Face = {
        "code": code,
        "phase": cast("Phase", phase),
        "edition": lobby.edition,
        "preset": lobby.preset,
        "mode": lobby.mode,
        "options": lobby.options,
        "departures": lobby.departures,
        "customs": lobby.customs,
        "visibility": cast("Visibility", lobby.visibility),
        "watch": lobby.watch,
        "take_over": lobby.take_over,
        "host": lobby.host_place,
        "seats": [same(("seat", seat), _seat(seat, lobby, table, there)) for seat in seats],
        "waiting": same("waiting", at["waiting"]),
        "throw_for": at["throw_for"],
        "paused": at["paused"],
        "wants_pause": same("wants_pause", at["wants_pause"]),
        "held": at["held"],
        "watching": at["watching"],
        "clocks": same("clocks", at["clocks"]),
        "banks": same("banks", at["banks"]),
        "fair": same("fair", fair),
        "rematch": lobby.rematch,
        "watchers": sum(not lobby.held_by(guest) for guest in there),
        "winners": same("winners", winners),
        "progress": None if table is None else same("progress", _progress(table.game)),
    }
    return plain(face)


def _progress(game: Game) -> "Progress":
    return cast("Progress", game.family.wire.progress(game.view(None)))


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


def _rounded(clocks: Plain) -> "FaceClocks":
    return {
        "hammer": _moment(clocks["hammer"]),
        "hour": _moment(clocks["hour"]),
        "text": _moment(clocks["text"]),
        "decisions": {seat: round(at, 3) for seat, at in clocks["decisions"].items()},
    }


def _moment(at: float | None) -> float | None:
    return None if at is None else round(at, 3)


def _seat(number: int, lobby: Lobby, table: Table | None, connected: frozenset[str]) -> "FaceSeat":
    place = lobby.places[number]
    seat: FaceSeat = {
        "place": number,
        "name": place.name,
        "person": bool(place.guests),
        "open": place.open,
        "bot": place.bot,
        "away": False,
        "connected": not connected.isdisjoint(place.guests),
        "habits": None,
        "portrait": place.portrait,
        "token": lobby.tokens[number],
    }
    if table is not None:
        sitter = table.sitters[str(place.name)]
        habits = sitter.habits
        seat["bot"] = sitter.player
        seat["away"] = sitter.away_since is not None
        seat["habits"] = {
            "claims": habits.claims,
            "rolls": habits.rolls,
            "ends": habits.ends,
            "hurries": habits.hurries,
        }
        seat["open"] = place.open or is_free_to_take(number, lobby, table)
    return seat
