"""JSON Patch (RFC 6902): compute the changes between two documents, and apply them.
``patch(old, diff(old, new)) == new``.

Engine data is immutable and shared between views, so identical objects are equal and need no
comparison; that makes a diff cheap. Nothing here changes its arguments.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from typing_extensions import TypedDict

from ..errors import PassgoError


class Add(TypedDict):
    """Add a key to an object, or insert an element before the one at this index."""

    op: Literal["add"]
    path: str
    value: Any


class Replace(TypedDict):
    """Replace a value by another."""

    op: Literal["replace"]
    path: str
    value: Any


class Remove(TypedDict):
    """Remove a key or an element."""

    op: Literal["remove"]
    path: str


Change: TypeAlias = Add | Replace | Remove
"""One operation; ``path`` is a JSON Pointer (RFC 6901)."""

_At: TypeAlias = "str | tuple[_At, str | int]"
"""A place in a document: a path, or a key or an index within another place."""
_NOTHING = object()
_FEW = 4
"""Most changes within one object of a list; with more, the whole object is sent."""
_END = "-"
"""The index after the last element of a list."""


class ChangeError(PassgoError):
    """A change does not fit the document: a message was lost, or belongs to another document."""


def diff(old: Any, new: Any, path: str = "") -> list[Change]:
    """The changes that turn one value at a path into another."""
    changes: list[Change] = []
    if old is not new:
        _compare(old, new, path, changes)
    return changes


def _compare(old: Any, new: Any, at: _At, changes: list[Change]) -> None:
    """Add the differences between two values to ``changes``."""
    kind = type(new)
    # True equals 1 in Python but not in JSON, so the types are compared too.
    if type(old) is not kind:
        changes.append(_replace(at, new))
    elif kind is dict:
        _compare_objects(old, new, at, changes)
    elif kind is list:
        _compare_lists(old, new, at, changes)
    elif old != new:
        changes.append(_replace(at, new))


def _compare_objects(
    old: dict[str, Any], new: dict[str, Any], at: _At, changes: list[Change]
) -> None:
    added = 0
    for key, value in new.items():
        before = old.get(key, _NOTHING)
        if before is value:
            continue
        if before is _NOTHING:
            changes.append(_add((at, key), value))
            added += 1
            continue
        kind = type(value)
        if kind is dict or kind is list or kind is not type(before) or before != value:
            _compare(before, value, (at, key), changes)
    if len(new) - added < len(old):
        changes += [_remove((at, key)) for key in old if key not in new]


def _compare_lists(old: list[Any], new: list[Any], at: _At, changes: list[Change]) -> None:
    if old and new and type(old[0]) is dict and type(new[0]) is dict:
        _align(old, new, at, changes)
    elif len(old) != len(new) or any(map(diff, old, new)):
        # Plain values are few and short: the whole list is sent.
        changes.append(_replace(at, new))


def _align(old: list[Any], new: list[Any], at: _At, changes: list[Change]) -> None:
    """Add the insertions, removals and changes of a list of objects; kept objects are identical.

    At each step the list consists of the new elements so far and the rest of the old list.
    """
    same = _same_start(old, new)
    if same == len(old) == len(new):
        return
    staying, left = {id(value) for value in new[same:]}, {id(value) for value in old[same:]}
    taken = same
    for place, value in enumerate(new[same:], same):
        while id(value) in left and old[taken] is not value:
            changes.append(_remove((at, place)))
            left.discard(id(old[taken]))
            taken += 1
        if id(value) in left:
            left.discard(id(value))
            taken += 1
        elif taken < len(old) and id(old[taken]) not in staying:
            inner: list[Change] = []
            _compare(old[taken], value, (at, place), inner)
            changes += inner if len(inner) <= _FEW else [_replace((at, place), value)]
            left.discard(id(old[taken]))
            taken += 1
        else:
            changes.append(_add((at, place), value))
    changes += [_remove((at, len(new))) for _ in range(len(old) - taken)]


def _same_start(old: list[Any], new: list[Any]) -> int:
    """How many elements at the start are the same objects in both lists."""
    for place, (before, value) in enumerate(zip(old, new, strict=False)):
        if before is not value:
            return place
    return min(len(old), len(new))


def _add(at: _At, value: Any) -> Change:
    return {"op": "add", "path": _path(at), "value": value}


def _replace(at: _At, value: Any) -> Change:
    return {"op": "replace", "path": _path(at), "value": value}


def _remove(at: _At) -> Change:
    return {"op": "remove", "path": _path(at)}


def _path(at: _At) -> str:
    """A place as a JSON Pointer; it is written only for what has changed."""
    steps: list[str] = []
    while not isinstance(at, str):
        at, step = at
        steps.append(_step(step) if isinstance(step, str) else str(step))
    return "/".join([at, *reversed(steps)])


def pointer(*keys: str) -> str:
    """The path through the given keys."""
    return "".join(f"/{_step(key)}" for key in keys)


def _step(key: str) -> str:
    """A key as written in a path."""
    if "~" in key or "/" in key:
        return key.replace("~", "~0").replace("/", "~1")
    return key


def patch(document: Any, changes: Iterable[Change]) -> Any:
    """Apply changes in order; the result shares unchanged parts with the old document."""
    holder = [document]
    own = {id(holder)}
    for change in changes:
        steps = _steps(change["path"])
        if len(steps) == 1 and change["op"] == "remove":
            raise _misfit(change)
        parent = _open(steps, holder, own, change)
        _make(parent, steps[-1], change)
    return holder[0]


def _steps(path: str) -> list[str]:
    """The steps of a path, starting from a list that contains only the document."""
    steps = path.split("/")
    if steps[0]:
        raise ChangeError(f"path: found {path!r:.80}, expected a JSON Pointer")
    return ["0", *(step.replace("~1", "/").replace("~0", "~") for step in steps[1:])]


def _open(steps: list[str], holder: Any, own: set[int], change: Change) -> Any:
    """The list or object of the last step; shared containers on the way are copied."""
    outer = holder
    for step in steps[:-1]:
        place = _place(outer, step, change)
        inner = outer[place]
        if id(inner) not in own:
            if not isinstance(inner, dict | list):
                raise _misfit(change)
            inner = inner.copy()
            own.add(id(inner))
            outer[place] = inner
        outer = inner
    return outer


def _place(holder: Any, step: str, change: Change) -> Any:
    """The key or index of an existing value."""
    if isinstance(holder, dict):
        if step in holder:
            return step
    elif step.isdecimal() and str(int(step)) == step and int(step) < len(holder):
        return int(step)
    raise _misfit(change)


def _make(parent: Any, step: str, change: Change) -> None:
    if change["op"] == "remove":
        del parent[_place(parent, step, change)]
    elif change["op"] == "replace":
        parent[_place(parent, step, change)] = change["value"]
    elif change["op"] != "add":
        raise ChangeError(f"op: found {change['op']!r:.80}, expected add, replace or remove")
    elif isinstance(parent, dict):
        parent[step] = change["value"]
    elif step in {_END, str(len(parent))}:
        parent.append(change["value"])
    else:
        parent.insert(_place(parent, step, change), change["value"])


def _misfit(change: Change) -> ChangeError:
    return ChangeError(f"{change['op']} {change['path']!r:.80}: found nothing there to change")
