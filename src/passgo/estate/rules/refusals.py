"""Why an action is refused: the codes and the names of their parameters.

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

REFUSAL_FIELDS: dict[str, tuple[str, ...]] = {
    "accepted": (),
    "game_over": (),
    "no_such_seat": ("number", "players"),
    "seat_is_out": ("seat",),
    "unknown_action": ("kind",),
    "for_the_bank": (),
    "not_your_turn": ("mover",),
    "not_now": ("phase",),
    "not_asked": ("phase",),
    "not_your_throw": ("seat",),
    "dice_needed": (),
    "dice_not_manual": (),
    "bad_dice": ("die1", "die2"),
    "no_such_square": ("lot",),
    "not_a_lot": ("lot",),
    "not_yours": ("lot", "owner"),
    "not_theirs": ("lot", "owner"),
    "not_enough_cash": ("needed", "cash"),
    "bad_amount": ("amount",),
    "bid_too_low": ("amount", "least"),
    "bid_over_limit": ("amount", "most"),
    "already_leading": ("amount",),
    "already_passed": (),
    "not_a_bidder": (),
    "no_timer": (),
    "no_claim": (),
    "list_empty": (),
    "list_too_long": ("count", "limit"),
    "not_a_street": ("lot",),
    "group_not_owned": ("lot",),
    "group_mortgaged": ("lot", "other_lot"),
    "not_even": ("lot", "other_lot"),
    "lot_full": ("lot",),
    "bank_has_no_houses": ("wanted", "left"),
    "bank_has_no_hotels": ("wanted", "left"),
    "no_building": ("lot",),
    "hotels_go_together": ("lot", "other_lot"),
    "no_hotel": ("lot",),
    "no_swap": (),
    "has_buildings": ("lot",),
    "group_has_buildings": ("lot", "other_lot"),
    "already_mortgaged": ("lot",),
    "not_mortgaged": ("lot",),
    "only_for_debt": (),
    "offer_to_self": (),
    "offer_empty": (),
    "card_not_held": ("pack",),
    "no_offer": (),
    "gift_to_debtor": (),
    "not_with_debtor": ("debtor",),
    "no_debt": (),
    "still_solvent": ("debt", "raisable"),
    "not_in_kind": (),
    "all_cash_first": ("cash",),
    "half_in_cash": ("least",),
    "not_in_jail": (),
    "before_the_throw": (),
    "wrong_sort": ("lot", "sort"),
    "not_timed": (),
    "time_already_called": (),
    "too_many_matters": (),
    "fee_not_covered": ("needed", "cash"),
    "no_such_zone": ("zone",),
    "nothing_unowned": (),
    "not_all_owned": ("lot",),
    "in_full_group": ("lot",),
    "no_such_text": (),
    "zone_empty": ("zone",),
    "cash_covers": ("debt", "cash"),
    "jailed_this_turn": (),
}
"""Refusal name, in the order of the codes, to the names of its parameters."""

REFUSAL_NAMES = tuple(REFUSAL_FIELDS)
