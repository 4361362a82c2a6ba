"""What each number of an event, a refusal or a reason is, by its name, once for all tables.

An event that uses these names needs nothing here. The kinds are those of ``messages.py``.
"""

from typing import Final

SEAT: Final = "seat"
SIDE: Final = "side"
SIDES: Final = "sides"
TOKEN: Final = "token"
SPACE: Final = "space"
GROUP: Final = "group"
MONEY: Final = "money"
TENTHS: Final = "tenths"
THOUSANDTHS: Final = "thousandths"
SLOPE: Final = "slope"
NUMBER: Final = "number"
WORD: Final = "word"

FIELD_KINDS: dict[str, str] = {
    **dict.fromkeys(("seat", "mover"), SEAT),
    "side": SIDE,
    "sides": SIDES,
    **dict.fromkeys(("token", "other_token"), TOKEN),
    "space": SPACE,
    "group": GROUP,
    **dict.fromkeys(("amount", "needed", "cash"), MONEY),
    **dict.fromkeys(("x", "y"), TENTHS),
    **dict.fromkeys(("speed", "time", "vx", "vy"), THOUSANDTHS),
    "slope": SLOPE,
    **dict.fromkeys(("place", "round", "rounds", "count", "seats"), NUMBER),
    **dict.fromkeys(("reason", "change", "phase", "kind"), WORD),
}
"""Name of a number to what it is."""

EXCEPTIONS: dict[str, dict[str, str]] = {
    # The rows of a slide's animation are in thousandths of a millimetre.
    "token_moved": {"x": THOUSANDTHS, "y": THOUSANDTHS},
    # What there is none of has no name.
    "no_such_seat": {"seat": NUMBER},
    "no_such_token": {"token": NUMBER},
}
"""Where a name means something else: event or refusal to the kinds it has there."""
