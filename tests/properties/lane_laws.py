"""The invariants of every state of a knockout game, written independently of the kernel."""

import math

from passgo.knockout.rules import state as st
from tests.properties.laws import plain

NEAR = 2
"""Thousandths of a millimetre by which rounding may let resting tokens overlap."""


class LaneLaws:
    """The laws of one board."""

    def __init__(self, board):
        self.board = plain(board)

    def broken(self, state):
        """The laws that a state breaks, in words."""
        board, now = self.board, plain(state)
        return [name for name, holds in LAWS.items() if not holds(board, now)]


def members(board, side):
    return board.members[side][: board.member_count[side]]


def is_gone(board, state, side):
    return all(state.out[seat] for seat in members(board, side))


def money_adds_up(_, state):
    return sum(state.cash) + state.pot + state.bank == 0 <= min([state.pot, *state.cash])


def tokens_are_all_somewhere(board, state):
    for token, where in enumerate(state.where):
        side = token // st.TOKENS_EACH
        if side >= board.sides:
            allowed = {st.ABSENT}
        elif is_gone(board, state, side):
            allowed = {st.ON_BOARD, st.IN_JAIL, st.OFF, st.ABSENT}
        else:
            allowed = {st.IN_HAND, st.ON_BOARD, st.IN_JAIL, st.OFF}
        if where not in allowed:
            return False
        if where != st.ON_BOARD and (state.x[token] or state.y[token]):
            return False
        if state.jail_open[token] and where != st.IN_JAIL:
            return False
    return True


def on_board(state):
    return [
        (state.x[token], state.y[token])
        for token, where in enumerate(state.where)
        if where == st.ON_BOARD
    ]


def tokens_lie_on_the_lane(board, state):
    return all(
        0 <= x <= board.width and board.go_line <= y <= board.length for x, y in on_board(state)
    )


def tokens_lie_apart(board, state):
    """Until a Railroad has put one next to another: nothing is slid after that."""
    if state.part == st.PART_OVER or (state.part == st.PART_SCORE and state.step > st.STEP_CHANCE):
        return True
    places = on_board(state)
    return all(
        math.dist(one, other) >= 2 * board.radius - NEAR
        for number, one in enumerate(places)
        for other in places[:number]
    )


def nothing_is_in_motion(_, state):
    return not any(map(any, state.motion)) and not any(map(any, state.saved))


def everyone_stands_in_the_order(board, state):
    order = state.order[: board.sides]
    return sorted(order) == list(range(board.sides)) and 1 <= state.round_no <= board.sides


def a_property_is_collected_once(board, state):
    spaces = [space for mask in state.collected for space in range(64) if mask >> space & 1]
    return len(set(spaces)) == len(spaces) and all(board.kind[s] == st.PROPERTY for s in spaces)


def those_who_left_hold_nothing(board, state):
    for side in range(board.sides):
        if is_gone(board, state, side) and (state.cash[side] or state.collected[side]):
            return False
    return state.part == st.PART_OVER or state.out[state.mover] == 0


def ends_with_winners(board, state):
    playing = {seat for seat in range(state.seats) if not state.out[seat]}
    sides = [side for side in range(board.sides) if not is_gone(board, state, side)]
    winners = {seat for seat in range(st.SEATS) if state.winners >> seat & 1}
    if state.part != st.PART_OVER:
        return not winners and len(sides) >= 2
    most = max(state.cash[side] for side in sides)
    return winners == {seat for seat in playing if state.cash[board.side_of[seat]] == most}


LAWS = {
    "money adds up": money_adds_up,
    "tokens are all somewhere": tokens_are_all_somewhere,
    "tokens lie on the lane": tokens_lie_on_the_lane,
    "tokens lie apart": tokens_lie_apart,
    "nothing is in motion": nothing_is_in_motion,
    "everyone stands in the order": everyone_stands_in_the_order,
    "a property is collected once": a_property_is_collected_once,
    "those who left hold nothing": those_who_left_hold_nothing,
    "the game is over exactly when the richest have won": ends_with_winners,
}
