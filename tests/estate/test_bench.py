"""What is measured is a game: the actions written down for it lead to its end."""

from passgo.estate.bench import record_bytes, recorded_game
from passgo.estate.rules.actions import ACTION_NAMES


def test_a_recorded_game_can_be_played_again():
    """It is refused otherwise."""
    assert record_bytes("euro") > 10_000


def test_moves_that_nobody_thinks_about_are_recorded_too():
    _, _, actions, seats = recorded_game("revolution", 7)
    kinds = [ACTION_NAMES[kind] for kind in actions.kind]
    assert len(kinds) == len(seats)
    assert min(kinds.count("roll"), kinds.count("end")) > len(kinds) // 10
