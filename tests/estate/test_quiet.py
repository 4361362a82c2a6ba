"""Who need not be asked would have said "wait"."""

import numpy as np
import pytest

from passgo.editions import EDITIONS
from passgo.editions.arrays import records
from passgo.estate.edition.model import ESTATE
from passgo.estate.policies import policies, quiet
from passgo.estate.rules.actions import ACTION_DTYPE, WAIT
from passgo.estate.rules.owing import to_act
from passgo.estate.rules.round import first_owing, next_asked, note_answer
from passgo.estate.rules.state import PHASE_OVER, ROUND_DTYPE
from passgo.estate.rules.step import bid_on, go_on, step
from passgo.estate.studies import batch
from passgo.kernel.log import NO_LOG
from passgo.kernel.reason import REASON_WORDS

NO_NOTES = np.zeros(0, np.int64)
TABLE = ("simple", "regular", "shrewd", "simple")


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_who_is_passed_over_would_have_waited(edition):
    games = batch.deal(edition, "standard", 1, 4, TABLE, 3)
    batch.play(games, 250)  # Into the time of colours and houses.
    board, state = games.board, games.states[0]
    asking, action = records(1, ROUND_DTYPE)[0], records(1, ACTION_DTYPE)[0]
    reason = np.zeros(REASON_WORDS, np.int64)
    passed_over = 0
    for _ in range(220):
        if state.phase == PHASE_OVER:
            break
        owing = to_act(board, state)
        seat = int(next_asked(state, asking, owing))
        owes = bool(int(owing) >> seat & 1)
        policy = games.policies[seat]
        moment = quiet.window(board, state)
        is_quiet = not owes and quiet.is_quiet(policy, board, state, asking, seat, moment)
        policies.decide(policy, board, state, seat, games.params[0, seat], action, reason)
        if action.kind == WAIT:
            quiet.note_wait(board, state, asking, seat, reason)
            passed_over += is_quiet
            continue
        assert not is_quiet
        before = quiet.lots_before(state)
        assert step(board, state, seat, action, NO_LOG, reason) == 0
        quiet.note_change(board, state, asking, seat, action, before, NO_NOTES)
        note_answer(state, asking, seat, action)
    assert passed_over > 30


def play_the_short_way(edition):
    """Forced moves and bids: the shortcut plays the same as the rules."""
    games = batch.deal(edition, "standard", 1, 4, TABLE, 3)
    board, state = games.board, games.states[0]
    asking, action = records(1, ROUND_DTYPE)[0], records(1, ACTION_DTYPE)[0]
    reason = np.zeros(REASON_WORDS, np.int64)
    moves = bids = 0
    for _ in range(600):
        if state.phase == PHASE_OVER:
            break
        owing = to_act(board, state)
        seat = int(next_asked(state, asking, owing))
        policy, params = games.policies[seat], games.params[0, seat]
        policies.decide(policy, board, state, seat, params, action, reason)
        if action.kind == WAIT:
            continue
        owes = int(owing) >> seat & 1
        kind = quiet.foregone(policy, board, state, asking, seat, params) if owes else WAIT
        assert kind in (WAIT, action.kind)
        quiet.are_all_quiet(board, state, asking, games.policies, quiet.SHUT)
        moved = games.states.copy()[0]
        is_free = owes and quiet.moves_freely(board, state, action.kind)
        is_bid = quiet.is_bidding_for_lot(state, asking)
        if is_free:
            if policy == policies.THINKING:
                quiet.note_look(state, asking, seat, params, reason)
            go_on(board, moved, action.kind, action, NO_LOG, reason)
        elif is_bid:
            assert seat == first_owing(state, owing)
            bid_on(board, moved, seat, action, NO_LOG, reason)
        before = quiet.lots_before(state)
        assert step(board, state, seat, action, NO_LOG, reason) == 0
        if is_free or is_bid:
            assert moved.tobytes() == state.tobytes()
        moves += kind != WAIT
        bids += is_bid
        quiet.note_change(board, state, asking, seat, action, before, NO_NOTES)
        note_answer(state, asking, seat, action)
    return moves, bids


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_a_foregone_move_is_what_its_player_decides(edition):
    moves, _ = play_the_short_way(edition)
    assert moves > 20


def test_bids_are_taken_as_the_rules_take_them():
    _, bids = play_the_short_way("revolution")
    assert bids > 40


def test_any_number_of_workers_plays_the_same_bytes():
    dealt = [batch.deal("euro", "standard", 30, 4, ["regular"] * 4, 7) for _ in range(3)]
    for workers, games in zip((1, 2, 5), dealt, strict=True):
        assert batch.play(games, 3_000, workers) == 0
    assert dealt[0].states.tobytes() == dealt[1].states.tobytes() == dealt[2].states.tobytes()


def test_a_set_that_is_not_true_is_found():
    from passgo.estate.loops.invariants import HOLDS, SETS, broken

    games = batch.deal("euro", "standard", 1, 4, ["simple"] * 4, 7)
    batch.play(games, 200)
    state = games.states[0]
    assert broken(games.board, state) == HOLDS
    for column in ("owned", "whole", "pledged", "built", "offered"):
        state[column] ^= 1 << 3
        assert broken(games.board, state) == SETS
        state[column] ^= 1 << 3
    state.held[1] ^= 1 << 3
    assert broken(games.board, state) == SETS
