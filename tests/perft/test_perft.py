"""Perft: shallow counts of every line of play, and chance weights that sum to 36 to the n."""

from pathlib import Path

import pytest

from passgo.editions import EDITIONS
from passgo.estate.edition.model import ESTATE
from passgo.game import Game
from passgo.game.chances import OUTCOMES36, by_hand, chances, rolls
from tests.perft.perft import Walker, read_positions

FILES = sorted(Path(__file__).parent.glob("*.perft"))
POSITIONS = [position for path in FILES for position in read_positions(path)]


def shallow():
    return [(p, depth, nodes) for p in POSITIONS for depth, nodes in p.counts.items()]


def deep():
    return [(p, depth, nodes) for p in POSITIONS for depth, nodes in p.deep.items()]


def label(value):
    return value.where if hasattr(value, "where") else str(value)


@pytest.mark.parametrize(("position", "depth", "nodes"), shallow(), ids=label)
def test_lines_of_play(position, depth, nodes):
    game = position.game()
    assert Walker(game).count(game.state_bytes(), depth) == nodes


@pytest.mark.slow
@pytest.mark.parametrize(("position", "depth", "nodes"), deep(), ids=label)
def test_deep_lines_of_play(position, depth, nodes):
    game = position.game()
    assert Walker(game).count(game.state_bytes(), depth) == nodes


@pytest.mark.parametrize("position", POSITIONS, ids=label)
@pytest.mark.parametrize("throws", [1, 2, pytest.param(3, marks=pytest.mark.slow)])
def test_weights_sum_to_36_to_the_n(position, throws):
    game = position.game()
    assert Walker(game).weigh(game.state_bytes(), throws) == OUTCOMES36**throws


def test_every_edition_is_counted():
    assert {position.entries["edition"] for position in POSITIONS} == set(EDITIONS(ESTATE))


def test_the_21_rolls():
    found = rolls()
    assert len(found) == len(dict(found)) == 21
    assert sum(weight for _, weight in found) == OUTCOMES36
    assert all(weight == (1 if a == b else 2) for (a, b), weight in found)


def test_chances_only_where_a_throw_is_owed():
    game = Game.new("euro", ["ana", "bob"], seed=5, options={"dice": "manual"})
    assert chances(game) == rolls()
    game.apply("ana", {"roll": [6, 5]})
    game.apply("bob", {"roll": [1, 1]})
    assert chances(game) == rolls()
    game.apply("ana", {"roll": [1, 2]})
    assert game.phase == "buy"
    assert chances(game) == []


def test_a_fork_by_hand_leaves_the_game_alone():
    game = Game.new("euro", ["ana", "bob"], seed=5)
    before = game.state_bytes()
    fork = by_hand(game)
    assert fork.state_bytes() == before
    fork.apply("ana", {"roll": [3, 4]})
    assert game.state_bytes() == before
    assert fork.events[-1].fields["die1"] == 3
    assert chances(game) == rolls()
