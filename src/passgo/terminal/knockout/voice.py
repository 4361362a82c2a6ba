"""The voice of a knockout table: says what happens on the lane, in the player's language."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from ...bots.player import Decision
from ...game import Event
from ..estate.voice import show_hanging
from .words import LaneWords

_INDENT = "  "
_MARGIN = 4
"""Where reasons stand, and whatever a sentence needs beyond its first line."""
_OPENING = frozenset({"slid", "scoring_started", "round_started"})
"""Events before which a line is left empty."""


@dataclass(frozen=True)
class _Sentence:
    """What was said, and why a bot did it."""

    line: Text
    why: Text | None
    is_opening: bool


class LaneVoice:
    """Speaks for one game on one console, and remembers what it said."""

    def __init__(self, console: Console, words: LaneWords) -> None:
        """Take the words of a game."""
        self.console = console
        self.words = words
        self.texts = words.texts
        self.is_explaining = False
        self._told: list[_Sentence] = []

    def get(self, text_id: str, **values: str | int) -> str:
        """A text of the player's language."""
        return self.texts.get(text_id, **values)

    def say(self, text_id: str, style: str = "", **values: str | int) -> None:
        """Print a text."""
        self.console.print(Text(self.get(text_id, **values), style=style))

    def complain(self, text_id: str, **values: str | int) -> None:
        """Print why an answer will not do."""
        self.say(text_id, "yellow", **values)

    def tell(self, events: Sequence[Event], decision: Decision | None = None) -> None:
        """Tell what happened, but for what only a picture shows, and why a bot did it."""
        why = None if decision is None else self._why(decision)
        for event in events:
            if event.told:
                line = Text(_INDENT + self.texts.say(event.wire()))
                self._told.append(_Sentence(line, why, event.name in _OPENING))
                self._show(self._told[-1])
                why = None

    def tell_again(self, count: int) -> None:
        """Tell the last sentences once more, with their reasons where those are wanted."""
        for sentence in self._told[-count:]:
            self._show(sentence)

    def _show(self, sentence: _Sentence) -> None:
        if sentence.is_opening:
            self.console.print()
        show_hanging(self.console, sentence.line, _MARGIN)
        if self.is_explaining and sentence.why is not None:
            show_hanging(self.console, sentence.why, _MARGIN)

    def _why(self, decision: Decision) -> Text:
        why = self.texts.say(decision.why.wire())
        return Text(" " * _MARGIN + self.get("cli-why", why=why), style="dim italic")
