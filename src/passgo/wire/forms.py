"""What a game tells one by one: events, refusals, reasons and choices.

``wire`` gives each as plain data. The kernel's own numbers stand beside them for those inside who
count with them, and never leave.
"""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct, field

from .plain import JsonMapping, Plain
from .terms import Term

Written: TypeAlias = str | Plain
"""An action as people write it: a word, or one word with what it needs."""

__all__ = ["UNDO", "Choice", "Event", "Plain", "Reason", "Refusal", "Written"]

UNDO = "undo"
"""The action that takes back one's own last step, in every family."""


class Event(Struct, frozen=True):
    """Something that happened."""

    name: str
    fields: Mapping[str, int]
    """The kernel's numbers by name, money in units."""
    action: int
    """Number of the action it followed; 0 for the set-up."""
    text: str = ""
    args: Mapping[str, Term] = field(default_factory=dict)
    told: bool = True
    """False where a listener would hear it twice, or where it is shown rather than told."""

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
    """Something a seat may do: an action ready to apply, with the range it may be varied in."""

    action: Written
    limits: JsonMapping | None = None
    """Bids: least, most, step. Offers and settlements: what may be named. Dice: the faces.
    Slides: what an aim may be.

    Money is as printed. An offer is a frame: as it stands it gives and asks nothing.
    """
    text: str = ""
    args: Mapping[str, Term] = field(default_factory=dict)
    cost: int | None = None
    """What it changes in one's cash, as printed; None where chance or a form decides."""
    effect: JsonMapping | None = None
    """What it would do beside."""
    group: str = ""
    """The family of choices it folds into."""
    main: bool = False
    """True for what Enter, or the big button, takes."""
