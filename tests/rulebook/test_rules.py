"""The clause table: its data, what it says of the rules, and that it can fail."""

import json
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from passgo.editions import EDITIONS, EditionError
from passgo.editions.values import HOUSE_RULE, Sum
from passgo.errors import PassgoError
from passgo.estate.edition.flags import FLAGS
from passgo.estate.edition.loader import load_estate
from passgo.estate.edition.options import OPTIONS
from passgo.estate.edition.settle import check_options, parse_option
from passgo.knockout.edition.loader import load_lane_edition
from passgo.knockout.edition.options import check_lane_options, parse_lane_option
from passgo.rulebook import CHAPTERS, clauses, further_rulings, rules
from passgo.rulebook import pages as rules_pages
from passgo.rulebook.proofs import Proof, Proofs, find_checkout, read_report, run_proofs
from passgo.rulebook.rules import Row, clause_table, count_statuses
from tests.scenes import all_scenes

TESTS = Path(__file__).parents[1]
BOOKS = set(EDITIONS())
CLAUSES = {clause.id: clause for clause in clauses()}

PASSES = """\
clause: [GOAL-01, SP-14]
edition: euro
players: [ana, bob]
given: {turn: ana}
when: [{ana: resign}]
then: {winner: bob}
"""
FAILS = PASSES.replace("winner: bob", "winner: ana").replace("[GOAL-01, SP-14]", "GOAL-01")
WRONG = PASSES.replace("ana: resign", "ana: fly")


def test_all_clauses_are_there():
    assert len(CLAUSES) == len(clauses()) == 236 + 57 + 110
    assert sum(clause.is_silent_point for clause in clauses()) == 57
    assert [c.chapter for c in clauses()] == sorted(
        (c.chapter for c in clauses()), key=CHAPTERS.index
    )


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_clauses_are_well_made(chapter):
    for clause in [clause for clause in clauses() if clause.chapter == chapter]:
        for words in clause.rule.values():
            assert 10 < len(words) <= 160, clause.id
            assert words.endswith("."), clause.id
            assert "\n" not in words, clause.id
        assert clause.rule["fr"] != clause.rule["en"], clause.id
        assert "'" not in clause.rule["fr"], clause.id
        assert set(clause.editions) <= BOOKS, clause.id
        assert len(set(clause.editions)) == len(clause.editions) > 0, clause.id
        assert set(clause.related) <= set(CLAUSES), clause.id
        assert clause.is_silent_point == clause.id.startswith("SP-"), clause.id
        for text in (clause.ruling, clause.other):
            assert text == "" or text.endswith("."), clause.id
        assert not clause.other or clause.options, clause.id


@pytest.mark.parametrize("clause", [c for c in clauses() if c.options], ids=lambda c: c.id)
def test_an_option_that_is_named_can_be_set_where_the_clause_holds(clause):
    if clause.stated == ("knockout",):
        for text in clause.options:
            name, value = parse_lane_option(text)
            lane = load_lane_edition("knockout")
            assert check_lane_options(lane, "standard", {name: value}, ())[name] == value
        return
    editions = [load_estate(name) for name in clause.editions if name in EDITIONS()]
    for text in clause.options:
        name, value = parse_option(text)
        for edition in editions:
            mode = "short" if "SHORT" in clause.id else edition.modes[-1]
            # A sum is a multiple of the edition's unit.
            is_sum = isinstance(OPTIONS[name].spec, Sum)
            fitted = value * edition.money.unit if is_sum else value
            assert check_options(edition, mode, {name: fitted})[name] == fitted


def test_the_clauses_of_a_flag_are_there():
    assert {clause for flag in FLAGS.values() for clause in flag.clauses} <= set(CLAUSES)


def test_further_rulings_name_clauses():
    assert len(further_rulings()) >= 15
    for ruling in further_rulings():
        assert ruling.text.endswith(".")
        assert set(ruling.related) <= set(CLAUSES)


def test_scenarios_name_clauses_of_their_edition():
    for scenario in all_scenes():
        for name in scenario.clauses:
            if name == HOUSE_RULE:
                assert house_rules_of(scenario), f"{scenario.name}: no house rule is set"
                continue
            assert scenario.edition in CLAUSES[name].editions, f"{scenario.name}: {name}"


def house_rules_of(scenario):
    """The options of a scenario that no clause of a book speaks of."""
    named = scenario.content.get("options") or {}
    flags = [FLAGS[OPTIONS[name].flag] for name in named if OPTIONS[name].flag]
    return [flag.name for flag in flags if flag.is_house_rule]


