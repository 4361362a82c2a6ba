"""The turn: who begins, the throw, doubles, and passing the dice on (SETUP-11…13, TURN)."""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rng import draw_throw
from ...kernel.rule import rule
from . import events as ev
from . import refusals as no
from .ending import finish
from .jail import try_for_double
from .landing import check_price_throw, do_price_throw
from .matters import current_phase, lapse_offers
from .movement import move_by_dice, send_to_jail
from .rent import age_claims
from .state import PHASE_END, PHASE_ORDER, PHASE_PRICE, PHASE_ROLL

TO_THROW = -1
NOT_RUNNING = -2
FACES = 6


@rule
def check_dice(board, action, refusal) -> int:
    """Manual dice come with the action; otherwise the game throws them itself.

    A manual die may show 0, so that a scenario can reach any square; two zeros are no throw.
    """
    die1 = action.dice[0]
    die2 = action.dice[1]
    if board.manual_dice == 0:
        if die1 != 0 or die2 != 0:
            return refuse(refusal, no.DICE_NOT_MANUAL, 0, 0)
        return no.ACCEPTED
    if die1 == 0 and die2 == 0:
        return refuse(refusal, no.DICE_NEEDED, 0, 0)
    if die1 < 0 or die1 > FACES or die2 < 0 or die2 > FACES:
        return refuse(refusal, no.BAD_DICE, die1, die2)
    return no.ACCEPTED


@rule
def next_thrower(board, state) -> int:
    """The seat whose throw for the first turn comes next, where the book fixes an order."""
    for step in range(state.seats):
        seat = (board.banker + step) % state.seats
        if state.order_total[seat] == TO_THROW:
            return seat
    return -1


@rule
def check_roll(board, state, seat: int, action, refusal) -> int:
    """Whether this seat may throw now, in any phase that asks for a throw."""
    phase = current_phase(state)
    if phase == PHASE_ORDER:
        first = next_thrower(board, state)
        if state.order_total[seat] != TO_THROW:
            return refuse(refusal, no.NOT_YOUR_THROW, first, 0)
        if board.order_from_banker == 1 and seat != first:
            return refuse(refusal, no.NOT_YOUR_THROW, first, 0)
    elif phase == PHASE_PRICE:
        code = check_price_throw(state, seat, refusal)
        if code != no.ACCEPTED:
            return code
    elif seat != state.mover:
        return refuse(refusal, no.NOT_YOUR_TURN, state.mover, 0)
    elif phase != PHASE_ROLL:
        return refuse(refusal, no.NOT_NOW, phase, 0)
    return check_dice(board, action, refusal)


@rule
def do_roll(board, state, seat: int, action, log) -> None:
    """Throw both dice."""
    die1 = action.dice[0]
    die2 = action.dice[1]
    if board.manual_dice == 0:
        outcome = draw_throw(state)
        die1 = 1 + outcome // FACES
        die2 = 1 + outcome % FACES
    phase = current_phase(state)
    if phase == PHASE_ORDER:
        throw_for_order(board, state, log, seat, die1, die2)
    elif phase == PHASE_PRICE:
        do_price_throw(board, state, seat, die1, die2, log)
    else:
        throw_and_move(board, state, log, seat, die1, die2)


@rule
def throw_for_order(board, state, log, seat: int, die1: int, die2: int) -> None:
    """One throw each; the highest total begins."""
    state.order_total[seat] = die1 + die2
    note(log, ev.ORDER_THROWN, seat, die1, die2, 0, 0, 0, 0)
    settle_order(board, state, log)


@rule
def settle_order(board, state, log) -> None:
    """When all have thrown, the leader begins; tied leaders throw again (SP-02)."""
    best = 0
    leaders = 0
    first = -1
    for seat in range(state.seats):
        total = state.order_total[seat]
        if total == TO_THROW:
            return
        if total > best:
            best = total
            leaders = 0
        if total == best and total > 0:
            leaders += 1
            if leaders == 1:
                first = seat
    if leaders == 0:
        # All who were tied have left: those still in the game throw again.
        for seat in range(state.seats):
            if state.out[seat] == 0:
                state.order_total[seat] = TO_THROW
        return
    if leaders > 1 and board.start_tie_rethrow == 1:
        tied = 0
        for seat in range(state.seats):
            if state.order_total[seat] == best:
                state.order_total[seat] = TO_THROW
                tied |= 1 << seat
            else:
                state.order_total[seat] = NOT_RUNNING
        note(log, ev.ORDER_TIED, tied, 0, 0, 0, 0, 0, 0)
        return
    for seat in range(state.seats):
        state.order_total[seat] = 0
    note(log, ev.FIRST_CHOSEN, first, 0, 0, 0, 0, 0, 0)
    start_turn(state, log, first)


@rule
def start_turn(state, log, seat: int) -> None:
    """Start a seat's turn."""
    state.mover = seat
    state.turn += 1
    state.phase = PHASE_ROLL
    state.doubles = 0
    state.throws = 0
    state.dice[0] = 0
    state.dice[1] = 0
    note(log, ev.TURN_STARTED, seat, state.turn, 0, 0, 0, 0, 0)


@rule
def throw_and_move(board, state, log, seat: int, die1: int, die2: int) -> None:
    """A moving throw or a try in jail; claims grow older before anything else happens."""
    age_claims(board, state, log)
    lapse_offers(state, log)
    state.received = 0
    state.throws += 1
    state.dice[0] = die1
    state.dice[1] = die2
    is_double = die1 == die2
    if is_double and state.jail[seat] == 0:
        state.doubles += 1
    note(log, ev.DICE_THROWN, seat, die1, die2, state.doubles, 0, 0, 0)
    if state.jail[seat] > 0:
        try_for_double(board, state, log, seat, die1, die2)
        return
    if state.doubles == 3:
        # TURN-06: the third double is not played.
        send_to_jail(board, state, log, seat, ev.REASON_DOUBLES)
        return
    state.phase = PHASE_END
    if is_double:
        state.phase = PHASE_ROLL
    move_by_dice(board, state, log, seat, die1 + die2)


@rule
def check_end(state, seat: int, refusal) -> int:
    """A turn ends by its mover's ``end``, with nothing left open (SP-51)."""
    if seat != state.mover:
        return refuse(refusal, no.NOT_YOUR_TURN, state.mover, 0)
    phase = current_phase(state)
    if phase != PHASE_END:
        return refuse(refusal, no.NOT_NOW, phase, 0)
    return no.ACCEPTED


@rule
def do_end(board, state, seat: int, log) -> None:
    """Pass the dice to the left."""
    note(log, ev.TURN_ENDED, seat, 0, 0, 0, 0, 0, 0)
    lapse_offers(state, log)
    next_turn(board, state, log)


@rule
def next_turn(board, state, log) -> None:
    """Clockwise to the next seat in the game, or to the count if the hour has come."""
    if state.time_called == 1:
        finish(board, state, log)
        return
    seat = state.mover
    for _ in range(state.seats):
        seat += 1
        if seat == state.seats:
            seat = 0
        if state.out[seat] == 0:
            break
    start_turn(state, log, seat)
