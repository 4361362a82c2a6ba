"""The voice of a table: prints what happens in the player's language, for any family."""

from collections.abc import Iterable, Mapping

from rich.console import Console
from rich.rule import Rule
from rich.style import Style
from rich.text import Text

from ..bots.player import Decision
from ..bots.registry import PLAYERS
from ..game import Event, Game
from ..texts import Locale, Texts, Word
from ..wire.plain import JsonMapping
from ..wire.terms import Message
from .flow import flow
from .signs import signs_for

SEAT_MARKS = "ABCDEFGH"
_SEAT_COLOURS = ("red", "blue", "green", "magenta", "cyan", "yellow", "bright_red", "bright_blue")
_SHORT_MONEY = 10_000
_MARGIN = 5
"""The width before a sentence: the letter of its seat, and space."""
_LOUD = frozenset({"game_won", "went_bankrupt", "time_called"})
_HEADINGS = frozenset({"turn_started", "round_started", "scoring_started"})
UNSAID = frozenset({"obliged", "unsaid"})
"""Reasons of bots that are not shown."""


class Voice:
    """Speaks for one game on one console, and remembers what it said."""

    def __init__(self, console: Console, texts: Texts, game: Game) -> None:
        """Take the words of the game's edition, which must be loaded in ``texts``."""
        self.console = console
        self.texts = texts
        self.game = game
        self.signs = signs_for(console)
        self.told: list[Text] = []
        self.whys: dict[int, Text] = {}
        """The reason for a bot's action, by the index of its sentence."""
        self.is_explaining = False

    @property
    def locale(self) -> Locale:
        """The language spoken."""
        return self.texts.locale

    def get(self, text_id: str, **values: Word) -> str:
        """A text of the player's language."""
        return self.texts.get(text_id, **values)

    def say(self, text_id: str, style: str = "", **values: Word) -> None:
        """Print a text."""
        self.show(Text(self.get(text_id, **values), style=style), 0)

    def say_message(self, message: Message, style: str = "") -> None:
        """Print a message of the wire."""
        self.show(Text(self.texts.say(message), style=style), 0)

    def complain(self, text_id: str, **values: Word) -> None:
        """Print why an answer is not accepted."""
        self.say(text_id, "yellow", **values)

    def refuse(self, refusal: Message) -> None:
        """Say why the rules, or the table, refuse something."""
        why = self.texts.say(refusal)
        self.complain("cli-refused", why=why[:1].lower() + why[1:])

    def bot(self, name: str) -> str:
        """What a bot is called."""
        title = PLAYERS.title(name)
        if title is None and not self.texts.has(f"bot-name-{name}"):
            # Its code is not loaded any more.
            return name
        return title or self.get(f"bot-name-{name}")

    def bots(self, names: Iterable[str]) -> str:
        """The names of bots, each with the word to type where that differs."""
        return ", ".join(self.bot_typed(name) for name in names)

    def bot_typed(self, name: str) -> str:
        """A bot's name with the word that names it on the command line."""
        called = self.bot(name)
        return called if called == name else f"{called} ({name})"

    def money(self, printed: int) -> str:
        """A printed sum as the edition writes it."""
        return self.texts.money(printed)

    def short_money(self, printed: int) -> str:
        """A printed sum in few characters, as boards and deeds have it."""
        if self.game.edition.money.formats[self.locale].point:
            return self.money(printed)
        if printed >= _SHORT_MONEY and printed % 1000 == 0:
            return f"{printed // 1000}K"
        return str(printed)

    def style(self, seat: str) -> Style:
        """The colour in which a seat is written; its letter says the same without colour."""
        return Style(color=_SEAT_COLOURS[self.game.seats.index(seat)], bold=True)

    def mark(self, seat: str) -> Text:
        """The letter of a seat in its colour."""
        return Text(SEAT_MARKS[self.game.seats.index(seat)], style=self.style(seat))

    def name(self, seat: str) -> Text:
        """The name of a seat in its colour."""
        return Text(seat, style=self.style(seat))

    def tell(self, events: Iterable[Event], why: Message | None = None) -> None:
        """Print the events of an action, and why it was taken."""
        for event in events:
            if not event.told:
                continue
            line = self.sentence(event)
            self.told.append(line)
            place = len(self.told) - 1
            if why is not None:
                reason = self.get("cli-why", why=self.texts.say(why))
                self.whys[place] = Text(" " * _MARGIN + reason, style="dim italic")
                why = None
            if event.name in _HEADINGS:
                self.console.print()
            if event.name == "turn_started":
                rule = Rule(line, align="left", characters=self.signs.line, style="dim")
                self.console.print(rule)
            else:
                self.show(line)
            self._explain(place)

    def tell_again(self, count: int) -> None:
        """Print the last sentences again, with their reasons where those are switched on."""
        for place in range(max(0, len(self.told) - count), len(self.told)):
            self.show(self.told[place])
            self._explain(place)

    def _explain(self, place: int) -> None:
        if self.is_explaining and place in self.whys:
            self.show(self.whys[place])

    def show(self, line: Text, margin: int = _MARGIN) -> None:
        """Print a sentence; later lines of a long one are indented below its words."""
        flow(self.console, line, margin)

    def sentence(self, event: Event) -> Text:
        """An event as one line, marked with the letter of the seat it is about."""
        text = self.texts.say(event.wire())
        seat = seat_of(event.args)
        if event.name == "turn_started" and seat is not None:
            return Text(text, style=self.style(seat))
        style = "bold" if event.name in _LOUD else ""
        return Text.assemble("  ", self.mark_of(event), "  ", Text(text, style=style))

    def mark_of(self, event: Event) -> Text:
        """The letter of the seat an event is about, or a dot."""
        seat = seat_of(event.args)
        return Text(self.signs.dot, style="dim") if seat is None else self.mark(seat)


def reason_of(decision: Decision | None) -> Message | None:
    """Why a bot acts, as a message; None where there is nothing to say."""
    if decision is None or decision.why.key in UNSAID:
        return None
    plain: Message = decision.why.wire()
    return plain


def seat_of(args: JsonMapping) -> str | None:
    """The seat that an event is about; None is the bank, or nobody."""
    seat = args.get("seat")
    return seat.get("seat") if isinstance(seat, dict) else None


def has_money(term: object) -> bool:
    """Whether a term, or one within it, is a sum."""
    if isinstance(term, Mapping):
        return "money" in term or any(has_money(inside) for inside in term.values())
    return isinstance(term, list) and any(has_money(inside) for inside in term)
