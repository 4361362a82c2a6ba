"""Transport zones: naming one for Chance, going to the next unowned lot, forcing a deal.

Zone squares take the place of card squares on other boards (ZONE-03). The texts themselves are
in ``unit.py``.
"""

from ...kernel.bits import lowest
from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import NOBODY
from .auction import open_auction, seats_in
from .lots import is_lot, owns_group, set_owner
from .matters import is_being_sold, offer_lot, open_matter, pop_matter, push_matter
from .mortgage import check_owned_lot
from .movement import move_forward, stops_on_start
from .state import AUTO_NEXT_LOT, M_SEAT, PHASE_ZONE, SQUARES, STREET, ZONES
from .unit import open_texts


@rule
def open_zone(board, state, log, seat: int, square: int) -> None:
    """A token on a zone square must choose."""
    open_matter(state, log, PHASE_ZONE, seat, NOBODY, square, 0, 0)
    note(log, ev.ZONE_ASKED, seat, board.zone_of[square], 0, 0, 0, 0, 0)


@rule
def check_chooser(state, seat: int, refusal) -> int:
    """Only the player on the zone square chooses."""
    if state.matters[state.depth - 1, M_SEAT] != seat:
        return refuse(refusal, no.NOT_ASKED, PHASE_ZONE, 0)
    return no.ACCEPTED


@rule
def seats_in_zone(board, state, zone: int) -> int:
    """The mask of the seats whose token stands in a zone; corners are in none (ZONE-02)."""
    mask = 0
    for seat in range(state.seats):
        if state.out[seat] == 0 and board.zone_of[state.at[seat]] == zone:
            mask |= 1 << seat
    return mask


@rule
def check_zone(board, state, seat: int, action, refusal) -> int:
    """Any zone may be named, the seat's own and, if the table allows it, an empty one (ZONE-04)."""
    code = check_chooser(state, seat, refusal)
    if code != no.ACCEPTED:
        return code
    if action.lot < 0 or action.lot >= ZONES:
        return refuse(refusal, no.NO_SUCH_ZONE, action.lot, 0)
    if board.zone_empty_choice == 0 and seats_in_zone(board, state, action.lot) == 0:
        return refuse(refusal, no.ZONE_EMPTY, action.lot, 0)
    return no.ACCEPTED


@rule
def do_zone(board, state, seat: int, action, log) -> None:
    """Everyone in the zone named now gets a text (ZONE-04, SP-43)."""
    pop_matter(state)
    drawers = seats_in_zone(board, state, action.lot)
    note(log, ev.ZONE_CHOSEN, seat, action.lot, drawers, 0, 0, 0, 0)
    open_texts(board, state, seat, drawers)


@rule
def next_unowned(board, state, origin: int) -> int:
    """The first unowned lot clockwise that is not being sold, or −1 (ZONE-06)."""
    free = board.lots_mask & ~state.owned
    if free == 0:
        return -1
    for steps in range(1, SQUARES):
        square = (origin + steps) % SQUARES
        if (free >> square) & 1 and not is_being_sold(state, square):
            return square
    return -1


@rule
def any_unowned(board, state) -> int:
    """An unowned lot, being sold or not, or −1 (FORCED-01)."""
    free = board.lots_mask & ~state.owned
    if free == 0:
        return -1
    return lowest(free)


@rule
def check_next_lot(board, state, seat: int, refusal) -> int:
    """There must be a lot left to go to (ZONE-08)."""
    code = check_chooser(state, seat, refusal)
    if code == no.ACCEPTED and next_unowned(board, state, state.at[seat]) < 0:
        return refuse(refusal, no.NOTHING_UNOWNED, 0, 0)
    return code


@rule
def do_next_lot(board, state, seat: int, log) -> None:
    """Go to the next unowned lot, which is auctioned; nothing else happens there (SP-44)."""
    pop_matter(state)
    crosses = next_unowned(board, state, state.at[seat]) < state.at[seat]
    if crosses and stops_on_start(board, state, log, seat, ev.REASON_ZONE):
        # ECHANCE-03: what the text starts comes first, and the token goes on afterwards.
        push_matter(state, AUTO_NEXT_LOT, seat, 0, 0, 0, 0)
        return
    go_to_next_lot(board, state, log, seat)


@rule
def settle_next_lot(board, state, log) -> None:
    """Go on to the next unowned lot after the salary that interrupted the way there."""
    seat = state.matters[state.depth - 1, M_SEAT]
    pop_matter(state)
    go_to_next_lot(board, state, log, seat)


@rule
def go_to_next_lot(board, state, log, seat: int) -> None:
    """Move a token to the next unowned lot and put the lot up, unless none is left."""
    lot = next_unowned(board, state, state.at[seat])
    if lot < 0:
        return
    steps = (lot - state.at[seat]) % SQUARES
    move_forward(board, state, log, seat, steps, ev.REASON_ZONE, True)
    if board.zone_move_may_buy == 1 or board.no_auctions == 1:
        offer_lot(board, state, log, seat, lot)
        return
    open_auction(board, state, log, ev.SORT_LOT, lot, seats_in(state), board.auction_min)


@rule
def is_protected(board, state, lot: int) -> bool:
    """Lots of a complete colour cannot be forced; other full sets can, by default (FORCED-02)."""
    if board.kind[lot] != STREET and board.forced_deal_protects_sets == 0:
        return False
    return owns_group(board, state, state.owner[lot], lot)


@rule
def check_force(board, state, seat: int, action, refusal) -> int:
    """One lot for one lot, both outside complete colours, once everything is owned (FORCED)."""
    code = check_chooser(state, seat, refusal)
    if code != no.ACCEPTED:
        return code
    free = any_unowned(board, state)
    if free >= 0 or board.forced_deal == 0:
        return refuse(refusal, no.NOT_ALL_OWNED, free, 0)
    code = check_owned_lot(board, state, seat, action.lot, refusal)
    if code != no.ACCEPTED:
        return code
    taken = action.amount
    if taken < 0 or taken >= SQUARES:
        return refuse(refusal, no.NO_SUCH_SQUARE, taken, 0)
    if not is_lot(board, taken):
        return refuse(refusal, no.NOT_A_LOT, taken, 0)
    if state.owner[taken] == seat:
        return refuse(refusal, no.NOT_THEIRS, taken, seat)
    if is_protected(board, state, action.lot):
        return refuse(refusal, no.IN_FULL_GROUP, action.lot, 0)
    if is_protected(board, state, taken):
        return refuse(refusal, no.IN_FULL_GROUP, taken, 0)
    return no.ACCEPTED


@rule
def do_force(board, state, seat: int, action, log) -> None:
    """Swap two titles without asking their other owner; mortgages go with them (FORCED-05)."""
    pop_matter(state)
    given = action.lot
    taken = action.amount
    other = state.owner[taken]
    set_owner(board, state, given, other)
    set_owner(board, state, taken, seat)
    state.fee_paid[given] = 0
    state.fee_paid[taken] = 0
    note(log, ev.DEAL_FORCED, seat, other, given, taken, 0, 0, 0)
    note(log, ev.LOT_TRANSFERRED, seat, other, given, ev.REASON_DEAL, 0, 0, 0)
    note(log, ev.LOT_TRANSFERRED, other, seat, taken, ev.REASON_DEAL, 0, 0, 0)
