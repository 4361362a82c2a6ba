"""The thinking player: weighs what lots promise, what a lap may cost and who gains by a trade.

One policy for the three characters of the ladder; their traits decide how far each looks ahead.
"""

from ...kernel.bits import count_bits
from ...kernel.reason import R_DRAWN, because
from ...kernel.rng import random_word
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.debt import answers_settlement
from ..rules.legal import clear_action
from ..rules.matters import current_phase, keep_row
from ..rules.rent import claim_row
from ..rules.state import (
    C_AMOUNT,
    C_TENANT,
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_CHOICE,
    PHASE_DEBT,
    PHASE_END,
    PHASE_KEEP,
    PHASE_ROLL,
    PHASE_SHORTAGE,
    PHASE_ZONE,
)
from ..rules.trade import offer_to
from . import reasons as why
from .bidding import bid_or_pass, want_some
from .buying import buy_or_decline
from .improving import improve
from .mortgaging import keep_or_redeem
from .paying import answer_debt, answer_settlement
from .proposals import made_this_turn
from .random_policy import oblige
from .trading import answer_offer, find_trade, trade_partners
from .traits import ASKS, CARELESS, PATIENCE, SEED, SEED_HIGH, SITS
from .worth import danger
from .zoning import choose_zone

_MASK = 0xFFFFFFFF
OFFERS_A_TURN = 2
NOTHING = 0
BUSINESS = 1
A_TRADE = 2
AN_ANSWER = 3
ANYTHING = 4

MANY_UNOWNED = 4
"""With more lots left than this, time in jail is lost."""


@rule
def overlooks(seen, seat: int, params) -> bool:
    """Whether a careless player misses its chance now; its seed, the seat and the action decide."""
    if params[CARELESS] == 0:
        return False
    word = random_word(
        params[SEED] & _MASK,
        params[SEED_HIGH] & _MASK,
        seen.number & _MASK,
        seat + 16 * (seen.cash[seat] & 0xFFFF),
        13,
        17,
    )
    return word % 100 < params[CARELESS]


@rule
def thought_of(board, seen, seat: int, params, owes: bool) -> int:
    """What a seat has to think about now: which part of ``decide`` it needs."""
    phase = current_phase(seen)
    if seen.claim_count > 0 and claim_row(seen, seat, act.NOBODY, act.NOWHERE) >= 0:
        return ANYTHING
    if answers_settlement(seen, seat, act.NOBODY):
        return ANYTHING
    if offer_to(seen, seat, act.NOBODY) != act.NOBODY:
        return ANYTHING
    if phase == PHASE_ROLL or phase == PHASE_END:
        if not owes and phase == PHASE_END and board.build_any_moment == 0:
            return NOTHING  # Nobody else can do anything useful until the turn has passed on.
        if owes and is_time_to_ask(seen, seat, params):
            return A_TRADE
        return BUSINESS
    if not owes:
        return NOTHING
    if phase == PHASE_DEBT:
        return ANYTHING
    return AN_ANSWER


@rule
def decide(board, seen, seat: int, params, owes: bool, action, reason, notes) -> None:
    """Fill ``action`` with this player's next move, or WAIT, and ``reason`` with the reason."""
    thought = thought_of(board, seen, seat, params, owes)
    if thought == BUSINESS:
        mind_business(board, seen, seat, params, owes, action, reason, notes)
        return
    if thought == A_TRADE:
        seek_trade(board, seen, seat, params, action, reason, notes)
        return
    if thought == AN_ANSWER:
        give_answer(board, seen, seat, params, action, reason, notes)
        return
    say_nothing(action, reason)
    if thought == ANYTHING:
        consider(board, seen, seat, params, owes, action, reason, notes)


@rule
def say_nothing(action, reason) -> None:
    """Wait, for no reason."""
    clear_action(action)
    because(reason, why.NONE, 0, 0)
    reason[R_DRAWN] = 0


@rule
def consider(board, seen, seat: int, params, owes: bool, action, reason, notes) -> None:
    """Claim, answer an offer or a debt, or do anything else that is due."""
    if seen.claim_count > 0 and claim_row(seen, seat, act.NOBODY, act.NOWHERE) >= 0:
        if owes or not overlooks(seen, seat, params):
            row = claim_row(seen, seat, act.NOBODY, act.NOWHERE)
            action.kind = act.CLAIM
            because(reason, why.CLAIMS_RENT, seen.claims[row, C_TENANT], seen.claims[row, C_AMOUNT])
            return
    if answer_settlement(board, seen, seat, params, action, reason, notes):
        return
    if answer_offer(board, seen, seat, params, action, reason, notes):
        return
    phase = current_phase(seen)
    is_idle = phase == PHASE_ROLL or phase == PHASE_END
    if not owes and (phase == PHASE_END or not is_idle) and board.build_any_moment == 0:
        return
    if is_idle and owes and is_time_to_ask(seen, seat, params):
        seek_trade(board, seen, seat, params, action, reason, notes)
    elif is_idle:
        mind_business(board, seen, seat, params, owes, action, reason, notes)
    elif owes and phase == PHASE_DEBT:
        answer_debt(board, seen, seat, params, action, reason, notes)
    elif owes:
        give_answer(board, seen, seat, params, action, reason, notes)


