"""How a table plays: what the people who sit down agree on beside the rules."""

from dataclasses import dataclass, fields

from ..bots.names import DEFAULT_PLAYER
from ..editions import OptionError

LONGEST = 7 * 24 * 3600.0
"""Nothing at a table is waited for longer than a week."""


@dataclass(frozen=True)
class Customs:
    """Seconds that things take; None is as long as it takes."""

    pace: float = 0.0
    """Between two actions of bots, so that people can follow."""
    answer: float | None = None
    """How long bots go no further while a person has an offer or a rent to answer."""
    decision: float | None = None
    """For each decision a person owes, before the time bank is touched."""
    bank: float = 0.0
    """Each person's time bank, for a whole game."""
    absence: float | None = 60.0
    """From somebody's going until a stand-in takes the seat; None: nobody stands in."""
    text: float = 20.0
    """How long the electronic unit shows a text, where texts vanish."""
    warning: float = 5.0
    """Beeps before the hammer: it is coming, and nobody knew when."""
    unwatched: int = 400
    """Actions that bots take for people before somebody is asked whether anyone still watches."""
    stand_in: str = DEFAULT_PLAYER
    """Who takes an absent person's seat."""

    def __post_init__(self) -> None:
        """Refuse spans that are none."""
        for field in fields(self):
            if field.name == "stand_in":
                continue
            value: object = getattr(self, field.name)
            if value is None and "None" in str(field.type):
                continue
            if not _is_span(value):
                expected = f"seconds from 0 to {LONGEST:.0f}"
                raise OptionError(f"table.{field.name}", repr(value), expected)


def _is_span(value: object) -> bool:
    """Whether a value is a number of seconds, or of actions, that a table can wait."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return 0 <= value <= LONGEST
