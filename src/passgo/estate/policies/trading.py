"""Trades: finding those that leave both sides better off in their own eyes, and answering.

What counts is a seat's share of everything the table has: a trade that raises two shares does so at
the others' cost. With two players left no trade can.
"""

from ...kernel.bits import lowest
from ...kernel.reason import because
from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.legal import built_groups, clear_action
from ..rules.round import seat_after
from ..rules.state import (
    O_GET_CARDS,
    O_GET_CASH,
    O_GET_LOTS,
    O_GIVE_CARDS,
    O_GIVE_CASH,
    O_GIVE_LOTS,
)
from ..rules.trade import check_accept, check_offer, lots_hash, offer_to
from . import reasons as why
from .plans import at_best, with_cash
from .proposals import is_pressed, is_repeated, was_asked
from .standing import S_LOTS, S_PARTS, S_WHOLE, S_WORTH, changed, others_worth, standing
from .traits import ASKS, FLOOR, LEAVES, OPENS, TAKES, WANTS
from .valuation import cards_worth, completes
from .worth import STREET_GROUPS, cash_of, gain, gains, moved, outlook

EVERYTHING = 2
PARTS = 3


@rule
def list_price(board, owned: int, lots: int) -> int:
    """Printed prices of some lots, twice over where ``owned`` holds their whole group."""
    total = 0
    while lots != 0:
        lot = lowest(lots)
        lots &= lots - 1
        total += board.price[lot]
        if completes(board, owned, lot):
            total += board.price[lot]
    return total


@rule
def offer_gain(board, seen, seat: int, params, proposer: int, notes) -> int:
    """What an open offer would add to this seat's share of the table, per mille."""
    offers = seen.offers
    give_lots = offers[proposer, O_GIVE_LOTS]
    get_lots = offers[proposer, O_GET_LOTS]
    paid = offers[proposer, O_GIVE_CASH] - offers[proposer, O_GET_CASH]
    paid += cards_worth(board, offers[proposer, O_GIVE_CARDS])
    paid -= cards_worth(board, offers[proposer, O_GET_CARDS])
    ahead = outlook(seen, seat)
    purse = cash_of(board, seen, seat, proposer)
    me = standing(board, seen, seat, params, notes, ahead, seat, seen.cash[seat])
    them = standing(board, seen, seat, params, notes, ahead, proposer, purse)
    rest = others_worth(board, seen, seat, params, notes, ahead, proposer)
    lots = (me[S_LOTS] | give_lots) & ~get_lots
    after = changed(
        board, seen, seat, params, notes, ahead, seat, me, lots, proposer, seen.cash[seat] + paid
    )
    lots = (them[S_LOTS] | get_lots) & ~give_lots
    other = changed(
        board, seen, seat, params, notes, ahead, proposer, them, lots, seat, purse - paid
    )
    everything = me[S_WORTH] + them[S_WORTH] + rest
    return gain(me[S_WORTH], everything, after, rest + after + other)


@rule
def answer_offer(board, seen, seat: int, params, action, reason, notes) -> bool:
    """Take an offer that raises the seat's share of the table enough, turn down every other."""
    proposer = offer_to(seen, seat, act.NOBODY)
    if proposer == act.NOBODY:
        return False
    found = offer_gain(board, seen, seat, params, proposer, notes)
    action.seat = proposer
    if found > 0 and found >= params[TAKES]:
        action.kind = act.ACCEPT
        if check_accept(board, seen, seat, action, reason) == 0:
            because(reason, why.TRADE_GAINS, proposer, found)
            return True
    action.kind = act.REJECT
    because(reason, why.TRADE_LOSES, proposer, found)
    return True


