"""The electronic unit's Chance texts: drawn by zones, or striking at random (ECHANCE).

A text is an effect like a card's. It can reach a player outside his own turn; what it starts is
settled first, then the turn goes on.
"""

from ...kernel.refuse import refuse
from ...kernel.rng import STREAM_UNIT, draw
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import NOBODY
from .auction import open_auction, seats_in
from .cards import forget_planned, next_of_kind, obey
from .lots import is_lot
from .matters import has_room, pop_matter, push_matter
from .movement import resume_move
from .state import (
    ADVANCE_TO,
    ADVANCE_TO_NEAREST,
    AUTO_TEXT,
    AUTO_TEXTS,
    E_AMOUNT,
    E_CARD,
    E_KIND,
    E_TARGET,
    EFFECT_WIDTH,
    GO_BACK,
    GO_BACK_TO,
    M_AMOUNT,
    M_CASH,
    M_KIND,
    M_LEAST,
    M_LOTS,
    M_MASK,
    M_SEAT,
    PHASE_ORDER,
    SEATS,
    SQUARES,
    UNIT,
)


@rule
def write_text(board, state, row: int, text: int) -> None:
    """Hold a text of the unit ready."""
    for column in range(EFFECT_WIDTH):
        state.texts[row, column] = board.effect[UNIT, text, column]
    state.texts[row, E_CARD] = text + 1


@rule
def draw_text(board, state, row: int) -> None:
    """Draw a text and hold it ready, any of them again and again (SP-41)."""
    if state.planned_count[UNIT] > 0:
        for column in range(EFFECT_WIDTH):
            state.texts[row, column] = state.planned[UNIT, 0, column]
        forget_planned(state, UNIT)
        return
    write_text(board, state, row, draw(state, STREAM_UNIT, board.pack_size[UNIT]))


@rule
def show_text(board, state, log, seat: int, row: int) -> None:
    """Show a seat its text and obey it; no text is lost by not being read (ECHANCE-04)."""
    obey(board, state, log, seat, UNIT, state.texts[row, E_CARD] - 1, state.texts[row])
    for column in range(EFFECT_WIDTH):
        state.texts[row, column] = 0


@rule
def destination(board, state, seat: int) -> int:
    """The square the text held for a seat will send it to, or −1."""
    kind = state.texts[seat, E_KIND]
    if kind == ADVANCE_TO or kind == GO_BACK_TO:
        return state.texts[seat, E_TARGET]
    if kind == ADVANCE_TO_NEAREST:
        return next_of_kind(board, state.at[seat], state.texts[seat, E_TARGET])
    if kind == GO_BACK:
        return (state.at[seat] - state.texts[seat, E_AMOUNT]) % SQUARES
    return -1


@rule
def shared_lots(board, state, seats: int) -> int:
    """The unowned lots to which the texts held send two or more of these seats (ECHANCE-05)."""
    once = 0
    shared = 0
    if board.chance_multi_unowned == 0:
        return 0
    for seat in range(state.seats):
        if (seats >> seat) & 1 == 0:
            continue
        square = destination(board, state, seat)
        if square >= 0 and is_lot(board, square) and state.owner[square] == NOBODY:
            shared |= once & (1 << square)
            once |= 1 << square
    return shared


@rule
def open_texts(board, state, chooser: int, seats: int) -> None:
    """Draw a text for each of these seats; they will be shown one after another (ZONE-05)."""
    if seats == 0:
        return
    ready = 0
    for step in range(state.seats):
        seat = (chooser + step) % state.seats
        # A seat that still waits for the text of an earlier choice gets this one's when it comes.
        if (seats >> seat) & 1 and state.texts[seat, E_KIND] == 0:
            draw_text(board, state, seat)
            ready |= 1 << seat
    row = push_matter(state, AUTO_TEXTS, chooser, NOBODY, 0, 0, 0)
    state.matters[row, M_MASK] = seats
    state.matters[row, M_CASH] = ready
    state.matters[row, M_LOTS] = shared_lots(board, state, ready)


