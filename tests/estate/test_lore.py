"""What a thinking player reads of the board is what the roster has filled in."""

import pytest

from passgo.editions import EDITIONS
from passgo.editions.arrays import records
from passgo.estate.edition.compile import compile_board
from passgo.estate.edition.loader import load_estate
from passgo.estate.edition.model import ESTATE
from passgo.estate.policies import lore, traits
from passgo.estate.roster import ROSTER, parameters
from passgo.estate.rules.mortgage import redeem_cost
from passgo.estate.rules.state import GROUPS, HOTEL, SEATS, STATE_DTYPE


@pytest.fixture(params=EDITIONS(ESTATE))
def known(request):
    """A board, and the parameters of a shrewd player on it."""
    board = compile_board(load_estate(request.param))
    return board, parameters(ROSTER["shrewd"], board)


def test_rents_until_the_horizon_are_those_of_all_rivals(known):
    _, params = known
    seen = 0
    for rivals in range(SEATS):
        ahead = lore.outlook_for(rivals)
        assert lore.rivals_ahead(ahead) == rivals
        for group in range(GROUPS):
            for level in range(lore.LEVELS):
                rents = params[traits.HORIZON] * rivals * lore.income(params, group, level) // 1000
                assert lore.earned(params, ahead, group, level) == rents
                seen += rents > 0
    assert seen > 100


def test_a_plan_is_the_best_level_that_can_be_paid_for(known):
    _, params = known
    ahead = lore.outlook_for(3)
    costs = set()
    for group in range(GROUPS):
        step = lore.row_cost(params, group)
        for most in range(HOTEL + 1):
            worth = [
                lore.earned(params, ahead, group, level) - step * level for level in range(most + 1)
            ]
            best = max(worth)
            assert lore.plan_value(params, ahead, group, most) == best
            assert lore.plan_cost(params, ahead, group, most) == step * worth.index(best)
            costs.add(step * worth.index(best))
    assert len(costs) > 4


def test_a_part_of_a_group_promises_a_share_of_its_third_house(known):
    _, params = known
    ahead = lore.outlook_for(2)
    for group in range(GROUPS):
        promised = lore.earned(params, ahead, group, lore.STEP_LEVEL)
        promised = max(promised - lore.STEP_LEVEL * lore.row_cost(params, group), 0)
        few, last = (lore.hoped(params, ahead, group, lore.FREE + place) for place in range(2))
        assert few == params[traits.SOME] * promised // 100
        assert last == params[traits.ALL_BUT_ONE] * promised // 100
        for place, free in enumerate((few, last)):
            blocked = lore.hoped(params, ahead, group, lore.HELD + place)
            assert blocked <= min(free, lore.hoped(params, ahead, group, lore.HELD_BY_ONE + place))


def test_lots_have_their_value_and_the_price_of_lifting_them(known):
    board, params = known
    state = records(1, STATE_DTYPE)[0]
    lots = [lot for lot in range(40) if board.price[lot]]
    assert len(lots) > 20
    for lot in lots:
        assert lore.lot_value(params, lot) == board.price[lot] * params[traits.LOT_WORTH] // 100
        assert lore.lifting_cost(params, lot) == redeem_cost(board, state, lot)
        assert lore.landings(params, lot) > 0
