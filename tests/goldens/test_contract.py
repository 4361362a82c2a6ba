"""The contract of an edition: a new one without goldens, parity and scenarios fails here."""

import re
from pathlib import Path

import pytest

from passgo.editions import EDITIONS, load_edition
from passgo.editions.same_rules import followed, with_followers
from passgo.scenario import find_files
from tests.goldens.golden import FOLDER
from tests.goldens.played import GOLDENS
from tests.knockout import golden_slides
from tests.parity import test_interpreted_compiled as parity
from tests.parity import test_lane_interpreted_compiled as lane_parity
from tests.properties import test_lane_games as lane_properties
from tests.properties import test_whole_games as properties

SCENARIOS = Path(__file__).parents[1] / "scenarios"

MODES = [(edition, mode) for edition in EDITIONS() for mode in load_edition(edition).modes]


@pytest.fixture(scope="module")
def scenarios():
    """Edition and mode of every scenario, read off without reading all the rest."""
    found = set()
    for path in find_files([SCENARIOS]):
        for document in re.split(r"^---", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            keys = dict(re.findall(r"^(edition|mode): *(.+)$", document, flags=re.MULTILINE))
            named = tuple(re.findall(r"\w+", keys.get("edition", "")))
            for edition in with_followers(named):
                found.add((edition, keys.get("mode", "standard").split()[0]))
    return found


@pytest.mark.parametrize(("edition", "mode"), MODES)
def test_an_edition_and_mode_is_proved(edition, mode, scenarios):
    assert (edition, mode) in {(golden.edition, golden.mode) for golden in GOLDENS}, "no golden"
    # Who follows another's rules is proved with it.
    ruled = followed(edition), mode
    assert ruled in [*parity.TABLES, *lane_parity.TABLES], "no parity run"
    assert ruled in [*properties.TABLES, *lane_properties.TABLES], "no whole games"
    assert (edition, mode) in scenarios, "no scenario"


def test_every_golden_text_is_played():
    played = {golden_slides.FILE, *(golden.path for golden in GOLDENS)}
    assert set(FOLDER.glob("*.txt")) == played
