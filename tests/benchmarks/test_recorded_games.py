"""What is measured is a game: the actions written down for it lead to its end."""

from bench.estate import record_bytes, recorded_game, thinking
from passgo.estate.rules.actions import ACTION_NAMES
from passgo.lab import counting


def test_a_recorded_game_can_be_played_again():
    """It is refused otherwise."""
    assert record_bytes("euro") > 10_000


def test_moves_that_nobody_thinks_about_are_recorded_too():
    _, _, actions, seats = recorded_game("revolution", 7)
    kinds = [ACTION_NAMES[kind] for kind in actions.kind]
    assert len(kinds) == len(seats)
    assert min(kinds.count("roll"), kinds.count("end")) > len(kinds) // 10


def test_questions_are_counted_where_instructions_are_not(monkeypatch):
    monkeypatch.setattr(counting, "_open_counter", lambda: None)
    found = thinking("euro", "simple", games=2)
    assert set(found) == {"questions_per_action"}
    assert found["questions_per_action"] > 0
