"""The electronic unit's Chance texts: drawn by zones, or striking at random (ECHANCE).

A text is an effect like a card's. It can reach a player outside their turn; what it starts is
settled first, then the turn goes on.
"""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rng import STREAM_UNIT, draw
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import NOBODY
from .cards import forget_planned, obey
from .matters import has_room, open_matter, pop_matter, push_matter
from .movement import resume_move
from .sending import forget_sent, note_sent, settle_waiting_lot, texts_row
from .state import (
    AUTO_TEXT,
    AUTO_TEXTS,
    E_AMOUNT,
    E_CARD,
    E_KIND,
    E_TARGET,
    EFFECT_WIDTH,
    M_AMOUNT,
    M_CASH,
    M_LEAST,
    M_MASK,
    M_SEAT,
    M_TEXT,
    PHASE_ORDER,
    PHASE_TEXT,
    SEATS,
    UNIT,
)


@rule
def write_text(board, state, row: int, text: int) -> None:
    """Store a text of the unit until it is shown."""
    for column in range(EFFECT_WIDTH):
        state.texts[row, column] = board.effect[UNIT, text, column]
    state.texts[row, E_CARD] = text + 1


@rule
def draw_text(board, state, row: int) -> None:
    """Draw and store a text; the same text can come again (SP-41)."""
    if state.planned_count[UNIT] > 0:
        for column in range(EFFECT_WIDTH):
            state.texts[row, column] = state.planned[UNIT, 0, column]
        forget_planned(state, UNIT)
        return
    write_text(board, state, row, draw(state, STREAM_UNIT, board.pack_size[UNIT]))


@rule
def show_text(board, state, log, seat: int, row: int, by_zone: int) -> None:
    """Show a seat its text: obeyed at once, or waiting where it can scroll away (ECHANCE-04)."""
    text = state.texts[row, E_CARD] - 1
    kind = state.texts[row, E_KIND]
    amount = state.texts[row, E_AMOUNT]
    target = state.texts[row, E_TARGET]
    note(log, ev.TEXT_SHOWN, seat, text, kind, amount, target, 0, 0)
    if board.chance_text_waits == 0:
        follow_text(board, state, log, seat, row, by_zone)
        return
    matter = open_matter(state, log, PHASE_TEXT, seat, 0, 0, 0, 0)
    for column in range(EFFECT_WIDTH):
        state.matters[matter, M_TEXT + column] = state.texts[row, column]
        state.texts[row, column] = 0
    state.matters[matter, M_CASH] = by_zone


@rule
def follow_text(board, state, log, seat: int, row: int, by_zone: int) -> None:
    """Carry out a text and clear it."""
    if by_zone == 1:
        note_sent(board, state, seat, row)
    obey(board, state, log, seat, UNIT, state.texts[row, E_CARD] - 1, state.texts[row])
    for column in range(EFFECT_WIDTH):
        state.texts[row, column] = 0


@rule
def check_heed(state, seat: int, refusal) -> int:
    """Only the player who is shown the text can heed it."""
    if state.matters[state.depth - 1, M_SEAT] != seat:
        return refuse(refusal, no.NOT_ASKED, PHASE_TEXT, 0)
    return no.ACCEPTED


@rule
def do_heed(board, state, seat: int, log) -> None:
    """Read the text in time, and do what it says (ECHANCE-06)."""
    row = state.depth - 1
    for column in range(EFFECT_WIDTH):
        state.texts[SEATS, column] = state.matters[row, M_TEXT + column]
    by_zone = state.matters[row, M_CASH]
    pop_matter(state)
    note(log, ev.TEXT_HEEDED, seat, 0, 0, 0, 0, 0, 0)
    follow_text(board, state, log, seat, SEATS, by_zone)


@rule
def do_text_gone(state, log) -> None:
    """The text has left the screen unread: too late, it does nothing (ECHANCE-04)."""
    note(log, ev.TEXT_LOST, state.matters[state.depth - 1, M_SEAT], 0, 0, 0, 0, 0, 0)
    pop_matter(state)


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


@rule
def settle_texts(board, state, log) -> None:
    """Show the next seat of a zone its text; each is settled before the next."""
    if settle_waiting_lot(board, state, log):
        return
    row = state.depth - 1
    chooser = state.matters[row, M_SEAT]
    seats = state.matters[row, M_MASK]
    if seats == 0:
        pop_matter(state)
        if texts_row(state) < 0:
            forget_sent(state)
        return
    seat = chooser
    for step in range(state.seats):
        seat = (chooser + step) % state.seats
        if (seats >> seat) & 1:
            break
    state.matters[row, M_MASK] = seats & ~(1 << seat)
    if (state.matters[row, M_CASH] >> seat) & 1:
        state.matters[row, M_CASH] &= ~(1 << seat)
        show_text(board, state, log, seat, seat, 1)
    else:
        draw_text(board, state, SEATS)
        show_text(board, state, log, seat, SEATS, 1)


@rule
def pass_texts_on(board, state, row: int, leaver: int) -> None:
    """Pass a leaver's text to the next seat that waits, that seat's text on, and so on.

    The leaver's row holds the text to be passed on.
    """
    ready = state.matters[row, M_CASH]
    state.matters[row, M_MASK] &= ~(1 << leaver)
    if (ready >> leaver) & 1 == 0:
        return
    chooser = state.matters[row, M_SEAT]
    for step in range(1, state.seats):
        seat = (leaver + step) % state.seats
        if seat == chooser:
            break
        if (ready >> seat) & 1:
            for column in range(EFFECT_WIDTH):
                state.texts[leaver, column], state.texts[seat, column] = (
                    state.texts[seat, column],
                    state.texts[leaver, column],
                )
    state.matters[row, M_CASH] = ready & ~(1 << leaver)


@rule
def strike(board, state) -> None:
    """Strike the player whose card came out last with a text; it is settled first."""
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
    show_text(board, state, log, seat, SEATS, 0)


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
