"""Passgo: Monopoly by the book, five books, one engine.

The names below are loaded when they are first asked for, so that ``import passgo`` is light.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .editions import EDITIONS, load_edition
    from .errors import (
        ActionError,
        EditionError,
        IllegalAction,
        MoneyError,
        OptionError,
        PassgoError,
        PositionError,
        RecordError,
        RulesChanged,
        ScenarioError,
    )
    from .game import Choice, Event, Game, Refusal

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "ActionError",
    "Choice",
    "EditionError",
    "Event",
    "Game",
    "IllegalAction",
    "MoneyError",
    "OptionError",
    "PassgoError",
    "PositionError",
    "RecordError",
    "Refusal",
    "RulesChanged",
    "ScenarioError",
    "__version__",
    "load_edition",
]

_WHERE = {
    "EDITIONS": "editions",
    "ScenarioError": "errors",
    "RulesChanged": "errors",
    "RecordError": "errors",
    "PositionError": "errors",
    "OptionError": "errors",
    "MoneyError": "errors",
    "EditionError": "errors",
    "ActionError": "errors",
    "Choice": "game",
    "Event": "game",
    "Game": "game",
    "IllegalAction": "errors",
    "PassgoError": "errors",
    "Refusal": "game",
    "load_edition": "editions",
}


def __getattr__(name: str) -> object:
    """Load a public name from the module that defines it (PEP 562)."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_WHERE[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, loaded or not."""
    return sorted({*globals(), *__all__})
