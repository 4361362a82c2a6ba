"""Questions that a number of a menu cannot answer: yes or no, how much, which of these.

In every question ``0`` goes back: it raises ``Back``, and the caller returns to the step before.
"""

import secrets
from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.text import Text

from ..editions import MoneyError
from ..game import Written
from .keyboard import Keyboard, line_number
from .voice import Voice

_DICE = 2
_PIPS = 6
_NONE = "-"
"""Typed for none of them, where Enter means something."""


class Back(Exception):
    """The player wants to go back."""


class Questions:
    """Asks the person at a keyboard."""

    def __init__(self, voice: Voice, keyboard: Keyboard) -> None:
        """Ask in this voice at this keyboard."""
        self.voice = voice
        self.keyboard = keyboard

    def ask(self, question: Text | str) -> str:
        """An answer; Back where it is 0."""
        text = Text(f"{question} ") if isinstance(question, str) else question
        typed = self.keyboard.ask(text).strip()
        if typed == "0":
            raise Back
        return typed

    def confirm(self, text_id: str, *, usually: bool) -> bool:
        """A question that is answered by yes or no; Enter alone gives the usual answer."""
        get = self.voice.get
        answers = {
            **dict.fromkeys((get("cli-yes-letter"), get("cli-yes")), True),
            **dict.fromkeys((get("cli-no-letter"), get("cli-no")), False),
        }
        usual = get("cli-yes" if usually else "cli-no")
        question = Text(get(text_id))
        question.append(f" {get('cli-yes-no-usual', usual=usual)} ", style="dim")
        while True:
            typed = self.ask(question).lower()
            if not typed:
                return usually
            if typed in answers:
                return answers[typed]
            self.voice.complain("cli-answer-yes-no")

    def dice(self) -> Written:
        """A real throw; Enter alone lets the program throw."""
        while True:
            typed = self.ask(self.voice.get("cli-ask-dice"))
            if not typed:
                return {"roll": [secrets.randbelow(_PIPS) + 1 for _ in range(_DICE)]}
            numbers = typed.replace(",", " ").replace("+", " ").split()
            if len(numbers) == 1 and len(typed) == _DICE:
                numbers = list(typed)
            faces = [line_number(part, 1, _PIPS) for part in numbers]
            if len(faces) == _DICE and None not in faces:
                return {"roll": faces}
            self.voice.complain("cli-not-dice", typed=typed)

    def cash(self, question: str, least: int, most: int | None, usual: int = 0) -> int:
        """A printed sum within bounds; Enter alone takes the default. ``most`` may be unknown."""
        money = self.voice.game.edition.money
        while True:
            typed = self.ask(question)
            if not typed:
                return usual
            try:
                printed: int = 0 if typed == _NONE else money.from_unit(money.parse_money(typed))
            except MoneyError:
                self.voice.complain("cli-not-money", typed=typed)
                continue
            if (typed == _NONE or least <= printed) and (most is None or printed <= most):
                return printed
            self._out_of_range(printed, least, most)

    def _out_of_range(self, printed: int, least: int, most: int | None) -> None:
        typed, low = self.voice.money(printed), self.voice.money(least)
        if most is None:
            self.voice.complain("cli-too-little", typed=typed, least=low)
            return
        self.voice.complain("cli-out-of-range", typed=typed, least=low, most=self.voice.money(most))

    def some(
        self, listing: RenderableType, count: int, ask: str, usual: Sequence[int] = ()
    ) -> list[int]:
        """Some of a list that is shown, by place from 0; Enter alone is the usual ones."""
        self.voice.console.print(listing)
        while True:
            typed = self.ask(ask)
            if not typed:
                return list(usual)
            parts = [] if typed == _NONE else typed.replace(",", " ").split()
            picked = self.places(parts, count)
            if picked is not None:
                return picked

    def places(self, typed: Sequence[str], count: int) -> list[int] | None:
        """Places in a list by their numbers; None, and a complaint, where one is not in it."""
        picked = []
        for part in typed:
            number = line_number(part, 1, count)
            if number is None:
                self.voice.complain("cli-not-a-lot-number", typed=part, most=count)
                return None
            picked.append(number - 1)
        return picked

    def one(self, listing: RenderableType, count: int) -> int:
        """One of a list that is shown, by place from 0; Enter alone goes back too."""
        self.voice.console.print(listing)
        while True:
            typed = self.ask(self.voice.get("cli-ask-lot"))
            if not typed:
                raise Back
            picked = self.places([typed], count)
            if picked is not None:
                return picked[0]


def walk(steps: Sequence[Callable[[], object]]) -> None:
    """Take steps one after another; Back takes the last one that asked something once more.

    A step that had nothing to ask returns False. Back at the first one is left to the caller.
    """
    asked: list[int] = []
    place = 0
    while place < len(steps):
        try:
            is_silent = steps[place]() is False
        except Back:
            if not asked:
                raise
            place = asked.pop()
            continue
        if not is_silent:
            asked.append(place)
        place += 1
