"""The invariants of every state of every game.

Compiled, so that the soak can check them after each of millions of actions.
"""

from ...kernel.rule import rule
from ..rules.actions import NOBODY
from ..rules.owing import to_act
from ..rules.state import (
    AUTO_RETURN_CARD,
    CLAIMS,
    DEPTH,
    GROUPS,
    HOTEL,
    M_KIND,
    M_LEAST,
    M_LOT,
    O_TO,
    PACKS,
    PHASE_OVER,
    SEATS,
    SQUARES,
    STREET,
)

HOLDS = 0
MONEY = 1
BUILDINGS = 2
CASH_BELOW_ZERO = 3
LOT_OWNER = 4
LOT_LEVEL = 5
CARDS = 6
NOBODY_ACTS = 7
STACK = 8
SETS = 9

INVARIANT_NAMES = (
    "holds",
    "money does not add up",
    "buildings do not add up",
    "cash is below zero",
    "a lot has no proper owner",
    "a lot has no proper level",
    "cards do not add up",
    "nobody is to act",
    "the stack or the claims are out of bounds",
    "a set of lots or of offers is not what it says",
)


@rule
def broken(board, state) -> int:
    """The number of an invariant that does not hold, or 0."""
    total = state.bank + state.pot
    for seat in range(SEATS):
        total += state.cash[seat]
        if state.cash[seat] < 0:
            return CASH_BELOW_ZERO
    if total != 0:
        return MONEY
    code = broken_lots(board, state)
    if code != HOLDS:
        return code
    if not cards_add_up(board, state):
        return CARDS
    if state.phase != PHASE_OVER and not is_waiting(board, state):
        return NOBODY_ACTS
    if state.depth < 0 or state.depth > DEPTH or state.claim_count > CLAIMS:
        return STACK
    if not sets_are_true(board, state):
        return SETS
    return HOLDS


@rule
def sets_are_true(board, state) -> bool:
    """The stored sets match the owners, levels, mortgages and offers."""
    owned = 0
    offered = 0
    whole = 0
    for seat in range(SEATS):
        held = 0
        for lot in range(SQUARES):
            held |= int(state.owner[lot] == seat) << lot
        if state.held[seat] != held:
            return False
        owned |= held
        offered |= int(state.offers[seat, O_TO] != NOBODY) << seat
        for group in range(GROUPS):
            if board.group_mask[group] & ~held == 0:
                whole |= board.group_mask[group]
    pledged = 0
    built = 0
    for lot in range(SQUARES):
        pledged |= state.mortgaged[lot] << lot
        built |= int(state.level[lot] > 0) << lot
    if state.owned != owned or state.offered != offered or state.whole != whole:
        return False
    return state.pledged == pledged and state.built == built


@rule
def broken_lots(board, state) -> int:
    """Owners are in the game, levels fit the ladder, and the buildings are those of the box."""
    houses = state.houses
    hotels = state.hotels
    for lot in range(SQUARES):
        owner = state.owner[lot]
        level = state.level[lot]
        is_lot = (board.lots_mask >> lot) & 1 == 1
        if owner != NOBODY and (not is_lot or owner < 0 or owner >= state.seats):
            return LOT_OWNER
        if owner != NOBODY and state.out[owner] == 1:
            return LOT_OWNER
        if level > 0 and (board.kind[lot] != STREET or owner == NOBODY):
            return LOT_LEVEL
        if state.mortgaged[lot] == 1 and level > 0:
            return LOT_LEVEL
        if level == HOTEL:
            hotels += 1
        elif level < 0 or level > board.houses_before_hotel:
            return LOT_LEVEL
        else:
            houses += level
    if houses != board.houses_total or hotels != board.hotels_total:
        return BUILDINGS
    if state.houses < 0 or state.hotels < 0:
        return BUILDINGS
    return HOLDS


@rule
def cards_add_up(board, state) -> bool:
    """Every card is in its pack, in a hand, or waiting to be returned; none twice."""
    for pack in range(PACKS):
        seen = 0
        count = state.pack_count[pack]
        for place in range(count):
            seen |= 1 << state.pack[pack, place]
        if state.release_holder[pack] != NOBODY:
            if state.out[state.release_holder[pack]] == 1:
                return False
            seen |= 1 << board.release_card[pack]
            count += 1
        for row in range(state.depth):
            if state.matters[row, M_KIND] == AUTO_RETURN_CARD and state.matters[row, M_LOT] == pack:
                count += 1
                seen |= 1 << state.matters[row, M_LEAST]
        if count != board.pack_size[pack] or seen != (1 << count) - 1:
            return False
    return True


@rule
def is_waiting(board, state) -> bool:
    """A seat still in the game owes a decision."""
    owing = to_act(board, state)
    if owing <= 0:
        return False
    for seat in range(SEATS):
        if (owing >> seat) & 1 and (seat >= state.seats or state.out[seat] == 1):
            return False
    return True
