"""Where a seat stands, and where it would stand with other lots.

What it is worth is kept with the parts of that, so that whoever weighs many changes looks only at
the groups that change.
"""

from ...kernel.rule import rule
from ..rules.actions import NOBODY
from ..rules.lots import lots_of
from .worth import parts, shifted, with_cash

# Columns of where a seat stands.
S_LOTS = 0  # all it owns
S_WORTH = 1  # at least 1 once it is known
S_PARTS = 2  # the parts of its worth, as ``parts`` has them, from here on
S_LOOSE = 3
S_WHOLE = 4

UNKNOWN = (0, 0, 0, 0, 0)


@rule
def standing(
    board, seen, seat: int, params, ahead: int, cash: int
) -> tuple[int, int, int, int, int]:
    """Where a seat stands now: its lots, what it is worth, and the parts of that."""
    owned = lots_of(seen, seat)
    total, loose, whole = parts(board, seen, seat, params, owned, ahead, NOBODY)
    now = with_cash(board, seen, params, ahead, total, loose, whole, cash)
    return owned, now, total, loose, whole


@rule
def changed(
    board, seen, seat: int, params, ahead: int, now, lots: int, partner: int, cash: int
) -> int:
    """What a seat would be worth with these lots and this cash; what it lost is the partner's."""
    total, loose, whole = shifted(
        board, seen, seat, params, ahead, now[S_LOTS], lots, partner, now[S_PARTS], now[S_LOOSE],
        now[S_WHOLE],
    )  # fmt: skip
    return with_cash(board, seen, params, ahead, total, loose, whole, cash)
