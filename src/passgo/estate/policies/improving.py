"""Building: where a house earns most for its price, when to build, and how to pay for it."""

from ...kernel.bits import lowest
from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.building import building_cost, check_next, is_hotel_next
from ..rules.lots import owns_group, whole_streets
from ..rules.state import HOTEL, PHASE_ROLL
from ..rules.windows import may_build
from . import reasons as why
from .lore import income
from .mortgaging import NONE_BARRED, lift_mortgage, loose_lot
from .notes import N_LOTS, is_noted, note_on_site, noted, take_note
from .traits import FLOOR, HORIZON, PLEDGES, SCARCE, WAITS
from .worth import STREET_GROUPS, loose_value, need, rivals

IDLE_SALARIES = 10


@rule
def whole_groups(board, seen, seat: int) -> int:
    """The mask of the groups of streets a seat owns whole."""
    mask = 0
    streets = whole_streets(board, seen, seat)
    while streets != 0:
        group = board.group[lowest(streets)]
        streets &= ~board.group_mask[group]
        mask |= 1 << group
    return mask


@rule
def rival_wants_houses(board, seen, seat: int) -> bool:
    """Whether another seat owns a whole group with room for houses."""
    for group in range(STREET_GROUPS):
        first = board.group_lots[group, 0]
        owner = seen.owner[first]
        if owner < 0 or owner == seat or not owns_group(board, seen, owner, first):
            continue
        for place in range(board.group_size[group]):
            if seen.level[board.group_lots[group, place]] < board.houses_before_hotel:
                return True
    return False


@rule
def noted_site(board, seen, seat: int, params, reason, notes) -> int:
    """The best site, found once for the same lots and the same need for money."""
    note = note_on_site(seat)
    is_rich = int(seen.cash[seat] >= IDLE_SALARIES * board.salary)
    if is_noted(notes, note, N_LOTS):
        site, was_rich, _ = noted(notes, note)
        if was_rich == is_rich:
            return site
    whole = whole_groups(board, seen, seat)
    lot = best_site(board, seen, seat, params, whole, reason)
    take_note(notes, note, N_LOTS, lot, is_rich, 0)
    return lot


@rule
def best_site(board, seen, seat: int, params, whole: int, reason) -> int:
    """The lot where the next building earns most for its price, and more than it costs, or −1."""
    best = -1
    most = 0
    turns = params[HORIZON] * rivals(seen, seat)
    # Money without any other use is worth less than any house.
    rich = IDLE_SALARIES * board.salary
    while whole != 0:
        group = lowest(whole)
        whole &= whole - 1
        lot = -1
        for place in range(board.group_size[group]):
            square = board.group_lots[group, place]
            if seen.level[square] == HOTEL or seen.mortgaged[square] == 1:
                continue
            if lot < 0 or seen.level[square] <= seen.level[lot]:
                lot = square  # Of equals the last: it is never the cheapest of its group.
        if lot < 0:
            continue
        level = seen.level[lot]
        # One or two houses are steps to the third, so a bare group is judged by the third.
        target = max(level + 1, 3)
        rows = target - level
        cost = building_cost(board, seen, lot)
        earns = (income(params, group, target) - income(params, group, level)) // rows
        size = board.group_size[group]
        if turns * earns // 1000 < cost * size and seen.cash[seat] < rich:
            continue
        if is_hotel_next(board, seen, lot) and seen.houses <= params[SCARCE]:
            if rival_wants_houses(board, seen, seat):
                continue
        ratio = 1000 * earns // (cost * size)
        if ratio > most and check_next(board, seen, seat, lot, reason) == 0:
            best = lot
            most = ratio
    return best


@rule
def improve(board, seen, seat: int, params, owes: bool, action, reason, notes) -> bool:
    """Build, mortgage in order to build, or lift a mortgage in the seat's own turn."""
    if whole_streets(board, seen, seat) != 0 and may_build(board, seen, seat):
        # The seat's own throw may need the money; the others' throws bring some.
        is_waiting = params[WAITS] == 1 and seat == seen.mover and seen.phase == PHASE_ROLL
        if is_waiting:
            return False
        if build(board, seen, seat, params, action, reason, notes):
            return True
    if not owes or seen.held[seat] & seen.pledged == 0:
        return False
    return lift_mortgage(board, seen, seat, params, action, reason, notes)


@rule
def build(board, seen, seat: int, params, action, reason, notes) -> bool:
    """Put up one building within the means, or raise the money for it."""
    lot = noted_site(board, seen, seat, params, reason, notes)
    if lot < 0:
        return False
    cost = building_cost(board, seen, lot)
    cash = seen.cash[seat]
    floor = board.salary * params[FLOOR] // 100
    # For the first houses it goes below what the next lap may need, and mortgages if it must.
    is_step = seen.level[lot] < params[PLEDGES]
    if cash - cost >= floor:
        if not is_step and cash - cost < need(board, seen, seat, params, notes):
            return False
        action.kind = act.BUILD
        action.lots[0] = lot
        action.count = 1
        because(reason, why.BUILDS_INCOME, lot, board.rent[lot, min(seen.level[lot] + 1, HOTEL)])
        return True
    if not is_step:
        return False
    if cash + loose_value(board, seen, seat) - cost < floor:
        return False
    pledge = loose_lot(board, seen, seat, params, NONE_BARRED)
    if pledge < 0:
        return False
    action.kind = act.MORTGAGE
    action.lot = pledge
    because(reason, why.RAISES_TO_BUILD, pledge, lot)
    return True
