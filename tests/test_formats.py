"""docs/formats.md lists what there is, no more and no less."""

import re
from pathlib import Path

import pytest

from passgo.editions import EDITIONS
from passgo.estate.edition.model import ESTATE
from passgo.estate.formats.position_lines import MATTERS
from passgo.estate.formats.position_reader import LINES
from passgo.estate.rules.actions import ACTION_NAMES
from passgo.estate.rules.events import REASON_NAMES
from passgo.estate.rules.state import PHASE_NAMES
from passgo.families import FAMILIES
from passgo.game import Game
from passgo.knockout.edition.options import LANE_OPTIONS
from passgo.knockout.rules import actions as lane_actions
from passgo.knockout.rules import events as lane_events
from passgo.knockout.rules import state as lane_state

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")


def section(title):
    return re.split(r"^## ", TEXT.split(f"\n## {title}\n")[1], maxsplit=1, flags=re.M)[0]


def rows(text):
    """The rows of the tables of a section, as cells."""
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line] for line in lines]


def code(cell):
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("path", re.findall(r"\]\(\.\./(src/[\w/]+\.py)\)", TEXT))
def test_a_table_that_is_pointed_at_is_there_and_says_what_each_row_means(path):
    code = (ROOT / path).read_text(encoding="utf-8")
    table = re.split(r"^\w+_FIELDS: .*$", code, flags=re.M)[1].split("\n}")[0]
    for before, name in re.findall(r"(.*)\n    \"(\w+)\":", table)[1:]:
        assert before.startswith("    # "), name


def test_all_tables_of_events_and_refusals_are_pointed_at():
    pointed = set(re.findall(r"\]\(\.\./src/passgo/([\w/]+\.py)\)", TEXT))
    files = ("events.py", "refusals.py")
    assert pointed == {f"{family}/rules/{file}" for family in FAMILIES for file in files}


def test_reasons():
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(REASON_NAMES))
    assert listed in " ".join(section("Events").split())


def test_phases():
    assert {code(row[0])[0] for row in rows(section("Phases")) if code(row[0])} == set(PHASE_NAMES)


def test_actions():
    cells = " ".join(row[0] for row in rows(section("Actions")))
    assert set(re.findall(r"`\{?([a-z_]+)", cells)) == set(ACTION_NAMES) - {"wait"}


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_the_keys_of_a_view(edition):
    keys = {key for row in rows(section("View")) for key in code(row[0])}
    view = Game.new(edition, 3, seed=1).view(0)
    assert set(view) | set(MATTERS) == keys
    [seats] = [row[1] for row in rows(section("View")) if code(row[0]) == ["seats"]]
    assert set(view["seats"][0]) <= set(code(seats))


def test_the_keys_of_a_record():
    keys = {key for row in rows(section("Record")) for key in code(row[0])}
    assert keys == {*Game.new("euro", 2, seed=1).record({}), "start", "fair"}


def test_the_lines_of_a_position():
    listed = rows(section("Position"))
    keys = {key.split()[0] for row in listed for key in code(row[0])}
    assert keys == set(LINES) | set(MATTERS)
    for row in listed:
        name = code(row[0])[0] if code(row[0]) else ""
        if name in MATTERS:
            keys = " ".join(field.key for field in MATTERS[name].fields.values())
            assert code(row[1])[0] == keys, name


def lane_section(title):
    return re.split(r"^##+ ", TEXT.split(f"\n### Knockout {title}\n")[1], maxsplit=1, flags=re.M)[0]


def test_words_of_knockout():
    def first(title):
        return {word for row in rows(lane_section(title)) for word in code(row[0])}

    assert first("phases") == set(lane_state.PHASE_NAMES)
    words = {re.findall(r"[a-z_]+", cell)[0] for cell in first("actions")}
    assert words == set(lane_actions.ACTION_NAMES) - {"wait"}
    assert first("options") == set(LANE_OPTIONS)
    assert first("view") == set(Game.new("knockout", 3, seed=1).view(0))
    told = " ".join(lane_section("events").split())
    for names in (lane_events.REASON_NAMES, lane_events.CHANGE_NAMES):
        assert ", ".join(f"{number} {name}" for number, name in enumerate(names)) in told
