"""The ends of what each option may be set to, taken from its declaration: kept, played, refused.

A new option is covered as soon as it is declared.
"""

from random import Random

import pytest

from passgo.editions import EDITIONS, OptionError, load_edition
from passgo.editions.values import MOST, Odds, OneOf, Sum, Whole
from passgo.estate.edition.model import ESTATE
from passgo.estate.edition.options import OPTIONS, SeatName
from passgo.estate.edition.settle import check_options
from passgo.estate.rules.state import SEATS
from passgo.knockout.edition.options import LANE_OPTIONS, check_lane_options
from passgo.knockout.edition.rules_file import LANE_FLAGS
from tests.playing import new_table, play

TABLES = [(edition, mode) for edition in EDITIONS(ESTATE) for mode in load_edition(edition).modes]
MOMENTS = 25


def ends(spec, unit=1):
    """What is just allowed: every word, the least and the most."""
    if isinstance(spec, OneOf):
        return spec.choices
    if isinstance(spec, Odds):
        return (0, 1, "1/1000000000", "999999999/1000000000", 0.5)
    if isinstance(spec, SeatName):
        return (0, SEATS - 1)
    if isinstance(spec, Sum):
        return (-(-spec.least // unit) * unit, spec.most // unit * unit)
    assert isinstance(spec, Whole)
    return (spec.least, spec.most)


def outside(spec, unit=1):
    """What is just not allowed, and what is no value of that kind at all."""
    if isinstance(spec, OneOf):
        lookalikes = (0, 1) if True in spec.choices else (True, 0)
        return (None, "", "another", *lookalikes)
    if isinstance(spec, Odds):
        return (None, "", True, -1, 2, "1/0", "1000000001/1000000000", "1/1000000001", 1.000001)
    if isinstance(spec, SeatName):
        return (None, "", True, -1, SEATS, 0.5)
    if isinstance(spec, Sum):
        broken = (unit + 1,) if unit > 1 else ()
        return (None, "", True, "many", spec.least - 1, MOST // unit * unit + unit, 0.5, *broken)
    return (None, "", True, "3", spec.least - 1, spec.most + 1, spec.least + 0.5)


def is_kept(edition, mode, name, value):
    """Whether a table takes the value; if it does not, the reason is not its range."""
    try:
        check_options(edition, mode, {name: value})
    except OptionError as error:
        reason = str(error)
    else:
        return True
    assert not reason.endswith(f"expected {OPTIONS[name].spec.expected()}")
    return False


@pytest.mark.parametrize("name", OPTIONS)
def test_the_ends_of_a_range_are_taken_and_played(name):
    boxes = [(load_edition(edition), mode) for edition, mode in TABLES]
    for place in range(len(ends(OPTIONS[name].spec))):
        taken = [
            (box.id, mode, ends(OPTIONS[name].spec, box.money.unit)[place])
            for box, mode in boxes
            if is_kept(box, mode, name, ends(OPTIONS[name].spec, box.money.unit)[place])
        ]
        assert taken
        edition, mode, value = taken[place % len(taken)]
        if name in {"banker", "players_min"}:
            continue  # How many sit at this table is the table's own question, asked elsewhere.
        game = new_table(edition, mode, **{name: value})
        assert sum(1 for _ in play(game, Random(place), MOMENTS)) > 0


@pytest.mark.parametrize("name", OPTIONS)
def test_what_lies_outside_a_range_is_refused_everywhere(name):
    for edition, mode in TABLES:
        box = load_edition(edition)
        for value in outside(OPTIONS[name].spec, box.money.unit):
            with pytest.raises(OptionError) as caught:
                check_options(box, mode, {name: value})
            assert str(caught.value).startswith(f"option {name}: found ")


@pytest.mark.parametrize("name", [name for name in LANE_OPTIONS if name in LANE_FLAGS])
def test_options_of_the_lane(name):
    lane, spec = load_edition("knockout"), LANE_FLAGS[name]
    for value in ends(spec):
        assert check_lane_options(lane, "standard", {name: value}, ())[name] == value
    for value in outside(spec):
        with pytest.raises(OptionError):
            check_lane_options(lane, "standard", {name: value}, ())
