"""Wishes of an order that meets a shortage: which are due, which are ready, and how many."""

import numpy as np
import pytest

from passgo.estate.formats.scenario_given import place
from passgo.estate.formats.wording import new_action
from passgo.estate.rules import events as ev
from passgo.estate.rules import refusals as no
from passgo.estate.rules.actions import LIST_MAX
from passgo.estate.rules.demand import most_placeable
from passgo.estate.rules.serving import (
    drop_hotels_not_won,
    full_price,
    hotel_is_due,
    houses_spared,
    houses_wished,
    waits_for_houses,
)
from passgo.estate.rules.wishes import (
    ANY_SUM,
    HOTEL_WISH,
    can_take,
    check_wishes,
    clear_wishes,
    count_wishes,
    is_of_sort,
    is_ready,
    least_repayment,
    remove_wish,
    wish_that_fits,
)
from passgo.game import Game
from passgo.kernel.log import NO_LOG

HOTEL = HOTEL_WISH + 1
REFUSAL = np.zeros(4, np.int64)


def table(*wishes, edition="euro", levels=(4, 4), cash=50, houses=5, hotels=1, **ana):
    """Ana owns the first two streets and wishes for these buildings."""
    game = Game.new(edition, ["ana", "bob", "cid"], seed=1, options={"dice": "manual"})
    buildings = {lot: level for lot, level in zip((1, 3), levels, strict=True) if level}
    given = {"cash": cash, "owns": [1, 3], "buildings": buildings, **ana}
    place(game, {"ana": given, "bank": {"houses": houses, "hotels": hotels}})
    for item, wish in enumerate(wishes):
        game.state.wish[0, item] = wish
    game.state.wish_count[0] = len(wishes)
    return game.board, game.state


def is_due(*wishes, **given):
    board, state = table(*wishes, **given)
    before = state.tobytes()
    found = hotel_is_due(board, state, 0, REFUSAL)
    assert state.tobytes() == before
    return bool(found)


def test_a_hotel_is_due_when_its_lot_and_the_cash_are_ready():
    assert is_due(HOTEL)
    assert is_due(HOTEL, cash=51)
    assert not is_due(HOTEL, cash=49)
    assert not is_due(HOTEL, levels=(4, 3))
    assert not is_due(HOTEL, hotels=0)
    assert not is_due()


def test_a_house_wished_for_is_no_hotel_that_is_due():
    assert not is_due(1, levels=(0, 0))
    assert not is_due(1)
    assert is_due(3, HOTEL)
    assert is_due(HOTEL, HOTEL + 2)


@pytest.mark.parametrize(
    ("wish", "sort", "is_one"),
    [
        (1, ev.SORT_HOUSE, True),
        (39, ev.SORT_HOUSE, True),
        (HOTEL, ev.SORT_HOUSE, False),
        (1, ev.SORT_HOTEL, False),
        (HOTEL, ev.SORT_HOTEL, True),
        (HOTEL_WISH, ev.SORT_HOTEL, True),
        (1, -1, True),
        (HOTEL, -1, True),
    ],
)
def test_the_sort_of_a_wish(wish, sort, is_one):
    assert is_of_sort(wish, sort) == is_one


def test_wishes_are_counted_by_sort_and_struck_one_by_one():
    _, state = table(1, 3, HOTEL, 1)
    assert [count_wishes(state, 0, sort) for sort in (ev.SORT_HOUSE, ev.SORT_HOTEL, -1)] == [
        3,
        1,
        4,
    ]
    assert count_wishes(state, 1, -1) == 0
    state.wish[1, 0], state.wish_count[1] = 6, 1
    assert houses_wished(state) == 4
    remove_wish(state, 0, 1)
    assert state.wish[0, :5].tolist() == [1, HOTEL, 1, 0, 0]
    assert state.wish_count[0] == 3
    clear_wishes(state, 0)
    assert not state.wish[0].any()
    assert state.wish_count[0] == 0
    assert state.wish_count[1] == 1


def test_a_wish_is_ready_when_its_building_comes_next():
    board, state = table(levels=(1, 0))
    assert is_ready(board, state, 0, 3, REFUSAL)
    assert not is_ready(board, state, 0, 1, REFUSAL)
    assert not is_ready(board, state, 0, HOTEL, REFUSAL)
    board, state = table()
    assert is_ready(board, state, 0, HOTEL, REFUSAL)
    assert not is_ready(board, state, 0, 1, REFUSAL)
    assert not is_ready(board, state, 1, HOTEL, REFUSAL)


