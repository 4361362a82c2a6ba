"""The random player: any legal action.

It proposes at random and asks the rules; it forgets what they refuse. Throws, payments and ends of
turns are frequent enough for games to move on, trades and resignations are rare. It is there to
test the rules (soak, parity of the targets) and as the weakest yardstick.
"""

from ...kernel.bits import lowest
from ...kernel.reason import because
from ...kernel.rng import random_word
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.auction import bid_limit, least_bid
from ..rules.legal import clear_action, list_group
from ..rules.lots import built_in_group
from ..rules.matters import current_phase
from ..rules.owing import to_act
from ..rules.state import (
    M_AMOUNT,
    M_OPEN,
    M_SEAT,
    PHASE_AUCTION,
    PHASE_BUY,
    PHASE_CHOICE,
    PHASE_DEBT,
    PHASE_END,
    PHASE_KEEP,
    PHASE_ORDER,
    PHASE_PRICE,
    PHASE_ROLL,
    PHASE_SHORTAGE,
    PHASE_TEXT,
    PHASE_ZONE,
    SQUARES,
    ZONES,
)
from ..rules.step import check
from . import reasons as why
from .traits import SEED, SEED_HIGH

TRIES = 6
_MASK = 0xFFFFFFFF

FREE_KINDS = (
    act.BUILD,
    act.CLAIM,
    act.BUILD,
    act.MORTGAGE,
    act.REDEEM,
    act.BUILD,
    act.SELL,
    act.ACCEPT,
    act.CLAIM,
    act.REDEEM,
    act.SWAP,
    act.REJECT,
    act.BUILD,
    act.FINE,
    act.CARD,
    act.OFFER,
    act.PAY,
    act.REDEEM,
    act.WITHDRAW,
    act.BUILD,
)


@rule
def dice_of_its_own(seen, seat: int, params, attempt: int) -> int:
    """A random word of the bot's own, made from its seed, the seat and the action."""
    return random_word(
        params[SEED] & _MASK,
        params[SEED_HIGH] & _MASK,
        seen.number & _MASK,
        seat + 16 * attempt,
        7,
        11,
    )


@rule
def decide(board, seen, seat: int, params, action, reason) -> None:
    """Fill ``action`` with something the rules accept; WAIT only if the seat owes nothing."""
    owes = (to_act(board, seen) >> seat) & 1 == 1
    for attempt in range(TRIES):
        word = dice_of_its_own(seen, seat, params, attempt)
        propose(board, seen, seat, word, owes, action, reason)
        if action.kind != act.WAIT and check(board, seen, seat, action, reason) == 0:
            return
    if owes:
        oblige(board, seen, seat, action, reason)
    else:
        clear_action(action)


@rule
def propose(board, seen, seat: int, word: int, owes: bool, action, reason) -> None:
    """Write a proposal into ``action``, sensible or not."""
    clear_action(action)
    phase = current_phase(seen)
    chance = word & 0xFF
    rest = word >> 8
    if rest % 4093 == 0:
        action.kind = act.RESIGN
    elif not owes:
        if chance < 160:
            action.kind = act.CLAIM
        elif chance < 240:
            propose_free(board, seen, seat, rest, action)
    elif phase == PHASE_BUY:
        propose_among(board, seen, seat, chance, rest, act.BUY, act.DECLINE, action)
    elif phase == PHASE_AUCTION:
        propose_bid(board, seen, seat, chance, rest, action, reason)
    elif phase == PHASE_DEBT:
        propose_raising(board, seen, seat, chance, rest, action)
    elif phase == PHASE_SHORTAGE:
        action.kind = act.WANT
        list_random_lots(seen, seat, rest, action)
    elif phase == PHASE_KEEP:
        action.kind = act.REDEEM
        action.lot = random_lot(seen, seat, rest)
    elif phase == PHASE_ZONE:
        propose_zone(seen, seat, chance, rest, action)
    elif phase == PHASE_CHOICE and chance < 128:
        action.kind = act.DRAW
    elif (phase == PHASE_ROLL or phase == PHASE_END) and chance < 112:
        propose_free(board, seen, seat, rest, action)


