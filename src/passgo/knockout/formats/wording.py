"""Convert knockout actions between their written form and the kernel's record.

``{"slide": {"x": 120, "angle": -3.5, "speed": 1.2}}`` is millimetres, degrees and metres a second.
Stored values are whole numbers: a record is written with ``slope`` in place of ``angle``, so
that a game replays from exactly the aim that was slid.
"""

import sys
from collections.abc import Mapping, Sequence

from ...editions.arrays import records
from ...errors import ActionError, shown
from ...families.records import ActionRecord
from ...wire.forms import Written
from ...wire.plain import JsonMapping
from ..edition.compile import slope_of
from ..edition.model import LaneEdition
from ..rules import actions as act

_WORDS = {name: kind for kind, name in enumerate(act.ACTION_NAMES) if kind != act.WAIT}
_AIM = ("x", "y", "angle", "slope", "speed", "token")
_STEEPEST = 89
_NO_SLOPE = 10**6
_FAR = 10**9


def new_slide() -> ActionRecord:
    """A new action record without parameters."""
    action: ActionRecord = records(1, act.ACTION_DTYPE)[0]
    action.token = act.ANY_TOKEN
    action.space = act.NOWHERE
    return action


class LaneWording:
    """Reads and writes the actions of one game."""

    def __init__(self, edition: LaneEdition, seats: Sequence[str]) -> None:
        """Keep the names of this table."""
        self.edition = edition
        self.seats = tuple(seats)

    def read(self, written: Written | Mapping[str, object]) -> ActionRecord:
        """Turn a written action into a record; ActionError says what is wrong with it."""
        if isinstance(written, str):
            word, detail = written, None
        elif isinstance(written, Mapping) and len(written) == 1:
            word, detail = next(iter(written.items()))
        else:
            raise ActionError(
                f"action: found {shown(written)}, expected a word or one word: detail"
            )
        kind = _WORDS.get(word) if isinstance(word, str) else None
        if kind is None:
            raise ActionError(f"action: found {shown(word)}, expected one of {', '.join(_WORDS)}")
        action = new_slide()
        action.kind = kind
        if kind == act.SLIDE:
            self._read_aim(action, detail)
        elif kind in {act.RAILROAD, act.HOUSE}:
            self._read_space(action, word, detail)
        elif kind == act.STAY and detail is not None:
            table = _table("stay", detail, ("token",))
            action.token = _token("stay", table["token"]) if "token" in table else act.ANY_TOKEN
        elif detail is not None:
            raise ActionError(f"{word}: found {shown(detail)}, expected the bare word")
        return action

    def _read_aim(self, action: ActionRecord, detail: object) -> None:
        if detail is None:
            raise ActionError("slide: found nothing, expected x, angle and speed")
        table = _table("slide", detail, _AIM)
        for key in ("x", "speed"):
            if key not in table:
                raise ActionError(f"slide: found no {key}, expected x, angle and speed")
        if ("angle" in table) == ("slope" in table):
            raise ActionError("slide: found both or neither of angle and slope, expected one")
        action.x = _scaled("slide.x", table["x"], 10)
        action.speed = _scaled("slide.speed", table["speed"], 1000)
        if "y" in table:
            action.y = _scaled("slide.y", table["y"], 10)
        if "token" in table:
            action.token = _token("slide", table["token"])
        if "slope" in table:
            action.slope = _scaled("slide.slope", table["slope"], 1)
        else:
            angle = read_number("slide.angle", table["angle"])
            action.slope = slope_of(angle) if abs(angle) < _STEEPEST else _NO_SLOPE

    def _read_space(self, action: ActionRecord, word: str, detail: object) -> None:
        if isinstance(detail, Mapping):
            table = _table(word, detail, ("to", "token"))
            if "token" in table:
                action.token = _token(word, table["token"])
            detail = table.get("to")
        # The GO line is not a space; the rules refuse it.
        action.space = act.NOWHERE if detail == "go" else self.space(word, detail)

    def space(self, where: str, detail: object) -> int:
        """The number of a space given by number or id."""
        try:
            return self.edition.parse_space(detail)
        except (ValueError, TypeError) as error:
            raise ActionError(f"{where}: {error}") from error

    def seat(self, where: str, detail: object) -> int:
        """The number of a seat given by number or name."""
        if isinstance(detail, str) and detail in self.seats:
            return self.seats.index(detail)
        if type(detail) is int and 0 <= detail < len(self.seats):
            return detail
        raise ActionError(
            f"{where}: found {shown(detail)}, expected one of {', '.join(self.seats)}"
        )

    def write(self, action: ActionRecord) -> Written:
        """Turn a record into a written action."""
        kind = int(action.kind)
        word = act.ACTION_NAMES[kind]
        named = {} if action.token == act.ANY_TOKEN else {"token": int(action.token) + 1}
        if kind == act.SLIDE:
            aim: dict[str, float] = {
                "x": int(action.x) / 10,
                "slope": int(action.slope),
                "speed": int(action.speed) / 1000,
            }
            if action.y:
                aim["y"] = int(action.y) / 10
            return {word: {**aim, **named}}
        if kind == act.HOUSE or (kind == act.RAILROAD and not named):
            return {word: self.edition.space_name(int(action.space))}
        if kind == act.RAILROAD:
            return {word: {"to": self.edition.space_name(int(action.space)), **named}}
        return {word: named} if named and kind == act.STAY else word

    def money(self, units: int) -> int:
        """A sum as printed."""
        return self.edition.money.from_unit(int(units))


def _table(where: str, detail: object, keys: tuple[str, ...]) -> JsonMapping:
    if not isinstance(detail, Mapping):
        raise ActionError(f"{where}: found {shown(detail)}, expected {', '.join(keys)}")
    for key in detail:
        if key not in keys:
            raise ActionError(f"{where}: found {shown(key)}, expected {', '.join(keys)}")
    return detail


def read_number(where: str, detail: object) -> float:
    """A finite number; ActionError if it is none, or a whole number that no float can hold."""
    if (type(detail) is int or type(detail) is float) and abs(detail) <= sys.float_info.max:
        return float(detail)
    raise ActionError(f"{where}: found {shown(detail)}, expected a number")


def _scaled(where: str, detail: object, scale: int) -> int:
    """A number in the kernel's whole units; a value far out of range stays out of range."""
    return round(max(-_FAR, min(read_number(where, detail) * scale, _FAR)))


def _token(where: str, detail: object) -> int:
    """Tokens of a side are counted from 1."""
    if type(detail) is not int or detail < 1:
        raise ActionError(f"{where}.token: found {shown(detail)}, expected 1 to 4")
    return min(detail - 1, 99)
