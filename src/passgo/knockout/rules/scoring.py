"""The end of a round: Chance, Railroads, collecting, Free Parking (chapter "End & score").

Each step is done by all sides in turn order before the next begins (KO-SCORE-02). The scoring
stops whenever a seat has a choice and continues from there.
"""

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .landing import kind_of, space_of
from .purse import give_from_bank, pay_to_pot
from .sliding import first_on_chance
from .state import (
    ASK_CHANCE,
    ASK_HOUSE,
    ASK_RAILROAD,
    FREE_PARKING,
    HOUSE,
    LUXURY_TAX,
    NO_TOKEN,
    OFF,
    PART_SCORE,
    PROPERTY,
    RAILROAD,
    SIDES,
    STEP_CHANCE,
    STEP_PARKING,
    STEP_RAILROAD,
    TOKENS,
    TOKENS_EACH,
)
from .turns import ask, is_gone, side_decider, token_decider


@rule
def begin_scoring(state, log) -> None:
    """Start the first step; what was collected in earlier rounds counts no more (KO-SET-03)."""
    state.part = PART_SCORE
    state.step = STEP_CHANCE
    state.place = 0
    state.is_doubled = 0
    for side in range(SIDES):
        state.collected[side] = 0
        state.sets[side] = 0
    note(log, ev.SCORING_STARTED, state.round_no, 0, 0, 0, 0, 0, 0)


@rule
def count_on(board, state, side: int, kind: int) -> int:
    """How many tokens of a side are on a kind of space."""
    count = 0
    for number in range(TOKENS_EACH):
        if kind_of(board, state, side * TOKENS_EACH + number) == kind:
            count += 1
    return count


@rule
def is_occupied(board, state, space: int) -> bool:
    """Whether any token, the mover's own too, is on a space (KO-RAIL-03)."""
    for token in range(TOKENS):
        if space_of(board, state, token) == space:
            return True
    return False


@rule
def first_on_railroad(board, state, side: int) -> int:
    """The first of a side's tokens that may be moved from a Railroad, or −1."""
    for number in range(TOKENS_EACH):
        token = side * TOKENS_EACH + number
        if state.waits[token] == 0 and kind_of(board, state, token) == RAILROAD:
            return token
    return NO_TOKEN


@rule
def score_on(board, state, log) -> bool:
    """Score until a seat is asked; false when the round has been scored."""
    while state.step < STEP_PARKING:
        while state.place < board.sides:
            side = state.order[state.place]
            if is_gone(board, state, side):
                # SP-57: its tokens stay as obstacles and earn nothing.
                state.place += 1
                continue
            if state.step == STEP_CHANCE:
                if ask_chance(board, state, side, log):
                    return True
            elif state.step == STEP_RAILROAD:
                if ask_railroad(board, state, side, log):
                    return True
            elif collect(board, state, side, log):
                return True
            state.place += 1
        state.place = 0
        state.step += 1
    share_pot(board, state, log)
    return False


@rule
def ask_chance(board, state, side: int, log) -> bool:
    """Ask a side to slide again from Chance, as the board is now (KO-CHANCE-01, 04)."""
    token = first_on_chance(board, state, side)
    if token == NO_TOKEN:
        return False
    seat = token_decider(board, state, token)
    ask(state, ASK_CHANCE, seat, NO_TOKEN)
    note(log, ev.CHANCE_ASKED, seat, side, 0, 0, 0, 0, 0)
    return True


@rule
def ask_railroad(board, state, side: int, log) -> bool:
    """Ask a side where its Railroad token goes (KO-RAIL-01, 04)."""
    token = first_on_railroad(board, state, side)
    if token == NO_TOKEN:
        return False
    seat = side_decider(board, state, side)
    ask(state, ASK_RAILROAD, seat, NO_TOKEN)
    note(log, ev.RAILROAD_ASKED, seat, side, 0, 0, 0, 0, 0)
    return True


@rule
def collect(board, state, side: int, log) -> bool:
    """Properties, sets, House and tax of one side; true while its House is asked about."""
    if state.is_doubled == 0:
        collect_properties(board, state, side, log)
        collect_sets(board, state, side, log)
        if state.collected[side] != 0 and count_on(board, state, side, HOUSE) > 0:
            seat = side_decider(board, state, side)
            ask(state, ASK_HOUSE, seat, NO_TOKEN)
            note(log, ev.HOUSE_ASKED, seat, side, 0, 0, 0, 0, 0)
            return True
    state.is_doubled = 0
    pay_tax(board, state, side, log)
    return False


@rule
def collect_properties(board, state, side: int, log) -> None:
    """Collect for each property that no side before has collected for (KO-PROP-01 to 04)."""
    taken = 0
    for other in range(SIDES):
        taken |= state.collected[other]
    for number in range(TOKENS_EACH):
        space = space_of(board, state, side * TOKENS_EACH + number)
        if space < 0 or board.kind[space] != PROPERTY or (taken >> space) & 1:
            continue
        taken |= 1 << space
        state.collected[side] |= 1 << space
        give_from_bank(state, side, board.value[space])
        note(log, ev.PROPERTY_COLLECTED, side, space, board.value[space], 0, 0, 0, 0)


@rule
def collect_sets(board, state, side: int, log) -> None:
    """Collect the bonus of every set whose properties were all collected (KO-SET-01, 02, 04)."""
    for group in range(board.groups):
        mask = board.group_mask[group]
        if mask != 0 and state.collected[side] & mask == mask:
            state.sets[side] |= 1 << group
            give_from_bank(state, side, board.bonus[group])
            note(log, ev.BONUS_COLLECTED, side, group, board.bonus[group], 0, 0, 0, 0)


@rule
def double(board, state, side: int, space: int, log) -> None:
    """Collect for one property once more (KO-HOUSE-01 to 03)."""
    give_from_bank(state, side, board.value[space])
    note(log, ev.HOUSE_DOUBLED, side, space, board.value[space], 0, 0, 0, 0)
    state.is_doubled = 1


@rule
def pay_tax(board, state, side: int, log) -> None:
    """Pay to Free Parking for each property collected, once (KO-TAX-01 to 03)."""
    if count_on(board, state, side, LUXURY_TAX) == 0:
        return
    count = 0
    for space in range(board.spaces):
        count += (state.collected[side] >> space) & 1
    if count == 0:
        return
    pay_to_pot(state, side, count * board.tax_each)
    note(log, ev.TAX_PAID, side, count * board.tax_each, count, 0, 0, 0, 0)


@rule
def share_pot(board, state, log) -> None:
    """Give the pot to the side with most tokens on Free Parking; ties share it (KO-PARK)."""
    most = 0
    winners = 0
    for side in range(board.sides):
        if is_gone(board, state, side):
            continue
        count = count_on(board, state, side, FREE_PARKING)
        if count > most:
            most = count
            winners = 1
        elif count == most:
            winners += 1
    if most > 0:
        # KO-PARK-03: shares are whole units, which are the smallest notes; the rest stays.
        share = state.pot // winners
        for place in range(board.sides):
            side = state.order[place]
            if share == 0 or is_gone(board, state, side):
                continue
            if count_on(board, state, side, FREE_PARKING) == most:
                state.pot -= share
                state.cash[side] += share
                note(log, ev.POT_SHARED, side, share, most, 0, 0, 0, 0)
    note(log, ev.POT_LEFT, state.pot, 0, 0, 0, 0, 0, 0)
    for token in range(board.sides * TOKENS_EACH):
        if state.where[token] == OFF and not is_gone(board, state, token // TOKENS_EACH):
            state.left_board += 1
