"""Where a seat stands, and where it would stand with other lots.

What it is worth is kept with the parts of that, so that whoever weighs many changes looks only at
the groups that change.
"""

from ...kernel.rule import rule
from ..rules.lots import lots_of
from .notes import N_DEEDS, is_noted, is_of_this_game, note_on, take_more, take_note
from .plans import with_cash
from .worth import cash_of, parts, parts_since, shifted

# Columns of where a seat stands.
S_LOTS = 0  # all it owns
S_WORTH = 1  # at least 1 once it is known
S_PARTS = 2  # the parts of its worth, as ``parts`` has them, from here on
S_LOOSE = 3
S_WHOLE = 4

UNKNOWN = (0, 0, 0, 0, 0)


@rule
def standing(
    board, seen, seat: int, params, reason, ahead: int, other: int, cash: int
) -> tuple[int, int, int, int, int]:
    """Where another stands now in a seat's eyes: its lots, what it is worth, the parts of that."""
    owned = lots_of(seen, other)
    note = note_on(seat, other)
    if is_noted(reason, note, N_DEEDS):
        total, loose, whole = reason[note + 1], reason[note + 2], reason[note + 3]
    else:
        if is_of_this_game(reason, note) and reason[note + 4] == ahead:
            total, loose, whole = parts_since(board, seen, seat, params, reason, ahead, other)
        else:
            total, loose, whole = parts(board, seen, seat, params, reason, ahead, other)
        take_note(reason, note, N_DEEDS, total, loose, whole)
        take_more(reason, note, ahead, 0)
    now = with_cash(board, seen, seat, params, reason, ahead, total, loose, whole, cash)
    return owned, now, total, loose, whole


@rule
def others_worth(board, seen, seat: int, params, reason, ahead: int, but: int) -> int:
    """What all the others have together, but for one."""
    total = 0
    for other in range(seen.seats):
        if other != seat and other != but and seen.out[other] == 0:
            cash = cash_of(board, seen, seat, other)
            total += standing(board, seen, seat, params, reason, ahead, other, cash)[S_WORTH]
    return total


@rule
def changed(
    board,
    seen,
    seat: int,
    params,
    reason,
    ahead: int,
    other: int,
    now,
    lots: int,
    partner: int,
    cash: int,
) -> int:
    """What another would be worth with these lots and this cash; what it lost is the partner's."""
    total, loose, whole = shifted(
        board, seen, seat, params, reason, ahead, other, lots, partner, now[S_PARTS:]
    )
    return with_cash(board, seen, seat, params, reason, ahead, total, loose, whole, cash)
