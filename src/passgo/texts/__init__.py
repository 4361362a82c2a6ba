"""Texts for people: Fluent messages of the package and of an edition, in French and English.

Any message of the wire becomes a sentence here: its terms say how they are worded. This module must
stay light: it may not load NumPy before there is a game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ..wire.plain import Json
from ..wire.terms import Message, Term
from .bundle import Bundle

if TYPE_CHECKING:
    from ..editions.loader import AnyEdition

Locale: TypeAlias = Literal["fr", "en"]
Word: TypeAlias = str | int
"""A value of a message: text, or a number that may choose a plural."""

LOCALES: Final[tuple[Locale, ...]] = ("fr", "en")
DEFAULT_LOCALE: Final[Locale] = "en"

_HERE = Path(__file__).parent
_LONGEST = 1000
"""The longest value; all lots of a box fit, and Fluent refuses parts of over 2,500 characters."""


class MissingText(KeyError):
    """A text that a locale does not have, or that cannot be completed with the values given."""

    def __init__(self, text_id: str, locale: str, why: str = "") -> None:
        """Name the text, the locale, and the reason if it exists but cannot be used."""
        super().__init__(text_id)
        self.text_id = text_id
        self.locale = locale
        self.why = why

    def __str__(self) -> str:
        """Name the text and the locale."""
        tail = f": {self.why}" if self.why else ""
        return f"no text {self.text_id!r} in locale {self.locale!r}{tail}"


class Texts:
    """All texts of one locale, with those of an edition if one is given."""

    def __init__(self, locale: Locale, edition: "str | AnyEdition | None" = None) -> None:
        """Load a locale; the edition is given by its id or as an object."""
        self.locale: Locale = locale
        self._edition = edition
        self._bundle = Bundle(locale)
        for path in sorted((_HERE / "locales" / locale).glob("*.ftl")):
            self._bundle.add(_read(path))
        # What was found and expected, in errors of options.
        self._bundle.add(_read(_HERE.parent / "editions" / f"phrases.{locale}.ftl"))
        # An edition has its own words for the pieces.
        if isinstance(edition, str):
            from ..editions import local_editions

            self._bundle.add(_read(local_editions().folder(edition) / f"texts.{locale}.ftl"))
        elif edition is not None:
            self._bundle.add(edition.texts[locale])

    def has(self, text_id: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(text_id)

    def get(self, text_id: str, **values: Word) -> str:
        """The text with its variables filled in; MissingText if it or one of them is missing."""
        if not self._bundle.has_message(text_id):
            raise MissingText(text_id, self.locale)
        pattern = self._bundle.get_message(text_id).value
        if pattern is None:
            raise MissingText(text_id, self.locale)
        text, errors = self._bundle.format_pattern(pattern, _cut(values))
        if errors:
            raise MissingText(text_id, self.locale, str(errors[0]))
        return str(text)

    def name(self, prefix: str, name_id: str) -> str:
        """The name an edition gives to one of its things: ``name("square", "income_tax")``."""
        return self.get(f"{prefix}-{name_id.replace('_', '-')}")

    def list(self, items: Sequence[str]) -> str:
        """The items as one phrase: “a, b and c”, or the text for an empty list."""
        if not items:
            return self.get("nothing-word")
        if len(items) == 1:
            return items[0]
        return self.get("list-and", items=", ".join(items[:-1]), last=items[-1])

    def say(self, message: Message) -> str:
        """A message as a sentence, which begins with a capital or with a player's name."""
        # The name of a square may already end the sentence, as in "To jail!".
        text = self._message(message).replace("!.", "!")
        if any(text.startswith(name) for name in _names_in(message)):
            return text
        return text[:1].upper() + text[1:]

    def word(self, term: Term) -> Word:
        """A term as a text takes it."""
        if term is None:
            return "none"
        if not isinstance(term, dict):
            return term
        for kind, render in _RENDERERS.items():
            if kind in term:
                return render(self, term[kind])
        return self._message(term)

    def _message(self, message: Message) -> str:
        """A message without its capital, for use within another."""
        args = {name: self.word(term) for name, term in message["args"].items()}
        return self.get(message["text"], **args)

    def money(self, printed: int) -> str:
        """A printed sum as the edition writes it in this language."""
        if self._edition is None:
            return str(printed)
        if isinstance(self._edition, str):
            from ..editions import load_edition

            self._edition = load_edition(self._edition)
        money = self._edition.money
        return str(money.format_money(money.to_unit(printed), self.locale))

    def decimal(self, value: float) -> str:
        """A number with the decimal mark of the language."""
        return f"{value:g}".replace(".", self.get("decimal-point"))


def _seat(texts: Texts, name: str | None) -> Word:
    return texts.get("the-bank") if name is None else name


def _list(texts: Texts, terms: Sequence[Term]) -> Word:
    return texts.list([str(texts.word(term)) for term in terms])


def _share(texts: Texts, thousandths: int) -> Word:
    """A change in thousandths as a signed percentage."""
    figure = f"{thousandths / 10:+.1f}".replace("-", "−").replace(".", texts.get("decimal-point"))
    return texts.get("percent", figure=figure)


_RENDERERS: Final[dict[str, Callable[[Texts, Json], Word]]] = {
    "seat": _seat,
    "square": lambda texts, square_id: texts.name("square", square_id),
    "space": lambda texts, space_id: texts.name("space", space_id),
    "money": Texts.money,
    "list": _list,
    "words": lambda _texts, words: words,
    "share": _share,
    "decimal": Texts.decimal,
}
"""How each kind of term is worded; any other kind is a message."""


def _names_in(term: Term) -> Iterator[str]:
    """The players that a term names."""
    if not isinstance(term, dict):
        return
    if isinstance(term.get("seat"), str):
        yield term["seat"]
    for inside in (*term.get("list", ()), *term.get("args", {}).values()):
        yield from _names_in(inside)


def pick_locale(requested: str | None, environ: Mapping[str, str]) -> Locale:
    """The locale requested, else the environment's, else English."""
    tried = [requested or ""]
    # As in POSIX, the first of these that is set decides.
    set_here = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    tried.append(next((value for value in set_here if value), ""))
    for wanted in tried:
        language = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
        for locale in LOCALES:
            if language == locale:
                return locale
    return DEFAULT_LOCALE


@cache
def _read(path: Path) -> str:
    """Read a file of texts."""
    return path.read_text(encoding="utf-8")


def _cut(values: Mapping[str, Word]) -> dict[str, Word]:
    """The values of a message, cut to the longest length."""
    return {
        name: value[: _LONGEST - 1] + "…"
        if isinstance(value, str) and len(value) > _LONGEST
        else value
        for name, value in values.items()
    }
