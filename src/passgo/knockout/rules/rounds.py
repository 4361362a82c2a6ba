"""Rounds: getting ready for the next one, and the end of the game."""

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .purse import fill_pot
from .slide import take_off
from .state import (
    ABSENT,
    ASK_OVER,
    ASK_SLIDE,
    IN_HAND,
    NO_TOKEN,
    NOBODY,
    PART_OVER,
    PART_SLIDE,
    TOKENS_EACH,
)
from .turns import ask, is_gone, next_member, next_side


@rule
def take_tokens_back(board, state) -> None:
    """All sides take back all their tokens (KO-ROUND-05)."""
    for token in range(board.sides * TOKENS_EACH):
        place = IN_HAND
        if is_gone(board, state, token // TOKENS_EACH):
            place = ABSENT
        take_off(state, token, place)
        state.slid_by[token] = NOBODY
        state.jail_open[token] = 0
        state.chances[token] = 0
        state.retries[token] = 0
        state.waits[token] = 0


@rule
def rounds_to_come(board, state) -> int:
    """How many rounds follow this one: each side still played goes first once (KO-ORDER-03)."""
    count = 0
    for place in range(1, board.sides - state.turned):
        if not is_gone(board, state, state.order[place]):
            count += 1
    return count


@rule
def turn_order(board, state) -> None:
    """Put the first marker last, and then any first marker of an unplayed side (KO-ORDER-02)."""
    while True:
        first = state.order[0]
        for place in range(board.sides - 1):
            state.order[place] = state.order[place + 1]
        state.order[board.sides - 1] = first
        state.turned += 1
        if not is_gone(board, state, state.order[0]):
            return


@rule
def tell_order(board, state, log) -> None:
    """Note the order of those who still play."""
    number = 0
    for place in range(board.sides):
        if not is_gone(board, state, state.order[place]):
            number += 1
            note(log, ev.ORDER_DRAWN, state.order[place], number, 0, 0, 0, 0, 0)


@rule
def get_ready(board, state, log) -> None:
    """Prepare the next round: tokens, pot, order (KO-ROUND-05, KO-PARK-04, KO-ORDER-02)."""
    take_tokens_back(board, state)
    note(log, ev.TOKENS_RETURNED, state.round_no, 0, 0, 0, 0, 0, 0)
    if state.pot == 0:
        fill_pot(state, board.stake)
        note(log, ev.POT_FILLED, board.stake, 0, 0, 0, 0, 0, 0)
    rounds = state.round_no + rounds_to_come(board, state)
    turn_order(board, state)
    tell_order(board, state, log)
    state.round_no += 1
    state.part = PART_SLIDE
    state.step = 0
    state.place = 0
    note(log, ev.ROUND_STARTED, state.round_no, rounds, 0, 0, 0, 0, 0)


@rule
def end_game(board, state, log) -> None:
    """Count the cash: the richest side wins, equals win together (KO-END-01, 02).

    A side that has left is not counted and does not win (SP-57).
    """
    most = -1
    for side in range(board.sides):
        if is_gone(board, state, side):
            continue
        note(log, ev.CASH_COUNTED, side, state.cash[side], 0, 0, 0, 0, 0)
        most = max(most, state.cash[side])
    for seat in range(state.seats):
        if state.out[seat] == 0 and state.cash[board.side_of[seat]] == most:
            state.winners |= 1 << seat
            state.winning |= 1 << board.side_of[seat]
    state.part = PART_OVER
    state.step = 0
    state.place = 0
    ask(state, ASK_OVER, state.mover, NO_TOKEN)
    note(log, ev.GAME_WON, state.winning, 0, 0, 0, 0, 0, 0)


@rule
def ask_slide(board, state) -> bool:
    """Ask for the next ordinary slide; false when all have been made."""
    side = next_side(board, state)
    if side == NOBODY:
        return False
    ask(state, ASK_SLIDE, next_member(board, state, side), NO_TOKEN)
    return True
