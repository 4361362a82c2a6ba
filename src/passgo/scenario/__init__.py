"""Run scenarios: given a position, when these actions are played, then this must hold.

The format is a contract (docs/formats.md). A document that lists editions is a scenario in each of
them, and in the editions that play by the rules of one of them, unless it excludes these. Each
family defines the positions and the statements of its scenarios (its ``formats/scenario.py``).
Invariants, such as the sum of all money, are checked after every action of every scenario.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError

from ..compiling.targets import INTERPRETED
from ..editions import EditionError, MoneyError, OptionError, load_edition
from ..editions.same_rules import with_followers
from ..errors import ActionError, IllegalAction, PassgoError, ScenarioError
from ..families import find_family
from ..families.parts import ScenarioForm
from ..game import Game
from ..wire.plain import Json, JsonMapping
from .forms import a_flag, a_list, a_table, a_word, stated, wrong

_KEYS = {
    "clause",
    "title",
    "edition",
    "except",
    "mode",
    "players",
    "options",
    "given",
    "when",
    "then",
    "seed",
    "refused_new",
    "teams",
}
_WHY = 120
"""The longest part of the parser's message that ours repeats."""


@dataclass(frozen=True)
class Scenario:
    """One document of a scenario file, in one edition."""

    path: Path
    number: int
    """The number of the document in its file, from 1."""
    content: JsonMapping
    is_shared: bool = False
    """Whether the document lists several editions."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses it proves."""
        clause = self.content["clause"]
        return (clause,) if isinstance(clause, str) else tuple(clause)

    @property
    def edition(self) -> str:
        """The edition it is played in."""
        return str(self.content["edition"])

    @property
    def title(self) -> str:
        """What it shows, in a line."""
        return stated(self.content.get("title", ""))

    @property
    def name(self) -> str:
        """File and document, and the edition if the document lists several."""
        where = f"{self.path}:{self.number}"
        return f"{where} [{self.edition}]" if self.is_shared else where


@dataclass
class Outcome:
    """The result of a scenario: passed, or what failed and where."""

    scenario: Scenario
    failures: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether everything held."""
        return not self.failures


def find_files(paths: list[Path]) -> list[Path]:
    """The scenario files among files and folders, in order; ScenarioError if there are none."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(path.rglob("*.yaml")) + sorted(path.rglob("*.yml"))
        elif path.is_file():
            files.append(path)
        else:
            raise ScenarioError(f"{path}: found nothing there, expected a file or a folder")
    if not files:
        shown = ", ".join(map(str, paths))
        raise ScenarioError(f"{shown}: found no scenario, expected files ending in .yaml")
    return files


def read_file(path: Path) -> Iterator[Scenario]:
    """The scenarios of a file; ScenarioError says what is wrong with it."""
    yield from scenarios_in(path, read_documents(path))


def read_documents(path: Path) -> list[Json]:
    """The documents of a file, unchecked; ScenarioError where it is no YAML."""
    try:
        return list(YAML(typ="safe", pure=True).load_all(path.read_text(encoding="utf-8")))
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ScenarioError(f"{path}: line {line}: {error.problem}, expected YAML") from None
    except (YAMLError, ValueError, RecursionError, OSError) as error:
        why = " ".join(str(error).split())[:_WHY]
        raise ScenarioError(f"{path}: {why}, expected YAML text") from None


def scenarios_in(path: Path, documents: list[Json]) -> Iterator[Scenario]:
    """The scenarios among the documents of a file, with their form checked."""
    for number, content in enumerate(documents, 1):
        if content is not None:
            check_form(path, number, content)
            yield from _in_each(path, number, content)


def _in_each(path: Path, number: int, content: JsonMapping) -> Iterator[Scenario]:
    """A document once for each edition it names."""
    written = content["edition"]
    if isinstance(written, str):
        yield Scenario(path, number, content)
        return
    left_out = content.get("except", ())
    for edition in with_followers(tuple(written)):
        if edition not in left_out:
            yield Scenario(path, number, {**content, "edition": edition}, is_shared=True)


def check_form(path: Path, number: int, content: Json) -> None:
    """Refuse a document that is not in the form of a scenario."""
    where = f"{path}:{number}"
    a_table(f"{where}: document", content)
    for key in content:
        if key not in _KEYS:
            raise wrong(f"{where}: document", key, f"only {', '.join(sorted(_KEYS))}")
    for key in ("clause", "edition", "players"):
        if key not in content:
            raise wrong(f"{where}: {key}", None, f"a {key}")
    _check_editions(where, content["edition"])
    _check_exceptions(where, content)
    clause = content["clause"]
    clauses = [clause] if isinstance(clause, str) else clause
    for key, listed, expected in (
        ("clause", clauses, "a clause id or a list of them"),
        ("players", content["players"], "a list of names"),
    ):
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            raise wrong(f"{where}: {key}", content[key], expected)
    if not clauses:
        raise wrong(f"{where}: clause", clause, "a clause id or a list of them")
    for key in ("given", "then", "options"):
        if content.get(key) is not None:
            a_table(f"{where}: {key}", content[key])
    a_list(f"{where}: when", content.get("when"))
    a_flag(f"{where}: refused_new", content.get("refused_new", False))


