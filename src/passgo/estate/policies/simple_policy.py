"""The simple player: buys what it lands on, builds when it can.

It keeps a reserve, bids up to the printed price, claims every rent, once a turn asks for the lot
that would complete a group, and in debt sells and mortgages. Without prices for offers and sales it
never trades: the fixed policy of the literature.

Parameters, all in per cent: the reserves kept when buying and when building, of the salary; the
limit of a bid and the bonus on it for a lot that completes a group, of the printed price; the
price offered for such a lot, and what an offer must bring, of what it costs; which lots it favours,
and the reserve kept when buying others, of the salary.
"""

from ...kernel.bits import count_bits, lowest
from ...kernel.reason import R_DRAWN, because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.auction import bid_limit, least_bid
from ..rules.building import building_cost, check_next
from ..rules.debt import answers_settlement, check_settlement
from ..rules.events import SORT_HOUSE
from ..rules.legal import clear_action
from ..rules.lots import lots_of, whole_streets
from ..rules.matters import current_phase, debt_row
from ..rules.mortgage import redeem_cost
from ..rules.rent import claim_row
from ..rules.state import (
    C_AMOUNT,
    C_TENANT,
    GROUPS,
    HOTEL,
    M_AMOUNT,
    M_CASH,
    M_LEAST,
    M_LOT,
    M_LOTS,
    M_REASON,
    O_GET_CARDS,
    O_GET_CASH,
    O_GET_LOTS,
    O_GIVE_CARDS,
    O_GIVE_CASH,
    O_GIVE_LOTS,
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_END,
    PHASE_ROLL,
    PHASE_SHORTAGE,
    PHASE_ZONE,
    SQUARES,
    STATION,
    STREET,
)
from ..rules.trade import check_accept, check_offer, offer_to
from ..rules.windows import may_build, may_redeem
from ..rules.zones import check_force, next_unowned
from . import reasons as why
from .calling import called
from .random_policy import oblige
from .valuation import completes, goods_worth, help_given

RESERVE_TO_BUY = 0
RESERVE_TO_BUILD = 1
BID_LIMIT = 2
COMPLETES_BONUS = 3
OFFER_PRICE = 4
SELLING_PRICE = 5
FAVOURS = 6  # 0 none, 1 stations, 2 cheap colours
RESERVE_FOR_OTHERS = 7
PARAMETER_NAMES = (
    "reserve_to_buy",
    "reserve_to_build",
    "bid_limit",
    "completes_bonus",
    "offer_price",
    "selling_price",
    "favours",
    "reserve_for_others",
)
DEFAULTS = (25, 60, 100, 60, 250, 110, 0, 0)
NEVER_TRADES = (25, 60, 100, 60, 0, 0, 0, 0)
# The fixed policies of the literature: all money goes into lots, then into houses; no trades.
BUYER = (0, 0, 100, 0, 0, 0, 0, 0)
DEALER = (0, 0, 100, 0, 0, 110, 0, 0)
RAILWAYS = (0, 0, 100, 0, 0, 0, 1, 150)
THRIFTY = (0, 0, 100, 0, 0, 0, 2, 150)
PARAMETERS = len(DEFAULTS)
BEYOND = 20
"""The step of a bid beyond the printed price, in per cent of the bid."""
STREET_GROUPS = GROUPS - 2
"""Stations and utilities come after the colours."""


