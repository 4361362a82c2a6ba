"""Throw the dice again and again for one token, and count where the throws end."""

from ...kernel.rule import rule
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.matters import current_phase
from ..rules.setup import shuffle_pack
from ..rules.state import PACKS, PHASE_CHOICE, PHASE_ROLL, PHASE_TEXT, PHASE_ZONE, SQUARES
from ..rules.step import step
from ..rules.turn import start_turn

IN_JAIL = SQUARES
"""The count of throws that end in jail."""


@rule
def answer_landing(board, state, action, log, refusal) -> int:
    """Take the next decision of a token that is on its way; 0 if it has come to rest.

    A choice to pay or to draw is paid, a zone's player names the zone, a text is heeded.
    """
    phase = current_phase(state)
    clear_action(action)
    if phase == PHASE_CHOICE:
        action.kind = act.PAY
    elif phase == PHASE_ZONE:
        action.kind = act.ZONE
        action.lot = board.zone_of[state.at[0]]
    elif phase == PHASE_TEXT:
        action.kind = act.HEED
    else:
        return 0
    step(board, state, 0, action, log, refusal)
    return 1


@rule
def throw_once(board, state, pays: int, die1: int, die2: int, action, log, refusal) -> None:
    """One throw of seat 0 from where it stands, with everything that follows from it.

    Both dice are 0 where the game throws them itself.
    """
    if state.jail[0] > 0 and pays == 1:
        clear_action(action)
        action.kind = act.FINE
        step(board, state, 0, action, log, refusal)
    clear_action(action)
    action.kind = act.ROLL
    action.dice[0] = die1
    action.dice[1] = die2
    step(board, state, 0, action, log, refusal)
    while answer_landing(board, state, action, log, refusal) == 1:
        pass


@rule
def end_of_throw(state) -> int:
    """Where a throw has ended: a square, or in jail."""
    if state.jail[0] > 0:
        return IN_JAIL
    return state.at[0]


@rule
def roll_on(board, state, rolls: int, pays: int, counts, action, log, refusal) -> None:
    """Throw so many times; the packs are shuffled before each, and the other seats never move."""
    for _ in range(rolls):
        for pack in range(PACKS):
            shuffle_pack(board, state, pack)
        if state.phase != PHASE_ROLL:
            start_turn(state, log, 0)
        throw_once(board, state, pays, 0, 0, action, log, refusal)
        counts[end_of_throw(state)] += 1
