"""What every shaking of bots shares: what can be at fault, and what is counted."""

FAULT_REFUSED = 100
FAULT_WAITED = 101
FAULT_LOSS = 102
FAULT_REASON = 103
FAULT_PEEKED = 104
FAULT_LEFT_TRACE = 105
FAULT_UNASKED = 106

FAULT_NAMES = (
    "a bot's action was refused",
    "a bot that owed a decision gave none",
    "a bot accepted a trade that it calls a loss itself",
    "a bot gave a reason that is none",
    "a bot did something else when it saw the whole table",
    "a bot left a trace in what it was shown",
    "a bot that need not have been asked had something to say",
)

T_DECISIONS = 0
T_TRADES = 1
T_WIDTH = 2
