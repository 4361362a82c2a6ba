"""What a seat's belongings are worth to a player who thinks ahead.

Cash counts as it is. A lot counts a share of its price, and a share of what its group promises:
the rents a whole group would bring over some rounds, at the level its owner could pay for, less
what the houses cost. Promises come from how often pawns stop where, on this very board.
"""

from ...kernel.bits import lowest
from ...kernel.rule import rule
from ..rules.actions import NOBODY
from ..rules.lots import whole_streets
from ..rules.mortgage import redeem_cost
from ..rules.rent import doubled_streets, rent_due, street_rent
from ..rules.state import GROUPS, HOTEL
from .notes import is_noted, note_on_danger, note_on_group, take_note
from .traits import (
    CAUTION,
    COSTS,
    EARNS,
    FEAR,
    FLOOR,
    FREE,
    HELD,
    HELD_BY_ONE,
    HOPES,
    HORIZON,
    HOUSES,
    INCOME,
    LANDING,
    LOOSE,
    PLANS,
    VALUE,
)

STREET_GROUPS = GROUPS - 2
"""Stations and utilities come after the colours."""
USUAL_PIPS = 7
LAP_TURNS = 6
"""Turns a pawn takes for a lap, about."""


@rule
def rivals(seen, seat: int) -> int:
    """How many others are still in the game."""
    count = 0
    for other in range(seen.seats):
        if other != seat and seen.out[other] == 0:
            count += 1
    return count


@rule
def cash_of(board, seen, seat: int, other: int) -> int:
    """Another's cash as far as this seat knows it; hidden cash is taken for a salary or two."""
    if board.cash_hidden == 1 and other != seat:
        return 2 * board.salary
    return seen.cash[other]


@rule
def income(params, group: int, level: int) -> int:
    """Rents of a whole group at a level, in 1,000 turns of one visitor."""
    return params[INCOME + 6 * group + level]


@rule
def outlook(seen, seat: int) -> int:
    """Where among the parameters the rents begin that a seat's rivals pay until the horizon."""
    return EARNS + 6 * GROUPS * rivals(seen, seat)


@rule
def part(
    board, seen, seat: int, params, group: int, mine: int, ahead: int, partner: int
) -> tuple[int, int]:
    """What these lots of a group are worth, houses apart; and what they would raise for houses."""
    if mine == 0:
        return 0, 0
    total = 0
    loose = 0
    held = 0
    rest = mine
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        held += 1
        total += params[VALUE + lot]
        loose += board.mortgage_value[lot] // 2
    rest = mine & seen.pledged
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        total -= redeem_cost(board, seen, lot)
        loose -= board.mortgage_value[lot] // 2
    if group >= STREET_GROUPS:
        return total + params[ahead + 6 * group + held - 1], loose
    if held == board.group_size[group]:
        return total, 0
    hope = prospects(board, seen, seat, group, mine, held, partner)
    return total + params[ahead + HOPES - EARNS + 6 * group + hope], loose


@rule
def parts(
    board, seen, seat: int, params, owned: int, ahead: int, partner: int
) -> tuple[int, int, int]:
    """All parts together, what they would raise for houses, and the colours owned whole."""
    total = 0
    loose = 0
    whole = 0
    for group in range(GROUPS):
        mask = board.group_mask[group]
        if owned & mask == 0:
            continue
        value, raised = part(board, seen, seat, params, group, owned & mask, ahead, partner)
        total += value
        loose += raised
        if owned & mask == mask and group < STREET_GROUPS:
            whole |= 1 << group
    return total, loose, whole


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
    if whole == 0:
        return max(total, 1)
    budget = cash + loose
    wishes = 0
    promised = 0
    rest = whole
    while rest != 0:
        value, cost = developed(board, seen, seat, params, reason, lowest(rest), ahead, budget)
        rest &= rest - 1
        promised += value
        wishes += cost
    if wishes <= budget:
        return max(total + promised, 1)
    # There is not enough for all: the best comes first, and the others get what is left.
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
    return max(total, 1)


@rule
def shifted(
    board,
    seen,
    seat: int,
    params,
    ahead: int,
    before: int,
    after: int,
    partner: int,
    total: int,
    loose: int,
    whole: int,
) -> tuple[int, int, int]:
    """The parts of a seat whose lots change; groups that stay are not looked at again."""
    now = (total, loose, whole)
    changed = before ^ after
    for group in range(GROUPS):
        if changed & board.group_mask[group] != 0:
            now = moved(board, seen, seat, params, ahead, group, before, after, partner, now)
    return now


