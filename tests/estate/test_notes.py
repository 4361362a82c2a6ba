"""What a thinking player notes is what it would find."""

import numpy as np
import pytest

from passgo.estate.policies.notes import NOTE_WORDS
from passgo.estate.studies import batch

MIXED = ["shrewd", "regular", "simple", "random"]


@pytest.mark.parametrize("players", [["regular"] * 4, MIXED])
def test_notes_change_nothing(players, monkeypatch):
    with_notes = batch.deal("revolution", "standard", 40, 4, players, 5)
    without = batch.deal("revolution", "standard", 40, 4, players, 5)
    assert batch.play(with_notes, 4_000) == 0
    monkeypatch.setattr(batch, "NOTE_WORDS", 0)
    assert batch.play(without, 4_000) == 0
    assert with_notes.states.tobytes() == without.states.tobytes()


@pytest.mark.parametrize(("players", "takes_notes"), [(MIXED, True), (["simple"] * 4, False)])
def test_only_thinking_players_take_notes(players, takes_notes, monkeypatch):
    notes = np.zeros(NOTE_WORDS, np.int64)
    monkeypatch.setattr(batch, "blank_notes", lambda: notes)
    games = batch.deal("euro", "standard", 1, 4, players, 5)
    assert batch.play(games, 400) == 0
    assert notes.any() == takes_notes
