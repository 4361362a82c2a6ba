"""The screen of the knockout family: its lane, and aims in words."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from rich.columns import Columns
from rich.text import Text

from ...editions.loader import AnyEdition
from ...families.parts import Options
from ...game import Written
from ...knockout.edition.options import parse_lane_option
from ...table.doing import word_of
from ...wire.forms import Plain
from ..menu import MenuLine, detail_of, menu_of
from ..questions import Back
from ..rules_played import lane_departures_text
from ..screen import GameScreen, Unreadable
from .aims import read_answer
from .board import LaneDrawing
from .voice import LaneVoice

_TYPED = frozenset({"slide", "resign"})
"""Actions that are typed in words and not listed."""
_MANY = 8
"""From this number of lines on, they are printed side by side."""


class LaneScreen(GameScreen):
    """A lane of spaces."""

    keys = "knockout-keys"
    help = "knockout-help"
    bot_texts = "knockout"
    voice_class = LaneVoice
    read_option = staticmethod(parse_lane_option)

    @staticmethod
    def player_range(edition: AnyEdition, mode: str, options: Options) -> tuple[int, int]:
        """How many may play."""
        del mode, options
        least, most = edition.players
        return least, most

    @staticmethod
    def check_options(
        edition: AnyEdition, mode: str, options: Options, seats: Sequence[str]
    ) -> None:
        """Do nothing: dealing checks the options, and no question depends on them."""

    @cached_property
    def box(self) -> Plain:
        """The lane as the box describes it."""
        return self.game.family.wire.box(self.game.edition)

    def drawing(self) -> LaneDrawing:
        """The drawing of the lane now."""
        return LaneDrawing(self.voice, self.box, self.view())

    def show(self, viewer: str | None) -> None:
        """Draw the lane."""
        del viewer
        self.drawing().show()

    def show_turn(self, seat: str) -> None:
        """Draw the lane."""
        self.show(seat)

    def say_question(self, seat: str) -> None:
        """Say what is asked, and how to answer where a line cannot."""
        phase = self.game.phase
        if phase != "slide":
            self.show(seat)
        self.voice.say_message(self.view()["phase_text"], "bold")
        if any(word_of(c["action"]) == "slide" for c in self.game.look().choices(seat)):
            self.voice.say("knockout-how-slide", "dim")

    def menu(self, seat: str) -> tuple[MenuLine, ...]:
        """What is chosen by number: all but slides and leaving; one Railroad token at a time."""
        found = []
        first: int | None = None
        for choice in self.game.look().choices(seat):
            word = word_of(choice["action"])
            if word in _TYPED:
                continue
            if self.game.phase == "railroad":
                token = _token_of(choice)
                first = token if first is None else first
                if token != first:
                    continue
            found.append({**choice, "group": None})
        return menu_of(found, self.voice, may_wait=False)

    def usual(self, lines: Sequence[MenuLine]) -> MenuLine | None:
        """What Enter takes: nothing where a slide could be meant."""
        if self.game.phase in {"slide", "again", "chance"}:
            return None
        return super().usual(lines)

    def show_lines(self, lines: Sequence[MenuLine], *, is_inside: bool) -> None:
        """List the lines of a menu, side by side if there are many."""
        if len(lines) <= _MANY:
            super().show_lines(lines, is_inside=is_inside)
            return
        listed = [Text(f"{number:>4}  {line.label}") for number, line in enumerate(lines, 1)]
        self.voice.console.print(Columns(listed, column_first=True, padding=(0, 2)))

    def letters(self, seat: str) -> Mapping[str, Callable[[str], None]]:
        """The spaces with what they pay."""
        return {"p": lambda _: self.drawing().show_spaces()}

    def fill(self, line: MenuLine, seat: str) -> list[Written]:
        """No line of this family opens a form."""
        raise Back

    def read(self, typed: str, seat: str) -> Written:
        """An aim, a space or a word."""
        if typed.isdigit():
            raise Unreadable("knockout-not-understood", typed=typed)
        return read_answer(self.game, self.box, self.voice.texts, typed)

    def turn_of(self, seat: str) -> int | None:
        """How many actions there were before the slide that a seat is about to make."""
        is_opening = self.game.phase == "slide" and self.game.to_act[:1] == (seat,)
        return len(self.game.actions) if is_opening else None

    def purses(self) -> Mapping[str, int | None]:
        """Every side's cash."""
        words = self.voice.texts.word
        return {str(words(side["name"])): side["cash"] for side in self.view()["sides"]}

    def departures(self) -> str:
        """The printed rules, or what differs from them."""
        return lane_departures_text(self.game, self.voice.texts)

    def help_words(self) -> dict[str, str | int]:
        """What an aim may be: the places, the angle to either side, the speeds."""
        aim = self.box["lane"]["aim"]
        bounds = {
            "left": aim["x"][0],
            "right": aim["x"][1],
            "angle": aim["angle"][1],
            "slow": aim["speed"][0],
            "fast": aim["speed"][1],
        }
        return {name: self.voice.texts.decimal(bound) for name, bound in bounds.items()}

    def sum_up(self) -> None:
        """Show the lane and the cash of all sides."""
        self.drawing().show()


def _token_of(choice: Plain) -> int | None:
    detail = detail_of(choice["action"])
    return detail.get("token") if isinstance(detail, dict) else None


SCREEN = LaneScreen
