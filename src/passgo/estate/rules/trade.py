"""Trades between players: cash, unbuilt lots and release cards, settled at once (TRADE, SP-19).

An offer is public, blocks nothing, and stands until it is answered, replaced or withdrawn, or
until the table moves on.
"""

from ...kernel.bits import lowest
from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import NOBODY
from .lots import built_in_group, is_lot, set_owner
from .matters import close_offer, current_phase, debt_row, lapse_offer
from .money import withdraw_card
from .mortgage import ask_receiver, transfer_fees
from .state import (
    M_OTHER,
    M_SEAT,
    O_GET_CARDS,
    O_GET_CASH,
    O_GET_LOTS,
    O_GIVE_CARDS,
    O_GIVE_CASH,
    O_GIVE_LOTS,
    O_NUMBER,
    O_TO,
    P_CASH,
    P_TURN,
    P_WHAT,
    P_WIDTH,
    PACKS,
    PHASE_DEBT,
    PROPOSALS,
    RESCUE_ALLOWED,
    RESCUE_NEVER,
    SQUARES,
    TRANSFER_FREE,
)
from .windows import may_trade


@rule
def check_lots(board, state, seat: int, lots: int, code_not_owned: int, refusal) -> int:
    """Every lot of the mask must be the seat's, in a group without buildings (TRADE-02)."""
    if lots < 0 or lots >> SQUARES != 0:
        return refuse(refusal, no.NO_SUCH_SQUARE, -1, 0)
    rest = lots
    while rest != 0:
        square = lowest(rest)
        rest &= rest - 1
        if not is_lot(board, square):
            return refuse(refusal, no.NOT_A_LOT, square, 0)
        if state.owner[square] != seat:
            return refuse(refusal, code_not_owned, square, state.owner[square])
        built = built_in_group(board, state, square)
        if built >= 0:
            return refuse(refusal, no.GROUP_HAS_BUILDINGS, square, built)
    return no.ACCEPTED


@rule
def check_cards(state, seat: int, cards: int, refusal) -> int:
    """Every release card of the mask must be in the seat's hand."""
    if cards < 0 or cards >> PACKS != 0:
        return refuse(refusal, no.CARD_NOT_HELD, -1, 0)
    for pack in range(PACKS):
        if (cards >> pack) & 1 and state.release_holder[pack] != seat:
            return refuse(refusal, no.CARD_NOT_HELD, pack, 0)
    return no.ACCEPTED


@rule
def all_but(board, seat: int) -> int:
    """The seats whose cash one seat cannot see: none, or all others where cash is hidden."""
    return ~(1 << seat) if board.cash_hidden == 1 else 0


@rule
def check_side(
    board, state, seat: int, cash: int, lots: int, cards: int, not_owned: int, shut: int, refusal
) -> int:
    """One side of a trade must be able to give now what it promises."""
    if cash < 0:
        return refuse(refusal, no.BAD_AMOUNT, cash, 0)
    if (shut >> seat) & 1 == 0 and state.cash[seat] < cash:
        return refuse(refusal, no.NOT_ENOUGH_CASH, cash, state.cash[seat])
    code = check_lots(board, state, seat, lots, not_owned, refusal)
    if code != no.ACCEPTED:
        return code
    return check_cards(state, seat, cards, refusal)


@rule
def check_fees(
    board, state, seat: int, pays: int, earns: int, lots: int, shut: int, refusal
) -> int:
    """A receiver must be able to pay the ten per cent on what comes mortgaged (MORT-10)."""
    if board.transfer_sale == TRANSFER_FREE or (shut >> seat) & 1:
        return no.ACCEPTED
    # SP-08: a debtor must come out of the trade with more than the fees, which asks for more.
    if debt_row(state, seat) >= 0:
        return no.ACCEPTED
    fees = transfer_fees(board, state, lots)
    left = state.cash[seat] - pays + earns
    if fees > left:
        return refuse(refusal, no.FEE_NOT_COVERED, fees, left)
    return no.ACCEPTED


