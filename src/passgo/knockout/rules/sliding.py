"""Making a slide: whether it may be made, the hand's noise, and what follows at rest."""

from ...kernel.log import note
from ...kernel.refuse import refuse
from ...kernel.rule import rule
from . import actions as act
from . import events as ev
from . import refusals as no
from .aim import deviate, noised_slope, noised_speed
from .jail import jail_tokens
from .landing import kind_of, space_of
from .purse import pay_to_pot
from .slide import HIT_ANY, HIT_RIVAL, slide, take_off
from .state import (
    ASK_AGAIN,
    ASK_CHANCE,
    ASK_RETRY,
    ASK_SLIDE,
    CHANCE,
    IN_HAND,
    IN_JAIL,
    NO_TOKEN,
    OFF,
    ON_BOARD,
    SECOND_FREE,
    SECOND_NONE,
    SECOND_PAID,
    TOKENS,
    TOKENS_EACH,
)
from .turns import ask, first_in_hand, token_decider

SLACK = 2
"""Thousandths of a millimetre by which rounding may let resting tokens overlap (KO-DIGI-03)."""


@rule
def waits_on_chance(board, state, token: int) -> bool:
    """Whether a token may still be slid again from Chance (KO-CHANCE-02)."""
    if state.chances[token] >= board.chance_reslides:
        return False
    return kind_of(board, state, token) == CHANCE


@rule
def first_on_chance(board, state, side: int) -> int:
    """The first of a side's tokens that waits on Chance, or −1."""
    for number in range(TOKENS_EACH):
        token = side * TOKENS_EACH + number
        if waits_on_chance(board, state, token):
            return token
    return NO_TOKEN


@rule
def slid_token(board, state, seat: int, action) -> int:
    """The token an action would slide, or −1 if it may slide none."""
    side = board.side_of[seat]
    if state.phase == ASK_AGAIN:
        token = state.asked_token
        if action.token == act.ANY_TOKEN or action.token == token - side * TOKENS_EACH:
            return token
        return NO_TOKEN
    if action.token == act.ANY_TOKEN:
        if state.phase == ASK_CHANCE:
            return first_on_chance(board, state, side)
        return first_in_hand(state, side)
    token = side * TOKENS_EACH + action.token
    if state.phase == ASK_CHANCE:
        # KO-TEAM-02: the player who slid a token slides it again.
        if waits_on_chance(board, state, token) and token_decider(board, state, token) == seat:
            return token
        return NO_TOKEN
    if state.where[token] == IN_HAND:
        return token
    return NO_TOKEN


@rule
def check_aim(board, action, refusal) -> int:
    """Whether an aim is one the lane allows (KO-SLIDE-01, 02)."""
    if action.y != 0 and action.y * 100 != board.launch_y:
        return refuse(refusal, no.NOT_BEHIND_GO, action.y, 0)
    if action.x < board.x_least or action.x > board.x_most:
        return refuse(refusal, no.BAD_PLACE, action.x, 0)
    if action.slope < -board.slope_most or action.slope > board.slope_most:
        return refuse(refusal, no.BAD_ANGLE, action.slope, 0)
    if action.speed < board.speed_least or action.speed > board.speed_most:
        return refuse(refusal, no.BAD_SPEED, action.speed, 0)
    return no.ACCEPTED


@rule
def overlaps(board, x1: int, y1: int, x2: int, y2: int) -> bool:
    """Whether tokens at two places overlap by more than rounding."""
    reach = 2 * board.radius - SLACK
    return (x1 - x2) * (x1 - x2) + (y1 - y2) * (y1 - y2) < reach * reach


@rule
def check_free(board, state, token: int, x: int, refusal) -> int:
    """Whether the launching place is free, and no two tokens overlap."""
    for one in range(TOKENS):
        if one == token or state.where[one] != ON_BOARD:
            continue
        if overlaps(board, x * 100, board.launch_y, state.x[one], state.y[one]):
            return refuse(refusal, no.PLACE_TAKEN, one, 0)
        for other in range(one):
            if other == token or state.where[other] != ON_BOARD:
                continue
            if overlaps(board, state.x[one], state.y[one], state.x[other], state.y[other]):
                return refuse(refusal, no.TOKENS_OVERLAP, other, one)
    return no.ACCEPTED


@rule
def check_slide(board, state, seat: int, action, refusal) -> int:
    """Whether a slide may be made now."""
    phase = state.phase
    if phase != ASK_SLIDE and phase != ASK_AGAIN and phase != ASK_CHANCE:
        return refuse(refusal, no.NOT_NOW, phase, 0)
    if action.token < act.ANY_TOKEN or action.token >= TOKENS_EACH:
        return refuse(refusal, no.NO_SUCH_TOKEN, action.token, 0)
    token = slid_token(board, state, seat, action)
    if token == NO_TOKEN:
        named = board.side_of[seat] * TOKENS_EACH + action.token
        if phase == ASK_SLIDE:
            return refuse(refusal, no.TOKEN_NOT_IN_HAND, named, 0)
        return refuse(refusal, no.NOT_THIS_TOKEN, named, 0)
    code = check_aim(board, action, refusal)
    if code != no.ACCEPTED:
        return code
    return check_free(board, state, token, action.x, refusal)


