"""The traits of a thinking player: the named numbers that its parameters begin with.

Shares are in per cent unless a line says otherwise. The characters of the ladder are rows of these
numbers; a study may try any others. What a player knows of the board follows in ``lore.py``.
"""

from typing import Final

SEED: Final = 0
SEED_HIGH: Final = 1
CARELESS: Final = 2  # how often it overlooks a chance to build, ask or claim
HORIZON: Final = 3  # rounds of income that count
LOT_WORTH: Final = 4  # the value of any lot, of its price
ALL_BUT_ONE: Final = 5  # all lots of a group but one, of what the whole group promises
SOME: Final = 6  # fewer lots of a group
BLOCKED: Final = 7  # of those two, if all missing lots are other players'
HOLDOUT: Final = 8  # the lots that one other player needs to complete a group
CAUTION: Final = 9  # kept in hand, of the rents expected on the next lap
FEAR: Final = 10  # kept in hand, of the dearest rent there is
FLOOR: Final = 11  # kept in hand at least, of the salary
LOOSE: Final = 12  # counted as money in hand, of what loose lots would raise
DENY: Final = 13  # added to a bid, of what the keenest rival would gain
ASKS: Final = 14  # 0 no offers; 1 cash for a colour; 2 any swap for one; 3 for parts too
PATIENCE: Final = 15  # laps of the table between two looks for a trade
REPEAT: Final = 16  # turns before the same lots are asked for again, at another price
TAKES: Final = 17  # what a trade must add to its share of the table, per mille
LEAVES: Final = 18  # what an offer adds to the other's share, per mille
WANTS: Final = 19  # what an offer must add to its own share, per mille
PLEDGES: Final = 20  # mortgages loose lots to build up to this level
WAITS: Final = 21  # 1: builds only after its own throw
SCARCE: Final = 22  # houses in the bank at which it buys no hotels while a rival needs houses
SITS: Final = 23  # stays in jail if a turn outside costs more than this, of the salary
RAISE: Final = 24  # the step of a bid beyond the printed price, of the bid
BARGAINS: Final = 25  # declines to buy if rivals can bid less than this, of the price
STRETCH: Final = 26  # mortgages to buy a lot worth so much more than its price
OPENS: Final = 27  # opens a trade at this share of printed prices, if cheaper; 0 never does

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
    "raise": 25,
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
    "raise": 20,
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
    "raise": 16,
    "bargains": 26,
    "stretch": 30,
    "opens": 150,
}
