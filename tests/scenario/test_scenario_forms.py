"""Scenario files with something wrong in them: one line each, and the others are still run."""

import pytest

from passgo.commands.scenario import prove
from passgo.editions.same_rules import with_followers
from passgo.errors import ScenarioError
from passgo.scenario import read_file, run

HEADS = {
    "euro": "clause: RENT-01\ntitle: t\nedition: euro\nplayers: [ana, bob]\n",
    "revolution": "clause: RENT-01\ntitle: t\nedition: revolution\nplayers: [ana, bob]\n",
    "knockout": "clause: KO-PARK-01\ntitle: t\nedition: knockout\nplayers: [blue, red]\n",
}
HUGE = "1" + "0" * 30

WRONG = [
    # edition, what follows the head, the message after the scenario's name
    ("euro", "given: {ana: }", "given.ana: found None, expected a table of at, buildings"),
    ("euro", "given: {ana: {owns: 5}}", "given.ana.owns: found 5, expected a list of squares"),
    ("euro", "given: {ana: {has: x}}", "given.ana.has: found 'x', expected a list of squares"),
    ("euro", "given: {ana: {owns: [0]}}", "given.ana.owns: found 0, expected a lot"),
    (
        "euro",
        "given: {ana: {owns: [1]}, bob: {owns: [1]}}",
        "given.bob.owns: found 1, expected a lot that is not already ana's",
    ),
    ("euro", "given: {ana: {mortgaged: 5}}", "given.ana.mortgaged: found 5, expected a list"),
    ("euro", "given: {ana: {buildings: 5}}", "given.ana.buildings: found 5, expected a table"),
    ("euro", "given: {ana: {buildings: {1: 9}}}", "given.ana.buildings: found 9, expected 0 to 4"),
    ("euro", "given: {ana: {buildings: {5: 1}}}", "given.ana.buildings: found 5, expected a str"),
    ("euro", "given: {ana: {cash: [5]}}", "given.ana.cash: money: found [5], expected a sum"),
    ("euro", f"given: {{ana: {{cash: {HUGE}}}}}", f"given.ana.cash: money: found {HUGE}, expected"),
    ("euro", "given: {ana: {jail: []}}", "given.ana.jail: found [], expected 0 to 3"),
    ("euro", "given: {ana: {out: 1}}", "given.ana.out: found 1, expected true or false"),
    ("euro", "given: {ana: {cards: {chance: x}}}", "given.ana.cards.chance: found 'x', expected 0"),
    ("euro", "given: {turn: bank}", "given.turn: found 'bank', expected ana, bob"),
    ("euro", "given: {bank: 5}", "given.bank: found 5, expected a table of houses, hotels"),
    ("euro", f"given: {{bank: {{houses: {HUGE}}}}}", f"given.bank.houses: found {HUGE}, expected"),
    (
        "euro",
        "given: {next_cards: 5}",
        "given.next_cards: found 5, expected a table of chance, com",
    ),
    ("euro", "given: {next_cards: {chance: 5}}", "given.next_cards.chance: found 5, expected a li"),
    (
        "euro",
        "given: {next_cards: {chance: [ch01, ch01]}}",
        "given.next_cards.chance: found 'ch01', expected cards that are in the pack, each once",
    ),
    (
        "euro",
        "given: {next_cards: {chance: [{kind: 5}]}}",
        "given.next_cards.chance: effect.kind: found 5, expected advance_to",
    ),
    ("euro", "given: {phase: [1]}", "given.phase: found [1], expected order, roll, end"),
    ("euro", "then: {bank: 5}", "then.bank: found 5, expected a table of houses, hotels"),
    ("euro", "then: {bank: {gold: 5}}", "then.bank: found 'gold', expected houses, hotels"),
    ("euro", "then: {packs: 5}", "then.packs: found 5, expected a table of chance, community"),
    ("euro", "then: {packs: {gold: 5}}", "then.packs: found 'gold', expected chance, community"),
    ("euro", "then: {events: 5}", "then.events: found 5, expected a list of events"),
    ("euro", "then: {events: [[1]]}", "then.events: found [1], expected"),
    ("euro", "then: {claims: 5}", "then.claims: found 5, expected a list of claims"),
    ("euro", "then: {claims: [5]}", "then.claims: found 5, expected a table of on, by, from"),
    ("euro", "then: {debt: 5}", "then.debt: found 5, expected a table of by, to, amount"),
    ("euro", "then: {auction: {lots: 5}}", "then.auction: found 'lots', expected lot, bid, bidder"),
    ("euro", "then: {ana: {owns: 5}}", "then.ana.owns: found 5, expected a list of squares"),
    ("euro", "then: {ana: {buildings: 5}}", "then.ana.buildings: found 5, expected a table"),
    ("euro", "then: {ana: {nope: 5}}", "then.ana: found 'nope', expected cash, at"),
    ("euro", "then: {winner: {a: 1}}", "then.winner: found {'a': 1}, expected a name or a list"),
    ("euro", "then: {to_act: [[1]]}", "then.to_act: found [1], expected a name or a list"),
    ("euro", "then: {nope: 5}", "then: found 'nope', expected ana, bob, turn"),
    ("euro", "when: [{then: {nope: 5}}]", "when[1]: then: found 'nope', expected ana, bob, turn"),
    ("euro", "when: [5]", "when[1]: found 5, expected one seat: action"),
    (
        "euro",
        f"when: [{{ana: {{refused: end}}}}, {{ana: {{bid: {HUGE}}}}}]",
        "when[2]: bid: money: found 1",
    ),
    (
        "euro",
        "when: [{ana: {refused: end, because: [1]}}]",
        "when[1]: because: found [1], expected",
    ),
    ("euro", "when: [{ana: {refused: end, 1: 2, a: 3}}]", "when[1]: refused: found 1, expected"),
    ("euro", "refused_new: 5", "refused_new: found 5, expected true or false"),
    ("revolution", "given: {next_cards: {unit: 5}}", "given.next_cards.unit: found 5, expected"),
    ("knockout", "given: {phase: [1]}", "given.phase: found [1], expected slide, score"),
    ("knockout", "given: {blue: {tokens: 5}}", "given.blue.tokens: found 5, expected a list of up"),
    ("knockout", "given: {blue: {tokens: [go]}}", "given.blue.tokens: space: found 'go', expected"),
    (
        "knockout",
        "given: {blue: {tokens: [{x: .nan, y: 3}]}}",
        "given.blue.tokens.x: found nan, expected a number",
    ),
    (
        "knockout",
        "given: {blue: {tokens: [{x: 1e300, y: 3}]}}",
        "given.blue.tokens: found {'x': 1e+300, 'y': 3}, expected a place on the lane",
    ),
    ("knockout", "given: {order: [red, red]}", "given.order: found ['red', 'red'], expected every"),
    ("knockout", "teams: {red: 5}", "teams.red: found 5, expected a list of names"),
    ("knockout", "options: {teams: {red: 5}}", "teams.red: found 5, expected a list of names"),
    ("knockout", "then: {collected: 5}", "then.collected: found 5, expected a table"),
    ("knockout", "then: {collected: {blue: 5}}", "then.collected.blue: found 5, expected a list"),
    ("knockout", "then: {collected: {blue: [go]}}", "then.collected.blue: space: found 'go'"),
    ("knockout", "then: {order: 5}", "then.order: found 5, expected a list of sides"),
    ("knockout", "then: {blue: {tokens: 5}}", "then.blue.tokens: found 5, expected a list"),
    ("knockout", "then: {blue: {tokens: [go]}}", "then.blue.tokens: space: found 'go', expected 0"),
    ("knockout", "then: {events: slid}", "then.events: found 'slid', expected a list of events"),
    ("knockout", "then: {events: [[1]]}", "then.events: found [1], expected"),
    ("knockout", "then: {winner: {a: 1}}", "then.winner: found {'a': 1}, expected a name or a"),
    ("knockout", "then: {to_act: [[1]]}", "then.to_act: found [1], expected a name or a list"),
    ("knockout", "then: {nope: 5}", "then: found 'nope', expected blue, red, round"),
]


