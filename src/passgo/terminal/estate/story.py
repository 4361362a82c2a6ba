"""Which events of a game are worth a sentence.

The log is complete; a listener would hear some things twice. A debt that is paid is told as the
rent or the tax it was, a trade is told once with all its goods, and a card that goes back under
its pack needs no words.
"""

from collections.abc import Sequence

from ...estate.rules.events import (
    REASON_BID,
    REASON_DEAL,
    REASON_ESTATE,
    REASON_SETTLEMENT,
    REASON_TRADE,
)
from ...game import Event

_NEVER = frozenset({"card_returned", "lot_offered", "turn_ended", "zone_asked"})
_PAYMENTS = frozenset({"rent_paid", "tax_paid", "bank_paid", "player_paid"})
_HANDED = frozenset({"lot_transferred", "card_transferred"})
_TOLD_WHOLE = frozenset({REASON_TRADE, REASON_SETTLEMENT, REASON_ESTATE, REASON_DEAL})


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """The events of one action that are told, in order."""
    return [event for place, event in enumerate(events) if not _is_double(events, place)]


def _is_double(events: Sequence[Event], place: int) -> bool:
    event = events[place]
    fields = event.fields
    later = events[place + 1 :]
    if event.name in _NEVER:
        return True
    if event.name == "debt_paid":
        return bool(later) and later[0].name in _PAYMENTS
    if event.name == "rent_due":
        return any(
            other.name in {"rent_paid", "debt_opened", "debt_waits"}
            and other.fields["seat"] == fields["seat"]
            for other in later
        )
    if event.name in _HANDED:
        return fields["reason"] in _TOLD_WHOLE
    if event.name == "bank_paid" and fields["reason"] == REASON_BID:
        return any(other.name == "auction_won" for other in events[:place])
    return False
