"""Trades: finding those that leave both sides better off by their own lights, and answering.

What counts is a seat's share of everything the table has: a trade that lifts two shares does so at
the others' cost. With two players left no trade does.
"""

from ..estate import actions as act
from ..estate.legal import clear_action
from ..estate.lots import lots_of
from ..estate.state import (
    GROUPS,
    O_GET_CARDS,
    O_GET_CASH,
    O_GET_LOTS,
    O_GIVE_CARDS,
    O_GIVE_CASH,
    O_GIVE_LOTS,
    P_CASH,
    P_TURN,
    P_WHAT,
    PACKS,
    PROPOSALS,
    SQUARES,
)
from ..estate.trade import offer_to, partner_of, terms_hash
from ..kernel.rule import rule
from . import reasons as why
from .blind import may_accept, may_offer
from .reasons import because
from .traits import ASKS, FLOOR, LEAVES, PATIENCE, REPEAT, TAKES, WANTS
from .worth import STREET_GROUPS, cash_of, gain, table_worth, worth, worth_now

EVERYTHING = 2
CARD_PER_CENT = 80
"""A release card is worth most of the fine it saves."""


@rule
def cards_worth(board, cards: int) -> int:
    """What release cards are worth to anybody."""
    total = 0
    for pack in range(PACKS):
        if (cards >> pack) & 1:
            total += board.jail_fine * CARD_PER_CENT // 100
    return total


@rule
def offer_gain(board, seen, seat: int, params, proposer: int) -> int:
    """By how much an open offer would raise this seat's share of the table, per mille."""
    offers = seen.offers
    give_lots = offers[proposer, O_GIVE_LOTS]
    get_lots = offers[proposer, O_GET_LOTS]
    paid = offers[proposer, O_GIVE_CASH] - offers[proposer, O_GET_CASH]
    paid += cards_worth(board, offers[proposer, O_GIVE_CARDS])
    paid -= cards_worth(board, offers[proposer, O_GET_CARDS])
    everything = table_worth(board, seen, seat, params)
    mine = worth_now(board, seen, seat, params, seat)
    theirs = worth_now(board, seen, seat, params, proposer)
    my_lots = (lots_of(seen, seat) | give_lots) & ~get_lots
    their_lots = (lots_of(seen, proposer) | get_lots) & ~give_lots
    after = worth(board, seen, seat, params, my_lots, seen.cash[seat] + paid, proposer)
    cash = cash_of(board, seen, seat, proposer) - paid
    other = worth(board, seen, proposer, params, their_lots, cash, seat)
    return gain(mine, everything, after, everything - mine - theirs + after + other)


@rule
def answer_offer(board, seen, seat: int, params, action, reason) -> bool:
    """Take an offer that raises one's share of the table enough, turn down every other."""
    proposer = offer_to(seen, seat, act.NOBODY)
    if proposer == act.NOBODY:
        return False
    found = offer_gain(board, seen, seat, params, proposer)
    action.seat = proposer
    if found > 0 and found >= params[TAKES]:
        action.kind = act.ACCEPT
        if may_accept(board, seen, seat, action, reason):
            because(reason, why.TRADE_GAINS, proposer, found)
            return True
    action.kind = act.REJECT
    because(reason, why.TRADE_LOSES, proposer, found)
    return True


@rule
def was_made(seen, seat: int, params, action) -> bool:
    """Whether these lots were asked for a short while ago, or at this very price before."""
    what = terms_hash(action)
    made = seen.proposals
    for row in range(PROPOSALS):
        if made[seat, row, P_WHAT] != what or made[seat, row, P_TURN] == 0:
            continue
        if made[seat, row, P_CASH] == action.give_cash - action.get_cash:
            return True
        if seen.turn - made[seat, row, P_TURN] < params[REPEAT]:
            return True
    return False


@rule
def is_pressed(seen, seat: int, params, other: int) -> bool:
    """Whether another has had enough offers for now: each one makes the next wait longer."""
    made = seen.proposals
    count = 0
    last = 0
    for row in range(PROPOSALS):
        if made[seat, row, P_TURN] > 0 and partner_of(made[seat, row, P_WHAT]) == other:
            count += 1
            last = max(last, made[seat, row, P_TURN])
    return count > 0 and seen.turn - last < params[PATIENCE] * (1 + count * count)


@rule
def free_lots(board, seen, seat: int) -> int:
    """The lots of a seat that may change hands: those of groups without buildings."""
    mask = 0
    for group in range(GROUPS):
        mine = 0
        is_built = False
        for place in range(board.group_size[group]):
            lot = board.group_lots[group, place]
            if seen.owner[lot] == seat:
                mine |= 1 << lot
            if seen.level[lot] > 0:
                is_built = True
        if not is_built:
            mask |= mine
    return mask


@rule
def find_trade(board, seen, seat: int, params, action, reason) -> bool:
    """Look for the trade that lifts one's share most, and offer it."""
    mine = free_lots(board, seen, seat)
    if mine == 0:
        return False
    everything = 0
    own = 0
    best = 0
    for step in range(1, seen.seats):
        other = (seat + step) % seen.seats
        if seen.out[other] == 1:
            continue
        theirs = free_lots(board, seen, other)
        together = shared_groups(board, mine, theirs)
        if together == 0 or is_pressed(seen, seat, params, other):
            continue
        if everything == 0:
            everything = table_worth(board, seen, seat, params)
            own = worth_now(board, seen, seat, params, seat)
        best = find_with(
            board, seen, seat, params, other, mine, theirs, together, everything, own, best, action,
            reason,
        )  # fmt: skip
    if best <= 0:
        clear_action(action)
        return False
    because(reason, why.PROPOSES_GAIN, action.seat, best)
    return True


