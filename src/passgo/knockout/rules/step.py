"""The kernel's entry point: check an action, apply it, and settle what follows from it."""

from ...kernel.log import clear_log, note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import actions as act
from . import events as ev
from . import refusals as no
from .jail import ask_about_jail, buy_out, leave_in_jail
from .landing import kind_of
from .leaving import do_resign
from .rounds import ask_slide, end_game, get_ready, rounds_to_come
from .scoring import begin_scoring, double, first_on_railroad, is_occupied, score_on
from .sliding import (
    check_slide,
    do_retry,
    do_slide,
    first_on_chance,
    retry_fee,
    waits_on_chance,
)
from .state import (
    ASK_AGAIN,
    ASK_CHANCE,
    ASK_HOUSE,
    ASK_JAIL,
    ASK_RAILROAD,
    ASK_RETRY,
    ASK_SLIDE,
    NO_TOKEN,
    PART_OVER,
    PART_SLIDE,
    PROPERTY,
    RAILROAD,
    TOKENS_EACH,
)
from .turns import token_decider


@rule
def check(board, state, seat: int, action, refusal) -> int:
    """Whether an action is allowed now; a refusal's code and parameters say why not."""
    kind = action.kind
    if state.part == PART_OVER:
        return refuse(refusal, no.GAME_OVER, 0, 0)
    if kind <= act.WAIT or kind >= act.KINDS:
        return refuse(refusal, no.UNKNOWN_ACTION, kind, 0)
    if seat < 0 or seat >= state.seats:
        return refuse(refusal, no.NO_SUCH_SEAT, seat, state.seats)
    if state.out[seat] == 1:
        return refuse(refusal, no.SEAT_IS_OUT, seat, 0)
    if kind == act.RESIGN:
        return no.ACCEPTED
    if seat != state.mover:
        return refuse(refusal, no.NOT_YOUR_TURN, state.mover, 0)
    if kind == act.SLIDE:
        return check_slide(board, state, seat, action, refusal)
    if kind == act.RAILROAD:
        return check_railroad(board, state, seat, action, refusal)
    if kind == act.HOUSE:
        return check_house(board, state, seat, action, refusal)
    if kind == act.STAY:
        return check_stay(board, state, seat, action, refusal)
    return check_fee(board, state, seat, kind, refusal)


@rule
def check_fee(board, state, seat: int, kind: int, refusal) -> int:
    """Whether a token may be slid again, and its fee paid (KO-JAIL-03, KO-VARIANT-03)."""
    asked = ASK_JAIL if kind == act.PAY else ASK_RETRY
    if state.phase != asked:
        return refuse(refusal, no.NOT_NOW, state.phase, 0)
    fee = board.jail_fee if kind == act.PAY else retry_fee(board)
    cash = state.cash[board.side_of[seat]]
    if cash < fee:
        return refuse(refusal, no.NOT_ENOUGH_CASH, fee, cash)
    return no.ACCEPTED


@rule
def named_token(board, state, seat: int, action) -> int:
    """The token an answer about Chance or a Railroad is about, or −1 if that one is not asked."""
    side = board.side_of[seat]
    if state.phase == ASK_CHANCE:
        if action.token == act.ANY_TOKEN:
            return first_on_chance(board, state, side)
        token = side * TOKENS_EACH + action.token
        if waits_on_chance(board, state, token) and token_decider(board, state, token) == seat:
            return token
        return NO_TOKEN
    if action.token == act.ANY_TOKEN:
        return first_on_railroad(board, state, side)
    token = side * TOKENS_EACH + action.token
    if state.waits[token] == 0 and kind_of(board, state, token) == RAILROAD:
        return token
    return NO_TOKEN


@rule
def check_named(board, state, seat: int, action, refusal) -> int:
    """Whether the token that an answer names is one of those asked about."""
    if action.token < act.ANY_TOKEN or action.token >= TOKENS_EACH:
        return refuse(refusal, no.NO_SUCH_TOKEN, action.token, 0)
    if named_token(board, state, seat, action) == NO_TOKEN:
        token = board.side_of[seat] * TOKENS_EACH + action.token
        return refuse(refusal, no.NOT_THIS_TOKEN, token, 0)
    return no.ACCEPTED


@rule
def check_stay(board, state, seat: int, action, refusal) -> int:
    """Whether a token may be left where it is."""
    phase = state.phase
    if phase == ASK_JAIL or phase == ASK_RETRY:
        return no.ACCEPTED
    if phase != ASK_CHANCE and phase != ASK_RAILROAD:
        return refuse(refusal, no.NOT_NOW, phase, 0)
    return check_named(board, state, seat, action, refusal)


