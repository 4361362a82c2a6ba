"""The soak: it finds nothing in the rules as they are, and something in rules that are broken."""

import io

import pytest
from rich.console import Console

from passgo.commands.soak import shake_games
from passgo.knockout.loops.invariants import LANE_INVARIANT_NAMES, lane_broken
from passgo.knockout.studies import soak as lane_soak


def console():
    return Console(file=io.StringIO(), width=200)


def test_a_short_soak_finds_nothing():
    out = console()
    assert shake_games(out, "knockout", "standard", actions=3000, games=6, seed=4) == 0
    said = out.file.getvalue()
    assert "0 violations" in said
    assert "replayed from their records" in said


@pytest.fixture
def shaker():
    shaker = lane_soak.LaneShaker("knockout", "standard", {}, 1)
    board = shaker.deal(2, 0)
    return board, shaker.states[0]


@pytest.mark.parametrize(
    ("field", "place", "value", "what"),
    [
        ("pot", None, 11, "money does not add up"),
        ("cash", 1, -1, "cash or the pot is below zero"),
        ("where", 3, 4, "a token is where it cannot be"),
        ("x", 3, 7, "a token is where it cannot be"),
        ("motion", (2, 0), 1.0, "a slide has left a trace of its motion"),
        ("order", 0, 1, "the order is not every side once"),
        ("collected", 0, 1 << 8, "a property is collected twice, or is none"),
        ("out", slice(None), 1, "a token is where it cannot be"),
        ("winners", None, 1, "the winners do not fit the end"),
    ],
)
def test_what_is_broken_is_named(shaker, field, place, value, what):
    board, state = shaker
    assert lane_broken(board, state) == 0
    if place is None:
        state[field] = value
    else:
        state[field][place] = value
    assert LANE_INVARIANT_NAMES[lane_broken(board, state)] == what


def test_overlapping_tokens_are_named(shaker):
    board, state = shaker
    for token, y in ((0, 200_000), (4, 231_000)):
        state.where[token], state.x[token], state.y[token] = 1, 150_000, y
    assert LANE_INVARIANT_NAMES[lane_broken(board, state)] == "tokens overlap"


def test_a_mode_that_no_edition_has_is_refused():
    from passgo.editions import OptionError

    with pytest.raises(OptionError, match="standard"):
        shake_games(console(), None, "endless", actions=1, games=0, seed=1)
