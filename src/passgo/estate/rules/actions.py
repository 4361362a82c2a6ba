"""The kinds of action a seat can take, and the record that holds one.

The words are those of the scenario files. One fixed record serves every kind; fields that a kind
does not use are zero.
"""

from typing import Final, TypeAlias

import numpy as np

ActionKind: TypeAlias = int

WAIT: Final = 0
ROLL: Final = 1
END: Final = 2
BUY: Final = 3
DECLINE: Final = 4
BID: Final = 5
PASS: Final = 6
CLAIM: Final = 7
BUILD: Final = 8
SELL: Final = 9
SWAP: Final = 10
MORTGAGE: Final = 11
REDEEM: Final = 12
KEEP: Final = 13
OFFER: Final = 14
ACCEPT: Final = 15
REJECT: Final = 16
WITHDRAW: Final = 17
FINE: Final = 18
CARD: Final = 19
PAY: Final = 20
DRAW: Final = 21
SETTLE: Final = 22
BANKRUPT: Final = 23
RESIGN: Final = 24
WANT: Final = 25
HAMMER: Final = 26
TIME_UP: Final = 27
ZONE: Final = 28
NEXT_LOT: Final = 29
FORCE: Final = 30
UNIT_TEXT: Final = 31
HEED: Final = 32
TEXT_GONE: Final = 33

ACTION_NAMES = (
    "wait",
    "roll",
    "end",
    "buy",
    "decline",
    "bid",
    "pass",
    "claim",
    "build",
    "sell",
    "swap",
    "mortgage",
    "redeem",
    "keep",
    "offer",
    "accept",
    "reject",
    "withdraw",
    "fine",
    "card",
    "pay",
    "draw",
    "settle",
    "bankrupt",
    "resign",
    "want",
    "hammer",
    "time_up",
    "zone",
    "next_lot",
    "force",
    "unit",
    "heed",
    "text_gone",
)
"""Kind of action to the word for it; ``wait`` is a driver's answer and never reaches the rules."""

KINDS: Final = len(ACTION_NAMES)
"""An upper bound for kinds of action, with room for new ones."""

PLAIN_ACTIONS = (
    ROLL,
    END,
    BUY,
    DECLINE,
    PASS,
    KEEP,
    WITHDRAW,
    FINE,
    PAY,
    DRAW,
    BANKRUPT,
    RESIGN,
    NEXT_LOT,
    HEED,
)
"""The actions without parameters, in the order in which choices are listed."""

# Sets of kinds: bit k stands for kind k.
BANK_ACTIONS: Final = 1 << HAMMER | 1 << TIME_UP | 1 << TEXT_GONE
"""The actions of the bank, which no seat can take."""
BUSINESS_ACTIONS: Final = 1 << BUILD | 1 << SELL | 1 << SWAP | 1 << MORTGAGE | 1 << REDEEM
"""The actions of an owner on lots and buildings, each in its window."""
TRADE_ACTIONS: Final = 1 << OFFER | 1 << ACCEPT | 1 << REJECT | 1 << WITHDRAW
"""Offers, and the answers to them."""
EXIT_ACTIONS: Final = 1 << FINE | 1 << CARD
"""The ways to leave jail without a throw."""
FREE_ACTIONS: Final = 1 << CLAIM | BUSINESS_ACTIONS | TRADE_ACTIONS | EXIT_ACTIONS
"""The actions that do not move the game on: after one the polled round asks the others again."""

BANK: Final = -1
"""The seat of the bank, which closes auctions, calls the hour and takes texts off the screen."""

NOBODY: Final = -1
"""No seat named, as in a claim on the tenant who has owed longest."""

NOWHERE: Final = -1
"""No square named."""

LIST_MAX: Final = 48
"""Longest list of lots in one action: more than all the buildings in the box."""

ACTION_DTYPE = np.dtype(
    [
        ("kind", "<i8"),
        # mortgage, redeem; claim: NOWHERE unless named; force: given; zone, unit: their number
        ("lot", "<i8"),
        ("seat", "<i8"),  # offer: to; accept, reject, claim: from, NOBODY unless named
        ("amount", "<i8"),  # bid; force: the lot taken
        ("dice", "<i8", (2,)),  # roll with manual dice; 0, 0 otherwise
        ("pack", "<i8"),  # card: NOBODY unless named
        ("count", "<i8"),  # how many of lots are used
        ("give_cash", "<i8"),  # offer; settle: the cash part
        ("get_cash", "<i8"),
        ("give_lots", "<i8"),  # masks over squares; settle: the lots
        ("get_lots", "<i8"),
        ("give_cards", "<i8"),  # masks over packs
        ("get_cards", "<i8"),
        ("spare", "<i8", (2,)),
        ("lots", "<i8", (LIST_MAX,)),  # build, sell, swap, want: in order, may repeat
    ],
    align=True,
)
