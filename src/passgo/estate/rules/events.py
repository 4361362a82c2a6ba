"""What happened: the kinds of event and the names of their seven numbers.

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

EVENT_FIELDS: dict[str, tuple[str, ...]] = {
    "none": (),
    "order_thrown": ("seat", "die1", "die2"),
    "order_tied": ("seats",),
    "first_chosen": ("seat",),
    "title_dealt": ("seat", "lot", "amount"),
    "turn_started": ("seat", "turn"),
    "dice_thrown": ("seat", "die1", "die2", "doubles"),
    "moved": ("seat", "from_square", "to_square", "steps", "reason"),
    "salary_paid": ("seat", "amount"),
    "lot_offered": ("seat", "lot", "amount"),
    "lot_bought": ("seat", "lot", "amount"),
    "lot_declined": ("seat", "lot"),
    "auction_opened": ("lot", "sort", "least", "seconds"),
    "bid_made": ("seat", "lot", "amount", "sort"),
    "bid_passed": ("seat", "lot", "sort"),
    "auction_won": ("seat", "lot", "amount", "sort"),
    "auction_unsold": ("lot", "sort"),
    "rent_due": ("seat", "other", "lot", "amount"),
    "rent_claimed": ("seat", "other", "lot", "amount"),
    "rent_paid": ("seat", "other", "lot", "amount"),
    "rent_lost": ("seat", "other", "lot", "amount"),
    "price_asked": ("seat", "lot"),
    "price_thrown": ("seat", "lot", "die1", "die2"),
    "card_drawn": ("seat", "pack", "card", "effect", "amount", "target"),
    "card_kept": ("seat", "pack"),
    "card_returned": ("pack", "card"),
    "tax_paid": ("seat", "lot", "amount"),
    "bank_paid": ("seat", "amount", "reason"),
    "bank_received": ("seat", "amount", "reason"),
    "player_paid": ("seat", "other", "amount", "reason"),
    "jailed": ("seat", "reason"),
    "jail_stayed": ("seat", "tries"),
    "jail_left": ("seat", "reason"),
    "house_built": ("seat", "lot", "level", "amount"),
    "hotel_built": ("seat", "lot", "amount"),
    "house_sold": ("seat", "lot", "level", "amount"),
    "hotel_sold": ("seat", "lot", "amount"),
    "hotel_swapped": ("seat", "lot", "level", "amount"),
    "shortage_called": ("seat", "sort", "left", "seats"),
    "wish_stated": ("seat", "sort"),
    "wish_dropped": ("seat", "lot", "sort"),
    "shortage_served": ("sort", "left"),
    "lot_mortgaged": ("seat", "lot", "amount"),
    "lot_redeemed": ("seat", "lot", "amount"),
    "mortgage_asked": ("seat", "lots"),
    "mortgage_kept": ("seat", "lot", "amount"),
    "offer_made": (
        "seat",
        "other",
        "give_cash",
        "get_cash",
        "give_lots",
        "get_lots",
        "cards",
    ),
    "offer_accepted": (
        "seat",
        "other",
        "give_cash",
        "get_cash",
        "give_lots",
        "get_lots",
        "cards",
    ),
    "offer_rejected": ("seat", "other"),
    "offer_withdrawn": ("seat", "other"),
    "offer_lapsed": ("seat", "other"),
    "lot_transferred": ("seat", "other", "lot", "reason"),
    "card_transferred": ("seat", "other", "pack", "reason"),
    "debt_opened": ("seat", "other", "amount", "reason"),
    "debt_paid": ("seat", "other", "amount", "reason"),
    "settlement_offered": ("seat", "other", "amount", "lots"),
    "settlement_accepted": ("seat", "other", "amount", "lots"),
    "settlement_rejected": ("seat", "other"),
    "went_bankrupt": ("seat", "other"),
    "resigned": ("seat",),
    "estate_opened": ("seat", "lots"),
    "turn_ended": ("seat",),
    "time_called": ("seat",),
    "wealth_counted": ("seat", "amount"),
    "game_won": ("seats",),
    "pot_taken": ("seat", "amount"),
    "zone_asked": ("seat", "zone"),
    "zone_chosen": ("seat", "zone", "seats"),
    "text_shown": ("seat", "text", "effect", "amount", "target"),
    "deal_forced": ("seat", "other", "lot", "other_lot"),
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
"""Why money, a pawn or a title moved, or why somebody went to jail or left it."""

SORT_LOT: Final = 0
SORT_ESTATE: Final = 1
SORT_HOUSE: Final = 2
SORT_HOTEL: Final = 3

SORT_NAMES = ("lot", "estate", "house", "hotel")
"""What is auctioned, or what is short."""