@rule
def propose_among(
    board, seen, seat: int, chance: int, rest: int, often: int, seldom: int, action
) -> None:
    """Propose one of two answers, or some business first."""
    if chance < 150:
        action.kind = often
    elif chance < 220:
        action.kind = seldom
    else:
        propose_free(board, seen, seat, rest, action)


@rule
def propose_bid(board, seen, seat: int, chance: int, rest: int, action, reason) -> None:
    """Bid somewhere between the least and twice that, pass, or raise cash."""
    if chance < 110:
        action.kind = act.BID
        least = least_bid(board, seen)
        most = bid_limit(board, seen, seat, reason)
        action.amount = least
        if most > least:
            action.amount += rest % min(most - least + 1, 1 + least)
    elif chance < 235:
        action.kind = act.PASS
    else:
        propose_free(board, seen, seat, rest, action)


@rule
def propose_raising(board, seen, seat: int, chance: int, rest: int, action) -> None:
    """In debt: pay, sell, mortgage, offer lots, or give up; a creditor answers."""
    top = seen.depth - 1
    if seen.matters[top, M_OPEN] == 1 and seen.matters[top, M_SEAT] != seat:
        action.kind = act.ACCEPT
        if chance < 128:
            action.kind = act.REJECT
    elif chance < 60:
        action.kind = act.PAY
    elif chance < 110:
        action.kind = act.MORTGAGE
        action.lot = random_lot(seen, seat, rest)
    elif chance < 150:
        action.kind = act.SELL
        list_random_lots(seen, seat, rest, action)
    elif chance < 175:
        action.kind = act.SETTLE
        action.give_cash = seen.cash[seat]
        action.give_lots = 1 << (rest % SQUARES)
    elif chance < 215:
        action.kind = act.BANKRUPT
    elif chance < 235:
        propose_offer(board, seen, seat, rest, action)


@rule
def propose_free(board, seen, seat: int, rest: int, action) -> None:
    """Propose some business that is allowed at most moments."""
    kind = FREE_KINDS[rest % len(FREE_KINDS)]
    rest = rest // len(FREE_KINDS)
    action.kind = kind
    if kind == act.MORTGAGE or kind == act.REDEEM:
        action.lot = random_lot(seen, seat, rest)
        if kind == act.MORTGAGE and rest % 3 > 0:
            action.kind = act.WAIT
    elif kind == act.BUILD or kind == act.SELL or kind == act.SWAP:
        list_random_lots(seen, seat, rest, action)
    elif kind == act.OFFER:
        propose_offer(board, seen, seat, rest, action)


@rule
def random_lot(seen, seat: int, rest: int) -> int:
    """One of the seat's own lots, or any square if it has none."""
    start = rest % SQUARES
    for step in range(SQUARES):
        square = (start + step) % SQUARES
        if seen.owner[square] == seat:
            return square
    return start


@rule
def list_random_lots(seen, seat: int, rest: int, action) -> None:
    """List one to four of the seat's own lots, neighbours or the same again."""
    lot = random_lot(seen, seat, rest)
    count = 1 + (rest >> 6) % 4
    for item in range(count):
        action.lots[item] = lot
        if (rest >> (8 + item)) & 1:
            lot = random_lot(seen, seat, lot + 1)
    action.count = count


@rule
def propose_zone(seen, seat: int, chance: int, rest: int, action) -> None:
    """Propose a zone, the next unowned lot, or a forced deal."""
    if chance < 90:
        action.kind = act.ZONE
        action.lot = rest % ZONES
    elif chance < 180:
        action.kind = act.NEXT_LOT
    else:
        action.kind = act.FORCE
        action.lot = random_lot(seen, seat, rest)
        action.amount = (rest >> 6) % SQUARES