@rule
def check_rescue(
    board, state, seat: int, other: int, gives_nothing: bool, gets_nothing: bool, refusal
) -> int:
    """Where the book forbids it, nobody helps a debtor for nothing (DEBT-06)."""
    if board.no_rescue == RESCUE_ALLOWED or current_phase(state) != PHASE_DEBT:
        return no.ACCEPTED
    top = state.depth - 1
    debtor = state.matters[top, M_SEAT]
    if (debtor == other and gets_nothing) or (debtor == seat and gives_nothing):
        return refuse(refusal, no.GIFT_TO_DEBTOR, 0, 0)
    helper = seat
    if debtor == seat:
        helper = other
    if board.no_rescue == RESCUE_NEVER and helper != state.matters[top, M_OTHER]:
        return refuse(refusal, no.GIFT_TO_DEBTOR, 0, 0)
    return no.ACCEPTED


@rule
def check_debtor_gains(board, state, seat: int, earned: int, lots: int, refusal) -> int:
    """A debtor may only raise money: a trade leaves it more cash, its fees included (SP-08)."""
    if debt_row(state, seat) < 0:
        return no.ACCEPTED
    if board.transfer_sale != TRANSFER_FREE:
        earned -= transfer_fees(board, state, lots)
    if earned > 0:
        return no.ACCEPTED
    return refuse(refusal, no.DEBTOR_RAISES_CASH, seat, 0)


@rule
def check_terms(
    board,
    state,
    seat: int,
    other: int,
    give_cash: int,
    get_cash: int,
    give_lots: int,
    get_lots: int,
    give_cards: int,
    get_cards: int,
    shut: int,
    refusal,
) -> int:
    """Whether a trade could be carried out now, in anyone's turn; hidden cash is not checked."""
    code = check_side(
        board, state, seat, give_cash, give_lots, give_cards, no.NOT_YOURS, shut, refusal
    )
    if code == no.ACCEPTED:
        code = check_side(
            board, state, other, get_cash, get_lots, get_cards, no.NOT_THEIRS, shut, refusal
        )
    if code == no.ACCEPTED:
        code = check_fees(board, state, seat, give_cash, get_cash, get_lots, shut, refusal)
    if code == no.ACCEPTED:
        code = check_fees(board, state, other, get_cash, give_cash, give_lots, shut, refusal)
    if code != no.ACCEPTED:
        return code
    gives_goods = give_lots != 0 or give_cards != 0
    gets_goods = get_lots != 0 or get_cards != 0
    if give_cash == 0 and get_cash == 0 and not gives_goods and not gets_goods:
        return refuse(refusal, no.OFFER_EMPTY, 0, 0)
    # Cash for as much cash or more is no bargain: only the difference changes hands.
    earned = get_cash - give_cash
    gives_nothing = not gives_goods and earned >= 0
    gets_nothing = not gets_goods and earned <= 0
    code = check_rescue(board, state, seat, other, gives_nothing, gets_nothing, refusal)
    if code == no.ACCEPTED:
        code = check_debtor_gains(board, state, seat, earned, get_lots, refusal)
    if code == no.ACCEPTED:
        code = check_debtor_gains(board, state, other, -earned, give_lots, refusal)
    return code


@rule
def check_partner(board, state, seat: int, other: int, refusal) -> int:
    """Whether these two may trade with each other at this moment."""
    if other < 0 or other >= state.seats:
        return refuse(refusal, no.NO_SUCH_SEAT, other, state.seats)
    if other == seat:
        return refuse(refusal, no.OFFER_TO_SELF, 0, 0)
    if state.out[other] == 1:
        return refuse(refusal, no.SEAT_IS_OUT, other, 0)
    if may_trade(board, state, seat, other):
        return no.ACCEPTED
    if current_phase(state) == PHASE_DEBT:
        return refuse(refusal, no.NOT_WITH_DEBTOR, state.matters[state.depth - 1, M_SEAT], 0)
    return refuse(refusal, no.NOT_NOW, current_phase(state), 0)


