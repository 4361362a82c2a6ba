"""Set up a game: sides, the stake above Free Parking, the draw for the first round."""

from ...kernel.log import note
from ...kernel.rng import STREAM_PACKS, draw
from ...kernel.rule import rule
from . import events as ev
from .purse import fill_pot, give_from_bank
from .rounds import ask_slide, take_tokens_back, tell_order
from .state import ABSENT, NO_TOKEN, NOBODY, SIDES, TOKENS


@rule
def set_up(board, state, seats: int, log) -> None:
    """Fill a zeroed state, whose seed is set, with a new game that awaits the first slide."""
    state.seats = seats
    state.round_no = 1
    state.asked_token = NO_TOKEN
    state.slider = NOBODY
    for token in range(TOKENS):
        state.where[token] = ABSENT
        state.slid_by[token] = NOBODY
    for side in range(SIDES):
        state.last_slider[side] = NOBODY
        state.order[side] = NOBODY
    take_tokens_back(board, state)
    for side in range(board.sides):
        give_from_bank(state, side, board.start_cash)
    fill_pot(state, board.stake)
    note(log, ev.POT_FILLED, board.stake, 0, 0, 0, 0, 0, 0)
    draw_colours(board, state)
    draw_order(board, state)
    tell_order(board, state, log)
    note(log, ev.ROUND_STARTED, state.round_no, board.sides, 0, 0, 0, 0, 0)
    ask_slide(board, state)


@rule
def draw_colours(board, state) -> None:
    """Give each side the colour it asked for, or one of those left (KO-SETUP-05)."""
    free = (1 << SIDES) - 1
    for side in range(board.sides):
        if board.colour[side] != NOBODY:
            free &= ~(1 << board.colour[side])
    for side in range(SIDES):
        state.colour[side] = NOBODY
    for side in range(board.sides):
        state.colour[side] = board.colour[side]
        if board.colour[side] == NOBODY:
            state.colour[side] = draw_from(state, free)
            free &= ~(1 << state.colour[side])


@rule
def draw_from(state, mask: int) -> int:
    """Draw one of the numbers in a mask, each equally likely."""
    count = 0
    for number in range(SIDES):
        count += (mask >> number) & 1
    nth = draw(state, STREAM_PACKS, count)
    for number in range(SIDES):
        if (mask >> number) & 1:
            if nth == 0:
                return number
            nth -= 1
    return NOBODY


@rule
def draw_order(board, state) -> None:
    """Shuffle the turn markers and draw them one by one (KO-ORDER-01)."""
    for place in range(board.sides):
        state.order[place] = place
    for place in range(board.sides - 1, 0, -1):
        other = draw(state, STREAM_PACKS, place + 1)
        side = state.order[place]
        state.order[place] = state.order[other]
        state.order[other] = side
