"""Which seat slides or answers next (chapters "Let's play" and "On your turn")."""

from ...kernel.rule import rule
from .state import IN_HAND, NO_TOKEN, NOBODY, TOKENS_EACH


@rule
def is_gone(board, state, side: int) -> bool:
    """Whether all who played a side have left (SP-57)."""
    for number in range(board.member_count[side]):
        if state.out[board.members[side, number]] == 0:
            return False
    return True


@rule
def sides_left(board, state) -> int:
    """How many sides are still played."""
    count = 0
    for side in range(board.sides):
        if not is_gone(board, state, side):
            count += 1
    return count


@rule
def standing_in(board, state, seat: int) -> int:
    """A seat, or the other member of its side where it has left (SP-57)."""
    if state.out[seat] == 0:
        return seat
    side = board.side_of[seat]
    for number in range(board.member_count[side]):
        if state.out[board.members[side, number]] == 0:
            return board.members[side, number]
    return seat


@rule
def hand_count(state, side: int) -> int:
    """How many tokens a side has yet to slide this round."""
    count = 0
    for number in range(TOKENS_EACH):
        if state.where[side * TOKENS_EACH + number] == IN_HAND:
            count += 1
    return count


@rule
def next_side(board, state) -> int:
    """The side whose ordinary slide comes next, or −1 when all have slid (KO-ROUND-02, 03).

    Sliding one token each in turn order, it is the one with most tokens in hand, ties by order.
    """
    best = NOBODY
    most = 0
    for place in range(board.sides):
        side = state.order[place]
        count = hand_count(state, side)
        if count > most:
            most = count
            best = side
    return best


@rule
def next_member(board, state, side: int) -> int:
    """The seat that makes a side's next ordinary slide (KO-TEAM-02).

    Members alternate, and another one begins in the next round.
    """
    slid = TOKENS_EACH - hand_count(state, side)
    number = (slid + state.round_no - 1) % board.member_count[side]
    return standing_in(board, state, board.members[side, number])


@rule
def token_decider(board, state, token: int) -> int:
    """The seat that decides about a token: who slid it (KO-TEAM-04)."""
    if state.slid_by[token] != NOBODY:
        return standing_in(board, state, state.slid_by[token])
    return standing_in(board, state, board.members[token // TOKENS_EACH, 0])


@rule
def side_decider(board, state, side: int) -> int:
    """The seat that makes a side's choices when scoring: who slid last for it (KO-TEAM-04)."""
    if state.last_slider[side] != NOBODY:
        return standing_in(board, state, state.last_slider[side])
    return standing_in(board, state, board.members[side, 0])


@rule
def ask(state, phase: int, seat: int, token: int) -> None:
    """Ask a seat a question, about one token or any suitable one."""
    state.phase = phase
    state.mover = seat
    state.asked_token = token


@rule
def first_in_hand(state, side: int) -> int:
    """The first token a side has in hand, or −1."""
    for number in range(TOKENS_EACH):
        token = side * TOKENS_EACH + number
        if state.where[token] == IN_HAND:
            return token
    return NO_TOKEN
