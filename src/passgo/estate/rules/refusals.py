"""The refusal codes of actions and the names of their parameters.

A refusal is a code and up to four numbers. The names here are the variables of the Fluent message
``refusal-<name>``.
"""

from typing import Final, TypeAlias

RefusalCode: TypeAlias = int

ACCEPTED: Final = 0
GAME_OVER: Final = 1
NO_SUCH_SEAT: Final = 2
SEAT_IS_OUT: Final = 3
UNKNOWN_ACTION: Final = 4
FOR_THE_BANK: Final = 5
NOT_YOUR_TURN: Final = 6
NOT_NOW: Final = 7
NOT_ASKED: Final = 8
NOT_YOUR_THROW: Final = 9
DICE_NEEDED: Final = 10
DICE_NOT_MANUAL: Final = 11
BAD_DICE: Final = 12
NO_SUCH_SQUARE: Final = 13
NOT_A_LOT: Final = 14
NOT_YOURS: Final = 15
NOT_THEIRS: Final = 16
NOT_ENOUGH_CASH: Final = 17
BAD_AMOUNT: Final = 18
BID_TOO_LOW: Final = 19
BID_OVER_LIMIT: Final = 20
ALREADY_LEADING: Final = 21
ALREADY_PASSED: Final = 22
NOT_A_BIDDER: Final = 23
NO_TIMER: Final = 24
NO_CLAIM: Final = 25
LIST_EMPTY: Final = 26
LIST_TOO_LONG: Final = 27
NOT_A_STREET: Final = 28
GROUP_NOT_OWNED: Final = 29
GROUP_MORTGAGED: Final = 30
NOT_EVEN: Final = 31
LOT_FULL: Final = 32
BANK_HAS_NO_HOUSES: Final = 33
BANK_HAS_NO_HOTELS: Final = 34
NO_BUILDING: Final = 35
HOTELS_GO_TOGETHER: Final = 36
NO_HOTEL: Final = 37
NO_SWAP: Final = 38
HAS_BUILDINGS: Final = 39
GROUP_HAS_BUILDINGS: Final = 40
ALREADY_MORTGAGED: Final = 41
NOT_MORTGAGED: Final = 42
ONLY_FOR_DEBT: Final = 43
OFFER_TO_SELF: Final = 44
OFFER_EMPTY: Final = 45
CARD_NOT_HELD: Final = 46
NO_OFFER: Final = 47
GIFT_TO_DEBTOR: Final = 48
NOT_WITH_DEBTOR: Final = 49
NO_DEBT: Final = 50
STILL_SOLVENT: Final = 51
NOT_IN_KIND: Final = 52
ALL_CASH_FIRST: Final = 53
HALF_IN_CASH: Final = 54
NOT_IN_JAIL: Final = 55
BEFORE_THE_THROW: Final = 56
WRONG_SORT: Final = 57
NOT_TIMED: Final = 58
TIME_ALREADY_CALLED: Final = 59
TOO_MANY_MATTERS: Final = 60
FEE_NOT_COVERED: Final = 61
NO_SUCH_ZONE: Final = 62
NOTHING_UNOWNED: Final = 63
NOT_ALL_OWNED: Final = 64
IN_FULL_GROUP: Final = 65
NO_SUCH_TEXT: Final = 66
ZONE_EMPTY: Final = 67
CASH_COVERS: Final = 68
JAILED_THIS_TURN: Final = 69
DEBTOR_RAISES_CASH: Final = 70
NO_MORTGAGES: Final = 71

