"""Getting out of jail: the fine, the release card, a double (JAIL-05…11).

Sending a token to jail is in ``movement.py``.
"""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .actions import BANK, NOBODY
from .cards import return_release_card
from .matters import pop_matter, push_matter
from .money import charge, move_cash
from .movement import move_by_dice
from .state import AUTO_MOVE, M_AMOUNT, M_SEAT, PACKS, PHASE_END, PHASE_ROLL


@rule
def leave_jail(state, log, seat: int, reason: int) -> None:
    """Release a player from jail."""
    state.jail[seat] = 0
    note(log, ev.JAIL_LEFT, seat, reason, 0, 0, 0, 0, 0)


@rule
def try_for_double(board, state, log, seat: int, die1: int, die2: int) -> None:
    """A throw in jail: a double frees and moves, the third failure costs the fine and moves."""
    state.phase = PHASE_END
    pips = die1 + die2
    if die1 == die2:
        leave_jail(state, log, seat, ev.REASON_DOUBLE)
        if board.jail_double_rerolls == 1:
            state.doubles = 1
            state.phase = PHASE_ROLL
        move_by_dice(board, state, log, seat, pips)
        return
    if state.jail[seat] < board.jail_max_turns:
        note(log, ev.JAIL_STAYED, seat, state.jail[seat], 0, 0, 0, 0, 0)
        state.jail[seat] += 1
        return
    # JAIL-11, SP-24: the fine first, raised if need be; only then the move by this throw.
    push_matter(state, AUTO_MOVE, seat, 0, 0, pips, 0)
    held = release_card_of(state, seat)
    if board.late_card == 1 and held != NOBODY:
        return_release_card(board, state, log, held)
        return
    charge(board, state, log, seat, BANK, board.jail_fine, ev.REASON_FINE, 0)


@rule
def settle_move(board, state, log) -> None:
    """The move that was waiting for the fine."""
    row = state.depth - 1
    seat = state.matters[row, M_SEAT]
    pips = state.matters[row, M_AMOUNT]
    pop_matter(state)
    leave_jail(state, log, seat, ev.REASON_FINE)
    move_by_dice(board, state, log, seat, pips)


@rule
def check_fine(board, state, seat: int, refusal) -> int:
    """At any idle moment in some books, before the player's throw in others (JAIL-05, -06)."""
    if state.jail[seat] == 0:
        return refuse(refusal, no.NOT_IN_JAIL, 0, 0)
    if board.jail_fine_idle == 0:
        if seat != state.mover:
            return refuse(refusal, no.NOT_YOUR_TURN, state.mover, 0)
        if state.throws > 0:
            return refuse(refusal, no.BEFORE_THE_THROW, 0, 0)
        if state.phase == PHASE_END:
            # JAIL-06: a player sent to jail before any throw of this turn waits for the next turn.
            return refuse(refusal, no.JAILED_THIS_TURN, 0, 0)
    if state.cash[seat] < board.jail_fine:
        return refuse(refusal, no.NOT_ENOUGH_CASH, board.jail_fine, state.cash[seat])
    return no.ACCEPTED


@rule
def do_fine(board, state, seat: int, log) -> None:
    """Pay the fine and be free; the next throw is a normal one."""
    move_cash(board, state, seat, BANK, board.jail_fine, ev.REASON_FINE)
    note(log, ev.BANK_PAID, seat, board.jail_fine, ev.REASON_FINE, 0, 0, 0, 0)
    leave_jail(state, log, seat, ev.REASON_FINE)


@rule
def release_card_of(state, seat: int) -> int:
    """The pack of the release card a seat has held longest, or NOBODY."""
    found = NOBODY
    for pack in range(PACKS):
        if state.release_holder[pack] == seat:
            if found == NOBODY or state.release_since[pack] < state.release_since[found]:
                found = pack
    return found


@rule
def check_card(board, state, seat: int, action, refusal) -> int:
    """A release card is played before the throw on the player's turn (JAIL-08, SP-52)."""
    if state.jail[seat] == 0:
        return refuse(refusal, no.NOT_IN_JAIL, 0, 0)
    if seat != state.mover:
        return refuse(refusal, no.NOT_YOUR_TURN, state.mover, 0)
    if state.throws > 0 and board.late_card == 0:
        return refuse(refusal, no.BEFORE_THE_THROW, 0, 0)
    pack = action.pack
    if pack == NOBODY:
        pack = release_card_of(state, seat)
    if pack < 0 or pack >= PACKS or state.release_holder[pack] != seat:
        return refuse(refusal, no.CARD_NOT_HELD, action.pack, 0)
    return no.ACCEPTED


@rule
def do_card(board, state, seat: int, action, log) -> None:
    """Play a release card; it goes back under its own pack (CARD-07, SP-23)."""
    pack = action.pack
    if pack == NOBODY:
        pack = release_card_of(state, seat)
    leave_jail(state, log, seat, ev.REASON_RELEASE_CARD)
    return_release_card(board, state, log, pack)
