"""What whole groups bring their owner: at the level it can pay for, and at best.

Existing buildings count as they are; the rest is a plan, as far as money goes.
"""

from ...kernel.bits import lowest
from ...kernel.rule import rule
from ..rules.state import HOTEL
from .lore import earned, income, plan_cost, plan_value, rivals_ahead, row_cost
from .notes import N_LOTS, is_as_noted, note_on_group, noted, noted_more, take_more, take_note
from .traits import HORIZON
from .worth import lifting


@rule
def with_cash(
    board, seen, seat: int, params, notes, ahead: int, total: int, loose: int, whole: int, cash: int
) -> int:
    """The worth of parts and cash: whole groups at the level their owner can pay for."""
    total += cash
    if whole != 0:
        total += promise(board, seen, seat, params, notes, ahead, whole, cash + loose)
    return max(total, 1)


@rule
def promise(board, seen, seat: int, params, notes, ahead: int, whole: int, budget: int) -> int:
    """What whole groups bring at the level that a budget pays for."""
    wishes = 0
    promised = 0
    best = 0
    most = -1
    spent = 0
    rest = whole
    while rest != 0:
        group = lowest(rest)
        rest &= rest - 1
        value, cost = developed(board, seen, seat, params, notes, group, ahead, budget)
        promised += value
        wishes += cost
        if value > most:
            best = group
            most = value
            spent = cost
    if wishes > budget and whole & (whole - 1) != 0:
        promised = most + rationed(
            board, seen, seat, params, notes, ahead, whole & ~(1 << best), budget - spent
        )
    return promised


@rule
def rationed(board, seen, seat: int, params, notes, ahead: int, whole: int, budget: int) -> int:
    """What whole groups bring if the budget is too small for all of them.

    The best comes first, and the others share what is left.
    """
    total = 0
    while whole != 0:
        best = 0
        most = -1
        spent = 0
        rest = whole
        while rest != 0:
            group = lowest(rest)
            rest &= rest - 1
            value, cost = developed(board, seen, seat, params, notes, group, ahead, budget)
            if value > most:
                best = group
                most = value
                spent = cost
        total += most
        budget -= spent
        whole &= ~(1 << best)
    return total


@rule
def at_best(board, seen, seat: int, params, notes, ahead: int, whole: int) -> int:
    """The most that whole groups can bring: each at its best level, with money for all."""
    total = 0
    while whole != 0:
        group = lowest(whole)
        whole &= whole - 1
        if is_bare(board, seen, group):
            total += plan_value(params, ahead, group, HOTEL)
            continue
        _, _, _, most, _ = group_now(board, seen, seat, params, notes, group, ahead)
        total += most
    return total


@rule
def best_plan(board, seen, seat: int, params, notes, ahead: int, whole: int) -> tuple[int, int]:
    """The most that whole groups can bring, and a sum of money that is enough for it."""
    total = 0
    costs = 0
    dearest = 0
    while whole != 0:
        group = lowest(whole)
        whole &= whole - 1
        if is_bare(board, seen, group):
            most = plan_value(params, ahead, group, HOTEL)
            cost = plan_cost(params, ahead, group, HOTEL)
        else:
            _, _, _, most, cost = group_now(board, seen, seat, params, notes, group, ahead)
        total += most
        costs += cost
        dearest = max(dearest, cost)
    return total, max(costs, dearest)


@rule
def planned(
    board, seen, seat: int, params, notes, ahead: int, parts, cash: int, whole: int, plan
) -> int:
    """The worth of parts and cash, where ``plan`` is the best plan for the groups in ``whole``."""
    total, loose, groups = parts
    promised, budget = plan
    if groups != whole or cash + loose < budget:
        promised = promise(board, seen, seat, params, notes, ahead, groups, cash + loose)
    return max(total + cash + promised, 1)


@rule
def is_bare(board, seen, group: int) -> bool:
    """Whether a group has neither buildings nor mortgages."""
    return (seen.built | seen.pledged) & board.group_mask[group] == 0


@rule
def developed(
    board, seen, seat: int, params, notes, group: int, ahead: int, budget: int
) -> tuple[int, int]:
    """What a whole group brings at the best level its owner can pay for, and what that costs."""
    step = row_cost(params, group)
    if is_bare(board, seen, group):
        level = HOTEL
        if plan_cost(params, ahead, group, HOTEL) > budget:
            # Its best level of all is too dear.
            level = 0
            cost = step
            while level < HOTEL and cost <= budget:
                level += 1
                cost += step
        return plan_value(params, ahead, group, level), plan_cost(params, ahead, group, level)
    low, cost, best, most, dearest = group_now(board, seen, seat, params, notes, group, ahead)
    if dearest <= budget:
        return most, dearest
    spent = 0
    for level in range(low + 1, HOTEL + 1):
        cost += step
        if cost > budget:
            break
        value = earned(params, ahead, group, level) - cost
        if value > best:
            best = value
            spent = cost
    return best, spent


@rule
def group_now(
    board, seen, seat: int, params, notes, group: int, ahead: int
) -> tuple[int, int, int, int, int]:
    """What is on a whole group.

    These are its lowest level, what reaching that evenly costs, what the group brings now, what it
    brings at its best level, and what that costs.
    """
    note = note_on_group(seat, group)
    if is_as_noted(notes, note, group):
        low, cost, now = noted(notes, note)
        most, dearest = noted_more(notes, note)
        return low, cost, now, most, dearest
    return find_group(board, seen, seat, params, notes, group, ahead)


@rule
def find_group(
    board, seen, seat: int, params, notes, group: int, ahead: int
) -> tuple[int, int, int, int, int]:
    """The same where there is no valid note; takes one."""
    note = note_on_group(seat, group)
    low, cost, now = built_so_far(board, seen, params, group, ahead)
    most = now
    dearest = 0
    price = cost
    for level in range(low + 1, HOTEL + 1):
        price += row_cost(params, group)
        value = earned(params, ahead, group, level) - price
        if value > most:
            most = value
            dearest = price
    take_note(notes, note, N_LOTS, low, cost, now)
    take_more(notes, note, most, dearest)
    return low, cost, now, most, dearest


@rule
def built_so_far(board, seen, params, group: int, ahead: int) -> tuple[int, int, int]:
    """The lowest level in a group, what reaching it evenly costs, and what the group brings now."""
    low = 0
    levels = 0
    mask = board.group_mask[group]
    size = board.group_size[group]
    if seen.built & mask != 0:
        low = HOTEL
        for place in range(size):
            level = seen.level[board.group_lots[group, place]]
            low = min(low, level)
            levels += level
    # Buildings are paid for already, mortgages are not.
    cost = 0
    mortgaged = seen.pledged & mask
    while mortgaged != 0:
        cost += lifting(board, seen, params, lowest(mortgaged))
        mortgaged &= mortgaged - 1
    best = earned(params, ahead, group, low)
    spare = levels - low * size
    if spare > 0:
        cost -= spare * row_cost(params, group) // size
        turns = params[HORIZON] * rivals_ahead(ahead)
        more = income(params, group, low + 1) - income(params, group, low)
        best += turns * more * spare // (1000 * size)
    return low, cost, best