@rule
def check_offer(board, state, seat: int, action, refusal) -> int:
    """An offer that could not be carried out now is refused when made.

    Where cash is hidden (SP-32) it may ask for any sum: a refusal would reveal what the other has.
    """
    code = check_partner(board, state, seat, action.seat, refusal)
    if code != no.ACCEPTED:
        return code
    return check_terms(
        board,
        state,
        seat,
        action.seat,
        action.give_cash,
        action.get_cash,
        action.give_lots,
        action.get_lots,
        action.give_cards,
        action.get_cards,
        all_but(board, seat),
        refusal,
    )


@rule
def do_offer(board, state, seat: int, action, log) -> None:
    """Make an offer; it replaces the proposer's last one."""
    offers = state.offers
    offers[seat, O_TO] = action.seat
    state.offered |= 1 << seat
    offers[seat, O_GIVE_CASH] = action.give_cash
    offers[seat, O_GET_CASH] = action.get_cash
    offers[seat, O_GIVE_LOTS] = action.give_lots
    offers[seat, O_GET_LOTS] = action.get_lots
    offers[seat, O_GIVE_CARDS] = action.give_cards
    offers[seat, O_GET_CARDS] = action.get_cards
    state.offer_number += 1
    offers[seat, O_NUMBER] = state.offer_number
    state.offer_turn[seat] = state.turn
    remember(state, seat, terms_hash(action), action.give_cash - action.get_cash)
    note_offer(state, log, ev.OFFER_MADE, seat)


@rule
def terms_hash(action) -> int:
    """A hash of an offer's receiver and its goods, cash apart."""
    word = (action.get_cards << 11) ^ (action.give_cards << 56)
    return word ^ lots_hash(action.seat, action.give_lots, action.get_lots)


@rule
def lots_hash(to: int, give: int, get: int) -> int:
    """The same for an offer of lots alone."""
    return give ^ (get << 13) ^ (to << 53)


@rule
def partner_of(what: int) -> int:
    """The seat that an offer with this number was made to."""
    return (what >> 53) & 7


@rule
def remember(state, seat: int, what: int, cash: int) -> None:
    """Put an offer, or a settlement, at the head of those the seat has proposed."""
    made = state.proposals
    for row in range(PROPOSALS - 1):
        older = PROPOSALS - 1 - row
        for column in range(P_WIDTH):
            made[seat, older, column] = made[seat, older - 1, column]
    made[seat, 0, P_WHAT] = what
    made[seat, 0, P_CASH] = cash
    made[seat, 0, P_TURN] = state.turn


@rule
def note_offer(state, log, kind: int, proposer: int) -> None:
    """Log the terms of an offer."""
    offers = state.offers
    note(
        log,
        kind,
        proposer,
        offers[proposer, O_TO],
        offers[proposer, O_GIVE_CASH],
        offers[proposer, O_GET_CASH],
        offers[proposer, O_GIVE_LOTS],
        offers[proposer, O_GET_LOTS],
        offers[proposer, O_GIVE_CARDS] + 4 * offers[proposer, O_GET_CARDS],
    )


@rule
def offer_to(state, seat: int, proposer: int) -> int:
    """The proposer of the oldest open offer to a seat, or NOBODY; a proposer may be named."""
    found = NOBODY
    if state.offered == 0:
        return found
    for other in range(state.seats):
        if state.offers[other, O_TO] != seat or (proposer != NOBODY and other != proposer):
            continue
        if found == NOBODY or state.offers[other, O_NUMBER] < state.offers[found, O_NUMBER]:
            found = other
    return found


@rule
def still_stands(board, state, proposer: int, shut: int, refusal) -> int:
    """Whether an open offer could still be carried out; hidden cash is not checked."""
    offers = state.offers
    return check_terms(
        board,
        state,
        proposer,
        offers[proposer, O_TO],
        offers[proposer, O_GIVE_CASH],
        offers[proposer, O_GET_CASH],
        offers[proposer, O_GIVE_LOTS],
        offers[proposer, O_GET_LOTS],
        offers[proposer, O_GIVE_CARDS],
        offers[proposer, O_GET_CARDS],
        shut,
        refusal,
    )


