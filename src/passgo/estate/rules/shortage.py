"""Too few buildings for all who want them (SHORTAGE).

A build order that would leave too little for the others calls them: each says in secret what it
would buy. If the wishes fit the stock all are served at the printed price, the builder first, then
clockwise; if not, the buildings are auctioned one by one.
"""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import BANK, NOBODY, NOWHERE
from .auction import bid_limit, leave_auction, open_auction
from .building import (
    building_cost,
    check_level,
    check_list,
    check_next,
    check_site,
    is_hotel_next,
    lower_level,
    place,
    put_up,
    raise_level,
)
from .lots import mortgaged_in_group, owns_group
from .matters import open_matter, pop_matter
from .money import charge
from .mortgage import redeem_cost
from .state import (
    GROUPS,
    HOTEL,
    M_AMOUNT,
    M_CASH,
    M_MASK,
    M_OPEN,
    M_OTHER,
    M_REASON,
    M_SEAT,
    PHASE_SHORTAGE,
    SQUARES,
    STREET,
)
from .windows import may_build
from .wishes import (
    HOTEL_WISH,
    count_wishes,
    drop_wishes,
    is_of_sort,
    remove_wish,
    write_wishes,
)


@rule
def room_in_group(board, state, seat: int, first: int, sort: int) -> int:
    """How many buildings of a sort a seat could place evenly in the group of this lot."""
    mask = board.group_mask[board.group[first]]
    top = board.houses_before_hotel
    if mortgaged_in_group(board, state, first) >= 0:
        # BUILD-07: evenness caps the others at one house while a lot stays mortgaged and bare.
        top = 1
        if board.build_blocked_by_group == 1 or sort == ev.SORT_HOTEL:
            return 0
    room = 0
    for square in range(SQUARES):
        if (mask >> square) & 1 == 0 or state.level[square] == HOTEL:
            continue
        if sort == ev.SORT_HOTEL:
            if state.level[square] < top:
                return 0
            room += 1
        elif state.mortgaged[square] == 0 and state.level[square] < top:
            room += top - state.level[square]
    return room


