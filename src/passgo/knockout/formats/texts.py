"""Sentences of the knockout family, in the player's language: what happens, why, and why not."""

from collections.abc import Callable, Mapping
from math import atan, degrees
from typing import TYPE_CHECKING, Any

from ...game.families import Written
from ...texts import Texts, Word
from ..edition.compile import slope_of
from ..rules import actions as act
from ..rules.events import CHANGE_NAMES, REASON_NAMES
from ..rules.state import PHASE_NAMES, TOKENS_EACH

if TYPE_CHECKING:
    from ...game import Game

_QUIET = frozenset({"none", "token_moved", "chance_asked", "railroad_asked", "house_asked"})
"""Events that are shown rather than told."""

_KEY_WORDS: Mapping[str, tuple[str, ...]] = {
    "reason": REASON_NAMES,
    "change": CHANGE_NAMES,
    "phase": PHASE_NAMES,
    "kind": act.ACTION_NAMES,
}
_THOUSANDTHS = 1000
_SLOPE_UNIT = 10_000


def is_told(name: str, fields: Mapping[str, int]) -> bool:
    """Whether an event is worth a sentence; a pot that is empty is not."""
    return name not in _QUIET and not (name == "pot_left" and fields["amount"] == 0)


def action_parts(action: Written) -> tuple[str, dict[str, Any]]:
    """The word of an action, and its detail as a table."""
    if isinstance(action, str):
        return action, {}
    [(word, detail)] = action.items()
    return word, detail if isinstance(detail, dict) else {"to": detail}


class LaneTexts:
    """The words of one game."""

    def __init__(self, texts: Texts, game: "Game") -> None:
        """Take the texts of a locale, those of the game's edition among them."""
        self.texts = texts
        self.game = game

    def side(self, number: int) -> str:
        """A side: its colour, and its members where they have other names."""
        colour = self.game.edition.colours[int(self.game.state.colour[number])].id
        name = self.texts.name("colour", colour)
        seats = [s for n, s in enumerate(self.game.seats) if self.game.board.side_of[n] == number]
        members = [seat for seat in seats if seat != colour]
        shown = _capital(name)
        return f"{shown} ({', '.join(members)})" if members else shown

    def token(self, number: int) -> str:
        """A token: the colour of its side, and its number."""
        side, place = divmod(int(number), TOKENS_EACH)
        colour = self.game.edition.colours[int(self.game.state.colour[side])].id
        name = self.texts.name("colour", colour)
        return self.texts.get("knockout-token", colour=name, number=str(place + 1))

    def space(self, number: int) -> str:
        """The name of a space."""
        spaces = self.game.edition.spaces
        return self.texts.name("space", spaces[number].id) if 0 <= number < len(spaces) else "?"

    def money(self, units: int) -> str:
        """A sum in the edition's money."""
        return str(self.game.edition.money.format_money(units, self.texts.locale))

    def decimal(self, value: float) -> str:
        """A measure with the decimal mark of the language."""
        return f"{value:g}".replace(".", self.texts.get("knockout-point"))

    def aslant(self, slope: int) -> str:
        """A direction: straight ahead, or so many degrees to the left or to the right."""
        angle = round(degrees(atan(slope / _SLOPE_UNIT)), 1)
        way = "straight" if not angle else "left" if angle < 0 else "right"
        return self.texts.get("knockout-aslant", way=way, angle=self.decimal(abs(angle)))

    def limits(self) -> dict[str, Word]:
        """What an aim may be: the places, the angle to either side, the speeds."""
        lane = self.game.edition.lane
        slow, fast = (speed / _THOUSANDTHS for speed in lane.speed)
        left, right = lane.launch_x
        bounds = {"left": left, "right": right, "angle": lane.angle, "slow": slow, "fast": fast}
        return {name: self.decimal(bound) for name, bound in bounds.items()}

    def event(self, name: str, fields: Mapping[str, int]) -> str:
        """The sentence for an event."""
        return self._sentence("event", name, fields)

    def refusal(self, code: str, parameters: Mapping[str, int]) -> str:
        """The sentence for a refused action."""
        return self._sentence("refusal", code, parameters)

    def reason(self, name: str, parameters: Mapping[str, int]) -> str:
        """The sentence for why a player does something."""
        return self._sentence("reason", name, parameters)

    def action(self, action: Written) -> str:
        """An action in words: a slide with its aim, a property with its value, or what is done."""
        word, detail = action_parts(action)
        text = self.texts.get(f"knockout-action-{word}")
        if word == "slide" and "x" in detail:
            slope = int(detail["slope"]) if "slope" in detail else slope_of(detail["angle"])
            text = self.texts.get(
                "knockout-action-slide-aim",
                x=self.decimal(detail["x"]),
                aslant=self.aslant(slope),
                speed=self.decimal(detail["speed"]),
            )
        if "to" in detail:
            number = self.game.edition.parse_space(detail["to"])
            value = self.money(int(self.game.board.value[number]))
            text = f"{self.space(number)} ({value})"
        if word == "stay" and "token" in detail:
            side = int(self.game.board.side_of[int(self.game.state.mover)])
            text = f"{text} ({self.token(TOKENS_EACH * side + detail['token'] - 1)})"
        return _capital(text)

    def _sentence(self, sort: str, name: str, fields: Mapping[str, int]) -> str:
        words = {field: self._word(sort, name, field, int(v)) for field, v in fields.items()}
        if sort == "refusal":
            words |= self.limits()
        if "amount" in fields:
            # A sum in words chooses no variant; whether there is one at all does.
            words["sum"] = int(fields["amount"])
        if "sides" in fields:
            mask = int(fields["sides"])
            sides = [self.side(n) for n in range(int(self.game.board.sides)) if mask >> n & 1]
            words |= {"sides": self.texts.list(sides), "count": len(sides)}
        text = self.texts.get(f"knockout-{sort}-{name.replace('_', '-')}", **words)
        return _capital(text)

    def _word(self, sort: str, name: str, field: str, value: int) -> Word:
        if field in _KEY_WORDS:
            names = _KEY_WORDS[field]
            return names[value] if 0 <= value < len(names) else str(value)
        if name == "no_such_seat":
            return value
        if field in {"seat", "mover"}:
            return self.game.seats[value]
        if field == "group":
            return self.texts.name("group", list(self.game.edition.groups)[value])
        if name == "token_moved" and field in {"time", "x", "y", "vx", "vy"}:
            return str(value // _THOUSANDTHS)
        if sort == "refusal" and name == "no_such_token":
            return value
        tell: Mapping[str, Callable[[int], Word]] = {
            "side": self.side,
            "token": self.token,
            "other_token": self.token,
            "space": self.space,
            "amount": self.money,
            "needed": self.money,
            "cash": self.money,
            "x": lambda tenths: self.decimal(tenths / 10),
            "slope": self.aslant,
            "speed": lambda speed: self.decimal(speed / _THOUSANDTHS),
        }
        return tell[field](value) if field in tell else value


def _capital(text: str) -> str:
    """A text as it opens a line, whatever it begins with."""
    return text[:1].upper() + text[1:]
