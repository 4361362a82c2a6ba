"""Set up a game: money, packs, the deal of the shorter games (SETUP, SHORT-01…03)."""

from ...kernel.log import note
from ...kernel.rng import STREAM_PACKS, draw
from ...kernel.rule import rule
from . import events as ev
from .actions import NOBODY
from .lots import set_owner
from .money import give_from_bank
from .state import O_TO, PACKS, PHASE_ORDER, SEATS, SQUARES
from .turn import TO_THROW


@rule
def set_up(board, state, seats: int, log) -> None:
    """Fill a zeroed state, whose seed is set, with a new game that awaits the throw for order."""
    state.seats = seats
    state.phase = PHASE_ORDER
    state.mover = board.banker
    state.houses = board.houses_total
    state.hotels = board.hotels_total
    for square in range(SQUARES):
        state.owner[square] = NOBODY
    for seat in range(SEATS):
        state.offers[seat, O_TO] = NOBODY
    for seat in range(seats):
        state.order_total[seat] = TO_THROW
        give_from_bank(state, seat, board.start_cash)
    for pack in range(PACKS):
        shuffle_pack(board, state, pack)
    deal_titles(board, state, log)


@rule
def shuffle_pack(board, state, pack: int) -> None:
    """Shuffle a pack (SETUP-07); nobody holds its release card."""
    size = board.pack_size[pack]
    state.pack_count[pack] = size
    state.release_holder[pack] = NOBODY
    for card in range(size):
        state.pack[pack, card] = card
    for place in range(size - 1, 0, -1):
        other = draw(state, STREAM_PACKS, place + 1)
        card = state.pack[pack, place]
        state.pack[pack, place] = state.pack[pack, other]
        state.pack[pack, other] = card


@rule
def deal_titles(board, state, log) -> None:
    """Deal shuffled deeds round the table from the banker's left, paid for at once."""
    for _ in range(board.deal_titles):
        for step in range(1, state.seats + 1):
            seat = (board.banker + step) % state.seats
            deal_one(board, state, log, seat)


@rule
def deal_one(board, state, log, seat: int) -> None:
    """Deal one of the deeds left, each equally likely."""
    left = 0
    for square in range(SQUARES):
        if (board.lots_mask >> square) & 1 and state.owner[square] == NOBODY:
            left += 1
    if left == 0:
        return
    nth = draw(state, STREAM_PACKS, left)
    for square in range(SQUARES):
        if (board.lots_mask >> square) & 1 and state.owner[square] == NOBODY:
            if nth == 0:
                set_owner(board, state, square, seat)
                price = board.price[square]
                give_from_bank(state, seat, -price)
                note(log, ev.TITLE_DEALT, seat, square, price, 0, 0, 0, 0)
                return
            nth -= 1
