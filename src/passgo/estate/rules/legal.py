"""Everything a seat may do now, written into the caller's buffer.

Each row is a choice. The closed part lists every choice without an amount, every building, sale,
swap, mortgage and redemption of a single lot, and the sale of a whole group's buildings. Bids,
offers and settlements are rows with ranges. Nothing is decided here: each candidate is put to
``check``, so what is listed is accepted, and what is not listed is refused. Of an offer's cash only
the difference counts: the same cash on both sides changes nothing.
"""

from ...kernel.bits import lowest
from ...kernel.rule import rule
from . import actions as act
from . import refusals as no
from .actions import PLAIN_ACTIONS
from .auction import bid_limit, least_bid
from .lots import built_in_group, group_mask, is_lot
from .matters import current_phase, debt_row
from .mortgage import interest, mortgaged_among
from .state import (
    C_LOT,
    C_OWNER,
    C_TENANT,
    HOTEL,
    M_LOT,
    M_OTHER,
    O_TO,
    PACKS,
    PHASE_AUCTION,
    PHASE_DEBT,
    PHASE_ZONE,
    SQUARES,
    STREET,
    TRANSFER_FREE,
    ZONES,
)
from .step import check
from .trade import check_rescue
from .zones import is_protected

CHOICE_WIDTH = 8
CHOICE_ROWS = 192

ANY_SUM = 10**8
"""Units, more than any table has: the most that may be asked of a hidden purse."""

# Columns of a choice.
L_KIND = 0
L_SEAT = 1  # offer: to; accept, reject, claim: from
L_LOT = 2  # the lot, or the lot up for auction; card: the pack
L_WHOLE = 3  # sell: 1 for every building of this lot's group
L_LEAST = 4  # bid: least; offer, settle: most cash given; force: the first lot to take
L_MOST = 5  # bid: most; offer: most cash asked
L_GIVE = 6  # bid: step; offer, settle, force: lots that may be given
L_GET = 7  # offer: lots that may be asked; force: lots that may be taken


@rule
def clear_action(action) -> None:
    """Reset an action: no kind, no seat, no square."""
    action.kind = act.WAIT
    action.lot = act.NOWHERE
    action.seat = act.NOBODY
    action.amount = 0
    action.dice[0] = 0
    action.dice[1] = 0
    action.pack = act.NOBODY
    for item in range(min(action.count, act.LIST_MAX)):
        action.lots[item] = 0
    action.count = 0
    action.give_cash = 0
    action.get_cash = 0
    action.give_lots = 0
    action.get_lots = 0
    action.give_cards = 0
    action.get_cards = 0


@rule
def add_choice(rows, count: int, kind: int, seat: int, lot: int) -> int:
    """Write one row and return the new count; a full buffer takes no more."""
    if count >= rows.shape[0]:
        return count
    for column in range(CHOICE_WIDTH):
        rows[count, column] = 0
    rows[count, L_KIND] = kind
    rows[count, L_SEAT] = seat
    rows[count, L_LOT] = lot
    return count + 1


@rule
def legal(board, state, seat: int, rows, action, refusal) -> int:
    """Fill ``rows`` with what a seat may do now and return how many there are.

    ``action`` and ``refusal`` are scratch records of the caller.
    """
    if state.out[seat] == 1:
        return 0
    count = 0
    clear_action(action)
    if board.manual_dice == 1:
        action.dice[0] = 1
        action.dice[1] = 1
    for kind in PLAIN_ACTIONS:
        action.kind = kind
        if check(board, state, seat, action, refusal) == no.ACCEPTED:
            count = add_choice(rows, count, kind, act.NOBODY, act.NOWHERE)
    count = list_lots(board, state, seat, rows, count, action, refusal)
    count = list_answers(board, state, seat, rows, count, action, refusal)
    return list_ranges(board, state, seat, rows, count, action, refusal)


@rule
def list_lots(board, state, seat: int, rows, count: int, action, refusal) -> int:
    """Choices that name one of the seat's own lots."""
    for lot in range(SQUARES):
        if state.owner[lot] != seat:
            continue
        clear_action(action)
        action.lot = lot
        action.kind = act.MORTGAGE
        if state.mortgaged[lot] == 1:
            action.kind = act.REDEEM
        if check(board, state, seat, action, refusal) == no.ACCEPTED:
            count = add_choice(rows, count, action.kind, act.NOBODY, lot)
        if board.kind[lot] != STREET:
            continue
        action.count = 1
        action.lots[0] = lot
        for kind in (act.BUILD, act.WANT, act.SELL, act.SWAP):
            action.kind = kind
            if check(board, state, seat, action, refusal) == no.ACCEPTED:
                count = add_choice(rows, count, kind, act.NOBODY, lot)
        if built_in_group(board, state, lot) == lot:
            # The first built lot of a group stands for the group.
            list_group(board, state, lot, action)
            if action.count > 1 and check(board, state, seat, action, refusal) == no.ACCEPTED:
                count = add_choice(rows, count, act.SELL, act.NOBODY, lot)
                rows[count - 1, L_WHOLE] = 1
    return count


