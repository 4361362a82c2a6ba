"""Documents follow by their changes: what is told makes exactly the new one, and spares the old."""

import json
from copy import deepcopy
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.protocol.changes import ChangeError, diff, patch

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b", "ana"])
DOCUMENTS = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4)
    ),
    max_leaves=20,
)


def same(one, other):
    """Equal as JSON: true is not 1."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@given(DOCUMENTS, DOCUMENTS)
def test_changes_make_the_new_document(old, new):
    before, after = deepcopy(old), deepcopy(new)
    changes = json.loads(json.dumps(diff(old, new)))
    assert same(patch(old, changes), new)
    assert same(old, before)
    assert same(new, after)


@given(DOCUMENTS)
def test_nothing_changed_is_nothing_told(document):
    assert diff(document, document) == []
    assert diff(document, deepcopy(document)) == []


@given(st.lists(DOCUMENTS, min_size=2, max_size=4))
def test_changes_of_several_moments_may_be_made_at_once(moments):
    changes = [change for old, new in pairwise(moments) for change in diff(old, new)]
    told = deepcopy(changes)
    assert same(patch(moments[0], changes), moments[-1])
    assert same(changes, told), "a change handed in was changed itself"


def test_changes_name_the_smallest_thing():
    old = {"game": {"seats": [{"cash": 5, "at": 1}, {"cash": 7, "at": 2}]}, "you": {"ana": {}}}
    new = {"game": {"seats": [{"cash": 5, "at": 1}, {"cash": 9, "at": 2}]}, "you": {}}
    assert diff(old, new) == [
        {"at": ["game", "seats", 1, "cash"], "to": 9},
        {"at": ["you", "ana"], "gone": True},
    ]


def test_a_list_of_another_length_is_told_whole():
    assert diff({"a": [1, 2]}, {"a": [1, 2, 3]}) == [{"at": ["a"], "to": [1, 2, 3]}]


def test_true_is_not_one():
    assert diff({"a": 1}, {"a": True}) == [{"at": ["a"], "to": True}]


def test_what_did_not_change_is_shared():
    old = {"a": {"b": [1]}, "c": {"d": 1}}
    new = patch(old, [{"at": ["c", "d"], "to": 2}])
    assert new["a"] is old["a"]
    assert old == {"a": {"b": [1]}, "c": {"d": 1}}


@pytest.mark.parametrize(
    "change",
    [
        {"at": ["b", "c"], "to": 1},
        {"at": ["a", 2], "to": 1},
        {"at": ["a", -1], "to": 1},
        {"at": ["a", "b"], "to": 1},
        {"at": ["a", 0, "b"], "to": 1},
        {"at": [3], "to": 1},
        {"at": ["b"], "gone": True},
        {"at": ["a", 0], "gone": True},
        {"at": [], "gone": True},
    ],
)
def test_a_change_that_does_not_fit_is_refused(change):
    document = {"a": [1, 2]}
    with pytest.raises(ChangeError, match="change at"):
        patch(document, [change])
    assert document == {"a": [1, 2]}