REFUSAL_FIELDS: dict[str, tuple[str, ...]] = {
    "accepted": (),
    # the game has ended
    "game_over": (),
    # a seat that is not at the table
    "no_such_seat": ("number", "players"),
    # the seat has left the game
    "seat_is_out": ("seat",),
    # a kind of action that does not exist
    "unknown_action": ("kind",),
    # only the bank does this
    "for_the_bank": (),
    # only the mover does this
    "not_your_turn": ("mover",),
    # nobody, or not this seat, may do this in the present phase
    "not_now": ("phase",),
    # the question is not this seat's, or not about this lot
    "not_asked": ("phase",),
    # it is another seat's throw
    "not_your_throw": ("seat",),
    # with manual dice the throw must name them
    "dice_needed": (),
    # the game throws its own dice
    "dice_not_manual": (),
    # a die shows 0 to 6
    "bad_dice": ("die1", "die2"),
    # there is no such square
    "no_such_square": ("lot",),
    # the square cannot be owned
    "not_a_lot": ("lot",),
    # the lot belongs to another player, or to the bank (−1)
    "not_yours": ("lot", "owner"),
    # the lot asked for is not the other's
    "not_theirs": ("lot", "owner"),
    # cash in hand does not cover it
    "not_enough_cash": ("needed", "cash"),
    # a sum below zero
    "bad_amount": ("amount",),
    # the least that would do
    "bid_too_low": ("amount", "least"),
    # the most this seat may bid
    "bid_over_limit": ("amount", "most"),
    # the leader cannot outbid itself
    "already_leading": ("amount",),
    # a pass is final
    "already_passed": (),
    # only those who want the building bid for it
    "not_a_bidder": (),
    # the hammer belongs to the timed auction
    "no_timer": (),
    # no rent is open that fits
    "no_claim": (),
    # no lot is named
    "list_empty": (),
    # more lots than an action holds
    "list_too_long": ("count", "limit"),
    # only streets are built on
    "not_a_street": ("lot",),
    # the group is not complete
    "group_not_owned": ("lot",),
    # a lot of the group is mortgaged
    "group_mortgaged": ("lot", "other_lot"),
    # the buildings of a group would be uneven
    "not_even": ("lot", "other_lot"),
    # there is a hotel already
    "lot_full": ("lot",),
    # the stock does not cover it
    "bank_has_no_houses": ("wanted", "left"),
    # the stock does not cover it
    "bank_has_no_hotels": ("wanted", "left"),
    # there is no building
    "no_building": ("lot",),
    # the hotels of a group are sold together
    "hotels_go_together": ("lot", "other_lot"),
    # there is no hotel to hand back
    "no_hotel": ("lot",),
    # this edition does not take hotels back for houses
    "no_swap": (),
    # a built lot is not mortgaged
    "has_buildings": ("lot",),
    # no lot of a group is mortgaged or traded while one of it is built on
    "group_has_buildings": ("lot", "other_lot"),
    # it is mortgaged
    "already_mortgaged": ("lot",),
    # it is not mortgaged
    "not_mortgaged": ("lot",),
    # here mortgages are for debts only
    "only_for_debt": (),
    # a trade takes two
    "offer_to_self": (),
    # nothing is given and nothing asked
    "offer_empty": (),
    # the release card is not in that hand (−1: none named)
    "card_not_held": ("pack",),
    # no offer is open that fits
    "no_offer": (),
    # nobody helps a debtor for nothing here
    "gift_to_debtor": (),
    # while a debt is open, trades are with the debtor
    "not_with_debtor": ("debtor",),
    # nothing is owed
    "no_debt": (),
    # the debt can be met
    "still_solvent": ("debt", "raisable"),
    # this debt is paid in money
    "not_in_kind": (),
    # a settlement includes all cash in hand
    "all_cash_first": ("cash",),
    # half the debt must be cash
    "half_in_cash": ("least",),
    # the seat is free
    "not_in_jail": (),
    # too late this turn
    "before_the_throw": (),
    # the other sort of building is short
    "wrong_sort": ("lot", "sort"),
    # no hour was agreed
    "not_timed": (),
    # the hour has come before
    "time_already_called": (),
    # too much is open; settle something first
    "too_many_matters": (),
    # the receiver could not pay the fee on mortgaged lots
    "fee_not_covered": ("needed", "cash"),
    # there is no such zone
    "no_such_zone": ("zone",),
    # every lot is owned; there is none to go to
    "nothing_unowned": (),
    # a deal is forced once every lot is owned, and this one is not
    "not_all_owned": ("lot",),
    # lots of a complete group are not forced, given or taken
    "in_full_group": ("lot",),
    # the unit has no such text
    "no_such_text": (),
    # no token is in the zone, and this table does not let an empty zone be named
    "zone_empty": ("zone",),
    # only a rent larger than the debtor's cash may be settled with property
    "cash_covers": ("debt", "cash"),
    # a player sent to jail before the throw pays the fine on the next turn
    "jailed_this_turn": (),
    # a trade must leave the debtor with more cash, fees included
    "debtor_raises_cash": ("debtor",),
    # this table plays without mortgages
    "no_mortgages": (),
}
"""Refusal name, in the order of the codes, to the names of its parameters."""

REFUSAL_NAMES = tuple(REFUSAL_FIELDS)
