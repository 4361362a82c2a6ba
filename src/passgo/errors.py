"""The errors of Passgo, each one line that says what was wrong, where, and what would be right.

- ValueError
  - PassgoError          everything the library raises at a caller
    - ActionError        an action that is not written as actions are
    - IllegalAction      an action the rules refuse: a code and its parameters
    - PositionError      a position that cannot be read
    - RecordError        a record of a game that is damaged or was made up
      - RulesChanged     a whole record that the present rules would play otherwise
        - EditionChanged   the same, where it is the edition's data that were corrected
    - ScenarioError      a scenario file that is not written as scenarios are
    - EditionError       a file of an edition
    - OptionError        an option of a table, or a name
    - MoneyError         a sum of money
    - CommandError       an option or argument of a command
"""

from pathlib import Path

from .wire.forms import Refusal

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


class PassgoError(ValueError):
    """What a caller handed in cannot be used."""


class ActionError(PassgoError):
    """An action that is not written as actions are."""


class PositionError(PassgoError):
    """A position that cannot be read."""


class RecordError(PassgoError):
    """A record of a game that is damaged, or that the rules refuse."""


class RulesChanged(RecordError):
    """A record that was played by other rules, and that the present ones would play otherwise."""

    _how = "by rules"

    def __init__(self, played_by: int | str, present: int | str, action: int) -> None:
        """Say by which rules it was played, and from which action on they part."""
        super().__init__(
            f"record: played {self._how} {played_by}, this is {present}: "
            f"its end differs from action {action} on"
        )
        self.played_by = played_by
        self.present = present
        self.action = action

    def __reduce__(self) -> "tuple[type[RulesChanged], tuple[int | str, int | str, int]]":
        """Let a worker process hand the error back whole."""
        return type(self), (self.played_by, self.present, self.action)


class EditionChanged(RulesChanged):
    """A record of an edition that was corrected since, in what the game came to depend on."""

    _how = "with edition"


class ScenarioError(PassgoError):
    """A scenario file that is not written as scenarios are."""


class IllegalAction(PassgoError):
    """An action the rules refuse; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal; texts turn it into a sentence."""
        self.refusal = refusal
        self.code = refusal.code
        self.parameters = dict(refusal.parameters)
        details = ", ".join(f"{name} {value}" for name, value in self.parameters.items())
        super().__init__(f"{self.code} ({details})" if details else self.code)


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


class CommandError(PassgoError):
    """Something a command was given that it cannot use: a text with its words."""

    def __init__(self, text_id: str, **words: str | int) -> None:
        """Name the text of the locale that says what is wrong."""
        super().__init__(text_id)
        self.text_id = text_id
        self.words = words
