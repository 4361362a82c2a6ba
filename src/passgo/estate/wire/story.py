"""Select the events of a game that are shown to players.

The log is complete and would repeat some things. A paid debt is shown as the rent or the tax it
was, a trade is shown once with all its goods, and a card that goes back under its pack is left
out.
"""

from collections.abc import Sequence

from ...wire.messages import Happening
from ..rules.events import REASON_BID, REASON_DEAL, REASON_ESTATE, REASON_SETTLEMENT, REASON_TRADE

_NEVER = frozenset({"card_returned", "lot_offered", "turn_ended", "zone_asked"})
_PAYMENTS = frozenset({"rent_paid", "tax_paid", "bank_paid", "player_paid"})
_HANDED = frozenset({"lot_transferred", "card_transferred"})
_TOLD_WHOLE = frozenset({REASON_TRADE, REASON_SETTLEMENT, REASON_ESTATE, REASON_DEAL})


def worth_telling(batch: Sequence[Happening]) -> list[bool]:
    """For each event of one action, whether it is shown."""
    return [not _is_double(batch, place) for place in range(len(batch))]


def _is_double(batch: Sequence[Happening], place: int) -> bool:
    name, numbers = batch[place]
    if name in _NEVER:
        return True
    if name == "debt_paid":
        return place + 1 < len(batch) and batch[place + 1][0] in _PAYMENTS
    if name == "rent_due":
        return any(
            other in {"rent_paid", "debt_opened", "debt_waits"} and found["seat"] == numbers["seat"]
            for other, found in batch[place + 1 :]
        )
    if name in _HANDED:
        return numbers["reason"] in _TOLD_WHOLE
    if name == "bank_paid" and numbers["reason"] == REASON_BID:
        return any(other == "auction_won" for other, _ in batch[:place])
    return False
