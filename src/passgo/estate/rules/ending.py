"""The end: the last survivor, the agreed bankruptcy or the agreed hour (GOAL, SHORT, TIMED)."""

from ...kernel.bits import count_bits, lowest
from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .cards import settle_return_card
from .matters import is_owed, lapse_offers, pop_matter
from .money import move_cash, note_payment
from .rent import remove_claim
from .state import (
    AUTO_RETURN_CARD,
    C_AMOUNT,
    C_LOT,
    C_OWNER,
    C_TENANT,
    EFFECT_WIDTH,
    HOTEL,
    M_AMOUNT,
    M_KIND,
    M_LOT,
    M_OTHER,
    M_REASON,
    M_SEAT,
    PHASE_OVER,
    SQUARES,
)
from .wishes import clear_wishes


@rule
def wealth(board, state, seat: int) -> int:
    """Cash, lots at board price or half if mortgaged, buildings at cost (SHORT-09…12)."""
    total = state.cash[seat]
    lots = state.held[seat]
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        if state.mortgaged[lot] == 1:
            total += board.price[lot] // 2
        else:
            total += board.price[lot]
        if state.level[lot] == HOTEL:
            total += board.hotel_cost[lot] + board.houses_before_hotel * board.house_cost[lot]
        else:
            total += state.level[lot] * board.house_cost[lot]
    return total


@rule
def count_survivors(state) -> int:
    """How many seats are still in the game."""
    count = 0
    for seat in range(state.seats):
        if state.out[seat] == 0:
            count += 1
    return count


@rule
def is_decided_by_bankruptcies(board, state) -> bool:
    """Whether the bankruptcies so far end the game (SHORT-07, SHORT-13, SP-29)."""
    if count_survivors(state) <= 1:
        return True
    limit = board.end_after_bankruptcies
    return limit > 0 and state.bankruptcies >= limit


@rule
def count_lots(state, seat: int) -> int:
    """How many lots a seat owns."""
    return count_bits(state.held[seat])


@rule
def finish(board, state, log) -> None:
    """End the game: the last survivor wins, or the richest of those left (SP-28)."""
    square_up(board, state, log)
    close_everything(state, log)
    best = 0
    winners = 0
    alone = count_survivors(state) == 1
    for seat in range(state.seats):
        if state.out[seat] == 1:
            continue
        worth = wealth(board, state, seat)
        if not alone:
            note(log, ev.WEALTH_COUNTED, seat, worth, 0, 0, 0, 0, 0)
        if winners == 0 or worth > best:
            best = worth
            winners = 1 << seat
        elif worth == best:
            winners |= 1 << seat
    if board.tie_most_cash == 1:
        winners = break_tie(state, winners)
    state.winners = winners
    state.phase = PHASE_OVER
    note(log, ev.GAME_WON, winners, 0, 0, 0, 0, 0, 0)


@rule
def square_up(board, state, log) -> None:
    """Pay the debts and rents still open, up to each payer's cash (SP-27, SP-30).

    Money received can pay the receiver's own debts, so this repeats until no payment is possible.
    """
    state.silent = 1  # SP-47: no text while the game is being settled.
    while pay_next_debt(board, state, log) or pay_next_claim(board, state, log):
        pass
    state.silent = 0


@rule
def pay_next_debt(board, state, log) -> bool:
    """Pay what can be paid of one debt, each seat's oldest first; return whether money moved."""
    for back in range(state.depth):
        row = state.depth - 1 - back
        if not is_owed(state.matters[row, M_KIND]):
            continue
        seat = state.matters[row, M_SEAT]
        paid = min(state.cash[seat], state.matters[row, M_AMOUNT])
        if paid > 0:
            creditor = state.matters[row, M_OTHER]
            reason = state.matters[row, M_REASON]
            state.matters[row, M_AMOUNT] -= paid
            move_cash(board, state, seat, creditor, paid, reason)
            note_payment(log, seat, creditor, paid, reason, state.matters[row, M_LOT])
            return True
    return False


@rule
def pay_next_claim(board, state, log) -> bool:
    """Pay what can be paid of the oldest unclaimed rent; return whether money moved."""
    for row in range(state.claim_count):
        seat = state.claims[row, C_TENANT]
        paid = min(state.cash[seat], state.claims[row, C_AMOUNT])
        if paid > 0:
            owner = state.claims[row, C_OWNER]
            state.claims[row, C_AMOUNT] -= paid
            move_cash(board, state, seat, owner, paid, ev.REASON_RENT)
            note_payment(log, seat, owner, paid, ev.REASON_RENT, state.claims[row, C_LOT])
            return True
    return False


@rule
def break_tie(state, tied: int) -> int:
    """Among equals, most cash wins, then most lots."""
    best = -1
    winners = 0
    for seat in range(state.seats):
        if (tied >> seat) & 1 == 0:
            continue
        score = state.cash[seat] * SQUARES + count_lots(state, seat)
        if score > best:
            best = score
            winners = 1 << seat
        elif score == best:
            winners |= 1 << seat
    return winners


@rule
def close_everything(state, log) -> None:
    """Close everything that is still open when the game ends."""
    while state.depth > 0:
        if state.matters[state.depth - 1, M_KIND] == AUTO_RETURN_CARD:
            settle_return_card(state, log)
        else:
            pop_matter(state)
    while state.claim_count > 0:
        remove_claim(state, state.claim_count - 1)
    for seat in range(state.seats):
        clear_wishes(state, seat)
        # The texts of a zone that were still to be shown, and whom they have sent where.
        state.sent[seat] = 0
        for column in range(EFFECT_WIDTH):
            state.texts[seat, column] = 0
    state.struck = 0
    lapse_offers(state, log)


@rule
def check_time_up(board, state, refusal) -> int:
    """Only a timed game has an agreed hour, and it is called once."""
    if board.timed == 0:
        return refuse(refusal, no.NOT_TIMED, 0, 0)
    if state.time_called == 1:
        return refuse(refusal, no.TIME_ALREADY_CALLED, 0, 0)
    return no.ACCEPTED


@rule
def do_time_up(state, log) -> None:
    """Call the hour: the current turn is finished, then wealth is counted (SP-27)."""
    state.time_called = 1
    note(log, ev.TIME_CALLED, state.mover, 0, 0, 0, 0, 0, 0)