def mortgaged(*wishes, cash=1000):
    """On this board a mortgage is repaid by the order that builds."""
    return table(*wishes, edition="deska", levels=(0, 0), cash=cash, mortgaged=[1])


def test_repaying_comes_out_of_what_is_to_spare():
    board, state = mortgaged(1, 3)
    repaid = full_price(board, state, 1) - full_price(board, state, 3)
    assert repaid > 0
    house = ev.SORT_HOUSE
    assert can_take(board, state, 0, 1, house, repaid, REFUSAL)
    assert not can_take(board, state, 0, 1, house, repaid - 1, REFUSAL)
    assert can_take(board, state, 0, 3, house, 0, REFUSAL)
    assert not can_take(board, state, 0, 1, ev.SORT_HOTEL, repaid, REFUSAL)
    state.cash[0] = repaid - 1
    assert not can_take(board, state, 0, 1, house, ANY_SUM, REFUSAL)
    state.cash[0] = repaid
    assert can_take(board, state, 0, 1, house, ANY_SUM, REFUSAL)
    assert wish_that_fits(board, state, 0, house, repaid, REFUSAL) == 0
    assert wish_that_fits(board, state, 0, house, 0, REFUSAL) == 1
    assert wish_that_fits(board, state, 0, ev.SORT_HOTEL, repaid, REFUSAL) == -1
    assert wish_that_fits(board, state, 1, house, repaid, REFUSAL) == -1


def test_the_least_to_repay():
    house = ev.SORT_HOUSE
    board, state = mortgaged(1)
    repaid = full_price(board, state, 1) - full_price(board, state, 3)
    assert least_repayment(board, state, 0, house, REFUSAL) == repaid
    board, state = mortgaged(1, 3)
    assert least_repayment(board, state, 0, house, REFUSAL) == 0
    board, state = mortgaged(3, 1)
    assert least_repayment(board, state, 0, house, REFUSAL) == 0
    board, state = mortgaged()
    assert least_repayment(board, state, 0, house, REFUSAL) == ANY_SUM


@pytest.mark.parametrize(
    ("wishes", "levels", "cash", "houses", "spared"),
    [
        ((), (0, 0), 500, 5, 5),
        ((1,), (0, 0), 500, 5, 4),
        ((1, 3, 1), (0, 0), 500, 5, 2),
        ((1, 3, 1), (0, 0), 100, 5, 2),
        ((1, 3), (0, 0), 50, 1, -1),
        ((1, 3), (0, 0), 500, 1, -1),
        ((HOTEL,), (4, 4), 500, 0, 4),
        ((HOTEL,), (4, 4), 49, 0, 0),
        ((3, HOTEL), (4, 3), 500, 1, 4),
    ],
)
def test_what_an_order_leaves_of_the_houses(wishes, levels, cash, houses, spared):
    board, state = table(*wishes, levels=levels, cash=cash, houses=houses)
    before = state.tobytes()
    assert houses_spared(board, state, 0, REFUSAL) == spared
    assert state.tobytes() == before


def test_cash_is_counted_down_to_buildings_of_one_unit():
    board, state = table(levels=(0, 0), cash=3)
    board = board.copy()
    board.house_cost[[1, 3]] = 1
    assert most_placeable(board, state, 0, ev.SORT_HOUSE) == 3


def test_a_hotel_waits_for_the_houses_of_its_group():
    board, state = table(3, levels=(4, 3))
    assert waits_for_houses(board, state, 0, 1)
    assert not waits_for_houses(board, state, 0, 6)
    assert not waits_for_houses(board, state, 1, 1)
    board, state = table(HOTEL, levels=(4, 3))
    assert not waits_for_houses(board, state, 0, 1)


def test_only_hotels_that_wait_for_houses_stay_wished_for():
    for wishes, left in (
        ((HOTEL,), []),
        ((HOTEL, HOTEL + 2), []),
        ((HOTEL, 6), [6]),
        ((HOTEL, 3), [HOTEL, 3]),
        ((3, HOTEL), [3, HOTEL]),
    ):
        board, state = table(*wishes, levels=(4, 3))
        drop_hotels_not_won(board, state, NO_LOG, 0)
        assert state.wish[0, : state.wish_count[0]].tolist() == left


@pytest.mark.parametrize(("more", "code"), [(1, no.ACCEPTED), (2, no.LIST_TOO_LONG)])
def test_a_list_of_wishes_is_so_long_and_no_longer(more, code):
    board, state = table(*[6] * (LIST_MAX - 1), levels=(0, 0))
    action = new_action()
    action.count, action.lots[:2] = more, [1, 3]
    assert check_wishes(board, state, 0, action, ev.SORT_HOUSE, REFUSAL) == code
