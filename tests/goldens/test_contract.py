"""The contract of an edition: a new one without goldens, parity and scenarios fails here."""

import re
from pathlib import Path

import pytest

from passgo.editions import EDITIONS, ESTATE, load_edition
from passgo.scenario import find_files
from tests.goldens.golden import FOLDER
from tests.goldens.played import GOLDENS
from tests.parity import test_interpreted_compiled as parity
from tests.properties import test_whole_games as properties

SCENARIOS = Path(__file__).parents[1] / "scenarios"

MODES = [(edition, mode) for edition in EDITIONS(ESTATE) for mode in load_edition(edition).modes]


@pytest.fixture(scope="module")
def scenarios():
    """Edition and mode of every scenario, read off without reading all the rest."""
    found = set()
    for path in find_files([SCENARIOS]):
        for document in re.split(r"^---", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            keys = dict(re.findall(r"^(edition|mode): *(\w+)", document, flags=re.MULTILINE))
            found.add((keys.get("edition"), keys.get("mode", "standard")))
    return found


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_an_edition_and_mode_is_proved(edition, mode, scenarios):
    assert (edition, mode) in {(golden.edition, golden.mode) for golden in GOLDENS}, "no golden"
    assert (edition, mode) in parity.TABLES, "no parity run"
    assert (edition, mode) in properties.TABLES, "no whole games"
    assert (edition, mode) in scenarios, "no scenario"


def test_every_golden_text_is_played():
    assert sorted(FOLDER.glob("*.txt")) == sorted(golden.path for golden in GOLDENS)
