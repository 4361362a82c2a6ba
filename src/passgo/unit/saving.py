"""A unit as plain data for JSON, and back.

Data that no unit could have saved is refused: a balance below zero, a card in both slots, an entry
nobody could have keyed.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields
from typing import Any

from .amounts import is_entry
from .errors import UnitError
from .keys import ZONES
from .outputs import Show
from .sounds import LOUDEST, LOWEST
from .state import ASLEEP, AWAITING, MODES, READY, State

FORMAT = 1


def save_state(state: State) -> dict[str, Any]:
    """The state as data that JSON can hold."""
    data = asdict(state)
    data["balances"] = list(state.balances)
    data["held"] = list(state.held)
    return {"format": FORMAT, **data}


def load_state(data: Mapping[str, Any]) -> State:
    """The state that was saved; UnitError if the data is damaged."""
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise UnitError(f"unit: expected data with format {FORMAT}")
    found = {name: value for name, value in data.items() if name != "format"}
    expected = {field.name for field in fields(State)}
    if set(found) != expected:
        name = sorted(map(str, set(found) ^ expected))[0]
        raise UnitError(f"unit: {name}: missing, or not a part of a unit")
    for name, is_right in _CHECKS.items():
        if not is_right(found[name]):
            raise UnitError(f"unit: {name}: found {found[name]!r:.60}")
    screen = found["screen"]
    found["screen"] = Show(screen["text"], dict(screen["words"]))
    state = State(**{**found, "balances": tuple(found["balances"]), "held": tuple(found["held"])})
    wrong = _contradiction(state)
    if wrong:
        raise UnitError(f"unit: {wrong}")
    return state


def _contradiction(state: State) -> str | None:
    """What in a state cannot be true together."""
    cards = [card for card in (state.green, state.red, *state.held) if card is not None]
    rules = {
        "card: none has this number": max(cards, default=0) < len(state.balances),
        "card: in both slots": state.green is None or state.green != state.red,
        "used: an empty slot": (state.green is not None or not state.green_used)
        and (state.red is not None or not state.red_used),
        "joined: cards that have not paid": state.green_used and state.red_used
        if state.joined
        else True,
        "held: without a payer": state.red_used or not state.held,
        "entry: without a card, or not ready": not state.entry
        or (state.mode == READY and bool(cards)),
        "zone: awaited or not": (state.zone is not None) == (state.mode == AWAITING),
        "times: the future": max(state.used_ms, state.since_ms) <= state.now_ms
        or state.mode == ASLEEP,
    }
    return next((wrong for wrong, holds in rules.items() if not holds), None)


def _is_whole(value: object) -> bool:
    return type(value) is int


def _is_amount(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_card(value: object) -> bool:
    return value is None or _is_amount(value)


def _is_flag(value: object) -> bool:
    return type(value) is bool


def _is_list_of_amounts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_amount, value))


def _is_screen(value: object) -> bool:
    if not isinstance(value, dict) or set(value) != {"text", "words"}:
        return False
    words = value["words"]
    return (
        isinstance(value["text"], str)
        and value["text"].startswith("unit-")
        and isinstance(words, dict)
        and all(isinstance(name, str) for name in words)
        and all(type(word) in (str, int) for word in words.values())
    )


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "balances": lambda value: _is_list_of_amounts(value) and len(value) > 0,
    "now_ms": _is_whole,
    "used_ms": _is_whole,
    "mode": lambda value: value in MODES,
    "entry": lambda value: isinstance(value, str) and is_entry(value),
    "since_ms": _is_whole,
    "seconds": _is_amount,
    "zone": lambda value: value is None or value in ZONES,
    "green": _is_card,
    "red": _is_card,
    "green_used": _is_flag,
    "red_used": _is_flag,
    "joined": _is_flag,
    "held": _is_list_of_amounts,
    "volume": lambda value: type(value) is int and LOWEST <= value <= LOUDEST,
    "screen": _is_screen,
}
