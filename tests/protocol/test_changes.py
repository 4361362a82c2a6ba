"""Changes of documents: they make exactly the new document, and do not modify the old one."""

import json
from copy import deepcopy
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonpatch import JsonPatch

from passgo.editions import EDITIONS
from passgo.protocol.changes import ChangeError, diff, patch, pointer
from tests.protocol.tables import played

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
    new = {"game": {"seats": [{"cash": 5, "at": 1}, {"cash": 9, "at": 2}]}, "you": {"bob": {}}}
    assert diff(old, new) == [
        {"op": "replace", "path": "/game/seats/1/cash", "value": 9},
        {"op": "add", "path": "/you/bob", "value": {}},
        {"op": "remove", "path": "/you/ana"},
    ]


def test_of_a_list_only_what_came_and_went_is_told():
    choices = [{"word": word, "main": False} for word in ("roll", "build", "offer", "resign")]
    roll, build, offer, resign = choices
    assert diff([roll, build, offer, resign], [roll, offer, resign]) == [
        {"op": "remove", "path": "/1"}
    ]
    assert diff([roll, resign], [roll, build, offer, resign]) == [
        {"op": "add", "path": "/1", "value": build},
        {"op": "add", "path": "/2", "value": offer},
    ]
    assert diff([roll, build, offer, resign], [build, {**offer, "main": True}, resign]) == [
        {"op": "remove", "path": "/0"},
        {"op": "replace", "path": "/1/main", "value": True},
    ]
    assert diff([roll, build], [build, roll]) == [
        {"op": "remove", "path": "/0"},
        {"op": "add", "path": "/1", "value": roll},
    ]
    assert diff([roll, build], [resign]) == [
        {"op": "replace", "path": "/0/word", "value": "resign"},
        {"op": "remove", "path": "/1"},
    ]


def test_what_has_changed_in_many_ways_is_told_whole():
    old, new = dict.fromkeys("abcdef", 1), dict.fromkeys("abcdef", 2)
    assert diff([old], [new]) == [{"op": "replace", "path": "/0", "value": new}]
    assert diff({"dice": [6, 1]}, {"dice": [5, 1]}) == [
        {"op": "replace", "path": "/dice", "value": [5, 1]}
    ]


def test_true_is_not_one():
    assert diff({"a": 1}, {"a": True}) == [{"op": "replace", "path": "/a", "value": True}]
    assert diff([1, 2], [True, 2, 3]) == [
        {"op": "replace", "path": "", "value": [True, 2, 3]},
    ]


def test_names_may_hold_what_parts_a_path():
    old, new = {"a/b": {"~1": 1}}, {"a/b": {"~1": 2}}
    changes = diff(old, new)
    assert [change["path"] for change in changes] == ["/a~1b/~01"]
    assert pointer("a/b", "~1") == "/a~1b/~01"
    assert patch(old, changes) == new


def test_what_did_not_change_is_shared():
    old = {"a": {"b": [1]}, "c": {"d": 1}}
    new = patch(old, [{"op": "replace", "path": "/c/d", "value": 2}])
    assert new["a"] is old["a"]
    assert old == {"a": {"b": [1]}, "c": {"d": 1}}


def test_elements_may_be_put_before_a_place_or_at_the_end():
    changes = [
        {"op": "add", "path": "/0", "value": 0},
        {"op": "add", "path": "/-", "value": 4},
        {"op": "add", "path": "/4", "value": 5},
    ]
    assert patch([1, 2], changes) == [0, 1, 2, 4, 5]


@pytest.mark.parametrize(
    "change",
    [
        {"op": "replace", "path": "/b/c", "value": 1},
        {"op": "replace", "path": "/b", "value": 1},
        {"op": "replace", "path": "/a/2", "value": 1},
        {"op": "replace", "path": "/a/-1", "value": 1},
        {"op": "replace", "path": "/a/-", "value": 1},
        {"op": "replace", "path": "/a/01", "value": 1},
        {"op": "replace", "path": "/a/b", "value": 1},
        {"op": "replace", "path": "/a/0/b", "value": 1},
        {"op": "replace", "path": "3", "value": 1},
        {"op": "add", "path": "/a/3", "value": 1},
        {"op": "add", "path": "/b/c", "value": 1},
        {"op": "remove", "path": "/b"},
        {"op": "remove", "path": "/a/2"},
        {"op": "remove", "path": ""},
        {"op": "move", "path": "/a/0", "from": "/a/1"},
    ],
    ids=lambda change: f"{change['op']} {change['path']}",
)
def test_a_change_that_does_not_fit_is_refused(change):
    document = {"a": [1, 2]}
    with pytest.raises(ChangeError):
        patch(document, [change])
    assert document == {"a": [1, 2]}


@given(DOCUMENTS, DOCUMENTS)
def test_any_library_for_json_patch_follows(old, new):
    changes = json.loads(json.dumps(diff(old, new)))
    assert same(JsonPatch(changes).apply(old), new)


@pytest.mark.parametrize("edition", EDITIONS())
def test_any_library_for_json_patch_follows_a_game(edition):
    documents, _ = played(edition, 60)
    shown = deepcopy(documents[0])
    for old, new in pairwise(documents):
        shown = JsonPatch(json.loads(json.dumps(diff(old, new)))).apply(shown)
        assert same(shown, new)