@rule
def list_group(board, state, lot: int, action) -> None:
    """Make the sale of every building of a lot's group."""
    clear_action(action)
    action.kind = act.SELL
    mask = group_mask(board, lot)
    for square in range(SQUARES):
        if (mask >> square) & 1 == 0 or state.level[square] == 0:
            continue
        times = state.level[square]
        if times == HOTEL:
            times = 1
        for _ in range(times):
            action.lots[action.count] = square
            action.count += 1


@rule
def list_answers(board, state, seat: int, rows, count: int, action, refusal) -> int:
    """Claims, answers to offers, and release cards."""
    for row in range(state.claim_count):
        if state.claims[row, C_OWNER] == seat:
            clear_action(action)
            action.kind = act.CLAIM
            action.seat = state.claims[row, C_TENANT]
            action.lot = state.claims[row, C_LOT]
            if check(board, state, seat, action, refusal) == no.ACCEPTED:
                count = add_choice(rows, count, act.CLAIM, action.seat, action.lot)
    for other in range(state.seats):
        clear_action(action)
        action.seat = other
        is_open = state.offers[other, O_TO] == seat or current_phase(state) == PHASE_DEBT
        for kind in (act.ACCEPT, act.REJECT):
            action.kind = kind
            if is_open and check(board, state, seat, action, refusal) == no.ACCEPTED:
                count = add_choice(rows, count, kind, other, act.NOWHERE)
    for pack in range(PACKS):
        if state.release_holder[pack] == seat:
            clear_action(action)
            action.kind = act.CARD
            action.pack = pack
            if check(board, state, seat, action, refusal) == no.ACCEPTED:
                count = add_choice(rows, count, act.CARD, act.NOBODY, pack)
    return count


@rule
def built_groups(board, state) -> int:
    """The lots of all groups that carry a building."""
    lots = 0
    built = state.built
    while built != 0:
        mask = group_mask(board, lowest(built))
        lots |= mask
        built &= ~mask
    return lots


@rule
def tradeable_lots(board, state, seat: int) -> int:
    """The lots of a seat whose groups carry no buildings."""
    return state.held[seat] & ~built_groups(board, state)


@rule
def list_ranges(board, state, seat: int, rows, count: int, action, refusal) -> int:
    """Bids, offers and settlements, with the least and the most that may be named."""
    phase = current_phase(state)
    top = state.depth - 1
    if phase == PHASE_AUCTION:
        clear_action(action)
        action.kind = act.BID
        action.amount = least_bid(board, state)
        if check(board, state, seat, action, refusal) == no.ACCEPTED:
            count = add_choice(rows, count, act.BID, act.NOBODY, state.matters[top, M_LOT])
            rows[count - 1, L_LEAST] = action.amount
            rows[count - 1, L_MOST] = bid_limit(board, state, seat, refusal)
            rows[count - 1, L_GIVE] = board.auction_step
    if phase == PHASE_ZONE:
        count = list_zone(board, state, seat, rows, count, action, refusal)
    mine = tradeable_lots(board, state, seat)
    if phase == PHASE_DEBT and mine != 0:
        clear_action(action)
        action.kind = act.SETTLE
        action.give_cash = state.cash[seat]
        for lot in range(SQUARES):
            action.give_lots = mine & (1 << lot)
            if action.give_lots != 0 and check(board, state, seat, action, refusal) == 0:
                count = add_choice(rows, count, act.SETTLE, state.matters[top, M_OTHER], lot)
                rows[count - 1, L_LEAST] = action.give_cash
                rows[count - 1, L_GIVE] = mine
                break
    return list_offers(board, state, seat, rows, count, action, refusal, mine)


