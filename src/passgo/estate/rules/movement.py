"""Moving the token: by the dice, by a card, past the start, and to jail (TURN, SALARY, JAIL-01…03).

What happens on the square reached is in ``landing.py``.
"""

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .matters import push_matter, remove_matter
from .money import give_from_bank, withdraw_card
from .state import (
    AUTO_LAND,
    AUTO_MOVE,
    AUTO_NEXT_LOT,
    AUTO_RESUME,
    M_KIND,
    M_LEAST,
    M_SEAT,
    PHASE_BUY,
    PHASE_END,
    PHASE_ZONE,
    SQUARES,
)


@rule
def pay_salary(board, state, log, seat: int) -> None:
    """The bank pays the salary (SALARY-01)."""
    give_from_bank(state, seat, board.salary)
    note(log, ev.SALARY_PAID, seat, board.salary, 0, 0, 0, 0, 0)


@rule
def arrive(state, seat: int, by_card: int, multiplier: int) -> None:
    """Queue the landing to be settled next."""
    row = push_matter(state, AUTO_LAND, seat, 0, 0, 0, by_card)
    state.matters[row, M_LEAST] = multiplier


@rule
def move_forward(board, state, log, seat: int, steps: int, reason: int, with_salary: bool) -> None:
    """Advance a token; crossing the start or stopping on it pays the salary once."""
    origin = state.at[seat]
    reached = (origin + steps) % SQUARES
    state.at[seat] = reached
    note(log, ev.MOVED, seat, origin, reached, steps, reason, 0, 0)
    if not with_salary or (origin + steps < SQUARES and (steps > 0 or reached > 0)):
        # SALARY-02: sent to the start while standing on it, a token arrives there once more.
        return
    if reached == 0 and board.salary_on_landing == 0:
        return
    pay_salary(board, state, log, seat)


@rule
def move_by_dice(board, state, log, seat: int, steps: int) -> None:
    """Advance a token by a throw and leave its landing to be settled.

    Where the salary brings a text from the unit, the token stops on the start while it is paid and
    goes on afterwards (ECHANCE-03); otherwise it is one move.
    """
    rest = state.at[seat] + steps - SQUARES
    if rest >= 0 and stops_on_start(board, state, log, seat, ev.REASON_DICE):
        push_matter(state, AUTO_RESUME, seat, 0, 0, rest, 0)
        return
    move_forward(board, state, log, seat, steps, ev.REASON_DICE, True)
    arrive(state, seat, 0, 0)


@rule
def stops_on_start(board, state, log, seat: int, reason: int) -> bool:
    """Take the card out for the salary of a move past the start (SALARY-01, ECHANCE-01).

    Where that brings a text, the token stops on the start with its salary; whether it has.
    """
    withdraw_card(board, state, seat)
    if state.struck == 0:
        return False
    move_forward(board, state, log, seat, SQUARES - state.at[seat], reason, False)
    pay_salary(board, state, log, seat)
    return True


@rule
def resume_move(board, state, log, seat: int, steps: int) -> None:
    """Finish a move that the salary interrupted."""
    if steps > 0:
        move_forward(board, state, log, seat, steps, ev.REASON_DICE, False)
    arrive(state, seat, 0, 0)


@rule
def drop_move(state, seat: int) -> None:
    """A text that moves a token ends the move it interrupted, and a decision left behind.

    What was to be decided on the square left, a purchase or a zone, lapses with the landing.
    """
    row = 0
    while row < state.depth:
        kind = state.matters[row, M_KIND]
        is_move = kind == AUTO_RESUME or kind == AUTO_LAND or kind == AUTO_MOVE
        is_move = is_move or kind == AUTO_NEXT_LOT
        is_decision = kind == PHASE_BUY or kind == PHASE_ZONE
        if (is_move or is_decision) and state.matters[row, M_SEAT] == seat:
            remove_matter(state, row)
        else:
            row += 1


@rule
def move_back(board, state, log, seat: int, steps: int) -> None:
    """Send a token back; no salary, even across the start (SALARY-05)."""
    origin = state.at[seat]
    reached = (origin - steps) % SQUARES
    state.at[seat] = reached
    note(log, ev.MOVED, seat, origin, reached, -steps, ev.REASON_CARD, 0, 0)
    if reached == 0 and steps > 0 and board.salary_backward == 1:
        pay_salary(board, state, log, seat)


@rule
def send_to_jail(board, state, log, seat: int, reason: int) -> None:
    """Put a token straight into jail: no salary, and no further throw if it is the mover's."""
    state.at[seat] = board.jail_square
    state.jail[seat] = 1
    note(log, ev.JAILED, seat, reason, 0, 0, 0, 0, 0)
    if seat == state.mover:
        state.doubles = 0
        state.phase = PHASE_END
