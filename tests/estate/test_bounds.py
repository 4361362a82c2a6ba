"""Bounds that spare a closer look: never less than what a closer look would find."""

import numpy as np
import pytest

from passgo.editions import EDITIONS
from passgo.editions.arrays import records
from passgo.estate.edition.model import ESTATE
from passgo.estate.policies.improving import IDLE_SALARIES, improve
from passgo.estate.policies.plans import at_best, best_plan, planned, with_cash
from passgo.estate.policies.standing import S_PARTS, S_WHOLE, S_WORTH, standing
from passgo.estate.policies.worth import gain, gains, outlook
from passgo.estate.policies.zoning import takable
from passgo.estate.rules.actions import ACTION_DTYPE
from passgo.estate.rules.demand import most_placeable, most_wanted, seats_called
from passgo.estate.rules.events import SORT_HOTEL, SORT_HOUSE
from passgo.estate.rules.lots import set_owner
from passgo.estate.rules.state import M_KIND, M_SEAT, PHASE_END, PHASE_ZONE
from passgo.estate.rules.zones import check_force
from passgo.estate.studies import batch
from passgo.kernel.reason import REASON_WORDS

NO_NOTES = np.zeros(0, np.int64)


def positions(edition, players, every=1):
    """Some games of one table, each played a little further than the one before."""
    for number in range(0, 12, every):
        games = batch.deal(edition, "standard", 1, 4, players, 5, first=number)
        batch.play(games, 200 + 25 * number)
        yield games.board, games.states[0], games.params[0]


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_others_take_no_more_houses_than_they_are_thought_to(edition):
    wanted = 0
    for board, state, _ in positions(edition, ["regular"] * 4):
        for builder in range(4):
            others = [seat for seat in range(4) if seat != builder and not state.out[seat]]
            for sort in (SORT_HOUSE, SORT_HOTEL):
                most = most_wanted(board, state, builder, sort)
                taken = sum(int(most_placeable(board, state, seat, sort)) for seat in others)
                assert taken <= most
                left = state.houses if sort == SORT_HOUSE else state.hotels
                if most <= left:
                    assert seats_called(board, state, builder, sort) == 0
                wanted += taken
    assert wanted > 0


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_nobody_is_worth_more_than_at_best(edition):
    with_colours = 0
    for board, state, params in positions(edition, ["shrewd"] * 4):
        for seat in range(4):
            if state.out[seat]:
                continue
            ahead = outlook(state, seat)
            for cash in (0, int(board.salary), 30 * int(board.salary)):
                now = standing(board, state, 0, params[0], NO_NOTES, ahead, seat, cash)
                best = at_best(board, state, 0, params[0], NO_NOTES, ahead, now[S_WHOLE])
                assert now[S_WORTH] <= max(now[S_PARTS] + cash + best, 1)
                with_colours += best > 0
    assert with_colours > 0


def test_a_share_grows_by_so_much_or_not():
    rng = np.random.default_rng(3)
    for before, rest, after, other in rng.integers(1, 40_000, (300, 4)).tolist():
        found = gain(before, before + rest, after, after + other)
        for least in (found - 1, found, found + 1):
            assert gains(before, before + rest, after, after + other, least) == (found >= least)


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_who_has_means_for_all_its_plans_plans_no_less(edition):
    rich = 0
    for board, state, params in positions(edition, ["shrewd"] * 4):
        for seat in range(4):
            ahead = outlook(state, seat)
            parts = standing(board, state, 0, params[0], NO_NOTES, ahead, seat, 0)[S_PARTS:]
            plan = best_plan(board, state, 0, params[0], NO_NOTES, ahead, parts[2])
            for cash in (0, plan[1] - parts[1] - 1, plan[1] - parts[1], plan[1]):
                worth = with_cash(board, state, 0, params[0], NO_NOTES, ahead, *parts, cash)
                assert worth >= parts[0] + cash
                known = (parts, cash, parts[2], plan)
                assert worth == planned(board, state, 0, params[0], NO_NOTES, ahead, *known)
                rich += parts[2] != 0 and cash + parts[1] >= plan[1]
    assert rich > 0


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
@pytest.mark.parametrize("player", ["novice", "regular", "shrewd"])
def test_less_money_gives_no_new_ideas(edition, player):
    reason = np.zeros(REASON_WORDS, np.int64)
    action = records(1, ACTION_DTYPE)[0]
    ideas = 0
    for board, state, params in positions(edition, [player] * 4, every=2):
        state.depth, state.phase = 0, PHASE_END
        idle = IDLE_SALARIES * int(board.salary)
        for seat in range(4):
            state.mover = seat
            for owes in (True, False):
                for top in (idle - 1, 3 * idle):
                    purses = np.linspace(top, idle if top > idle else 0, 15, dtype=np.int64)
                    had = []
                    for cash in purses.tolist():
                        state.cash[seat] = cash
                        had.append(
                            improve(
                                board, state, seat, params[seat], owes, action, reason, NO_NOTES
                            )
                        )
                    ideas += sum(had)
                    assert had == sorted(had, reverse=True)
    assert ideas > 0


def test_what_can_be_taken_in_a_forced_deal_is_what_the_rules_let_take():
    refusal = np.zeros(REASON_WORDS, np.int64)
    action = records(1, ACTION_DTYPE)[0]
    found = deals = 0
    for board, state, _ in positions("revolution", ["regular"] * 4, every=3):
        assert takable(board, state, 0) == 0 or board.lots_mask & ~state.owned == 0
        free = [lot for lot in range(40) if board.lots_mask & ~state.owned & 1 << lot]
        for number, lot in enumerate(free):
            set_owner(board, state, lot, number % 4)
        state.depth = 1
        state.matters[0, M_KIND] = PHASE_ZONE
        for seat in range(4):
            state.matters[0, M_SEAT] = seat
            for given in range(40):
                action.lot, taken = given, 0
                for lot in range(40):
                    action.amount = lot
                    if check_force(board, state, seat, action, refusal) == 0:
                        taken |= 1 << lot
                deals += taken != 0
                assert taken & int(board.streets_mask) in (0, takable(board, state, seat))
            found |= int(takable(board, state, seat))
    assert found
    assert deals > 40