@rule
def decide(board, seen, seat: int, params, owes: bool, action, reason) -> None:
    """Fill ``action`` with this player's next move, or WAIT."""
    clear_action(action)
    because(reason, why.NONE, 0, 0)
    reason[R_DRAWN] = 0
    phase = current_phase(seen)
    if seen.claim_count > 0 and claim_row(seen, seat, act.NOBODY, act.NOWHERE) >= 0:
        row = claim_row(seen, seat, act.NOBODY, act.NOWHERE)
        action.kind = act.CLAIM
        because(reason, why.CLAIMS_RENT, seen.claims[row, C_TENANT], seen.claims[row, C_AMOUNT])
        return
    if answer_settlement(board, seen, seat, params, action, reason):
        return
    if answer_offer(board, seen, seat, params, action, reason):
        return
    if phase == PHASE_ROLL or phase == PHASE_END:
        if build_or_redeem(board, seen, seat, params, action, reason):
            return
        if not owes:
            return
        if ask_for_lot(board, seen, seat, params, action, reason):
            return
        if phase == PHASE_ROLL and seen.jail[seat] > 0:
            answer_jail(board, seen, seat, action, reason)
            return
    if not owes:
        return
    if phase == PHASE_BUY:
        buy_or_decline(board, seen, seat, params, action, reason)
    elif phase == PHASE_AUCTION:
        bid_or_pass(board, seen, seat, params, action, reason)
    elif phase == PHASE_ZONE:
        choose_zone(board, seen, seat, action, reason)
    elif phase == PHASE_SHORTAGE:
        want_one(board, seen, seat, action, reason)
    else:
        oblige(board, seen, seat, action, reason)


@rule
def buy_or_decline(board, seen, seat: int, params, action, reason) -> None:
    """Buy everything that leaves the reserve untouched."""
    lot = seen.matters[seen.depth - 1, M_LOT]
    price = board.price[lot]
    kept = reserve_for(board, params, lot)
    if seen.cash[seat] >= price + kept:
        action.kind = act.BUY
        because(reason, why.WORTH_ITS_PRICE, lot, price)
        if completes(board, lots_of(seen, seat) | (1 << lot), lot):
            because(reason, why.COMPLETES_GROUP, lot, price)
        return
    action.kind = act.DECLINE
    because(reason, why.KEEPS_CASH, kept, 0)
    if seen.cash[seat] < price:
        because(reason, why.SHORT_OF_CASH, lot, price)


@rule
def reserve(board, params, which: int) -> int:
    """Cash kept in hand."""
    return board.salary * params[which] // 100


@rule
def reserve_for(board, params, lot: int) -> int:
    """Cash kept in hand when buying a lot: more for a lot it does not favour."""
    if params[FAVOURS] == 1 and board.kind[lot] != STATION:
        return reserve(board, params, RESERVE_FOR_OTHERS)
    if params[FAVOURS] == 2 and 8 * board.price[lot] > board.start_cash:
        return reserve(board, params, RESERVE_FOR_OTHERS)
    return reserve(board, params, RESERVE_TO_BUY)


@rule
def answer_jail(board, seen, seat: int, action, reason) -> None:
    """Play a release card; pay while there are lots left to buy; later stay."""
    action.kind = act.ROLL
    because(reason, why.TRIES_DICE, 0, 0)
    if seen.release_holder[0] == seat or seen.release_holder[1] == seat:
        action.kind = act.CARD
        because(reason, why.USES_CARD, 0, 0)
        return
    unowned = count_bits(board.lots_mask & ~seen.owned)
    if unowned > 4 and seen.throws == 0 and seen.cash[seat] >= 4 * board.jail_fine:
        action.kind = act.FINE
        because(reason, why.LEAVES_JAIL_TO_BUY, unowned, 0)


@rule
def build_or_redeem(board, seen, seat: int, params, action, reason) -> bool:
    """Build on the lowest lot that can take it, or lift a mortgage; keep the reserve."""
    if seen.held[seat] & (seen.whole | seen.pledged) == 0:
        return False
    spare = seen.cash[seat] - reserve(board, params, RESERVE_TO_BUILD)
    if spare <= 0:
        return False
    lot = lot_to_build(board, seen, seat, spare, reason)
    if lot >= 0:
        action.kind = act.BUILD
        action.lots[0] = lot
        action.count = 1
        because(reason, why.BUILDS_INCOME, lot, board.rent[lot, min(seen.level[lot] + 1, HOTEL)])
        return True
    lot = lot_to_redeem(board, seen, seat, spare)
    if lot >= 0:
        action.kind = act.REDEEM
        action.lot = lot
        because(reason, why.LIFTS_MORTGAGE, lot, redeem_cost(board, seen, lot))
        return True
    return False


