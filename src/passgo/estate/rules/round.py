"""The polled round: which seat a driver asks next when players do not act on their own.

Tables of people act in any order; bots, studies and tests are asked. Seats that owe a decision
come first, in order from the mover. Where only the mover owes one, every other seat is asked once
per gap whether it wants to claim, build or trade, and again when an offer is made to it; then the
mover, who takes a bounded number of free actions per gap. "Wait" is an answer to this driver and
never reaches the rules.
"""

from ...kernel.rule import rule
from . import actions as act
from .owing import to_act
from .state import O_TO, SEATS

FREE_PER_GAP = 24
"""Free actions that all seats together may take before the mover must go on."""


@rule
def starts_gap(kind: int) -> bool:
    """Whether an action moves the game on; the others are free and leave the gap open."""
    return (act.FREE_ACTIONS >> kind) & 1 == 0


@rule
def seat_after(state, mover: int, step: int) -> int:
    """The seat so many places to the left of the mover."""
    seat = mover + step
    return seat if seat < state.seats else seat - state.seats


@rule
def asks_others(state, asking, owing: int) -> bool:
    """Whether only the mover owes a decision, so that the others may act first."""
    return owing == 1 << state.mover and state.turn > 0 and asking.free < FREE_PER_GAP


@rule
def next_asked(state, asking, owing: int) -> int:
    """The seat to ask now, or −1 when the game is over; ``owing`` is the kernel's ``to_act``."""
    if owing == 0:
        return -1
    mover = state.mover
    if asks_others(state, asking, owing):
        for step in range(1, state.seats):
            seat = seat_after(state, mover, step)
            if state.out[seat] == 0 and (asking.asked >> seat) & 1 == 0:
                asking.asked |= 1 << seat
                return seat
        return mover
    return first_owing(state, owing)


@rule
def first_owing(state, owing: int) -> int:
    """The first from the mover on that owes a decision, or −1."""
    for step in range(state.seats):
        seat = seat_after(state, state.mover, step)
        if (owing >> seat) & 1:
            return seat
    return -1


@rule
def note_answer(state, asking, seat: int, action) -> None:
    """Remember an action that was accepted."""
    if starts_gap(action.kind):
        open_gap(asking)
        return
    asking.free += 1
    if action.kind == act.OFFER:
        asking.asked &= ~(1 << action.seat)
        asking.asked |= 1 << seat
    elif state.offers[seat, O_TO] == act.NOBODY:
        # A seat that has just done something may want to do more.
        asking.asked &= ~(1 << seat)


@rule
def open_gap(asking) -> None:
    """Open a new gap: the game has moved on and every seat may act again."""
    asking.asked = 0
    asking.free = 0


@rule
def open_round(asking) -> None:
    """Begin asking afresh."""
    open_gap(asking)
    asking.number = 0
    asking.bid_at = -1
    # What was noted for other lots no longer applies.
    asking.changes += 1
    asking.deeds += 1
    asking.opened = asking.deeds
    for seat in range(SEATS):
        asking.waited[seat] = 0
        asking.looked[seat] = 0


@rule
def ask(board, state, asking) -> int:
    """The seat to ask now, or −1 when the game is over."""
    return next_asked(state, asking, to_act(board, state))
