"""Before the game: which box, which mode, who plays. Enter accepts what is proposed."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import Console
from rich.text import Text

from ..editions import EDITIONS, load_edition
from ..estate.edition.loader import load_estate
from ..estate.edition.model import Edition
from ..estate.edition.options import OptionValue
from ..estate.edition.settle import check_options, effective_rules, parse_option
from ..texts import LOCALES, Texts, pick_locale
from .keyboard import Keyboard, line_number
from .seats import DEFAULT_OPPONENTS, Seated, parse_seats, seat_all
from .wishes import CommandError, Wishes

DEFAULT_EDITION = "euro"
DEFAULT_MINUTES = 60
MOST_MINUTES = 24 * 60


@dataclass
class Setting:
    """A game that can be dealt."""

    texts: Texts
    edition: Edition
    mode: str
    seated: list[Seated]
    options: dict[str, OptionValue]


class OtherFamily(Exception):
    """The box chosen is played at another kind of table."""

    def __init__(self, wishes: Wishes) -> None:
        """Keep what is wished for by now."""
        super().__init__(wishes.edition)
        self.wishes = wishes


class Welcome:
    """Turns wishes into a setting, asking for what is missing where somebody is there to answer."""

    def __init__(
        self, wishes: Wishes, console: Console, keyboard: Keyboard, *, is_asking: bool
    ) -> None:
        """Ask only if ``is_asking``; otherwise take what is usual."""
        self.wishes = wishes
        self.console = console
        self.keyboard = keyboard
        # Whoever names an edition knows what to play; only the rest is filled in.
        self.is_asking = is_asking and wishes.edition is None and wishes.seats is None
        self.has_keyboard = is_asking
        self.texts = Texts(pick_locale(wishes.lang, os.environ))

    def arrange(self) -> Setting:
        """The setting of the game."""
        self._choose_language()
        edition = self._choose_edition()
        mode = self._choose_mode(edition)
        self.texts = Texts(self.texts.locale, edition)
        options = dict(parse_option(option) for option in self.wishes.options)
        seated = self._choose_seats(edition, mode, options)
        names = [seat.name for seat in seated]
        check_options(edition, mode, options, names)
        if effective_rules(edition, mode, options)["time_limit"] == "agreed":
            options.setdefault("time_limit", self._choose_minutes())
        return Setting(self.texts, edition, mode, seated, options)

    def _choose_language(self) -> None:
        if not self.is_asking or self.wishes.lang is not None:
            return
        names = [self.texts.get(f"cli-language-{locale}") for locale in LOCALES]
        place = self._pick("cli-ask-language", names, LOCALES.index(self.texts.locale))
        self.texts = Texts(LOCALES[place])

    def _choose_edition(self) -> Edition:
        if self.wishes.edition is not None:
            return load_estate(self.wishes.edition)
        if not self.is_asking:
            return load_estate(DEFAULT_EDITION)
        known = EDITIONS()
        lines = []
        for name in known:
            texts = Texts(self.texts.locale, name)
            lines.append(f"{texts.get('edition-title')}: {texts.get('edition-character')}")
        place = self._pick("cli-ask-edition", lines, known.index(DEFAULT_EDITION))
        edition = load_edition(known[place])
        if isinstance(edition, Edition):
            return edition
        name, count = self._choose_company(edition.id, *edition.players)
        raise OtherFamily(
            replace(
                self.wishes,
                edition=edition.id,
                lang=self.texts.locale,
                name=name,
                players=count,
            )
        )

    def _choose_mode(self, edition: Edition) -> str:
        mode = self.wishes.mode
        if mode is not None:
            if mode not in edition.modes:
                known = ", ".join(edition.modes)
                raise CommandError(
                    "cli-error-unknown-mode", edition=edition.id, mode=mode, known=known
                )
            return mode
        if not self.is_asking:
            return edition.modes[0]
        lines = [self.texts.get(f"cli-mode-{name}") for name in edition.modes]
        return edition.modes[self._pick("cli-ask-mode", lines, 0)]

    def _choose_seats(
        self, edition: Edition, mode: str, options: dict[str, OptionValue]
    ) -> list[Seated]:
        if self.wishes.seats is not None:
            return parse_seats(self.wishes.seats)
        rules = effective_rules(edition, mode, options)
        least, most = int(str(rules["players_min"])), int(str(rules["players_max"]))
        name, count = self._choose_company(edition.id, least, most)
        bots = [bot.strip() for bot in self.texts.get("cli-bot-names").split(",")]
        return seat_all(name, count - 1, bots)

    def _choose_company(self, edition: str, least: int, most: int) -> tuple[str, int]:
        """The person's name, and how many play."""
        name = self.wishes.name
        usual = self.texts.get("cli-default-name")
        if name is None and self.is_asking:
            name = self._ask("cli-ask-name", usual)
        count = self.wishes.players
        if count is None:
            count = min(max(least, 1 + DEFAULT_OPPONENTS), most)
            if self.is_asking:
                count = 1 + self._number("cli-ask-opponents", least - 1, most - 1, count - 1)
        if not least <= count <= most:
            raise CommandError(
                "cli-error-players", edition=edition, least=least, most=most, count=count
            )
        return name or usual, count

    def _choose_minutes(self) -> int:
        if not self.has_keyboard:
            return DEFAULT_MINUTES
        return self._number("cli-ask-minutes", 1, MOST_MINUTES, DEFAULT_MINUTES)

    def _ask(self, text_id: str, usual: str, **words: int) -> str:
        question = Text(self.texts.get(text_id, **words), style="bold")
        question.append(f" [{usual}] ", style="dim")
        return self.keyboard.ask(question) or usual

    def _number(self, text_id: str, least: int, most: int, usual: int) -> int:
        while True:
            typed = self._ask(text_id, str(usual), least=least, most=most)
            number = line_number(typed, least, most)
            if number is not None:
                return number
            if typed.isascii() and typed.isdigit():
                self._complain("cli-out-of-range", typed=typed, least=least, most=most)
            else:
                self._complain("cli-not-a-number", typed=typed)

    def _pick(self, text_id: str, lines: Sequence[str], usual: int) -> int:
        self.console.print(Text(self.texts.get(text_id), style="bold"))
        for number, line in enumerate(lines, 1):
            self.console.print(Text(f"  {number}  {line}"))
        while True:
            question = Text(f"[{usual + 1}] ", style="dim")
            typed = self.keyboard.ask(question) or str(usual + 1)
            chosen = line_number(typed, 1, len(lines))
            if chosen is not None:
                return chosen - 1
            self._complain("cli-not-a-line", typed=typed, most=len(lines))

    def _complain(self, text_id: str, **words: str | int) -> None:
        self.console.print(Text(self.texts.get(text_id, **words), style="yellow"))
