"""Paying what is due: by mortgages and sales, with lots that the creditor wants, or not at all."""

from ...kernel.bits import lowest
from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules import events as ev
from ..rules.debt import IN_KIND_NO, answers_settlement, check_settlement
from ..rules.legal import clear_action, list_group, tradeable_lots
from ..rules.lots import built_in_group, lots_of, owns_group, raisable, sale_value
from ..rules.rent import rent_due
from ..rules.state import (
    GROUPS,
    HOTEL,
    M_AMOUNT,
    M_CASH,
    M_LOTS,
    M_OPEN,
    M_OTHER,
    M_REASON,
    M_SEAT,
    STREET,
)
from ..rules.step import check
from ..rules.trade import lots_hash
from . import reasons as why
from .lore import landings
from .proposals import made_this_turn, was_asked
from .standing import S_LOTS, S_WORTH, UNKNOWN, changed, others_worth, standing
from .traits import ASKS, LEAVES
from .worth import (
    STREET_GROUPS,
    USUAL_PIPS,
    cash_of,
    gain,
    loose_value,
    outlook,
    rivals,
)

PROPOSALS_A_TURN = 3
"""The two offers of a turn, and a settlement."""
IN_A_GROUP = 2
"""A mortgage stops building in a whole group, so there it costs twice the rent it loses."""


@rule
def answer_debt(board, seen, seat: int, params, action, reason, notes) -> None:
    """Pay; if that is impossible, raise the money where it costs least income; else give up."""
    top = seen.depth - 1
    amount = seen.matters[top, M_AMOUNT]
    if seen.matters[top, M_SEAT] != seat:
        action.kind = act.REJECT
        because(reason, why.OBLIGED, 0, 0)
        return
    action.kind = act.PAY
    if seen.matters[top, M_OPEN] == 0 and check(board, seen, seat, action, reason) == 0:
        because(reason, why.PAYS, amount, 0)
        return
    if settle_in_kind(board, seen, seat, params, action, reason, notes):
        because(reason, why.OFFERS_IN_KIND, seen.matters[top, M_OTHER], amount)
        return
    if raise_cash(board, seen, seat, params, amount - seen.cash[seat], action, reason):
        because(reason, why.RAISES_TO_PAY, max(action.lot, action.lots[0]), amount)
        return
    action.kind = act.BANKRUPT
    because(reason, why.CANNOT_PAY, amount, 0)


@rule
def raise_cash(board, seen, seat: int, params, short: int, action, reason) -> bool:
    """Mortgage or sell what brings money at the least loss of income, loose lots first."""
    best = -1
    best_kind = act.WAIT
    is_group = False
    is_loose = False
    least = 0
    rest = seen.held[seat]
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        is_whole = board.kind[lot] == STREET and owns_group(board, seen, seat, lot)
        if is_loose and is_whole:
            continue
        if seen.mortgaged[lot] == 0:
            lost = mortgage_loss(board, seen, params, lot, short)
            if is_whole:
                lost *= IN_A_GROUP
            if best < 0 or lost < least or not (is_whole or is_loose):
                set_single(action, act.MORTGAGE, lot)
                if check(board, seen, seat, action, reason) == 0:
                    best, best_kind, is_group, least = lot, act.MORTGAGE, False, lost
                    is_loose = not is_whole
        if seen.level[lot] == 0:
            continue
        for kind in (act.SELL, act.SWAP):
            if kind == act.SWAP and seen.level[lot] != HOTEL:
                continue
            lost = sale_loss(board, seen, params, lot, kind, short)
            if best >= 0 and lost >= least:
                continue
            set_single(action, kind, lot)
            if check(board, seen, seat, action, reason) == 0:
                best, best_kind, is_group, least = lot, kind, False, lost
        if built_in_group(board, seen, lot) == lot:
            lost = group_loss(board, seen, params, lot, short)
            if best >= 0 and lost >= least:
                continue
            list_group(board, seen, lot, action)
            if check(board, seen, seat, action, reason) == 0:
                best, best_kind, is_group, least = lot, act.SELL, True, lost
    clear_action(action)
    if best < 0:
        return False
    if is_group:
        list_group(board, seen, best, action)
    else:
        set_single(action, best_kind, best)
    return True


