"""What can happen: the kinds of event, and the names of their numbers.

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
    "order_drawn": ("side", "place"),
    "pot_filled": ("amount",),
    "round_started": ("round", "rounds"),
    "slid": ("seat", "side", "token", "x", "slope", "speed", "reason"),
    "token_moved": ("time", "token", "x", "y", "vx", "vy", "change"),
    "token_rested": ("token", "space"),
    "token_out": ("token", "change"),
    "token_jailed": ("token", "space"),
    "jail_asked": ("seat", "token", "amount"),
    "fee_paid": ("seat", "side", "amount", "reason"),
    "jail_stayed": ("seat", "token"),
    "retry_asked": ("seat", "token", "amount"),
    "retry_taken": ("seat", "token"),
    "retry_declined": ("seat", "token"),
    "chance_asked": ("seat", "side"),
    "chance_left": ("seat", "token"),
    "railroad_asked": ("seat", "side"),
    "railroad_taken": ("seat", "token", "space"),
    "railroad_left": ("seat", "token"),
    "scoring_started": ("round",),
    "property_collected": ("side", "space", "amount"),
    "bonus_collected": ("side", "group", "amount"),
    "house_asked": ("seat", "side"),
    "house_doubled": ("side", "space", "amount"),
    "tax_paid": ("side", "amount", "count"),
    "pot_shared": ("side", "amount", "count"),
    "pot_left": ("amount",),
    "tokens_returned": ("round",),
    "cash_counted": ("side", "amount"),
    "game_won": ("sides",),
    "slide_cut": ("count",),
    "resigned": ("seat",),
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