@rule
def moved(
    board,
    seen,
    seat: int,
    params,
    ahead: int,
    group: int,
    before: int,
    after: int,
    partner: int,
    now: tuple[int, int, int],
) -> tuple[int, int, int]:
    """The parts of a seat when its lots of one group change; it held ``before`` to begin with."""
    total, loose, whole = now
    mask = board.group_mask[group]
    value, raised = part(board, seen, seat, params, group, before & mask, ahead, NOBODY)
    total -= value
    loose -= raised
    value, raised = part(board, seen, seat, params, group, after & mask, ahead, partner)
    total += value
    loose += raised
    if group < STREET_GROUPS:
        whole &= ~(1 << group)
        if after & mask == mask:
            whole |= 1 << group
    return total, loose, whole


@rule
def prospects(board, seen, seat: int, group: int, mine: int, held: int, partner: int) -> int:
    """Which of the six prospects holding a part of a group has."""
    missing = board.group_mask[group] & ~mine
    # What is its own now but not among these lots goes to the partner.
    given = missing & seen.held[seat]
    others = missing & ~given
    last = 1 if held == board.group_size[group] - 1 else 0
    if others & ~seen.owned != 0 or (given != 0 and partner == NOBODY):
        return FREE + last
    if others == 0:
        return HELD_BY_ONE + last
    holder = seen.owner[lowest(others)]
    if others & ~seen.held[holder] == 0 and (given == 0 or holder == partner):
        return HELD_BY_ONE + last
    return HELD + last


@rule
def developed(
    board, seen, seat: int, params, reason, group: int, ahead: int, budget: int
) -> tuple[int, int]:
    """What a whole group brings at the best level its owner can pay for, and what that costs."""
    step = params[HOUSES + group]
    rents = ahead + 6 * group
    if (seen.built | seen.pledged) & board.group_mask[group] == 0:
        level = 0
        cost = step
        while level < HOTEL and cost <= budget:
            level += 1
            cost += step
        return params[rents + level + PLANS - EARNS], params[rents + level + COSTS - EARNS]
    low, cost, best = standing_there(board, seen, seat, params, reason, group, ahead)
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
) -> tuple[int, int, int]:
    """The lowest level in a group, what reaching it evenly costs, and what the group brings now."""
    note = note_on_group(seat, group)
    if is_noted(reason, note):
        return reason[note + 1], reason[note + 2], reason[note + 3]
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
        cost += redeem_cost(board, seen, lowest(mortgaged))
        mortgaged &= mortgaged - 1
    best = params[ahead + 6 * group + low]
    spare = levels - low * size
    if spare > 0:
        cost -= spare * params[HOUSES + group] // size
        turns = params[HORIZON] * ((ahead - EARNS) // (6 * GROUPS))
        more = income(params, group, low + 1) - income(params, group, low)
        best += turns * more * spare // (1000 * size)
    take_note(reason, note, low, cost, best)
    return low, cost, best


@rule
def gain(before: int, before_all: int, after: int, after_all: int) -> int:
    """By how much a share of the table grows, per mille of itself."""
    return 1000 * (after * before_all - before * after_all) // max(before * after_all, 1)


@rule
def danger(board, seen, seat: int, params, reason) -> tuple[int, int]:
    """What a turn among the others' lots costs on average, in thousandths; and the dearest rent."""
    note = note_on_danger(seat)
    if not is_noted(reason, note):
        expected, dearest = find_danger(board, seen, seat, params)
        take_note(reason, note, expected, dearest, 0)
        return expected, dearest
    return reason[note + 1], reason[note + 2]


@rule
def find_danger(board, seen, seat: int, params) -> tuple[int, int]:
    """The same, found by looking at every lot of the others."""
    expected = 0
    dearest = 0
    doubled = doubled_streets(board, seen)
    rest = seen.owned & ~seen.held[seat] & ~seen.pledged
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        if (board.streets_mask >> lot) & 1:
            rent = street_rent(board, seen, lot, doubled)
        else:
            rent = rent_due(board, seen, lot, USUAL_PIPS, 0)
        expected += params[LANDING + lot] * rent // 1000
        dearest = max(dearest, rent)
    return expected, dearest


@rule
def loose_value(board, seen, seat: int) -> int:
    """What mortgages on lots outside whole groups would raise."""
    total = 0
    rest = seen.held[seat] & ~seen.pledged & ~whole_streets(board, seen, seat)
    while rest != 0:
        total += board.mortgage_value[lowest(rest)]
        rest &= rest - 1
    return total


@rule
def need(board, seen, seat: int, params, reason) -> int:
    """Cash to keep for the next lap, less what loose lots would raise."""
    expected, dearest = danger(board, seen, seat, params, reason)
    keep = LAP_TURNS * expected // 1000 * params[CAUTION] // 100 + dearest * params[FEAR] // 100
    if params[LOOSE] > 0:
        keep -= loose_value(board, seen, seat) * params[LOOSE] // 100
    return max(keep, board.salary * params[FLOOR] // 100)
