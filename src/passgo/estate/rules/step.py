"""The kernel's entry point: check an action, apply it, and settle what follows from it.

``check`` says whether an action is allowed now, and why not; it changes nothing. ``step`` checks
and applies. Chains (card, move, debt, auction) are a loop over the stack of open matters.
"""

from ...kernel.log import clear_log
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import actions as act
from . import refusals as no
from .auction import (
    check_bid,
    check_bidder,
    check_hammer,
    do_bid,
    do_decline,
    do_hammer,
    do_pass,
    is_decided,
)
from .bankruptcy import do_bankrupt, do_resign
from .building import check_build
from .cards import (
    check_choice,
    draw_choice,
    pay_choice,
)
from .debt import (
    accept_settlement,
    answers_settlement,
    check_bankrupt,
    check_pay,
    check_settle,
    check_settlement,
    do_pay,
    do_settle,
    reject_settlement,
    sweep_settlement,
)
from .ending import check_time_up, do_time_up
from .jail import check_card, check_fine, do_card, do_fine
from .landing import check_buy, check_purchase, do_buy
from .matters import current_phase, has_room
from .mortgage import (
    check_keep,
    check_mortgage,
    check_redeem,
    do_keep,
    do_mortgage,
    do_redeem,
)
from .rent import check_claim, do_claim
from .selling import check_sell, check_swap, do_sell, do_swap
from .settling import settle
from .shortage import (
    answer,
    check_asked,
    check_want,
    do_build,
    do_want,
)
from .state import (
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_CHOICE,
    PHASE_KEEP,
    PHASE_OVER,
    PHASE_SHORTAGE,
    PHASE_TEXT,
    PHASE_ZONE,
)
from .trade import (
    check_accept,
    check_offer,
    check_reject,
    check_withdraw,
    do_accept,
    do_offer,
    do_reject,
    do_withdraw,
    sweep_offers,
)
from .turn import (
    check_end,
    check_roll,
    do_end,
    do_roll,
)
from .unit import (
    check_heed,
    check_unit_text,
    do_heed,
    do_text_gone,
    do_unit_text,
)
from .windows import is_idle, may_build, may_mortgage, may_redeem, may_sell
from .zones import (
    check_force,
    check_next_lot,
    check_zone,
    do_force,
    do_next_lot,
    do_zone,
)


@rule
def check_actor(state, seat: int, kind: int, refusal) -> int:
    """Whether this seat can act at all: the bank has its actions, players the rest."""
    if state.phase == PHASE_OVER:
        return refuse(refusal, no.GAME_OVER, 0, 0)
    if kind <= act.WAIT or kind >= act.KINDS:
        return refuse(refusal, no.UNKNOWN_ACTION, kind, 0)
    if (act.BANK_ACTIONS >> kind) & 1 == 1:
        if seat != act.BANK:
            return refuse(refusal, no.FOR_THE_BANK, 0, 0)
        return no.ACCEPTED
    if seat < 0 or seat >= state.seats:
        return refuse(refusal, no.NO_SUCH_SEAT, seat, state.seats)
    if state.out[seat] == 1:
        return refuse(refusal, no.SEAT_IS_OUT, seat, 0)
    return no.ACCEPTED


@rule
def check(board, state, seat: int, action, refusal) -> int:
    """Whether an action is allowed now; a refusal's code and parameters say why not."""
    kind = action.kind
    code = check_actor(state, seat, kind, refusal)
    if code != no.ACCEPTED:
        return code
    if kind == act.ROLL:
        return check_roll(board, state, seat, action, refusal)
    if kind == act.END:
        return check_end(state, seat, refusal)
    if kind == act.CLAIM:
        return check_claim(board, state, seat, action, refusal)
    if kind == act.RESIGN:
        if not has_room(state):
            return refuse(refusal, no.TOO_MANY_MATTERS, 0, 0)
        return no.ACCEPTED
    if kind == act.TIME_UP:
        return check_time_up(board, state, refusal)
    if kind == act.UNIT_TEXT:
        return check_unit_text(board, state, action, refusal)
    if kind == act.PAY:
        return check_pay(board, state, seat, refusal)
    if kind == act.SETTLE:
        return check_settle(board, state, seat, action, refusal)
    if kind == act.BANKRUPT:
        return check_bankrupt(board, state, seat, refusal)
    if (act.BUSINESS_ACTIONS >> kind) & 1 == 1:
        return check_business(board, state, seat, action, refusal)
    if (act.TRADE_ACTIONS >> kind) & 1 == 1:
        return check_trade(board, state, seat, action, refusal)
    if (act.EXIT_ACTIONS >> kind) & 1 == 1:
        return check_exit(board, state, seat, action, refusal)
    return check_answer(board, state, seat, action, refusal)


