"""Answers are read, never written; ``make goldens`` shows in the diff which have changed."""

import pytest

from passgo.compiling.targets import COMPILED
from tests.moments.answers import PARTS
from tests.moments.kept import FILE, HEAD, kept_answers
from tests.moments.played import groups, lines_of, places_in

GROUPS = groups()


@pytest.fixture(scope="module")
def kept():
    return kept_answers()


@pytest.mark.parametrize("name", GROUPS)
def test_the_rules_answer_as_before(name, kept):
    for line in lines_of(name, GROUPS[name], COMPILED):
        place, *digests = line.split()
        if place not in kept:
            continue  # A new scenario proves itself; `make goldens` stores its answers.
        changed = [
            part for part, mine, old in zip(PARTS, digests, kept[place], strict=True) if mine != old
        ]
        assert not changed, f"{place}: other {', '.join(changed)} than before: make goldens"


def test_nothing_is_kept_that_is_not_asked(kept):
    assert FILE.read_text(encoding="utf-8").splitlines()[0] == HEAD
    assert set(kept) <= {place for name, what in GROUPS.items() for place in places_in(name, what)}