@rule
def do_slide(board, state, seat: int, action, log) -> None:
    """Slide a token, take away what left the board, jail what rests on Go to Jail."""
    token = slid_token(board, state, seat, action)
    side = token // TOKENS_EACH
    reason = slide_reason(state, token)
    if state.phase == ASK_CHANCE:
        state.chances[token] += 1
    state.last_slider[side] = seat
    if state.phase != ASK_AGAIN:
        state.slid_by[token] = seat
    speed = action.speed
    slope = action.slope
    if board.noise_speed[seat] > 0 or board.noise_angle[seat] > 0:
        speed = noised_speed(speed, board.noise_speed[seat], deviate(state))
        slope = noised_slope(slope, board.noise_angle[seat], deviate(state))
        # KO-SLIDE-08: even the least power carries a free slide past GO.
        speed = max(speed, board.speed_least)
    note(log, ev.SLID, seat, side, token, action.x, slope, speed, reason)
    state.slider = side
    state.slides += 1
    rivals = rivals_on_board(state, side)
    remember(state, token)
    hits = slide(board, state, token, action.x, slope, speed, log)
    has_left = state.where[token] == OFF
    settle_rest(board, state, log)
    if rivals_on_board(state, side) < rivals:
        state.takeouts += 1
    jail_tokens(board, state, log)
    # The question that the slide answered is closed; the slide itself may open another.
    state.phase = ASK_SLIDE
    if has_left:
        ask_about_retry(board, state, seat, token, hits, log)


@rule
def remember(state, token: int) -> None:
    """Store the tokens' places, to find out after the slide what happened to them."""
    for other in range(TOKENS):
        state.saved[other, 0] = state.x[other]
        state.saved[other, 1] = state.y[other]
        state.saved[other, 2] = state.where[other]
    state.saved[token, 2] = ON_BOARD


@rule
def rivals_on_board(state, side: int) -> int:
    """How many tokens of the other sides are on the board."""
    count = 0
    for token in range(TOKENS):
        if token // TOKENS_EACH != side and state.where[token] == ON_BOARD:
            count += 1
    return count


@rule
def slide_reason(state, token: int) -> int:
    """Why a token is slid now."""
    if state.phase == ASK_CHANCE:
        return ev.REASON_CHANCE
    if state.phase == ASK_SLIDE:
        return ev.REASON_TURN
    if state.where[token] == IN_JAIL:
        return ev.REASON_JAIL
    return ev.REASON_RETRY


@rule
def settle_rest(board, state, log) -> None:
    """Check the tokens at rest: short ones are out of play (KO-SLIDE-08, 11)."""
    for token in range(TOKENS):
        was_there = state.saved[token, 2] == ON_BOARD
        has_moved = state.x[token] != state.saved[token, 0]
        has_moved = has_moved or state.y[token] != state.saved[token, 1]
        for column in range(3):
            state.saved[token, column] = 0
        if state.where[token] == OFF and was_there:
            note(log, ev.TOKEN_OUT, token, ev.CHANGE_FELL, 0, 0, 0, 0, 0)
        if state.where[token] != ON_BOARD:
            continue
        if state.y[token] < board.go_line:
            take_off(state, token, OFF)
            note(log, ev.TOKEN_OUT, token, ev.CHANGE_SHORT, 0, 0, 0, 0, 0)
        elif has_moved and log.shape[0] > 0:
            note(log, ev.TOKEN_RESTED, token, space_of(board, state, token), 0, 0, 0, 0, 0)


@rule
def retry_fee(board) -> int:
    """What a second chance costs at this table."""
    return board.second_fee if board.second_chance == SECOND_PAID else 0


@rule
def ask_about_retry(board, state, seat: int, token: int, hits: int, log) -> None:
    """Ask for a second chance, where the table plays so and the token touched none (KO-VARIANT)."""
    if board.second_chance == SECOND_NONE:
        return
    if hits & HIT_RIVAL or (hits & HIT_ANY and board.own_hits_count == 1):
        return
    if board.second_chance == SECOND_FREE and state.retries[token] > 0:
        return
    fee = retry_fee(board)
    if state.cash[token // TOKENS_EACH] < fee:
        return
    ask(state, ASK_RETRY, seat, token)
    note(log, ev.RETRY_ASKED, seat, token, fee, 0, 0, 0, 0)


@rule
def do_retry(board, state, seat: int, log) -> None:
    """Take the token back for another try (KO-VARIANT-01, 03)."""
    token = state.asked_token
    state.retries[token] += 1
    fee = retry_fee(board)
    if fee > 0:
        side = token // TOKENS_EACH
        pay_to_pot(state, side, fee)
        note(log, ev.FEE_PAID, seat, side, fee, ev.REASON_RETRY, 0, 0, 0)
    note(log, ev.RETRY_TAKEN, seat, token, 0, 0, 0, 0, 0)
    ask(state, ASK_AGAIN, seat, token)
