"""What Typer finds wrong with the arguments of a command, in the language of the user.

Typer's sentences are English, so each is made again from the other fields of the exception.
"""

import re
from collections.abc import Sequence
from typing import Any

from ..editions.phrases import Phrase, spoken
from ..texts import Texts

_QUOTED = re.compile(r"'(?P<command>.+)'|\((?P<words>[^()]+)\)$")


def usage(error: Any, given: Sequence[str], texts: Texts) -> str:
    """What is wrong, and where to read what is right."""
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "passgo"
    return texts.get("cli-error-see", what=_what(error, given, texts), command=path)


def _what(error: Any, given: Sequence[str], texts: Texts) -> str:
    option = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        close = ", ".join(sorted(error.possibilities or ())) or "none"
        return texts.get("cli-error-no-such-option", option=option, close=close)
    if option is not None:
        has_value = any(word.startswith(f"{option}=") for word in given)
        return texts.get(f"cli-error-{'takes-no' if has_value else 'needs-a'}-value", option=option)
    if getattr(error, "param", None) is not None:
        return _value(error, texts)
    message = str(error.format_message()).rstrip(".")
    found = _QUOTED.search(message)
    if found is None:
        return message
    if found["command"] is not None:
        return texts.get("cli-error-no-such-command", word=found["command"])
    return texts.get("cli-error-not-taken", words=found["words"])


def _value(error: Any, texts: Texts) -> str:
    """A value that is missing, or that is not what its option takes."""
    option = error.param
    is_option = option.opts[0].startswith("-")
    name = " / ".join(option.opts) if is_option else option.metavar or option.name
    if not hasattr(error.__cause__, "errors"):
        return texts.get("cli-error-missing", name=name)
    wrong = error.__cause__.errors()[0]
    bounds = wrong.get("ctx", {})
    if "ge" in bounds:
        expected = Phrase("at-least", least=bounds["ge"])
    elif "le" in bounds:
        expected = Phrase("at-most", most=bounds["le"])
    else:
        expected = Phrase("whole" if wrong["type"].startswith("int") else "number")
    return texts.get(
        "cli-error-value",
        name=name,
        found=str(wrong["input"]),
        expected=spoken(expected, texts.locale),
    )