@rule
def shared_groups(board, mine: int, theirs: int) -> int:
    """The colours that two seats hold between them, each a part."""
    mask = 0
    for group in range(STREET_GROUPS):
        lots = board.group_mask[group]
        if (mine | theirs) & lots == lots and mine & lots != 0 and theirs & lots != 0:
            mask |= 1 << group
    return mask


@rule
def find_with(
    board,
    seen,
    seat: int,
    params,
    other: int,
    mine: int,
    theirs: int,
    together: int,
    everything: int,
    own: int,
    best: int,
    action,
    reason,
) -> int:
    """The best trade with one other: a colour for cash, for some lots, or for a colour."""
    my_all = lots_of(seen, seat)
    their_all = lots_of(seen, other)
    them = worth_now(board, seen, seat, params, other)
    for group in range(STREET_GROUPS):
        if (together >> group) & 1 == 0:
            continue
        get = theirs & board.group_mask[group]
        best = consider(
            board, seen, seat, params, other, my_all, their_all, 0, get, everything, own, them,
            best, action, reason,
        )  # fmt: skip
        for back in range(GROUPS):
            give = mine & board.group_mask[back]
            is_whole = (together >> back) & 1 == 1
            if back == group or give == 0 or (not is_whole and params[ASKS] < EVERYTHING):
                continue
            found = consider(
                board, seen, seat, params, other, my_all, their_all, give, get, everything, own,
                them, best, action, reason,
            )  # fmt: skip
            if is_whole and found == best and params[ASKS] == EVERYTHING:
                # Both would complete a colour, but cash does not even it out: a third lot may.
                found = even_out(
                    board, seen, seat, params, other, mine, my_all, their_all, give, get,
                    everything, own, them, best, action, reason,
                )  # fmt: skip
            best = found
    return best


@rule
def even_out(
    board,
    seen,
    seat: int,
    params,
    other: int,
    mine: int,
    my_all: int,
    their_all: int,
    give: int,
    get: int,
    everything: int,
    own: int,
    them: int,
    best: int,
    action,
    reason,
) -> int:
    """Add one lot to what is given: three for two, two for one."""
    barred = give
    for lot in range(SQUARES):
        if (get >> lot) & 1:
            barred |= board.group_mask[board.group[lot]]
    for lot in range(SQUARES):
        if ((mine & ~barred) >> lot) & 1:
            best = consider(
                board, seen, seat, params, other, my_all, their_all, give | (1 << lot), get,
                everything, own, them, best, action, reason,
            )  # fmt: skip
    return best


@rule
def consider(
    board,
    seen,
    seat: int,
    params,
    other: int,
    my_all: int,
    their_all: int,
    give: int,
    get: int,
    everything: int,
    mine: int,
    theirs: int,
    best: int,
    action,
    reason,
) -> int:
    """Price a swap of lots so that the other gains a little; keep it if it is the best so far.

    ``action`` holds the best so far and ``best`` what it brings; returns the new best.
    """
    my_lots = (my_all | get) & ~give
    their_lots = (their_all | give) & ~get
    my_cash = seen.cash[seat]
    their_cash = cash_of(board, seen, seat, other)
    after = worth(board, seen, seat, params, my_lots, my_cash, other)
    after_other = worth(board, seen, other, params, their_lots, their_cash, seat)
    rest = everything - mine - theirs
    # Both shares can only rise if the share of the two together does.
    together = gain(mine + theirs, everything, after + after_other, rest + after + after_other)
    if together <= 0:
        return best
    # The other's share after must be (1000 + leaves) per mille of its share now.
    wanted = theirs * (rest + after + after_other) // everything * (1000 + params[LEAVES]) // 1000
    spare = my_cash - board.salary * params[FLOOR] // 100
    most_asked = their_cash * 3 // 4
    if board.cash_hidden == 1:
        most_asked = 0
    cash = max(min(wanted - after_other, spare), -most_asked)
    # Money is named in round sums.
    unit = max(board.salary // 20, 1)
    cash = -(-cash // unit) * unit
    if cash > spare or -cash > most_asked:
        return best
    after = worth(board, seen, seat, params, my_lots, my_cash - cash, other)
    after_other = worth(board, seen, other, params, their_lots, their_cash + cash, seat)
    total = rest + after + after_other
    if gain(theirs, everything, after_other, total) * 2 < params[LEAVES]:
        return best
    found = gain(mine, everything, after, total)
    if found <= best or found < params[WANTS]:
        return best
    if propose(board, seen, seat, params, other, give, get, cash, action, reason):
        return found
    return best


@rule
def propose(
    board, seen, seat: int, params, other: int, give: int, get: int, cash: int, action, reason
) -> bool:
    """Write an offer into ``action``, unless it was made before or the rules refuse it."""
    old_seat = action.seat
    old_give = action.give_lots
    old_get = action.get_lots
    old_cash = action.give_cash - action.get_cash
    write_offer(action, other, give, get, cash)
    if not was_made(seen, seat, params, action):
        if may_offer(board, seen, seat, action, reason):
            return True
    write_offer(action, old_seat, old_give, old_get, old_cash)
    return False


@rule
def write_offer(action, other: int, give: int, get: int, cash: int) -> None:
    """An offer of lots and of cash, given or asked."""
    action.kind = act.OFFER
    action.seat = other
    action.give_lots = give
    action.get_lots = get
    action.give_cash = max(cash, 0)
    action.get_cash = max(-cash, 0)
