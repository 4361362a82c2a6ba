"""Appraisals before an action is taken: rents, costs, and what the action would change.

Nothing here makes a decision. Amounts come from the chapters' functions; what is tried on the
state is taken back. The state handed in is a copy in which what is hidden has been concealed.
"""

from ...kernel.rule import rule
from . import actions as act
from .building import building_cost, is_hotel_next, lower_level, raise_level
from .debt import answers_settlement
from .ending import wealth
from .legal import choose
from .lots import count_in_group, is_lot, set_level, set_mortgaged, set_owner
from .matters import current_phase, keep_row
from .mortgage import asked_cost, keep_cost, redeem_cost
from .owing import to_act
from .rent import claim_row, rent_due
from .selling import sold_for, swapped_for
from .state import (
    C_AMOUNT,
    C_LOT,
    C_OWNER,
    C_TENANT,
    HOTEL,
    M_AMOUNT,
    M_CASH,
    M_KIND,
    M_LEAST,
    M_LOT,
    M_MASK,
    M_OTHER,
    M_SEAT,
    O_GET_CASH,
    O_GIVE_CASH,
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_CHOICE,
    PHASE_DEBT,
    PHASE_ZONE,
    SQUARES,
)
from .trade import offer_to
from .zones import is_protected, next_unowned

UNKNOWN = -(1 << 40)
"""Stands for an amount that chance, or what is still to be filled in, decides."""

# Rows of a survey, each with a column for every square or seat.
S_RENT = 0  # what a visitor would pay, for one pip where dice decide; −1 where no visitor would
S_REDEEM = 1  # what lifting the mortgage costs; −1 where there is none
S_WEALTH = 2  # by seat
S_TABLE = 3  # the phase, who is to act, and on a zone square: next lot, lots to give, to take
SURVEY_ROWS = 4

# Columns of the facts about an action.
A_COST = 0  # the change in the seat's cash, or UNKNOWN
A_LOT = 1  # the last lot it names, or −1
A_LEVEL = 2  # the level that would result
A_RENT_BEFORE = 3
A_RENT_AFTER = 4
A_REDEEM = 5  # lifting mortgages, as far as it is part of the cost
A_COMPLETES = 6  # the lot's group if this completes it, or −1
A_HOTEL = 7  # 1 if the building is a hotel
A_SEAT = 8  # the seat it concerns: tenant, proposer, creditor; −1 the bank or none
APPRAISAL_WIDTH = 9


@rule
def survey(board, state, facts) -> None:
    """Fill in the facts that every player can work out from the table."""
    for lot in range(SQUARES):
        facts[S_RENT, lot] = -1
        facts[S_REDEEM, lot] = -1
        if state.owner[lot] < 0:
            continue
        if state.mortgaged[lot] == 1:
            facts[S_REDEEM, lot] = redeem_cost(board, state, lot)
        else:
            facts[S_RENT, lot] = rent_due(board, state, lot, 1, 0)
    for seat in range(state.seats):
        facts[S_WEALTH, seat] = wealth(board, state, seat)
    phase = current_phase(state)
    facts[S_TABLE, 0] = phase
    facts[S_TABLE, 1] = to_act(board, state)
    for row in range(state.depth):
        if state.matters[row, M_KIND] == PHASE_ZONE:
            survey_zone(board, state, row, facts)


@rule
def survey_zone(board, state, row: int, facts) -> None:
    """List where the token on a zone square could go, and the lots for a forced deal."""
    seat = state.matters[row, M_SEAT]
    given = 0
    taken = 0
    for lot in range(SQUARES):
        if not is_lot(board, lot) or is_protected(board, state, lot):
            continue
        if state.owner[lot] == seat:
            given |= 1 << lot
        else:
            taken |= 1 << lot
    facts[S_TABLE, 2] = next_unowned(board, state, state.at[seat])
    facts[S_TABLE, 3] = given
    facts[S_TABLE, 4] = taken


@rule
def choose_all(board, state, rows, count: int, actions) -> None:
    """Turn every choice into an action."""
    for row in range(count):
        choose(board, state, rows, row, actions[row])


@rule
def appraise(board, state, seat: int, actions, count: int, facts) -> None:
    """Work out what each action that would be accepted costs and changes."""
    for row in range(count):
        for column in range(APPRAISAL_WIDTH):
            facts[row, column] = 0
        facts[row, A_LOT] = -1
        facts[row, A_COMPLETES] = -1
        facts[row, A_SEAT] = act.NOBODY
        appraise_one(board, state, seat, actions[row], facts, row)