@rule
def per_unit(lost: int, brings: int, short: int) -> int:
    """Income lost for each unit raised of the sum that is due; anything beyond does not count."""
    return lost // max(min(brings, short), 1)


@rule
def set_single(action, kind: int, lot: int) -> None:
    """Write a mortgage, a sale or a swap on one lot."""
    clear_action(action)
    action.kind = kind
    if kind == act.MORTGAGE:
        action.lot = lot
    else:
        action.lots[0] = lot
        action.count = 1


@rule
def mortgage_loss(board, seen, params, lot: int, short: int) -> int:
    """Income that a mortgage loses in a million turns, for each unit it brings."""
    lost = landings(params, lot) * rent_due(board, seen, lot, USUAL_PIPS, 0)
    return per_unit(lost, board.mortgage_value[lot], short)


@rule
def sale_loss(board, seen, params, lot: int, kind: int, short: int) -> int:
    """The same for the sale of one building, or for a hotel's swap for houses."""
    level = seen.level[lot]
    left = level - 1
    brings = board.house_cost[lot] // 2
    if kind == act.SWAP:
        left = board.houses_before_hotel
        brings = board.hotel_cost[lot] // 2
    elif level == HOTEL:
        left = 0
        brings = sale_value(board, seen, lot)
    lost = landings(params, lot) * (board.rent[lot, level] - board.rent[lot, left])
    return per_unit(lost, brings, short)


@rule
def group_loss(board, seen, params, lot: int, short: int) -> int:
    """The same for all the buildings of a group at once."""
    group = board.group[lot]
    lost = 0
    brings = 0
    for place in range(board.group_size[group]):
        square = board.group_lots[group, place]
        bare = board.rent[square, 0]
        lost += landings(params, square) * (board.rent[square, seen.level[square]] - bare)
        brings += sale_value(board, seen, square)
    return per_unit(lost, brings, short)


@rule
def settle_in_kind(board, seen, seat: int, params, action, reason, notes) -> bool:
    """Offer one or two lots that the creditor should want more than its rent.

    Only if loose lots would not raise the sum: all that is left then is to sell buildings or to go
    bankrupt.
    """
    top = seen.depth - 1
    amount = seen.matters[top, M_AMOUNT]
    creditor = seen.matters[top, M_OTHER]
    if params[ASKS] == 0 or board.debt_in_kind == IN_KIND_NO or creditor == act.BANK:
        return False
    if seen.matters[top, M_OPEN] == 1 or seen.matters[top, M_REASON] != ev.REASON_RENT:
        return False
    cash = seen.cash[seat]
    left = amount - cash - loose_value(board, seen, seat)
    if left <= 0 or made_this_turn(seen, seat) >= PROPOSALS_A_TURN:
        return False
    lots = best_settlement(board, seen, seat, params, left, action, reason, notes)
    clear_action(action)
    if lots == 0:
        return False
    set_settlement(action, cash, lots)
    return True


