"""Names and words of people, made fit to be shown to others; codes of tables; names for bots."""

import re
import secrets
import unicodedata
from collections.abc import Collection, Iterable

from ...protocol.errors import LobbyError
from ...protocol.limits import CODE_LENGTH, CODE_LETTERS, NAME_LENGTH, WORDS_LENGTH

HANDOVER_LENGTH = 10
BOT_NAMES = (
    *("Clara", "Oscar", "Zoé", "Max", "Lina", "Hugo", "Mia", "Léo"),
    *("Nora", "Félix", "Iris", "Basile", "Alma", "Jules", "Vera", "Rémi"),
)
"""Bots without a name of their own get one of these; names are the same in every language."""
_RESERVED = frozenset({"bank", "banque", "the bank", "la banque", "table"})
_SHOWN = frozenset("LNPSM")
"""First letters of the Unicode categories that may stand in a name or a sentence."""
_JOINERS = "\u200d\ufe0f"
"""What holds emoji together; alone they are nothing."""
_MOST_MARKS = 3


def draw_code() -> str:
    """A new table's code."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def draw_handover() -> str:
    """A new one-time code for another device."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(HANDOVER_LENGTH))


def clean_text(given: str) -> str:
    """Text in one line without anything that could disturb what is around it."""
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
        elif category[0] in _SHOWN or (letter in _JOINERS and kept and kept[-1] != " "):
            kept.append(letter)
    return re.sub(" +", " ", "".join(kept)).strip()


def clean_name(given: str | None, others: Iterable[str]) -> str:
    """A seat's name; LobbyError where it cannot be one."""
    if given is None:
        raise LobbyError("name_missing")
    # A joiner is no printable character to the engine, which wants names it can print.
    name = "".join(letter for letter in clean_text(given) if letter.isprintable())
    if not any(unicodedata.category(letter)[0] in "LNS" for letter in name):
        raise LobbyError("name_empty")
    if len(name) > NAME_LENGTH:
        raise LobbyError("name_long", most=NAME_LENGTH)
    if name.casefold() in _RESERVED:
        raise LobbyError("name_reserved", name={"seat": name})
    if folded(name) in {folded(other) for other in others}:
        raise LobbyError("name_taken", name={"seat": name})
    return name


def folded(name: str) -> str:
    """What two names that look the same have in common."""
    return unicodedata.normalize("NFKC", name).casefold()


def clean_words(given: str) -> str:
    """What somebody says; LobbyError where nothing is left, or too much."""
    words = clean_text(given)
    if not words:
        raise LobbyError("words_empty")
    if len(words) > WORDS_LENGTH:
        raise LobbyError("words_long", most=WORDS_LENGTH)
    return words


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    used = {folded(name) for name in taken}
    for name in BOT_NAMES:
        if folded(name) not in used:
            return name
    raise AssertionError("a table has fewer places than there are names")