@pytest.fixture(scope="module")
def table(tmp_path_factory, proving) -> list[Row]:
    """The table of this checkout, if every scenario and every marked test passes.

    The rest of the suite checks that: ``tests/scenario`` plays each scenario, and a skipped marked
    test counts as failed. This only collects which tests there are, if this run has not.
    """
    if proving is None:
        proving = collected(tmp_path_factory.mktemp("proofs") / "proofs.json")
    return rules.table_of(EDITIONS(), [(scene, "") for scene in all_scenes()], read_report(proving))


def collected(report: Path) -> list[dict[str, object]]:
    """The marked tests, as another pytest finds them."""
    wanted = ["--collect-only", "-m", "proves and not slow", "--proofs", str(report), "tests"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *wanted]
    subprocess.run(command, cwd=TESTS.parent, capture_output=True, timeout=1800, check=True)
    return json.loads(report.read_text(encoding="utf-8"))


@pytest.mark.slow
def test_played_and_run_the_table_is_the_same(table):
    assert clause_table() == table


def test_every_clause_is_proved_or_physical(table):
    open_rows = [f"{row.id} {row.edition} {row.status}: {row.note}" for row in table]
    assert [text for row, text in zip(table, open_rows, strict=True) if not stands(row)] == []


def stands(row: Row) -> bool:
    return row.status in {rules.PROVED, rules.PHYSICAL}


def test_few_are_physical_and_scenarios_prove_most(table):
    for edition, count in count_statuses(table).items():
        assert count["physical"] <= (15 if edition == "revolution" else 30)
        assert count["by_scenarios"] >= 80


def test_there_is_a_row_for_each_clause_in_each_edition(table):
    expected = [(c.id, name) for c in clauses() for name in EDITIONS() if name in c.editions]
    assert [(row.id, row.edition) for row in table] == expected
    assert all(row.rule == CLAUSES[row.id].rule for row in table)
    assert all(row.is_stated == (row.edition in CLAUSES[row.id].stated) for row in table)
    counts = Counter(row.edition for row in table)
    assert (counts["euro"], counts["revolution"]) == (205, 216)


def test_rows_name_scenarios_and_tests(table):
    rows = {(row.id, row.edition): row for row in table}
    listed = rows["COMP-01", "euro"].scenarios
    assert any(name.endswith("tests/scenarios/euro/COMP-01.yaml:1") for name in listed)
    assert "tests/editions/test_boards.py::test_the_stock_of_buildings" in listed
    assert rows["THEME-09", "deska"].as_data() == {
        "id": "THEME-09",
        "edition": "deska",
        "status": "proved",
        "scenarios": list(rows["THEME-09", "deska"].scenarios),
    }


def rows_of(folder: Path, text: str) -> dict[str, Row]:
    (folder / "one.yaml").write_text(text, encoding="utf-8")
    return {row.id: row for row in clause_table("euro", folder, run_tests=False)}


def test_a_passing_scenario_proves_what_it_names(tmp_path):
    rows = rows_of(tmp_path, PASSES)
    assert (rows["GOAL-01"].status, rows["SP-14"].status) == ("proved", "proved")
    assert rows["GOAL-01"].scenarios == rows["SP-14"].scenarios
    assert (rows["GOAL-02"].status, rows["GOAL-02"].note) == ("unproved", "marked tests not run")
    assert rows["SETUP-07"].status == "physical"
    assert "seed" in rows["SETUP-07"].note


def test_one_failing_scenario_fails_the_clause(tmp_path):
    rows = rows_of(tmp_path, f"{PASSES}---\n{FAILS}")
    assert rows["GOAL-01"].status == "failing"
    assert "one.yaml:2: then: winner" in rows["GOAL-01"].note
    assert len(rows["GOAL-01"].scenarios) == 2
    assert rows["SP-14"].status == "proved"


def test_a_scenario_that_cannot_be_played_fails_its_clauses(tmp_path):
    row = rows_of(tmp_path, WRONG)["GOAL-01"]
    assert row.status == "failing"
    assert "fly" in row.note


def test_a_scenario_is_played_once(tmp_path, monkeypatch):
    played = []
    play = rules.run
    monkeypatch.setattr(rules, "run", lambda *given: played.append(given) or play(*given))
    (tmp_path / "one.yaml").write_text(PASSES, encoding="utf-8")
    heard = []
    clause_table(
        None, tmp_path, run_tests=False, on_progress=lambda done, of: heard.append((done, of))
    )
    assert len(played) == 1
    assert heard == [(1, 1)]


def test_an_edition_that_is_not_there():
    with pytest.raises(EditionError, match="edition: found 'atlantis', expected atlantic, deska"):
        clause_table("atlantis")


