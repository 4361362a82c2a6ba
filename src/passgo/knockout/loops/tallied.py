"""Whole knockout games with everything counted that a study asks for, from their events.

``tally`` is one row of sums over all games; ``row`` is a row for one game. Money is in units.
"""

from typing import Final

from ...kernel.rule import rule
from ..policies.policies import decide
from ..rules import events as ev
from ..rules.state import GROUPS, PART_OVER, SIDES, SPACES
from ..rules.step import step
from .play import FAULT_REFUSED, deal_lane

# The columns of the tally.
T_SLIDES: Final = 0
T_HITS: Final = 1
"""Slides that touched another token, …"""
T_KNOCKED: Final = 2
"""… tokens of any side that others pushed off the lane, …"""
T_FELL: Final = 3
"""… tokens that fell by their own slide, or …"""
T_SHORT: Final = 4
"""… came to rest too soon."""
T_JAILED: Final = 5
T_FEES: Final = 6
"""Fees paid into the pot: how many, …"""
T_FEES_SUM: Final = 7
"""… and how much."""
T_TAXES: Final = 8
T_TAXES_SUM: Final = 9
T_POTS: Final = 10
T_POTS_SUM: Final = 11
T_DOUBLED: Final = 12
T_DOUBLED_SUM: Final = 13
T_LOST: Final = 14
"""Events that found no room in the log: there must be none."""
T_RESTS: Final = 15
"""Slid tokens that came to rest, by space; beside all spaces last."""
T_COLLECTED: Final = T_RESTS + SPACES + 1
"""By space: how often a side collected for it, …"""
T_COLLECTED_SUM: Final = T_COLLECTED + SPACES
"""… and how much."""
T_BONUSES: Final = T_COLLECTED_SUM + SPACES
T_BONUSES_SUM: Final = T_BONUSES + GROUPS
TALLY: Final = T_BONUSES_SUM + GROUPS

# The columns of a game's row.
R_ROUNDS: Final = 0
R_KNOCKED: Final = 1
R_CASH: Final = 2
"""By side."""
ROW: Final = R_CASH + SIDES


@rule
def count_lane_event(log, at: int, tally, row, slid: int) -> None:
    """One event; ``slid`` is the token that was let go in this action, or −1."""
    kind = log[at, 0]
    if kind == ev.TOKEN_RESTED:
        space = log[at, 2]
        if log[at, 1] == slid:
            tally[T_RESTS + (SPACES if space < 0 else space)] += 1
    elif kind == ev.TOKEN_OUT:
        if log[at, 1] != slid:
            tally[T_KNOCKED] += 1
            row[R_KNOCKED] += 1
        elif log[at, 2] == ev.CHANGE_FELL:
            tally[T_FELL] += 1
        else:
            tally[T_SHORT] += 1
    elif kind == ev.TOKEN_JAILED:
        tally[T_JAILED] += 1
    elif kind == ev.PROPERTY_COLLECTED:
        tally[T_COLLECTED + log[at, 2]] += 1
        tally[T_COLLECTED_SUM + log[at, 2]] += log[at, 3]
    elif kind == ev.BONUS_COLLECTED:
        tally[T_BONUSES + log[at, 2]] += 1
        tally[T_BONUSES_SUM + log[at, 2]] += log[at, 3]
    elif kind == ev.HOUSE_DOUBLED:
        tally[T_DOUBLED] += 1
        tally[T_DOUBLED_SUM] += log[at, 3]
    elif kind == ev.TAX_PAID:
        tally[T_TAXES] += 1
        tally[T_TAXES_SUM] += log[at, 2]
    elif kind == ev.POT_SHARED:
        tally[T_POTS] += 1
        tally[T_POTS_SUM] += log[at, 2]
    elif kind == ev.FEE_PAID:
        tally[T_FEES] += 1
        tally[T_FEES_SUM] += log[at, 3]


@rule
def count_lane_action(log, tally, row) -> None:
    """Read the events of one action."""
    slid = -1
    hit = 0
    for at in range(1, log[0, 0] + 1):
        kind = log[at, 0]
        if kind == ev.SLID:
            slid = log[at, 3]
            tally[T_SLIDES] += 1
        elif kind == ev.TOKEN_MOVED:
            if log[at, 7] == ev.CHANGE_STRUCK and log[at, 2] != slid:
                hit = 1
        else:
            count_lane_event(log, at, tally, row, slid)
    tally[T_HITS] += hit
    tally[T_LOST] += log[0, 1]


@rule
def play_lanes_and_tally(
    board,
    states,
    first: int,
    key: int,
    policies,
    params,
    actions,
    log,
    refusal,
    limit: int,
    faults,
    asked,
    tally,
    rows,
) -> None:
    """Deal and play many games, and count; the faults and the asked are those of ``play_lanes``."""
    for game in range(states.shape[0]):
        state = states[game]
        seats = deal_lane(board, state, first + game, key, log)
        for seat in range(seats):
            params[seat, 0] = first + game
        while state.part != PART_OVER and state.number < limit:
            seat = state.mover
            asked[game, seat] += 1
            decide(policies[seat], board, state, seat, params[seat], actions[0], refusal)
            if step(board, state, seat, actions[0], log, refusal) != 0:
                faults[game] = FAULT_REFUSED
                break
            count_lane_action(log, tally, rows[game])
        rows[game, R_ROUNDS] = state.round_no
        for side in range(board.sides):
            rows[game, R_CASH + side] = state.cash[side]
