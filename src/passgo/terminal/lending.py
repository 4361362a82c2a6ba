"""Seats lent to bots: before each turn of such a seat its person is asked what to do."""

from rich.text import Text

from ..table import Table
from .keyboard import line_number
from .person import find_bot
from .screen import GameScreen

_WAYS = ("on", "back", "end")


class Lending:
    """Lends seats, and asks for them back."""

    def __init__(self, table: Table, screen: GameScreen) -> None:
        """Read which seats are already lent."""
        self.table = table
        self.screen = screen
        self.voice = screen.voice
        lent = [s.seat for s in table.sitters.values() if s.lent_to is not None]
        self._asked: dict[str, int | None] = dict.fromkeys(lent)
        """Seats left to a bot, and the turn before which their person was last asked."""

    def lend(self, seat: str, bot: str) -> None:
        """Lend a person's seat to a bot."""
        self._asked[seat] = self.screen.turn_of(seat)
        self.table.seating.lend(seat, bot)
        self.voice.say("cli-left-now", "cyan")

    def ask_back(self) -> bool:
        """Ask the person of a lent seat whose turn begins; whether the seat was taken back."""
        for seat, asked in tuple(self._asked.items()):
            turn = self.screen.turn_of(seat)
            if turn is None or turn == asked:
                continue
            self._asked[seat] = turn
            self.table.seating.note_watched()
            answer = self._ask(seat)
            if answer != "on":
                del self._asked[seat]
            if answer == "back":
                self.table.seating.take_back(seat)
                return True
        return False

    def _ask(self, seat: str) -> str:
        """Ask what to do: ``on``, ``back`` or ``end``."""
        voice = self.voice
        voice.console.print()
        self.screen.show_turn(seat)
        question = self._list(seat)
        while True:
            typed = self.screen.keyboard.ask(question).strip()
            chosen = line_number(typed or "1", 1, len(_WAYS))
            if chosen is not None:
                return _WAYS[chosen - 1]
            word, _, name = typed.partition(" ")
            bot = find_bot(self.screen, name.strip())
            if word.lower() == "bot" and bot is not None:
                self.table.seating.lend(seat, bot)
                return "on"
            voice.complain("cli-not-a-choice", typed=typed, most=len(_WAYS))

    def _list(self, seat: str) -> Text:
        """List what may be answered; the question."""
        voice = self.voice
        bot = voice.bot(str(self.table.sitter(seat).lent_to))
        lines = [voice.get(f"cli-left-{way}", bot=bot) for way in _WAYS]
        voice.say("cli-left", "bold", seat=seat, bot=bot)
        for number, line in enumerate(lines, 1):
            voice.show(Text(f"  {number:>2}  {line}"), 6)
        return Text(voice.get("cli-choose-default", action=lines[0]) + " ")
