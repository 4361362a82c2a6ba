"""Where throws end: the exact chain beside published figures, and beside the compiled rules."""

import json
from pathlib import Path

import numpy as np
import pytest

from passgo.commands.app import main
from passgo.editions import OptionError
from passgo.estate.studies.landing import chain, simulate
from passgo.lab.landings import JAIL, Ground, Landing, compare

FIGURES = Path(__file__).with_name("landing_atlantic.json")
"""Per cent of throws by square, the fine paid at once, as T. Collins published them."""


@pytest.fixture(scope="module")
def paid():
    return chain(Ground("atlantic", jail="pay"))


def test_the_published_table_comes_out_to_its_last_digit(paid):
    wanted = json.loads(FIGURES.read_text())
    assert [row.square for row in paid] == [*map(str, range(40)), JAIL]
    assert [round(row.percent, 4) for row in paid] == pytest.approx(wanted, abs=1.01e-4)


def test_all_throws_end_somewhere_and_none_on_go_to_jail(paid):
    assert sum(row.share for row in paid) == pytest.approx(1)
    assert paid[30].share == pytest.approx(0, abs=1e-12)


def test_the_compiled_rules_agree(paid):
    rows = compare(paid, simulate(Ground("atlantic", jail="pay"), 1_000_000, 7))
    distances = np.array([row.distance for row in rows])
    # The sum of squares of forty free shares; far more is a mistake, not chance.
    assert (distances**2).sum() < 90
    assert abs(distances).max() < 5


def test_players_who_stay_are_in_jail_more_often(paid):
    stays = chain(Ground("atlantic", jail="stay"))
    assert stays[-1].share > 2 * paid[-1].share


def test_the_error_comes_from_the_spread_of_the_parts():
    exact = [Landing("0", "go", 0.5), Landing(JAIL, "jail", 0.5)]
    row = compare(exact, [[60, 40], [40, 60]])[0]
    assert (row.found, row.error) == pytest.approx((0.5, 0.1))
    assert row.distance == 0


def test_an_unknown_plan_for_jail_is_refused():
    with pytest.raises(OptionError, match="jail"):
        chain(Ground("euro", jail="escape"))


def test_the_command_prints_a_list_for_machines_and_a_table_for_people(capsys):
    assert main(["landing", "deska", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows[-1]["square"] == JAIL
    assert {*rows[0]} == {"square", "percent"}
    assert main(["landing", "deska", "--jail", "stay", "--rolls", "100000", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "En prison" in shown
    assert "lancers simulés" in shown


def test_a_lane_has_no_dice(capsys):
    assert main(["landing", "knockout", "--lang", "en"]) == 2
    assert "played without dice" in capsys.readouterr().err