@rule
def best_settlement(board, seen, seat: int, params, left: int, action, reason, notes) -> int:
    """One lot, or else two, that leave the debtor best off and the creditor content; or 0."""
    creditor = seen.matters[seen.depth - 1, M_OTHER]
    wanted = seen.matters[seen.depth - 1, M_AMOUNT] * (1000 + params[LEAVES]) // 1000
    offered = offerable(board, seen, seat, creditor)
    if offered == 0:
        return 0
    cash = seen.cash[seat]
    purse = cash_of(board, seen, seat, creditor)
    ahead = outlook(seen, creditor)
    them = standing(board, seen, seat, params, notes, ahead, creditor, purse)
    me = UNKNOWN
    others = 0
    best = 0
    most = 0
    tempting = 0
    dearest = 0
    # One lot; if none will do, the most tempting one and another.
    for size in range(2):
        if best != 0:
            break
        base = tempting
        rest = offered & ~base
        while rest != 0:
            lots = base | (1 << lowest(rest))
            rest &= rest - 1
            after = changed(
                board,
                seen,
                seat,
                params,
                notes,
                ahead,
                creditor,
                them,
                them[S_LOTS] | lots,
                seat,
                purse + cash,
            )
            if size == 0 and after > dearest:
                dearest = after
                tempting = lots
            brings = after - them[S_WORTH]
            if brings < wanted or was_asked(seen, seat, lots_hash(creditor, lots, 0)):
                continue
            if me[S_WORTH] == 0:
                me = standing(board, seen, seat, params, notes, ahead, seat, cash)
                others = others_worth(board, seen, seat, params, notes, ahead, seat)
            after = changed(
                board, seen, seat, params, notes, ahead, seat, me, me[S_LOTS] & ~lots, creditor, 0
            )
            alone = without_settling(board, seen, seat, me[S_WORTH], left)
            everything = me[S_WORTH] + others - left
            found = gain(alone, everything, after, others + after + brings)
            if found <= most:
                continue
            set_settlement(action, cash, lots)
            if check(board, seen, seat, action, reason) == 0:
                best = lots
                most = found
    return best


@rule
def offerable(board, seen, seat: int, creditor: int) -> int:
    """The lots a seat can give away, of groups that its creditor has a lot of."""
    lots = tradeable_lots(board, seen, seat)
    owned = lots_of(seen, seat)
    wanted = lots_of(seen, creditor)
    for group in range(GROUPS):
        mask = board.group_mask[group]
        if wanted & mask == 0 or (owned & mask == mask and group < STREET_GROUPS):
            lots &= ~mask
    return lots


@rule
def without_settling(board, seen, seat: int, worth: int, left: int) -> int:
    """A seat's worth after it has raised by sales what its loose lots would not bring."""
    amount = seen.matters[seen.depth - 1, M_AMOUNT]
    if raisable(board, seen, seat) < amount:
        return 1  # A seat that cannot pay at all has nothing to lose.
    # Buildings are sold for half of what they cost.
    return max(worth - amount - left, 1)


@rule
def set_settlement(action, cash: int, lots: int) -> None:
    """Write a settlement of all the cash and some lots."""
    clear_action(action)
    action.kind = act.SETTLE
    action.give_cash = cash
    action.give_lots = lots


@rule
def answer_settlement(board, seen, seat: int, params, action, reason, notes) -> bool:
    """Take lots in payment if they are worth the rent, or the estate of a debtor who cannot pay."""
    if not answers_settlement(seen, seat, act.NOBODY):
        return False
    top = seen.depth - 1
    lots = seen.matters[top, M_LOTS]
    debtor = seen.matters[top, M_SEAT]
    # A settlement offers all the debtor's cash, so its means are known.
    cash = seen.matters[top, M_CASH]
    ahead = outlook(seen, seat)
    owned = lots_of(seen, seat)
    now = standing(board, seen, seat, params, notes, ahead, seat, seen.cash[seat])
    before = now[S_WORTH]
    purse = seen.cash[seat] + cash
    after = changed(board, seen, seat, params, notes, ahead, seat, now, owned | lots, debtor, purse)
    brings = after - before
    due = seen.matters[top, M_AMOUNT]
    action.kind = act.REJECT
    because(reason, why.SETTLES_SHORT, brings, 0)
    if raisable(board, seen, debtor) - seen.cash[debtor] + cash < due:
        estate = owned | lots_of(seen, debtor)
        heir = changed(
            board, seen, seat, params, notes, ahead, seat, now, estate, act.NOBODY, purse
        )
        due = heir - before
        because(reason, why.AWAITS_ESTATE, debtor, due)
    if brings < due:
        return True
    if rivals(seen, seat) == 1:
        because(reason, why.LAST_RIVAL, debtor, 0)
        return True
    # The debtor need not know whether the creditor can pay the fees.
    if check_settlement(board, seen, seat, reason) == 0:
        action.kind = act.ACCEPT
        because(reason, why.SETTLES, brings, 0)
    else:
        because(reason, why.SHORT_OF_FEES, 0, 0)
    return True