@rule
def propose_offer(board, seen, seat: int, rest: int, action) -> None:
    """Propose a trade of a lot and some cash, mostly a poor one."""
    action.kind = act.OFFER
    other = (seat + 1 + rest % max(seen.seats - 1, 1)) % seen.seats
    action.seat = other
    rest >>= 3
    if rest & 1:
        action.give_lots = 1 << random_lot(seen, seat, rest >> 4)
    if rest & 2:
        action.get_lots = 1 << random_lot(seen, other, rest >> 6)
    if rest & 4:
        action.give_cash = seen.cash[seat] * ((rest >> 8) & 3) // 16
    elif rest & 8 and board.cash_hidden == 0:
        action.get_cash = seen.cash[other] * ((rest >> 8) & 3) // 16
    if rest & 0x30 == 0:
        action.give_cards = 1 + ((rest >> 10) & 1)


@rule
def oblige(board, seen, seat: int, action, reason) -> None:
    """Do what the phase asks for, in a form that is always accepted."""
    clear_action(action)
    because(reason, why.OBLIGED, 0, 0)
    phase = current_phase(seen)
    if phase == PHASE_ORDER or phase == PHASE_ROLL or phase == PHASE_PRICE:
        action.kind = act.ROLL
    elif phase == PHASE_END:
        action.kind = act.END
    elif phase == PHASE_BUY:
        action.kind = act.DECLINE
    elif phase == PHASE_AUCTION or phase == PHASE_SHORTAGE:
        action.kind = act.PASS
    elif phase == PHASE_KEEP:
        action.kind = act.KEEP
        because(reason, why.KEEPS_MORTGAGE, 0, 0)
    elif phase == PHASE_CHOICE:
        action.kind = act.PAY
        because(reason, why.PAYS, seen.matters[seen.depth - 1, M_AMOUNT], 0)
    elif phase == PHASE_ZONE:
        action.kind = act.ZONE
        action.lot = zone_with_most(board, seen, seat)
        because(reason, why.NAMES_ZONE, action.lot, 0)
    elif phase == PHASE_TEXT:
        action.kind = act.HEED
    elif phase == PHASE_DEBT:
        raise_money(board, seen, seat, action, reason)


@rule
def zone_with_most(board, seen, seat: int) -> int:
    """The zone with most tokens; it is allowed even if the table bars empty zones."""
    best = 0
    most = -1
    for zone in range(ZONES):
        count = 0
        for other in range(seen.seats):
            if seen.out[other] == 0 and board.zone_of[seen.at[other]] == zone:
                count += 1
        if count > most:
            best = zone
            most = count
    return best


@rule
def raise_money(board, seen, seat: int, action, reason) -> None:
    """Answer a debt: refuse lots in payment, pay, sell, mortgage, and only then give up."""
    top = seen.depth - 1
    amount = seen.matters[top, M_AMOUNT]
    action.kind = act.REJECT
    if seen.matters[top, M_SEAT] != seat:
        return
    action.kind = act.PAY
    if check(board, seen, seat, action, reason) == 0:
        because(reason, why.PAYS, amount, 0)
        return
    lots = seen.held[seat] & seen.built
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        because(reason, why.RAISES_TO_PAY, lot, amount)
        if built_in_group(board, seen, lot) == lot:
            list_group(board, seen, lot, action)
            if check(board, seen, seat, action, reason) == 0:
                return
    lots = seen.held[seat] & ~seen.pledged
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        because(reason, why.RAISES_TO_PAY, lot, amount)
        clear_action(action)
        action.kind = act.MORTGAGE
        action.lot = lot
        if check(board, seen, seat, action, reason) == 0:
            return
    clear_action(action)
    action.kind = act.BANKRUPT
    because(reason, why.CANNOT_PAY, amount, 0)
