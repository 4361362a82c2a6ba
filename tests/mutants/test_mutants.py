"""The tool itself: what it changes, that a change is in force, that its list fits the rules."""

import time

import pytest

from passgo.estate.rules.rent import count_seats
from tests.scenes import FILES

from .__main__ import chosen, read_arguments
from .changes import mutants_of, tokens_of
from .forks import Ended, each, within
from .lines import Lines, playing
from .picking import pick
from .scenario_stage import ScenarioStage, name_of
from .swapping import changed_code, swap
from .tracing import packed, traced
from .unchanged import key_of, read_list, unknown


def find(rule, change):
    """The mutants of a rule with this change."""
    return [one for one in mutants_of() if key_of(one)[0] == rule and key_of(one)[2] == change]


def test_the_list_names_only_what_the_rules_have():
    assert unknown() == []
    assert all(entry["why"].endswith(".") for entry in read_list())


def test_an_entry_of_a_rule_that_is_gone_is_named():
    entry = {"rule": "estate.rules.rent:gone", "line": "return 0", "changes": ["0 -> 1"], "why": ""}
    assert unknown([entry]) == [("estate.rules.rent:gone", "return 0", "0 -> 1", 0)]


@pytest.mark.parametrize(
    ("rule", "change"),
    [
        ("knockout.rules.striking:approach", "- -> +"),
        ("estate.rules.settling:is_settled", "== -> !="),
        ("estate.rules.legal:choose", "== -> !="),
        ("knockout.rules.contact:touching", "distance2(c0, c1, c2, c3, c4, late) > 0.0 -> False"),
        ("estate.rules.serving:hotel_is_due", ">= -> >"),
        ("estate.rules.jail:try_for_double", "1 -> 2"),
        ("estate.rules.rent:owe_rent", "0 -> 1"),
        ("estate.rules.appraise:plain_cost", "or -> and"),
        ("estate.rules.money:move_cash", "-= -> +="),
        ("estate.rules.building:place", "raise_level(board, state, lot) -> return"),
    ],
)
def test_every_kind_of_change_is_made(rule, change):
    assert find(rule, change)


def test_numbers_that_no_event_names_are_left_alone():
    assert find("estate.rules.turn:start_turn", "0 -> 1")
    assert not find("estate.rules.turn:do_end", "0 -> 1")


def test_every_changed_rule_compiles_and_is_another():
    for mutant in mutants_of()[::25]:
        code = changed_code(mutant)
        assert code.co_name == mutant.token.function, mutant.name
        assert code.co_firstlineno in {mutant.token.first_line, mutant.token.first_line - 1}


def test_names_are_their_own():
    mutants = mutants_of()
    assert len({mutant.key for mutant in mutants}) == len(mutants)
    assert len({mutant.name for mutant in mutants}) == len(mutants)


def test_a_seed_picks_the_same_and_more_of_it_the_same_and_others():
    few, many = pick(4, 20, "both"), pick(4, 80, "both")
    assert few == pick(4, 20, "both")
    assert set(few) < set(many)
    assert set(few) != set(pick(5, 20, "both"))
    assert {one.token.module.split(".")[0] for one in pick(4, 60, "knockout")} <= {
        "knockout",
        "kernel",
    }


def test_parts_are_all():
    parts = [chosen(read_arguments(["--count", "30", "--part", f"{n}/3"])) for n in (1, 2, 3)]
    assert sorted(map(len, parts)) == [10, 10, 10]
    assert set().union(*parts) == set(pick(1, 30, "both"))


def test_a_change_is_in_force_in_its_child_alone():
    [mutant] = find("estate.rules.rent:count_seats", "+= -> -=")

    def work(number):
        if number:
            swap(mutant)
        return int(count_seats(0b101))

    assert dict(each(work, 2, 2)) == {0: 2, 1: -2}
    assert count_seats(0b101) == 2


def test_a_child_that_falls_over_or_never_ends_is_told_apart():
    def work(number):
        if number == 0:
            raise ValueError
        within(0.05)
        while True:
            time.process_time()

    found = dict(each(work, 2, 2))
    assert found[0] == Ended(1)
    assert found[1].timed_out


def test_lines_are_those_that_were_played(tmp_path, monkeypatch):
    with traced() as played:
        count_seats(0b11)
    lines = Lines("none", "digest")
    lines.path = tmp_path / "kept.pickle"
    lines.known = {"quick": (0.1, packed(played)), "unusable": None, "slow": (9.0, packed(played))}
    lines.keep()
    by_line = lines.by_line(lines.known)
    inside = [token for token in tokens_of() if token.function == "count_seats"]
    outside = [token for token in tokens_of() if token.function == "is_late"]
    assert all(playing(by_line, token) == ["quick", "slow"] for token in inside)
    assert not any(playing(by_line, token) for token in outside)


def test_a_scenario_kills_what_it_is_about():
    stage = ScenarioStage()
    [path] = [path for path in FILES if path.name == "RENT-03.yaml"]
    names = [name for name, scene in stage.scenes.items() if scene.path == path]
    assert names[0] == name_of(stage.scenes[names[0]])

    def work(number):
        del number
        stage.lines.known = stage.trace(names)
        stage.by_line = stage.lines.by_line(names)
        [mutant] = find("estate.rules.rent:is_late", ">= -> <")
        return stage.kill(mutant)

    [(_, killer)] = each(work, 1, 1)
    assert killer.startswith("RENT-03.yaml:")
