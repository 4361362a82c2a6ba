"""Events, refusals, reasons and choices.

``wire`` returns each as plain data. The kernel's own numbers are kept for calculations inside the
engine and are not sent.
"""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct, field

from .plain import JsonMapping, Plain
from .terms import Term

Written: TypeAlias = str | Plain
"""An action as people write it: a word, or a word with its details."""

__all__ = ["UNDO", "Choice", "Event", "Plain", "Reason", "Refusal", "Written"]

UNDO = "undo"
"""The action that takes back a seat's own last step, in every family."""


class Event(Struct, frozen=True):
    """Something that happened."""

    name: str
    fields: Mapping[str, int]
    """The kernel's numbers by name, money in units."""
    action: int
    """Number of the action that caused it; 0 for the set-up."""
    text: str = ""
    args: Mapping[str, Term] = field(default_factory=dict)
    told: bool = True
    """False if another event says the same, or if it is shown and not written in the log."""

    def wire(self) -> Plain:
        """The event as plain data."""
        return {
            "name": self.name,
            "action": self.action,
            "text": self.text,
            "args": dict(self.args),
            "told": self.told,
        }


class Refusal(Struct, frozen=True):
    """Why an action is refused."""

    code: str
    parameters: Mapping[str, int]
    """The kernel's numbers by name, money in units."""
    text: str = ""
    args: Mapping[str, Term] = field(default_factory=dict)

    def wire(self) -> Plain:
        """The refusal as plain data."""
        return {"code": self.code, "text": self.text, "args": dict(self.args)}


class Reason(Struct, frozen=True):
    """Why a bot acts."""

    key: str
    text: str
    args: Mapping[str, Term]

    def wire(self) -> Plain:
        """The reason as plain data."""
        return {"key": self.key, "text": self.text, "args": dict(self.args)}


class Choice(Struct, frozen=True):
    """Something a seat may do: an action ready to apply, and its limits if it may vary."""

    action: Written
    limits: JsonMapping | None = None
    """Bids: least, most, step. Offers and settlements: what may be named. Dice: the faces.
    Slides: the ranges of an aim.

    Money is as printed. An offer is a template: unchanged it gives and asks nothing.
    """
    text: str = ""
    args: Mapping[str, Term] = field(default_factory=dict)
    cost: int | None = None
    """Its effect on the seat's cash, as printed; None where chance or the details decide."""
    effect: JsonMapping | None = None
    """Its other effects."""
    group: str = ""
    """The group of choices it folds into."""
    main: bool = False
    """True for the choice of Enter and of the big button."""
