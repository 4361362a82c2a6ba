"""What a seat has asked for before, and which others should get no more offers for now."""

from ...kernel.rule import rule
from ..rules.state import P_CASH, P_TURN, P_WHAT, PROPOSALS
from ..rules.trade import partner_of
from .traits import PATIENCE, REPEAT


@rule
def is_repeated(seen, seat: int, params, what: int, cash: int) -> bool:
    """Whether these lots were asked for before, unless it was at a worse price or long ago."""
    made = seen.proposals
    for row in range(PROPOSALS):
        if made[seat, row, P_WHAT] != what or made[seat, row, P_TURN] == 0:
            continue
        if made[seat, row, P_CASH] == cash:
            return True
        if seen.turn - made[seat, row, P_TURN] < params[REPEAT] and made[seat, row, P_CASH] > cash:
            return True
    return False


@rule
def was_asked(seen, seat: int, what: int) -> bool:
    """Whether these lots were asked for at any price, as far as the state remembers."""
    for row in range(PROPOSALS):
        if seen.proposals[seat, row, P_WHAT] == what and seen.proposals[seat, row, P_TURN] > 0:
            return True
    return False


@rule
def made_this_turn(seen, seat: int) -> int:
    """How many offers a seat has made in this turn."""
    count = 0
    for row in range(PROPOSALS):
        if seen.proposals[seat, row, P_TURN] == seen.turn:
            count += 1
    return count


@rule
def is_pressed(seen, seat: int, params, other: int) -> bool:
    """Whether another should get no more offers for now: each offer makes the next wait longer."""
    made = seen.proposals
    count = 0
    last = 0
    for row in range(PROPOSALS):
        turn = made[seat, row, P_TURN]
        if turn == 0 or turn == seen.turn or partner_of(made[seat, row, P_WHAT]) != other:
            continue
        count += 1
        last = max(last, turn)
    return count > 0 and seen.turn - last < params[PATIENCE] * seen.seats * count
