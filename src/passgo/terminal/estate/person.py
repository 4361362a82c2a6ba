"""A person at the keyboard: shown what happens, asked what to do."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from ...bots.names import PLAYER_NAMES
from ...estate.rules.state import M_AMOUNT, M_OTHER, M_SEAT
from ...game import Game, Written
from ..advice import hand_over, hint, show_bots, switch_reasons
from ..keyboard import Keyboard, line_number
from ..rules_played import show_options
from ..tellers import EstateTeller
from .board import show_board
from .deeds import show_deed, show_deeds
from .forms import Forms
from .menu import Entry, menu_of, word_of
from .players import show_players
from .voice import Voice

ATTENTION = ("needed", "turns", "always")
"""When a person who owes no decision is asked: for offers and rents only, before every turn of
another, or at every moment when something could be done."""

LOG_SHOWN = 20
"""How many of the last sentences are told again."""


class Stop(Exception):
    """The player wants to stop."""


@dataclass
class Habits:
    """How this table plays."""

    save: Callable[[str], None]
    """Writes the record to a file that a player names."""
    attention: str = "needed"
    clock: Callable[[], float] = time.monotonic
    """Counts real seconds."""


class Person:
    """One seat played from the keyboard."""

    def __init__(
        self,
        game: Game,
        seat: str,
        voice: Voice,
        keyboard: Keyboard,
        habits: Habits,
    ) -> None:
        """Sit down."""
        self.game = game
        self.seat = seat
        self.voice = voice
        self.keyboard = keyboard
        self.habits = habits
        self.forms = Forms(game, seat, voice, keyboard)
        self._turn_shown = -1

    def wants_asking(self) -> bool:
        """Whether somebody who owes no decision is asked all the same."""
        if self.habits.attention == "always":
            return True
        words = {word_of(choice.action) for choice in self.game.legal(self.seat)}
        if words & {"accept", "reject", "claim"}:
            return True
        is_between = self.game.phase == "roll" and not self.game.state.throws
        return self.habits.attention == "turns" and is_between

    def choose(self) -> Written | None:
        """What the person does; None is to let the others go on."""
        self._open()
        while True:
            entry = self._pick(menu_of(self.game, self.seat, self.voice), is_inside=False)
            if entry is None or entry.is_wait:
                return None
            action = self._finish(entry)
            if action is not None:
                return action

    def _open(self) -> None:
        """Say who is asked, and show where things stand once per turn."""
        number = self.game.seat(self.seat)
        is_mover = int(self.game.state.mover) == number and self.game.phase != "order"
        console = self.voice.console
        console.print()
        if is_mover and self._turn_shown != int(self.game.state.turn):
            self._turn_shown = int(self.game.state.turn)
            show_players(self.game, self.voice, number)
            console.print(Text(self.voice.get("cli-keys"), style="dim"))
        text_id = "cli-your-turn" if is_mover else "cli-to-answer"
        line = Text.assemble(self.voice.mark(number), "  ")
        line.append(self.voice.get(text_id, seat=self.seat), style="bold")
        console.print(line)
        self._say_matter(number)

    def _say_matter(self, number: int) -> None:
        """What is on the table: the highest bid, or what is missing for a debt."""
        state, phase = self.game.state, self.game.phase
        if phase == "auction":
            top = state.matters[int(state.depth) - 1]
            if top[M_OTHER] < 0:
                self.voice.say("cli-no-bid-yet", "dim")
            else:
                leader = self.game.seats[int(top[M_OTHER])]
                amount = self.voice.money(top[M_AMOUNT])
                self.voice.say("cli-current-bid", "dim", amount=amount, seat=leader)
        if phase == "debt":
            top = state.matters[int(state.depth) - 1]
            missing = int(top[M_AMOUNT]) - int(state.cash[number])
            if top[M_SEAT] == number and missing > 0:
                self.voice.say("cli-still-missing", "yellow", amount=self.voice.money(missing))

    def _pick(self, entries: tuple[Entry, ...], *, is_inside: bool) -> Entry | None:
        """A line of a menu; in a menu within a menu, None is to go back."""
        for number, entry in enumerate(entries, 1):
            style = "bold" if number == 1 and not is_inside else ""
            self.voice.console.print(Text(f"  {number:>2}  {entry.label}", style=style))
        if is_inside:
            self.voice.console.print(Text(f"   0  {self.voice.get('cli-back')}", style="dim"))
        while True:
            typed = self._ask(entries)
            chosen = line_number(typed, 1, len(entries))
            if chosen is not None:
                return entries[chosen - 1]
            if not typed:
                return entries[0]
            if is_inside and typed == "0":
                return None
            if not self._obey(typed):
                self.voice.complain("cli-not-a-choice", typed=typed, most=len(entries))

    def _ask(self, entries: tuple[Entry, ...]) -> str:
        question = Text(self.voice.get("cli-choose-default", action=entries[0].label) + " ")
        return self.keyboard.ask(question)

    def _finish(self, entry: Entry) -> Written | None:
        """Ask what an entry still needs; None goes back to the menu."""
        while entry.inside:
            self.voice.console.print(Text(entry.label, style="bold"))
            chosen = self._pick(entry.inside, is_inside=True)
            if chosen is None:
                return None
            entry = chosen
        action = entry.action
        if entry.form:
            assert entry.choice is not None
            action = self.forms.fill(entry.form, entry.choice)
        if action is None:
            return None
        if action == "resign" and not self.forms.confirm("cli-sure-resign", usually=False):
            return None
        if action == "bankrupt" and not self.forms.confirm("cli-sure-bankrupt", usually=True):
            return None
        refusal = self.game.why_not(self.seat, action)
        if refusal is not None:
            self.voice.refuse(refusal)
            return None
        return action

    def _obey(self, typed: str) -> bool:
        """Do what a letter or a word asks for; whether it is one."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        number = self.game.seat(self.seat)
        doers: dict[str, Callable[[], None]] = {
            "h": self._help,
            "?": self._help,
            "b": lambda: show_board(self.game, self.voice, number),
            "p": lambda: show_players(self.game, self.voice, number),
            "d": lambda: self._show_deeds(rest.lower(), number),
            "l": lambda: self.voice.tell_again(LOG_SHOWN),
            "y": lambda: switch_reasons(self.voice, LOG_SHOWN),
            "i": self._give_hint,
            "bot": lambda: hand_over(rest.lower(), PLAYER_NAMES, self.voice.complain),
            "o": lambda: show_options(self.game, self.voice),
            "w": lambda: self._set_attention(rest.lower()),
            "s": lambda: self._save(rest),
            "q": self._stop,
        }
        doer = doers.get(word.lower())
        if doer is None:
            return False
        doer()
        return True

    def _help(self) -> None:
        self.voice.say("cli-help")
        show_bots(self.voice.console, self.voice.texts, PLAYER_NAMES, "cli")

    def _stop(self) -> None:
        raise Stop

    def _give_hint(self) -> None:
        voice = self.voice
        line = hint(self.game, self.seat, voice.texts, EstateTeller(voice))
        voice.console.print(Text(line, style="cyan"))

    def _show_deeds(self, wanted: str, number: int) -> None:
        """The deeds of the person, or the deed of one square."""
        if not wanted:
            show_deeds(self.game, self.voice, number)
            return
        names = [name.lower() for name in self.voice.names.squares]
        lots = [
            lot
            for lot, square in enumerate(self.game.edition.squares)
            if square.is_lot and (wanted == str(lot) or wanted in names[lot])
        ]
        if not lots:
            self.voice.complain("cli-no-such-lot", typed=wanted)
        for lot in lots:
            show_deed(self.game, self.voice, lot, number)

    def _set_attention(self, wanted: str) -> None:
        """Change when the person is asked: the next way round, or the one named."""
        place = ATTENTION.index(self.habits.attention)
        self.habits.attention = (
            wanted if wanted in ATTENTION else ATTENTION[(place + 1) % len(ATTENTION)]
        )
        self.voice.say(f"cli-attention-{self.habits.attention}")

    def takes_back(self, bot: str) -> str:
        """Ask whoever left the seat to a bot what now: ``on``, ``back`` or ``end``."""
        lines = tuple(
            Entry(self.voice.get(f"cli-left-{what}", bot=bot), action=what)
            for what in ("on", "back", "end")
        )
        console, number = self.voice.console, self.game.seat(self.seat)
        console.print()
        show_players(self.game, self.voice, number)
        self._turn_shown = int(self.game.state.turn)
        line = Text.assemble(self.voice.mark(number), "  ")
        line.append(self.voice.get("cli-left", seat=self.seat, bot=bot), style="bold")
        console.print(line)
        chosen = self._pick(lines, is_inside=False)
        assert chosen is not None
        return str(chosen.action)

    def _save(self, name: str) -> None:
        if not name:
            default = f"passgo-{self.game.edition.id}.json"
            question = Text(self.voice.get("cli-ask-file", path=default) + " ")
            name = self.keyboard.ask(question) or default
        self.habits.save(name)
