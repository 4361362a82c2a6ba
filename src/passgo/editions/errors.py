"""What can be wrong with an edition, an option or a sum of money.

    PassgoError
        EditionError   a file of an edition
        OptionError    an option of a table, or the mode
        MoneyError     a sum of money

Each is one line: where, what was found, what was expected.
"""

from pathlib import Path

from ..game.errors import PassgoError

_LONGEST = 60


def shown(value: object, longest: int = _LONGEST) -> str:
    """Return ``value`` as it may stand in a one-line message."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = " ".join(repr(value).split())
    except (ValueError, RecursionError):
        # Python writes no number of thousands of digits, and nothing nested without end.
        return "a value too large to show"
    return text if len(text) <= longest else text[: longest - 1] + "…"


class EditionError(PassgoError):
    """A file of an edition is wrong."""

    def __init__(self, file: Path | str, key: str, found: str, expected: str) -> None:
        """Name the file, the key within it, what stands there and what should."""
        self.file = str(file)
        self.key = key
        self.found = found
        self.expected = expected
        super().__init__(" ".join(f"{file}: {key}: found {found}, expected {expected}".split("\n")))

    def __reduce__(self) -> tuple[type["EditionError"], tuple[str, str, str, str]]:
        """Let a worker process hand the error back whole."""
        return type(self), (self.file, self.key, self.found, self.expected)


class OptionError(PassgoError):
    """An option of a table does not exist, has a wrong value or does not fit the edition."""

    def __init__(self, name: str, found: str, expected: str) -> None:
        """Name the option, what was given and what would be right."""
        self.name = name
        self.found = found
        self.expected = expected
        super().__init__(" ".join(f"{name}: found {found}, expected {expected}".split("\n")))

    def __reduce__(self) -> tuple[type["OptionError"], tuple[str, str, str]]:
        """Let a worker process hand the error back whole."""
        return type(self), (self.name, self.found, self.expected)


class MoneyError(PassgoError):
    """A text is no sum of money, or a sum no whole number of the edition's unit."""
