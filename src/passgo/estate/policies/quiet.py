"""Which seats need not be asked: those that owe nothing and would say "wait".

Most questions of a polled round go to players with nobody to answer and nothing to build on. Their
answer follows from a few sets in the state. And a player that has looked at its groups and changed
nothing has no reason to look again until a lot or its own cash has changed.
"""

from typing import Final

from ...kernel.reason import R_DRAWN
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.events import SORT_HOUSE
from ..rules.lots import whole_streets
from ..rules.matters import current_phase
from ..rules.rent import claim_row
from ..rules.state import M_REASON, PHASE_AUCTION, PHASE_END, PHASE_ROLL
from ..rules.trade import offer_to
from .improving import IDLE_SALARIES
from .notes import are_kept, note_buildings, note_deeds
from .policies import RANDOM, SIMPLE, THINKING
from .simple_policy import (
    OFFER_PRICE,
    RESERVE_TO_BUILD,
    STREET_GROUPS,
    missing_from,
    reserve,
)
from .thinking_policy import is_time_to_ask
from .traits import WAITS

# What others may do at this moment: nothing, redeem lots just received, or build and redeem.
SHUT: Final = 0
AJAR: Final = 1
OPEN: Final = 2

# The company at the table: a random player may act at any time.
UNKNOWN: Final = 0
SENSIBLE: Final = 1
FICKLE: Final = 2

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
"""Actions that change no owner, building or mortgage while no matter is open."""

MOVES_MONEY: Final = 1 << act.ROLL | 1 << act.DECLINE | 1 << act.BID | 1 << act.PASS | 1 << act.PAY
"""Actions that change lots only if they end an auction of an unowned lot or of a building."""


@rule
def window(board, seen) -> int:
    """What seats that owe nothing and have nobody to answer may do at this moment."""
    phase = current_phase(seen)
    if phase != PHASE_ROLL and phase != PHASE_END:
        return SHUT
    if board.build_any_moment == 1 or (phase == PHASE_ROLL and seen.throws == 0):
        return OPEN
    return AJAR


@rule
def are_all_quiet(board, seen, asking, policies, moment: int) -> bool:
    """Whether no seat that owes nothing has anything to answer, to build on or to redeem."""
    if seen.claim_count > 0 or seen.offered != 0:
        return False
    if moment == AJAR and seen.received != 0:
        return False
    if moment == OPEN and (seen.whole & board.streets_mask != 0 or seen.pledged != 0):
        return False
    if asking.company == UNKNOWN:
        asking.company = SENSIBLE
        for seat in range(seen.seats):
            if policies[seat] == RANDOM:
                asking.company = FICKLE
    return asking.company == SENSIBLE


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
    return let_be(policy, board, seen, asking, seat, asking.waited[seat])


@rule
def let_be(policy: int, board, seen, asking, seat: int, stamp: int) -> bool:
    """Whether a seat has left its lots alone since this stamp and would do so again.

    Less money gives a thinking player no new plans, unless its money is no longer idle.
    """
    if stamp != asking.changes + 1:
        return False
    cash = seen.cash[seat]
    purse = asking.purse[seat]
    if policy != THINKING or cash >= purse:
        return cash == purse
    idle = IDLE_SALARIES * board.salary
    return cash >= idle or purse < idle


@rule
def foregone(policy: int, board, seen, asking, seat: int, params) -> int:
    """What a mover with nothing to weigh will do: throw or end its turn; WAIT if it must think."""
    throws = seen.phase == PHASE_ROLL
    kind = act.ROLL if throws else act.END
    if policy == RANDOM or not moves_freely(board, seen, kind):
        return act.WAIT
    if throws and seen.jail[seat] > 0:
        return act.WAIT
    if policy == SIMPLE:
        is_free = has_no_wish(board, seen, seat, params)
    else:
        is_free = has_no_plan(board, seen, asking, seat, params, throws)
    return kind if is_free else act.WAIT


