"""A unit as plain data for JSON, and back.

Impossible data is refused: a balance below zero, a card in both slots, an entry that cannot be
keyed.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, fields

from ..wire.plain import Json, JsonMapping, Plain
from .amounts import ENTRY_ROOM, is_entry
from .errors import UnitError
from .keys import ZONES
from .outputs import Show
from .sounds import LOUDEST, LOWEST
from .state import ASLEEP, AWAITING, MODES, READY, State

FORMAT = 1
_MOST = 10**15
"""The largest number in a saved unit; times are milliseconds, possibly since 1970."""


def save_state(state: State) -> Plain:
    """The state as plain data for JSON."""
    data = asdict(state)
    data["balances"] = list(state.balances)
    data["held"] = list(state.held)
    return {"format": FORMAT, **data}


def load_state(data: JsonMapping) -> State:
    """The state that was saved; UnitError if the data is damaged."""
    if not isinstance(data, Mapping):
        raise _not("data", data, "a table")
    if data.get("format") != FORMAT:
        raise _not("format", data.get("format"), str(FORMAT))
    found = {name: value for name, value in data.items() if name != "format"}
    known = [field.name for field in fields(State)]
    for name in (*known, *found):
        if name not in found:
            raise _wrong(name, "nothing", _CHECKS[name][1])
        if name not in known:
            raise _not("data", name, f"only format, {', '.join(known)}")
    for name, (is_right, expected) in _CHECKS.items():
        if not is_right(found[name]):
            raise _not(name, found[name], expected)
    screen = found["screen"]
    found["screen"] = Show(screen["text"], dict(screen["words"]))
    state = State(**{**found, "balances": tuple(found["balances"]), "held": tuple(found["held"])})
    for holds, where, what, expected in _agreements(state):
        if not holds:
            raise _wrong(where, what, expected)
    return state


def _wrong(where: str, found: str, expected: str) -> UnitError:
    return UnitError(f"unit: {where}: found {found}, expected {expected}")


def _not(where: str, value: object, expected: str) -> UnitError:
    # Imported only here: the package of the editions loads NumPy, which the unit does not need.
    from ..errors import shown

    return _wrong(where, shown(value), expected)


def _agreements(state: State) -> Iterator[tuple[bool, str, str, str]]:
    """Conditions between fields: whether each is true, its place, what was found and expected."""
    cards = [card for card in (state.green, state.red, *state.held) if card is not None]
    last = len(state.balances) - 1
    yield (
        max(cards, default=0) <= last,
        "green, red, held",
        f"card {max(cards, default=0)}",
        f"cards 0 to {last}",
    )
    yield (
        state.green is None or state.green != state.red,
        "green, red",
        f"card {state.green} in both",
        "each card in one slot",
    )
    for slot, card, is_used in (
        ("green", state.green, state.green_used),
        ("red", state.red, state.red_used),
    ):
        yield card is not None or not is_used, f"{slot}_used", "true", "false for an empty slot"
    yield (
        not state.joined or (state.green_used and state.red_used),
        "joined",
        "true",
        "false until both slots are used",
    )
    yield (
        state.red_used or not state.held,
        "held",
        f"{len(state.held)} cards",
        "none without a payer",
    )
    yield (
        not state.entry or (state.mode == READY and bool(cards)),
        "entry",
        repr(state.entry),
        f"nothing keyed without a card or in mode {state.mode}",
    )
    yield (
        (state.zone is not None) == (state.mode == AWAITING),
        "zone",
        repr(state.zone),
        f"a zone in mode {AWAITING}, none in another",
    )
    latest = max(state.used_ms, state.since_ms)
    yield (
        latest <= state.now_ms or state.mode == ASLEEP,
        "used_ms, since_ms",
        str(latest),
        f"at most {state.now_ms}, which is now",
    )


def _is_whole(value: object) -> bool:
    return type(value) is int and abs(value) <= _MOST


def _is_amount(value: object) -> bool:
    return type(value) is int and 0 <= value <= _MOST


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


_AMOUNT = "a whole number of at least 0"
_TIME = "a whole number of milliseconds"
_CARD = "a card's number, or none"
_FLAG = "true or false"

_CHECKS: dict[str, tuple[Callable[[Json], bool], str]] = {
    "balances": (
        lambda value: _is_list_of_amounts(value) and len(value) > 0,
        f"a list of one or more, each {_AMOUNT}",
    ),
    "now_ms": (_is_whole, _TIME),
    "used_ms": (_is_whole, _TIME),
    "mode": (lambda value: value in MODES, ", ".join(MODES)),
    "entry": (
        lambda value: isinstance(value, str) and is_entry(value),
        f"up to {ENTRY_ROOM} digits with one point at most",
    ),
    "since_ms": (_is_whole, _TIME),
    "seconds": (_is_amount, _AMOUNT),
    "zone": (lambda value: value is None or value in ZONES, f"{', '.join(ZONES)}, or none"),
    "green": (_is_card, _CARD),
    "red": (_is_card, _CARD),
    "green_used": (_is_flag, _FLAG),
    "red_used": (_is_flag, _FLAG),
    "joined": (_is_flag, _FLAG),
    "held": (_is_list_of_amounts, "a list of cards' numbers"),
    "volume": (
        lambda value: type(value) is int and LOWEST <= value <= LOUDEST,
        f"{LOWEST} to {LOUDEST}",
    ),
    "screen": (_is_screen, "the id of one of the unit's texts and its words"),
}
"""Each part of a unit: a check of its value, and what is expected."""
