"""The kernel against another revision's: what can be wrong with the revision is said."""

import pytest

from bench import against
from bench.against import HERE, Runner
from bench.against_games import _PLAY, ACTIONS_A_TURN, SEATS, TURNS, Contest
from passgo.errors import PassgoError


def test_an_unknown_revision_is_named() -> None:
    with pytest.raises(PassgoError, match="git knows no revision 'nowhere'"):
        against.unpack("nowhere")


def test_a_revision_is_laid_out_with_its_editions() -> None:
    assert against.has_edition("HEAD", "euro")
    assert not against.has_edition("HEAD", "atlantis")


def test_a_contest_tells_the_median_of_neighbouring_runs() -> None:
    pairs = [(20.0, 10.0), (90.0, 30.0), (10.0, 10.0)]
    figures = dict(Contest("euro", "simple", pairs, {"cash"}).figures())
    assert figures == {
        "euro_simple_games_per_second_here": 20.0,
        "euro_simple_games_per_second_there": 10.0,
        "euro_simple_here_over_there": 2.0,
        "euro_simple_columns_that_differ": 1.0,
    }


def test_these_sources_play_the_same_games_as_themselves() -> None:
    words = (SEATS, TURNS, ACTIONS_A_TURN * TURNS)
    one, other = Runner(HERE, None, _PLAY, words), Runner(HERE, None, _PLAY, words)
    try:
        asked = ("euro", "simple", 3, 0)
        (rate, columns), (_, columns_there) = one.run(asked), other.run(asked)
    finally:
        one.stop()
        other.stop()
    assert rate > 0
    assert columns == columns_there
    assert {"cash", "owner", "held"} <= columns.keys()
