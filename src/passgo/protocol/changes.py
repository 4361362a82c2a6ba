"""What changed between two documents, and how to follow: ``patch(old, diff(old, new)) == new``.

Engine data is shared between looks and never changed, so that what is the same object is the same;
that makes a difference cheap. Nothing here changes what it is given.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from ..errors import PassgoError

Change: TypeAlias = dict[str, Any]
"""``{"at": [step, …], "to": value}`` or ``{"at": [step, …], "gone": True}``."""
Steps: TypeAlias = tuple[str | int, ...]


class ChangeError(PassgoError):
    """A change that does not fit the document: a message was lost, or it is another's."""


def diff(old: Any, new: Any) -> list[Change]:
    """The changes that make one document out of another; lists of another length are new."""
    changes: list[Change] = []
    if old is new:
        return changes
    sort = type(new)
    if type(old) is sort and (sort is dict or (sort is list and len(old) == len(new))):
        _compare(old, new, (), changes)
    elif type(old) is not sort or old != new:
        changes.append({"at": [], "to": new})
    return changes


def _compare(old: Any, new: Any, at: Steps, changes: list[Change]) -> None:
    """Note what differs within two tables, or two lists of one length."""
    if type(new) is dict:
        steps: Iterable[Any] = new
        if old.keys() != new.keys():
            changes += [{"at": [*at, key], "gone": True} for key in old if key not in new]
            changes += [{"at": [*at, key], "to": new[key]} for key in new if key not in old]
            steps = [key for key in new if key in old]
    else:
        steps = range(len(new))
    for step in steps:
        before, value = old[step], new[step]
        if before is value:
            continue
        sort = type(value)
        # True is 1 to Python and not to JSON, so that the types are compared too.
        if sort is type(before):
            if sort is dict or (sort is list and len(before) == len(value)):
                _compare(before, value, (*at, step), changes)
                continue
            if before == value:
                continue
        changes.append({"at": [*at, step], "to": value})


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
    outer = holder
    for step in way[:-1]:
        inner: Any = _get(outer, step, way)
        if id(inner) not in own:
            if not isinstance(inner, dict | list):
                raise ChangeError(f"change at {_shown(way[1:])}: found a value, expected a list")
            inner = inner.copy()
            own.add(id(inner))
            outer[step] = inner
        outer = inner
    return outer


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
    holder: Any = parent
    holder[step] = value


def _shown(at: Iterable[str | int]) -> str:
    return "/".join(str(step) for step in at)