@rule
def settle_texts(board, state, log) -> None:
    """Show the next seat of a zone its text; each is settled before the next."""
    row = state.depth - 1
    chooser = state.matters[row, M_SEAT]
    seats = state.matters[row, M_MASK]
    if seats == 0:
        lots = state.matters[row, M_LOTS]
        pop_matter(state)
        for lot in range(SQUARES):
            # Somebody sent here has left the game on the way: the others' lot is still auctioned.
            if (lots >> lot) & 1 and state.owner[lot] == NOBODY:
                auction_shared(board, state, log, lot)
        return
    seat = chooser
    for step in range(state.seats):
        seat = (chooser + step) % state.seats
        if (seats >> seat) & 1:
            break
    state.matters[row, M_MASK] = seats & ~(1 << seat)
    if (state.matters[row, M_CASH] >> seat) & 1:
        state.matters[row, M_CASH] &= ~(1 << seat)
        show_text(board, state, log, seat, seat)
    else:
        draw_text(board, state, SEATS)
        show_text(board, state, log, seat, SEATS)


@rule
def pass_texts_on(board, state, row: int, leaver: int) -> None:
    """A leaver's text goes to the next who waits, that one's to the one after, and so on."""
    ready = state.matters[row, M_CASH]
    state.matters[row, M_MASK] &= ~(1 << leaver)
    if (ready >> leaver) & 1 == 0:
        return
    chooser = state.matters[row, M_SEAT]
    taker = leaver
    for step in range(1, state.seats):
        seat = (leaver + step) % state.seats
        if seat == chooser:
            break
        if (ready >> seat) & 1:
            for column in range(EFFECT_WIDTH):
                state.texts[taker, column], state.texts[seat, column] = (
                    state.texts[seat, column],
                    state.texts[taker, column],
                )
            taker = seat
    ready &= ~(1 << leaver)
    state.matters[row, M_CASH] = ready
    state.matters[row, M_LOTS] |= shared_lots(board, state, ready)


@rule
def auction_shared(board, state, log, lot: int) -> None:
    """Auction a lot to which Chance has sent several players."""
    open_auction(board, state, log, ev.SORT_LOT, lot, seats_in(state), board.auction_min)


@rule
def awaits_others(board, state, log, lot: int) -> bool:
    """Whether a lot reached by a text is shared; the last to arrive opens its auction."""
    for row in range(state.depth):
        if state.matters[row, M_KIND] != AUTO_TEXTS or (state.matters[row, M_LOTS] >> lot) & 1 == 0:
            continue
        for seat in range(state.seats):
            if (state.matters[row, M_CASH] >> seat) & 1 and destination(board, state, seat) == lot:
                return True
        state.matters[row, M_LOTS] &= ~(1 << lot)
        auction_shared(board, state, log, lot)
        return True
    return False


@rule
def strike(board, state) -> None:
    """The player whose card came out last is struck by a text; it goes before everything else."""
    seat = state.struck - 1
    state.struck = 0
    if state.out[seat] == 1 or not has_room(state):
        return
    row = push_matter(state, AUTO_TEXT, seat, NOBODY, 0, 0, 0)
    state.matters[row, M_LEAST] = -1


@rule
def settle_text(board, state, log) -> None:
    """Show a text that came by itself or was called for."""
    row = state.depth - 1
    seat = state.matters[row, M_SEAT]
    text = state.matters[row, M_LEAST]
    pop_matter(state)
    if text >= 0:
        write_text(board, state, SEATS, text)
    else:
        draw_text(board, state, SEATS)
    show_text(board, state, log, seat, SEATS)


@rule
def settle_resume(board, state, log) -> None:
    """The rest of a move that the salary interrupted."""
    row = state.depth - 1
    seat = state.matters[row, M_SEAT]
    steps = state.matters[row, M_AMOUNT]
    pop_matter(state)
    resume_move(board, state, log, seat, steps)


@rule
def check_unit_text(board, state, action, refusal) -> int:
    """The table may say which text its own unit shows, where it also throws its own dice."""
    if board.manual_dice == 0 or state.phase == PHASE_ORDER:
        return refuse(refusal, no.NOT_NOW, state.phase, 0)
    if action.lot < 0 or action.lot >= board.pack_size[UNIT]:
        return refuse(refusal, no.NO_SUCH_TEXT, 0, 0)
    if not has_room(state):
        return refuse(refusal, no.TOO_MANY_MATTERS, 0, 0)
    return no.ACCEPTED


@rule
def do_unit_text(state, seat: int, action) -> None:
    """A text shown by the table's own unit."""
    row = push_matter(state, AUTO_TEXT, seat, NOBODY, 0, 0, 0)
    state.matters[row, M_LEAST] = action.lot
