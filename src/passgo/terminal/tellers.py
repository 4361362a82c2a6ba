"""What a bot would do, and why, in the words of a game's family."""

from typing import Protocol

from rich.console import Console
from rich.text import Text

from ..bots.player import Decision
from ..game import Game, Written
from ..knockout.edition.model import KNOCKOUT
from ..texts import Texts
from .estate.learning import learn_board
from .estate.sayings import say_action
from .estate.voice import SEAT_MARKS, Voice, seat_style
from .knockout.words import LaneWords
from .warming import warm_opponents


class Teller(Protocol):
    """Puts decisions of one game into words."""

    def mark(self, seat: int) -> Text:
        """The letter of a seat, in its colour."""
        ...

    def action(self, seat: str, action: Written) -> str:
        """What an action is called."""
        ...

    def why(self, decision: Decision) -> str:
        """Why a bot takes it."""
        ...


class EstateTeller:
    """Speaks of lots and rents."""

    def __init__(self, voice: Voice) -> None:
        """Take a game at one moment, and who speaks for it."""
        self.game = voice.game
        self.voice = voice

    def mark(self, seat: int) -> Text:
        """The letter of a seat."""
        return self.voice.mark(seat)

    def action(self, seat: str, action: Written) -> str:
        """A line as a menu would have it."""
        return say_action(self.game, seat, self.voice, action)

    def why(self, decision: Decision) -> str:
        """The sentence of a reason."""
        return self.voice.texts.say(decision.why.wire())


class LaneTeller:
    """Speaks of slides."""

    def __init__(self, texts: Texts, game: Game) -> None:
        """Take a game at one moment."""
        self.words = LaneWords(texts, game)

    def mark(self, seat: int) -> Text:
        """The letter of a seat."""
        return Text(SEAT_MARKS[seat], style=seat_style(seat))

    def action(self, seat: str, action: Written) -> str:
        """A slide with its aim, a property, or what is done."""
        return self.words.action(seat, action)

    def why(self, decision: Decision) -> str:
        """The sentence of a reason."""
        return self.words.texts.say(decision.why.wire())


def teller_of(console: Console, texts: Texts, game: Game) -> Teller:
    """Who puts a game into words."""
    if game.family.name == KNOCKOUT:
        return LaneTeller(texts, game)
    return EstateTeller(Voice(console, texts, game))


def get_ready(console: Console, texts: Texts, game: Game) -> None:
    """Let bots learn or compile what they need before they are asked, saying so."""
    if game.family.name == KNOCKOUT:
        warm_opponents(console, texts)
    else:
        learn_board(game, Voice(console, texts, game))
