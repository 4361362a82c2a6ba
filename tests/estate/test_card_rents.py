"""What thinking players expect of lots to which a card leads with its own multiple of the rent."""

import numpy as np

from passgo.estate.card_rents import paying_stops
from passgo.estate.edition.compile import compile_board
from passgo.estate.edition.loader import load_estate
from passgo.estate.landings import known_landings
from passgo.estate.policies import lore as table
from passgo.estate.roster import lore
from passgo.estate.rules.state import GROUPS, HOTEL

CHANCE = {7: (15, 12), 22: (25, 28), 36: (5, 12)}
"""From each Chance square of Atlantic: the next station and the next utility."""
STAYING = 6
"""Of its 16 Chance cards so many leave the token where it is."""


def printed(edition):
    board = compile_board(load_estate(edition), "standard")
    return board, known_landings(board)


def test_cards_without_a_multiple_add_nothing():
    for edition in ("euro", "disney", "deska", "revolution"):
        board, stops = printed(edition)
        for held in range(1, 7):
            assert np.array_equal(paying_stops(board, stops, held), stops)


def test_two_cards_to_a_station_pay_its_rent_once_more():
    board, stops = printed("atlantic")
    more = paying_stops(board, stops, 2) - stops
    for origin, (station, _) in CHANCE.items():
        assert more[station] == 2 * (stops[origin] // STAYING)
    assert more[35] == 0


def test_a_card_to_a_utility_is_worth_more_to_who_has_one_than_to_who_has_both():
    board, stops = printed("atlantic")
    more = paying_stops(board, stops, 1) - stops
    # Ten times the throw is one and a half times four more than four.
    assert more[28] == stops[22] // STAYING * 6 // 4
    assert more[12] == sum(stops[origin] // STAYING * 6 // 4 for origin in (7, 36))
    both = paying_stops(board, stops, 2) - stops
    assert (both[12], both[28]) == (0, 0)


def test_thinking_players_expect_more_of_such_stations():
    board, stops = printed("atlantic")
    known = lore(board)
    assert np.array_equal(known[: len(stops)], paying_stops(board, stops, 1))
    incomes = known[table.INCOME - table.LORE :][: GROUPS * (HOTEL + 1)]
    stations = incomes.reshape(GROUPS, HOTEL + 1)[GROUPS - 2]
    by_stops = [stops[[5, 15, 25, 35]].sum() // 4 * n * board.rent[5, n - 1] for n in range(1, 5)]
    assert all(1.05 * plain < 1000 * paid for plain, paid in zip(by_stops, stations, strict=False))
