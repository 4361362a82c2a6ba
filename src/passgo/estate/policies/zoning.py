"""The choice on a zone square: go for a lot, name a zone, or force a deal."""

from ...kernel.bits import lowest
from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.state import SQUARES, ZONES
from ..rules.zones import check_force, check_zone, next_unowned
from . import reasons as why
from .plans import best_plan, planned
from .random_policy import oblige
from .standing import S_LOTS, S_PARTS, S_WHOLE, S_WORTH, others_worth, standing
from .worth import cash_of, gain, gains, moved, outlook


@rule
def choose_zone(board, seen, seat: int, params, action, reason, notes) -> None:
    """While lots are left, go and bid for the next; later force the deal that gains most."""
    lot = next_unowned(board, seen, seen.at[seat])
    if lot >= 0:
        action.kind = act.NEXT_LOT
        because(reason, why.GOES_FOR_LOT, lot, 0)
        return
    if force_deal(board, seen, seat, params, action, reason, notes):
        return
    best = 0
    most = -SQUARES
    for zone in range(ZONES):
        rivals_there = 0
        for other in range(seen.seats):
            if seen.out[other] == 0 and board.zone_of[seen.at[other]] == zone:
                # Texts take more than they give, so a zone with rivals but without itself is best.
                rivals_there += 1 if other != seat else -2
        action.kind = act.ZONE
        action.lot = zone
        if rivals_there > most and check_zone(board, seen, seat, action, reason) == 0:
            best = zone
            most = rivals_there
    clear_action(action)
    if most == -SQUARES:
        oblige(board, seen, seat, action, reason)
        return
    action.kind = act.ZONE
    action.lot = best
    because(reason, why.NAMES_ZONE, best, 0)


@rule
def least_needed(board, seen, seat: int, params, notes, ahead: int, me, plan) -> int:
    """The lot that a seat would miss least in a forced deal, or −1."""
    best = -1
    most = 0
    cash = seen.cash[seat]
    rest = me[S_LOTS]
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        group = board.group[lot]
        kept = me[S_LOTS] & ~(1 << lot)
        left = moved(
            board, seen, seat, params, notes, ahead, seat, group, kept, act.NOBODY, me[S_PARTS:]
        )
        if best >= 0 and max(left[0] + cash + plan[0], 1) <= most:
            continue
        worth = planned(board, seen, seat, params, notes, ahead, left, cash, me[S_WHOLE], plan)
        if best < 0 or worth > most:
            best = lot
            most = worth
    return best


@rule
def force_deal(board, seen, seat: int, params, action, reason, notes) -> bool:
    """Swap the lot that the seat would miss least for the one that raises its share most."""
    lots = takable(board, seen, seat)
    if lots == 0:
        return False
    ahead = outlook(seen, seat)
    me = standing(board, seen, seat, params, notes, ahead, seat, seen.cash[seat])
    plan = best_plan(board, seen, seat, params, notes, ahead, me[S_WHOLE])
    given = least_needed(board, seen, seat, params, notes, ahead, me, plan)
    action.kind = act.FORCE
    action.lot = given
    action.amount = lowest(lots)
    is_refused = given < 0 or check_force(board, seen, seat, action, reason) != 0
    clear_action(action)
    if is_refused:
        return False  # The lot given is the reason, so any other deal with it is refused too.
    best = best_taken(board, seen, seat, params, notes, ahead, given, lots, me, plan)
    if best < 0:
        return False
    action.kind = act.FORCE
    action.lot = given
    action.amount = best
    because(reason, why.FORCES_DEAL, best, given)
    return True


@rule
def takable(board, seen, seat: int) -> int:
    """The streets of others that a deal may be forced for: those outside whole groups."""
    if board.forced_deal == 0 or board.lots_mask & ~seen.owned != 0:
        return 0
    return seen.owned & ~seen.held[seat] & board.streets_mask & ~seen.whole


@rule
def best_taken(
    board, seen, seat: int, params, notes, ahead: int, given: int, lots: int, me, plan
) -> int:
    """The one of these lots that raises the seat's share most in exchange for another, or −1."""
    others = others_worth(board, seen, seat, params, notes, ahead, seat)
    best = -1
    most = 0
    for other in range(seen.seats):
        theirs = lots & seen.held[other]
        if theirs == 0:
            continue
        purse = cash_of(board, seen, seat, other)
        them = standing(board, seen, seat, params, notes, ahead, other, purse)
        deal = (other, ahead, given, purse, others - them[S_WORTH])
        best, most = best_of(
            board, seen, seat, params, notes, deal, theirs, me, them, plan, best, most
        )
    return best


@rule
def best_of(
    board, seen, seat: int, params, notes, deal, lots: int, me, them, plan, best: int, most: int
) -> tuple[int, int]:
    """The same among the lots of one other, and its gain; ``best`` was found so far.

    ``deal`` is the other, its offset in the tables, the lot given, the other's cash, and the worth
    of the rest of the table.
    """
    other, ahead, given, _, _ = deal
    their_plan = best_plan(board, seen, seat, params, notes, ahead, them[S_WHOLE])
    group = board.group[given]
    mine = me[S_LOTS] & ~(1 << given)
    theirs = them[S_LOTS] | 1 << given
    i_gave = moved(board, seen, seat, params, notes, ahead, seat, group, mine, other, me[S_PARTS:])
    they_got = moved(
        board, seen, seat, params, notes, ahead, other, group, theirs, seat, them[S_PARTS:]
    )
    plans = (plan, their_plan)
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        base = (i_gave, they_got)
        if board.group[lot] == group:
            base = (me[S_PARTS:], them[S_PARTS:])
        found = gain_by(
            board, seen, seat, params, notes, deal, lot, mine, theirs, base, me, them, plans, most
        )
        # Of equals the first lot is taken.
        if found > most or (found == most and lot < best):
            best = lot
            most = found
    return best, most


@rule
def gain_by(
    board,
    seen,
    seat: int,
    params,
    notes,
    deal,
    lot: int,
    mine: int,
    theirs: int,
    base,
    me,
    them,
    plans,
    most: int,
) -> int:
    """What the seat gains by taking a lot, or 0 if that is less than ``most``.

    ``mine`` and ``theirs`` are the lots of both before this lot changes hands, ``base`` the parts
    of their worth then.
    """
    other, ahead, _, purse, third = deal
    group = board.group[lot]
    cash = seen.cash[seat]
    everything = me[S_WORTH] + them[S_WORTH] + third
    lots = mine | 1 << lot
    parts = moved(board, seen, seat, params, notes, ahead, seat, group, lots, other, base[0])
    after = planned(board, seen, seat, params, notes, ahead, parts, cash, me[S_WHOLE], plans[0])
    lots = theirs & ~(1 << lot)
    parts = moved(board, seen, seat, params, notes, ahead, other, group, lots, seat, base[1])
    # No whole group brings less than 0.
    least = third + after + max(parts[0] + purse, 1)
    if not gains(me[S_WORTH], everything, after, least, max(most, 1)):
        return 0
    left = planned(board, seen, seat, params, notes, ahead, parts, purse, them[S_WHOLE], plans[1])
    return gain(me[S_WORTH], everything, after, third + after + left)
