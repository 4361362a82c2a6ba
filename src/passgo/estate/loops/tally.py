"""What a study counts, game by game and over all games, read from the events of each action.

``tally`` is one row of whole numbers for all games: sums, so that any number of workers adds up to
the same. ``row`` is a row for one game. Sums of money are in the edition's unit.
"""

from typing import Final

from ...kernel.bits import count_bits, lowest
from ...kernel.rule import rule
from ..rules import events as ev
from ..rules.lots import group_mask
from ..rules.state import HOTEL, SEATS, SQUARES, STREET

STEPS: Final = 7
"""What a lot can be: a street bare, of a whole colour, with one to four houses, with a hotel; a
station or a utility the first, second … that its owner holds."""
STEP_WHOLE: Final = 1
STEP_HOTEL: Final = 6
IN_JAIL: Final = SQUARES

# Money flows, each a sum over all games.
SALARY: Final = 0
RENT: Final = 1
TAX: Final = 2
CARDS_PAID: Final = 3
CARDS_RECEIVED: Final = 4
FINES: Final = 5
PURCHASES: Final = 6
AUCTIONS: Final = 7
BUILDINGS: Final = 8
BUILDINGS_SOLD: Final = 9
MORTGAGES: Final = 10
REDEMPTIONS: Final = 11
FEES: Final = 12
TRADES: Final = 13
POT: Final = 14
DEALT: Final = 15
SETTLEMENTS: Final = 16
BETWEEN_PLAYERS: Final = 17
OTHER: Final = 18
FLOWS: Final = 19
FLOW_NAMES = (
    "salary",
    "rent",
    "tax",
    "cards_paid",
    "cards_received",
    "fines",
    "purchases",
    "auctions",
    "buildings",
    "buildings_sold",
    "mortgages",
    "redemptions",
    "fees",
    "trades",
    "pot",
    "dealt",
    "settlements",
    "between_players",
    "other",
)

# The columns of the tally.
T_STOPS: Final = 0
T_FLOWS: Final = T_STOPS + SQUARES + 1
T_RENT: Final = T_FLOWS + FLOWS
"""Rent paid, by lot and step."""
T_RENTS: Final = T_RENT + SQUARES * STEPS
"""How often it was."""
T_DAYS: Final = T_RENTS + SQUARES * STEPS
"""Throws of other players while a lot was at a step and earned rent."""
T_BOUGHT: Final = T_DAYS + SQUARES * STEPS
"""By lot: how often it was bought at its price, …"""
T_SOLD: Final = T_BOUGHT + SQUARES
"""… sold by auction, …"""
T_BIDS: Final = T_SOLD + SQUARES
"""… for how much in all, …"""
T_UNSOLD: Final = T_BIDS + SQUARES
"""… not sold by auction, …"""
T_TRADED: Final = T_UNSOLD + SQUARES
"""… and part of a trade."""
T_BUILT: Final = T_TRADED + SQUARES
"""How often a lot reached a step by building."""
T_TRADES: Final = T_BUILT + SQUARES * STEPS
"""Trades, …"""
T_TRADES_OF_LOTS: Final = T_TRADES + 1
"""… of lots alone, and …"""
T_SALES: Final = T_TRADES_OF_LOTS + 1
"""… of one lot for cash, by lot, with …"""
T_SALES_CASH: Final = T_SALES + SQUARES
"""… what was paid."""
T_BROKE: Final = T_SALES_CASH + SQUARES
"""Bankrupt to each seat, and to the bank last."""
T_LEFT: Final = T_BROKE + SEATS + 1
"""Bankruptcies of each seat."""
T_FIRST_WHOLE: Final = T_LEFT + SEATS
"""The first whole colour, by seat, …"""
T_FIRST_GROUP: Final = T_FIRST_WHOLE + SEATS
"""… and by its first square."""
T_THROWS: Final = T_FIRST_GROUP + SQUARES
T_LOST: Final = T_THROWS + 1
"""Events that found no room in the log: there must be none."""
TALLY: Final = T_LOST + 1

