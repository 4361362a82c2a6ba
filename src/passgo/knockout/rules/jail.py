"""Going to jail and coming out of it (chapters "Go to Jail" and "In jail")."""

from ...kernel.log import note
from ...kernel.rule import rule
from . import events as ev
from .landing import kind_of, space_of
from .purse import pay_to_pot
from .slide import take_off
from .state import ASK_AGAIN, ASK_JAIL, GO_TO_JAIL, IN_JAIL, NO_TOKEN, TOKENS, TOKENS_EACH
from .turns import ask, is_gone, token_decider


@rule
def jail_tokens(board, state, log) -> None:
    """Jail every token that rests on Go to Jail, even if a rival moved it (KO-JAIL-01, 02)."""
    for token in range(TOKENS):
        if kind_of(board, state, token) == GO_TO_JAIL:
            note(log, ev.TOKEN_JAILED, token, space_of(board, state, token), 0, 0, 0, 0, 0)
            take_off(state, token, IN_JAIL)
            if not is_gone(board, state, token // TOKENS_EACH):
                state.jail_open[token] = 1


@rule
def next_jailed(board, state) -> int:
    """The jailed token whose owner is to decide next: the slider's first, then in turn order."""
    start = 0
    for place in range(board.sides):
        if state.order[place] == state.slider:
            start = place
    for step in range(board.sides):
        side = state.order[(start + step) % board.sides]
        for number in range(TOKENS_EACH):
            token = side * TOKENS_EACH + number
            if state.jail_open[token] == 1:
                return token
    return NO_TOKEN


@rule
def ask_about_jail(board, state, log) -> bool:
    """Ask the next owner who can pay; those who cannot leave their tokens (KO-JAIL-06)."""
    while True:
        token = next_jailed(board, state)
        if token == NO_TOKEN:
            return False
        if state.cash[token // TOKENS_EACH] >= board.jail_fee:
            seat = token_decider(board, state, token)
            ask(state, ASK_JAIL, seat, token)
            note(log, ev.JAIL_ASKED, seat, token, board.jail_fee, 0, 0, 0, 0)
            return True
        state.jail_open[token] = 0


@rule
def buy_out(board, state, seat: int, log) -> None:
    """Pay to Free Parking and slide the token again at once (KO-JAIL-03)."""
    token = state.asked_token
    side = token // TOKENS_EACH
    state.jail_open[token] = 0
    pay_to_pot(state, side, board.jail_fee)
    note(log, ev.FEE_PAID, seat, side, board.jail_fee, ev.REASON_JAIL, 0, 0, 0)
    ask(state, ASK_AGAIN, seat, token)


@rule
def leave_in_jail(state, seat: int, log) -> None:
    """Leave a token in jail to the end of the round (KO-JAIL-04)."""
    state.jail_open[state.asked_token] = 0
    note(log, ev.JAIL_STAYED, seat, state.asked_token, 0, 0, 0, 0, 0)
