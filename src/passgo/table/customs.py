"""Customs: settings of a table beside the rules, agreed by its players."""

from dataclasses import dataclass, fields

from ..bots.names import DEFAULT_PLAYER
from ..editions import OptionError

LONGEST = 7 * 24 * 3600.0
"""The longest waiting time at a table: a week."""


@dataclass(frozen=True)
class Customs:
    """Waiting times in seconds, where None means no limit; and what the table does for people."""

    pace: float = 0.0
    """Between two actions of bots, so that people can follow."""
    answer: float | None = None
    """How long bots wait while a person has an offer or a rent to answer."""
    decision: float | None = None
    """For each decision of a person, before the time bank is used."""
    bank: float = 0.0
    """Each person's time bank, for a whole game."""
    absence: float | None = 60.0
    """From the moment a person leaves until a stand-in takes the seat; None: no stand-in."""
    text: float = 20.0
    """How long the electronic unit shows a text, in editions where texts disappear."""
    warning: float = 5.0
    """From the beeps that announce the hammer to the hammer."""
    unwatched: int = 400
    """Actions that bots take for people before they wait for a watcher to continue."""
    stand_in: str = DEFAULT_PLAYER
    """Who takes an absent person's seat."""
    claims: bool = True
    """Whether the table claims rents for people until they say otherwise."""

    def __post_init__(self) -> None:
        """Refuse invalid times."""
        for field in fields(self):
            if field.name in {"stand_in", "claims"}:
                continue
            value: object = getattr(self, field.name)
            if value is None and "None" in str(field.type):
                continue
            if not _is_span(value):
                expected = f"seconds from 0 to {LONGEST:.0f}"
                raise OptionError(f"table.{field.name}", repr(value), expected)


def _is_span(value: object) -> bool:
    """Whether a value is a valid number of seconds, or of actions."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return 0 <= value <= LONGEST
