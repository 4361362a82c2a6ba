"""Games of any family, their records, and the kernels they run on.

The names below are loaded when they are first asked for, so that ``game.records`` and the like
stay light and may be used by what stands before a game.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..wire.forms import Choice, Event, Refusal, Written
    from .boxes import edition_box
    from .game import Game, SeatName, Seed

__all__ = ["Choice", "Event", "Game", "Refusal", "SeatName", "Seed", "Written", "edition_box"]

_WHERE = {
    "Choice": "game",
    "Event": "game",
    "Game": "game",
    "Refusal": "game",
    "SeatName": "game",
    "Seed": "game",
    "Written": "game",
    "edition_box": "boxes",
}


def __getattr__(name: str) -> object:
    """Load a public name from the module that defines it (PEP 562)."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_WHERE[name]}", __name__), name)
    globals()[name] = value
    return value