@pytest.mark.parametrize(("edition", "rest", "message"), WRONG)
def test_a_wrong_form_is_one_line_that_names_the_scenario(tmp_path, edition, rest, message):
    path = tmp_path / "wrong.yaml"
    path.write_text(HEADS[edition] + rest + "\n", encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        run(*read_file(path))
    assert str(caught.value).startswith(f"{path}:1: {message}")
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize(
    "text", ["a: 2001-99-99", "a: !!binary x", "[" * 1200, "a: " + "9" * 5000, "a: [", "\0"]
)
def test_text_that_is_no_yaml_is_refused(tmp_path, text):
    path = tmp_path / "wrong.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        list(read_file(path))
    assert str(caught.value).startswith(f"{path}: ")
    assert len(str(caught.value)) < len(str(path)) + 200


@pytest.mark.parametrize("edition", HEADS)
def test_a_phase_that_is_none_does_not_hold(tmp_path, edition):
    path = tmp_path / "failing.yaml"
    path.write_text(HEADS[edition] + "then: {phase: [1]}\n", encoding="utf-8")
    (failure,) = run(*read_file(path)).failures
    assert failure.startswith("then: phase: found ")
    assert failure.endswith(", expected [1]")


def test_the_other_scenarios_are_still_run(tmp_path, capsys):
    wrong = tmp_path / "a.yaml"
    wrong.write_text(HEADS["euro"] + "given: {ana: {owns: 5}}\n", encoding="utf-8")
    tmp_path.joinpath("b.yaml").write_text(HEADS["euro"], encoding="utf-8")
    assert prove([tmp_path], "interpreted", None, is_json=False) == 2
    out, err = capsys.readouterr()
    assert out == "1 passed, 1 failed\n"
    assert err == f"error: {wrong}:1: given.ana.owns: found 5, expected a list of squares\n"


SHARED = "clause: RENT-01\ntitle: t\nedition: [euro, deska]\nplayers: [ana, bob, cid]\n"


def test_a_list_of_editions_is_a_scenario_in_each_and_in_those_of_the_same_rules(tmp_path, capsys):
    path = tmp_path / "shared.yaml"
    # Deska alone starts with 30 000.
    path.write_text(SHARED + "then: {ana: {cash: 30000}}\n", encoding="utf-8")
    found = list(read_file(path))
    editions = with_followers(("euro", "deska"))
    assert "disney" in editions
    assert [scenario.edition for scenario in found] == [*editions]
    assert [scenario.name for scenario in found] == [f"{path}:1 [{name}]" for name in editions]
    assert prove([path], "interpreted", None, is_json=False) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{path}:1 [euro]: t: then: ana.cash")
    assert out.endswith(f"1 passed, {len(editions) - 1} failed\n")


def test_an_edition_that_would_come_along_can_be_left_out(tmp_path):
    path = tmp_path / "shared.yaml"
    path.write_text(SHARED + "except: [disney]\n", encoding="utf-8")
    editions = with_followers(("euro", "deska"))
    assert [scenario.edition for scenario in read_file(path)] == [
        name for name in editions if name != "disney"
    ]


@pytest.mark.parametrize(
    ("head", "written"),
    [
        (SHARED, "disney"),
        (SHARED, "[euro]"),
        (SHARED, "[revolution]"),
        (SHARED, "[disney, disney]"),
        (SHARED, "[1]"),
        (HEADS["euro"], "[disney]"),
    ],
)
def test_only_an_edition_that_would_come_along_can_be_left_out(tmp_path, head, written):
    path = tmp_path / "shared.yaml"
    path.write_text(f"{head}except: {written}\n", encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        list(read_file(path))
    assert str(caught.value).startswith(f"{path}:1: except: found ")
    assert str(caught.value).endswith("a list of editions that play by the rules of one listed")


def test_one_edition_by_name_is_that_edition_alone(tmp_path):
    path = tmp_path / "single.yaml"
    path.write_text(HEADS["euro"], encoding="utf-8")
    (scenario,) = read_file(path)
    assert (scenario.edition, scenario.name) == ("euro", f"{path}:1")


@pytest.mark.parametrize("written", ["[]", "[1]", "[euro, euro]", "{euro: 1}", "3", "[[euro]]"])
def test_what_is_no_list_of_editions_is_refused(tmp_path, written):
    path = tmp_path / "wrong.yaml"
    path.write_text(HEADS["euro"].replace("edition: euro", f"edition: {written}"), encoding="utf-8")
    with pytest.raises(ScenarioError, match="expected an edition's name or a list of them"):
        list(read_file(path))


def test_an_edition_of_a_list_that_is_not_there(tmp_path):
    path = tmp_path / "wrong.yaml"
    path.write_text(HEADS["euro"].replace("edition: euro", "edition: [atlantis]"), encoding="utf-8")
    (scenario,) = read_file(path)
    with pytest.raises(ScenarioError, match=r":1 \[atlantis\]: .*found 'atlantis'"):
        run(scenario)