@rule
def check_business(board, state, seat: int, action, refusal) -> int:
    """Building, selling, swapping, mortgaging and redeeming, each in its window."""
    kind = action.kind
    phase = current_phase(state)
    if kind == act.BUILD:
        if not may_build(board, state, seat):
            return refuse(refusal, no.NOT_NOW, phase, 0)
        return check_build(board, state, seat, action, refusal)
    if kind == act.SELL:
        if not may_sell(board, state, seat):
            return refuse(refusal, no.NOT_NOW, phase, 0)
        return check_sell(board, state, seat, action, refusal)
    if kind == act.SWAP:
        if not may_sell(board, state, seat):
            return refuse(refusal, no.NOT_NOW, phase, 0)
        return check_swap(board, state, seat, action, refusal)
    if kind == act.MORTGAGE:
        if not may_mortgage(board, state, seat):
            return refuse(refusal, no.NOT_NOW, phase, 0)
        return check_mortgage(board, state, seat, action, refusal)
    if not may_redeem(board, state, seat, action.lot):
        return refuse(refusal, no.NOT_NOW, phase, 0)
    return check_redeem(board, state, seat, action, refusal)


@rule
def check_trade(board, state, seat: int, action, refusal) -> int:
    """Offers and the answers to them; a settlement offered in a debt is answered first."""
    kind = action.kind
    if kind == act.OFFER:
        return check_offer(board, state, seat, action, refusal)
    if kind == act.WITHDRAW:
        return check_withdraw(state, seat, refusal)
    if answers_settlement(state, seat, action.seat):
        if kind == act.ACCEPT:
            return check_settlement(board, state, seat, refusal)
        return no.ACCEPTED
    if kind == act.ACCEPT:
        return check_accept(board, state, seat, action, refusal)
    return check_reject(state, seat, action, refusal)


@rule
def check_exit(board, state, seat: int, action, refusal) -> int:
    """Leaving jail by the fine or a card happens while nothing is open."""
    if not is_idle(state):
        return refuse(refusal, no.NOT_NOW, current_phase(state), 0)
    if action.kind == act.FINE:
        return check_fine(board, state, seat, refusal)
    return check_card(board, state, seat, action, refusal)


@rule
def check_answer(board, state, seat: int, action, refusal) -> int:
    """Answers to the matter on top: buy or decline, bid or pass, want, keep, draw, hammer, heed."""
    kind = action.kind
    phase = current_phase(state)
    if phase == PHASE_BUY and kind == act.BUY:
        return check_buy(board, state, seat, refusal)
    if phase == PHASE_BUY and kind == act.DECLINE:
        return check_purchase(board, state, seat, refusal)
    if phase == PHASE_AUCTION and kind == act.BID:
        return check_bid(board, state, seat, action, refusal)
    if phase == PHASE_AUCTION and kind == act.PASS:
        return check_bidder(state, seat, refusal)
    if phase == PHASE_AUCTION and kind == act.HAMMER:
        return check_hammer(board, state, refusal)
    if phase == PHASE_SHORTAGE and kind == act.WANT:
        return check_want(board, state, seat, action, refusal)
    if phase == PHASE_SHORTAGE and kind == act.PASS:
        return check_asked(state, seat, refusal)
    if phase == PHASE_KEEP and kind == act.KEEP:
        return check_keep(board, state, seat, refusal)
    if phase == PHASE_CHOICE and kind == act.DRAW:
        return check_choice(board, state, seat, refusal)
    if phase == PHASE_ZONE and kind == act.ZONE:
        return check_zone(board, state, seat, action, refusal)
    if phase == PHASE_ZONE and kind == act.NEXT_LOT:
        return check_next_lot(board, state, seat, refusal)
    if phase == PHASE_ZONE and kind == act.FORCE:
        return check_force(board, state, seat, action, refusal)
    if phase == PHASE_TEXT and kind == act.HEED:
        return check_heed(state, seat, refusal)
    if phase == PHASE_TEXT and kind == act.TEXT_GONE:
        return no.ACCEPTED
    return refuse(refusal, no.NOT_NOW, phase, 0)


@rule
def step(board, state, seat: int, action, log, refusal) -> int:
    """Check and apply one action of one seat, or of the bank.

    Returns 0, or the code of a refusal that has changed nothing.
    """
    code = check(board, state, seat, action, refusal)
    if code != no.ACCEPTED:
        return code
    clear_log(log)
    state.number += 1
    apply(board, state, seat, action, log, refusal)
    settle(board, state, log, refusal)
    sweep_settlement(board, state, log, refusal)
    sweep_offers(board, state, log, refusal)
    refusal[0] = 0
    refusal[1] = 0
    return no.ACCEPTED