@rule
def trade_partners(board, seen, seat: int, params) -> int:
    """The others that share a group with this seat and may be made another offer."""
    mine = seen.held[seat]
    others = 0
    for group in range(STREET_GROUPS):
        lots = board.group_mask[group]
        missing = lots & ~mine
        if missing == lots or missing == 0 or seen.built & lots != 0:
            continue
        if params[ASKS] >= PARTS:
            others |= holders(seen, missing & seen.owned)
        elif missing & ~seen.owned == 0:
            holder = seen.owner[lowest(missing)]
            if missing & ~seen.held[holder] == 0:
                others |= 1 << holder
    rest = others
    while rest != 0:
        other = lowest(rest)
        rest &= rest - 1
        if is_pressed(seen, seat, params, other):
            others &= ~(1 << other)
    return others


@rule
def holders(seen, lots: int) -> int:
    """The seats that hold some of these lots."""
    mask = 0
    while lots != 0:
        mask |= 1 << seen.owner[lowest(lots)]
        lots &= lots - 1
    return mask


@rule
def find_trade(board, seen, seat: int, params, others: int, action, reason, notes) -> bool:
    """Look for the trade with one of these that raises the seat's share most, and offer it."""
    ahead = outlook(seen, seat)
    me = standing(board, seen, seat, params, notes, ahead, seat, seen.cash[seat])
    everything = 0
    best = 0
    for step in range(1, seen.seats):
        other = seat_after(seen, seat, step)
        if (others >> other) & 1 == 0:
            continue
        purse = cash_of(board, seen, seat, other)
        them = standing(board, seen, seat, params, notes, ahead, other, purse)
        if everything == 0:
            everything = me[S_WORTH] + them[S_WORTH]
            everything += others_worth(board, seen, seat, params, notes, ahead, other)
        my_best = at_best(board, seen, seat, params, notes, ahead, me[S_WHOLE])
        their_best = at_best(board, seen, seat, params, notes, ahead, them[S_WHOLE])
        deal = (other, ahead, everything, me, them, my_best, their_best)
        best = find_with(board, seen, seat, params, deal, best, action, reason, notes)
    if best <= 0:
        clear_action(action)
        return False
    because(reason, why.PROPOSES_GAIN, action.seat, best)
    return True


@rule
def shared_groups(board, params, mine: int, theirs: int) -> int:
    """The groups of streets that two seats own together; or parts of them, if it asks for parts."""
    mask = 0
    for group in range(STREET_GROUPS):
        lots = board.group_mask[group]
        if mine & lots == 0 or theirs & lots == 0:
            continue
        if (mine | theirs) & lots == lots or params[ASKS] >= PARTS:
            mask |= 1 << group
    return mask


@rule
def find_with(board, seen, seat: int, params, deal, best: int, action, reason, notes) -> int:
    """The best trade with one other: lots of a group for cash, for other lots, or for a group.

    ``deal`` is the other, its offset in the tables, the worth of the whole table, the standing of
    the two, and the most that the whole groups of each can bring.
    """
    _, _, _, me, them, _, _ = deal
    fixed = built_groups(board, seen)
    mine = me[S_LOTS] & ~fixed
    theirs = them[S_LOTS] & ~fixed
    together = shared_groups(board, params, mine, theirs)
    nothing = (0, 0, me[S_PARTS:], them[S_PARTS:])
    rest = together
    while rest != 0:
        group = lowest(rest)
        rest &= rest - 1
        get = theirs & board.group_mask[group]
        bought = swapped(board, seen, seat, params, notes, deal, group, 0, get, nothing)
        best, is_short = consider(
            board, seen, seat, params, deal, bought, best, action, reason, notes
        )
        # Lots in place of cash only if cash is too short.
        backs = together
        if params[ASKS] >= EVERYTHING and is_short:
            backs = groups_of(board, mine)
        backs &= ~(1 << group)
        while backs != 0:
            back = lowest(backs)
            backs &= backs - 1
            give = mine & board.group_mask[back]
            is_shared = (together >> back) & 1 == 1
            swap = swapped(board, seen, seat, params, notes, deal, back, give, 0, bought)
            best, lacks = consider(
                board, seen, seat, params, deal, swap, best, action, reason, notes
            )
            if not is_shared or not lacks or params[ASKS] < EVERYTHING:
                continue
            # Both would come closer to a group, but cash cannot even it out: a third lot may.
            spare = mine & ~(give | board.group_mask[group])
            while spare != 0:
                lot = lowest(spare)
                spare &= spare - 1
                its = board.group[lot]
                more = swapped(board, seen, seat, params, notes, deal, its, 1 << lot, 0, swap)
                best, _ = consider(
                    board, seen, seat, params, deal, more, best, action, reason, notes
                )
    return best


