"""No text is dead: something in the sources, or another text, names each of them."""

import ast
import re
import tomllib
from functools import cache

import pytest

from tests.texts.page_sources import page_patterns, page_words
from tests.texts.test_locales import LOCALES, PACKAGE, edition_table, package_table, table, uses

EDITION = "euro"


@cache
def trees():
    return [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]


@cache
def constants():
    """Every string of the sources, with dashes where ids have them."""
    return (
        {
            node.value.replace("_", "-")
            for tree in trees()
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        | groups()
        | boxes()
        | page_words()
    )


def groups():
    """The groups of the boxes, whose letters are texts."""
    boards = (tomllib.loads(path.read_text()) for path in PACKAGE.glob("editions/*/board.toml"))
    return {group.replace("_", "-") for board in boards for group in board["groups"]}


def boxes():
    """The boxes themselves: the page has a line about each."""
    return {path.parent.name for path in PACKAGE.glob("editions/*/box.toml")}


@cache
def patterns():
    """Ids that are put together: their fixed parts, with None for each part that is filled in."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    part.value if isinstance(part, ast.Constant) else None for part in node.values
                ]
                if any(part and re.search("[a-z]{2}", part) for part in parts):
                    found.add(tuple(parts))
    return found | page_patterns()


def fits(text, parts):
    """Whether a text is these parts; what is filled in is a word of the sources, or empty."""
    if not parts:
        return not text
    first, rest = parts[0], parts[1:]
    if first is not None:
        return text.startswith(first) and fits(text[len(first) :], rest)
    ends = (end for end in range(len(text) + 1) if text[:end] in constants())
    return any(fits(text[end:], rest) for end in ends)


def is_named(text_id):
    return text_id in constants() or any(fits(text_id, parts) for parts in patterns())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_used(locale):
    entries = package_table(locale) | edition_table(EDITION, locale)
    quoted = {name for entry in entries.values() for name in uses(entry).messages}
    dead = [
        text_id
        for text_id in package_table(locale)
        if text_id not in quoted and not is_named(text_id)
    ]
    assert not dead


@pytest.mark.parametrize("locale", LOCALES)
def test_every_phrase_is_used(locale):
    phrases = table([PACKAGE / "editions" / f"phrases.{locale}.ftl"])
    assert not [key for key in phrases if key not in constants()]


def test_a_dead_text_would_be_found():
    assert is_named("cli-goodbye")
    assert is_named("cli-mode-timed")
    assert not is_named("cli-farewell")
    assert not is_named("cli-mode-endless")
