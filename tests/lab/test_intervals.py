"""Intervals and ratings against known values."""

import numpy as np
import pytest

from passgo.lab.intervals import Share, deal_effect, wilson
from passgo.lab.rating import ANCHORED_AT, SHARED_GAMES, expected, rate


# Newcombe (1998), table I, method 3.
@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(part, whole, low, high):
    assert wilson(part, whole) == pytest.approx((low, high), abs=5e-5)


def test_intervals_mirror_and_narrow():
    low, high = wilson(30, 100)
    assert wilson(70, 100) == pytest.approx((1 - high, 1 - low))
    assert wilson(3000, 10_000)[1] - wilson(3000, 10_000)[0] < (high - low) / 9
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(5, 5)[1] == 1.0
    assert Share(0, 0).value == 0


def test_games_of_one_deal_count_for_what_they_tell():
    chance = np.random.default_rng(4)
    alone = chance.binomial(6, 0.3, 20_000)
    assert deal_effect(alone, 6) == pytest.approx(1, abs=0.05)
    # All six games of a deal are the same: six games carry no more information than one.
    alike = 6 * chance.binomial(1, 0.3, 20_000)
    assert deal_effect(alike, 6) == pytest.approx(6, abs=0.1)
    # Evenly spread by design: surer than chance, but never taken for surer.
    assert deal_effect(np.full(100, 3), 6) == 1
    assert deal_effect(np.zeros(100), 6) == deal_effect(np.full(100, 6), 6) == 6
    share = Share(300, 600, 6)
    assert share.interval == wilson(50, 100)
    assert share.value == 0.5


def table(**pairs):
    """Wins by pair: ``ab=(7, 3)`` are 7 of a, 3 of b."""
    names = sorted({letter for pair in pairs for letter in pair})
    wins = np.zeros((len(names), len(names)))
    for (first, second), (won, lost) in pairs.items():
        wins[names.index(first), names.index(second)] = won
        wins[names.index(second), names.index(first)] = lost
    return names, wins


def test_two_players_are_apart_by_the_odds_of_their_games():
    half = SHARED_GAMES / 2
    names, wins = table(ab=(1000 - half, 100 - half))
    found = rate(names, wins)
    assert found["a"].points - found["b"].points == pytest.approx(400)
    assert found["b"].points == ANCHORED_AT
    assert expected(found["a"], found["b"]) == pytest.approx(10 / 11)
    # Two logarithms about their mean: each is off by half of what their difference is.
    told = 1100 * (10 / 11) * (1 / 11)
    assert found["a"].margin == pytest.approx(1.959964 * 173.7178 / told**0.5 / 2, rel=1e-5)


def test_strengths_are_found_again():
    strengths = {"a": 1.0, "b": 2.0, "c": 8.0, "random": 0.25}
    names = list(strengths)
    wins = np.array(
        [
            [0 if a == b else 1e7 * strengths[a] / (strengths[a] + strengths[b]) for b in names]
            for a in names
        ]
    )
    found = rate(names, wins)
    assert found["random"].points == ANCHORED_AT
    for name, strength in strengths.items():
        points = ANCHORED_AT + 400 * np.log10(strength / 0.25)
        assert found[name].points == pytest.approx(points, abs=0.01)


def test_one_who_never_loses_is_rated_all_the_same():
    names, wins = table(ab=(50, 0), bc=(50, 0), ac=(50, 0))
    found = rate(names, wins)
    assert found["a"].points > found["b"].points > found["c"].points == ANCHORED_AT
    assert all(np.isfinite([rating.points, rating.margin]).all() for rating in found.values())


def test_more_games_are_surer():
    few, many = (rate(*table(ab=(6 * n, 4 * n)))["a"].margin for n in (10, 1000))
    assert many == pytest.approx(few / 10, rel=0.06)