@rule
def groups_of(board, lots: int) -> int:
    """The groups that some lots are of."""
    mask = 0
    while lots != 0:
        group = board.group[lowest(lots)]
        lots &= ~board.group_mask[group]
        mask |= 1 << group
    return mask


@rule
def swapped(board, seen, seat: int, params, notes, deal, group: int, give: int, get: int, so_far):
    """A swap extended by lots of one group: what is given and got, and the parts of both sides."""
    other, ahead, _, me, them, _, _ = deal
    given, got, mine, theirs = so_far
    lots = (me[S_LOTS] | get) & ~give
    mine = moved(board, seen, seat, params, notes, ahead, seat, group, lots, other, mine)
    lots = (them[S_LOTS] | give) & ~get
    theirs = moved(board, seen, seat, params, notes, ahead, other, group, lots, seat, theirs)
    return given | give, got | get, mine, theirs


@rule
def consider(
    board, seen, seat: int, params, deal, swap, best: int, action, reason, notes
) -> tuple[int, bool]:
    """Price a swap of lots so that the other gains a little; keep it if it is the best so far.

    ``action`` is the best offer so far and ``best`` its gain. Returns the new best and whether
    cash is too short for this swap.
    """
    other, ahead, everything, me, them, _, _ = deal
    mine, theirs = me[S_WORTH], them[S_WORTH]
    give, get, (my_sum, my_loose, my_whole), (sum_other, loose_other, whole_other) = swap
    my_cash = seen.cash[seat]
    their_cash = cash_of(board, seen, seat, other)
    rest = everything - mine - theirs
    after, after_other = worth_of_both(board, seen, seat, params, notes, deal, swap)
    if after == 0:
        return best, False
    both = after + after_other
    # The other's share after must be (1000 + leaves) per mille of its share now.
    wanted = theirs * (rest + both) // everything * (1000 + params[LEAVES]) // 1000
    is_opening = params[OPENS] > 0 and not was_asked(seen, seat, lots_hash(other, give, get))
    fair = wanted - after_other
    cash, is_short = priced(board, seen, seat, params, deal, give, get, fair, is_opening)
    least = max(best + 1, params[WANTS])
    # With one whole group at most to spend on, the payer loses no less than the cash, and the
    # other gains no less.
    is_plain = my_whole & (my_whole - 1) == 0 and whole_other & (whole_other - 1) == 0
    if is_plain and 0 <= cash < after and after_other > 1:
        if not gains(mine, everything, after - cash, rest + both, least):
            return best, is_short
    after = with_cash(
        board, seen, seat, params, notes, ahead, my_sum, my_loose, my_whole, my_cash - cash
    )
    after_other = with_cash(
        board,
        seen,
        seat,
        params,
        notes,
        ahead,
        sum_other,
        loose_other,
        whole_other,
        their_cash + cash,
    )
    total = rest + after + after_other
    if not is_opening and gain(theirs, everything, after_other, total) * 2 < params[LEAVES]:
        return best, is_short
    if not gains(mine, everything, after, total, least):
        return best, is_short
    if propose(board, seen, seat, params, other, give, get, cash, action, reason):
        return gain(mine, everything, after, total), is_short
    return best, is_short