@rule
def lot_to_build(board, seen, seat: int, spare: int, reason) -> int:
    """The lowest lot of a full group that takes a building within the means, or −1."""
    best = -1
    streets = whole_streets(board, seen, seat)
    if streets == 0 or not may_build(board, seen, seat):
        return best
    while streets != 0:
        group = board.group[lowest(streets)]
        streets &= ~board.group_mask[group]
        for place in range(board.group_size[group]):
            lot = board.group_lots[group, place]
            if seen.level[lot] == HOTEL or seen.mortgaged[lot] == 1:
                continue
            if best >= 0 and seen.level[lot] >= seen.level[best]:
                continue
            if building_cost(board, seen, lot) > spare:
                continue
            if check_next(board, seen, seat, lot, reason) == 0:
                best = lot
    return best


@rule
def lot_to_redeem(board, seen, seat: int, spare: int) -> int:
    """A mortgaged lot that costs at most half the spare cash to lift, or −1."""
    pledged = seen.held[seat] & seen.pledged
    while pledged != 0:
        lot = lowest(pledged)
        pledged &= pledged - 1
        if 2 * redeem_cost(board, seen, lot) > spare:
            continue
        if may_redeem(board, seen, seat, lot):
            return lot
    return -1


@rule
def answer_offer(board, seen, seat: int, params, action, reason) -> bool:
    """Take an offer that brings clearly more than it costs, turn down every other."""
    proposer = offer_to(seen, seat, act.NOBODY)
    if proposer == act.NOBODY:
        return False
    offers = seen.offers
    gain = offers[proposer, O_GIVE_CASH] + goods_worth(
        board, seen, seat, offers[proposer, O_GIVE_LOTS], offers[proposer, O_GIVE_CARDS]
    )
    cost = offers[proposer, O_GET_CASH] + goods_worth(
        board, seen, seat, offers[proposer, O_GET_LOTS], offers[proposer, O_GET_CARDS]
    )
    cost += help_given(board, seen, proposer, offers[proposer, O_GET_LOTS])
    action.seat = proposer
    if params[SELLING_PRICE] > 0 and 100 * gain >= params[SELLING_PRICE] * cost:
        action.kind = act.ACCEPT
        if check_accept(board, seen, seat, action, reason) == 0:
            because(reason, why.PRICES_GAIN, proposer, gain - cost)
            return True
    action.kind = act.REJECT
    because(reason, why.NEVER_TRADES, 0, 0)
    if params[SELLING_PRICE] > 0:
        # Enough would have been a little more than it costs.
        short = -(-params[SELLING_PRICE] * cost // 100) - gain
        because(reason, why.PRICES_LOSE, proposer, max(short, 0))
    return True


@rule
def answer_settlement(board, seen, seat: int, params, action, reason) -> bool:
    """Take lots in payment if they are worth the rent."""
    if not answers_settlement(seen, seat, act.NOBODY):
        return False
    top = seen.depth - 1
    gain = seen.matters[top, M_CASH] + goods_worth(board, seen, seat, seen.matters[top, M_LOTS], 0)
    action.kind = act.REJECT
    because(reason, why.NEVER_TRADES, 0, 0)
    if params[SELLING_PRICE] == 0:
        return True
    because(reason, why.SETTLES_SHORT, gain, 0)
    if gain >= seen.matters[top, M_AMOUNT]:
        # The debtor need not know whether the creditor can pay the fees.
        because(reason, why.SHORT_OF_FEES, 0, 0)
        if check_settlement(board, seen, seat, reason) == 0:
            action.kind = act.ACCEPT
            because(reason, why.SETTLES, gain, 0)
    return True


@rule
def ask_for_lot(board, seen, seat: int, params, action, reason) -> bool:
    """Once a turn, offer cash for the one lot that is missing from a group."""
    if params[OFFER_PRICE] == 0 or seen.throws > 0 or seen.offer_turn[seat] == seen.turn:
        return False
    spare = seen.cash[seat] - reserve(board, params, RESERVE_TO_BUY)
    for group in range(STREET_GROUPS):
        missing = missing_from(board, seen, seat, group)
        if missing < 0:
            continue
        price = board.price[missing] * params[OFFER_PRICE] // 100
        if price > spare:
            continue
        action.kind = act.OFFER
        action.seat = seen.owner[missing]
        action.give_cash = price
        action.get_lots = 1 << missing
        if check_offer(board, seen, seat, action, reason) == 0:
            because(reason, why.COMPLETES_GROUP, missing, price)
            return True
        clear_action(action)
    return False


@rule
def worth(board, seen, seat: int, lot: int, params) -> int:
    """What a lot is worth at auction: its price, and more if it completes a group."""
    share = params[BID_LIMIT]
    if board.kind[lot] == STREET and completes(board, lots_of(seen, seat) | (1 << lot), lot):
        share += params[COMPLETES_BONUS]
    return board.price[lot] * share // 100


@rule
def bid_or_pass(board, seen, seat: int, params, action, reason) -> None:
    """Raise in jumps while the lot is worth it."""
    top = seen.depth - 1
    least = least_bid(board, seen)
    most = bid_limit(board, seen, seat, reason)
    action.kind = act.PASS
    if debt_row(seen, seat) >= 0:
        because(reason, why.OBLIGED, 0, 0)
        return  # SP-08: a debtor does not bid.
    sort = seen.matters[top, M_REASON]
    if sort >= SORT_HOUSE:
        # A seat that calls a shortage pays the opening price, or it would be called again.
        because(reason, why.OUTBID, act.NOWHERE, most)
        if least <= min(most, max(most // 2, seen.matters[top, M_LEAST])):
            action.kind = act.BID
            action.amount = least
            because(reason, why.TAKES_SCARCE, act.NOWHERE, 0)
        return
    lot = seen.matters[top, M_LOT]
    kept = reserve_for(board, params, lot)
    value = worth(board, seen, seat, lot, params)
    if least > value:
        because(reason, why.OUTBID, lot, max(value, 0))
    elif least > most:
        because(reason, why.SHORT_OF_CASH, lot, least)
    elif least > most - kept:
        because(reason, why.KEEPS_CASH, kept, 0)
    else:
        action.kind = act.BID
        limit = min(value, most - kept)
        action.amount = called(board, seen, seat, least, limit, board.price[lot], BEYOND, False)
        because(reason, why.WORTH_THE_BID, lot, value)


@rule
def choose_zone(board, seen, seat: int, action, reason) -> None:
    """While lots are left, go and bid for the next; later force a deal that completes a group."""
    lot = next_unowned(board, seen, seen.at[seat])
    if lot >= 0:
        action.kind = act.NEXT_LOT
        because(reason, why.GOES_FOR_LOT, lot, 0)
        return
    for group in range(STREET_GROUPS):
        missing = missing_from(board, seen, seat, group)
        if missing < 0:
            continue
        action.kind = act.FORCE
        action.amount = missing
        for given in range(SQUARES):
            action.lot = given
            if board.group[given] != group and check_force(board, seen, seat, action, reason) == 0:
                because(reason, why.FORCES_DEAL, missing, given)
                return
        clear_action(action)
    oblige(board, seen, seat, action, reason)


@rule
def missing_from(board, seen, seat: int, group: int) -> int:
    """The one lot of a group that is another's, or −1."""
    missing = board.group_mask[group] & ~seen.held[seat]
    if missing == 0 or missing & (missing - 1) != 0 or missing & ~seen.owned != 0:
        return -1
    return lowest(missing)


@rule
def want_one(board, seen, seat: int, action, reason) -> None:
    """In a shortage, one building on the first lot that can take it."""
    sort = seen.matters[seen.depth - 1, M_REASON]
    action.kind = act.PASS
    because(reason, why.OUTBID, act.NOWHERE, 0)
    for lot in range(SQUARES):
        if seen.owner[lot] != seat or board.kind[lot] != STREET or seen.mortgaged[lot] == 1:
            continue
        if check_next(board, seen, seat, lot, reason) != 0:
            continue
        is_hotel = seen.level[lot] >= board.houses_before_hotel
        if is_hotel == (sort > SORT_HOUSE) and building_cost(board, seen, lot) <= seen.cash[seat]:
            action.kind = act.WANT
            action.lots[0] = lot
            action.count = 1
            because(reason, why.TAKES_SCARCE, lot, 0)
            return
