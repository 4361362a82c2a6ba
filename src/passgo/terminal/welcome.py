"""Questions before the game: edition, mode and players.

Enter accepts what is proposed, and 0 goes back to the question before.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console
from rich.text import Text

from ..bots.names import DEFAULT_PLAYER
from ..editions import AnyEdition, load_edition, local_editions
from ..editions.loader import shelf_place
from ..editions.presets import Preset, find_preset
from ..errors import CommandError
from ..game.names import check_new_names, is_seen
from ..texts import LOCALES, Texts, pick_locale
from .flow import flow
from .keyboard import Keyboard, line_number
from .play_options import PlayOptions
from .questions import Back, walk
from .screen import GameScreen, screen_class
from .seats import DEFAULT_OPPONENTS, Seated, parse_seats, seat_all

DEFAULT_EDITION = "euro"
DEFAULT_MINUTES = 60
MOST_MINUTES = 24 * 60
STRENGTHS = {
    "easy": ("novice",),
    "usual": (DEFAULT_PLAYER,),
    "hard": ("shrewd",),
    "mixed": ("novice", DEFAULT_PLAYER, "shrewd"),
}
"""How strong opponents are, and the bots that are so."""


@dataclass
class Setting:
    """A game that can be dealt."""

    texts: Texts
    edition: AnyEdition
    mode: str = ""
    seated: list[Seated] = field(default_factory=list)
    options: dict[str, object] = field(default_factory=dict)


class Welcome:
    """Makes a setting of the command-line options; asks a person for what is missing."""

    def __init__(
        self, play_options: PlayOptions, console: Console, keyboard: Keyboard, *, is_asking: bool
    ) -> None:
        """Ask only if ``is_asking``; otherwise take what is usual."""
        self.play_options = play_options
        self.console = console
        self.keyboard = keyboard
        # A player who names an edition knows what to play; only the rest is filled in.
        self.is_asking = is_asking and play_options.edition is None and play_options.seats is None
        self.has_keyboard = is_asking
        self.texts = Texts(pick_locale(play_options.lang, os.environ))
        self.name = play_options.name
        self.count = play_options.players
        self.strength = "usual"
        self.preset: Preset | None = None
        self.setting: Setting

    def arrange(self) -> Setting:
        """The setting of the game."""
        steps = [
            self._choose_language,
            self._choose_edition,
            self._choose_mode,
            self._choose_name,
            self._choose_count,
            self._choose_strength,
            self._seat,
            self._choose_minutes,
        ]
        while True:
            try:
                walk(steps)
            except Back:
                # There is nothing before the first question.
                continue
            return self.setting

    @property
    def _screen(self) -> type[GameScreen]:
        return screen_class(self.setting.edition.family)

    def _choose_language(self) -> bool:
        if not self.is_asking or self.play_options.lang is not None:
            return False
        names = [self.texts.get(f"cli-language-{locale}") for locale in LOCALES]
        place = self._pick("cli-ask-language", names, LOCALES.index(self.texts.locale))
        self.texts = Texts(LOCALES[place])
        return True

    def _choose_edition(self) -> bool:
        registry = local_editions()
        known = sorted(registry.names(), key=lambda name: shelf_place(registry.load(name)))
        chosen = self.play_options.edition or DEFAULT_EDITION
        if self.is_asking:
            lines = []
            for name in known:
                texts = Texts(self.texts.locale, name)
                title, character = texts.get("edition-title"), texts.get("edition-character")
                lines.append(texts.get("cli-edition-line", title=title, character=character))
            chosen = known[self._pick("cli-ask-edition", lines, known.index(DEFAULT_EDITION))]
        edition = load_edition(chosen)
        self.texts = Texts(self.texts.locale, edition)
        self.setting = Setting(self.texts, edition)
        if self.play_options.preset is not None:
            self.preset = find_preset(edition, self.play_options.preset)
            self.setting.options = dict(self.preset.options)
        options = (self._screen.read_option(option) for option in self.play_options.options)
        self.setting.options |= dict(options)
        return self.is_asking

    def _choose_mode(self) -> bool:
        edition, mode = self.setting.edition, self.play_options.mode
        if mode is None and self.preset is not None:
            mode = self.preset.mode
        self.setting.mode = mode or edition.modes[0]
        if mode is not None and mode not in edition.modes:
            known = ", ".join(edition.modes)
            raise CommandError("cli-error-unknown-mode", edition=edition.id, mode=mode, known=known)
        if mode is not None or not self.is_asking or len(edition.modes) == 1:
            return False
        lines = [self.texts.get(f"cli-mode-{name}") for name in edition.modes]
        self.setting.mode = edition.modes[self._pick("cli-ask-mode", lines, 0)]
        return True

    def _choose_name(self) -> bool:
        if self.play_options.name is not None or not self.is_asking:
            return False
        usual = self.name or self.texts.get("cli-default-name")
        name = self._ask("cli-ask-name", usual)
        while not is_seen(name):
            self._complain("lobby-error-name-empty")
            name = self._ask("cli-ask-name", usual)
        self.name = name
        return True

    def _choose_count(self) -> bool:
        setting = self.setting
        least, most = self._screen.player_range(setting.edition, setting.mode, setting.options)
        count = self.play_options.players
        if count is None:
            count = min(max(least, 1 + DEFAULT_OPPONENTS), most)
        is_asked = self.is_asking and self.play_options.players is None
        if is_asked:
            count = 1 + self._number("cli-ask-opponents", least - 1, most - 1, count - 1)
        if self.play_options.seats is None and not least <= count <= most:
            raise CommandError(
                "cli-error-players", edition=setting.edition.id, least=least, most=most, count=count
            )
        self.count = count
        return is_asked

    def _choose_strength(self) -> bool:
        if not self.is_asking:
            return False
        known = list(STRENGTHS)
        lines = [
            self.texts.get(f"cli-strength-{name}", bots=self._called(STRENGTHS[name]))
            for name in known
        ]
        self.strength = known[self._pick("cli-ask-strength", lines, known.index("usual"))]
        return True

    def _called(self, bots: Sequence[str]) -> str:
        return ", ".join(self.texts.get(f"bot-name-{bot}") for bot in bots)

    def _seat(self) -> bool:
        setting = self.setting
        if self.play_options.seats is not None:
            bots = self._screen.bot_names(setting.edition.family)
            setting.seated = parse_seats(self.play_options.seats, bots)
        else:
            names = [bot.strip() for bot in self.texts.get("cli-bot-names").split(",")]
            name = self.name or self.texts.get("cli-default-name")
            kinds = STRENGTHS[self.strength]
            setting.seated = seat_all(name, int(self.count or 0) - 1, names, kinds)
        names = [seat.name for seat in setting.seated]
        check_new_names(names)
        self._screen.check_options(setting.edition, setting.mode, setting.options, names)
        return False

    def _choose_minutes(self) -> bool:
        setting = self.setting
        if not self._screen.needs_minutes(setting.edition, setting.mode, setting.options):
            return False
        minutes = DEFAULT_MINUTES
        if self.has_keyboard:
            minutes = self._number("cli-ask-minutes", 1, MOST_MINUTES, DEFAULT_MINUTES)
        setting.options.setdefault("time_limit", minutes)
        return self.has_keyboard

    def _ask(self, text_id: str, usual: str, **words: int) -> str:
        question = Text(self.texts.get(text_id, **words), style="bold")
        question.append(f" [{usual}] ", style="dim")
        typed = self.keyboard.ask(question).strip()
        if typed == "0":
            raise Back
        return typed or usual

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
        flow(self.console, Text(self.texts.get(text_id), style="bold"))
        for number, line in enumerate(lines, 1):
            flow(self.console, Text(f"  {number}  {line}"), 5)
        while True:
            typed = self.keyboard.ask(Text(f"[{usual + 1}] ", style="dim")).strip()
            if typed == "0":
                raise Back
            chosen = line_number(typed or str(usual + 1), 1, len(lines))
            if chosen is not None:
                return chosen - 1
            self._complain("cli-not-a-line", typed=typed, most=len(lines))

    def _complain(self, text_id: str, **words: str | int) -> None:
        self.console.print(Text(self.texts.get(text_id, **words), style="yellow"))
