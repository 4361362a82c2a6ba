"""Whom it would be idle to ask: seats that owe nothing and would say "wait".

Most of a polled round is spent on players who have nobody to answer and nothing to build on. What
such a player would say follows from a few sets in the state; and one who has looked at its colours
and let them be has no reason to look again until a lot or its own cash has changed.
"""

from typing import Final

from ...kernel.reason import R_DRAWN
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.lots import whole_streets
from ..rules.matters import current_phase
from ..rules.rent import claim_row
from ..rules.state import PHASE_END, PHASE_ROLL
from ..rules.trade import offer_to
from .policies import RANDOM, SIMPLE

# What the moment lets others do: nothing, redeem what they have just received, or build and redeem.
SHUT: Final = 0
AJAR: Final = 1
OPEN: Final = 2

KEEPS_LOTS: Final = (
    1 << act.ROLL
    | 1 << act.END
    | 1 << act.CLAIM
    | 1 << act.OFFER
    | 1 << act.REJECT
    | 1 << act.WITHDRAW
    | 1 << act.FINE
    | 1 << act.CARD
)
"""Actions that change no owner, building or mortgage, taken while nothing else is open."""


@rule
def window(board, seen) -> int:
    """What the moment lets those do who owe nothing and have nobody to answer."""
    phase = current_phase(seen)
    if phase != PHASE_ROLL and phase != PHASE_END:
        return SHUT
    if board.build_any_moment == 1 or (phase == PHASE_ROLL and seen.throws == 0):
        return OPEN
    return AJAR


@rule
def are_all_quiet(board, seen, policies, moment: int) -> bool:
    """Whether nobody who owes nothing has anything to answer, to build on or to redeem."""
    if seen.claim_count > 0 or seen.offered != 0:
        return False
    if moment == AJAR and seen.received != 0:
        return False
    if moment == OPEN and (seen.whole & board.streets_mask != 0 or seen.pledged != 0):
        return False
    for seat in range(seen.seats):
        if policies[seat] == RANDOM:
            return False
    return True


@rule
def is_quiet(policy: int, board, seen, asking, seat: int, moment: int) -> bool:
    """Whether a seat that owes nothing is known to say "wait"; ``moment`` is the ``window``."""
    if policy == RANDOM:
        return False
    if seen.claim_count > 0 and claim_row(seen, seat, act.NOBODY, act.NOWHERE) >= 0:
        return False
    if seen.offered != 0 and offer_to(seen, seat, act.NOBODY) != act.NOBODY:
        return False
    if moment == SHUT:
        return True
    mortgaged = seen.held[seat] & seen.pledged if policy == SIMPLE else 0
    if moment == AJAR:
        return mortgaged & seen.received == 0
    if mortgaged == 0 and whole_streets(board, seen, seat) == 0:
        return True
    return asking.waited[seat] == asking.changes + 1 and asking.purse[seat] == seen.cash[seat]


@rule
def note_wait(board, seen, asking, seat: int, reason) -> None:
    """Remember that a seat that owed nothing had a look and waited, unless chance decided it."""
    if window(board, seen) == OPEN and reason[R_DRAWN] == 0:
        asking.waited[seat] = asking.changes + 1
        asking.purse[seat] = seen.cash[seat]


@rule
def note_change(asking, kind: int, depth: int) -> None:
    """Remember that an action may have changed lots; ``depth`` is what was open before it."""
    if depth > 0 or (KEEPS_LOTS >> kind) & 1 == 0:
        asking.changes += 1
