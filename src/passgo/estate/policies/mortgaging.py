"""Mortgages: which to take first, and which to lift again."""

from ...kernel.bits import lowest
from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.lots import owns_group
from ..rules.mortgage import redeem_cost
from ..rules.rent import rent_due
from ..rules.state import GROUPS, M_MASK, STREET
from ..rules.step import check
from ..rules.windows import may_mortgage, may_redeem
from . import reasons as why
from .lore import landings
from .worth import STREET_GROUPS, USUAL_PIPS, lifting, need

NONE_BARRED = -1


@rule
def loose_lot(board, seen, seat: int, params, barred: int) -> int:
    """The lot whose mortgage costs least income, outside whole groups and the barred one; or −1."""
    if board.mortgage_only_for_debt == 1 or board.no_mortgages == 1:
        return -1
    if not may_mortgage(board, seen, seat):
        return -1
    best = -1
    least = 0
    for group in range(GROUPS):
        if group == barred:
            continue
        mask = board.group_mask[group]
        if seen.held[seat] & mask == 0:
            continue
        if group < STREET_GROUPS and mask & ~seen.held[seat] == 0:
            continue
        for place in range(board.group_size[group]):
            lot = board.group_lots[group, place]
            if seen.owner[lot] != seat or seen.mortgaged[lot] == 1:
                continue
            lost = loss(board, seen, params, lot)
            if best < 0 or lost < least:
                best = lot
                least = lost
    return best


@rule
def loss(board, seen, params, lot: int) -> int:
    """Income that mortgaging a lot loses in a million turns, for each unit it brings."""
    rent = rent_due(board, seen, lot, USUAL_PIPS, 0)
    return landings(params, lot) * rent // max(board.mortgage_value[lot], 1)


@rule
def lift_mortgage(board, seen, seat: int, params, action, reason, notes) -> bool:
    """Lift the mortgage that earns most for its price, whole groups first, with spare cash."""
    cash = seen.cash[seat]
    rest = seen.held[seat] & seen.pledged
    mortgaged = 0
    is_worth_a_look = False
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        if may_redeem(board, seen, seat, lot):
            mortgaged |= 1 << lot
            if board.mortgage_value[lot] < cash:
                is_worth_a_look = True
    if not is_worth_a_look:
        return False
    spare = cash - need(board, seen, seat, params, notes)
    best = -1
    most = -1
    while mortgaged != 0:
        lot = lowest(mortgaged)
        mortgaged &= mortgaged - 1
        cost = lifting(board, seen, params, lot)
        if cost > spare:
            continue
        earns = landings(params, lot) * rent_due(board, seen, lot, USUAL_PIPS, 0) // cost
        if board.kind[lot] == STREET and owns_group(board, seen, seat, lot):
            earns += 1_000_000_000  # A mortgage in a whole group lets nothing be built there.
        if earns > most:
            best = lot
            most = earns
    if best < 0:
        return False
    action.kind = act.REDEEM
    action.lot = best
    because(reason, why.LIFTS_MORTGAGE, best, redeem_cost(board, seen, best))
    return True


@rule
def keep_or_redeem(board, seen, seat: int, params, row: int, action, reason, notes) -> None:
    """Lift what completes a group, if there is enough money; keep the other mortgages."""
    lots = seen.matters[row, M_MASK]
    spare = seen.cash[seat] - need(board, seen, seat, params, notes)
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        if board.kind[lot] != STREET:
            continue
        if not owns_group(board, seen, seat, lot) or 2 * redeem_cost(board, seen, lot) > spare:
            continue
        action.kind = act.REDEEM
        action.lot = lot
        if check(board, seen, seat, action, reason) == 0:
            because(reason, why.LIFTS_MORTGAGE, lot, redeem_cost(board, seen, lot))
            return
    clear_action(action)
    action.kind = act.KEEP
    because(reason, why.KEEPS_MORTGAGE, 0, 0)
