"""Against three players who never trade, any fourth player has an upper bound of wins."""

import pytest

from passgo.estate.roster import YARDSTICKS
from passgo.estate.studies import arena as estate_arena
from passgo.lab.arena import Setting
from passgo.lab.match import play_match

FORTUNE = 1_000_000
TABLE = ("shrewd", *YARDSTICKS)


def wins(games, fortune, monkeypatch):
    """Shares of games won by shrewd, and undecided, when it begins with a fortune."""

    def deal(edition, mode, count, seats, seating, *rest):
        games = estate_arena_deal(edition, mode, count, seats, seating, *rest)
        games.states.cash[:, seating.index("shrewd")] += fortune
        return games

    estate_arena_deal = estate_arena.deal
    monkeypatch.setattr(estate_arena, "deal", deal)
    match = play_match(Setting("euro", "standard", 1000, seed=0), TABLE, games)
    return match.share("shrewd"), match.undecided / match.games


@pytest.mark.slow
def test_not_even_a_fortune_wins_where_nobody_trades(monkeypatch):
    """It cannot go bankrupt and can outbid everyone, but mostly never completes a colour."""
    share, undecided = wins(1200, FORTUNE, monkeypatch)
    assert share.interval[1] < 0.45
    assert undecided > 0.5


@pytest.mark.slow
def test_without_one_it_gets_most_of_what_there_is(monkeypatch):
    share, _ = wins(1200, 0, monkeypatch)
    rich, _ = wins(1200, FORTUNE, monkeypatch)
    assert share.value > rich.value / 2