@rule
def appraise_one(board, state, seat: int, action, facts, row: int) -> None:
    """Work out what one action costs and changes."""
    kind = action.kind
    if kind == act.BUILD or kind == act.WANT:
        appraise_build(board, state, action, facts, row)
        if kind == act.WANT:
            # SHORTAGE-02: an auction may decide.
            facts[row, A_COST] = UNKNOWN
    elif kind == act.SELL or kind == act.SWAP:
        appraise_sale(board, state, action, facts, row)
    elif kind == act.MORTGAGE or kind == act.REDEEM:
        appraise_mortgage(board, state, seat, action, facts, row)
    elif kind == act.BUY or kind == act.BID:
        appraise_purchase(board, state, seat, facts, row)
    elif kind == act.CLAIM or kind == act.PAY:
        appraise_payment(state, seat, action, facts, row)
    elif kind == act.ACCEPT or kind == act.REJECT:
        appraise_answer(state, seat, action, facts, row)
    elif kind == act.NEXT_LOT:
        facts[row, A_COST] = UNKNOWN
        facts[row, A_LOT] = next_unowned(board, state, state.at[seat])
    else:
        facts[row, A_COST] = plain_cost(board, state, seat, action)


@rule
def plain_cost(board, state, seat: int, action) -> int:
    """The cash change of an action that leaves the board as it is, or UNKNOWN."""
    kind = action.kind
    if kind == act.FINE:
        return -board.jail_fine
    if kind == act.KEEP:
        return -kept_fees(board, state, seat)
    if kind == act.END or kind == act.DECLINE or kind == act.PASS or kind == act.CARD:
        return 0
    if kind == act.WITHDRAW or kind == act.FORCE:
        return 0
    return UNKNOWN


@rule
def appraise_payment(state, seat: int, action, facts, row: int) -> None:
    """A rent asked for; a debt, a card's price or the oldest rent due, paid."""
    top = state.depth - 1
    phase = current_phase(state)
    if action.kind == act.CLAIM:
        claim = claim_row(state, seat, action.seat, action.lot)
        facts[row, A_COST] = state.claims[claim, C_AMOUNT]
        facts[row, A_SEAT] = state.claims[claim, C_TENANT]
        facts[row, A_LOT] = state.claims[claim, C_LOT]
    elif phase == PHASE_DEBT and state.matters[top, M_SEAT] == seat:
        facts[row, A_COST] = -state.matters[top, M_AMOUNT]
        facts[row, A_SEAT] = state.matters[top, M_OTHER]
    elif phase == PHASE_CHOICE and state.matters[top, M_SEAT] == seat:
        facts[row, A_COST] = -state.matters[top, M_AMOUNT]
    else:
        claim = claim_row(state, act.NOBODY, seat, act.NOWHERE)
        facts[row, A_COST] = -state.claims[claim, C_AMOUNT]
        facts[row, A_SEAT] = state.claims[claim, C_OWNER]
        facts[row, A_LOT] = state.claims[claim, C_LOT]


@rule
def appraise_answer(state, seat: int, action, facts, row: int) -> None:
    """Yes or no to a settlement or to an offer."""
    earned = 0
    if answers_settlement(state, seat, action.seat):
        facts[row, A_SEAT] = state.matters[state.depth - 1, M_SEAT]
        earned = state.matters[state.depth - 1, M_CASH]
    else:
        proposer = offer_to(state, seat, action.seat)
        facts[row, A_SEAT] = proposer
        earned = state.offers[proposer, O_GIVE_CASH] - state.offers[proposer, O_GET_CASH]
    if action.kind == act.ACCEPT:
        facts[row, A_COST] = earned


@rule
def kept_fees(board, state, seat: int) -> int:
    """What leaving all mortgages taken over as they are costs."""
    row = keep_row(state, seat)
    total = 0
    for lot in range(SQUARES):
        if (state.matters[row, M_MASK] >> lot) & 1:
            total += keep_cost(board, lot, state.matters[row, M_LEAST])
    return total


@rule
def present_rent(board, state, lot: int) -> int:
    """What a visitor pays now."""
    if state.owner[lot] < 0 or state.mortgaged[lot] == 1:
        return 0
    return rent_due(board, state, lot, 1, 0)


