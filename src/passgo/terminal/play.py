"""A whole game at the terminal: welcome, game, goodbye, and the record that is left."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..bots.names import DEFAULT_PLAYER
from ..editions import OptionError
from ..game import Game
from ..texts import Texts, pick_locale
from .board import show_board
from .keyboard import EndOfInput, Keyboard, Typed
from .lane_table import is_lane, play_lane
from .learning import learn_board
from .person import ATTENTION, Habits, Stop
from .rules_played import departures_text
from .saving import FileTrouble, check_writable, replay_file, save_record
from .seats import Seated
from .table import Table
from .voice import Voice
from .welcome import OtherFamily, Setting, Welcome
from .wishes import CommandError, Wishes, parse_seed, seed_text

INTERRUPTED = 130

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
    if is_lane(wishes):
        return play_lane(wishes, console, keyboard)
    seed = None if wishes.seed is None else parse_seed(wishes.seed)
    keyboard = keyboard or Typed(console)
    asking = sys.stdin.isatty() if is_asking is None else is_asking
    try:
        game, seated, texts = _deal(wishes, console, keyboard, seed, is_asking=asking)
    except EndOfInput:
        return 0
    except OtherFamily as chosen:
        there = replace(wishes, edition=chosen.edition, lang=chosen.locale)
        return play_lane(there, console, keyboard)
    voice = Voice(console, texts, game)
    voice.is_explaining = wishes.why
    learn_board(game, voice)
    return Sitting(wishes, seated, voice, keyboard, clock).spend()


def _deal(
    wishes: Wishes, console: Console, keyboard: Keyboard, seed: int | None, *, is_asking: bool
) -> tuple[Game, list[Seated], Texts]:
    if wishes.resume is not None:
        game = replay_file(wishes.resume)
        seated = _seat_again(game, wishes)
        return game, seated, Texts(pick_locale(wishes.lang, os.environ), game.edition)
    welcome = Welcome(wishes, console, keyboard, is_asking=is_asking)
    if welcome.is_asking:
        console.print(Text(welcome.texts.get("cli-welcome"), style="bold"))
    setting: Setting = welcome.arrange()
    names = [seat.name for seat in setting.seated]
    game = Game.new(setting.edition, names, setting.mode, seed, setting.options)
    return game, setting.seated, setting.texts


def _seat_again(game: Game, wishes: Wishes) -> list[Seated]:
    """The seats of a game taken up again: the first, or the one named, is the person's."""
    person = wishes.name or game.seats[0]
    if person not in game.seats:
        raise OptionError("--name", repr(person), f"one of {', '.join(game.seats)}")
    return [Seated(name) if name == person else Seated(name, DEFAULT_PLAYER) for name in game.seats]


class Sitting:
    """One game from the first word to the last."""

    def __init__(
        self,
        wishes: Wishes,
        seated: list[Seated],
        voice: Voice,
        keyboard: Keyboard,
        clock: Clock,
    ) -> None:
        """Prepare the table."""
        self.wishes = wishes
        self.game = voice.game
        self.seated = seated
        self.voice = voice
        self.keyboard = keyboard
        habits = Habits(self.save_as, wishes.ask, clock)
        self.table = Table(self.game, seated, voice, keyboard, habits)

    def spend(self) -> int:
        """Play, and say goodbye however it ends."""
        self._open()
        code = 0
        try:
            self.table.play()
            self._close()
        except EndOfInput:
            self.voice.say("cli-goodbye")
        except Stop:
            self._stop()
        except KeyboardInterrupt:
            self.voice.console.print()
            self.voice.say("cli-stopped")
            code = INTERRUPTED
        if self.wishes.record is not None:
            self._save(self.wishes.record)
        return code

    def save_as(self, name: str) -> None:
        """Write the record to a file the player names; a file that cannot be written is said."""
        try:
            self._save(Path(name).expanduser())
        except FileTrouble as trouble:
            self.voice.complain(trouble.text_id, **trouble.words)

    def _save(self, path: Path) -> None:
        save_record(self.game, path)
        self.voice.say("cli-record-saved", path=str(path))

    def _open(self) -> None:
        voice, game = self.voice, self.game
        title = voice.get("edition-title")
        mode = voice.get(f"cli-mode-{game.mode}")
        voice.console.print()
        voice.say("cli-edition-shown", "bold", edition=title, mode=mode)
        players = []
        for seat in self.seated:
            who = voice.get("cli-you" if seat.is_person else "cli-computer", bot=seat.kind)
            is_alone = sum(other.is_person for other in self.seated) == 1
            players.append(seat.name if seat.is_person and not is_alone else f"{seat.name} ({who})")
        voice.say("cli-players", seats=voice.texts.list(players))
        voice.say("cli-seed-shown", "dim", seed=seed_text(game.seed))
        voice.console.print(Text(departures_text(game, voice), style="dim"))
        if "time_limit" in game.settled:
            voice.say("cli-time-limit", "dim", minutes=int(str(game.settled["time_limit"])))
        person = next((game.seat(seat.name) for seat in self.seated if seat.is_person), 0)
        show_board(game, voice, person)
        voice.tell(game.events if not game.actions else game.events[-1:])

    def _close(self) -> None:
        voice, game = self.voice, self.game
        voice.console.print()
        voice.say("cli-game-over", "bold")
        people = [seat.name for seat in self.seated if seat.is_person]
        if people == list(game.winners):
            voice.say("cli-you-win", "bold green")
        else:
            seats = voice.texts.list(list(game.winners))
            voice.say("cli-winner", "bold", seats=seats, count=len(game.winners))
        ranked = sorted(game.seats, key=game.wealth, reverse=True)
        for name in ranked:
            units = game.edition.money.to_unit(game.wealth(name))
            voice.say("cli-final-wealth", seat=name, amount=voice.money(units))

    def _stop(self) -> None:
        """Stopped by choice: offer to keep the record."""
        if self.wishes.record is None:
            question = Text(self.voice.get("cli-ask-keep") + " ")
            try:
                name = self.keyboard.ask(question)
            except EndOfInput:
                name = ""
            if name:
                self.save_as(name)
        self.voice.say("cli-stopped")
