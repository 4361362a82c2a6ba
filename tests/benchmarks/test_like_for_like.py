"""The cut-down game that other simulators play: everything is bought, nothing built or traded."""

import pytest

from bench import like_for_like
from passgo.estate.rules.state import PHASE_OVER
from passgo.estate.studies import batch


@pytest.mark.parametrize("seats", like_for_like.TABLES)
def test_everything_is_bought_and_nothing_built_or_traded(seats):
    games = like_for_like.deal(6, seats)
    turns = like_for_like.ROUNDS * seats
    assert batch.play(games, 20 * turns, turns=turns + 1) == 0
    states = games.states
    assert not states.level.any()
    assert not states.offer_number.any()
    ended = states.phase == PHASE_OVER
    assert ((states.turn == turns + 1) | ended).all()
    lots = int(games.board.lots_mask)
    assert (states.owned[~ended] == lots).mean() > 0.5


def test_the_figures_are_of_one_core():
    figures = like_for_like.measure(0.01, lambda _: None)
    for seats in like_for_like.TABLES:
        assert figures[f"like_for_like_{seats}_players_games_per_second"] > 0
        assert figures[f"like_for_like_{seats}_players_rounds_per_game"] < 102
