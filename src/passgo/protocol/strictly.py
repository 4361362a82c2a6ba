"""Strict JSON for messages to the server: UTF-8, no repeated keys in an object, finite numbers.

With a repeated key, some parsers take the first value and some the last, so the sender could not
know which one counts.
"""

import json
import re
from math import isfinite

from ..wire.plain import Json, Plain
from .errors import ProtocolError
from .limits import ID_PATTERN

_LONGEST = 100


def check_json(sent: str | bytes, where: str) -> None:
    """Refuse text that is not JSON in UTF-8 or repeats a key; ``where`` names its source."""
    try:
        text = sent if isinstance(sent, str) else sent.decode()
        _STRICT.decode(text)
    except ProtocolError:
        raise
    except (ValueError, RecursionError):
        raise ProtocolError("malformed", where=where, what="JSON in UTF-8 is expected") from None


def _once(pairs: list[tuple[str, Json]]) -> Plain:
    """An object from its keys and values; ProtocolError if a key is repeated."""
    found: Plain = {}
    for key, value in pairs:
        if key in found:
            # Half a surrogate pair cannot be sent back.
            where = key.encode(errors="replace").decode()[:_LONGEST]
            raise ProtocolError("malformed", where=where, what="a key that is there twice")
        found[key] = value
    return found


def _finite(text: str) -> float:
    """A number with a fraction or exponent; some parsers accept what is not finite."""
    value = float(text)
    if isfinite(value):
        return value
    raise ProtocolError("malformed", where="message", what="a number that is not finite")


_STRICT = json.JSONDecoder(object_pairs_hook=_once, parse_float=_finite, parse_constant=_finite)


def id_of(text: str) -> str | None:
    """The id in a message that is not parsed; None if it has none."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        return None
    found = said.get("id") if isinstance(said, dict) else None
    return found if isinstance(found, str) and re.fullmatch(ID_PATTERN, found) else None
