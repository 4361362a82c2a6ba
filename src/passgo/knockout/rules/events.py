"""The kinds of event, and the names of their numbers.

The rows of ``token_moved`` are a slide's animation: between two rows of a token it slides along a
straight line at the lane's constant deceleration. Times are microseconds from the slide's start,
places thousandths of a millimetre, speeds thousandths of a millimetre a second.
"""

from typing import Final

ORDER_DRAWN: Final = 1
POT_FILLED: Final = 2
ROUND_STARTED: Final = 3
SLID: Final = 4
TOKEN_MOVED: Final = 5
TOKEN_RESTED: Final = 6
TOKEN_OUT: Final = 7
TOKEN_JAILED: Final = 8
JAIL_ASKED: Final = 9
FEE_PAID: Final = 10
JAIL_STAYED: Final = 11
RETRY_ASKED: Final = 12
RETRY_TAKEN: Final = 13
RETRY_DECLINED: Final = 14
CHANCE_ASKED: Final = 15
CHANCE_LEFT: Final = 16
RAILROAD_ASKED: Final = 17
RAILROAD_TAKEN: Final = 18
RAILROAD_LEFT: Final = 19
SCORING_STARTED: Final = 20
PROPERTY_COLLECTED: Final = 21
BONUS_COLLECTED: Final = 22
HOUSE_ASKED: Final = 23
HOUSE_DOUBLED: Final = 24
TAX_PAID: Final = 25
POT_SHARED: Final = 26
POT_LEFT: Final = 27
TOKENS_RETURNED: Final = 28
CASH_COUNTED: Final = 29
GAME_WON: Final = 30
SLIDE_CUT: Final = 31
RESIGNED: Final = 32
SIDE_LEFT: Final = 33

EVENT_FIELDS: dict[str, tuple[str, ...]] = {
    "none": (),
    # a side's place in the order of the round
    "order_drawn": ("side", "place"),
    # the bank put its stake above Free Parking
    "pot_filled": ("amount",),
    # a round begins
    "round_started": ("round", "rounds"),
    # a token was let go
    "slid": ("seat", "side", "token", "x", "slope", "speed", "reason"),
    # where a token is when its motion changes
    "token_moved": ("time", "token", "x", "y", "vx", "vy", "change"),
    # a token that has moved is on a space
    "token_rested": ("token", "space"),
    # a token is out of play
    "token_out": ("token", "change"),
    # a token that rests on Go to Jail goes there
    "token_jailed": ("token", "space"),
    # a seat may pay for a token
    "jail_asked": ("seat", "token", "amount"),
    # a side paid into the pot
    "fee_paid": ("seat", "side", "amount", "reason"),
    # a token stays in jail
    "jail_stayed": ("seat", "token"),
    # a seat may try again
    "retry_asked": ("seat", "token", "amount"),
    # it does
    "retry_taken": ("seat", "token"),
    # it does not
    "retry_declined": ("seat", "token"),
    # a seat may slide again from Chance
    "chance_asked": ("seat", "side"),
    # it leaves the token there
    "chance_left": ("seat", "token"),
    # a seat may move a Railroad token
    "railroad_asked": ("seat", "side"),
    # it did, to this property
    "railroad_taken": ("seat", "token", "space"),
    # it leaves the token there
    "railroad_left": ("seat", "token"),
    # all tokens are slid
    "scoring_started": ("round",),
    # a side collected for a property
    "property_collected": ("side", "space", "amount"),
    # and for a whole set
    "bonus_collected": ("side", "group", "amount"),
    # a seat must say which property is doubled
    "house_asked": ("seat", "side"),
    # a property paid once more
    "house_doubled": ("side", "space", "amount"),
    # luxury tax for so many properties
    "tax_paid": ("side", "amount", "count"),
    # a side took its share of the pot, with so many tokens there
    "pot_shared": ("side", "amount", "count"),
    # what stays in the pot
    "pot_left": ("amount",),
    # all take their tokens back
    "tokens_returned": ("round",),
    # what a side has at the end
    "cash_counted": ("side", "amount"),
    # who has won
    "game_won": ("sides",),
    # a slide was stopped after so many happenings; this has not been seen
    "slide_cut": ("count",),
    # a seat left the game
    "resigned": ("seat",),
    # all players of the side have left; its cash went to the bank
    "side_left": ("side", "amount"),
}
"""Event name, in the order of the kinds, to the names of its numbers.

``x`` of ``slid`` is in tenths of a millimetre, ``slope`` in ten-thousandths, ``speed`` in
millimetres a second: the aim as it came out of the hand, noise included.
"""

EVENT_NAMES = tuple(EVENT_FIELDS)

REASON_TURN: Final = 0
REASON_JAIL: Final = 1
REASON_CHANCE: Final = 2
REASON_RETRY: Final = 3

REASON_NAMES = ("turn", "jail", "chance", "retry")
"""Why a token is slid, or a fee paid."""

CHANGE_LAUNCHED: Final = 0
CHANGE_STRUCK: Final = 1
CHANGE_STOPPED: Final = 2
CHANGE_FELL: Final = 3
CHANGE_SHORT: Final = 4

CHANGE_NAMES = ("launched", "struck", "stopped", "fell", "short")
"""What happened to a token: ``fell`` over an edge, ``short`` came to rest behind the GO line."""
