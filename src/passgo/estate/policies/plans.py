"""What whole colours bring their owner: at the level it can pay for, and at best.

What stands already counts as it is; the rest is a plan, as far as money goes.
"""

from ...kernel.bits import lowest
from ...kernel.rule import rule
from ..rules.state import GROUPS, HOTEL
from .notes import N_LOTS, is_as_noted, note_on_group, take_more, take_note
from .traits import COSTS, EARNS, HORIZON, HOUSES, PLANS
from .worth import income, lifting

# Columns of what stands on a whole group.
T_LOW = 0  # the lowest level
T_COST = 1  # what reaching it evenly costs
T_NOW = 2  # what the group brings as it stands
T_MOST = 3  # what it brings at its best level, whoever can pay for that
T_DEAREST = 4  # and what that costs


@rule
def with_cash(
    board,
    seen,
    seat: int,
    params,
    reason,
    ahead: int,
    total: int,
    loose: int,
    whole: int,
    cash: int,
) -> int:
    """The worth of parts and cash: whole colours at the level their owner can pay for."""
    total += cash
    if whole != 0:
        total += promise(board, seen, seat, params, reason, ahead, whole, cash + loose)
    return max(total, 1)


@rule
def promise(board, seen, seat: int, params, reason, ahead: int, whole: int, budget: int) -> int:
    """What whole colours bring at the level that a budget pays for."""
    wishes = 0
    promised = 0
    best = 0
    most = -1
    spent = 0
    rest = whole
    while rest != 0:
        group = lowest(rest)
        rest &= rest - 1
        value, cost = developed(board, seen, seat, params, reason, group, ahead, budget)
        promised += value
        wishes += cost
        if value > most:
            best = group
            most = value
            spent = cost
    if wishes > budget and whole & (whole - 1) != 0:
        promised = most + rationed(
            board, seen, seat, params, reason, ahead, whole & ~(1 << best), budget - spent
        )
    return promised


@rule
def rationed(board, seen, seat: int, params, reason, ahead: int, whole: int, budget: int) -> int:
    """What whole colours bring when there is not enough for all.

    The best comes first, and the others get what is left.
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
            value, cost = developed(board, seen, seat, params, reason, group, ahead, budget)
            if value > most:
                best = group
                most = value
                spent = cost
        total += most
        budget -= spent
        whole &= ~(1 << best)
    return total


@rule
def at_best(board, seen, seat: int, params, reason, ahead: int, whole: int) -> int:
    """What whole colours promise their owner at most: with means for the best level of each."""
    total = 0
    while whole != 0:
        group = lowest(whole)
        whole &= whole - 1
        if (seen.built | seen.pledged) & board.group_mask[group] == 0:
            total += params[ahead + 6 * group + HOTEL + PLANS - EARNS]
            continue
        note = note_on_group(seat, group)
        if is_as_noted(reason, note, group):
            total += reason[note + 1 + T_MOST]
        else:
            total += look_there(board, seen, seat, params, reason, group, ahead)[T_MOST]
    return total


@rule
def best_plan(board, seen, seat: int, params, reason, ahead: int, whole: int) -> tuple[int, int]:
    """What whole colours promise at best, and the means with which nothing less is planned."""
    total = 0
    costs = 0
    dearest = 0
    while whole != 0:
        group = lowest(whole)
        whole &= whole - 1
        if (seen.built | seen.pledged) & board.group_mask[group] == 0:
            total += params[ahead + 6 * group + HOTEL + PLANS - EARNS]
            cost = params[ahead + 6 * group + HOTEL + COSTS - EARNS]
        else:
            there = standing_there(board, seen, seat, params, reason, group, ahead)
            total += there[T_MOST]
            cost = there[T_DEAREST]
        costs += cost
        dearest = max(dearest, cost)
    return total, max(costs, dearest)


@rule
def planned(
    board, seen, seat: int, params, reason, ahead: int, parts, cash: int, whole: int, plan
) -> int:
    """The worth of parts and cash, where ``plan`` is the best for these whole colours."""
    total, loose, colours = parts
    promised = plan[0]
    if colours != whole or cash + loose < plan[1]:
        promised = promise(board, seen, seat, params, reason, ahead, colours, cash + loose)
    return max(total + cash + promised, 1)


@rule
def developed(
    board, seen, seat: int, params, reason, group: int, ahead: int, budget: int
) -> tuple[int, int]:
    """What a whole group brings at the best level its owner can pay for, and what that costs."""
    step = params[HOUSES + group]
    rents = ahead + 6 * group
    if (seen.built | seen.pledged) & board.group_mask[group] == 0:
        level = HOTEL
        if params[rents + HOTEL + COSTS - EARNS] > budget:
            # Its best level of all is too dear.
            level = 0
            cost = step
            while level < HOTEL and cost <= budget:
                level += 1
                cost += step
        return params[rents + level + PLANS - EARNS], params[rents + level + COSTS - EARNS]
    note = note_on_group(seat, group)
    if is_as_noted(reason, note, group):
        dearest = reason[note + 1 + T_DEAREST]
        if dearest <= budget:
            return reason[note + 1 + T_MOST], dearest
        low, cost, best = reason[note + 1], reason[note + 2], reason[note + 3]
    else:
        low, cost, best, most, dearest = look_there(board, seen, seat, params, reason, group, ahead)
        if dearest <= budget:
            return most, dearest
    spent = 0
    for level in range(low + 1, HOTEL + 1):
        cost += step
        if cost > budget:
            break
        value = params[rents + level] - cost
        if value > best:
            best = value
            spent = cost
    return best, spent


@rule
def standing_there(
    board, seen, seat: int, params, reason, group: int, ahead: int
) -> tuple[int, int, int, int, int]:
    """What stands on a whole group: columns T_LOW and so on."""
    note = note_on_group(seat, group)
    if is_as_noted(reason, note, group):
        return (
            reason[note + 1],
            reason[note + 2],
            reason[note + 3],
            reason[note + 4],
            reason[note + 5],
        )
    return look_there(board, seen, seat, params, reason, group, ahead)


@rule
def look_there(
    board, seen, seat: int, params, reason, group: int, ahead: int
) -> tuple[int, int, int, int, int]:
    """The same where it is not noted yet, or no longer."""
    note = note_on_group(seat, group)
    low, cost, best = built_so_far(board, seen, params, group, ahead)
    most = best
    dearest = 0
    price = cost
    for level in range(low + 1, HOTEL + 1):
        price += params[HOUSES + group]
        value = params[ahead + 6 * group + level] - price
        if value > most:
            most = value
            dearest = price
    take_note(reason, note, N_LOTS, low, cost, best)
    take_more(reason, note, most, dearest)
    return low, cost, best, most, dearest


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
    # What stands already is paid for, mortgages are not.
    cost = 0
    mortgaged = seen.pledged & mask
    while mortgaged != 0:
        cost += lifting(board, seen, params, lowest(mortgaged))
        mortgaged &= mortgaged - 1
    best = params[ahead + 6 * group + low]
    spare = levels - low * size
    if spare > 0:
        cost -= spare * params[HOUSES + group] // size
        turns = params[HORIZON] * ((ahead - EARNS) // (6 * GROUPS))
        more = income(params, group, low + 1) - income(params, group, low)
        best += turns * more * spare // (1000 * size)
    return low, cost, best
