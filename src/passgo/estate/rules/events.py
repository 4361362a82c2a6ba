"""The kinds of event and the names of their seven numbers.

An event carries every number its sentence needs, so a line of the log never changes later. The
names here are the variables of the Fluent message ``event-<name>``. Names ending in ``lots`` are
masks over squares, ``cards`` masks over packs, ``seats`` masks over seats; an empty name is unused.
"""

from typing import Final, TypeAlias

EventKind: TypeAlias = int

ORDER_THROWN: Final = 1
ORDER_TIED: Final = 2
FIRST_CHOSEN: Final = 3
TITLE_DEALT: Final = 4
TURN_STARTED: Final = 5
DICE_THROWN: Final = 6
MOVED: Final = 7
SALARY_PAID: Final = 8
LOT_OFFERED: Final = 9
LOT_BOUGHT: Final = 10
LOT_DECLINED: Final = 11
AUCTION_OPENED: Final = 12
BID_MADE: Final = 13
BID_PASSED: Final = 14
AUCTION_WON: Final = 15
AUCTION_UNSOLD: Final = 16
RENT_DUE: Final = 17
RENT_CLAIMED: Final = 18
RENT_PAID: Final = 19
RENT_LOST: Final = 20
PRICE_ASKED: Final = 21
PRICE_THROWN: Final = 22
CARD_DRAWN: Final = 23
CARD_KEPT: Final = 24
CARD_RETURNED: Final = 25
TAX_PAID: Final = 26
BANK_PAID: Final = 27
BANK_RECEIVED: Final = 28
PLAYER_PAID: Final = 29
JAILED: Final = 30
JAIL_STAYED: Final = 31
JAIL_LEFT: Final = 32
HOUSE_BUILT: Final = 33
HOTEL_BUILT: Final = 34
HOUSE_SOLD: Final = 35
HOTEL_SOLD: Final = 36
HOTEL_SWAPPED: Final = 37
SHORTAGE_CALLED: Final = 38
WISH_STATED: Final = 39
WISH_DROPPED: Final = 40
SHORTAGE_SERVED: Final = 41
LOT_MORTGAGED: Final = 42
LOT_REDEEMED: Final = 43
MORTGAGE_ASKED: Final = 44
MORTGAGE_KEPT: Final = 45
OFFER_MADE: Final = 46
OFFER_ACCEPTED: Final = 47
OFFER_REJECTED: Final = 48
OFFER_WITHDRAWN: Final = 49
OFFER_LAPSED: Final = 50
LOT_TRANSFERRED: Final = 51
CARD_TRANSFERRED: Final = 52
DEBT_OPENED: Final = 53
DEBT_PAID: Final = 54
SETTLEMENT_OFFERED: Final = 55
SETTLEMENT_ACCEPTED: Final = 56
SETTLEMENT_REJECTED: Final = 57
WENT_BANKRUPT: Final = 58
RESIGNED: Final = 59
ESTATE_OPENED: Final = 60
TURN_ENDED: Final = 61
TIME_CALLED: Final = 62
WEALTH_COUNTED: Final = 63
GAME_WON: Final = 64
POT_TAKEN: Final = 65
ZONE_ASKED: Final = 66
ZONE_CHOSEN: Final = 67
TEXT_SHOWN: Final = 68
DEAL_FORCED: Final = 69
DEBT_WAITS: Final = 70
TEXT_HEEDED: Final = 71
TEXT_LOST: Final = 72
BIDDER_DROPPED: Final = 73
SETTLEMENT_LAPSED: Final = 74
BUILDINGS_TAKEN: Final = 75

