"""The words of a knockout table, for whoever shows one."""

from typing import Any

from ...game import Game, Written
from ...texts import Texts, Word


class LaneWords:
    """The texts of a locale, and a game whose things they name."""

    def __init__(self, texts: Texts, game: Game) -> None:
        """Take the texts of a locale, those of the game's edition among them."""
        self.texts = texts
        self.game = game

    def side(self, number: int) -> str:
        """A side: its colour, and its members where they have other names."""
        return str(self.texts.word(self.game.messages.side(number)))

    def space(self, number: int) -> str:
        """The name of a space."""
        return str(self.texts.word(self.game.messages.space(number)))

    def money(self, units: int) -> str:
        """A sum in the edition's money."""
        return str(self.texts.word(self.game.messages.money(units)))

    def limits(self) -> dict[str, Word]:
        """What an aim may be: the places, the angle to either side, the speeds."""
        aim = self.game.family.box(self.game.edition)["lane"]["aim"]
        left, right = aim["x"]
        slow, fast = aim["speed"]
        bounds = {"left": left, "right": right, "slow": slow, "fast": fast}
        bounds["angle"] = aim["angle"][1]
        return {name: self.texts.decimal(bound) for name, bound in bounds.items()}

    def action(self, seat: str, action: Written) -> str:
        """An action in words: a slide with its aim, a property with its value, or what is done."""
        return self.texts.say(self.game.describe(seat, action))


def action_parts(action: Written) -> tuple[str, dict[str, Any]]:
    """The word of an action, and its detail as a table."""
    if isinstance(action, str):
        return action, {}
    [(word, detail)] = action.items()
    return word, detail if isinstance(detail, dict) else {"to": detail}
