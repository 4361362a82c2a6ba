"""A whole game at the terminal, from what the command line says."""

import os
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from ..game import Game
from ..knockout.edition.model import KNOCKOUT
from ..texts import Texts, pick_locale
from .estate.board import show_board
from .estate.learning import learn_board
from .estate.person import ATTENTION, Habits
from .estate.table import Table
from .estate.voice import Voice
from .keyboard import EndOfInput, Keyboard, Typed
from .knockout.table import is_lane, play_lane
from .rules_played import departures_text
from .saving import check_writable, replay_file
from .seats import Seated, seat_again
from .sitting import Sitting
from .welcome import OtherFamily, Setting, Welcome
from .wishes import CommandError, Wishes, parse_seed

Clock = Callable[[], float]


def play_game(
    wishes: Wishes,
    console: Console,
    keyboard: Keyboard | None = None,
    clock: Clock = time.monotonic,
    is_asking: bool | None = None,
) -> int:
    """Play a game and return the exit code: 0, or 130 when it was interrupted."""
    if wishes.ask not in ATTENTION:
        known = ", ".join(ATTENTION)
        raise CommandError(
            "cli-error-option-value", option="--ask", found=wishes.ask, expected=known
        )
    if wishes.record is not None:
        check_writable(wishes.record)
    keyboard = keyboard or Typed(console)
    if wishes.resume is not None:
        return _resume(wishes, replay_file(wishes.resume), console, keyboard, clock)
    if is_lane(wishes):
        return play_lane(wishes, console, keyboard)
    seed = None if wishes.seed is None else parse_seed(wishes.seed)
    asking = sys.stdin.isatty() if is_asking is None else is_asking
    try:
        game, seated, texts = _deal(wishes, console, keyboard, seed, is_asking=asking)
    except EndOfInput:
        return 0
    except OtherFamily as chosen:
        return play_lane(chosen.wishes, console, keyboard)
    return EstateSitting(wishes, seated, Voice(console, texts, game), keyboard, clock).spend()


def _resume(wishes: Wishes, game: Game, console: Console, keyboard: Keyboard, clock: Clock) -> int:
    """Go on with a recorded game."""
    if game.family.name == KNOCKOUT:
        return play_lane(wishes, console, keyboard, game)
    voice = Voice(console, Texts(pick_locale(wishes.lang, os.environ), game.edition), game)
    seated = seat_again(game.seats, wishes.name)
    return EstateSitting(wishes, seated, voice, keyboard, clock).spend()


def _deal(
    wishes: Wishes, console: Console, keyboard: Keyboard, seed: int | None, *, is_asking: bool
) -> tuple[Game, list[Seated], Texts]:
    welcome = Welcome(wishes, console, keyboard, is_asking=is_asking)
    if welcome.is_asking:
        console.print(Text(welcome.texts.get("cli-welcome"), style="bold"))
    setting: Setting = welcome.arrange()
    names = [seat.name for seat in setting.seated]
    game = Game.new(setting.edition, names, setting.mode, seed, setting.options)
    return game, setting.seated, setting.texts


class EstateSitting(Sitting):
    """A game of lots and rents."""

    def __init__(
        self,
        wishes: Wishes,
        seated: list[Seated],
        voice: Voice,
        keyboard: Keyboard,
        clock: Clock,
    ) -> None:
        """Prepare the table."""
        super().__init__(wishes, voice.game, seated, voice, keyboard)
        self.voice = voice
        voice.is_explaining = wishes.why
        learn_board(self.game, voice)
        habits = Habits(self.save_as, wishes.ask, clock)
        self.table = Table(self.game, seated, voice, keyboard, habits)

    def play(self) -> None:
        """Play until the game is over."""
        self.table.play()

    def departures(self) -> str:
        """The printed rules, or what differs from them."""
        return departures_text(self.game, self.voice)

    def show(self) -> None:
        """Show the board."""
        people = [self.game.seat(seat.name) for seat in self.seated if seat.is_person]
        show_board(self.game, self.voice, people[0] if people else 0)

    def sum_up(self) -> None:
        """Say how much everybody has, the richest first."""
        for name in sorted(self.game.seats, key=self.game.wealth, reverse=True):
            units = self.game.edition.money.to_unit(self.game.wealth(name))
            self.voice.say("cli-final-wealth", seat=name, amount=self.voice.money(units))
