"""A game cut into stages, so that thousands of games run the same code side by side.

On a GPU a warp runs one branch at a time. Here each game is first routed to its next stage, then
all games with the same kind of decision decide, then all with the same kind of action apply it.
The functions are those of the loops that play one game after the other, so the bytes are equal.
"""

from ...kernel.rule import rule
from ..policies import policies, random_policy, simple_policy, thinking_policy
from ..policies.notes import open_notes
from ..policies.policies import decide
from ..policies.quiet import lots_before, note_change, note_wait
from ..rules import actions as act
from ..rules.legal import clear_action
from ..rules.owing import to_act
from ..rules.round import note_answer
from ..rules.setup import set_up
from ..rules.state import PHASE_OVER
from ..rules.step import step
from .play import FAULT_NONE, FAULT_REFUSED, FAULT_WAITED, next_question

# The stages where a game waits.
OVER = -1
HOUR = -2
PLAIN = 0  # a simple or random player
BUSINESS = 1
AN_ANSWER = 2
A_TRADE = 3  # this one and the next take long
ANYTHING = 4
THOUGHTS = 5
LONG = A_TRADE

# Kinds of action that are applied together.
THROW = 0
END_TURN = 1
BUILDING = 2
OTHER = 3
DEEDS = 4


@rule
def deal(board, state, seats: int, number: int, key0: int, key1: int, log) -> None:
    """Set up the game of this number for a seed."""
    state.seed[0] = number
    state.seed[1] = key0
    state.seed[2] = key1
    set_up(board, state, seats, log)


@rule
def route(board, state, asking, seated, params, turns: int, limit: int) -> int:
    """Ask seats in their order until one has something to think about; the stage for that.

    HOUR is for a timed game that has had its turns: the bank calls the end.
    """
    while state.phase != PHASE_OVER and state.number < limit:
        if state.turn >= turns and state.time_called == 0:
            if board.timed == 0:
                return OVER
            asking.number = act.BANK
            return HOUR
        owing = to_act(board, state)
        seat = next_question(board, state, asking, seated, owing)
        if seat < 0:
            return OVER
        asking.number = seat
        if seated[seat] != policies.THINKING:
            return PLAIN
        owes = (owing >> seat) & 1 == 1
        thought = thinking_policy.thought_of(board, state, seat, params[seat], owes)
        if thought == thinking_policy.BUSINESS:
            return BUSINESS
        if thought == thinking_policy.A_TRADE:
            return A_TRADE
        if thought == thinking_policy.AN_ANSWER:
            return AN_ANSWER
        if thought == thinking_policy.ANYTHING:
            return ANYTHING
    return OVER


@rule
def think_plainly(board, state, asking, seated, params, action, reason) -> None:
    """Decide for a simple or random player."""
    seat = asking.number
    if seated[seat] == policies.SIMPLE:
        owes = (to_act(board, state) >> seat) & 1 == 1
        simple_policy.decide(board, state, seat, params[seat], owes, action, reason)
    else:
        random_policy.decide(board, state, seat, params[seat], action, reason)


@rule
def mind_business(board, state, asking, params, action, reason, notes) -> None:
    """Decide for a seat that may build."""
    seat = asking.number
    open_notes(notes, asking, seat)
    owes = (to_act(board, state) >> seat) & 1 == 1
    thinking_policy.mind_business(board, state, seat, params[seat], owes, action, reason, notes)


@rule
def give_answer(board, state, asking, params, action, reason, notes) -> None:
    """Decide for a seat that must answer."""
    seat = asking.number
    open_notes(notes, asking, seat)
    thinking_policy.give_answer(board, state, seat, params[seat], action, reason, notes)


@rule
def seek_trade(board, state, asking, params, action, reason, notes) -> None:
    """Decide for a seat that may make an offer."""
    seat = asking.number
    open_notes(notes, asking, seat)
    thinking_policy.seek_trade(board, state, seat, params[seat], action, reason, notes)


@rule
def consider(board, state, asking, params, action, reason, notes) -> None:
    """Decide for a seat with a claim, an offer or a debt."""
    seat = asking.number
    open_notes(notes, asking, seat)
    owes = (to_act(board, state) >> seat) & 1 == 1
    thinking_policy.say_nothing(action, reason)
    thinking_policy.consider(board, state, seat, params[seat], owes, action, reason, notes)


@rule
def call_hour(action) -> None:
    """Write the action of the bank that calls the end of a timed game."""
    clear_action(action)
    action.kind = act.TIME_UP


@rule
def deed_of(action) -> int:
    """The kind of action that an action is applied with; −1 for none."""
    kind = action.kind
    if kind == act.WAIT:
        return -1
    if kind == act.ROLL:
        return THROW
    if kind == act.END:
        return END_TURN
    if kind == act.BUILD or kind == act.SELL:
        return BUILDING
    return OTHER


@rule
def take_action(board, state, asking, action, log, refusal, notes) -> int:
    """Apply what the asked seat has decided; a fault, or 0."""
    seat = asking.number
    before = lots_before(state)
    if step(board, state, seat, action, log, refusal) != 0:
        return FAULT_REFUSED
    if seat != act.BANK:
        note_change(board, state, asking, seat, action, before, notes)
        note_answer(state, asking, seat, action)
    return FAULT_NONE


@rule
def note_silence(board, state, asking, reason) -> int:
    """Let the asked seat wait; a fault if it owed an answer, or 0."""
    if (to_act(board, state) >> asking.number) & 1 == 1:
        return FAULT_WAITED
    note_wait(board, state, asking, asking.number, reason)
    return FAULT_NONE


@rule
def play_in_stages(
    board, state, asking, seated, params, action, log, refusal, notes, turns: int, limit: int
) -> int:
    """Play one game stage by stage, as a device does with many at once; a fault, or 0."""
    while True:
        thought = route(board, state, asking, seated, params, turns, limit)
        if thought == OVER:
            return FAULT_NONE
        seat = asking.number
        if thought == HOUR:
            call_hour(action)
        elif thought == PLAIN:
            decide(seated[seat], board, state, seat, params[seat], action, refusal)
        elif thought == BUSINESS:
            mind_business(board, state, asking, params, action, refusal, notes)
        elif thought == AN_ANSWER:
            give_answer(board, state, asking, params, action, refusal, notes)
        elif thought == A_TRADE:
            seek_trade(board, state, asking, params, action, refusal, notes)
        else:
            consider(board, state, asking, params, action, refusal, notes)
        if deed_of(action) < 0:
            fault = note_silence(board, state, asking, refusal)
        else:
            fault = take_action(board, state, asking, action, log, refusal, notes)
        if fault != FAULT_NONE:
            return fault