# The columns of a game's row.
R_FIRST_WHOLE: Final = 0
"""The seat with the first whole colour plus one; 0 for none, …"""
R_FIRST_TURN: Final = 1
"""… and its turn."""
R_TRADES: Final = 2
R_AUCTIONS: Final = 3
R_BROKE: Final = 4
R_WEALTH: Final = 5
"""By seat: wealth at the end."""
R_CASH: Final = R_WEALTH + SEATS
ROW: Final = R_CASH + SEATS


# What is remembered of the lots during one game.
W_THROWS: Final = 0
"""Throws so far, …"""
W_BY_SEAT: Final = 1
"""… and by seat."""
W_STEP: Final = W_BY_SEAT + SEATS
"""By lot: its step, …"""
W_OWNER: Final = W_STEP + SQUARES
"""… its owner, …"""
W_SINCE: Final = W_OWNER + SQUARES
"""… and the throws of others when it became so."""
WATCH: Final = W_SINCE + SQUARES
NO_STEP: Final = -1
"""Not owned, or mortgaged."""


def _set_of(*kinds: int) -> int:
    """A set of kinds as a mask; Python works it out before anything is compiled."""
    return sum(1 << kind for kind in kinds)


@rule
def step_of(board, state, lot: int) -> int:
    """What an owned lot is now."""
    if board.kind[lot] != STREET:
        held = count_bits(group_mask(board, lot) & state.held[state.owner[lot]])
        return min(max(held - 1, 0), STEPS - 1)
    level = state.level[lot]
    if level == HOTEL:
        return STEP_HOTEL
    if level > 0:
        return STEP_WHOLE + level
    return (state.whole >> lot) & 1


CHANGES: Final = _set_of(
    ev.LOT_BOUGHT,
    ev.TITLE_DEALT,
    ev.AUCTION_WON,
    ev.LOT_TRANSFERRED,
    ev.HOUSE_BUILT,
    ev.HOTEL_BUILT,
    ev.HOUSE_SOLD,
    ev.HOTEL_SOLD,
    ev.HOTEL_SWAPPED,
    ev.LOT_MORTGAGED,
    ev.LOT_REDEEMED,
)
"""Events after which a lot earns another rent, apart from two rare ones above 63."""
SILENT: Final = _set_of(
    ev.TURN_STARTED,
    ev.TURN_ENDED,
    ev.RENT_DUE,
    ev.RENT_CLAIMED,
    ev.LOT_OFFERED,
    ev.LOT_DECLINED,
    ev.BID_MADE,
    ev.BID_PASSED,
    ev.AUCTION_OPENED,
    ev.CARD_DRAWN,
    ev.CARD_RETURNED,
)
"""Frequent events that nothing is counted of."""


@rule
def open_watch(state, watch) -> None:
    """Begin a game in which no lot is owned and nobody has thrown."""
    for column in range(WATCH):
        watch[column] = 0
    for lot in range(SQUARES):
        watch[W_STEP + lot] = NO_STEP


@rule
def watch_lots(board, state, lots: int, tally, watch) -> None:
    """Add up the days of lots that are about to be something else, and see what they are now.

    A lot has a day whenever a player who is not its owner throws.
    """
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        step = watch[W_STEP + lot]
        if step != NO_STEP:
            owner = watch[W_OWNER + lot]
            days = watch[W_THROWS] - watch[W_BY_SEAT + owner] - watch[W_SINCE + lot]
            tally[T_DAYS + lot * STEPS + step] += days
        owner = state.owner[lot]
        step = NO_STEP
        if owner >= 0 and state.mortgaged[lot] == 0:
            step = step_of(board, state, lot)
            watch[W_OWNER + lot] = owner
            watch[W_SINCE + lot] = watch[W_THROWS] - watch[W_BY_SEAT + owner]
        watch[W_STEP + lot] = step


