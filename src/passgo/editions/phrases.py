"""What an error says was found or expected: English to a programmer, any language to a player."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_HERE = Path(__file__).parent
_PROGRAMMERS = "en"


class Phrase(str):
    """A text of ``phrases.*.ftl`` with its words, as it reads in English."""

    key: str
    words: dict[str, str]

    def __new__(cls, key: str, **words: object) -> "Phrase":
        """Fill in a text; a word may be a phrase itself."""
        kept = {name: word if isinstance(word, str) else str(word) for name, word in words.items()}
        phrase = super().__new__(cls, _say(_PROGRAMMERS, key, kept))
        phrase.key, phrase.words = key, kept
        return phrase

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling, so that a worker process can return a phrase."""
        return _make, (self.key, self.words)


def spoken(text: str, locale: str) -> str:
    """A piece of an error in a language; what is no phrase is the same in all of them."""
    return _say(locale, text.key, text.words) if isinstance(text, Phrase) else text


def phrases_source(locale: str) -> str:
    """The Fluent source of the phrases."""
    return (_HERE / f"phrases.{locale}.ftl").read_text(encoding="utf-8")


def _make(key: str, words: dict[str, str]) -> Phrase:
    return Phrase(key, **words)


def _say(locale: str, key: str, words: dict[str, str]) -> str:
    bundle = _bundle(locale)
    values: dict[str, str | int] = {name: spoken(word, locale) for name, word in words.items()}
    if words.get("count", "").isdigit():
        # A number that chooses a plural.
        values["count"] = int(words["count"])
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key}: a message without a text"
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text)


@cache
def _bundle(locale: str) -> "FluentBundle":
    # Loaded only where something is wrong.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(phrases_source(locale)))
    return bundle
