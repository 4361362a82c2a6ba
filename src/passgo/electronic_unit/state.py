"""Everything the unit remembers, and the settings of its edition."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from .keys import Zone
from .outputs import Card, Show
from .sounds import LOUDEST

Mode: TypeAlias = Literal["ready", "zones", "text", "deal", "reset", "asleep"]

READY: Final = "ready"
"""Ready for cards and amounts; an amount may be partly keyed."""
SCROLLING: Final = "zones"
"""The zone symbols scroll by."""
AWAITING: Final = "text"
"""A zone is chosen; the unit waits for its Chance text."""
TIMING: Final = "deal"
"""The Deal timer runs."""
ASKING: Final = "reset"
"""A new game was requested and must be confirmed."""
ASLEEP: Final = "asleep"

MODES: Final[tuple[Mode, ...]] = get_args(Mode)


@dataclass(frozen=True, slots=True)
class Terms:
    """The settings of an edition's unit; money in steps of 10K."""

    cards: int = 6
    opening: int = 1500
    salary: int = 200
    deal_seconds: int = 30
    """The length of a deal where none was drawn."""
    warning_seconds: int = 5
    """How long before the end of a deal the beeps begin (SP-42)."""
    sleep_ms: int = 90_000
    zone_ms: int = 1_000
    """How long each zone symbol stays on the screen."""


TERMS: Final = Terms()
REST: Final = Show("unit-ready")
"""The screen while no card is inserted."""


@dataclass(frozen=True, slots=True)
class State:
    """The unit at one moment."""

    balances: tuple[int, ...]
    """The balance of each card."""
    now_ms: int = 0
    """The time of the latest input."""
    used_ms: int = 0
    """The time it was last used."""
    mode: Mode = READY
    entry: str = ""
    """Digits and point keyed so far; only while ready."""
    since_ms: int = 0
    """When the zones began to scroll, or the deal began."""
    seconds: int = 0
    """The length of the deal."""
    zone: Zone | None = None
    """The zone whose text is awaited."""
    green: Card | None = None
    red: Card | None = None
    green_used: bool = False
    """Whether the card has paid or been paid since it was inserted."""
    red_used: bool = False
    joined: bool = False
    """Whether the red card has paid the green one while both are still inserted."""
    held: tuple[Card, ...] = ()
    """Payees already withdrawn, recorded when their payer is withdrawn too (ECHANCE-02)."""
    volume: int = LOUDEST
    screen: Show = REST


def new_state(at_ms: int = 0, terms: Terms = TERMS) -> State:
    """A unit before a new game (SETUP-06)."""
    return State((terms.opening,) * terms.cards, now_ms=at_ms, used_ms=at_ms)