@rule
def check_accept(board, state, seat: int, action, refusal) -> int:
    """An offer to this seat must be open, and both must be free to trade now."""
    proposer = offer_to(state, seat, action.seat)
    if proposer == NOBODY:
        return refuse(refusal, no.NO_OFFER, 0, 0)
    code = check_partner(board, state, proposer, seat, refusal)
    if code != no.ACCEPTED:
        return code
    return still_stands(board, state, proposer, all_but(board, seat), refusal)


@rule
def do_accept(board, state, seat: int, action, log) -> None:
    """Carry out a trade, all at once."""
    proposer = offer_to(state, seat, action.seat)
    note_offer(state, log, ev.OFFER_ACCEPTED, proposer)
    offers = state.offers
    change = offers[proposer, O_GET_CASH] - offers[proposer, O_GIVE_CASH]
    give_lots = offers[proposer, O_GIVE_LOTS]
    get_lots = offers[proposer, O_GET_LOTS]
    give_cards = offers[proposer, O_GIVE_CARDS]
    get_cards = offers[proposer, O_GET_CARDS]
    close_offer(state, proposer)
    state.cash[proposer] += change
    state.cash[seat] -= change
    if change != 0:
        payee = seat
        if (change > 0) != (board.random_chance_payer == 1):
            payee = proposer
        withdraw_card(board, state, payee)
    hand_over(board, state, log, proposer, seat, give_lots, give_cards, ev.REASON_TRADE)
    hand_over(board, state, log, seat, proposer, get_lots, get_cards, ev.REASON_TRADE)
    ask_receiver(board, state, log, proposer, get_lots)
    ask_receiver(board, state, log, seat, give_lots)


@rule
def hand_over(
    board, state, log, giver: int, taker: int, lots: int, cards: int, reason: int
) -> None:
    """Move deeds and release cards from one player to another."""
    while lots != 0:
        square = lowest(lots)
        lots &= lots - 1
        set_owner(board, state, square, taker)
        note(log, ev.LOT_TRANSFERRED, giver, taker, square, reason, 0, 0, 0)
    for pack in range(PACKS):
        if (cards >> pack) & 1:
            state.release_holder[pack] = taker
            state.release_since[pack] = state.number
            note(log, ev.CARD_TRANSFERRED, giver, taker, pack, reason, 0, 0, 0)


@rule
def check_reject(state, seat: int, action, refusal) -> int:
    """A rejection needs an open offer."""
    if offer_to(state, seat, action.seat) == NOBODY:
        return refuse(refusal, no.NO_OFFER, 0, 0)
    return no.ACCEPTED


@rule
def do_reject(state, seat: int, action, log) -> None:
    """Reject an offer."""
    proposer = offer_to(state, seat, action.seat)
    note(log, ev.OFFER_REJECTED, proposer, seat, 0, 0, 0, 0, 0)
    close_offer(state, proposer)


@rule
def check_withdraw(state, seat: int, refusal) -> int:
    """A seat can withdraw only its own open offer."""
    if state.offers[seat, O_TO] == NOBODY:
        return refuse(refusal, no.NO_OFFER, 0, 0)
    return no.ACCEPTED


@rule
def do_withdraw(state, seat: int, log) -> None:
    """Withdraw the seat's offer."""
    note(log, ev.OFFER_WITHDRAWN, seat, state.offers[seat, O_TO], 0, 0, 0, 0, 0)
    close_offer(state, seat)


@rule
def sweep_offers(board, state, log, refusal) -> None:
    """Let every offer lapse that can no longer be carried out."""
    if state.offered == 0:
        return
    for proposer in range(state.seats):
        if state.offers[proposer, O_TO] == NOBODY:
            continue
        if still_stands(board, state, proposer, all_but(board, proposer), refusal) != no.ACCEPTED:
            lapse_offer(state, log, proposer)
