"""The screen in words: turns a text id and its values into a line in a language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .outputs import BANK, Show, Word

if TYPE_CHECKING:
    from ..texts import Texts

_CARDS = frozenset({"card", "other", "seat"})
"""Values that are the number of a card, or of the seat that holds it."""


def say(
    screen: Show, texts: "Texts", names: Sequence[str] = (), chances: Sequence[str] = ()
) -> str:
    """The line on the screen.

    ``names`` are the players' names by seat; without them, cards are named by number. ``chances``
    are the Chance texts of the edition, for a screen that has only the number of one.
    """
    words = {name: _word(name, word, texts, names, chances) for name, word in screen.words.items()}
    return texts.get(screen.text, **words)


def _word(
    name: str, word: Word, texts: "Texts", names: Sequence[str], chances: Sequence[str]
) -> Word:
    if isinstance(word, str):
        return word
    if name in _CARDS:
        if word == BANK:
            return texts.get("the-bank")
        return names[word] if word < len(names) else texts.get("unit-card", number=word + 1)
    if name == "text":
        return chances[word] if word < len(chances) else texts.get("unit-chance-unknown")
    return word