@rule
def worth_of_both(board, seen, seat: int, params, notes, deal, swap) -> tuple[int, int]:
    """The worth of the two after a swap without cash; 0 unless their share together grows.

    Both shares can only rise if that one does: first with money for every house, then with the real
    money of the side that has a new group to build on, then with that of both.
    """
    other, ahead, everything, me, them, _, _ = deal
    _, _, (my_sum, my_loose, my_whole), (their_sum, their_loose, their_whole) = swap
    my_cash = seen.cash[seat]
    purse = cash_of(board, seen, seat, other)
    mine, theirs = at_most(board, seen, seat, params, notes, deal, swap)
    before = me[S_WORTH] + them[S_WORTH]
    rest = everything - before
    if not gains(before, everything, mine + theirs, rest + mine + theirs, 1):
        return 0, 0
    is_builder = my_whole & ~me[S_WHOLE] != 0
    if is_builder:
        mine = with_cash(
            board, seen, seat, params, notes, ahead, my_sum, my_loose, my_whole, my_cash
        )
        if not gains(before, everything, mine + theirs, rest + mine + theirs, 1):
            return 0, 0
    theirs = with_cash(
        board, seen, seat, params, notes, ahead, their_sum, their_loose, their_whole, purse
    )
    if not gains(before, everything, mine + theirs, rest + mine + theirs, 1):
        return 0, 0
    if not is_builder:
        mine = with_cash(
            board, seen, seat, params, notes, ahead, my_sum, my_loose, my_whole, my_cash
        )
        if not gains(before, everything, mine + theirs, rest + mine + theirs, 1):
            return 0, 0
    return mine, theirs


@rule
def at_most(board, seen, seat: int, params, notes, deal, swap) -> tuple[int, int]:
    """The worth of the two sides after a swap if they had money for every house."""
    other, ahead, _, me, them, my_best, their_best = deal
    _, _, (my_sum, _, my_whole), (their_sum, _, their_whole) = swap
    gained, lost = my_whole & ~me[S_WHOLE], me[S_WHOLE] & ~my_whole
    if gained != 0:
        my_best += at_best(board, seen, seat, params, notes, ahead, gained)
    if lost != 0:
        my_best -= at_best(board, seen, seat, params, notes, ahead, lost)
    gained, lost = their_whole & ~them[S_WHOLE], them[S_WHOLE] & ~their_whole
    if gained != 0:
        their_best += at_best(board, seen, seat, params, notes, ahead, gained)
    if lost != 0:
        their_best -= at_best(board, seen, seat, params, notes, ahead, lost)
    purse = cash_of(board, seen, seat, other)
    return max(my_sum + seen.cash[seat] + my_best, 1), max(their_sum + purse + their_best, 1)


@rule
def priced(
    board, seen, seat: int, params, deal, give: int, get: int, fair: int, is_opening: bool
) -> tuple[int, bool]:
    """The cash to pay with a swap, or to ask for, in round sums; and whether that is too little."""
    other, _, _, me, them, _, _ = deal
    spare = seen.cash[seat] - board.salary * params[FLOOR] // 100
    most_asked = cash_of(board, seen, seat, other) * 3 // 4
    if board.cash_hidden == 1:
        most_asked = 0
    unit = max(board.salary // 20, 1)
    cash = -(-fair // unit) * unit
    if is_opening:
        # A player who thinks in printed prices sells for less than the lots are worth.
        asked = list_price(board, (me[S_LOTS] | get) & ~give, get)
        asked -= list_price(board, (them[S_LOTS] | give) & ~get, give)
        cash = min(cash, -(-asked * params[OPENS] // 100 // unit) * unit)
    is_short = cash > spare
    return max(min(cash, spare // unit * unit), -most_asked // unit * unit), is_short


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
    if not is_repeated(seen, seat, params, lots_hash(other, give, get), cash):
        if check_offer(board, seen, seat, action, reason) == 0:
            return True
    write_offer(action, old_seat, old_give, old_get, old_cash)
    return False


@rule
def write_offer(action, other: int, give: int, get: int, cash: int) -> None:
    """Write an offer of lots and of cash, given or asked for."""
    action.kind = act.OFFER
    action.seat = other
    action.give_lots = give
    action.get_lots = get
    action.give_cash = max(cash, 0)
    action.get_cash = max(-cash, 0)
