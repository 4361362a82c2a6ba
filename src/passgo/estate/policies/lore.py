"""What a thinking player knows of the board: tables behind its traits, and how to read them.

The roster fills them in once for a board. Four of them have a part for each number of rivals;
``outlook`` is the offset of that part, the same in all four.
"""

from typing import Final

from ...kernel.rule import rule
from ..rules.state import GROUPS, HOTEL, SEATS, SQUARES

LORE: Final = 32  # after the traits
LEVELS: Final = HOTEL + 1  # of a group that is built on evenly
PROSPECTS: Final = 6  # of the holder of a part of a group
AGAINST: Final = LEVELS * GROUPS  # words of a table for one number of rivals

# What was measured.
LANDING: Final = LORE  # landings on each square in a million turns of one player
INCOME: Final = LANDING + SQUARES  # of a whole group at each level, in 1,000 turns of one visitor
HOUSES: Final = INCOME + AGAINST  # the price of one house on every lot of a group
# What follows from the traits and the board.
VALUE: Final = HOUSES + GROUPS  # of any lot by itself
EARNS: Final = VALUE + SQUARES  # INCOME until the horizon, for each number of rivals from 0
HOPES: Final = EARNS + SEATS * AGAINST  # the share of a group's promise that each prospect has
# For a bare group, by the highest level its owner can pay for: its best value, and the price of it.
PLANS: Final = HOPES + SEATS * GROUPS * PROSPECTS
COSTS: Final = PLANS + SEATS * AGAINST
REDEEMS: Final = COSTS + SEATS * AGAINST  # the price of lifting a lot's mortgage
WIDTH: Final = REDEEMS + SQUARES

# The prospects of the holder of a part of a group; one more where only one lot is missing.
FREE: Final = 0  # some missing lot is still the bank's
HELD: Final = 2  # all missing lots are other players'
HELD_BY_ONE: Final = 4
STEP_LEVEL: Final = 3
"""The third house is the step that pays best; a group is judged by it."""


@rule
def landings(params, lot: int) -> int:
    """Landings on a lot in a million turns of one player."""
    return params[LANDING + lot]


@rule
def income(params, group: int, level: int) -> int:
    """Rents of a whole group at a level, in 1,000 turns of one visitor."""
    return params[INCOME + LEVELS * group + level]


@rule
def row_cost(params, group: int) -> int:
    """The price of one house on every lot of a group."""
    return params[HOUSES + group]


@rule
def lot_value(params, lot: int) -> int:
    """The value of a lot by itself."""
    return params[VALUE + lot]


@rule
def lifting_cost(params, lot: int) -> int:
    """The price of lifting a lot's mortgage, interest included."""
    return params[REDEEMS + lot]


@rule
def outlook_for(rivals: int) -> int:
    """The offset for so many rivals in the tables that have a part for each number."""
    return AGAINST * rivals


@rule
def rivals_ahead(ahead: int) -> int:
    """The number of rivals that an offset is for."""
    return ahead // AGAINST


@rule
def earned(params, ahead: int, group: int, level: int) -> int:
    """Rents of a whole group at a level from all rivals, until the horizon."""
    return params[EARNS + ahead + LEVELS * group + level]


@rule
def hoped(params, ahead: int, group: int, prospect: int) -> int:
    """What a part of a group promises its holder, by its prospect."""
    return params[HOPES + ahead + PROSPECTS * group + prospect]


@rule
def plan_value(params, ahead: int, group: int, level: int) -> int:
    """The most a bare group brings, houses paid, if its owner can pay for a level at most."""
    return params[PLANS + ahead + LEVELS * group + level]


@rule
def plan_cost(params, ahead: int, group: int, level: int) -> int:
    """What the houses for that cost."""
    return params[COSTS + ahead + LEVELS * group + level]