@rule
def go_on(board, state, kind: int, action, log, refusal) -> None:
    """Shortcut for a throw or an ``end`` where nothing is open, claimed or offered.

    Nothing can forbid it then, and no other open matter needs a second check.
    """
    clear_log(log)
    state.number += 1
    if kind == act.END:
        do_end(board, state, state.mover, log)
        return
    do_roll(board, state, state.mover, action, log)
    settle(board, state, log, refusal)


@rule
def bid_on(board, state, seat: int, action, log, refusal) -> bool:
    """Shortcut for a bid within the bidder's means or a pass, where nothing is offered.

    Returns whether the bidding is over; until then no other open matter needs a check.
    """
    clear_log(log)
    state.number += 1
    if action.kind == act.BID:
        do_bid(board, state, seat, action, log)
    else:
        do_pass(board, state, seat, log)
    if not is_decided(state):
        return False
    settle(board, state, log, refusal)
    sweep_settlement(board, state, log, refusal)
    return True


@rule
def apply(board, state, seat: int, action, log, refusal) -> None:
    """Apply an action that ``check`` has allowed."""
    kind = action.kind
    if kind == act.ROLL:
        do_roll(board, state, seat, action, log)
    elif kind == act.END:
        do_end(board, state, seat, log)
    elif kind == act.BUY:
        do_buy(board, state, seat, log)
    elif kind == act.DECLINE:
        do_decline(board, state, seat, log)
    elif kind == act.BID:
        do_bid(board, state, seat, action, log)
    elif kind == act.PASS:
        if current_phase(state) == PHASE_SHORTAGE:
            answer(state, seat, log)
        else:
            do_pass(board, state, seat, log)
    elif kind == act.CLAIM:
        do_claim(board, state, seat, action, log)
    elif kind == act.BUILD:
        do_build(board, state, seat, action, log, refusal)
    elif kind == act.SELL:
        do_sell(board, state, seat, action, log)
    elif kind == act.SWAP:
        do_swap(board, state, seat, action, log)
    elif kind == act.MORTGAGE:
        do_mortgage(board, state, seat, action, log)
    elif kind == act.REDEEM:
        do_redeem(board, state, seat, action, log)
    elif kind == act.KEEP:
        do_keep(board, state, seat, log)
    elif kind == act.FINE:
        do_fine(board, state, seat, log)
    elif kind == act.CARD:
        do_card(board, state, seat, action, log)
    elif kind == act.PAY:
        if current_phase(state) == PHASE_CHOICE and check_choice(board, state, seat, refusal) == 0:
            pay_choice(board, state, seat, log)
        else:
            do_pay(board, state, seat, log)
    elif kind == act.DRAW:
        draw_choice(board, state, seat, log)
    elif kind == act.WANT:
        do_want(board, state, seat, action, log)
    elif kind == act.HAMMER:
        do_hammer(state)
    elif kind == act.TIME_UP:
        do_time_up(state, log)
    elif kind == act.ZONE:
        do_zone(board, state, seat, action, log)
    elif kind == act.NEXT_LOT:
        do_next_lot(board, state, seat, log)
    elif kind == act.FORCE:
        do_force(board, state, seat, action, log)
    elif kind == act.UNIT_TEXT:
        do_unit_text(state, seat, action)
    elif kind == act.HEED:
        do_heed(board, state, seat, log)
    elif kind == act.TEXT_GONE:
        do_text_gone(state, log)
    elif kind == act.SETTLE:
        do_settle(board, state, seat, action, log)
    elif kind == act.BANKRUPT:
        do_bankrupt(board, state, seat, log)
    elif kind == act.RESIGN:
        do_resign(board, state, seat, log)
    else:
        apply_trade(board, state, seat, action, log)


@rule
def apply_trade(board, state, seat: int, action, log) -> None:
    """Offers and the answers to them."""
    kind = action.kind
    if kind == act.OFFER:
        do_offer(board, state, seat, action, log)
    elif kind == act.WITHDRAW:
        do_withdraw(state, seat, log)
    elif answers_settlement(state, seat, action.seat):
        if kind == act.ACCEPT:
            accept_settlement(board, state, seat, log)
        else:
            reject_settlement(state, seat, log)
    elif kind == act.ACCEPT:
        do_accept(board, state, seat, action, log)
    else:
        do_reject(state, seat, action, log)
