"""The parameters of a thinking player: a plain vector with names, then what it knows of the board.

Shares are in per cent unless said otherwise. The characters of the ladder are rows of these
numbers; a study may try any others.
"""

from typing import Final

from ..rules.state import GROUPS, SEATS, SQUARES

SEED: Final = 0
SEED_HIGH: Final = 1
CARELESS: Final = 2  # how often it overlooks a chance to build, ask or claim
HORIZON: Final = 3  # rounds of income that count
LOT_WORTH: Final = 4  # any lot, of its price
ALL_BUT_ONE: Final = 5  # holding all of a group but one, of what the whole group promises
SOME: Final = 6  # holding fewer
BLOCKED: Final = 7  # of those two, when everything missing is other players'
HOLDOUT: Final = 8  # holding what one other needs to complete a group
CAUTION: Final = 9  # kept in hand, of the rents expected on the next lap
FEAR: Final = 10  # kept in hand, of the dearest rent there is
FLOOR: Final = 11  # kept in hand at least, of the salary
LOOSE: Final = 12  # of what loose lots would raise, counted as money in hand
DENY: Final = 13  # added to a bid, of what the keenest rival would gain
ASKS: Final = 14  # 0 never offers; 1 cash for a colour; 2 any swap for one; 3 for parts too
PATIENCE: Final = 15  # laps of the table between two looks for a trade
REPEAT: Final = 16  # turns before the same lots are asked for again, at another price
TAKES: Final = 17  # a trade must raise its share of the table by so much, per mille
LEAVES: Final = 18  # what an offer leaves to the other, per mille of its share
WANTS: Final = 19  # what an offer must bring, per mille
PLEDGES: Final = 20  # mortgages loose lots to build up to so many houses
WAITS: Final = 21  # 1: builds only when no throw of its own comes first
SCARCE: Final = 22  # houses in the bank at which it buys no hotels while a rival needs houses
SITS: Final = 23  # stays in jail when a turn outside costs more than this, of the salary
RAISE: Final = 24  # raises a bid by so much of the price
BARGAINS: Final = 25  # declines to buy when rivals can bid less than this, of the price
STRETCH: Final = 26  # mortgages to buy what is worth so much more than its price
OPENS: Final = 27  # opens a trade at so much of the printed prices, if that is cheaper; 0 does not

TRAIT_NAMES = (
    "seed",
    "seed_high",
    "careless",
    "horizon",
    "lot_worth",
    "all_but_one",
    "some",
    "blocked",
    "holdout",
    "caution",
    "fear",
    "floor",
    "loose",
    "deny",
    "asks",
    "patience",
    "repeat",
    "takes",
    "leaves",
    "wants",
    "pledges",
    "waits",
    "scarce",
    "sits",
    "raise",
    "bargains",
    "stretch",
    "opens",
)

# What it knows of the board follows the named numbers.
LORE: Final = 32
LANDING: Final = LORE  # landings on each square in a million turns of one player
INCOME: Final = LANDING + SQUARES  # of a whole group at each level, in 1,000 turns of one visitor
HOUSES: Final = INCOME + 6 * GROUPS  # what one house on every lot of a group costs
# What follows from its traits and the board, found once.
VALUE: Final = HOUSES + GROUPS  # any lot by itself
EARNS: Final = VALUE + SQUARES  # INCOME until the horizon, for each number of rivals from 0 on
HOPES: Final = EARNS + SEATS * 6 * GROUPS  # by group, of its promise: the six prospects of a part
# Of a bare colour, by the highest level one can pay for: what its best level brings, and costs.
PLANS: Final = HOPES + SEATS * 6 * GROUPS
COSTS: Final = PLANS + SEATS * 6 * GROUPS
REDEEMS: Final = COSTS + SEATS * 6 * GROUPS  # what lifting a lot's mortgage costs
WIDTH: Final = REDEEMS + SQUARES

# The prospects of who holds a part of a group; one more where only one lot is missing.
FREE: Final = 0  # something is still the bank's
HELD: Final = 2  # all that is missing is others'
HELD_BY_ONE: Final = 4
STEP_LEVEL: Final = 3
"""The third house is the step that pays best; a group is judged by it."""

NOVICE = {
    "careless": 62,
    "horizon": 6,
    "lot_worth": 90,
    "all_but_one": 10,
    "some": 0,
    "blocked": 100,
    "holdout": 0,
    "caution": 0,
    "fear": 0,
    "floor": 5,
    "loose": 0,
    "deny": 0,
    "asks": 1,
    "patience": 6,
    "repeat": 40,
    "takes": 0,
    "leaves": 120,
    "wants": 0,
    "pledges": 0,
    "waits": 0,
    "scarce": 0,
    "sits": 10_000,
    "raise": 15,
    "bargains": 0,
    "stretch": 10_000,
    "opens": 0,
}
REGULAR = {
    "careless": 5,
    "horizon": 24,
    "lot_worth": 105,
    "all_but_one": 10,
    "some": 3,
    "blocked": 50,
    "holdout": 4,
    "caution": 50,
    "fear": 10,
    "floor": 15,
    "loose": 0,
    "deny": 0,
    "asks": 1,
    "patience": 4,
    "repeat": 40,
    "takes": 10,
    "leaves": 20,
    "wants": 10,
    "pledges": 0,
    "waits": 0,
    "scarce": 0,
    "sits": 40,
    "raise": 10,
    "bargains": 0,
    "stretch": 10_000,
    "opens": 0,
}
SHREWD = {
    "careless": 0,
    "horizon": 40,
    "lot_worth": 114,
    "all_but_one": 7,
    "some": 3,
    "blocked": 40,
    "holdout": 4,
    "caution": 109,
    "fear": 21,
    "floor": 10,
    "loose": 84,
    "deny": 30,
    "asks": 2,
    "patience": 1,
    "repeat": 12,
    "takes": 4,
    "leaves": 25,
    "wants": 10,
    "pledges": 3,
    "waits": 1,
    "scarce": 2,
    "sits": 25,
    "raise": 7,
    "bargains": 26,
    "stretch": 30,
    "opens": 150,
}
