"""JSON as it may be sent to a server: in UTF-8, no key twice in one object, and finite numbers.

Of two keys of one name some readers take the first and some the last, so whoever sends both cannot
know what is done.
"""

import json
import re
from math import isfinite
from typing import Any

from .errors import ProtocolError
from .limits import ID_PATTERN

_LONGEST = 100


def check_json(sent: str | bytes, where: str) -> None:
    """Refuse what is not JSON in UTF-8, or names a key twice; ``where`` it stands."""
    try:
        text = sent if isinstance(sent, str) else sent.decode()
        _STRICT.decode(text)
    except ProtocolError:
        raise
    except (ValueError, RecursionError):
        raise ProtocolError("malformed", where=where, what="JSON in UTF-8 is expected") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object out of its keys and values; ProtocolError where a key is there twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            # Half a surrogate pair could not be sent back.
            where = key.encode(errors="replace").decode()[:_LONGEST]
            raise ProtocolError("malformed", where=where, what="a key that is there twice")
        found[key] = value
    return found


def _finite(text: str) -> float:
    """A number that is not whole; what is beyond all numbers, some readers let pass."""
    value = float(text)
    if isfinite(value):
        return value
    raise ProtocolError("malformed", where="message", what="a number that is not finite")


_STRICT = json.JSONDecoder(object_pairs_hook=_once, parse_float=_finite, parse_constant=_finite)


def id_of(text: str) -> str | None:
    """The id in a message that is not read further; None where it has none."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = said.get("id") if isinstance(said, dict) else None
    return found if isinstance(found, str) and re.fullmatch(ID_PATTERN, found) else None
