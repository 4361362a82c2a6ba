"""The locale lint: both languages say the same things, and everything that needs words has them."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import passgo.texts
from passgo.estate.rules.actions import ACTION_NAMES
from passgo.estate.rules.events import EVENT_FIELDS
from passgo.estate.rules.refusals import REFUSAL_FIELDS
from passgo.estate.rules.state import EFFECT_KINDS, PHASE_NAMES

PACKAGE = Path(passgo.__file__).parent
TEXTS = PACKAGE / "texts" / "locales"
LOCALES = ("fr", "en")
FILES = sorted(path.name for path in (TEXTS / "en").glob("*.ftl"))
EDITIONS = sorted(path.parent.name for path in (PACKAGE / "editions").glob("*/texts.*.ftl"))

# What an event's sentence may use in addition to its fields.
EXTRAS = {
    "offer_made": {"give", "get"},
    "offer_accepted": {"give", "get"},
    "settlement_offered": {"give"},
    "settlement_accepted": {"give"},
    "game_won": {"count"},
    "order_tied": {"count"},
    "shortage_called": {"count"},
    "zone_chosen": {"count"},
}


class Uses(Visitor):
    """Collects the variables and the messages that a message refers to."""

    def __init__(self):
        self.variables = set()
        self.messages = set()

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.messages.add(node.id.name)


@cache
def parse(path):
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: not Fluent: {junk[0]!r}"
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


@cache
def uses(entry):
    found = Uses()
    found.visit(entry)
    return found


def table(paths):
    """Id to entry over several files, none said twice."""
    entries = [entry for path in paths for entry in parse(path)]
    ids = [entry.id.name for entry in entries]
    assert len(ids) == len(set(ids)), sorted(name for name in ids if ids.count(name) > 1)
    return {entry.id.name: entry for entry in entries}


@cache
def package_table(locale):
    return table(sorted((TEXTS / locale).glob("*.ftl")))


def edition_table(edition, locale):
    return table([PACKAGE / "editions" / edition / f"texts.{locale}.ftl"])


def dashed(prefix, names):
    return {f"{prefix}-{name.replace('_', '-')}" for name in names}


def check_pair(french, english):
    assert set(french) == set(english)
    for text_id in french:
        assert uses(french[text_id]).variables == uses(english[text_id]).variables, text_id


def test_both_locales_have_the_same_files():
    assert sorted(path.name for path in (TEXTS / "fr").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_locales_say_the_same(name):
    check_pair(*(table([TEXTS / locale / name]) for locale in LOCALES))


@pytest.mark.parametrize("edition", sorted(set(EDITIONS)))
def test_both_locales_of_an_edition_say_the_same(edition):
    check_pair(*(edition_table(edition, locale) for locale in LOCALES))


@pytest.mark.parametrize("name", ["estate/edition/options", "editions/phrases"])
def test_both_locales_of_what_editions_share_say_the_same(name):
    check_pair(*(table([PACKAGE / f"{name}.{locale}.ftl"]) for locale in LOCALES))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", sorted(set(EDITIONS)))
def test_an_edition_overrides_only_its_pieces_and_presets(edition, locale):
    shared = set(edition_table(edition, locale)) & set(package_table(locale))
    assert all(text_id.startswith(("piece-", "preset-")) for text_id in shared), shared


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", sorted(set(EDITIONS)))
def test_every_reference_exists(edition, locale):
    entries = package_table(locale) | edition_table(edition, locale)
    for text_id, entry in entries.items():
        assert uses(entry).messages <= set(entries), text_id


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_its_message(locale):
    ids = set(package_table(locale))
    events = dashed("event", set(EVENT_FIELDS) - {"none"})
    refusals = dashed("refusal", set(REFUSAL_FIELDS) - {"accepted"})
    assert {text_id for text_id in ids if text_id.startswith("event-")} == events
    assert {text_id for text_id in ids if text_id.startswith("refusal-")} == refusals
    assert {text_id for text_id in ids if text_id.startswith("phase-")} == dashed(
        "phase", PHASE_NAMES
    )
    assert {text_id for text_id in ids if text_id.startswith("effect-")} == dashed(
        "effect", EFFECT_KINDS
    )
    actions = dashed("action", ACTION_NAMES)
    assert actions <= ids
    # A longer id is a situation of an action that exists.
    for text_id in ids:
        if text_id.startswith("action-"):
            assert any(text_id == name or text_id.startswith(name + "-") for name in actions)


@pytest.mark.parametrize("locale", LOCALES)
def test_events_and_refusals_use_only_their_fields(locale):
    entries = package_table(locale)
    for name, fields in EVENT_FIELDS.items():
        if name != "none":
            used = uses(entries[f"event-{name.replace('_', '-')}"]).variables
            assert used <= set(fields) | EXTRAS.get(name, set()), name
    for name, fields in REFUSAL_FIELDS.items():
        if name != "accepted":
            used = uses(entries[f"refusal-{name.replace('_', '-')}"]).variables
            assert used <= set(fields), name


def french_files():
    return [
        *sorted((TEXTS / "fr").glob("*.ftl")),
        *sorted(PACKAGE.glob("*/**/*.fr.ftl")),
    ]


@pytest.mark.parametrize("path", french_files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_french_spaces_do_not_break(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            assert not re.search(r" [:;!?»]|« |\w[;!?»]|«\w|'", line), (
                f"{path.name}:{number}: {line}"
            )


@pytest.mark.parametrize("locale", LOCALES)
def test_apostrophes_are_typographic(locale):
    for path in sorted((TEXTS / locale).glob("*.ftl")):
        assert "'" not in path.read_text(encoding="utf-8"), path.name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("edition", sorted(set(EDITIONS)))
def test_every_text_can_be_said(edition, locale):
    texts = passgo.texts.Texts(locale, edition)
    for text_id, entry in (package_table(locale) | edition_table(edition, locale)).items():
        said = texts.get(text_id, **dict.fromkeys(uses(entry).variables, "Ana"))
        assert said.strip(), text_id
        assert not re.search(r"[{}]|\$[a-z]|\?\?\?", said), text_id
