"""Play a whole game at the terminal with the options of the command line."""

import sys
import time
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from ..bots.code import load_code
from ..compiling.targets import COMPILED
from ..editions.data_folder import data_folder
from ..errors import CommandError
from ..game import Game
from ..table import Customs, Habits, Table
from ..table.sitters import ATTENTION
from .advice import Adviser
from .hangup import hangup_caught
from .keeping import Keeper, games_dir
from .keyboard import EndOfInput, Keyboard, keyboard_for
from .learning import learn_board
from .play_options import PlayOptions, parse_seed
from .resuming import Resumed, offer_last, resume
from .saving import FileTrouble, check_writable
from .screen import screen_for
from .seats import Seated
from .sitting import Sitting
from .warming import Warming
from .welcome import Setting, Welcome

Clock = Callable[[], float]

USUAL_PACE = 0.4
"""Seconds between two actions of bots where a person watches."""
SLOWEST = 60.0


def play_game(
    play_options: PlayOptions,
    console: Console,
    keyboard: Keyboard | None = None,
    clock: Clock = time.monotonic,
    is_asking: bool | None = None,
) -> int:
    """Play a game and return the exit code: 0, or 130 when it was interrupted."""
    _check(play_options)
    load_code(play_options.code)
    is_live = keyboard is None and sys.stdin.isatty()
    if keyboard is None:
        keyboard = _keyboard(console)
    asking = is_live if is_asking is None else is_asking
    try:
        found = _find(play_options, console, keyboard, is_asking=asking)
    except EndOfInput:
        return 0
    screen = screen_for(console, found.texts, found.game, keyboard)
    if any(not seat.is_person for seat in found.seated):
        learn_board(found.game, screen.voice)
    warming = Warming(found.game.family.name, console, found.texts, in_background=is_live)
    if warming.has_rules():
        found.game.switch(COMPILED)
    table = _table(play_options, found, clock, is_live=is_live)
    adviser = Adviser(screen, warming)
    keeper = _keeper(table, found, screen.voice.complain)
    if found.has_parted:
        screen.voice.say("table-rules-changed", "dim")
    with hangup_caught():
        return Sitting(play_options, table, screen, adviser, keeper).spend()


def _check(play_options: PlayOptions) -> None:
    if play_options.ask not in ATTENTION:
        known = ", ".join(ATTENTION)
        raise CommandError(
            "cli-error-option-value", option="--ask", found=play_options.ask, expected=known
        )
    if play_options.pace is not None and not 0 <= play_options.pace <= SLOWEST:
        raise CommandError(
            "cli-error-option-value",
            option="--pace",
            found=f"{play_options.pace:g}",
            expected=f"0 … {SLOWEST:g}",
        )
    if play_options.record is not None:
        check_writable(play_options.record)


def _keyboard(console: Console) -> Keyboard:
    try:
        games_dir()
    except FileTrouble:
        return keyboard_for(console)
    return keyboard_for(console, data_folder() / "history")


def _find(
    play_options: PlayOptions, console: Console, keyboard: Keyboard, *, is_asking: bool
) -> Resumed:
    """The game to play: one that goes on, or a new one."""
    if play_options.resume is not None:
        return resume(play_options, play_options.resume)
    seed = None if play_options.seed is None else parse_seed(play_options.seed)
    welcome = Welcome(play_options, console, keyboard, is_asking=is_asking)
    if welcome.is_asking:
        console.print(Text(welcome.texts.get("cli-welcome"), style="bold"))
        found = offer_last(play_options, console, keyboard, welcome.texts)
        if found is not None:
            return found
    setting: Setting = welcome.arrange()
    names = [seat.name for seat in setting.seated]
    game = Game.new(setting.edition, names, setting.mode, seed, setting.options)
    return Resumed(game, setting.seated, setting.texts)


def _table(play_options: PlayOptions, found: Resumed, clock: Clock, *, is_live: bool) -> Table:
    pace = play_options.pace if play_options.pace is not None else USUAL_PACE if is_live else 0.0
    customs = Customs(pace=pace, absence=None)
    table = Table(found.game, bots_of(found.seated), clock, customs, found.memory)
    for sitter in table.sitters.values():
        if sitter.is_person and (found.memory is None or play_options.ask != ATTENTION[0]):
            sitter.habits = Habits(claims=False, attention=play_options.ask)
    return table


def bots_of(seated: Sequence[Seated]) -> dict[str, str]:
    """The bots by seat."""
    return {seat.name: seat.kind for seat in seated if not seat.is_person}


def _keeper(table: Table, found: Resumed, complain: Callable[..., object]) -> Keeper | None:
    """The autosave of the game; none, with a message, where no file can be written."""
    try:
        return Keeper(table, found.path)
    except FileTrouble as trouble:
        if found.path is not None:
            raise
        complain(trouble.text_id, **trouble.words)
    except OSError as error:
        complain("cli-error-cannot-write", path=str(error.filename), why=error.strerror or "")
    return None
