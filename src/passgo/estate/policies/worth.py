"""The worth of a seat's belongings to a player who thinks ahead.

Cash counts as it is. A lot counts a share of its price, and a share of what its group promises:
the rents a whole group would bring over some rounds, at the level its owner could pay for, less
the cost of the houses. Promises come from how often tokens stop on each square of this board.
"""

from typing import Final

from ...kernel.bits import lowest
from ...kernel.rule import rule
from ..rules.actions import NOBODY
from ..rules.lots import whole_streets
from ..rules.rent import doubled_streets, rent_due, street_rent
from ..rules.state import GROUPS
from .lore import (
    FREE,
    HELD,
    HELD_BY_ONE,
    earned,
    hoped,
    landings,
    lifting_cost,
    lot_value,
    outlook_for,
)
from .notes import (
    N_RIVALS,
    has_room,
    is_dealt,
    is_noted,
    note_on,
    note_on_danger,
    note_part,
    noted,
    noted_at,
    noted_part,
    take_note,
)
from .traits import CAUTION, FEAR, FLOOR, LOOSE

STREET_GROUPS: Final = GROUPS - 2
"""Stations and utilities come after the colours."""
USUAL_PIPS: Final = 7
LAP_TURNS: Final = 6
"""Turns that a token takes for a lap, about."""


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
    """Another's cash as far as this seat knows it; hidden cash counts as two salaries."""
    if board.cash_hidden == 1 and other != seat:
        return 2 * board.salary
    return seen.cash[other]


@rule
def outlook(seen, seat: int) -> int:
    """The offset for a seat's rivals in the tables of ``lore.py``."""
    return outlook_for(rivals(seen, seat))


@rule
def lifting(board, seen, params, lot: int) -> int:
    """What lifting a mortgage costs: the result of ``redeem_cost``, from the table."""
    if seen.fee_paid[lot] == 1:
        return board.mortgage_value[lot]
    return lifting_cost(params, lot)


@rule
def part(
    board, seen, seat: int, params, group: int, mine: int, ahead: int, partner: int
) -> tuple[int, int]:
    """The worth of these lots of a group without houses; and what they would raise for houses."""
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
        total += lot_value(params, lot)
        loose += board.mortgage_value[lot] // 2
    rest = mine & seen.pledged
    while rest != 0:
        lot = lowest(rest)
        rest &= rest - 1
        total -= lifting(board, seen, params, lot)
        loose -= board.mortgage_value[lot] // 2
    if board.no_mortgages == 1:
        loose = 0
    if group >= STREET_GROUPS:
        return total + earned(params, ahead, group, held - 1), loose
    if held == board.group_size[group]:
        return total, 0
    hope = prospects(board, seen, seat, group, mine, held, partner)
    return total + hoped(params, ahead, group, hope), loose


@rule
def parts(board, seen, seat: int, params, notes, ahead: int, other: int) -> tuple[int, int, int]:
    """All parts of another together, what they would raise, and the groups it owns whole."""
    total = 0
    loose = 0
    whole = 0
    owned = seen.held[other]
    for group in range(GROUPS):
        lots = owned & board.group_mask[group]
        value, raised = part(board, seen, other, params, group, lots, ahead, NOBODY)
        total += value
        loose += raised
        if group < STREET_GROUPS and lots != 0 and lots == board.group_mask[group]:
            whole |= 1 << group
        note_part(notes, seat, other, group, value, raised)
    return total, loose, whole


@rule
def parts_since(
    board, seen, seat: int, params, notes, ahead: int, other: int
) -> tuple[int, int, int]:
    """The same from a note of this game: only groups with changes are looked at."""
    note = note_on(seat, other)
    since = noted_at(notes, note)
    total, loose, whole = noted(notes, note)
    owned = seen.held[other]
    for group in range(GROUPS):
        if not is_dealt(notes, group, since):
            continue
        mask = board.group_mask[group]
        old_value, old_raised = noted_part(notes, seat, other, group)
        value, raised = part(board, seen, other, params, group, owned & mask, ahead, NOBODY)
        total += value - old_value
        loose += raised - old_raised
        note_part(notes, seat, other, group, value, raised)
        if group < STREET_GROUPS:
            whole &= ~(1 << group)
            if mask != 0 and mask & ~owned == 0:
                whole |= 1 << group
    return total, loose, whole


