"""The errors of Passgo, each one line that says what was wrong, where, and what would be right.

- ValueError
  - PassgoError
    - ActionError      an action that is not written as actions are
    - IllegalAction    an action the rules refuse: a code and its parameters
    - PositionError    a position that cannot be read
    - RecordError      a record of a game that is damaged or was made up
    - ScenarioError    a scenario file that is not written as scenarios are
  - EditionError, OptionError, MoneyError    see ``editions/errors.py``
"""

from collections.abc import Mapping


class PassgoError(ValueError):
    """What a caller handed in cannot be used."""


class ActionError(PassgoError):
    """An action that is not written as actions are."""


class PositionError(PassgoError):
    """A position that cannot be read."""


class RecordError(PassgoError):
    """A record of a game that is damaged, or that the rules refuse."""


class ScenarioError(PassgoError):
    """A scenario file that is not written as scenarios are."""


class IllegalAction(PassgoError):
    """An action the rules refuse; nothing has changed."""

    def __init__(self, code: str, parameters: Mapping[str, int]) -> None:
        """Keep the refusal's name and parameters; texts turn them into a sentence."""
        self.code = code
        self.parameters = dict(parameters)
        details = ", ".join(f"{name} {value}" for name, value in self.parameters.items())
        super().__init__(f"{code} ({details})" if details else code)
