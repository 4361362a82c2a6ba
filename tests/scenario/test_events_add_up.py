"""The events of every scenario add up to the state at its end."""

import pytest

from passgo.compiling.targets import COMPILED
from passgo.editions import EDITIONS
from passgo.estate.edition.model import ESTATE
from passgo.scenario import Outcome, play, start_or_fail
from tests.properties.ledger import Ledger
from tests.scenes import all_scenes


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_events_of_scenarios_add_up(edition):
    wrong = {}
    for scene in all_scenes(edition):
        outcome = Outcome(scene)
        game = start_or_fail(scene, COMPILED, outcome)
        if game is None:
            continue
        ledger, told = Ledger(game), len(game.events)
        play(game, scene, outcome)
        ledger.hear(game.events[told:])
        if found := ledger.differs(game.state):
            wrong[scene.name] = found
    assert wrong == {}
