"""What a seat owns and is worth, now and with other lots.

The worth is kept with its parts, so that a comparison of many changes looks only at the groups
that change.
"""

from typing import Final

from ...kernel.rule import rule
from ..rules.lots import lots_of
from .notes import (
    N_DEEDS,
    is_noted,
    is_of_this_game,
    note_on,
    noted,
    noted_more,
    take_more,
    take_note,
)
from .plans import with_cash
from .worth import cash_of, parts, parts_since, shifted

# Columns of a seat's standing.
S_LOTS: Final = 0  # all it owns
S_WORTH: Final = 1  # at least 1 once it is known
S_PARTS: Final = 2  # the result of ``parts``, from here on
S_LOOSE: Final = 3
S_WHOLE: Final = 4

UNKNOWN = (0, 0, 0, 0, 0)


@rule
def standing(
    board, seen, seat: int, params, notes, ahead: int, other: int, cash: int
) -> tuple[int, int, int, int, int]:
    """Another's standing in a seat's eyes: its lots, its worth and the parts of that."""
    owned = lots_of(seen, other)
    note = note_on(seat, other)
    if is_noted(notes, note, N_DEEDS):
        total, loose, whole = noted(notes, note)
    else:
        if is_of_this_game(notes, note) and noted_more(notes, note)[0] == ahead:
            total, loose, whole = parts_since(board, seen, seat, params, notes, ahead, other)
        else:
            total, loose, whole = parts(board, seen, seat, params, notes, ahead, other)
        take_note(notes, note, N_DEEDS, total, loose, whole)
        take_more(notes, note, ahead, 0)
    now = with_cash(board, seen, seat, params, notes, ahead, total, loose, whole, cash)
    return owned, now, total, loose, whole


@rule
def others_worth(board, seen, seat: int, params, notes, ahead: int, but: int) -> int:
    """The worth of all the others together, except one."""
    total = 0
    for other in range(seen.seats):
        if other != seat and other != but and seen.out[other] == 0:
            cash = cash_of(board, seen, seat, other)
            total += standing(board, seen, seat, params, notes, ahead, other, cash)[S_WORTH]
    return total


@rule
def changed(
    board,
    seen,
    seat: int,
    params,
    notes,
    ahead: int,
    other: int,
    now,
    lots: int,
    partner: int,
    cash: int,
) -> int:
    """Another's worth with these lots and this cash; the lots it lost are the partner's."""
    total, loose, whole = shifted(
        board, seen, seat, params, notes, ahead, other, lots, partner, now[S_PARTS:]
    )
    return with_cash(board, seen, seat, params, notes, ahead, total, loose, whole, cash)
