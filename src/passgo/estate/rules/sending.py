"""Several players sent to one unowned lot by the texts of a zone (ECHANCE-05).

Whether a lot is shared is decided when a player lands there, over all players whose text has
been obeyed or will be shown. While another is still on the way the lot waits for that arrival.
"""

from ...kernel.rule import rule
from . import events as ev
from .actions import NOBODY
from .auction import open_auction, seats_in
from .cards import next_of_kind
from .lots import is_lot
from .matters import is_being_sold, offer_lot
from .state import (
    ADVANCE_TO,
    ADVANCE_TO_NEAREST,
    AUTO_TEXTS,
    E_AMOUNT,
    E_KIND,
    E_TARGET,
    GO_BACK,
    GO_BACK_TO,
    M_CASH,
    M_KIND,
    M_LOTS,
    M_SEAT,
    M_TEXT,
    PHASE_TEXT,
    SQUARES,
)


@rule
def destination(board, state, seat: int, kind: int, amount: int, target: int) -> int:
    """The square a text of this kind would send a seat to from where it stands, or −1."""
    if kind == ADVANCE_TO or kind == GO_BACK_TO:
        return target
    if kind == ADVANCE_TO_NEAREST:
        return next_of_kind(board, state.at[seat], target)
    if kind == GO_BACK:
        return (state.at[seat] - amount) % SQUARES
    return -1


@rule
def texts_row(state) -> int:
    """The oldest open choice of a zone, below which none is left, or −1."""
    for row in range(state.depth):
        if state.matters[row, M_KIND] == AUTO_TEXTS:
            return row
    return -1


@rule
def note_sent(board, state, seat: int, row: int) -> None:
    """Remember where the text of a zone, held in this row, sends its seat."""
    text = state.texts
    square = destination(
        board, state, seat, text[row, E_KIND], text[row, E_AMOUNT], text[row, E_TARGET]
    )
    if square >= 0 and is_lot(board, square):
        state.sent[seat] = square


@rule
def forget_sent(state) -> None:
    """Clear the destinations: the last text of a zone has been settled."""
    for seat in range(state.seats):
        state.sent[seat] = 0


@rule
def is_coming(board, state, seat: int, lot: int) -> bool:
    """Whether the text of a zone that a seat has yet to obey will send it to this lot."""
    for row in range(state.depth):
        kind = state.matters[row, M_KIND]
        square = -1
        if kind == AUTO_TEXTS and (state.matters[row, M_CASH] >> seat) & 1:
            text = state.texts
            square = destination(
                board, state, seat, text[seat, E_KIND], text[seat, E_AMOUNT], text[seat, E_TARGET]
            )
        elif kind == PHASE_TEXT and state.matters[row, M_SEAT] == seat:
            if state.matters[row, M_CASH] == 1:
                square = destination(
                    board,
                    state,
                    seat,
                    state.matters[row, M_TEXT + E_KIND],
                    state.matters[row, M_TEXT + E_AMOUNT],
                    state.matters[row, M_TEXT + E_TARGET],
                )
        if square == lot:
            return True
    return False


@rule
def seats_coming(board, state, lot: int) -> int:
    """The mask of the seats whose text will send them to this lot."""
    mask = 0
    for seat in range(state.seats):
        if state.out[seat] == 0 and is_coming(board, state, seat, lot):
            mask |= 1 << seat
    return mask


@rule
def seats_sent(state, lot: int) -> int:
    """The mask of the seats that the texts obeyed have sent to this lot."""
    mask = 0
    for seat in range(state.seats):
        if state.sent[seat] == lot:
            mask |= 1 << seat
    return mask


@rule
def holds_several(mask: int) -> bool:
    """Whether a mask has two members or more."""
    return mask & (mask - 1) != 0


@rule
def awaits_others(board, state, log, seat: int, lot: int) -> bool:
    """Whether an unowned lot reached by a text is shared; the last to arrive opens its auction.

    Without auctions it is offered to each who arrives.
    """
    row = texts_row(state)
    if row < 0 or board.chance_multi_unowned == 0 or board.no_auctions == 1:
        return False
    coming = seats_coming(board, state, lot) & ~(1 << seat)
    if not holds_several(coming | seats_sent(state, lot)):
        return False
    if coming != 0:
        state.matters[row, M_LOTS] |= 1 << lot
        return True
    state.matters[row, M_LOTS] &= ~(1 << lot)
    auction_shared(board, state, log, lot)
    return True


@rule
def auction_shared(board, state, log, lot: int) -> None:
    """Auction a lot to which Chance has sent several players."""
    open_auction(board, state, log, ev.SORT_LOT, lot, seats_in(state), board.auction_min)


@rule
def settle_waiting_lot(board, state, log) -> bool:
    """Sell a lot that waited for a player who will not come after all; whether there was one.

    A player who left or lost the text does not count: the only one sent there may buy.
    """
    row = texts_row(state)
    for lot in range(SQUARES):
        if (state.matters[row, M_LOTS] >> lot) & 1 == 0 or seats_coming(board, state, lot) != 0:
            continue
        state.matters[row, M_LOTS] &= ~(1 << lot)
        if state.owner[lot] != NOBODY or is_being_sold(state, lot):
            continue
        sent = seats_sent(state, lot)
        if holds_several(sent):
            auction_shared(board, state, log, lot)
            return True
        for seat in range(state.seats):
            if (sent >> seat) & 1 and state.out[seat] == 0 and state.at[seat] == lot:
                offer_lot(board, state, log, seat, lot)
                return True
    return False
