"""What changed between two documents, and how to follow: ``patch(old, diff(old, new)) == new``.

Engine data is shared between looks and never changed, so that what is the same object is the same;
that makes a difference cheap. Nothing here changes what it is given.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from ..game.errors import PassgoError

Change: TypeAlias = dict[str, Any]
"""``{"at": [step, …], "to": value}`` or ``{"at": [step, …], "gone": True}``."""
Steps: TypeAlias = tuple[str | int, ...]


class ChangeError(PassgoError):
    """A change that does not fit the document: a message was lost, or it is another's."""


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that make one document out of another; lists of another length are new."""
    changes: list[Change] = []
    if old is not new:
        _compare(old, new, (), changes)
    return changes


def _compare(old: Any, new: Any, at: Steps, changes: list[Change]) -> None:
    """Note what differs in two values that are not the same object."""
    sort = type(new)
    if type(old) is not sort:
        changes.append({"at": list(at), "to": new})
    elif sort is dict:
        _compare_tables(old, new, at, changes)
    elif sort is list:
        if len(old) != len(new):
            changes.append({"at": list(at), "to": new})
            return
        for place, value in enumerate(new):
            before = old[place]
            if before is not value:
                _compare(before, value, (*at, place), changes)
    elif old != new:
        changes.append({"at": list(at), "to": new})


def _compare_tables(
    old: dict[str, Any], new: dict[str, Any], at: Steps, changes: list[Change]
) -> None:
    if old.keys() != new.keys():
        changes += [{"at": [*at, key], "gone": True} for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            changes.append({"at": [*at, key], "to": value})
            continue
        before = old[key]
        if before is not value:
            _compare(before, value, (*at, key), changes)


def patch(document: Any, changes: Iterable[Change]) -> Any:
    """The document with changes made in order; what did not change is shared with the old one."""
    holder = [document]
    own = {id(holder)}
    for change in changes:
        at = change["at"]
        parent = _open([0, *at], holder, own)
        step = at[-1] if at else 0
        if "gone" not in change:
            _put(parent, step, change["to"], at)
        elif isinstance(parent, dict) and step in parent:
            del parent[step]
        else:
            raise ChangeError(f"change at {_shown(at)}: found nothing, expected a key to remove")
    return holder[0]


def _open(way: Sequence[str | int], holder: Any, own: set[int]) -> Any:
    """The list or table that a way's last step is in, copied on the way unless it is our own."""
    inner = holder
    for step in way[:-1]:
        outer, inner = inner, _get(inner, step, way)
        if not isinstance(inner, dict | list):
            raise ChangeError(f"change at {_shown(way[1:])}: found a value where a list should be")
        if id(inner) not in own:
            inner = inner.copy()
            own.add(id(inner))
            outer[step] = inner
    return inner


def _get(inner: Any, step: str | int, way: Sequence[str | int]) -> Any:
    try:
        return inner[step]
    except (LookupError, TypeError):
        raise ChangeError(f"change at {_shown(way[1:])}: found no {step!r} there") from None


def _put(parent: Any, step: str | int, value: Any, at: Sequence[str | int]) -> None:
    is_key = isinstance(parent, dict) and isinstance(step, str)
    is_place = isinstance(parent, list) and isinstance(step, int) and 0 <= step < len(parent)
    if not (is_key or is_place):
        raise ChangeError(f"change at {_shown(at)}: found no place for {step!r}")
    parent[step] = value


def _shown(at: Iterable[str | int]) -> str:
    return "/".join(str(step) for step in at)