@rule
def moves_freely(board, seen, kind: int) -> bool:
    """Whether nothing prevents the mover's throw, or the end of its turn."""
    if seen.depth > 0 or seen.claim_count > 0 or seen.offered != 0:
        return False
    if kind == act.ROLL:
        return seen.phase == PHASE_ROLL and board.manual_dice == 0
    return kind == act.END and seen.phase == PHASE_END


@rule
def is_bidding_for_lot(seen, asking) -> bool:
    """Whether a lot is up for auction and nobody but the bidders can act."""
    if seen.claim_count > 0 or seen.offered != 0 or asking.company != SENSIBLE:
        return False
    if current_phase(seen) != PHASE_AUCTION:
        return False
    return seen.matters[seen.depth - 1, M_REASON] < SORT_HOUSE


@rule
def has_no_wish(board, seen, seat: int, params) -> bool:
    """Whether a simple mover has nothing to build on, to redeem or to ask for."""
    if seen.held[seat] & (seen.whole | seen.pledged) != 0:
        if seen.cash[seat] > reserve(board, params, RESERVE_TO_BUILD):
            return False
    if params[OFFER_PRICE] == 0 or seen.throws > 0 or seen.offer_turn[seat] == seen.turn:
        return True
    for group in range(STREET_GROUPS):
        if missing_from(board, seen, seat, group) >= 0:
            return False
    return True


@rule
def has_no_plan(board, seen, asking, seat: int, params, throws: bool) -> bool:
    """Whether a thinking mover has nothing to build on or to redeem, and asks for no trade now."""
    if whole_streets(board, seen, seat) != 0:
        # Some do not build before their throw.
        is_free = params[WAITS] == 1 and throws
    else:
        is_free = seen.held[seat] & seen.pledged == 0
    if not is_free and not let_be(THINKING, board, seen, asking, seat, asking.looked[seat]):
        return False
    return not is_time_to_ask(seen, seat, params)


@rule
def note_wait(board, seen, asking, seat: int, reason) -> None:
    """Remember that a seat that owed nothing looked and waited, unless chance decided it."""
    if window(board, seen) == OPEN and reason[R_DRAWN] == 0:
        asking.waited[seat] = asking.changes + 1
        asking.looked[seat] = 0
        asking.purse[seat] = seen.cash[seat]


@rule
def note_look(seen, asking, seat: int, params, reason) -> None:
    """Remember that a thinking mover looked and goes on, unless it waits or chance decided."""
    if reason[R_DRAWN] == 0 and (params[WAITS] == 0 or seen.phase == PHASE_END):
        asking.waited[seat] = asking.changes + 1
        asking.looked[seat] = asking.changes + 1
        asking.purse[seat] = seen.cash[seat]


@rule
def lots_before(state) -> tuple[int, int, int, int, int]:
    """Open matters, the lots owned and mortgaged, and the bank's stock, before an action."""
    return state.depth, state.owned, state.pledged, state.houses, state.hotels


@rule
def note_change(board, state, asking, seat: int, action, before, notes) -> None:
    """Remember that an action may have changed lots since ``before``."""
    kind = action.kind
    depth, owned, pledged, houses, hotels = before
    if depth == 0 and (KEEPS_LOTS >> kind) & 1 == 1:
        return
    if (MOVES_MONEY >> kind) & 1 == 1 and owned == state.owned and pledged == state.pledged:
        if houses == state.houses and hotels == state.hotels:
            return
    asking.changes += 1
    is_noted = are_kept(notes)
    if is_noted:
        note_buildings(board, state, asking, action, notes)
    is_own = depth == 0 and (act.BUSINESS_ACTIONS >> kind) & 1 == 1
    if is_own:
        asking.own[seat] += 1
    if not is_own or state.pledged != pledged:
        asking.deeds += 1
        if is_noted:
            note_deeds(board, state, asking, kind, notes)
