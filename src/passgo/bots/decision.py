"""What a player does, and why."""

from collections.abc import Mapping
from dataclasses import dataclass

from ..game import Written
from ..wire.forms import Reason


@dataclass(frozen=True)
class Decision:
    """What a player does, and why."""

    action: Written
    """As ``Game.apply`` takes it. Where dice are thrown by hand a throw still lacks its faces."""
    reason: str
    """A key of the family's: ``REASON_NAMES``, or ``LANE_REASON_NAMES``; or ``said``."""
    parameters: Mapping[str, int]
    """What the reason is about, by name; money in units."""
    why: Reason
    """The reason as a message."""
