"""Every scenario of the checkout passes, interpreted; ``passgo scenario FILE`` plays one alone."""

import pytest

from passgo.scenario import run
from tests.scenes import FILES, SCENARIOS, read_scenes


def name(path):
    return path.relative_to(SCENARIOS).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_scenarios(path):
    scenes = read_scenes(path)
    assert scenes, "a file without a scenario"
    failures = [f"{one.name}: {text}" for one in scenes for text in run(one).failures]
    assert failures == []
