"""The electronic unit of the Révolution edition: bank cards, amounts, zones, the Deal timer.

An independent state machine for people at a real table, and a follower of the kernel's events for
the digital game. It knows no board and no rule of the game, and has neither clock nor randomness.
"""

from .amounts import STEP, format_amount, parse_amount
from .errors import UnitError
from .follow import follow
from .keys import KEYS, SLOTS, ZONES, Key, Slot, Zone
from .machine import Unit
from .outputs import (
    BANK,
    Card,
    Output,
    Refused,
    Reset,
    Show,
    Sound,
    TextAsked,
    TimerEnded,
    TimerStarted,
    TimerStopped,
    Transfer,
    Withdrawn,
)
from .saving import load_state, save_state
from .state import TERMS, State, Terms, new_state
from .timer import LEAST_SECONDS, MOST_SECONDS, seconds_left
from .words import say

__all__ = [
    "BANK",
    "KEYS",
    "LEAST_SECONDS",
    "MOST_SECONDS",
    "SLOTS",
    "STEP",
    "TERMS",
    "ZONES",
    "Card",
    "Key",
    "Output",
    "Refused",
    "Reset",
    "Show",
    "Slot",
    "Sound",
    "State",
    "Terms",
    "TextAsked",
    "TimerEnded",
    "TimerStarted",
    "TimerStopped",
    "Transfer",
    "Unit",
    "UnitError",
    "Withdrawn",
    "Zone",
    "follow",
    "format_amount",
    "load_state",
    "new_state",
    "parse_amount",
    "save_state",
    "say",
    "seconds_left",
]