EVENT_FIELDS: dict[str, tuple[str, ...]] = {
    "none": (),
    # a throw for the first turn
    "order_thrown": ("seat", "die1", "die2"),
    # these seats threw highest and throw again
    "order_tied": ("seats",),
    # who takes the first turn
    "first_chosen": ("seat",),
    # a deed dealt and paid for at the start of a short or timed game
    "title_dealt": ("seat", "lot", "amount"),
    # a seat gets the dice; turns are counted from 1
    "turn_started": ("seat", "turn"),
    # a moving throw or a try in jail; ``doubles`` counts those in a row
    "dice_thrown": ("seat", "die1", "die2", "doubles"),
    # a token went from one square to another; ``steps`` is negative when it went back
    "moved": ("seat", "from_square", "to_square", "steps", "reason"),
    # the bank paid the salary
    "salary_paid": ("seat", "amount"),
    # an unowned lot was reached; its price
    "lot_offered": ("seat", "lot", "amount"),
    # a lot bought at its price
    "lot_bought": ("seat", "lot", "amount"),
    # a lot not bought; its auction follows
    "lot_declined": ("seat", "lot"),
    # bidding opens at ``least``; ``seconds`` is the timer's length, 0 without one; ``lot`` is −1
    # for a building
    "auction_opened": ("lot", "sort", "least", "seconds"),
    # a bid that leads
    "bid_made": ("seat", "lot", "amount", "sort"),
    # a seat passed and left the bidding
    "bid_passed": ("seat", "lot", "sort"),
    # who won, what, for how much
    "auction_won": ("seat", "lot", "amount", "sort"),
    # nobody bid
    "auction_unsold": ("lot", "sort"),
    # a visitor (``seat``) owes an owner (``other``); with manual claims nothing is paid yet
    "rent_due": ("seat", "other", "lot", "amount"),
    # an owner (``seat``) asked a visitor (``other``) in time
    "rent_claimed": ("seat", "other", "lot", "amount"),
    # a visitor (``seat``) paid an owner (``other``)
    "rent_paid": ("seat", "other", "lot", "amount"),
    # an owner (``seat``) did not ask a visitor (``other``) in time
    "rent_lost": ("seat", "other", "lot", "amount"),
    # a seat must throw to price a utility reached by a card
    "price_asked": ("seat", "lot"),
    # that throw
    "price_thrown": ("seat", "lot", "die1", "die2"),
    # a card, by its place in the pack's list (−1: planned by a scenario), and its effect
    "card_drawn": ("seat", "pack", "card", "effect", "amount", "target"),
    # a release card was kept by its drawer
    "card_kept": ("seat", "pack"),
    # a card went under its pack
    "card_returned": ("pack", "card"),
    # a tax; ``lot`` is the square
    "tax_paid": ("seat", "lot", "amount"),
    # a seat paid the bank
    "bank_paid": ("seat", "amount", "reason"),
    # a seat was paid by the bank
    "bank_received": ("seat", "amount", "reason"),
    # a seat paid another
    "player_paid": ("seat", "other", "amount", "reason"),
    # a seat went to jail
    "jailed": ("seat", "reason"),
    # a try in jail failed; which one it was
    "jail_stayed": ("seat", "tries"),
    # a seat left jail
    "jail_left": ("seat", "reason"),
    # a house; the lot's level afterwards, and its price: 0 if it was won (``reason`` bid), for the
    # bid is a separate payment
    "house_built": ("seat", "lot", "level", "amount", "reason"),
    # a hotel; the same
    "hotel_built": ("seat", "lot", "amount", "reason"),
    # a house sold back; the lot's level afterwards
    "house_sold": ("seat", "lot", "level", "amount"),
    # a hotel sold back whole
    "hotel_sold": ("seat", "lot", "amount"),
    # a hotel handed back for houses; the level afterwards and what the bank paid
    "hotel_swapped": ("seat", "lot", "level", "amount"),
    # a build order made the bank ask ``seats`` what they would buy; ``left`` is the stock
    "shortage_called": ("seat", "sort", "left", "seats"),
    # a seat answered the call; its wishes stay secret
    "wish_stated": ("seat", "sort"),
    # a wish that could not be met
    "wish_dropped": ("seat", "lot", "sort"),
    # the shortage is over; the stock afterwards
    "shortage_served": ("sort", "left"),
    # a mortgage; what the bank paid
    "lot_mortgaged": ("seat", "lot", "amount"),
    # a mortgage lifted; what it cost
    "lot_redeemed": ("seat", "lot", "amount"),
    # a seat that received these mortgaged lots is asked to redeem or keep
    "mortgage_asked": ("seat", "lots"),
    # left mortgaged; the fee paid now
    "mortgage_kept": ("seat", "lot", "amount"),
    # a trade proposed by ``seat`` to ``other``
    "offer_made": (
        "seat",
        "other",
        "give_cash",
        "get_cash",
        "give_lots",
        "get_lots",
        "cards",
    ),
    # that trade carried out; ``seat`` is still the proposer
    "offer_accepted": (
        "seat",
        "other",
        "give_cash",
        "get_cash",
        "give_lots",
        "get_lots",
        "cards",
    ),
    # ``other`` said no
    "offer_rejected": ("seat", "other"),
    # ``seat`` took it back
    "offer_withdrawn": ("seat", "other"),
    # the table moved on, the trade became impossible, or a lot in it was mortgaged or redeemed
    "offer_lapsed": ("seat", "other"),
    # a deed went from ``seat`` to ``other`` (−1: the bank)
    "lot_transferred": ("seat", "other", "lot", "reason"),
    # a release card went from ``seat`` to ``other``
    "card_transferred": ("seat", "other", "pack", "reason"),
    # ``seat`` cannot pay ``other`` (−1: the bank) at once
    "debt_opened": ("seat", "other", "amount", "reason"),
    # a debt paid in full; the payment's own event follows
    "debt_paid": ("seat", "other", "amount", "reason"),
    # a debtor offers cash and lots in place of the sum
    "settlement_offered": ("seat", "other", "amount", "lots"),
    # the creditor took them
    "settlement_accepted": ("seat", "other", "amount", "lots"),
    # the creditor wants the money
    "settlement_rejected": ("seat", "other"),
    # ``seat`` is out; ``other`` (−1: the bank) takes the estate
    "went_bankrupt": ("seat", "other"),
    # ``seat`` left the game
    "resigned": ("seat",),
    # the bank will auction these lots, one by one
    "estate_opened": ("seat", "lots"),
    # the mover passed the dice on
    "turn_ended": ("seat",),
    # the agreed hour has come; the mover's turn is the last
    "time_called": ("seat",),
    # what a seat is worth at the end
    "wealth_counted": ("seat", "amount"),
    # who has won
    "game_won": ("seats",),
    # a seat took the pot on free parking (a house rule)
    "pot_taken": ("seat", "amount"),
    # a seat on the square of this zone must choose
    "zone_asked": ("seat", "zone"),
    # a seat named a zone; ``seats`` stand in it and get a text each
    "zone_chosen": ("seat", "zone", "seats"),
    # the unit showed a seat a text, by its place in the unit's list (−1: written out by a
    # scenario), and its effect
    "text_shown": ("seat", "text", "effect", "amount", "target"),
    # ``seat`` gave ``lot`` and took ``other_lot`` from ``other``, who could not refuse
    "deal_forced": ("seat", "other", "lot", "other_lot"),
    # what ``seat`` owes ``other`` falls due when its earlier debts are settled
    "debt_waits": ("seat", "other", "amount", "reason"),
    # a seat heeded the text it was shown; what it does follows
    "text_heeded": ("seat",),
    # the text shown to a seat left the screen unheeded and does nothing
    "text_lost": ("seat",),
    # a seat can no longer pay its own bid for a building, or place one; ``amount`` is the bid that
    # falls, 0 if another led
    "bidder_dropped": ("seat", "sort", "amount"),
    # a settlement not yet answered has lapsed
    "settlement_lapsed": ("seat", "other"),
    # the bank took back what stood on a lot of a seat that left the game; the level before
    "buildings_taken": ("seat", "lot", "level"),
}
"""Event name, in the order of the kinds, to the names of its numbers.

In ``offer_made`` and ``offer_accepted`` ``cards`` is the mask of packs given plus four times the
mask of packs asked for, both as the proposer sees them; ``seat`` is always the proposer.
``rent_claimed`` and ``rent_lost`` have the owner as ``seat`` and the tenant as ``other``;
``rent_due`` and ``rent_paid`` the tenant as ``seat``.
"""

