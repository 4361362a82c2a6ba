"""A person at the keyboard: shown what happens, asked what to do."""

from collections.abc import Callable
from dataclasses import replace

from rich.text import Text

from ..bots.names import DEFAULT_PLAYER
from ..errors import ActionError
from ..game import Written
from ..table import Table
from ..table.sitters import ATTENTION
from .advice import Adviser, show_bots
from .keyboard import line_number
from .menu import MenuLine
from .questions import Back
from .screen import GameScreen, Unreadable

LOG_SHOWN = 20
"""How many of the last sentences are repeated."""
_SURE = {"resign": False, "bankrupt": True}
"""Actions that need a confirmation, and the answer of Enter to it."""
_SLOWEST = 10.0


class Stop(Exception):
    """The player wants to stop."""


class HandOver(Exception):
    """A player wants a bot to go on in this seat."""

    def __init__(self, bot: str) -> None:
        """Name the bot."""
        super().__init__(bot)
        self.bot = bot


class Person:
    """One seat played from the keyboard."""

    def __init__(
        self,
        seat: str,
        table: Table,
        screen: GameScreen,
        adviser: Adviser,
        save: Callable[[str], None],
    ) -> None:
        """Sit down; ``save`` writes the record to a file that is named."""
        self.seat = seat
        self.table = table
        self.game = table.game
        self.screen = screen
        self.voice = screen.voice
        self.adviser = adviser
        self.save = save
        self._turn_shown: int | None = None

    def choose(self) -> list[Written]:
        """Ask for the person's actions, in order; an empty list lets the others go on."""
        self._open()
        while True:
            actions = self._answer()
            if actions is not None:
                return actions

    def _open(self) -> None:
        """Show who is asked, and the state of the game once per turn."""
        self.voice.console.print()
        turn = self.screen.turn_of(self.seat)
        if turn is not None and self._turn_shown != turn:
            self._turn_shown = turn
            self.screen.show_turn(self.seat)
            self.voice.say(self.screen.keys, "dim")
        self.screen.say_question(self.seat)

    def _answer(self) -> list[Written] | None:
        """One answer as actions; None where the menu must be shown again."""
        lines = self.screen.menu(self.seat)
        self.screen.show_lines(lines, is_inside=False)
        line = self._pick(lines)
        try:
            actions = self._finish(line) if isinstance(line, MenuLine) else [line]
        except Back:
            return None
        return actions if self._is_allowed(actions) else None

    def _pick(self, lines: tuple[MenuLine, ...]) -> MenuLine | Written:
        """A line of the menu, or an answer in words."""
        while True:
            typed = self._ask(lines)
            chosen = line_number(typed, 1, len(lines))
            if chosen is not None:
                return lines[chosen - 1]
            usual = self.screen.usual(lines)
            if not typed and usual is not None:
                return usual
            if self._obey(typed):
                continue
            try:
                return self.screen.read(typed, self.seat)
            except Unreadable as wrong:
                self.voice.complain(wrong.text_id, **wrong.words)
            except ActionError:
                self.voice.complain("cli-not-understood", typed=typed)

    def _ask(self, lines: tuple[MenuLine, ...]) -> str:
        usual = self.screen.usual(lines)
        question = "> "
        if usual is not None:
            question = self.voice.get("cli-choose-default", action=usual.label) + " "
        return self.screen.keyboard.ask(Text(question)).strip()

    def _finish(self, line: MenuLine) -> list[Written]:
        """Ask what an line still needs; Back goes back to the menu."""
        if line.is_wait:
            return []
        if line.inside:
            return self._finish_inside(line)
        if line.form:
            return self.screen.fill(line, self.seat)
        assert line.action is not None
        return [line.action]

    def _finish_inside(self, line: MenuLine) -> list[Written]:
        """A line of a menu within the menu."""
        self.voice.show(Text(line.label, style="bold"))
        self.screen.show_lines(line.inside, is_inside=True)
        return self._finish(self._pick_inside(line.inside))

    def _pick_inside(self, lines: tuple[MenuLine, ...]) -> MenuLine:
        while True:
            typed = self._ask(lines)
            if typed == "0":
                raise Back
            chosen = line_number(typed or "1", 1, len(lines))
            if chosen is not None:
                return lines[chosen - 1]
            if not self._obey(typed):
                self.voice.complain("cli-not-a-choice", typed=typed, most=len(lines))

    def _is_allowed(self, actions: list[Written]) -> bool:
        """Whether the person is sure and the rules accept it, as far as can be said before."""
        for action in actions[:1]:
            if isinstance(action, str) and action in _SURE and not self._is_sure(action):
                return False
            try:
                refusal = self.game.why_not(self.seat, action)
            except ActionError:
                self.voice.complain("cli-not-understood", typed=str(action))
                return False
            if refusal is not None:
                self.voice.refuse(refusal.wire())
                return False
        return True

    def _is_sure(self, action: str) -> bool:
        try:
            return self.screen.questions.confirm(f"cli-sure-{action}", usually=_SURE[action])
        except Back:
            return False

    def _obey(self, typed: str) -> bool:
        """Run a command of one letter or word; whether the answer was a command."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        doers: dict[str, Callable[[str], None]] = {
            "h": lambda _: self._help(),
            "?": lambda _: self._help(),
            "b": lambda _: self.screen.show(self.seat),
            "l": lambda _: self.voice.tell_again(LOG_SHOWN),
            "y": lambda _: self._switch_reasons(),
            "i": lambda _: self.adviser.advise(self.seat),
            "bot": self._leave_to,
            "w": self._set_attention,
            "v": self._set_pace,
            "s": self._save,
            "q": lambda _: self._stop(),
            **self.screen.letters(self.seat),
        }
        doer = doers.get(word.lower())
        if doer is None:
            return False
        doer(rest)
        return True

    def _help(self) -> None:
        self.voice.say(self.screen.help, style="", **self.screen.help_words())
        show_bots(self.voice, self.screen.bots, self.screen.bot_texts)

    def _stop(self) -> None:
        raise Stop

    def _switch_reasons(self) -> None:
        """Switch the display of bots' reasons on or off, also for the last events."""
        voice = self.voice
        voice.is_explaining = not voice.is_explaining
        voice.say("cli-why-on" if voice.is_explaining else "cli-why-off")
        if voice.is_explaining:
            voice.tell_again(LOG_SHOWN)

    def _leave_to(self, wanted: str) -> None:
        """Leave the seat to a bot, if there is one of that name; no name is the usual one."""
        if not wanted:
            raise HandOver(DEFAULT_PLAYER)
        found = find_bot(self.screen, wanted)
        if found is None:
            known = self.voice.bots(self.screen.bots)
            self.voice.complain("cli-no-such-bot", typed=wanted, known=known)
            return
        raise HandOver(found)

    def _set_attention(self, wanted: str) -> None:
        """Change when the person is asked: the next way round, or the one named."""
        habits = self.table.sitter(self.seat).habits
        place = ATTENTION.index(habits.attention)
        following = ATTENTION[(place + 1) % len(ATTENTION)]
        habits.attention = wanted.lower() if wanted.lower() in ATTENTION else following
        self.voice.say(f"cli-attention-{habits.attention}")

    def _set_pace(self, wanted: str) -> None:
        """Change how long bots take between two actions."""
        try:
            seconds = float(wanted.replace(",", "."))
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds <= _SLOWEST:
            self.voice.complain("cli-not-a-pace", typed=wanted, most=round(_SLOWEST))
            return
        self.table.customs = replace(self.table.customs, pace=seconds)
        self.voice.say("cli-pace-set", seconds=self.voice.texts.decimal(seconds))

    def _save(self, name: str) -> None:
        if not name:
            default = f"passgo-{self.game.edition.id}.json"
            question = Text(self.voice.get("cli-ask-file", path=default) + " ")
            name = self.screen.keyboard.ask(question).strip() or default
            if name == "0":
                return
        self.save(name)


def find_bot(screen: GameScreen, wanted: str) -> str | None:
    """Find a bot by its name, in the player's language or as typed in commands."""
    wanted = wanted.casefold()
    for name in screen.bots:
        if wanted in {name, screen.voice.bot(name).casefold()}:
            return name
    return None
