"""Counting dice: what is expected, and how likely the counts are."""

import random

import pytest

from passgo.game.throws import chi_square_tail, tally_faces, tally_sums

EVERY = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def test_every_throw_once_is_just_what_is_expected():
    for tally in (tally_faces(EVERY * 3), tally_sums(EVERY * 3)):
        assert list(tally.counts) == list(tally.expected)
        assert tally.chi_square == 0
        assert tally.chance == pytest.approx(1)


@pytest.mark.parametrize(
    ("found", "freedom", "chance"),
    # The critical values of printed tables.
    [(11.0705, 5, 0.05), (15.0863, 5, 0.01), (18.3070, 10, 0.05), (23.2093, 10, 0.01), (0, 5, 1)],
)
def test_the_tail_is_that_of_printed_tables(found, freedom, chance):
    assert chi_square_tail(found, freedom) == pytest.approx(chance, abs=1e-5)


def test_few_throws_are_not_judged():
    assert tally_faces(EVERY[:14]).chance is None
    assert tally_faces(EVERY[:15]).chance is not None
    assert tally_sums(EVERY * 2).chance is None
    assert tally_sums((EVERY * 3)[:90]).chance is not None


def test_loaded_dice_are_found_and_fair_ones_are_not():
    rng = random.Random(3)
    fair = [(rng.randint(1, 6), rng.randint(1, 6)) for _ in range(400)]
    assert tally_faces(fair).chance > 0.01
    assert tally_sums(fair).chance > 0.01
    loaded = [(max(throw), throw[1]) for throw in fair]
    assert tally_faces(loaded).chance < 1e-6
    assert tally_sums(loaded).chance < 1e-6


def test_counts_as_data():
    data = tally_sums(EVERY * 3).wire()
    assert data["counts"]["7"] == 18
    assert data["expected"][5] == 18
    assert data["p"] == 1
