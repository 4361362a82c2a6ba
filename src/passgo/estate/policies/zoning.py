"""The choice on a zone square: go for a lot, name a zone, or force a deal."""

from ...kernel.bits import lowest
from ...kernel.reason import R_FIRST, because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.state import SQUARES, ZONES
from ..rules.zones import check_force, check_zone, next_unowned
from . import reasons as why
from .random_policy import oblige
from .standing import S_LOTS, S_WORTH, UNKNOWN, changed, others_worth, standing
from .worth import cash_of, gain, outlook


@rule
def choose_zone(board, seen, seat: int, params, action, reason) -> None:
    """While lots are left, go and bid for the next; later force what lifts one's share most."""
    lot = next_unowned(board, seen, seen.at[seat])
    if lot >= 0:
        action.kind = act.NEXT_LOT
        because(reason, why.GOES_FOR_LOT, lot, 0)
        return
    if force_deal(board, seen, seat, params, action, reason):
        return
    most = -SQUARES
    for zone in range(ZONES):
        rivals_there = 0
        for other in range(seen.seats):
            if seen.out[other] == 0 and board.zone_of[seen.at[other]] == zone:
                # Texts take more than they give, so company is for others.
                rivals_there += 1 if other != seat else -2
        action.kind = act.ZONE
        action.lot = zone
        if rivals_there > most and check_zone(board, seen, seat, action, reason) == 0:
            most = rivals_there
            because(reason, why.NAMES_ZONE, zone, 0)
    best = reason[R_FIRST]
    clear_action(action)
    if most == -SQUARES:
        oblige(board, seen, seat, action, reason)
        return
    action.kind = act.ZONE
    action.lot = best


@rule
def least_needed(board, seen, seat: int, params, reason, ahead: int, me) -> int:
    """The lot of its own that a seat would miss least in a forced deal, or −1."""
    best = -1
    most = 0
    cash = seen.cash[seat]
    rest = me[S_LOTS]
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        kept = me[S_LOTS] & ~(1 << lot)
        left = changed(board, seen, seat, params, reason, ahead, seat, me, kept, act.NOBODY, cash)
        if best < 0 or left > most:
            best = lot
            most = left
    return best


@rule
def force_deal(board, seen, seat: int, params, action, reason) -> bool:
    """Swap the lot one would miss least for the one that lifts one's share most."""
    if board.forced_deal == 0:
        return False
    ahead = outlook(seen, seat)
    cash = seen.cash[seat]
    me = standing(board, seen, seat, params, reason, ahead, seat, cash)
    given = least_needed(board, seen, seat, params, reason, ahead, me)
    if given < 0:
        return False
    others = others_worth(board, seen, seat, params, reason, ahead, seat)
    best = -1
    most = 0
    holder = act.NOBODY
    purse = 0
    them = UNKNOWN
    rest = seen.owned & ~me[S_LOTS] & board.streets_mask
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        other = seen.owner[lot]
        action.kind = act.FORCE
        action.lot = given
        action.amount = lot
        if check_force(board, seen, seat, action, reason) != 0:
            continue
        swapped = (1 << given) | (1 << lot)
        if other != holder:
            holder = other
            purse = cash_of(board, seen, seat, other)
            them = standing(board, seen, seat, params, reason, ahead, other, purse)
        lots = me[S_LOTS] ^ swapped
        after = changed(board, seen, seat, params, reason, ahead, seat, me, lots, other, cash)
        lots = them[S_LOTS] ^ swapped
        left = changed(board, seen, seat, params, reason, ahead, other, them, lots, seat, purse)
        total = others - them[S_WORTH] + after + left
        found = gain(me[S_WORTH], me[S_WORTH] + others, after, total)
        if found > most:
            best = lot
            most = found
    clear_action(action)
    if best < 0:
        return False
    action.kind = act.FORCE
    action.lot = given
    action.amount = best
    because(reason, why.FORCES_DEAL, best, given)
    return True
