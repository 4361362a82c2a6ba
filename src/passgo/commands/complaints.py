"""What went wrong with a command, as one line in the language of the user."""

import os
import re
import sys
from collections.abc import Sequence

from ..errors import PassgoError
from ..texts import Texts, pick_locale

WRONG = 2
"""The exit code where what was asked cannot be done."""


def texts_for(given: Sequence[str]) -> Texts:
    """The texts to complain in, found even where the arguments cannot be read."""
    asked = None
    for place, word in enumerate(given):
        if word == "--lang" and place + 1 < len(given):
            asked = given[place + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return Texts(pick_locale(asked, os.environ))


def complain(given: Sequence[str], what: str) -> int:
    """Say what is wrong, as an error; the exit code for it."""
    # One line; the spaces that French does not break stay what they are.
    line = texts_for(given).get("cli-error", what=re.sub(r"[ \t\r\n]+", " ", what).strip())
    print(line, file=sys.stderr)
    return WRONG


def is_told(error: Exception) -> bool:
    """Whether an error is the caller's; any other is a fault of ours and shown whole."""
    from ..errors import EditionError, MoneyError, OptionError

    ours = (PassgoError, EditionError, MoneyError, OptionError, OSError)
    return isinstance(error, ours)


def in_words(error: Exception, texts: Texts) -> str:
    """An error as one line, in the player's language where there is a text for it."""
    from ..editions.phrases import spoken
    from ..errors import EditionError, OptionError

    text_id = getattr(error, "text_id", None)
    if text_id is not None:
        return texts.get(text_id, **getattr(error, "words", {}))
    if isinstance(error, OptionError):
        return texts.get(
            "cli-error-value",
            name=error.name,
            found=spoken(error.found, texts.locale),
            expected=spoken(error.expected, texts.locale),
        )
    if isinstance(error, EditionError):
        return texts.get(
            "cli-error-edition-file",
            path=error.file,
            key=error.key,
            found=spoken(error.found, texts.locale),
            expected=spoken(error.expected, texts.locale),
        )
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