EVENT_NAMES = tuple(EVENT_FIELDS)

REASON_DICE: Final = 0
REASON_CARD: Final = 1
REASON_RENT: Final = 2
REASON_TAX: Final = 3
REASON_FINE: Final = 4
REASON_PURCHASE: Final = 5
REASON_BID: Final = 6
REASON_BUILDING: Final = 7
REASON_FEE: Final = 8
REASON_TRADE: Final = 9
REASON_ESTATE: Final = 10
REASON_SQUARE: Final = 11
REASON_DOUBLES: Final = 12
REASON_RELEASE_CARD: Final = 13
REASON_DOUBLE: Final = 14
REASON_SETTLEMENT: Final = 15
REASON_DEAL: Final = 16
REASON_ZONE: Final = 17

REASON_NAMES = (
    "dice",
    "card",
    "rent",
    "tax",
    "fine",
    "purchase",
    "bid",
    "building",
    "fee",
    "trade",
    "estate",
    "square",
    "doubles",
    "release_card",
    "double",
    "settlement",
    "deal",
    "zone",
)
"""Why money, a token or a title moved, or why a player went to jail or left it."""

SORT_LOT: Final = 0
SORT_ESTATE: Final = 1
SORT_HOUSE: Final = 2
SORT_HOTEL: Final = 3

SORT_NAMES = ("lot", "estate", "house", "hotel")
"""What is auctioned, or what is short."""