def _check_editions(where: str, written: Json) -> None:
    """An edition by name, or a list of them, each once."""
    listed = [written] if isinstance(written, str) else written
    is_list = isinstance(listed, list) and all(isinstance(name, str) for name in listed)
    if not is_list or not listed or len(set(listed)) != len(listed):
        raise wrong(f"{where}: edition", written, "an edition's name or a list of them")


def _check_exceptions(where: str, content: JsonMapping) -> None:
    """Only editions that the listed ones would include can be excluded, each once."""
    if "except" not in content:
        return
    written, listed = content["except"], content["edition"]
    followers: set[str] = set()
    if isinstance(listed, list):
        followers = set(with_followers(tuple(listed))) - set(listed)
    is_list = isinstance(written, list) and all(isinstance(name, str) for name in written)
    if not is_list or not set(written) <= followers or len(set(written)) != len(written):
        expected = "a list of editions that play by the rules of one listed"
        raise wrong(f"{where}: except", written, expected)


def run(scenario: Scenario, target: str = INTERPRETED) -> Outcome:
    """Play a scenario; failures are in the outcome, and a bad form raises ScenarioError."""
    outcome = Outcome(scenario)
    try:
        game = start_or_fail(scenario, target, outcome)
        if game is not None:
            play(game, scenario, outcome)
    except (PassgoError, EditionError, MoneyError) as error:
        raise ScenarioError(f"{scenario.name}: {error}") from None
    return outcome


def start_or_fail(scenario: Scenario, target: str, outcome: Outcome) -> Game | None:
    """The game to play; None if it is refused, which fails unless the scenario expects it."""
    is_refused = scenario.content.get("refused_new") is True
    try:
        game = start(scenario, target)
    except OptionError as error:
        if not is_refused:
            outcome.failures.append(f"the game does not start: {error}")
        return None
    if is_refused:
        outcome.failures.append("the game starts, expected it to be refused")
        return None
    return game


def proving(edition: str) -> ScenarioForm:
    """How scenarios of an edition's family are set up and checked."""
    return find_family(load_edition(edition).family).scenarios


def start(scenario: Scenario, target: str) -> Game:
    """The game a scenario begins with."""
    return proving(scenario.edition).start(scenario.edition, scenario.content, target)


def play(game: Game, scenario: Scenario, outcome: Outcome) -> None:
    """Play the actions and check the statements, between them and at the end."""
    family = proving(scenario.edition)
    first_event = family.first_event(game)
    totals = family.count_all(game)
    for number, item in enumerate(scenario.content.get("when") or [], 1):
        where = f"when[{number}]"
        if not isinstance(item, Mapping) or len(item) != 1:
            raise wrong(where, item, "one seat: action")
        seat, action = next(iter(item.items()))
        try:
            if seat == "then":
                family.verify(game, action, first_event, partial(fail, outcome, where))
                continue
            problem = act_once(game, seat, action)
        except PassgoError as error:
            raise ScenarioError(f"{where}: {error}") from None
        if problem:
            fail(outcome, where, problem)
            return
        if family.count_all(game) != totals:
            fail(outcome, where, f"{family.count_all(game)} in all, expected {totals}")
            return
    then = scenario.content.get("then") or {}
    family.verify(game, then, first_event, partial(fail, outcome, "then"))


def fail(outcome: Outcome, where: str, text: str) -> None:
    """Record what did not hold."""
    outcome.failures.append(f"{where}: {text}")


def act_once(game: Game, seat: str, action: Json) -> str | None:
    """Play one action, or check that it is refused; what went wrong, if anything."""
    if isinstance(action, Mapping) and "refused" in action:
        a_table("refused", action, ("refused", "because"))
        return refuse_once(game, seat, action["refused"], action.get("because"))
    try:
        game.apply(seat, action)
    except IllegalAction as refusal:
        return f"{stated(seat)} {stated(action)}: refused, {refusal}"
    return None


def refuse_once(game: Game, seat: str, action: Json, because: object) -> str | None:
    """Check that an action is refused for the stated reason and changes nothing."""
    codes = game.family.tables.refusals
    if because is not None:
        a_word("because", because, codes)
    said = f"{stated(seat)} {stated(action)}"
    before = game.state_bytes()
    try:
        game.apply(seat, action)
    except IllegalAction as refusal:
        if game.state_bytes() != before:
            return f"{said}: refused, but something changed"
        if because is not None and refusal.code != because:
            return f"{said}: refused as {refusal.code}, expected {because}"
        return None
    except MoneyError:
        return None
    except ActionError as error:
        # A sum or a lot that does not exist in this edition is refused before the rules see it.
        if because is not None:
            return f"{said}: refused as written ({error}), expected {because}"
        return None
    return f"{said}: accepted, expected a refusal"
