"""The choice on a zone square: go for a lot, name a zone, or force a deal."""

from ...kernel.reason import R_FIRST, because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.lots import lots_of
from ..rules.state import SQUARES, STREET, ZONES
from ..rules.zones import check_force, check_zone, next_unowned
from . import reasons as why
from .random_policy import oblige
from .standing import table_worth
from .worth import cash_of, gain, worth, worth_now


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
def least_needed(board, seen, seat: int, params) -> int:
    """The lot of its own that a seat would miss least in a forced deal, or −1."""
    owned = lots_of(seen, seat)
    best = -1
    most = 0
    for lot in range(SQUARES):
        if (owned >> lot) & 1 == 0:
            continue
        left = worth(board, seen, seat, params, owned & ~(1 << lot), seen.cash[seat], act.NOBODY)
        if best < 0 or left > most:
            best = lot
            most = left
    return best


@rule
def force_deal(board, seen, seat: int, params, action, reason) -> bool:
    """Swap the lot one would miss least for the one that lifts one's share most."""
    if board.forced_deal == 0:
        return False
    given = least_needed(board, seen, seat, params)
    if given < 0:
        return False
    everything = table_worth(board, seen, seat, params, reason)
    mine = worth_now(board, seen, seat, params, seat)
    owned = lots_of(seen, seat)
    best = -1
    most = 0
    for lot in range(SQUARES):
        other = seen.owner[lot]
        if other == act.NOBODY or other == seat or board.kind[lot] != STREET:
            continue
        action.kind = act.FORCE
        action.lot = given
        action.amount = lot
        if check_force(board, seen, seat, action, reason) != 0:
            continue
        swapped = (1 << given) | (1 << lot)
        theirs = worth_now(board, seen, seat, params, other)
        purse = cash_of(board, seen, seat, other)
        after = worth(board, seen, seat, params, owned ^ swapped, seen.cash[seat], other)
        after_other = worth(board, seen, other, params, lots_of(seen, other) ^ swapped, purse, seat)
        found = gain(mine, everything, after, everything - mine - theirs + after + after_other)
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