@rule
def most_placeable(board, state, seat: int, sort: int) -> int:
    """The largest number of a sort that a seat can place evenly and pay for, cheapest first."""
    budget = state.cash[seat]
    count = 0
    done = 0
    for _ in range(GROUPS):
        cheapest = -1
        price = 0
        for square in range(SQUARES):
            group = board.group[square]
            if board.kind[square] != STREET or (done >> group) & 1:
                continue
            cost = board.house_cost[square]
            if sort == ev.SORT_HOTEL:
                cost = board.hotel_cost[square]
            if (cheapest < 0 or cost < price) and owns_group(board, state, seat, square):
                cheapest = square
                price = cost
        if cheapest < 0:
            return count
        done |= 1 << board.group[cheapest]
        fits = room_in_group(board, state, seat, cheapest, sort)
        if fits > 0 and price > 0:
            fits = min(fits, budget // price)
        count += fits
        budget -= fits * price
    return count


@rule
def seats_called(board, state, builder: int, sort: int) -> int:
    """The seats a build order must call, 0 if the stock left covers what they could take."""
    left = state.houses
    if sort == ev.SORT_HOTEL:
        left = state.hotels
    else:
        left += board.houses_before_hotel * count_wishes(state, builder, ev.SORT_HOTEL)
    left -= count_wishes(state, builder, sort)
    takers = 0
    total = 0
    for seat in range(state.seats):
        if seat == builder or state.out[seat] == 1 or not may_build(board, state, seat):
            continue
        count = most_placeable(board, state, seat, sort)
        if count > 0:
            takers |= 1 << seat
            total += count
    if total > left:
        return takers
    return 0


@rule
def do_build(board, state, seat: int, action, log, refusal) -> None:
    """Build, or call the others first when the stock runs short."""
    write_wishes(board, state, seat, action)
    if count_wishes(state, seat, ev.SORT_HOUSE) > 0:
        called = seats_called(board, state, seat, ev.SORT_HOUSE)
        if called != 0:
            open_shortage(state, log, seat, ev.SORT_HOUSE, called)
            return
    build_hotels_or_call(board, state, log, seat, refusal)


@rule
def build_hotels_or_call(board, state, log, seat: int, refusal) -> None:
    """The second half of an order: hotels may be short as well (SHORTAGE-06)."""
    called = 0
    if count_wishes(state, seat, ev.SORT_HOTEL) > 0:
        called = seats_called(board, state, seat, ev.SORT_HOTEL)
    if called == 0:
        serve(board, state, log, seat, -1, refusal)
        drop_wishes(state, log, seat, -1)
        return
    # Houses that wait for what the hotels give back are built after them.
    serve(board, state, log, seat, ev.SORT_HOUSE, refusal)
    open_shortage(state, log, seat, ev.SORT_HOTEL, called)


@rule
def open_shortage(state, log, builder: int, sort: int, called: int) -> None:
    """Ask the seats called what they would buy."""
    row = open_matter(state, log, PHASE_SHORTAGE, builder, NOBODY, 0, 0, sort)
    state.matters[row, M_MASK] = called
    left = state.houses
    if sort == ev.SORT_HOTEL:
        left = state.hotels
    note(log, ev.SHORTAGE_CALLED, builder, sort, left, called, 0, 0, 0)


@rule
def serve(board, state, log, seat: int, sort: int, refusal) -> None:
    """Build what a seat wished for of a sort, at the printed price, and leave what does not fit."""
    item = 0
    while item < state.wish_count[seat]:
        wish = state.wish[seat, item]
        lot = wish % HOTEL_WISH
        cost = building_cost(board, state, lot)
        if state.mortgaged[lot] == 1:
            cost += redeem_cost(board, state, lot)
        is_next = is_hotel_next(board, state, lot) == (wish >= HOTEL_WISH)
        fits = is_next and check_next(board, state, seat, lot, refusal) == no.ACCEPTED
        if fits and is_of_sort(wish, sort) and cost <= state.cash[seat]:
            remove_wish(state, seat, item)
            put_up(board, state, log, seat, lot)
        else:
            item += 1


@rule
def check_asked(state, seat: int, refusal) -> int:
    """Only seats that were called and have not answered yet may speak."""
    if (state.matters[state.depth - 1, M_MASK] >> seat) & 1 == 0:
        return refuse(refusal, no.NOT_ASKED, PHASE_SHORTAGE, 0)
    return no.ACCEPTED


@rule
def check_want(board, state, seat: int, action, refusal) -> int:
    """A wish names buildings of the sort that is short, placed evenly; money is asked later."""
    code = check_asked(state, seat, refusal)
    if code == no.ACCEPTED:
        code = check_list(action, refusal)
    if code != no.ACCEPTED:
        return code
    sort = state.matters[state.depth - 1, M_REASON]
    done = 0
    while done < action.count and code == no.ACCEPTED:
        lot = action.lots[done]
        code = check_site(board, state, seat, lot, refusal)
        if code == no.ACCEPTED:
            code = check_level(board, state, lot, refusal)
        if code == no.ACCEPTED and is_hotel_next(board, state, lot) != (sort == ev.SORT_HOTEL):
            code = refuse(refusal, no.WRONG_SORT, lot, sort)
        if code == no.ACCEPTED:
            raise_level(board, state, lot)
            done += 1
    for back in range(done):
        lower_level(board, state, action.lots[done - 1 - back])
    return code


@rule
def do_want(board, state, seat: int, action, log) -> None:
    """State one's wishes; they stay secret until all have answered."""
    write_wishes(board, state, seat, action)
    answer(state, seat, log)


@rule
def answer(state, seat: int, log) -> None:
    """A seat called has spoken; passing is wishing for nothing."""
    row = state.depth - 1
    state.matters[row, M_MASK] &= ~(1 << seat)
    note(log, ev.WISH_STATED, seat, state.matters[row, M_REASON], 0, 0, 0, 0, 0)


@rule
def settle_shortage(board, state, log, refusal) -> None:
    """All have answered: serve everybody, or hold the next auction, or come to an end."""
    row = state.depth - 1
    sort = state.matters[row, M_REASON]
    if state.matters[row, M_OPEN] == 0:
        if has_enough(board, state):
            serve_all(board, state, log, refusal)
            return
        state.matters[row, M_OPEN] = 1
        state.matters[row, M_CASH] = state.houses
        if sort == ev.SORT_HOTEL:
            state.matters[row, M_CASH] = state.hotels
    contenders = contenders_of(board, state, sort, refusal)
    if contenders == 0 or state.matters[row, M_CASH] == 0:
        end_shortage(board, state, log, refusal)
        return
    state.matters[row, M_CASH] -= 1
    least = opening_bid(board, state, sort, refusal)
    open_auction(board, state, log, sort, NOWHERE, contenders, least)


@rule
def has_enough(board, state) -> bool:
    """Whether the stock covers all wishes, or nobody but the builder has any."""
    row = state.depth - 1
    builder = state.matters[row, M_SEAT]
    sort = state.matters[row, M_REASON]
    stock = state.hotels
    if sort == ev.SORT_HOUSE:
        stock = state.houses
        stock += board.houses_before_hotel * count_wishes(state, builder, ev.SORT_HOTEL)
    wanted = 0
    rivals = 0
    for seat in range(state.seats):
        count = count_wishes(state, seat, sort)
        wanted += count
        if seat != builder:
            rivals += count
    return rivals == 0 or wanted <= stock


@rule
def serve_all(board, state, log, refusal) -> None:
    """Enough for all: the builder first, then clockwise, at the printed price."""
    row = state.depth - 1
    builder = state.matters[row, M_SEAT]
    sort = state.matters[row, M_REASON]
    pop_matter(state)
    if sort == ev.SORT_HOUSE:
        # Houses that the builder's hotels give back count, so its order is built as it was given.
        build_hotels_or_call(board, state, log, builder, refusal)
    else:
        serve(board, state, log, builder, -1, refusal)
        drop_wishes(state, log, builder, -1)
    for step in range(1, state.seats):
        seat = (builder + step) % state.seats
        serve(board, state, log, seat, sort, refusal)
        drop_wishes(state, log, seat, sort)
    note_stock(state, log, sort)


@rule
def note_stock(state, log, sort: int) -> None:
    """Tell the log what is left after a shortage."""
    left = state.houses
    if sort == ev.SORT_HOTEL:
        left = state.hotels
    note(log, ev.SHORTAGE_SERVED, sort, left, 0, 0, 0, 0, 0)


@rule
def end_shortage(board, state, log, refusal) -> None:
    """The auctions are over; what was not won is dropped, and the builder's hotels come next."""
    row = state.depth - 1
    builder = state.matters[row, M_SEAT]
    sort = state.matters[row, M_REASON]
    pop_matter(state)
    for seat in range(state.seats):
        drop_wishes(state, log, seat, sort)
    note_stock(state, log, sort)
    if state.wish_count[builder] > 0:
        build_hotels_or_call(board, state, log, builder, refusal)


@rule
def wish_that_fits(board, state, seat: int, sort: int, refusal) -> int:
    """The first wish of a seat that its lot can take now, or −1 (SP-39)."""
    for item in range(state.wish_count[seat]):
        wish = state.wish[seat, item]
        lot = wish % HOTEL_WISH
        if (wish >= HOTEL_WISH) != (sort == ev.SORT_HOTEL) or state.mortgaged[lot] == 1:
            continue
        if is_hotel_next(board, state, lot) != (sort == ev.SORT_HOTEL):
            continue
        if check_next(board, state, seat, lot, refusal) == no.ACCEPTED:
            return item
    return -1


@rule
def opening_bid(board, state, sort: int, refusal) -> int:
    """The lowest printed price among the contenders' lots, or any price (SHORTAGE-04, -05)."""
    if board.shortage_floor_printed == 0:
        return board.auction_min
    least = -1
    for seat in range(state.seats):
        for item in range(state.wish_count[seat]):
            wish = state.wish[seat, item]
            if (wish >= HOTEL_WISH) != (sort == ev.SORT_HOTEL):
                continue
            lot = wish % HOTEL_WISH
            cost = board.house_cost[lot]
            if sort == ev.SORT_HOTEL:
                cost = board.hotel_cost[lot]
            if wish_that_fits(board, state, seat, sort, refusal) >= 0:
                if least < 0 or cost < least:
                    least = cost
    return max(least, board.auction_min)


@rule
def contenders_of(board, state, sort: int, refusal) -> int:
    """Who still wants a building of this sort, can place it and can open the bidding."""
    least = opening_bid(board, state, sort, refusal)
    mask = 0
    for seat in range(state.seats):
        if state.out[seat] == 1 or state.cash[seat] < least:
            continue
        if wish_that_fits(board, state, seat, sort, refusal) >= 0:
            mask |= 1 << seat
    return mask


@rule
def drop_bidders(board, state, refusal) -> None:
    """Whoever can no longer place the building, or no longer pay its own bid, drops out."""
    row = state.depth - 1
    sort = state.matters[row, M_REASON]
    for seat in range(state.seats):
        if (state.matters[row, M_MASK] >> seat) & 1 == 0:
            continue
        leads = state.matters[row, M_OTHER] == seat
        is_short = leads and bid_limit(board, state, seat) < state.matters[row, M_AMOUNT]
        if is_short or wish_that_fits(board, state, seat, sort, refusal) < 0:
            leave_auction(state, row, seat)


@rule
def close_building_auction(board, state, log, refusal) -> None:
    """The winner pays the bid and the building goes on the first lot it named that can take it."""
    row = state.depth - 1
    winner = state.matters[row, M_OTHER]
    amount = state.matters[row, M_AMOUNT]
    sort = state.matters[row, M_REASON]
    pop_matter(state)
    if winner == NOBODY:
        note(log, ev.AUCTION_UNSOLD, NOWHERE, sort, 0, 0, 0, 0, 0)
        state.matters[state.depth - 1, M_CASH] = 0
        return
    item = wish_that_fits(board, state, winner, sort, refusal)
    lot = state.wish[winner, item] % HOTEL_WISH
    remove_wish(state, winner, item)
    note(log, ev.AUCTION_WON, winner, lot, amount, sort, 0, 0, 0)
    place(board, state, log, winner, lot, amount)
    charge(board, state, log, winner, BANK, amount, ev.REASON_BID, lot)
