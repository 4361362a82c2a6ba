"""The end: the last survivor, the agreed bankruptcy or the agreed hour (GOAL, SHORT, TIMED)."""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .cards import settle_return_card
from .matters import lapse_offers, pop_matter
from .rent import remove_claim
from .state import AUTO_RETURN_CARD, HOTEL, M_KIND, PHASE_OVER, SQUARES
from .wishes import clear_wishes


@rule
def wealth(board, state, seat: int) -> int:
    """Cash, lots at board price or half if mortgaged, buildings at cost (SHORT-09…12)."""
    total = state.cash[seat]
    for lot in range(SQUARES):
        if state.owner[lot] != seat:
            continue
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
    count = 0
    for lot in range(SQUARES):
        if state.owner[lot] == seat:
            count += 1
    return count


@rule
def finish(board, state, log) -> None:
    """End the game: the last survivor wins, or the richest of those left (SP-28)."""
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
    """Nothing stays open in a game that is over."""
    while state.depth > 0:
        if state.matters[state.depth - 1, M_KIND] == AUTO_RETURN_CARD:
            settle_return_card(state, log)
        else:
            pop_matter(state)
    while state.claim_count > 0:
        remove_claim(state, state.claim_count - 1)
    for seat in range(state.seats):
        clear_wishes(state, seat)
    lapse_offers(state, log)


@rule
def check_time_up(board, state, refusal) -> int:
    """Only a timed game has an hour, and it comes once."""
    if board.timed == 0:
        return refuse(refusal, no.NOT_TIMED, 0, 0)
    if state.time_called == 1:
        return refuse(refusal, no.TIME_ALREADY_CALLED, 0, 0)
    return no.ACCEPTED


@rule
def do_time_up(state, log) -> None:
    """The hour has come: the turn under way is finished, then wealth is counted (SP-27)."""
    state.time_called = 1
    note(log, ev.TIME_CALLED, state.mover, 0, 0, 0, 0, 0, 0)