@rule
def improves(board, seen, seat: int, params, owes: bool, action, reason, notes) -> int:
    """Build, mortgage or lift: 1 if it does, 0 if there is nothing to do, −1 if overlooked."""
    say_nothing(action, reason)
    if not improve(board, seen, seat, params, owes, action, reason, notes):
        return 0
    if not overlooks(seen, seat, params):
        return 1
    say_nothing(action, reason)
    reason[R_DRAWN] = 1
    return -1


@rule
def mind_business(board, seen, seat: int, params, owes: bool, action, reason, notes) -> None:
    """Between throws, when it is not the time to ask for a trade."""
    if improves(board, seen, seat, params, owes, action, reason, notes) != 1 and owes:
        move_on(board, seen, seat, params, action, reason, notes)


@rule
def seek_trade(board, seen, seat: int, params, action, reason, notes) -> None:
    """Before its throw, when it may ask for a trade."""
    done = improves(board, seen, seat, params, True, action, reason, notes)
    if done == 1:
        return
    if done == 0:
        others = trade_partners(board, seen, seat, params)
        if others != 0 and not overlooks(seen, seat, params):
            if find_trade(board, seen, seat, params, others, action, reason, notes):
                return
    move_on(board, seen, seat, params, action, reason, notes)


@rule
def move_on(board, seen, seat: int, params, action, reason, notes) -> None:
    """Throw, leave jail or end the turn."""
    if current_phase(seen) == PHASE_ROLL and seen.jail[seat] > 0:
        answer_jail(board, seen, seat, params, action, reason, notes)
    else:
        oblige(board, seen, seat, action, reason)


@rule
def is_time_to_ask(seen, seat: int, params) -> bool:
    """Whether to look for a trade: before a throw, every few laps, and again after a refusal."""
    if params[ASKS] == 0 or seen.phase != PHASE_ROLL or seen.throws > 0:
        return False
    # Divisions are slow, and this runs before every throw.
    lap = seen.turn >> 2 if seen.seats == 4 else seen.turn // seen.seats
    patience = params[PATIENCE]
    if patience & (patience - 1) == 0:
        is_due = (lap - seat) & (patience - 1) == 0
    else:
        is_due = (lap - seat) % patience == 0
    return is_due and made_this_turn(seen, seat) < OFFERS_A_TURN


@rule
def give_answer(board, seen, seat: int, params, action, reason, notes) -> None:
    """Give the answer that the phase asks for, except to a debt."""
    say_nothing(action, reason)
    phase = current_phase(seen)
    if phase == PHASE_BUY:
        buy_or_decline(board, seen, seat, params, action, reason, notes)
    elif phase == PHASE_AUCTION:
        bid_or_pass(board, seen, seat, params, action, reason, notes)
    elif phase == PHASE_KEEP:
        row = keep_row(seen, seat)
        keep_or_redeem(board, seen, seat, params, row, action, reason, notes)
    elif phase == PHASE_SHORTAGE:
        want_some(board, seen, seat, action, reason)
    elif phase == PHASE_ZONE:
        choose_zone(board, seen, seat, params, action, reason, notes)
    elif phase == PHASE_CHOICE and unowned_lots(board, seen) > MANY_UNOWNED:
        action.kind = act.DRAW
        because(reason, why.DRAWS, 0, 0)
    else:
        oblige(board, seen, seat, action, reason)


@rule
def unowned_lots(board, seen) -> int:
    """How many lots the bank still owns."""
    return count_bits(board.lots_mask & ~seen.owned)


@rule
def answer_jail(board, seen, seat: int, params, action, reason, notes) -> None:
    """Leave jail while there are lots to buy; later only if a turn outside costs little."""
    action.kind = act.ROLL
    because(reason, why.TRIES_DICE, 0, 0)
    if seen.throws > 0:
        return
    left = unowned_lots(board, seen)
    expected, _ = danger(board, seen, seat, params, notes)
    if left <= MANY_UNOWNED and expected // 10 > board.salary * params[SITS]:
        because(reason, why.SAFER_IN_JAIL, expected // 1000, 0)
    elif seen.release_holder[0] == seat or seen.release_holder[1] == seat:
        action.kind = act.CARD
        because(reason, why.FREES_ITSELF, 0, 0)
        if left > MANY_UNOWNED:
            because(reason, why.LEAVES_JAIL_TO_BUY, left, 0)
    elif left > MANY_UNOWNED and seen.cash[seat] >= 4 * board.jail_fine:
        action.kind = act.FINE
        because(reason, why.LEAVES_JAIL_TO_BUY, left, 0)
