"""The type of each number of an event, a refusal or a reason, by its name.

An event that uses these names needs nothing here. The kinds are those of ``messages.py``.
"""

from typing import Final

SEAT: Final = "seat"
SEATS: Final = "seats"
SQUARE: Final = "square"
LOTS: Final = "lots"
MONEY: Final = "money"
PACK: Final = "pack"
ZONE: Final = "zone"
SHARE: Final = "share"
NUMBER: Final = "number"
WORD: Final = "word"
GOODS: Final = "goods"
CARD: Final = "card"
TIMER: Final = "timer"

FIELD_KINDS: dict[str, str] = {
    **dict.fromkeys(("seat", "other", "mover", "debtor", "owner"), SEAT),
    "seats": SEATS,
    **dict.fromkeys(("lot", "other_lot", "from_square", "to_square"), SQUARE),
    "lots": LOTS,
    **dict.fromkeys(("amount", "cash", "needed", "least", "most", "debt", "raisable"), MONEY),
    "pack": PACK,
    "zone": ZONE,
    "per_mille": SHARE,
    # Only the table knows how long a timer runs; players learn that there is one (AUCTION-07).
    "seconds": TIMER,
    **dict.fromkeys(("die1", "die2", "doubles", "steps", "turn", "tries"), NUMBER),
    **dict.fromkeys(("level", "left", "wanted", "count", "limit", "number", "players"), NUMBER),
    **dict.fromkeys(("reason", "sort", "effect", "phase", "kind"), WORD),
    # Grouped into one term: what an offer gives and asks, and what a card or a text says.
    **dict.fromkeys(("give_cash", "get_cash", "give_lots", "get_lots", "cards"), GOODS),
    **dict.fromkeys(("card", "text", "target"), CARD),
}
"""Name of a number to what it is."""