@rule
def shifted(
    board,
    seen,
    seat: int,
    params,
    notes,
    ahead: int,
    other: int,
    after: int,
    partner: int,
    now: tuple[int, int, int],
) -> tuple[int, int, int]:
    """The parts of another with other lots; groups without changes are not looked at again."""
    changed = seen.held[other] ^ after
    while changed != 0:
        group = board.group[lowest(changed)]
        changed &= ~board.group_mask[group]
        now = moved(board, seen, seat, params, notes, ahead, other, group, after, partner, now)
    return now


@rule
def moved(
    board,
    seen,
    seat: int,
    params,
    notes,
    ahead: int,
    other: int,
    group: int,
    after: int,
    partner: int,
    now: tuple[int, int, int],
) -> tuple[int, int, int]:
    """The parts of another when its lots of one group change; its standing has been noted."""
    total, loose, whole = now
    mask = board.group_mask[group]
    if has_room(notes):
        value, raised = noted_part(notes, seat, other, group)
    else:
        lots = seen.held[other] & mask
        value, raised = part(board, seen, other, params, group, lots, ahead, NOBODY)
    total -= value
    loose -= raised
    value, raised = part(board, seen, other, params, group, after & mask, ahead, partner)
    total += value
    loose += raised
    if group < STREET_GROUPS:
        whole &= ~(1 << group)
        if after & mask == mask:
            whole |= 1 << group
    return total, loose, whole


@rule
def prospects(board, seen, seat: int, group: int, mine: int, held: int, partner: int) -> int:
    """Which of the six prospects the holder of a part of a group has."""
    missing = board.group_mask[group] & ~mine
    # Lots that it owns now but that are not among these go to the partner.
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
def gain(before: int, before_all: int, after: int, after_all: int) -> int:
    """By how much a share of the table grows, per mille of itself."""
    return 1000 * (after * before_all - before * after_all) // max(before * after_all, 1)


@rule
def gains(before: int, before_all: int, after: int, after_all: int, least: int) -> bool:
    """Whether a share of the table grows by at least so much, per mille; without a division."""
    share = before * after_all
    return 1000 * (after * before_all - share) >= least * max(share, 1)


@rule
def danger(board, seen, seat: int, params, notes) -> tuple[int, int]:
    """What a turn among the others' lots costs on average, in thousandths; and the dearest rent."""
    note = note_on_danger(seat)
    if not is_noted(notes, note, N_RIVALS):
        expected, dearest = find_danger(board, seen, seat, params)
        take_note(notes, note, N_RIVALS, expected, dearest, 0)
        return expected, dearest
    expected, dearest, _ = noted(notes, note)
    return expected, dearest


@rule
def find_danger(board, seen, seat: int, params) -> tuple[int, int]:
    """The same where there is no valid note: every lot of the others is looked at."""
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
        expected += landings(params, lot) * rent // 1000
        dearest = max(dearest, rent)
    return expected, dearest


@rule
def loose_value(board, seen, seat: int) -> int:
    """What mortgages on lots outside whole groups would raise."""
    if board.no_mortgages == 1:
        return 0
    total = 0
    rest = seen.held[seat] & ~seen.pledged & ~whole_streets(board, seen, seat)
    while rest != 0:
        total += board.mortgage_value[lowest(rest)]
        rest &= rest - 1
    return total


@rule
def need(board, seen, seat: int, params, notes) -> int:
    """Cash to keep for the next lap, less what loose lots would raise."""
    expected, dearest = danger(board, seen, seat, params, notes)
    keep = LAP_TURNS * expected // 1000 * params[CAUTION] // 100 + dearest * params[FEAR] // 100
    if params[LOOSE] > 0:
        keep -= loose_value(board, seen, seat) * params[LOOSE] // 100
    return max(keep, board.salary * params[FLOOR] // 100)
