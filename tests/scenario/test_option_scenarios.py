"""Every option of a table is proved by a scenario that fails without it."""

from collections import defaultdict
from functools import cache

import pytest

from passgo.editions import EDITIONS, OptionError, load_edition
from passgo.editions.values import Odds, OneOf, Sum
from passgo.errors import ScenarioError
from passgo.estate.edition.model import ESTATE
from passgo.estate.edition.options import OPTIONS, SeatName
from passgo.estate.edition.settle import check_options
from passgo.knockout.edition.options import LANE_OPTIONS
from passgo.scenario import Scenario, run
from tests.scenes import all_scenes

IDLE = {("late_card", "revolution")}
"""Options that an edition accepts and that have nothing to work on there: no release cards."""


@cache
def naming():
    """The scenarios that name each option."""
    found = defaultdict(list)
    for scenario in all_scenes():
        for name in scenario.content.get("options") or {}:
            found[name].append(scenario)
    return found


def without(scenario, name):
    options = {key: value for key, value in scenario.content["options"].items() if key != name}
    return Scenario(scenario.path, scenario.number, {**scenario.content, "options": options})


def holds(scenario):
    try:
        return run(scenario).passed
    except ScenarioError:
        return False


def is_played(scenario):
    return not scenario.content.get("refused_new")


def proves(scenario, name):
    return holds(scenario) and not holds(without(scenario, name))


@pytest.mark.parametrize("name", [*OPTIONS, *LANE_OPTIONS])
def test_an_option_has_a_scenario_that_fails_without_it(name):
    changes_rules = name in LANE_OPTIONS or OPTIONS[name].fields
    candidates = [s for s in naming()[name] if is_played(s) or not changes_rules]
    assert any(proves(scenario, name) for scenario in candidates)


def other_values(option, edition, mode):
    """Values of an option that are not what the edition prints."""
    spec = option.spec
    printed = edition.rules[mode].get(option.flag)
    if isinstance(spec, OneOf):
        values = spec.choices
    elif isinstance(spec, Sum):
        # Twice what is printed is a sum of the edition's money; nothing is another where 0 is one.
        values = (2 * int(printed), spec.least)
    elif isinstance(spec, Odds):
        values = ("1/2",)
    elif isinstance(spec, SeatName):
        values = (1,)
    else:
        values = (spec.least, spec.most, int(printed or spec.least) - 1, spec.least + 1)
    return [value for value in values if option.flag_value(value) != printed]


def is_offered(option, edition):
    """Whether an edition can be played otherwise than printed by this option."""
    for mode in edition.modes:
        for value in other_values(option, edition, mode):
            try:
                check_options(edition, mode, {option.name: value})
            except OptionError:
                continue
            return True
    return False


@pytest.mark.parametrize("edition", EDITIONS(ESTATE))
def test_an_option_has_a_scenario_in_every_edition_that_offers_it(edition):
    box = load_edition(edition)
    lacking = [
        name
        for name, option in OPTIONS.items()
        if is_offered(option, box)
        and (name, edition) not in IDLE
        and edition not in {s.edition for s in naming()[name] if is_played(s)}
    ]
    assert lacking == []


@pytest.mark.parametrize("name", [n for n, o in OPTIONS.items() if isinstance(o.spec, OneOf)])
def test_every_value_of_an_option_is_played(name):
    option = OPTIONS[name]
    boxes = [load_edition(edition) for edition in EDITIONS(ESTATE)]
    printed = [box.rules[mode].get(option.flag) for box in boxes for mode in box.modes]
    named = [s.content["options"][name] for s in naming()[name] if is_played(s)]
    for value in option.spec.choices:
        is_usual = value == option.default or option.flag_value(value) in printed
        assert is_usual or value in named
