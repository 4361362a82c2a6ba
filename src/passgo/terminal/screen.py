"""The screen of a family: what it draws, and what it asks besides the lines of a menu.

A family has ``terminal/<family>/screen.py`` with a ``SCREEN``, which is found by the family's name.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from rich.console import Console
from rich.text import Text

from ..bots.registry import PLAYERS
from ..editions.loader import AnyEdition
from ..errors import PassgoError
from ..families import find_family
from ..families.parts import Options
from ..game import Game, Written
from ..texts import Texts
from ..wire.forms import Plain
from .keyboard import Keyboard
from .menu import MenuLine, menu_of
from .questions import Questions
from .voice import Voice


class Unreadable(PassgoError):
    """An answer that is neither a menu line nor anything the screen can read, with its text."""

    def __init__(self, text_id: str, **words: str | int) -> None:
        """Name the text and its words."""
        super().__init__(text_id)
        self.text_id = text_id
        self.words = words


class GameScreen(ABC):
    """The drawings and forms of one game."""

    keys = ""
    """The text that names the letters in one line."""
    help = ""
    """The text of the help."""
    bot_texts = ""
    """The prefix of the ids of the bots' characters."""

    voice_class: type[Voice] = Voice

    def __init__(self, game: Game, voice: Voice, keyboard: Keyboard) -> None:
        """Show this game and ask at this keyboard."""
        self.game = game
        self.voice = voice
        self.keyboard = keyboard
        self.questions = Questions(voice, keyboard)

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that play such games, the weakest first."""
        return self.bot_names(self.game.family.name)

    @staticmethod
    def bot_names(family: str) -> tuple[str, ...]:
        """The bots of a family, before there is a game."""
        return PLAYERS.names(find_family(family))

    @staticmethod
    @abstractmethod
    def read_option(text: str) -> tuple[str, object]:
        """An option of the command line, ``name=value``; OptionError where it is wrong."""

    @staticmethod
    @abstractmethod
    def player_range(edition: AnyEdition, mode: str, options: Options) -> tuple[int, int]:
        """How many may play."""

    @staticmethod
    @abstractmethod
    def check_options(
        edition: AnyEdition, mode: str, options: Options, seats: Sequence[str]
    ) -> None:
        """Refuse options that a table cannot have, with OptionError."""

    @staticmethod
    def needs_minutes(edition: AnyEdition, mode: str, options: Options) -> bool:
        """Whether the players must agree on how long a game lasts."""
        del edition, mode, options
        return False

    def view(self, seat: str | None = None) -> Plain:
        """The view of a seat now."""
        return self.game.look().view(seat)

    def menu(self, seat: str) -> tuple[MenuLine, ...]:
        """The menu lines of what a seat may do now."""
        choices = self.game.look().choices(seat)
        return menu_of(choices, self.voice, may_wait=seat not in self.game.to_act)

    def usual(self, lines: Sequence[MenuLine]) -> MenuLine | None:
        """The line that Enter alone takes; None where Enter is not an answer."""
        return lines[0] if lines else None

    @abstractmethod
    def show(self, viewer: str | None) -> None:
        """Draw the board as a seat, or an onlooker, sees it."""

    @abstractmethod
    def show_turn(self, seat: str) -> None:
        """Show the state of the game when a seat's turn begins."""

    @abstractmethod
    def say_question(self, seat: str) -> None:
        """Say who is asked, and what is on the table."""

    @abstractmethod
    def letters(self, seat: str) -> Mapping[str, Callable[[str], None]]:
        """Further commands of one letter; each receives the rest of the line."""

    @abstractmethod
    def fill(self, line: MenuLine, seat: str) -> list[Written]:
        """Ask what a form needs; Back where the player cancels."""

    def read(self, typed: str, seat: str) -> Written:
        """An answer in words as an action; Unreadable where it is none."""
        raise Unreadable("cli-not-a-choice", typed=typed, most=len(self.menu(seat)))

    @abstractmethod
    def turn_of(self, seat: str) -> int | None:
        """The number of the turn that a seat is about to begin; None at any other moment."""

    @abstractmethod
    def purses(self) -> Mapping[str, int | None]:
        """The cash that all players can see, by displayed name."""

    @abstractmethod
    def departures(self) -> str:
        """One sentence: the printed rules, or what differs from them."""

    @abstractmethod
    def sum_up(self) -> None:
        """Show the result of the game."""

    def help_words(self) -> dict[str, str | int]:
        """The arguments of the help text."""
        return {}

    def describe(self, seat: str, action: Written) -> str:
        """What an action that a seat may take now is called."""
        return self.voice.texts.say(self.game.look().describe(seat, action))

    def show_lines(self, lines: Sequence[MenuLine], *, is_inside: bool) -> None:
        """List the lines of a menu."""
        for number, line in enumerate(lines, 1):
            style = "bold" if number == 1 and not is_inside else ""
            self.voice.show(Text(f"  {number:>2}  {line.label}", style=style), 6)
        if is_inside:
            self.voice.show(Text(f"   0  {self.voice.get('cli-back')}", style="dim"))


def screen_for(console: Console, texts: Texts, game: Game, keyboard: Keyboard) -> GameScreen:
    """The screen of a game's family."""
    made = screen_class(game.family.name)
    return made(game, made.voice_class(console, texts, game), keyboard)


def screen_class(family: str) -> type[GameScreen]:
    """The ``SCREEN`` of a family's folder."""
    found: type[GameScreen] = import_module(f".{family}.screen", __package__).SCREEN
    return found
