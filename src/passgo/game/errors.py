"""The errors of Passgo, each one line that says what was wrong, where, and what would be right.

- ValueError
  - PassgoError          everything the library raises at a caller
    - ActionError        an action that is not written as actions are
    - IllegalAction      an action the rules refuse: a code and its parameters
    - PositionError      a position that cannot be read
    - RecordError        a record of a game that is damaged or was made up
      - RulesChanged     a whole record that the present rules would play otherwise
    - ScenarioError      a scenario file that is not written as scenarios are
    - EditionError       a file of an edition            } in ``editions/errors.py``
    - OptionError        an option of a table, or a name }
    - MoneyError         a sum of money                  }
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


class RulesChanged(RecordError):
    """A record that was played by other rules, and that the present ones would play otherwise."""

    def __init__(self, played_by: int, present: int, action: int) -> None:
        """Say by which rules it was played, and from which action on they part."""
        super().__init__(
            f"record: played by rules {played_by}, this is {present}: "
            f"its end differs from action {action} on"
        )
        self.played_by = played_by
        self.present = present
        self.action = action

    def __reduce__(self) -> "tuple[type[RulesChanged], tuple[int, int, int]]":
        """Let a worker process hand the error back whole."""
        return type(self), (self.played_by, self.present, self.action)


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