def test_no_scenarios(tmp_path, monkeypatch):
    with pytest.raises(PassgoError, match="found nothing there"):
        clause_table("euro", tmp_path / "nowhere", run_tests=False)
    monkeypatch.setattr(rules, "find_checkout", lambda: None)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(PassgoError, match="found no such folder") as caught:
        clause_table("euro")
    assert "\n" not in str(caught.value)


def test_a_marked_test_counts_where_it_says(tmp_path, monkeypatch):
    found = (
        Proof("t.py::a", "GOAL-02", None, "passed"),
        Proof("t.py::b", "SETUP-03", ("disney",), "passed"),
        Proof("t.py::c", "SP-32", ("euro",), "failed"),
        Proof("t.py::d", "SP-20", ("euro",), "skipped"),
    )
    monkeypatch.setattr(rules, "run_proofs", lambda checkout: Proofs(found))
    (tmp_path / "one.yaml").write_text(PASSES, encoding="utf-8")
    rows = {row.id: row for row in clause_table("euro", tmp_path)}
    assert (rows["GOAL-02"].status, rows["GOAL-02"].scenarios) == ("proved", ("t.py::a",))
    assert (rows["SETUP-03"].status, rows["SETUP-03"].scenarios) == ("physical", ())
    assert (rows["SP-32"].status, rows["SP-32"].note) == ("failing", "t.py::c: failed")
    assert (rows["SP-20"].status, rows["SP-20"].note) == ("unproved", "t.py::d: skipped")


MARKED = """\
import pytest

@pytest.mark.proves("COMP-01", editions=("euro",))
@pytest.mark.proves("SP-32")
@pytest.mark.parametrize("n", [1, 2])
def test_passes(n):
    pass

@pytest.mark.proves("COMP-02")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_fails_for_one(n):
    assert n != 2

@pytest.mark.proves("COMP-03")
def test_is_skipped():
    pytest.skip("today")

def test_proves_nothing():
    assert False
"""


@pytest.fixture
def checkout(tmp_path) -> Path:
    (tmp_path / "tests").mkdir()
    shutil.copy(TESTS / "conftest.py", tmp_path / "tests")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    proves\n    slow\n")
    return tmp_path


def test_marked_tests_are_run_and_reported(checkout):
    (checkout / "tests" / "test_some.py").write_text(MARKED)
    proofs = run_proofs(checkout)
    assert proofs.missing == ""
    assert {(p.test.split("::")[1], p.clause, p.editions, p.outcome) for p in proofs.found} == {
        ("test_passes", "COMP-01", ("euro",), "passed"),
        ("test_passes", "SP-32", None, "passed"),
        ("test_fails_for_one", "COMP-02", None, "failed"),
        ("test_is_skipped", "COMP-03", None, "skipped"),
    }


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        ('"COMP-99"', "proves COMP-99: no such clause"),
        ('"RENT-04", editions=("euro",)', "proves RENT-04: it does not hold in euro"),
        ('"COMP-01", edition="euro"', "expected proves(clause, editions=(...))"),
    ],
)
def test_a_wrong_marker_is_refused(checkout, mark, message):
    text = f"import pytest\n\n@pytest.mark.proves({mark})\ndef test_a():\n    pass\n"
    (checkout / "tests" / "test_some.py").write_text(text)
    assert message in run_proofs(checkout).missing


def test_without_tests_the_note_says_so(monkeypatch):
    assert "no tests folder" in run_proofs(None).missing
    run_proofs.cache_clear()
    monkeypatch.setattr("passgo.rulebook.proofs.find_spec", lambda name: None)
    assert "pytest is not installed" in run_proofs(Path("elsewhere")).missing
    run_proofs.cache_clear()


def test_a_report_without_tests():
    assert read_report([]) == Proofs()


def test_the_checkout_is_found():
    assert find_checkout() == TESTS.parent


@pytest.mark.parametrize("name", rules_pages.PAGES)
def test_the_pages_are_current(name):
    docs = TESTS.parent / "docs"
    written = (docs / name).read_text(encoding="utf-8")
    assert written == rules_pages.PAGES[name](docs), "run python -m passgo.rulebook.pages docs"


def test_pages_are_written_where_asked(tmp_path):
    def write(*arguments):
        command = [sys.executable, "-m", "passgo.rulebook.pages", *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    assert write(tmp_path).returncode == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["rules.md", "rulings.md"]
    wrong = write(tmp_path / "nowhere")
    assert wrong.returncode == 2
    assert len(wrong.stderr.splitlines()) == 1
