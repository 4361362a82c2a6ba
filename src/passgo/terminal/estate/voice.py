"""The voice of the table: says what happens, in the player's language."""

from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule
from rich.style import Style
from rich.text import Text

from ...game import Event, Game, Refusal
from ...texts import Locale, Texts, Word
from .naming import naming_of

SEAT_MARKS = "ABCDEFGH"
_SEAT_COLOURS = ("red", "blue", "green", "magenta", "cyan", "yellow", "bright_red", "bright_blue")


_SHORT_MONEY = 10_000
_MARGIN = 5
"""What stands before a sentence: the letter of its seat, and space."""


def seat_style(seat: int) -> Style:
    """The colour in which a seat is written; its letter says the same without colour."""
    return Style(color=_SEAT_COLOURS[seat], bold=True)


def show_hanging(console: Console, line: Text, margin: int) -> None:
    """Print a line whose continuation, where it needs one, begins at a margin."""
    width = max(console.width - margin, margin)
    for place, part in enumerate(line.wrap(console, width)):
        part.rstrip()
        console.print(Text.assemble(" " * margin if place else "", part))


class Voice:
    """Speaks for one game on one console, and remembers what it said."""

    def __init__(self, console: Console, texts: Texts, game: Game) -> None:
        """Take the words of the game's edition, which must be loaded in ``texts``."""
        self.console = console
        self.texts = texts
        self.game = game
        self.names = naming_of(texts, game.edition)
        self.told: list[Text] = []
        self.whys: dict[int, Text] = {}
        """Why a bot did what a sentence tells, by the place of the sentence."""
        self.is_explaining = False
        self._cash = self._counted()

    @property
    def locale(self) -> Locale:
        """The language spoken."""
        return self.texts.locale

    def get(self, text_id: str, **values: Word) -> str:
        """A text of the player's language."""
        return self.texts.get(text_id, **values)

    def say(self, text_id: str, style: str = "", **values: Word) -> None:
        """Print a text."""
        self.console.print(Text(self.get(text_id, **values), style=style))

    def complain(self, text_id: str, **values: Word) -> None:
        """Print why an answer will not do."""
        self.say(text_id, "yellow", **values)

    def refuse(self, refusal: Refusal) -> None:
        """Say why the rules refuse an action."""
        why = self.texts.say(refusal.wire())
        self.complain("cli-refused", why=why[:1].lower() + why[1:])

    def money(self, units: int) -> str:
        """A sum in the edition's money."""
        return self.names.money(int(units))

    def short_money(self, printed: int) -> str:
        """A printed sum in few characters, as the board and the deeds have it."""
        money = self.game.edition.money
        if money.formats[self.locale].point:
            return self.money(money.to_unit(printed))
        if printed >= _SHORT_MONEY and printed % 1000 == 0:
            return f"{printed // 1000}K"
        return str(printed)

    def square(self, number: int) -> str:
        """The name of a square."""
        return self.names.squares[int(number)]

    def goods(self, cash: int, lots: int, cards: int) -> str:
        """Cash, lots and release cards as one phrase; lots and cards are masks."""
        return str(self.texts.word(self.game.messages.goods(int(cash), int(lots), int(cards))))

    def lots(self, numbers: Sequence[int]) -> str:
        """Several squares as one phrase."""
        return self.texts.list([self.square(number) for number in numbers])

    def mark(self, seat: int) -> Text:
        """The letter of a seat in its colour."""
        return Text(SEAT_MARKS[seat], style=seat_style(seat))

    def tell(self, events: Sequence[Event], why: str | None = None) -> None:
        """Tell what an action led to, why it was taken, and who has how much money now."""
        for event in events:
            if not event.told:
                continue
            line = self.sentence(event)
            self.told.append(line)
            reason, why = why, None
            if reason is not None:
                self.whys[len(self.told) - 1] = Text(" " * _MARGIN + reason, style="dim italic")
            if event.name == "turn_started":
                self.console.print()
                self.console.print(Rule(line, align="left", characters="─", style="dim"))
            else:
                self.show(line)
            self._explain(len(self.told) - 1)
        self._tell_cash()

    def tell_again(self, count: int) -> None:
        """Tell the last sentences once more, with their reasons where those are wanted."""
        for place in range(max(0, len(self.told) - count), len(self.told)):
            self.show(self.told[place])
            self._explain(place)

    def _explain(self, place: int) -> None:
        if self.is_explaining and place in self.whys:
            self.show(self.whys[place])

    def show(self, line: Text) -> None:
        """Print a sentence; where it is long, its later lines stand below its words."""
        show_hanging(self.console, line, _MARGIN)

    def sentence(self, event: Event) -> Text:
        """An event as one line, marked with the letter of the seat it is about."""
        text = self.texts.say(event.wire())
        seat = event.fields.get("seat", -1)
        if event.name == "turn_started":
            return Text(text, style=seat_style(seat))
        mark = self.mark(seat) if seat >= 0 else Text("·", style="dim")
        style = "bold" if event.name in {"game_won", "went_bankrupt", "time_called"} else ""
        return Text.assemble("  ", mark, "  ", Text(text, style=style))

    def _counted(self) -> list[int]:
        return [int(self.game.state.cash[seat]) for seat in range(len(self.game.seats))]

    def _tell_cash(self) -> None:
        """Show whose money has changed; where cash is hidden, nobody's."""
        before, self._cash = self._cash, self._counted()
        if self.game.settled.get("cash") == "hidden":
            return
        parts = [
            f"{name} {self.money(now)} ({_signed(self.money(now - was), now - was)})"
            for name, was, now in zip(self.game.seats, before, self._cash, strict=True)
            if was != now
        ]
        if parts:
            self.show(Text(" " * _MARGIN + " · ".join(parts), style="dim"))


def _signed(amount: str, change: int) -> str:
    return amount if change < 0 else f"+{amount}"