@rule
def lots_changed(board, log, at: int) -> int:
    """The lots whose owner, level or mortgage an event has changed, with their whole groups."""
    kind = log[at, 0]
    if kind > 63 and kind != ev.DEAL_FORCED and kind != ev.BUILDINGS_TAKEN:
        return 0
    if kind < 64 and (CHANGES >> kind) & 1 == 0:
        return 0
    if kind == ev.LOT_TRANSFERRED:
        return group_mask(board, log[at, 3])
    if kind == ev.DEAL_FORCED:
        return group_mask(board, log[at, 3]) | group_mask(board, log[at, 4])
    if log[at, 2] < 0:
        return 0
    return group_mask(board, log[at, 2])


@rule
def count_first_whole(board, state, tally, row) -> None:
    """The first whole colour of a game."""
    for seat in range(state.seats):
        lots = state.whole & state.held[seat]
        while lots != 0:
            lot = lowest(lots)
            lots &= lots - 1
            if board.kind[lot] == STREET:
                row[R_FIRST_WHOLE] = seat + 1
                row[R_FIRST_TURN] = state.turn
                tally[T_FIRST_WHOLE + seat] += 1
                tally[T_FIRST_GROUP + lot] += 1
                return


@rule
def count_trade(tally, row, log, at: int) -> None:
    """A trade that was carried out."""
    give_cash, get_cash = log[at, 3], log[at, 4]
    give, get = log[at, 5], log[at, 6]
    tally[T_TRADES] += 1
    row[R_TRADES] += 1
    cash = abs(give_cash - get_cash)
    tally[T_FLOWS + TRADES] += cash
    if cash == 0:
        tally[T_TRADES_OF_LOTS] += 1
    lots = give | get
    if count_bits(lots) == 1 and log[at, 7] == 0:
        tally[T_SALES + lowest(lots)] += 1
        tally[T_SALES_CASH + lowest(lots)] += cash
    while lots != 0:
        tally[T_TRADED + lowest(lots)] += 1
        lots &= lots - 1


@rule
def flow_of_reason(reason: int) -> int:
    """Where a payment to the bank for a reason is counted."""
    if reason == ev.REASON_CARD:
        return CARDS_PAID
    if reason == ev.REASON_FINE:
        return FINES
    if reason == ev.REASON_BID:
        return AUCTIONS
    if reason == ev.REASON_FEE:
        return FEES
    if reason == ev.REASON_PURCHASE:
        return PURCHASES
    if reason == ev.REASON_BUILDING:
        return BUILDINGS
    if reason == ev.REASON_TAX:
        return TAX
    return OTHER


@rule
def count_event(log, at: int, tally, row, watch) -> None:
    """One event; rarer kinds come last."""
    kind, seat = log[at, 0], log[at, 1]
    if kind == ev.RENT_PAID:
        lot, amount = log[at, 3], log[at, 4]
        tally[T_FLOWS + RENT] += amount
        if watch[W_STEP + lot] != NO_STEP:
            place = lot * STEPS + watch[W_STEP + lot]
            tally[T_RENT + place] += amount
            tally[T_RENTS + place] += 1
    elif kind == ev.SALARY_PAID:
        tally[T_FLOWS + SALARY] += log[at, 2]
    elif kind == ev.TAX_PAID:
        tally[T_FLOWS + TAX] += log[at, 3]
    elif kind == ev.LOT_BOUGHT:
        tally[T_BOUGHT + log[at, 2]] += 1
        tally[T_FLOWS + PURCHASES] += log[at, 3]
    elif kind == ev.BANK_PAID:
        tally[T_FLOWS + flow_of_reason(log[at, 3])] += log[at, 2]
    elif kind == ev.BANK_RECEIVED:
        flow = CARDS_RECEIVED if log[at, 3] == ev.REASON_CARD else OTHER
        tally[T_FLOWS + flow] += log[at, 2]
    elif kind == ev.HOUSE_BUILT or kind == ev.HOTEL_BUILT:
        lot = log[at, 2]
        step = STEP_HOTEL if kind == ev.HOTEL_BUILT else STEP_WHOLE + log[at, 3]
        price = log[at, 3] if kind == ev.HOTEL_BUILT else log[at, 4]
        tally[T_BUILT + lot * STEPS + step] += 1
        tally[T_FLOWS + BUILDINGS] += price
    elif kind == ev.AUCTION_WON:
        row[R_AUCTIONS] += 1
        if log[at, 4] < ev.SORT_HOUSE:
            tally[T_SOLD + log[at, 2]] += 1
            tally[T_BIDS + log[at, 2]] += log[at, 3]
    elif kind == ev.AUCTION_UNSOLD:
        if log[at, 2] < ev.SORT_HOUSE:
            tally[T_UNSOLD + seat] += 1
    elif kind == ev.PLAYER_PAID:
        flow = FEES if log[at, 4] == ev.REASON_FEE else BETWEEN_PLAYERS
        tally[T_FLOWS + flow] += log[at, 3]
    else:
        count_rare_event(log, at, tally, row)