@rule
def appraise_build(board, state, action, facts, row: int) -> None:
    """An order of buildings, with the mortgages that are lifted for it (BUILD-07)."""
    lot = action.lots[action.count - 1]
    facts[row, A_LOT] = lot
    facts[row, A_RENT_BEFORE] = present_rent(board, state, lot)
    cost = 0
    redeemed = 0
    lifted = 0
    for item in range(action.count):
        site = action.lots[item]
        if state.mortgaged[site] == 1:
            redeemed += redeem_cost(board, state, site)
            lifted |= 1 << site
            set_mortgaged(state, site, 0)
        if is_hotel_next(board, state, site):
            facts[row, A_HOTEL] = 1
        cost += building_cost(board, state, site)
        raise_level(board, state, site)
    facts[row, A_LEVEL] = state.level[lot]
    facts[row, A_RENT_AFTER] = rent_due(board, state, lot, 1, 0)
    for back in range(action.count):
        lower_level(board, state, action.lots[action.count - 1 - back])
    for square in range(SQUARES):
        if (lifted >> square) & 1:
            set_mortgaged(state, square, 1)
    facts[row, A_COST] = -cost - redeemed
    facts[row, A_REDEEM] = redeemed


@rule
def appraise_sale(board, state, action, facts, row: int) -> None:
    """Buildings sold, or hotels swapped for houses."""
    lot = action.lots[action.count - 1]
    facts[row, A_LOT] = lot
    facts[row, A_RENT_BEFORE] = present_rent(board, state, lot)
    if state.level[lot] == HOTEL:
        facts[row, A_HOTEL] = 1
    earned = 0
    for item in range(action.count):
        site = action.lots[item]
        # The level before is kept in the list itself: a lot and 64 times what stood there.
        action.lots[item] = site + 64 * state.level[site]
        if action.kind == act.SWAP:
            earned += swapped_for(board, site)
            set_level(state, site, board.houses_before_hotel)
        else:
            earned += sold_for(board, state, site)
            set_level(state, site, 0 if state.level[site] == HOTEL else state.level[site] - 1)
    facts[row, A_COST] = earned
    facts[row, A_LEVEL] = state.level[lot]
    facts[row, A_RENT_AFTER] = present_rent(board, state, lot)
    for back in range(action.count):
        item = action.count - 1 - back
        marked = action.lots[item]
        action.lots[item] = marked % 64
        set_level(state, marked % 64, marked // 64)


@rule
def appraise_mortgage(board, state, seat: int, action, facts, row: int) -> None:
    """A mortgage raised on a lot, or lifted."""
    lot = action.lot
    was = state.mortgaged[lot]
    facts[row, A_LOT] = lot
    facts[row, A_LEVEL] = state.level[lot]
    facts[row, A_RENT_BEFORE] = present_rent(board, state, lot)
    set_mortgaged(state, lot, 1 - was)
    facts[row, A_RENT_AFTER] = present_rent(board, state, lot)
    set_mortgaged(state, lot, was)
    if was == 0:
        facts[row, A_COST] = board.mortgage_value[lot]
        return
    asked = keep_row(state, seat)
    if asked >= 0:
        facts[row, A_COST] = -asked_cost(board, lot, state.matters[asked, M_LEAST])
    else:
        facts[row, A_COST] = -redeem_cost(board, state, lot)


@rule
def appraise_purchase(board, state, seat: int, facts, row: int) -> None:
    """The lot on offer: what it would bring, and whether it completes a group."""
    top = state.depth - 1
    lot = state.matters[top, M_LOT]
    facts[row, A_COST] = UNKNOWN
    if current_phase(state) == PHASE_BUY:
        facts[row, A_COST] = -state.matters[top, M_AMOUNT]
    if lot < 0 or (current_phase(state) == PHASE_AUCTION and state.owner[lot] == seat):
        return
    facts[row, A_LOT] = lot
    owner = state.owner[lot]
    set_owner(board, state, lot, seat)
    facts[row, A_RENT_AFTER] = present_rent(board, state, lot)
    if count_in_group(board, state, seat, lot, True) == board.group_size[board.group[lot]]:
        facts[row, A_COMPLETES] = board.group[lot]
    set_owner(board, state, lot, owner)