@rule
def list_zone(board, state, seat: int, rows, count: int, action, refusal) -> int:
    """The zones that may be named, and the lots that a forced deal may give and take."""
    clear_action(action)
    action.kind = act.ZONE
    for zone in range(ZONES):
        action.lot = zone
        if check(board, state, seat, action, refusal) == no.ACCEPTED:
            count = add_choice(rows, count, act.ZONE, act.NOBODY, zone)
    given = 0
    taken = 0
    first = act.NOWHERE
    action.kind = act.FORCE
    for lot in range(SQUARES):
        if not is_lot(board, lot) or is_protected(board, state, lot):
            continue
        if state.owner[lot] == seat:
            given |= 1 << lot
            if first == act.NOWHERE:
                first = lot
        elif state.owner[lot] != act.NOBODY:
            taken |= 1 << lot
            action.amount = lot
    action.lot = first
    if taken != 0 and check(board, state, seat, action, refusal) == no.ACCEPTED:
        count = add_choice(rows, count, act.FORCE, act.NOBODY, first)
        rows[count - 1, L_LEAST] = action.amount
        rows[count - 1, L_GIVE] = given
        rows[count - 1, L_GET] = taken
    return count


@rule
def list_offers(board, state, seat: int, rows, count: int, action, refusal, mine: int) -> int:
    """The seats that may receive an offer, and what it may contain; each is checked when made."""
    for other in range(state.seats):
        if other == seat or state.out[other] == 1:
            continue
        clear_action(action)
        action.kind = act.OFFER
        action.seat = other
        # An empty offer is refused for being empty only if everything else would be in order.
        if check(board, state, seat, action, refusal) != no.OFFER_EMPTY:
            continue
        is_in_debt = debt_row(state, seat) >= 0 or debt_row(state, other) >= 0
        cash, purse = payable(board, state, seat, other)
        if is_in_debt and cash + purse == 0:
            continue
        ours = mine
        theirs = tradeable_lots(board, state, other)
        if is_in_debt or cash + purse == 0:
            ours = affordable_lots(board, state, ours, cash + purse)
            theirs = affordable_lots(board, state, theirs, cash + purse)
        gives = cash + ours + cards_of(state, seat)
        gets = purse + theirs + cards_of(state, other)
        if gives + gets == 0:
            continue
        # DEBT-06: where nobody may help this debtor, no offer is possible.
        if check_rescue(board, state, seat, other, gives == 0, gets == 0, refusal) != no.ACCEPTED:
            continue
        count = add_choice(rows, count, act.OFFER, other, act.NOWHERE)
        rows[count - 1, L_LEAST] = cash
        rows[count - 1, L_MOST] = purse
        rows[count - 1, L_GIVE] = ours
        rows[count - 1, L_GET] = theirs
    return count


@rule
def payable(board, state, seat: int, other: int) -> tuple[int, int]:
    """The cash that either side of a trade can pay: a debtor only raises money (SP-08)."""
    cash = state.cash[seat]
    # SP-32: any sum may be asked of a player whose cash is hidden.
    purse = ANY_SUM if board.cash_hidden == 1 else state.cash[other]
    if debt_row(state, seat) >= 0:
        cash = 0
    if debt_row(state, other) >= 0:
        purse = 0
    return cash, purse


@rule
def affordable_lots(board, state, lots: int, cash: int) -> int:
    """Those of a mask whose fee leaves something of the cash in a trade (MORT-10).

    In a debt the other side pays the fee even if the debtor receives the lot, and pays the debtor.
    """
    if board.transfer_sale == TRANSFER_FREE:
        return lots
    rest = mortgaged_among(state, lots)
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        if interest(board, lot) >= cash:
            lots &= ~(1 << lot)
    return lots


@rule
def cards_of(state, seat: int) -> int:
    """The mask of packs whose release card a seat holds."""
    mask = 0
    for pack in range(PACKS):
        if state.release_holder[pack] == seat:
            mask |= 1 << pack
    return mask


@rule
def choose(board, state, rows, row: int, action) -> None:
    """Turn a choice into an action; of a range it takes the least bid or the first lot."""
    kind = rows[row, L_KIND]
    lot = rows[row, L_LOT]
    if kind == act.SELL and rows[row, L_WHOLE] == 1:
        list_group(board, state, lot, action)
        return
    clear_action(action)
    action.kind = kind
    action.seat = rows[row, L_SEAT]
    if kind == act.MORTGAGE or kind == act.REDEEM or kind == act.CLAIM:
        action.lot = lot
    elif kind == act.CARD:
        action.pack = lot
    elif kind == act.ZONE:
        action.lot = lot
    elif kind == act.FORCE:
        action.lot = lot
        action.amount = rows[row, L_LEAST]
    elif kind == act.BUILD or kind == act.WANT or kind == act.SELL or kind == act.SWAP:
        action.lots[0] = lot
        action.count = 1
    elif kind == act.BID:
        action.amount = rows[row, L_LEAST]
    elif kind == act.SETTLE:
        action.seat = act.NOBODY
        action.give_cash = rows[row, L_LEAST]
        action.give_lots = 1 << lot