@rule
def count_rare_event(log, at: int, tally, row) -> None:
    """The other events that a study counts."""
    kind, seat = log[at, 0], log[at, 1]
    if kind == ev.OFFER_ACCEPTED:
        count_trade(tally, row, log, at)
    elif kind == ev.LOT_MORTGAGED:
        tally[T_FLOWS + MORTGAGES] += log[at, 3]
    elif kind == ev.LOT_REDEEMED:
        tally[T_FLOWS + REDEMPTIONS] += log[at, 3]
    elif kind == ev.HOUSE_SOLD or kind == ev.HOTEL_SWAPPED:
        tally[T_FLOWS + BUILDINGS_SOLD] += log[at, 4]
    elif kind == ev.HOTEL_SOLD:
        tally[T_FLOWS + BUILDINGS_SOLD] += log[at, 3]
    elif kind == ev.WENT_BANKRUPT:
        creditor = log[at, 2]
        tally[T_BROKE + (SEATS if creditor < 0 else creditor)] += 1
        tally[T_LEFT + seat] += 1
        row[R_BROKE] += 1
    elif kind == ev.POT_TAKEN:
        tally[T_FLOWS + POT] += log[at, 2]
    elif kind == ev.TITLE_DEALT:
        tally[T_FLOWS + DEALT] += log[at, 3]
    elif kind == ev.SETTLEMENT_ACCEPTED:
        tally[T_FLOWS + SETTLEMENTS] += log[at, 3]


@rule
def count_action(board, state, log, tally, row, watch) -> None:
    """Read the events of one action; a token's last place is its stop."""
    mover = -1
    place = 0
    changed = 0
    for at in range(1, log[0, 0] + 1):
        kind = log[at, 0]
        if kind == ev.MOVED or kind == ev.JAILED:
            if mover != log[at, 1]:
                if mover >= 0:
                    tally[T_STOPS + place] += 1
                mover = log[at, 1]
            place = IN_JAIL
            if kind == ev.MOVED:
                place = log[at, 3]
        elif kind == ev.DICE_THROWN:
            tally[T_THROWS] += 1
            watch[W_THROWS] += 1
            watch[W_BY_SEAT + log[at, 1]] += 1
        elif kind > 63 or (SILENT >> kind) & 1 == 0:
            count_event(log, at, tally, row, watch)
            changed |= lots_changed(board, log, at)
    if mover >= 0:
        tally[T_STOPS + place] += 1
    if changed != 0:
        watch_lots(board, state, changed, tally, watch)
        if row[R_FIRST_WHOLE] == 0 and state.whole != 0:
            count_first_whole(board, state, tally, row)
    tally[T_LOST] += log[0, 1]
