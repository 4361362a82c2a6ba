"""The errors of Passgo, each one line that says what was wrong, where, and what would be right.

- ValueError
  - PassgoError
    - ActionError      an action that is not written as actions are
    - IllegalAction    an action the rules refuse: a code and what it is about
    - PositionError    a position that cannot be read
    - RecordError      a record of a game that is damaged or was made up
    - ScenarioError    a scenario file that is not written as scenarios are
  - EditionError, OptionError, MoneyError    see ``editions/errors.py``
"""

from ..wire.forms import Refusal


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

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal; texts turn it into a sentence."""
        self.refusal = refusal
        self.code = refusal.code
        self.parameters = dict(refusal.parameters)
        details = ", ".join(f"{name} {value}" for name, value in self.parameters.items())
        super().__init__(f"{self.code} ({details})" if details else self.code)