@rule
def check_railroad(board, state, seat: int, action, refusal) -> int:
    """Whether a Railroad token may move to a space (KO-RAIL-01 to 03)."""
    if state.phase != ASK_RAILROAD:
        return refuse(refusal, no.NOT_NOW, state.phase, 0)
    code = check_named(board, state, seat, action, refusal)
    if code != no.ACCEPTED:
        return code
    space = action.space
    if space < 0 or space >= board.spaces:
        return refuse(refusal, no.NO_SUCH_SPACE, space, 0)
    if board.kind[space] != PROPERTY:
        return refuse(refusal, no.NOT_A_PROPERTY, space, 0)
    if is_occupied(board, state, space):
        return refuse(refusal, no.OCCUPIED, space, 0)
    return no.ACCEPTED


@rule
def check_house(board, state, seat: int, action, refusal) -> int:
    """Whether a property may be doubled: it must have been collected (KO-HOUSE-01)."""
    if state.phase != ASK_HOUSE:
        return refuse(refusal, no.NOT_NOW, state.phase, 0)
    space = action.space
    if space < 0 or space >= board.spaces:
        return refuse(refusal, no.NO_SUCH_SPACE, space, 0)
    if (state.collected[board.side_of[seat]] >> space) & 1 == 0:
        return refuse(refusal, no.NOT_COLLECTED, space, 0)
    return no.ACCEPTED


@rule
def step(board, state, seat: int, action, log, refusal) -> int:
    """Check and apply one action of one seat.

    Returns 0, or the code of a refusal that has changed nothing.
    """
    code = check(board, state, seat, action, refusal)
    if code != no.ACCEPTED:
        return code
    clear_log(log)
    state.number += 1
    if action.kind == act.RESIGN:
        goes_on = do_resign(board, state, seat, log)
    else:
        apply(board, state, seat, action, log)
        goes_on = state.phase != ASK_AGAIN and state.phase != ASK_RETRY
    if goes_on:
        settle(board, state, log)
    refusal[0] = 0
    refusal[1] = 0
    return no.ACCEPTED


@rule
def apply(board, state, seat: int, action, log) -> None:
    """Apply an action that ``check`` has allowed."""
    kind = action.kind
    if kind == act.SLIDE:
        do_slide(board, state, seat, action, log)
    elif kind == act.PAY:
        buy_out(board, state, seat, log)
    elif kind == act.RETRY:
        do_retry(board, state, seat, log)
    elif kind == act.HOUSE:
        double(board, state, board.side_of[seat], action.space, log)
    elif kind == act.RAILROAD:
        token = named_token(board, state, seat, action)
        move_by_rail(board, state, seat, token, action.space, log)
    else:
        do_stay(board, state, seat, action, log)


@rule
def move_by_rail(board, state, seat: int, token: int, space: int, log) -> None:
    """Put a token at the middle of a property (KO-RAIL-05, 06)."""
    state.x[token] = (board.left[space] + board.right[space]) // 2
    state.y[token] = (board.near[space] + board.far[space]) // 2
    note(log, ev.RAILROAD_TAKEN, seat, token, space, 0, 0, 0, 0)


@rule
def do_stay(board, state, seat: int, action, log) -> None:
    """Leave a token where it is: in jail, off the board, on Chance or on its Railroad."""
    phase = state.phase
    if phase == ASK_JAIL:
        leave_in_jail(state, seat, log)
    elif phase == ASK_RETRY:
        note(log, ev.RETRY_DECLINED, seat, state.asked_token, 0, 0, 0, 0, 0)
        state.phase = ASK_SLIDE
    else:
        token = named_token(board, state, seat, action)
        if phase == ASK_CHANCE:
            state.chances[token] = board.chance_reslides
            note(log, ev.CHANCE_LEFT, seat, token, 0, 0, 0, 0, 0)
        else:
            state.waits[token] = 1
            note(log, ev.RAILROAD_LEFT, seat, token, 0, 0, 0, 0, 0)


@rule
def settle(board, state, log) -> None:
    """Go on until a seat must decide: jail first, then slides, then scoring, then the end."""
    while True:
        if ask_about_jail(board, state, log):
            return
        if state.part == PART_SLIDE:
            if ask_slide(board, state):
                return
            begin_scoring(state, log)
        if score_on(board, state, log):
            return
        if rounds_to_come(board, state) == 0:
            end_game(board, state, log)
            return
        get_ready(board, state, log)


@rule
def to_act(board, state) -> int:
    """The mask of the seats that owe a decision: one, until the game is over."""
    if state.part == PART_OVER:
        return 0
    return 1 << state.mover


@rule
def current_phase(state) -> int:
    """What the table waits for."""
    return state.phase


@rule
def wealth(board, state, seat: int) -> int:
    """What the end counts: the cash of the seat's side; nothing for a seat that has left."""
    if state.out[seat] == 1:
        return 0
    return state.cash[board.side_of[seat]]
