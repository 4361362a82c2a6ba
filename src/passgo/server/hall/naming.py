"""Cleans names and chat texts of players; draws table codes and names for bots."""

import re
import secrets
import unicodedata
from collections.abc import Collection, Iterable

from ...game.names import is_seen, look_alike, without_unseen
from ...protocol.errors import LobbyError
from ...protocol.limits import CODE_LENGTH, CODE_LETTERS, NAME_LENGTH, WORDS_LENGTH

HANDOVER_LENGTH = 10
BOT_NAMES = (
    *("Clara", "Oscar", "Zoé", "Max", "Lina", "Hugo", "Mia", "Léo"),
    *("Nora", "Félix", "Iris", "Basile", "Alma", "Jules", "Vera", "Rémi"),
)
"""Names for bots that have none; names are the same in every language."""
_RESERVED = frozenset({"bank", "banque", "the bank", "la banque", "table"})
_SHOWN = frozenset("LNPSM")
"""First letters of the Unicode categories that are allowed in a name or a sentence."""
_JOINERS = "\u200d\ufe0f"
"""Characters that join emoji; alone they show nothing."""
_ALONE = frozenset("LZC")
"""First letters of the categories that a joiner may not follow: letters, spaces, other joiners."""
_MOST_MARKS = 3


def draw_code() -> str:
    """Draw a code for a new table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def draw_handover() -> str:
    """Draw a one-time code for another device."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(HANDOVER_LENGTH))


def clean_text(given: str) -> str:
    """The text on one line, without characters that could disturb the text around it."""
    normal = unicodedata.normalize("NFC", given)
    kept: list[str] = []
    marks = 0
    for letter in normal:
        category = unicodedata.category(letter)
        marks = marks + 1 if category[0] == "M" else 0
        if marks > _MOST_MARKS:
            continue
        if category == "Zs" or letter in "\t\n\r":
            kept.append(" ")
        elif letter in _JOINERS:
            if kept and unicodedata.category(kept[-1])[0] not in _ALONE:
                kept.append(letter)
        elif category[0] in _SHOWN and without_unseen(letter):
            kept.append(letter)
    return re.sub(" +", " ", "".join(kept)).strip()


def clean_name(given: str | None, others: Iterable[str]) -> str:
    """A valid seat name; LobbyError if it is not possible."""
    if given is None:
        raise LobbyError("name_missing")
    # The engine accepts only names it can print, and a joiner does not count as printable.
    name = "".join(letter for letter in clean_text(given) if letter.isprintable())
    if not is_seen(name):
        raise LobbyError("name_empty")
    if len(name) > NAME_LENGTH:
        raise LobbyError("name_long", most=NAME_LENGTH)
    if any(look_alike(name, word) for word in _RESERVED):
        raise LobbyError("name_reserved", name={"seat": name})
    if any(look_alike(name, other) for other in others):
        raise LobbyError("name_taken", name={"seat": name})
    return name


def clean_words(given: str) -> str:
    """A valid chat text; LobbyError if it is empty or too long."""
    words = clean_text(given)
    if not words:
        raise LobbyError("words_empty")
    if len(words) > WORDS_LENGTH:
        raise LobbyError("words_long", most=WORDS_LENGTH)
    return words


def bot_name(taken: Collection[str]) -> str:
    """A bot name that no seat at the table has."""
    for name in BOT_NAMES:
        if not any(look_alike(name, other) for other in taken):
            return name
    raise AssertionError("a table has fewer places than there are names")
